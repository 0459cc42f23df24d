#include "loop.h"

#include "sections.h"
#include "track/described_course.h"
#include "track/road.h"

#include <algorithm>
#include <cmath>

namespace roadmarshal::track {

namespace {

constexpr double exactTurn = 0.01;

double rounded(double turn)
{
    return std::round(turn * 10) / 10;
}

double sumOf(const Track& track)
{
    double sum = 0;
    for (const Section& section : track.sections)
        sum += section.turn;
    return sum;
}

// What is missing is shared by the sections in proportion to a weight of each; the last that has one takes
// what rounding leaves.
template <class Weight>
Draft withMissingShared(Draft draft, Weight weightOf)
{
    const double missing = missingTurn(draft.track);
    double all = 0;
    int last = -1;
    for (int i = 0; i < draft.sectionCount(); ++i) {
        all += weightOf(i);
        last = weightOf(i) > 0 ? i : last;
    }
    if (all <= 0)
        return draft;
    double given = 0;
    for (int i = 0; i < draft.sectionCount(); ++i) {
        Section& section = draft.track.sections[i];
        const double turn = rounded(section.turn + missing * weightOf(i) / all) - section.turn;
        const double share = i == last ? missing - given : weightOf(i) > 0 ? turn : 0;
        given += share;
        section.turn = std::round((section.turn + share) * 1e4) / 1e4;
    }
    return draft;
}

bool isAsDescribed(const Draft& draft)
{
    return drawnAs(draft.track, layRoad(draft.track)) == Drawn::AsDescribed;
}

} // namespace

double missingTurn(const Track& track)
{
    return loopAim(track) - sumOf(track);
}

Drawn drawnAs(const Track& track, const Road& road)
{
    const auto turns = loopTurns(track);
    if (!turns)
        return Drawn::TurnsMissRing;
    for (std::size_t sector = 0; sector < turns->size(); ++sector) {
        if (std::abs(road.turnOf(static_cast<int>(sector)) - (*turns)[sector]) > 1e-6)
            return describedCourse(track, laneEdges(track)) ? Drawn::OverlapsRing : Drawn::LengthsMissRing;
    }
    return std::abs(missingTurn(track)) > exactTurn ? Drawn::Stretched : Drawn::AsDescribed;
}

Draft withBend(Draft draft, int section, double turn)
{
    if (section < 0 || section >= draft.sectionCount())
        return draft;
    // A loop that is one stays one, the same way round.
    const double aim = loopAim(draft.track);
    draft = withTurn(std::move(draft), section, turn);
    std::vector<double> weights;
    double others = 0;
    for (int i = 0; i < draft.sectionCount(); ++i) {
        weights.push_back(i == section ? 0 : std::abs(draft.track.sections[i].turn));
        others += weights.back();
    }
    if (others <= 0 || loopAim(draft.track) != aim || std::abs(missingTurn(draft.track)) > others)
        return draft;
    return withMissingShared(std::move(draft), [&](int i) { return weights[i]; });
}

Draft withLoopClosed(const Draft& draft)
{
    if (isAsDescribed(draft))
        return draft;
    const auto bends = [&](int i) { return std::abs(draft.track.sections[i].turn); };
    const auto sectors = [&](int i) { return static_cast<double>(draft.track.sections[i].sectors); };
    Draft plain = draft;
    for (Section& section : plain.track.sections)
        section.length = 0;
    Draft circle = plain;
    for (Section& section : circle.track.sections)
        section.turn = 0;
    circle.track.crossovers.clear(); // turns of a circle make a loop once round
    circle = withMissingShared(circle, sectors);
    circle.track.crossovers = draft.track.crossovers;
    // From what changes least to what always closes.
    for (const Draft& tried : {withMissingShared(draft, bends), withMissingShared(plain, bends),
                               withMissingShared(draft, sectors), withMissingShared(plain, sectors)}) {
        if (isAsDescribed(tried))
            return tried;
    }
    return circle;
}

} // namespace roadmarshal::track
