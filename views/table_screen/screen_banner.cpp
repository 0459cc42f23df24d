#include "screen_banner.h"

#include "team_plan.h"

#include "style/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace roadmarshal::views {

namespace {

using Kind = ScreenPart::Kind;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TableScreen)
};

constexpr double lineSpacing = 1.3;
const QString between = QStringLiteral(" · "); // headline and reason

class Builder
{
public:
    Builder(const ScreenFacts& facts, const BannerMeasures& measures, const Colours& colours,
            QList<ScreenPart>& parts)
        : m_facts(facts), m_measures(measures), m_colours(colours), m_parts(parts)
    {
    }

    // Whose turn it is, or how it ended; what is one team's in its colour and beside its pattern.
    void build(const QRectF& rect)
    {
        const bool isOneTeams = m_facts.isOver() ? m_facts.winners.size() == 1 : m_facts.toAct >= 0;
        if (isOneTeams)
            return teamBanner(rect, m_facts.rows[m_facts.isOver() ? m_facts.winners.first() : m_facts.toAct]);
        add({.kind = Kind::Ground, .rect = rect, .ground = m_colours.raised});
        QRectF inner = rect.adjusted(m_measures.margin, 0, -m_measures.margin, 0);
        const QString who = titleOfOutcome();
        if (who.isEmpty()) {
            const QString text = headline();
            const double most = rect.height() * 0.5;
            const double type = fittingType(text, inner.width(), most, m_measures.smallest, true);
            if (textWidth(screenFont(type, true), text) > inner.width())
                return paragraph(inner.adjusted(0, rect.height() * 0.06, 0, 0), text, true, m_colours.text,
                                 m_colours.raised);
            return line(inner, text, type, true, m_colours.text, m_colours.raised);
        }
        if (m_facts.how == table::Outcome::Won)
            inner.setRight(flag(rect, inner.right(), m_colours.text, m_colours.raised));
        inner.setLeft(chips(rect, inner.left(), inner.width() * 0.3));
        bannerText(inner.adjusted(0, rect.height() * 0.06, 0, -rect.height() * 0.06), who, m_colours.text,
                   m_colours.raised);
    }

private:
    void add(const ScreenPart& part) { m_parts.append(part); }
    void line(const QRectF& rect, const QString& text, double pixels, bool bold, const QColor& ink,
              const QColor& ground)
    {
        add({.kind = Kind::Text,
             .rect = rect,
             .text = text,
             .pixels = pixels,
             .bold = bold,
             .ink = ink,
             .ground = ground});
    }
    void paragraph(const QRectF& rect, const QString& text, bool bold, const QColor& ink,
                   const QColor& ground)
    {
        add({.kind = Kind::Paragraph,
             .rect = rect,
             .text = text,
             .pixels = m_measures.smallest,
             .bold = bold,
             .ink = ink,
             .ground = ground});
    }

    void teamBanner(const QRectF& rect, const ScreenFacts::Row& row)
    {
        const Livery& livery = views::livery(row.team.livery);
        const double chip = rect.height() * (m_measures.upright ? 0.7 : 1.15);
        add({.kind = Kind::Ground, .rect = rect, .ground = livery.colour});
        add({.kind = Kind::Livery,
             .rect = QRectF(rect.topLeft(), QSizeF(chip, rect.height())),
             .livery = row.team.livery});
        QRectF text = rect.adjusted(chip + m_measures.margin, rect.height() * 0.06, -m_measures.margin,
                                    -rect.height() * 0.06);
        if (m_facts.isOver())
            text.setRight(flag(rect, text.right(), livery.text, livery.colour));
        bannerText(text, nameOf(row.team), livery.text, livery.colour);
    }

    // At the right end; where the room before it ends.
    double flag(const QRectF& rect, double right, const QColor& ink, const QColor& ground)
    {
        const double size = rect.height() * (m_measures.upright ? 0.7 : 1.15) * 0.55;
        add({.kind = Kind::Icon,
             .rect = QRectF(right - size, rect.center().y() - size / 2, size, size),
             .text = QStringLiteral("flag-finish"),
             .ink = ink,
             .ground = ground});
        return right - size - m_measures.margin;
    }

    // The patterns of all who have won, as far as there is room; where it ends.
    double chips(const QRectF& rect, double left, double room)
    {
        const double width = rect.height() * 0.45;
        for (const int row : m_facts.winners) {
            if (room < width)
                break;
            add({.kind = Kind::Livery,
                 .rect = QRectF(left, rect.top() + rect.height() * 0.15, width, rect.height() * 0.7),
                 .livery = m_facts.rows[row].team.livery});
            left += width + m_measures.margin * 0.5;
            room -= width + m_measures.margin * 0.5;
        }
        return left;
    }

    // Empty where the headline is all there is to say.
    QString titleOfOutcome() const
    {
        if (m_facts.how == table::Outcome::Lost)
            return Words::tr("Lost", "by the whole table");
        if (m_facts.how != table::Outcome::Won)
            return {};
        QStringList names;
        for (const int row : m_facts.winners)
            names.append(nameOf(m_facts.rows[row].team));
        return names.isEmpty() ? Words::tr("Won", "by the whole table") : names.join(QStringLiteral(", "));
    }

    QString headline() const
    {
        return m_facts.reason.isEmpty() ? m_facts.headline : m_facts.headline + between + m_facts.reason;
    }

    // The name as large as it goes, the headline below it on one line or two.
    void bannerText(const QRectF& room, const QString& who, const QColor& ink, const QColor& ground)
    {
        const QString text = headline();
        const bool isLong = textWidth(screenFont(m_measures.smallest, false), text) > room.width();
        const double below =
            std::max(room.height() * 0.36, m_measures.smallest * lineSpacing * (isLong ? 2 : 1));
        const QRectF upper(room.left(), room.top(), room.width(), room.height() - below);
        const QRectF lower(room.left(), upper.bottom(), room.width(), below);
        const double name = std::max(m_measures.smallest, upper.height() * 0.85);
        line(upper, who, fittingType(who, room.width(), name, m_measures.smallest, true), true, ink, ground);
        if (!isLong) {
            const double most = std::max(m_measures.smallest, lower.height() * 0.66);
            return line(lower, text, fittingType(text, room.width(), most, m_measures.smallest, false), false,
                        ink, ground);
        }
        paragraph(lower, text, false, ink, ground);
    }

    const ScreenFacts& m_facts;
    BannerMeasures m_measures;
    const Colours& m_colours;
    QList<ScreenPart>& m_parts;
};

} // namespace

double fittingType(const QString& text, double width, double most, double least, bool bold)
{
    const double needed = textWidth(screenFont(most, bold), text);
    return needed <= width ? most : std::max(least, std::floor(most * width / needed));
}

void layOutBanner(const ScreenFacts& facts, const QRectF& rect, const BannerMeasures& measures,
                  const Colours& colours, QList<ScreenPart>& parts)
{
    Builder(facts, measures, colours, parts).build(rect);
}

} // namespace roadmarshal::views
