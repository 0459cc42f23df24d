#include "aiming.h"

#include "games/road_kill_rally/combat/sight.h"
#include "prompts.h"

namespace roadmarshal::road_kill_rally {

using table::Preview;

namespace {

using Tone = Preview::Tone;

QStringList namesOf(const State& state, const std::vector<int>& spaces)
{
    QStringList names;
    for (const int space : spaces)
        names.append(toText(state.road->at(space).id));
    return names;
}

} // namespace

Preview reachPreview(const State& state, int car, const Weapon& weapon)
{
    Preview preview;
    const int from = state.road->indexOf(state.car(car).at);
    if (from == none)
        return preview;
    const Aim aim(state, car, weapon);
    QStringList seen;
    QStringList hidden;
    for (const Space& space : state.road->spaces()) {
        const auto distance = aim.distanceTo(space.id);
        if (!distance || (weapon.range != anyRange && *distance > weapon.range))
            continue;
        (seesSpace(state, from, state.road->indexOf(space.id)) ? seen : hidden).append(toText(space.id));
    }
    for (const QString& place : seen)
        preview.marks.append({{place}, Tone::Plain, {}, {}});
    for (const QString& place : hidden)
        preview.marks.append({{place}, Tone::Stop, {}, {}});
    return preview;
}

Preview sightPreview(const State& state, int car, SpaceId target)
{
    Preview preview;
    const int from = state.road->indexOf(state.car(car).at);
    const int to = state.road->indexOf(target);
    if (from == none || to == none)
        return preview;
    for (const QString& place : namesOf(state, alongTheLine(state, from, to)))
        preview.marks.append({{place}, Tone::Plain, {}, {}});
    for (const QString& place : namesOf(state, inTheWay(state, from, to)))
        preview.marks.append({{place}, Tone::Stop, message("mark-blocks"), {}});
    return preview;
}

} // namespace roadmarshal::road_kill_rally
