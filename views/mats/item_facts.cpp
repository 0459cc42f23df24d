#include "item_facts.h"

#include "match.h"
#include "style/tone.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

namespace {

using mats::Chart;
using mats::Slots;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Mats)
};

QString pair(const QString& label, const QString& value)
{
    return Words::tr("%1: %2", "label and value").arg(label, value);
}

QString describeGauge(const mats::Gauge& gauge, const Wording& say)
{
    if (gauge.value >= 0 && gauge.value < gauge.marks.size())
        return pair(say(gauge.label), say(gauge.marks[gauge.value]));
    return Words::tr("%1: %2 of %3", "label, value, most")
        .arg(say(gauge.label), QLocale().toString(gauge.value), QLocale().toString(gauge.most));
}

QString describeToken(const mats::Token& token, const Wording& say)
{
    return token.present ? say(token.label)
                         : Words::tr("not %1", "a token that is not there").arg(say(token.label));
}

QString describeCards(const mats::Cards& cards, const Wording& say)
{
    QStringList named;
    for (const mats::Card& card : cards.cards) {
        if (!card.id.isEmpty())
            named.append(say(card.title));
    }
    const QString count = pair(say(cards.label), QLocale().toString(cards.cards.size()));
    return named.isEmpty() ? count
                           : count + QStringLiteral(" (%1)").arg(QLocale().createSeparatedList(named));
}

// Where the pointer stands, and what holds now; of a table nobody wants to hear every cell.
QString describeChart(const Chart& chart, const Wording& say)
{
    QStringList told;
    for (const Chart::Node& node : chart.nodes) {
        if (node.id == chart.at || node.holds)
            told.append(describe(chart, node, say));
    }
    return told.isEmpty() ? say(chart.label) : pair(say(chart.label), told.join(QStringLiteral("; ")));
}

QString describeSlots(const Slots& item, const Wording& say)
{
    QStringList told;
    for (const Slots::Slot& slot : item.places)
        told.append(describe(slot, say));
    return pair(say(item.label), told.join(QStringLiteral("; ")));
}

QString headingAt(const QList<mats::Message>& headings, double at, const Wording& say)
{
    const auto index = static_cast<qsizetype>(at);
    return static_cast<double>(index) == at && index >= 0 && index < headings.size() ? say(headings[index])
                                                                                     : QString();
}

QStringList propertiesOfSlots(const Slots& item)
{
    QStringList all;
    for (const Slots::Slot& slot : item.places) {
        all.append(slot.property);
        all.append(slot.damage.property);
        for (const mats::Gauge& load : slot.loads)
            all.append(load.property);
    }
    all.removeAll(QString());
    return all;
}

using Value = std::optional<QString>;

Value correctedNumber(const QVariant& wanted, int now, int most)
{
    bool isNumber = false;
    const int value = wanted.toInt(&isNumber);
    if (!isNumber || value < 0 || value == now || (most > 0 && value > most))
        return std::nullopt;
    return QString::number(value);
}

Value correctedGauge(const mats::Gauge& gauge, const QVariant& wanted)
{
    const int last = gauge.marks.isEmpty() ? gauge.most : static_cast<int>(gauge.marks.size()) - 1;
    return correctedNumber(wanted, gauge.value, last);
}

Value correctedToken(const QVariant& wanted, bool now)
{
    const QString text = wanted.toString();
    const bool on = text == QStringLiteral("on") || (text != QStringLiteral("off") && wanted.toBool());
    return on == now ? std::nullopt : Value(on ? QStringLiteral("on") : QStringLiteral("off"));
}

bool isAmong(const QList<mats::Card>& cards, const QString& id)
{
    return std::ranges::contains(cards, id, &mats::Card::id);
}

// How many in all, or how many of one kind.
Value correctedCards(const mats::Cards& cards, const QVariant& wanted)
{
    const QString text = wanted.toString();
    const qsizetype sign = text.lastIndexOf(u'=');
    if (sign < 0)
        return correctedNumber(wanted, static_cast<int>(cards.cards.size()), cards.most);
    const QString id = text.first(sign);
    const auto count = correctedNumber(text.sliced(sign + 1), countIn(cards.cards, id), 0);
    const bool known = isAmong(cards.choices, id) || isAmong(cards.cards, id);
    return count && known && !id.isEmpty() ? Value(text) : std::nullopt;
}

Value correctedChart(const Chart& chart, const QString& wanted)
{
    const Chart::Node* node = chart.find(wanted);
    return node && node->settable && wanted != chart.at ? Value(wanted) : std::nullopt;
}

Value correctedSlot(const Slots::Slot& slot, const QString& property, const QVariant& wanted)
{
    for (const mats::Gauge& load : slot.loads) {
        if (load.property == property)
            return correctedGauge(load, wanted);
    }
    if (property == slot.damage.property)
        return correctedToken(wanted, slot.damage.present);
    const QString card = wanted.toString();
    const bool isSo = slot.isEmpty() ? card == mats::noCard : card == slot.card.id;
    return !isSo && (card == mats::noCard || isAmong(slot.choices, card)) ? Value(card) : std::nullopt;
}

Value correctedSlots(const Slots& item, const QString& property, const QVariant& wanted)
{
    for (const Slots::Slot& slot : item.places) {
        if (propertiesOfSlots({{}, {slot}}).contains(property))
            return correctedSlot(slot, property, wanted);
    }
    return std::nullopt;
}

} // namespace

QStringList propertiesOf(const mats::Item& item)
{
    return std::visit(Match{[](const mats::Fact&) { return QStringList(); },
                            [](const Slots& of) { return propertiesOfSlots(of); },
                            [](const auto& other) {
                                return other.property.isEmpty() ? QStringList() : QStringList(other.property);
                            }},
                      item);
}

const table::Message& labelOf(const mats::Item& item)
{
    return std::visit([](const auto& kind) -> const table::Message& { return kind.label; }, item);
}

QString describe(const mats::Card& card, const Wording& say)
{
    return card.id.isEmpty() && card.title.code.isEmpty()
               ? Words::tr("unknown", "a card that nobody has named")
               : say(card.title);
}

QString describe(const Chart& chart, const Chart::Node& node, const Wording& say)
{
    QStringList parts{headingAt(chart.rows, node.y, say), headingAt(chart.columns, node.x, say)};
    parts.removeAll(QString());
    const bool named = !parts.isEmpty();
    if (const QString label = say(node.label); !label.isEmpty())
        parts.append(label);
    if (!named && !node.tone.isEmpty())
        parts.append(toneInWords(node.tone));
    return parts.join(QStringLiteral(", "));
}

QString describe(const Slots::Slot& slot, const Wording& say)
{
    QString name = say(slot.label);
    if (!slot.tone.isEmpty())
        name = Words::tr("%1, %2", "a slot and its colour").arg(name, toneInWords(slot.tone));
    QStringList parts;
    if (slot.covered)
        parts.append(Words::tr("covered", "a slot under a wide card"));
    else
        parts.append(slot.isEmpty() ? Words::tr("empty", "a slot") : describe(slot.card, say));
    if (slot.damage.present)
        parts.append(say(slot.damage.label));
    for (const mats::Gauge& load : slot.loads)
        parts.append(describeGauge(load, say));
    return pair(name, parts.join(QStringLiteral(", ")));
}

QString describe(const mats::Item& item, const Wording& say)
{
    return std::visit(Match{[&](const mats::Gauge& gauge) { return describeGauge(gauge, say); },
                            [&](const mats::Counter& counter) {
                                return pair(say(counter.label), QLocale().toString(counter.value));
                            },
                            [&](const mats::Token& token) { return describeToken(token, say); },
                            [&](const mats::Cards& cards) { return describeCards(cards, say); },
                            [&](const mats::Fact& fact) { return pair(say(fact.label), say(fact.value)); },
                            [&](const Chart& chart) { return describeChart(chart, say); },
                            [&](const Slots& of) { return describeSlots(of, say); }},
                      item);
}

std::optional<QString> correctedValue(const mats::Item& item, const QString& property, const QVariant& wanted)
{
    return std::visit(Match{[&](const mats::Gauge& gauge) { return correctedGauge(gauge, wanted); },
                            [&](const mats::Counter& counter) {
                                return correctedNumber(wanted, counter.value, counter.most);
                            },
                            [&](const mats::Token& token) { return correctedToken(wanted, token.present); },
                            [&](const mats::Cards& cards) { return correctedCards(cards, wanted); },
                            [&](const Chart& chart) { return correctedChart(chart, wanted.toString()); },
                            [&](const Slots& of) { return correctedSlots(of, property, wanted); },
                            [](const mats::Fact&) { return Value(); }},
                      item);
}

bool isCorrectable(const mats::Item& item)
{
    return !propertiesOf(item).isEmpty();
}

QString countOf(const QString& card, int count)
{
    return QStringLiteral("%1=%2").arg(card).arg(count);
}

int countIn(const QList<mats::Card>& cards, const QString& id)
{
    return static_cast<int>(std::ranges::count(cards, id, &mats::Card::id));
}

} // namespace roadmarshal::views
