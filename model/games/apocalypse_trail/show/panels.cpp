#include "panels.h"

#include "games/apocalypse_trail/table/names.h"
#include "games/apocalypse_trail/table/spots.h"
#include "show.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using namespace mats;

namespace {

// Whatever a slot for mods may hold.
QList<Card> allMods(const Box& box)
{
    QList<Card> cards;
    for (const QString& mod : box.deck(DeckName::Mods))
        cards.append({mod, namedAs(cardName(box, mod))});
    return cards;
}

QList<Gauge> loadsOf(const ModCard& card, const Mod& mod)
{
    QList<Gauge> loads;
    for (const Resource one : allResources) {
        if (card.load[one] > 0)
            loads.append(Gauge{.property = loadProperty({mod.card, one}),
                               .label = propertyLabel(wordFor(resourceWords, one)),
                               .value = mod.load[one],
                               .most = card.load[one],
                               .fillsBad = false});
    }
    return loads;
}

} // namespace

Message propertyLabel(const QString& property)
{
    return {u"mat-"_s + property, {}};
}

Counter tokens(Resource resource, int count)
{
    const QString word = wordFor(resourceWords, resource);
    return {word, propertyLabel(word), count, 0};
}

Fact numberFact(const char* label, int count)
{
    return {shown(label), shown("fact-number", {{u"count"_s, count}})};
}

QList<Item> fuelItems(const State& state, const Vehicle& vehicle, int capacity)
{
    const VehicleCard& card = *state.box().vehicle(vehicle.card);
    const int onTracker = vehicle.tracker > 0 ? 1 : 0;
    return {Gauge{.property = u"tracker"_s,
                  .label = propertyLabel(u"tracker"_s),
                  .value = vehicle.tracker,
                  .most = card.tracker,
                  .fillsBad = false},
            Gauge{.property = u"tank"_s,
                  .label = propertyLabel(u"tank"_s),
                  .value = vehicle.tank,
                  .most = std::max(capacity - onTracker, vehicle.tank),
                  .fillsBad = false},
            numberFact("label-speed", card.speed),
            numberFact("label-squares", vehicle.tracker + card.tracker * vehicle.tank)};
}

Slots modSlots(const State& state, const std::vector<Mod>& mods, const Message& roomFor)
{
    const QList<Card> choices = allMods(state.box());
    Slots slots_{shown("label-mods"), {}};
    int number = 0;
    const auto add = [&] {
        slots_.places.append({.property = modSlot(++number),
                              .label = shown("slot-mod", {{u"number"_s, number}}),
                              .choices = choices});
    };
    for (const Mod& mod : mods) {
        const ModCard& card = *state.box().mod(mod.card);
        add();
        slots_.places.last().card = {mod.card, namedAs(card.name)};
        slots_.places.last().loads = loadsOf(card, mod);
    }
    if (!roomFor.code.isEmpty()) {
        add();
        slots_.places.last().takes = roomFor;
    }
    return slots_;
}

} // namespace roadmarshal::apocalypse_trail
