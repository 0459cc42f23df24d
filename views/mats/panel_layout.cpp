#include "panel_layout.h"

#include "chart_layout.h"
#include "gauge_layout.h"
#include "slots_layout.h"

#include "match.h"
#include "style/plate.h"
#include "style/scaled.h"
#include "style/text.h"
#include "style/theme.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Mats)
};

constexpr double pad = 8;
double plateHeight()
{
    return scaled(36.0);
}
double iconSize()
{
    return scaled(16.0);
}
double factHeight()
{
    return scaled(20.0);
}
double counterHeight()
{
    return scaled(24.0);
}
double counterButton()
{
    return scaled(22.0);
}
// least width of a counter with its label
double counterColumn()
{
    return scaled(136.0);
}
double chipHeight()
{
    return scaled(22.0);
}
constexpr qsizetype shortFact = 4; // letters

template <class Kind>
QList<const Kind*> itemsOf(const mats::Panel& panel)
{
    QList<const Kind*> found;
    for (const mats::Item& item : panel.items) {
        if (const auto* kind = std::get_if<Kind>(&item))
            found.append(kind);
    }
    return found;
}

class Builder
{
public:
    Builder(const mats::Panel& panel, const Wording& say, int width)
        : m_panel(panel), m_say(say), m_width(width - 2 * pad)
    {
    }

    PanelLayout build()
    {
        m_layout.parts.reserve(24);
        if (!m_panel.title.isEmpty())
            header();
        else if (!m_panel.subtitle.isEmpty())
            heading();
        gauges();
        for (const mats::Chart* chart : itemsOf<mats::Chart>(m_panel)) {
            const qsizetype from = m_layout.parts.size();
            m_y = layOutChart(*chart, m_say, {pad, m_y, m_width}, m_layout.parts) + gap;
            makePartsOf(chart->property, m_layout.parts, from);
        }
        facts();
        counters();
        for (const mats::Slots* places : itemsOf<mats::Slots>(m_panel))
            m_y = layOutSlots(*places, m_say, {pad, m_y, m_width}, m_layout.parts) + gap;
        for (const mats::Cards* cards : itemsOf<mats::Cards>(m_panel))
            heap(*cards);
        tokens();
        m_layout.height = static_cast<int>(std::ceil(m_y - gap + pad));
        return m_layout;
    }

private:
    void add(const Part& part) { m_layout.parts.append(part); }

    void heading()
    {
        add({PartKind::Heading, QRectF(pad, m_y, m_width, factHeight()), m_panel.subtitle});
        m_y += factHeight() + smallGap;
    }

    void header()
    {
        const double wanted = plateWidth(m_panel.title);
        const double beside = m_width - std::min(wanted, m_width * 0.6) - gap;
        const double where =
            m_panel.where.code.isEmpty() ? 0 : textWidth(captionFont(), m_say(m_panel.where));
        if (wanted > m_width * 0.6 || std::max(textWidth(boldFont(), m_panel.subtitle), where) > beside)
            return tallHeader(std::min(wanted, m_width));
        const double plate = wanted;
        add({PartKind::Plate, QRectF(pad, m_y, plate, plateHeight()), m_panel.title});
        const double x = pad + plate + gap;
        const double width = pad + m_width - x;
        // Without a second line the plate's middle is the heading's.
        const bool twoLines = !m_panel.where.code.isEmpty() || m_panel.spent;
        add({PartKind::Heading, QRectF(x, m_y, width, twoLines ? plateHeight() / 2 : plateHeight()),
             m_panel.subtitle});
        if (twoLines)
            whereabouts(QRectF(x, m_y + plateHeight() / 2, width, plateHeight() / 2));
        m_y += plateHeight() + gap;
    }

    // What has no room beside the plate stands below it, in as many lines as it takes.
    void tallHeader(double plate)
    {
        add({PartKind::Plate, QRectF(pad, m_y, plate, plateHeight()), m_panel.title});
        m_y += plateHeight() + smallGap;
        for (const QString& line : linesOf(m_panel.subtitle, boldFont())) {
            add({PartKind::Heading, QRectF(pad, m_y, m_width, factHeight()), line});
            m_y += factHeight();
        }
        if (!m_panel.where.code.isEmpty() || m_panel.spent) {
            whereabouts(QRectF(pad, m_y, m_width, factHeight()));
            m_y += factHeight();
        }
        m_y += gap;
    }

    // Broken between words; a word that is wider than the card is shortened when it is painted.
    QStringList linesOf(const QString& text, const QFont& font) const
    {
        QStringList lines;
        for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
            const QString longer = lines.isEmpty() ? word : lines.last() + u' ' + word;
            if (lines.isEmpty() || textWidth(font, longer) > m_width)
                lines.append(word);
            else
                lines.last() = longer;
        }
        return lines;
    }

    void whereabouts(const QRectF& line)
    {
        const QString where = m_panel.where.code.isEmpty() ? QString() : m_say(m_panel.where);
        const double used = textWidth(captionFont(), where);
        add({PartKind::Where, line, where});
        if (!m_panel.spent)
            return;
        const double left = line.left() + used + gap;
        const QString word = Words::tr("acted", "has been activated this turn; a short word");
        const double needed = iconSize() + 2 + textWidth(captionFont(), word);
        const bool wordFits = left + needed <= line.right();
        add({PartKind::Spent, QRectF(left, line.top(), wordFits ? needed : iconSize(), line.height()),
             wordFits ? word : QString(), QStringLiteral("done")});
    }

    void gauges()
    {
        const auto all = itemsOf<mats::Gauge>(m_panel);
        for (const mats::Gauge* gauge : all) {
            const GaugePlace place{pad, m_y, m_width, all.size() > 1};
            const qsizetype from = m_layout.parts.size();
            m_y = layOutGauge(*gauge, m_say, place, m_layout.parts) + gap;
            makePartsOf(gauge->property, m_layout.parts, from);
        }
    }

    // Numbers first, so that they share a line and longer facts have theirs.
    void facts()
    {
        QList<Part> parts;
        QList<Part> wide;
        for (const mats::Fact* fact : itemsOf<mats::Fact>(m_panel)) {
            const QString value = m_say(fact->value);
            const QString text = fact->icon.isEmpty()
                                     ? Words::tr("%1 %2", "label and value").arg(m_say(fact->label), value)
                                     : value;
            Part part{PartKind::Fact, {}, text, fact->icon};
            part.number = value.size() > shortFact;
            const bool isWide = fact->icon.isEmpty() && textWidth(QGuiApplication::font(), text) > m_width;
            (isWide ? wide : parts).append(part);
        }
        std::ranges::stable_sort(parts, {}, &Part::number);
        const bool adds = hasTokens() && !parts.isEmpty();
        m_addsTokens = adds;
        const double addWidth = adds ? factHeight() + gap : 0;
        if (adds) // at the end of the first line
            add({PartKind::AddToken,
                 QRectF(pad + m_width - factHeight(), m_y, factHeight(), factHeight()),
                 {},
                 QStringLiteral("plus")});
        flow(parts, factHeight(), gap, smallGap, addWidth, [](const Part& part) {
            return (part.icon.isEmpty() ? 0 : iconSize() + smallGap) +
                   textWidth(QGuiApplication::font(), part.text);
        });
        for (const Part& part : std::as_const(wide))
            wideFact(part);
    }

    // One that is wider than the card takes several lines.
    void wideFact(const Part& fact)
    {
        for (const QString& line : linesOf(fact.text, QGuiApplication::font())) {
            Part part = fact;
            part.text = line;
            part.rect = QRectF(pad, m_y, m_width, factHeight());
            add(part);
            m_y += factHeight();
        }
        m_y += smallGap;
    }

    bool hasTokens() const { return !itemsOf<mats::Token>(m_panel).isEmpty(); }

    void counters()
    {
        const auto all = itemsOf<mats::Counter>(m_panel);
        if (all.isEmpty())
            return;
        const int columns = std::max(1, static_cast<int>((m_width + 2 * gap) / (counterColumn() + 2 * gap)));
        const double width = (m_width - (columns - 1) * 2 * gap) / columns;
        for (int i = 0; i < all.size(); ++i) {
            const int column = i % columns;
            counter(*all[i], QRectF(pad + column * (width + 2 * gap), m_y, width, counterHeight()));
            if (column == columns - 1 || i == all.size() - 1)
                m_y += counterHeight() + smallGap;
        }
        m_y += gap - smallGap;
    }

    void counter(const mats::Counter& counter, const QRectF& line)
    {
        steps(counter.property, counter.value, counter.most, m_say(counter.label), line);
    }

    // A number with its label, one less and one more.
    void steps(const QString& property, int value, int most, const QString& label, const QRectF& line)
    {
        const qsizetype from = m_layout.parts.size();
        const QString text = QLocale().toString(value);
        const double number = std::max(24.0, textWidth(boldFont(), text) + 4);
        const double top = line.top() + (line.height() - counterButton()) / 2;
        const double plus = line.right() - counterButton();
        const double minus = plus - number - counterButton();
        add({PartKind::Label, QRectF(line.left(), line.top(), minus - line.left() - smallGap, line.height()),
             label});
        const bool canLess = value > 0;
        const bool canMore = most == 0 || value < most;
        add({PartKind::Minus,
             QRectF(minus, top, counterButton(), counterButton()),
             {},
             QStringLiteral("minus"),
             canLess ? property : QString(),
             QString::number(value - 1)});
        add({PartKind::Number, QRectF(minus + counterButton(), line.top(), number, line.height()), text});
        add({PartKind::Plus,
             QRectF(plus, top, counterButton(), counterButton()),
             {},
             QStringLiteral("plus"),
             canMore ? property : QString(),
             QString::number(value + 1)});
        makePartsOf(property, m_layout.parts, from);
    }

    void heap(const mats::Cards& cards)
    {
        steps(cards.property, static_cast<int>(cards.cards.size()), cards.most, m_say(cards.label),
              QRectF(pad, m_y, m_width, counterHeight()));
        m_y += counterHeight() + smallGap;
        QList<Part> parts;
        const auto addCard = [&](PartKind kind, const QString& id, const QString& text) {
            Part part{kind, {}, text, {}, cards.property, id};
            part.opensMenu = true;
            parts.append(part);
        };
        for (const mats::Card& card : cards.cards) {
            if (!card.id.isEmpty())
                addCard(PartKind::CardFace, card.id, m_say(card.title));
        }
        if (const auto backs = static_cast<int>(std::ranges::count(cards.cards, QString(), &mats::Card::id)))
            addCard(PartKind::CardBack, {}, Words::tr("%n unknown", "cards", backs));
        makePartsOf(cards.property, parts, 0);
        flowChips(parts);
    }

    void tokens()
    {
        QList<Part> parts;
        for (const mats::Token* token : itemsOf<mats::Token>(m_panel)) {
            if (!token->present)
                continue;
            parts.append({PartKind::Token,
                          {},
                          m_say(token->label),
                          {},
                          token->property,
                          QStringLiteral("off"),
                          0,
                          true});
            makePartsOf(token->property, parts, parts.size() - 1);
        }
        if (hasTokens() && !m_addsTokens)
            parts.append({PartKind::AddToken, {}, {}, QStringLiteral("plus")});
        flowChips(parts);
    }

    void flowChips(const QList<Part>& parts)
    {
        flow(parts, chipHeight(), smallGap, smallGap, 0, [](const Part& part) {
            return part.text.isEmpty() ? chipHeight() : textWidth(captionFont(), part.text) + 2 * gap;
        });
    }

    // Left to right, line by line; the first line is shorter by what already lies at its end.
    void flow(QList<Part> parts, double height, double between, double lines, double reserved, auto widthOf)
    {
        double x = pad;
        double right = pad + m_width - reserved;
        for (Part& part : parts) {
            const double width = widthOf(part);
            if (x > pad && x + width > right) {
                m_y += height + lines;
                x = pad;
                right = pad + m_width;
            }
            part.rect = QRectF(x, m_y, std::min(width, right - x), height);
            x += width + between;
            add(part);
        }
        if (!parts.isEmpty() || reserved > 0)
            m_y += height + gap;
    }

    const mats::Panel& m_panel;
    const Wording& m_say;
    double m_width;
    double m_y = pad;
    bool m_addsTokens = false; // the button for it has its place
    PanelLayout m_layout;
};

} // namespace

void makePartsOf(const QString& property, QList<Part>& parts, qsizetype from)
{
    for (qsizetype i = from; i < parts.size() && !property.isEmpty(); ++i)
        parts[i].of.append(property);
}

PanelLayout layOutPanel(const mats::Panel& panel, const Wording& say, int width)
{
    return Builder(panel, say, width).build();
}

const mats::Gauge* mainGauge(const mats::Panel& panel)
{
    const auto all = itemsOf<mats::Gauge>(panel);
    return all.isEmpty() ? nullptr : all.first();
}

} // namespace roadmarshal::views
