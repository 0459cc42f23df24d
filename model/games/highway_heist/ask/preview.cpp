#include "preview.h"

#include "games/highway_heist/road/geometry.h"
#include "prompts.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::Preview;

namespace {

void addPegs(const State& before, const State& after, Preview& preview)
{
    for (size_t i = 0; i < after.players.size(); ++i) {
        const Player& now = after.players[i];
        if (now.peg == before.players[i].peg)
            continue;
        const Vehicle* own = after.vehicleOf(static_cast<int>(i));
        const QString on = now.peg.isAtWheel() ? (own ? own->id : QString()) : now.peg.vehicle;
        if (!on.isEmpty())
            preview.moves.append({.piece = now.id, .to = {}, .on = on, .path = {}});
    }
}

// HH-111: Wrecks ahead in the own row; HH-90: SUVs that would slam.
void addDangers(const State& after, int player, Preview& preview)
{
    const Vehicle* own = after.vehicleOf(player);
    if (!own)
        return;
    int slams = 0;
    for (const Vehicle& other : after.vehicles) {
        if (wouldSweep(other, *own))
            preview.marks.append({placesOf(after, other), Preview::Tone::Danger, message("mark-wreck")});
        if (other.isEnemySuv() && areAdjacent(after, *own, other))
            ++slams;
    }
    if (slams > 0)
        preview.remarks.append(message("remark-slams", {{u"count"_s, slams}, {u"vehicle"_s, own->id}}));
}

} // namespace

QStringList placesOf(const State& state, const Vehicle& vehicle)
{
    std::vector<Place> places = footprintOf(state, vehicle).places();
    std::ranges::sort(places, std::greater());
    QStringList texts;
    for (const Place& place : places)
        texts.append(toText(place));
    return texts;
}

Preview previewOf(const State& before, const State& after, int player)
{
    Preview preview;
    for (const Vehicle& now : after.vehicles) {
        const Vehicle* then = before.find(now.id);
        if (then && then->at != now.at)
            preview.moves.append({.piece = now.id, .to = placesOf(after, now), .on = {}, .path = {}});
        if (then && !then->isWreck && now.isWreck)
            preview.marks.append({placesOf(after, now), Preview::Tone::Stop, message("mark-wrecked")});
    }
    addPegs(before, after, preview);
    addDangers(after, player, preview);
    if (after.result && !before.result)
        preview.remarks.append(message(after.result->isWon ? "remark-wins" : "remark-loses"));
    return preview;
}

} // namespace roadmarshal::highway_heist
