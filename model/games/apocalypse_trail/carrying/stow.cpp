#include "stow.h"

#include "games/apocalypse_trail/movement/fuel.h"
#include "games/apocalypse_trail/table/names.h"
#include "owner.h"

namespace roadmarshal::apocalypse_trail {

namespace {

const QString hereWord = QStringLiteral("here");
const QString iconWord = QStringLiteral("icon");

bool isTracker(const Spot& spot)
{
    return spot.kind == Spot::Kind::Tracker;
}

QString crewOf(const State& state, const Stow& stow)
{
    const Spot& ours = stow.to.kind == Spot::Kind::Here ? stow.from : stow.to;
    return ours.kind == Spot::Kind::Here || ours.kind == Spot::Kind::Icon ? state.turn.pawn : ours.store.crew;
}

QJsonObject argsOf(const Stow& stow)
{
    return {{QStringLiteral("resource"), wordFor(resourceWords, stow.resource)},
            {QStringLiteral("place"), toText(stow.to)},
            {QStringLiteral("crew"), stow.to.store.crew}};
}

// AT-30, AT-43: one of the type shown, after the movement, for each crew.
Objections againstIcon(const State& state, const Stow& stow)
{
    Objections objections;
    const Pawn* pawn = state.pawn(state.turn.pawn);
    if (!pawn || state.trail().at(pawn->at).resource != stow.resource)
        objections.append(against("icon-is-other", "AT-43", argsOf(stow)));
    if (state.turn.step != Step::AfterMove)
        objections.append(against("icon-after-move", "AT-43", argsOf(stow)));
    if (state.turn.collected.contains(crewOf(state, stow)))
        objections.append(against("icon-taken", "AT-43", argsOf(stow)));
    if (stow.tokens != 1)
        objections.append(against("icon-gives-one", "AT-43", argsOf(stow)));
    return objections;
}

// AT-73, ATR-46: only where there is no room for the token, and the tracker below its top.
Objections againstTopOff(const State& state, const Stow& stow)
{
    const Crew& crew = *state.crew(stow.to.store.crew);
    Objections objections;
    if (stow.resource != Resource::Fuel)
        objections.append(against("tracker-takes-fuel", "AT-73", argsOf(stow)));
    if (stow.tokens != 1)
        objections.append(against("tracker-takes-one", "AT-73", argsOf(stow)));
    if (roomsOf(state, crew).fuel.left() > 0)
        objections.append(against("tank-has-room", "AT-73", argsOf(stow), "ATR-46"));
    if (crew.vehicle->tracker >= state.box().vehicle(crew.vehicle->card)->tracker)
        objections.append(against("tracker-is-full", "AT-73", argsOf(stow), "ATR-46"));
    if (stow.from.kind == Spot::Kind::Store && !stow.from.store.place.isEmpty())
        objections.append(against("top-off-from-elsewhere", "AT-73", argsOf(stow), "ATR-46"));
    return objections;
}

Objections againstRoom(const State& state, const Stow& stow)
{
    const Store& store = stow.to.store;
    const Crew& crew = *state.crew(store.crew);
    const Rooms rooms = roomsOf(state, crew);
    const bool staysInCargo = stow.from.kind == Spot::Kind::Store && stow.from.store == store;
    if (store.place.isEmpty()) {
        return rooms.cargo.left() < stow.tokens && !staysInCargo
                   ? Objections{against("no-room", "AT-67", argsOf(stow))}
                   : Objections{};
    }
    if (store.place == tankWord) {
        if (stow.resource != Resource::Fuel)
            return {against("tank-takes-fuel", "AT-21", argsOf(stow))};
        return rooms.fuel.left() < stow.tokens ? Objections{against("tank-is-full", "AT-21", argsOf(stow))}
                                               : Objections{};
    }
    const ModCard& mod = *state.box().mod(store.place);
    return crew.mod(store.place)->load[stow.resource] + stow.tokens > mod.load[stow.resource]
               ? Objections{against("load-is-full", "AT-19", argsOf(stow))}
               : Objections{};
}

} // namespace

QString toText(const Spot& spot)
{
    switch (spot.kind) {
    case Spot::Kind::Store:
        return toText(spot.store);
    case Spot::Kind::Here:
        return hereWord;
    case Spot::Kind::Icon:
        return iconWord;
    case Spot::Kind::Tracker:
        return spot.store.crew + u'.' + trackerWord;
    }
    Q_UNREACHABLE_RETURN({});
}

std::optional<Spot> sourceIn(const State& state, const QString& word)
{
    if (word == hereWord)
        return Spot{Spot::Kind::Here};
    if (word == iconWord)
        return Spot{Spot::Kind::Icon};
    return storeIn(state, word).transform([](const Store& store) { return Spot{Spot::Kind::Store, store}; });
}

std::optional<Spot> targetIn(const State& state, const QString& word)
{
    if (word == hereWord)
        return Spot{Spot::Kind::Here};
    const QString ending = u'.' + trackerWord;
    if (word.endsWith(ending)) {
        const QString id = word.chopped(ending.size());
        const Crew* crew = state.crew(id);
        return crew && crew->vehicle ? std::optional(Spot{Spot::Kind::Tracker, {id}}) : std::nullopt;
    }
    return storeIn(state, word).transform([](const Store& store) { return Spot{Spot::Kind::Store, store}; });
}

int available(const State& state, Resource resource, const Spot& from)
{
    switch (from.kind) {
    case Spot::Kind::Store:
        return held(state, from.store, resource);
    case Spot::Kind::Here: {
        const Pawn* pawn = state.pawn(state.turn.pawn);
        const Pile* pile = pawn ? state.pileAt(pawn->at) : nullptr;
        return pile ? pile->resources[resource] : 0;
    }
    case Spot::Kind::Icon:
        return mostTokens;
    case Spot::Kind::Tracker:
        return 0;
    }
    Q_UNREACHABLE_RETURN(0);
}

Objections whyNotStow(const State& state, const Stow& stow)
{
    Objections objections =
        againstOwner(state, stow.from.store.crew) + againstOwner(state, stow.to.store.crew);
    if (stow.from.kind == Spot::Kind::Icon)
        objections += againstIcon(state, stow);
    if (isTracker(stow.to))
        objections += againstTopOff(state, stow);
    else if (stow.to.kind == Spot::Kind::Store)
        objections += againstRoom(state, stow);
    return objections;
}

void carryOut(State& state, const Stow& stow)
{
    const int at = state.turn.pawn.isEmpty() ? 0 : state.acting().at;
    if (stow.from.kind == Spot::Kind::Store)
        put(state, stow.from.store, stow.resource, -stow.tokens);
    else if (stow.from.kind == Spot::Kind::Here)
        state.pile(at).resources[stow.resource] -= stow.tokens;
    else if (const QString crew = crewOf(state, stow); !state.turn.collected.contains(crew))
        state.turn.collected.append(crew);

    if (stow.to.kind == Spot::Kind::Store) {
        put(state, stow.to.store, stow.resource, stow.tokens);
        primeTracker(state, stow.to.store.crew);
    } else if (stow.to.kind == Spot::Kind::Here) {
        state.pile(at).resources[stow.resource] += stow.tokens;
    } else {
        Vehicle& vehicle = *state.crew(stow.to.store.crew)->vehicle;
        vehicle.tracker = state.box().vehicle(vehicle.card)->tracker; // AT-73
    }
    state.sweep();
}

} // namespace roadmarshal::apocalypse_trail
