#include "goods.h"

#include "owner.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

int here(const State& state)
{
    const Pawn* pawn = state.pawn(state.turn.pawn);
    return pawn ? pawn->at : 0;
}

template <class Thing>
std::optional<Thing> takeFrom(std::vector<Thing>& things, const QString& card)
{
    const auto found = std::ranges::find(things, card, &Thing::card);
    if (found == things.end())
        return std::nullopt;
    Thing thing = *found;
    things.erase(found);
    return thing;
}

bool has(const auto& things, const QString& card)
{
    return std::ranges::any_of(things, [&](const auto& thing) { return thing.card == card; });
}

// The thing itself, out of where it is.
template <class Thing>
std::optional<Thing> pick(State& state, std::vector<Thing> Crew::* ofCrew, std::vector<Thing> Pile::* ofPile,
                          const QString& card, const Found& found)
{
    return found.crew.isEmpty() ? takeFrom(state.pile(here(state)).*ofPile, card)
                                : takeFrom(state.crew(found.crew)->*ofCrew, card);
}

std::optional<Vehicle> pickVehicle(State& state, const QString& card, const Found& found)
{
    if (found.crew.isEmpty())
        return takeFrom(state.pile(here(state)).vehicles, card);
    return std::exchange(state.crew(found.crew)->vehicle, std::nullopt);
}

QJsonObject argsOf(const QString& card, const QString& crew)
{
    return {{QStringLiteral("card"), card}, {QStringLiteral("crew"), crew}};
}

} // namespace

std::optional<Found> findGoods(const State& state, const QString& card)
{
    for (const Crew& crew : state.crews) {
        if (crew.survivor(card))
            return Found{Goods::Survivor, crew.id};
        if (crew.mod(card))
            return Found{Goods::Mod, crew.id};
        if (crew.vehicle && crew.vehicle->card == card)
            return Found{Goods::Vehicle, crew.id};
    }
    const Pile* pile = state.pileAt(here(state));
    if (pile && has(pile->survivors, card))
        return Found{Goods::Survivor};
    if (pile && has(pile->mods, card))
        return Found{Goods::Mod};
    if (pile && has(pile->vehicles, card))
        return Found{Goods::Vehicle};
    return std::nullopt;
}

Objections whyNotTake(const State& state, const QString& card, const Found& found, const QString& crew)
{
    Objections objections = againstOwner(state, found.crew) + againstOwner(state, crew);
    const Rooms rooms = roomsOf(state, *state.crew(crew));
    if (found.what == Goods::Survivor && rooms.passengers.left() < 1)
        objections.append(against("no-seat", "AT-67", argsOf(card, crew)));
    if (found.what == Goods::Mod && rooms.mods.left() < state.box().mod(card)->size)
        objections.append(against("no-mod-room", "AT-67", argsOf(card, crew), "ATR-25"));
    return objections;
}

void take(State& state, const QString& card, const Found& found, const QString& crew)
{
    switch (found.what) {
    case Goods::Survivor:
        if (auto one = pick(state, &Crew::survivors, &Pile::survivors, card, found))
            state.crew(crew)->survivors.push_back(std::move(*one));
        break;
    case Goods::Mod:
        if (auto mod = pick(state, &Crew::mods, &Pile::mods, card, found))
            state.crew(crew)->mods.push_back(std::move(*mod));
        break;
    case Goods::Vehicle:
        if (auto vehicle = pickVehicle(state, card, found)) {
            std::optional<Vehicle>& seat = state.crew(crew)->vehicle;
            if (seat)
                state.pile(here(state)).vehicles.push_back(*seat);
            seat = std::move(*vehicle);
        }
        break;
    }
    state.sweep();
}

bool needsRation(const Found& found)
{
    return found.what == Goods::Survivor && !found.crew.isEmpty();
}

Objections whyNotLeave(const State& state, const Found& found)
{
    Objections objections = againstOwner(state, found.crew);
    const std::vector<int> convoy = state.turn.pawn.isEmpty() ? std::vector<int>{state.crewIndex(found.crew)}
                                                              : state.convoyOf(state.turn.pawn);
    if (needsRation(found) && storesWith(state, convoy, Resource::Ration).empty())
        objections.append(against("no-ration-to-leave", "AT-70"));
    return objections;
}

void leave(State& state, const QString& card, const Found& found, const Shares& ration)
{
    Pile& pile = state.pile(here(state));
    takeOut(state, Resource::Ration, ration);
    for (const Share& share : ration)
        pile.resources.ration += share.tokens;
    switch (found.what) {
    case Goods::Survivor:
        if (auto one = takeFrom(state.crew(found.crew)->survivors, card))
            pile.survivors.push_back(std::move(*one));
        break;
    case Goods::Mod:
        if (auto mod = takeFrom(state.crew(found.crew)->mods, card))
            pile.mods.push_back(std::move(*mod));
        break;
    case Goods::Vehicle:
        if (auto vehicle = std::exchange(state.crew(found.crew)->vehicle, std::nullopt))
            pile.vehicles.push_back(*vehicle);
        break;
    }
    state.sweep();
}

} // namespace roadmarshal::apocalypse_trail
