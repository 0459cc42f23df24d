#include "item_facts.h"

#include "match.h"

#include <algorithm>

namespace roadmarshal::table {

namespace {

using Kind = AuditFact::Kind;

AuditFact number(const QString& property, qsizetype value, const Message& label, int most)
{
    return {Kind::Number, property, QString::number(value), label, most};
}

AuditFact ofGauge(const mats::Gauge& gauge)
{
    const bool scale = !gauge.marks.isEmpty();
    return number(gauge.property, gauge.value, gauge.label,
                  scale ? static_cast<int>(gauge.marks.size()) - 1 : gauge.most);
}

AuditFact ofToken(const mats::Token& token)
{
    return {Kind::Switch, token.property, token.present ? QStringLiteral("on") : QStringLiteral("off"),
            token.label};
}

AuditFact ofChart(const mats::Chart& chart)
{
    AuditFact fact{Kind::Choice, chart.property, chart.at, chart.label};
    for (const mats::Chart::Node& node : chart.nodes) {
        if (!node.settable && node.id != chart.at)
            continue;
        fact.choices.append(node.id);
        fact.names.append(node.label);
    }
    return fact;
}

QList<AuditFact> ofSlot(const mats::Slots::Slot& slot)
{
    AuditFact card{Kind::Choice, slot.property, slot.isEmpty() ? mats::noCard : slot.card.id, slot.label};
    card.choices.append(mats::noCard);
    card.names.append(Message());
    if (!slot.isEmpty() && !std::ranges::contains(slot.choices, slot.card)) {
        card.choices.append(slot.card.id);
        card.names.append(slot.card.title);
    }
    for (const mats::Card& choice : slot.choices) {
        card.choices.append(choice.id);
        card.names.append(choice.title);
    }
    QList<AuditFact> facts{card};
    if (!slot.damage.property.isEmpty())
        facts.append(ofToken(slot.damage));
    for (const mats::Gauge& load : slot.loads)
        facts.append(ofGauge(load));
    return facts;
}

QList<AuditFact> ofSlots(const mats::Slots& item)
{
    QList<AuditFact> facts;
    for (const mats::Slots::Slot& slot : item.places)
        facts += ofSlot(slot);
    return facts;
}

} // namespace

QList<AuditFact> factsOf(const mats::Item& item)
{
    using Facts = QList<AuditFact>;
    return std::visit(
        Match{[](const mats::Gauge& gauge) { return Facts{ofGauge(gauge)}; },
              [](const mats::Counter& counter) {
                  return Facts{number(counter.property, counter.value, counter.label, counter.most)};
              },
              [](const mats::Token& token) { return Facts{ofToken(token)}; },
              [](const mats::Cards& cards) {
                  return Facts{number(cards.property, cards.cards.size(), cards.label, cards.most)};
              },
              [](const mats::Chart& chart) {
                  return chart.property.isEmpty() ? Facts() : Facts{ofChart(chart)};
              },
              [](const mats::Slots& of) { return ofSlots(of); }, [](const mats::Fact&) { return Facts(); }},
        item);
}

} // namespace roadmarshal::table
