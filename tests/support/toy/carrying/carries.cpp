#include "carries.h"

#include "cards/place.h"
#include "support/toy/decks/deck.h"
#include "support/toy/movement/ways.h"
#include "support/toy/turn/decide.h"
#include "support/toy/words/words.h"
#include "table/short_forms.h"

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;
using namespace table;

namespace {

constexpr int mostFuel = 4;

// 3.1: to every space; by which way is said where there are several.
QList<Carry> drives(const State& state, const Vehicle& vehicle)
{
    QList<Carry> all;
    for (const QString& space : allSpaces()) {
        QList<Way> there = waysOf(state, vehicle);
        there.removeIf([&](const Way& way) { return way.last() != space; });
        for (const Way& way : there) {
            Carry drive{.to = {.place = space}, .answers = {vehicle.id, u"drive"_s, space}};
            if (there.size() > 1) {
                drive.answers.append(way.join(u'-'));
                drive.label = message("way", {{u"way"_s, way.join(u", "_s)}});
            }
            drive.objections = whyNotDrive(state, vehicle, way);
            all.append(drive);
        }
        if (there.isEmpty() && !vehicle.at.contains(space))
            all.append({.to = {.place = space},
                        .objections = {objection(
                            u"too-far"_s, {{u"vehicle"_s, vehicle.id}, {u"place"_s, space}}, u"3.1"_s)}});
    }
    return all;
}

// 3.4
Carry handOver(const State& state, const Vehicle& vehicle)
{
    const QString& other = state.setup->other(state.teamOf(vehicle.id));
    Carry over{.to = {.subject = state.vehicleOf(other).id}, .label = message("act-hand")};
    if (state.carrier == vehicle.id)
        over.answers = {vehicle.id, u"hand"_s};
    over.objections = outOfTurn(state, vehicle.id);
    if (state.carrier != vehicle.id)
        over.objections.append(objection(u"no-pilot"_s, {{u"vehicle"_s, vehicle.id}}, u"3.4"_s));
    return over;
}

// 3.5: as much as the tank has and the vehicle takes.
QList<Carry> refuels(const State& state)
{
    QList<Carry> all;
    for (const Vehicle& vehicle : state.vehicles) {
        const CarrySpot fuel{.subject = vehicle.id, .property = u"fuel"_s};
        const int most = std::min(state.camp.tank, mostFuel - vehicle.fuel);
        for (int amount = 1; amount <= most; ++amount)
            all.append({.to = fuel,
                        .answers = {vehicle.id, u"refuel"_s, QString::number(amount)},
                        .label = message("litres", {{u"count"_s, amount}}),
                        .objections = outOfTurn(state, vehicle.id)});
        if (most < 1)
            all.append({.to = fuel,
                        .objections = {objection(u"no-fuelling"_s, {{u"vehicle"_s, vehicle.id}}, u"3.5"_s)}});
    }
    return all;
}

// 5.3: given up for fuel of the own vehicle; nobody else gets it.
QList<Carry> discards(const State& state, const CarrySpot& taken)
{
    const Vehicle& vehicle = state.vehicleOf(taken.subject);
    const QString& other = state.setup->other(taken.subject);
    return {{.to = {.subject = vehicle.id, .property = u"fuel"_s},
             .answers = {vehicle.id, u"discard"_s, taken.card},
             .objections = outOfTurn(state, vehicle.id)},
            {.to = {.subject = other, .property = u"hand"_s},
             .objections = {objection(u"no-trade"_s, {}, u"5.4"_s)}}};
}

// 3.6: who is brought to another's wear repairs it.
QList<Carry> repairs(const State& state, const QString& place)
{
    QList<Carry> all;
    for (const Vehicle& mending : state.vehicles) {
        for (const Vehicle& worn : mending.at.contains(place) ? state.vehicles : std::vector<Vehicle>())
            all.append({.to = {.subject = worn.id, .property = u"wear"_s},
                        .answers = {mending.id, u"repair"_s, worn.id},
                        .objections = outOfTurn(state, mending.id)});
    }
    return all;
}

} // namespace

QList<Carry> carries(const State& state, const CarrySpot& taken)
{
    if (!state.end.isEmpty() || !state.owed.isEmpty())
        return {};
    if (!taken.place.isEmpty())
        return repairs(state, taken.place);
    if (taken == CarrySpot{.subject = u"camp"_s, .property = u"tank"_s})
        return refuels(state);
    const Vehicle* vehicle = state.find(taken.subject);
    if (vehicle && taken.property.isEmpty())
        return drives(state, *vehicle) << handOver(state, *vehicle);
    const QString hand = cards::handOf(taken.subject);
    if (taken.property == u"hand" && cardsAt(state.setup->deck, state.deck, hand).contains(taken.card))
        return discards(state, taken);
    return {};
}

} // namespace roadmarshal::test::toy
