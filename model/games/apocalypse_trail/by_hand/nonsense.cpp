#include "correct.h"
#include "games/apocalypse_trail/table/against.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

std::optional<Objection> wrongVehicle(const State& state, const Crew& crew)
{
    if (!crew.vehicle)
        return std::nullopt;
    const VehicleCard* card = state.box().vehicle(crew.vehicle->card);
    const QJsonObject args{{u"crew"_s, crew.id}};
    if (!card)
        return against("no-such-card", "AT-72", args);
    if (crew.vehicle->tracker > card->tracker)
        return against("tracker-too-high", "AT-53", args);
    // Before the first turn there is no token on any tracker.
    if (crew.vehicle->tracker == 0 && crew.vehicle->tank > 0 && state.turn.step != Step::Outfit)
        return against("tracker-empty", "AT-54", args, "ATR-9");
    return std::nullopt;
}

std::optional<Objection> wrongLoad(const State& state, const Crew& crew)
{
    for (const Mod& mod : crew.mods) {
        const ModCard* card = state.box().mod(mod.card);
        if (!card || !card->load.covers(mod.load))
            return against("load-too-great", "AT-19", {{u"card"_s, mod.card}});
    }
    return std::nullopt;
}

std::optional<Objection> wrongSurvivor(const State& state, const Crew& crew)
{
    for (const Survivor& survivor : crew.survivors) {
        if (state.isRace() && survivor.status == Status::Resting)
            return against("resting-in-race", "AT-80", {{u"survivor"_s, survivor.card}});
    }
    return std::nullopt;
}

std::optional<Objection> wrongClaims(const State& state)
{
    std::set<QString> claimed;
    for (const auto& [square, crew] : state.shelters) {
        if (!state.isRace() || !claimed.insert(crew).second)
            return against("claimed-twice", "AT-47", {{u"crew"_s, crew}});
    }
    return std::nullopt;
}

} // namespace

std::optional<table::Objection> nonsense(const State& state)
{
    for (const Crew& crew : state.crews) {
        for (const auto& wrong :
             {wrongVehicle(state, crew), wrongLoad(state, crew), wrongSurvivor(state, crew)}) {
            if (wrong)
                return wrong;
        }
    }
    return wrongClaims(state);
}

} // namespace roadmarshal::apocalypse_trail
