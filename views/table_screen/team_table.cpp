#include "team_table.h"

#include "team_plan.h"

#include "style/text.h"

#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

namespace {

using Kind = ScreenPart::Kind;

class Builder
{
public:
    Builder(const ScreenFacts& facts, const QRectF& area, double smallest, const Colours& colours,
            QList<ScreenPart>& parts)
        : m_facts(facts),
          m_area(area),
          m_smallest(smallest),
          m_colours(colours),
          m_parts(parts),
          m_plan(planTeams(facts, area.size(), smallest)),
          m_twoLines(haveRoomForTeamNames())
    {
    }

    void build()
    {
        for (int column = 0; column < m_plan.columns; ++column)
            heads(leftOf(column));
        for (int i = 0; i < m_facts.rows.size(); ++i) {
            // Down the columns, so that the seats go round in the order one reads.
            const double top =
                m_area.top() + m_plan.head + (i % m_plan.lines) * (m_plan.rowHeight + m_plan.rowGap);
            row(i, QRectF(leftOf(i / m_plan.lines), top, m_plan.width, m_plan.rowHeight));
        }
    }

private:
    double leftOf(int column) const { return m_area.left() + column * (m_plan.width + m_plan.columnGap); }

    // Middles of the figures, from the left edge of a row on.
    double middleOf(double left, qsizetype figure) const
    {
        double x = left + m_plan.width - m_plan.pad();
        for (qsizetype i = m_plan.figures.size() - 1; i > figure; --i)
            x -= m_plan.figures[i].width + m_plan.pad();
        return x - m_plan.figures[figure].width / 2;
    }

    void heads(double left)
    {
        for (qsizetype figure = 0; figure < m_plan.figures.size(); ++figure) {
            const ScreenFacts::Column& column = m_facts.columns[figure];
            const double width = m_plan.figures[figure].width;
            const QRectF cell(middleOf(left, figure) - width / 2, m_area.top(), width, m_plan.head);
            if (m_plan.figures[figure].inWords)
                m_parts.append({.kind = Kind::Text,
                                .rect = cell,
                                .text = column.title,
                                .pixels = m_smallest,
                                .alignment = Qt::AlignHCenter,
                                .ink = m_colours.faint,
                                .ground = m_colours.surface});
            else
                m_parts.append({.kind = Kind::Icon,
                                .rect = centred(cell, m_smallest * 1.1),
                                .text = iconOf(column),
                                .ink = m_colours.faint,
                                .ground = m_colours.surface});
        }
    }

    static QRectF centred(const QRectF& in, double size)
    {
        return {in.center().x() - size / 2, in.center().y() - size / 2, size, size};
    }

    void row(int index, const QRectF& rect)
    {
        const ScreenFacts::Row& row = m_facts.rows[index];
        const bool on = index == m_facts.toAct && !m_facts.isOver();
        m_parts.append({.kind = Kind::Ground,
                        .rect = rect,
                        .ink = on ? m_colours.accent : m_colours.outline,
                        .ground = m_colours.raised});
        if (on)
            m_parts.append({.kind = Kind::Bar,
                            .rect = QRectF(rect.left(), rect.top(), m_plan.pad() * 0.6, rect.height()),
                            .ink = m_colours.accent});
        const double chipHeight = std::min(rect.height() * 0.76, m_plan.chip());
        const double x = rect.left() + m_plan.pad() * 1.2;
        m_parts.append({.kind = Kind::Livery,
                        .rect = QRectF(x, rect.center().y() - chipHeight / 2, m_plan.chip(), chipHeight),
                        .livery = row.team.livery});
        const double left = x + m_plan.chip() + m_plan.pad() * 0.8;
        name(index,
             QRectF(left, rect.top(), rect.left() + m_plan.pad() * 2 + m_plan.chip() + m_plan.name - left,
                    rect.height()));
        for (qsizetype i = 0; i < m_plan.figures.size(); ++i)
            figure(row, i,
                   QRectF(middleOf(rect.left(), i) - m_plan.figures[i].width / 2, rect.top(),
                          m_plan.figures[i].width, rect.height()));
    }

    double secondType() const { return std::max(m_smallest, m_plan.type * 0.55); }

    // Under every player or under none, so that rows look alike.
    bool haveRoomForTeamNames() const
    {
        return m_plan.rowHeight >= (m_plan.type + secondType()) * 1.25 &&
               std::ranges::all_of(m_facts.rows, [this](const ScreenFacts::Row& row) {
                   return textWidth(screenFont(secondType(), false), row.team.name) <= m_plan.name;
               });
    }

    void name(int index, const QRectF& room)
    {
        const table::Team& team = m_facts.rows[index].team;
        const QString text = nameOf(team);
        const double iconWidth = isMarked(m_facts, index) ? m_plan.type * iconEms : 0;
        const double width =
            std::min(textWidth(screenFont(m_plan.type, true), text), room.width() - iconWidth);
        const double second = secondType();
        const bool twoLines = m_twoLines && !team.player.isEmpty();
        const double high = twoLines ? (m_plan.type * 1.15 + second * 1.2) : room.height();
        const double top = room.center().y() - high / 2;
        const QRectF line(room.left(), top, width, twoLines ? m_plan.type * 1.15 : high);
        m_parts.append({.kind = Kind::Text,
                        .rect = line,
                        .text = text,
                        .pixels = m_plan.type,
                        .bold = true,
                        .ink = m_colours.text,
                        .ground = m_colours.raised});
        if (iconWidth > 0)
            m_parts.append(
                {.kind = Kind::Icon,
                 .rect = QRectF(line.right() + m_plan.type * 0.25, line.center().y() - m_plan.type * 0.45,
                                m_plan.type * 0.9, m_plan.type * 0.9),
                 .text =
                     m_facts.isWinner(index) ? QStringLiteral("flag-finish") : QStringLiteral("first-player"),
                 .ink = m_colours.text,
                 .ground = m_colours.raised});
        if (twoLines)
            m_parts.append({.kind = Kind::Text,
                            .rect = QRectF(room.left(), line.bottom(), room.width(), second * 1.2),
                            .text = team.name,
                            .pixels = second,
                            .ink = m_colours.faint,
                            .ground = m_colours.raised});
    }

    void figure(const ScreenFacts::Row& row, qsizetype figure, const QRectF& cell)
    {
        const ScreenFacts::Column& column = m_facts.columns[figure];
        const Livery& livery = views::livery(row.team.livery);
        const QString text = valueOf(row.standing, column);
        if (text.isEmpty())
            return;
        ScreenPart part{.kind = Kind::Text,
                        .rect = cell,
                        .text = text,
                        .pixels = m_plan.type,
                        .bold = true,
                        .alignment = Qt::AlignHCenter,
                        .ink = m_colours.text,
                        .ground = m_colours.raised};
        if (isToken(column)) {
            const bool scored = column.role == table::Figure::Score;
            part.kind = scored ? Kind::Disc : Kind::Ring;
            const double width = m_plan.figures[figure].tokenWidth;
            part.rect = QRectF(cell.center().x() - width / 2, cell.center().y() - m_plan.tokenHeight() / 2,
                               width, m_plan.tokenHeight());
            part.pixels = m_plan.tokenType();
            if (scored) {
                part.ink = livery.text;
                part.ground = livery.colour;
            }
        }
        m_parts.append(part);
    }

    const ScreenFacts& m_facts;
    QRectF m_area;
    double m_smallest;
    const Colours& m_colours;
    QList<ScreenPart>& m_parts;
    const TeamPlan m_plan;
    bool m_twoLines;
};

} // namespace

void layOutTeams(const ScreenFacts& facts, const QRectF& area, double smallest, const Colours& colours,
                 QList<ScreenPart>& parts)
{
    Builder(facts, area, smallest, colours, parts).build();
}

} // namespace roadmarshal::views
