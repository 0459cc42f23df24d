#include "spot_names.h"

#include "item_facts.h"
#include "mats_model.h"

#include "match.h"

#include <QCoreApplication>

namespace roadmarshal::views {

using table::CarrySpot;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Mats)
};

const mats::Slots::Slot* slotOf(const mats::Slots& item, const QString& property)
{
    for (const mats::Slots::Slot& slot : item.places) {
        if (slot.property == property)
            return &slot;
    }
    return nullptr;
}

QString nameIn(const mats::Slots& item, const QString& property, const Wording& say)
{
    for (const mats::Slots::Slot& slot : item.places) {
        if (slot.damage.property == property && !property.isEmpty())
            return say(slot.damage.label);
        for (const mats::Gauge& load : slot.loads) {
            if (load.property == property)
                return say(load.label);
        }
    }
    const mats::Slots::Slot* slot = slotOf(item, property);
    return say(slot ? slot->label : item.label);
}

QString nameOf(const mats::Item& item, const QString& property, const Wording& say)
{
    const auto* of = std::get_if<mats::Slots>(&item);
    return of ? nameIn(*of, property, say) : say(labelOf(item));
}

QString cardName(const mats::Item& item, const CarrySpot& spot, const Wording& say)
{
    if (const auto* cards = std::get_if<mats::Cards>(&item)) {
        for (const mats::Card& card : cards->cards) {
            if (card.id == spot.card)
                return say(card.title);
        }
    }
    if (const auto* of = std::get_if<mats::Slots>(&item)) {
        const mats::Slots::Slot* slot = slotOf(*of, spot.property);
        return slot && slot->card.id == spot.card ? say(slot->card.title) : QString();
    }
    return {};
}

// Each kind of card in a heap, then the heap; of a slot what lies in it.
void addGrips(QList<Grip>& grips, const QString& subject, const mats::Item& item, const QString& property)
{
    const CarrySpot whole{.subject = subject, .property = property};
    const auto cardOf = [&](const mats::Card& card) {
        return CarrySpot{.subject = subject, .property = property, .card = card.id};
    };
    if (const auto* cards = std::get_if<mats::Cards>(&item)) {
        for (const mats::Card& card : cards->cards) {
            if (!card.id.isEmpty() && !grips.contains(Grip{cardOf(card)}))
                grips.append(Grip{cardOf(card)});
        }
    }
    const auto* of = std::get_if<mats::Slots>(&item);
    const mats::Slots::Slot* slot = of ? slotOf(*of, property) : nullptr;
    if (slot && !slot->isEmpty())
        grips.append(Grip{cardOf(slot->card), whole});
    else
        grips.append(Grip{whole});
}

} // namespace

QString panelName(const QString& subject, const MatsModel& model)
{
    const mats::Panel* panel = model.panel(model.panelIndex(subject));
    if (!panel)
        return subject;
    return panel->title.isEmpty() || panel->subtitle.isEmpty()
               ? panel->title + panel->subtitle
               : QStringLiteral("%1 · %2").arg(panel->title, panel->subtitle);
}

QString nameOf(const CarrySpot& spot, const MatsModel& model)
{
    if (!spot.place.isEmpty())
        return Words::tr("Space %1").arg(spot.place);
    if (spot.property.isEmpty())
        return panelName(spot.subject, model);
    const mats::Item* item = model.item(model.itemIndex(model.panelIndex(spot.subject), spot.property));
    if (!item)
        return spot.property;
    const QString card = spot.card.isEmpty() ? QString() : cardName(*item, spot, model.wording());
    return card.isEmpty() ? nameOf(*item, spot.property, model.wording()) : card;
}

QString fullNameOf(const CarrySpot& spot, const MatsModel& model)
{
    const QString name = nameOf(spot, model);
    return spot.property.isEmpty()
               ? name
               : Words::tr("%1: %2", "a panel, what lies on it").arg(panelName(spot.subject, model), name);
}

QList<Grip> gripsOn(const MatsModel& model, const QModelIndex& index, const QString& property)
{
    QList<Grip> grips;
    const mats::Panel* panel = model.panel(index);
    if (panel && property.isEmpty())
        grips.append(Grip{{.subject = panel->subject}});
    for (const mats::Item& item : panel ? panel->items : QList<mats::Item>()) {
        for (const QString& one : propertiesOf(item)) {
            if (property.isEmpty() || one == property)
                addGrips(grips, panel->subject, item, one);
        }
    }
    return grips;
}

} // namespace roadmarshal::views
