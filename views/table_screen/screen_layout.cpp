#include "screen_layout.h"

#include "screen_banner.h"
#include "team_plan.h"
#include "team_table.h"

#include "style/text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>

#include <algorithm>

namespace roadmarshal::views {

namespace {

using Kind = ScreenPart::Kind;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TableScreen)
};

constexpr double lineSpacing = 1.3;
const QString between = QStringLiteral(" · "); // consequences

class Builder
{
public:
    Builder(const ScreenFacts& facts, const QSizeF& size, const Colours& colours)
        : m_facts(facts),
          m_colours(colours),
          m_smallest(smallestTypeOf(size)),
          m_margin(std::min(size.width(), size.height()) * 0.025),
          m_area(QRectF(QPointF(), size).adjusted(m_margin, m_margin, -m_margin, -m_margin)),
          m_upright(size.width() < size.height()),
          m_layout{size, {}}
    {
    }

    ScreenLayout build()
    {
        if (m_facts.rows.isEmpty() && m_facts.headline.isEmpty()) {
            const QString text = Words::tr("No game is open.");
            line(m_area, text, fittingType(text, m_area.width(), m_smallest * 2, m_smallest, true), true,
                 m_colours.text, m_colours.surface, Qt::AlignHCenter);
            return m_layout;
        }
        const Heights heights = shareOut();
        layOutBanner(m_facts, takeTop(heights.banner), {m_smallest, m_margin, m_upright}, m_colours,
                     m_layout.parts);
        if (m_facts.first >= 0)
            firstPlayer(takeTop(heights.first));
        if (!m_facts.entry.isEmpty())
            lastEntry(takeBottom(heights.entry));
        layOutTeams(m_facts, m_area, m_smallest, m_colours, m_layout.parts);
        return m_layout;
    }

private:
    struct Heights
    {
        double banner;
        double first;
        double entry;
    };
    // The teams get what they can't do without, then the banner and the entry share the rest up to what
    // suits.
    Heights shareOut() const
    {
        const double line = m_smallest * lineSpacing;
        const double first = m_facts.first >= 0 ? m_smallest * 1.6 : 0;
        const double teams = leastTeamsHeight(m_facts.rows.size(), m_upright ? 1 : 2, m_smallest);
        const double rest = m_area.height() - 3 * apart() - first - teams;
        const double banner = std::clamp(rest * 0.6, m_layout.size.height() * 0.12,
                                         m_layout.size.height() * (m_upright ? 0.18 : 0.24));
        const double lines = std::clamp(std::floor((rest - banner) / line), 2.0, m_upright ? 5.0 : 3.0);
        return {banner, first, std::min(lines * line, entryHeight())};
    }
    // Of the last entry with all its consequences.
    double entryHeight() const
    {
        const double width = m_area.width() - m_margin;
        return titleHeight(width) + wrapped(m_facts.consequences.join(between), width, false).height() + 1;
    }
    // Two lines at most.
    double titleHeight(double width) const
    {
        const bool isLong = textWidth(screenFont(m_smallest, true), m_facts.entry) > width;
        return m_smallest * lineSpacing * (isLong ? 2 : 1);
    }
    QRectF wrapped(const QString& text, double width, bool bold) const
    {
        const QFontMetricsF metrics(screenFont(m_smallest, bold));
        return metrics.boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, text);
    }
    double apart() const { return m_margin * 0.7; }
    QRectF takeTop(double height)
    {
        const QRectF taken(m_area.left(), m_area.top(), m_area.width(), height);
        m_area.setTop(taken.bottom() + apart());
        return taken;
    }
    QRectF takeBottom(double height)
    {
        const QRectF taken(m_area.left(), m_area.bottom() - height, m_area.width(), height);
        m_area.setBottom(taken.top() - apart());
        return taken;
    }
    void add(const ScreenPart& part) { m_layout.parts.append(part); }
    void line(const QRectF& rect, const QString& text, double pixels, bool bold, const QColor& ink,
              const QColor& ground, Qt::Alignment alignment = Qt::AlignLeft)
    {
        add({.kind = Kind::Text,
             .rect = rect,
             .text = text,
             .pixels = pixels,
             .bold = bold,
             .alignment = alignment,
             .ink = ink,
             .ground = ground});
    }

    void paragraph(const QRectF& rect, const QString& text, bool bold, const QColor& ink,
                   const QColor& ground)
    {
        add({.kind = Kind::Paragraph,
             .rect = rect,
             .text = text,
             .pixels = m_smallest,
             .bold = bold,
             .ink = ink,
             .ground = ground});
    }

    void firstPlayer(const QRectF& rect)
    {
        const table::Team& team = m_facts.rows[m_facts.first].team;
        const double type = rect.height() * 0.75;
        double x = rect.left();
        const auto take = [&](double width) {
            const QRectF taken(x, rect.top(), std::min(width, rect.right() - x), rect.height());
            x = taken.right() + type * 0.4;
            return taken;
        };
        add({.kind = Kind::Icon,
             .rect = square(take(type), type),
             .text = QStringLiteral("first-player"),
             .ink = m_colours.text,
             .ground = m_colours.surface});
        const QString title = Words::tr("First player");
        line(take(textWidth(screenFont(type, false), title)), title, type, false, m_colours.faint,
             m_colours.surface);
        add({.kind = Kind::Livery, .rect = take(type * 1.6), .livery = team.livery});
        const QString player = nameOf(team);
        line(take(textWidth(screenFont(type, true), player)), player, type, true, m_colours.text,
             m_colours.surface);
        const double rest = textWidth(screenFont(type, false), team.name);
        if (!team.player.isEmpty() && x + rest <= rect.right())
            line(take(rest), team.name, type, false, m_colours.faint, m_colours.surface);
    }

    static QRectF square(const QRectF& in, double size)
    {
        return {in.left(), in.center().y() - size / 2, size, size};
    }

    // The entry on one line, below it as many of its consequences as there is room for.
    void lastEntry(const QRectF& rect)
    {
        add({.kind = Kind::Bar,
             .rect = QRectF(rect.left(), rect.top(), m_margin * 0.4, rect.height()),
             .ink = m_colours.accent});
        const QRectF inner = rect.adjusted(m_margin, 0, 0, 0);
        const double head = std::min(titleHeight(inner.width()), inner.height());
        const QRectF title(inner.left(), inner.top(), inner.width(), head);
        if (wrapped(m_facts.entry, inner.width(), true).height() <= head)
            paragraph(title, m_facts.entry, true, m_colours.text, m_colours.surface);
        else
            line(title, m_facts.entry, m_smallest, true, m_colours.text, m_colours.surface);
        const QRectF rest = inner.adjusted(0, head, 0, 0);
        if (const QString text = consequencesFor(rest.size()); !text.isEmpty())
            paragraph(rest, text, false, m_colours.text, m_colours.surface);
        else if (rest.height() >= m_smallest * lineSpacing)
            line(rest, m_facts.consequences.join(between), m_smallest, false, m_colours.text,
                 m_colours.surface);
    }

    QString consequencesFor(const QSizeF& room) const
    {
        const auto fits = [&](const QString& text) {
            const QRectF needed = wrapped(text, room.width(), false);
            return needed.height() <= room.height() && needed.width() <= room.width();
        };
        for (qsizetype shown = m_facts.consequences.size(); shown > 0; --shown) {
            QStringList items = m_facts.consequences.first(shown);
            if (const auto more = static_cast<int>(m_facts.consequences.size() - shown); more > 0)
                items.append(Words::tr("%n more", "consequences of an entry", more));
            if (const QString text = items.join(between); fits(text))
                return text;
        }
        return {};
    }

    const ScreenFacts& m_facts;
    const Colours& m_colours;
    double m_smallest;
    double m_margin;
    QRectF m_area;
    bool m_upright;
    ScreenLayout m_layout;
};

} // namespace

double smallestTypeOf(const QSizeF& size)
{
    const bool upright = size.width() < size.height();
    return upright ? size.width() / 22 : size.height() / 28;
}

QFont screenFont(double pixels, bool bold)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(1, static_cast<int>(std::ceil(pixels))));
    font.setWeight(bold ? QFont::Bold : QFont::Medium);
    return font;
}

ScreenLayout layOutScreen(const ScreenFacts& facts, const QSizeF& size, const Colours& colours)
{
    return Builder(facts, size, colours).build();
}

} // namespace roadmarshal::views
