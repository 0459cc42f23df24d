// Events of the open road and of the crowded one: Open Road and Sideswipe.
#include "kinds.h"

#include "games/apocalypse_road/ask/ends.h"
#include "games/apocalypse_road/turn/carry_out.h"
#include "games/apocalypse_road/turn/scoring.h"

#include <algorithm>
#include <deque>
#include <iterator>

namespace roadmarshal::apocalypse_road::events {

using namespace table;
using movement::Type;
using track::Index;

namespace {

int sectorsAhead(const track::Graph& graph, int from, int to)
{
    return (to - from + graph.sectorCount()) % graph.sectorCount();
}

bool isHeldCrosswise(const State& state, Index space)
{
    const Index twin = state.setup->graph.twin(space);
    return twin != track::none && carOn(state, twin) >= 0;
}

// AR-55: spaces directly behind the nearest cars ahead.
std::vector<Index> goals(const State& state, Index here)
{
    const track::Graph& graph = state.setup->graph;
    const int sector = graph.spaceAt(here).sector;
    for (int ahead = 1; ahead < graph.sectorCount(); ++ahead) {
        const int there = (sector + ahead) % graph.sectorCount();
        std::vector<Index> found;
        for (int lane = 0; lane < graph.laneCount(there); ++lane) {
            const Index space = graph.indexOf({there, lane});
            if (carOn(state, space) >= 0)
                found.insert(found.end(), graph.behind(space).begin(), graph.behind(space).end());
        }
        if (!found.empty())
            return found;
    }
    return {};
}

enum class Crosswise { Blocks, LetsThrough };

// Forward, and sideways where the surface allows it, through empty spaces; not beyond the sector of the
// goals.
std::vector<Index> reachable(const State& state, Index here, int sectors, Crosswise cars)
{
    const track::Graph& graph = state.setup->graph;
    const int start = graph.spaceAt(here).sector;
    std::vector<Index> seen{here};
    std::deque<Index> open{here};
    const auto visit = [&](Index space) {
        if (space == track::none || graph.isTrough(space) || carOn(state, space) >= 0 ||
            (cars == Crosswise::Blocks && isHeldCrosswise(state, space)) ||
            std::ranges::contains(seen, space) ||
            sectorsAhead(graph, start, graph.spaceAt(space).sector) > sectors)
            return;
        seen.push_back(space);
        open.push_back(space);
    };
    while (!open.empty()) {
        const Index space = open.front();
        open.pop_front();
        const int ahead = sectorsAhead(graph, start, graph.spaceAt(space).sector);
        for (const Index next : graph.next(space)) {
            if (sectorsAhead(graph, start, graph.spaceAt(next).sector) > ahead)
                visit(next);
        }
        if (graph.surface(space) == track::Surface::Paved) { // AR-16
            visit(graph.beside(space, track::Side::In));
            visit(graph.beside(space, track::Side::Out));
        }
    }
    return seen;
}

std::vector<Index> openRoadEnds(const State& state)
{
    const track::Graph& graph = state.setup->graph;
    const auto here = laneOf(state, state.segment.car);
    if (!here || !aloneInSector(state, state.segment.car, graph.spaceAt(*here).sector))
        return {};
    const std::vector<Index> wanted = goals(state, *here);
    if (wanted.empty())
        return {};
    const int sectors =
        sectorsAhead(graph, graph.spaceAt(*here).sector, graph.spaceAt(wanted.front()).sector);
    const std::vector<Index> seen = reachable(state, *here, sectors, Crosswise::Blocks);
    const auto isWanted = [&](Index space) { return std::ranges::contains(wanted, space); };
    std::vector<Index> ends;
    std::ranges::copy_if(seen, std::back_inserter(ends), isWanted);
    // 10.0: where cars across the road alone shut all ways, it stops in front of them.
    if (ends.empty() &&
        std::ranges::any_of(reachable(state, *here, sectors, Crosswise::LetsThrough), isWanted))
        std::ranges::copy_if(seen, std::back_inserter(ends), [&](Index space) {
            return std::ranges::any_of(graph.next(space),
                                       [&](Index ahead) { return isHeldCrosswise(state, ahead); });
        });
    std::erase(ends, *here);
    std::ranges::sort(ends);
    return ends;
}

const QString inWord = QStringLiteral("in");
const QString outWord = QStringLiteral("out");

// The lane change of a sideswipe: into an empty space, or displacing a team-mate (AR-54).
Moving lanechange(const State& state, Index to)
{
    const bool occupied = carOn(state, to) >= 0;
    return {state, state.segment.car, Type::Solo, occupied ? 2 : 1, {state.setup->graph.spaceAt(to)}};
}

Index besideActive(const State& state, const QString& side)
{
    const auto here = laneOf(state, state.segment.car);
    if (!here || state.setup->graph.surface(*here) != track::Surface::Paved) // AR-16
        return track::none;
    return state.setup->graph.beside(*here, side == inWord ? track::Side::In : track::Side::Out);
}

bool isOpponent(const State& state, int car)
{
    return car >= 0 && state.sheet(car).team != state.sheet(state.segment.car).team;
}

// AR-54, AR-61: an opponent is attacked, across a crossover cell too, unless the active car is suppressed
// (AR-25); otherwise the lane must be free to take.
bool canSideswipe(const State& state, Index to)
{
    if (to == track::none)
        return false;
    if (isOpponent(state, holderOf(state, to)))
        return !state.cars[state.segment.car].has(Token::Suppressed);
    return lanechange(state, to).size() > 0;
}

Message sideLabel(const State& state, const QString& side, Index to)
{
    const int car = holderOf(state, to);
    const QJsonObject args{{QStringLiteral("side"), QStringLiteral("@side-") + side},
                           {QStringLiteral("place"), toText(state.setup->graph.spaceAt(to))},
                           {QStringLiteral("target"), car < 0 ? QString() : state.sheet(car).id}};
    return {car < 0                  ? QStringLiteral("option-side-empty")
            : isOpponent(state, car) ? QStringLiteral("option-side-attack")
                                     : QStringLiteral("option-side-displace"),
            args};
}

} // namespace

bool aloneInSector(const State& state, int car, int sector)
{
    const track::Graph& graph = state.setup->graph;
    for (int lane = 0; lane < graph.laneCount(sector); ++lane) {
        const Index space = graph.indexOf({sector, lane});
        const int holder = carOn(state, space);
        if ((holder >= 0 && holder != car) || isHeldCrosswise(state, space))
            return false;
    }
    return true;
}

Prompt askOpenRoad(const State& state, const QStringList& choices, const std::stop_token&)
{
    Prompt prompt = question(state, QStringLiteral("ask-open-road"), Asking::Place);
    if (!choices.isEmpty())
        return prompt;
    prompt.options.append({noneWord, {QStringLiteral("option-none"), {}}, {}, {}});
    for (const Index end : openRoadEnds(state)) {
        const QString place = toText(state.setup->graph.spaceAt(end));
        prompt.options.append({place,
                               {QStringLiteral("option-end"), {{QStringLiteral("place"), place}}},
                               {},
                               Preview{{{state.sheet(state.segment.car).id, {place}}}}});
    }
    return prompt;
}

void openRoad(Recorder& recorder, const QStringList& choices)
{
    const auto end = choices.isEmpty() ? std::nullopt : track::parseSpace(choices[0]);
    if (!end)
        return remark(recorder, QStringLiteral("event-not-used"), QStringLiteral("AR-55"));
    const State before = recorder.state();
    const auto& from = std::get<track::Space>(before.cars[before.segment.car].at);
    // Forward all the way: a lower sector means that the Finish Line lies in between.
    const bool crosses = end->sector < from.sector;
    moveCar(recorder, before.segment.car, *end, citation(QStringLiteral("AR-55")));
    if (crosses)
        scoreCrossing(recorder, before.segment.car);
}

Prompt askSideswipe(const State& state, const QStringList& choices, const std::stop_token&)
{
    Prompt prompt = question(state, QStringLiteral("ask-sideswipe"), Asking::Choice);
    if (choices.isEmpty()) {
        for (const QString& side : {inWord, outWord}) {
            const Index to = besideActive(state, side);
            if (canSideswipe(state, to))
                prompt.options.append(
                    {side,
                     sideLabel(state, side, to),
                     {},
                     {},
                     holderOf(state, to) < 0 ? QString() : state.sheet(holderOf(state, to)).id});
        }
        return prompt;
    }
    const Index to = besideActive(state, choices[0]);
    if (choices.size() == 1 && !isOpponent(state, holderOf(state, to))) {
        const Moving moving = lanechange(state, to);
        prompt.asking = Asking::Way;
        prompt.options = wayOptions(state, state.segment.car, moving,
                                    moving.waysTo(toText(state.setup->graph.spaceAt(to))));
    }
    return prompt;
}

void sideswipe(Recorder& recorder, const QStringList& choices)
{
    if (choices.isEmpty())
        return remark(recorder, QStringLiteral("event-no-sideswipe"), QStringLiteral("AR-54"));
    const State before = recorder.state();
    const Index to = besideActive(before, choices[0]);
    const int other = holderOf(before, to);
    if (isOpponent(before, other)) {
        Segment segment = before.segment;
        segment.stage = Stage::Collision;
        segment.target = other;
        segment.sideswipe = true;
        const bool across = carOn(before, to) != other;
        return recorder.add(SegmentChanged{segment},
                            citation(across ? QStringLiteral("AR-61") : QStringLiteral("AR-54")));
    }
    const Moving moving = lanechange(before, to);
    const std::vector<int> ways = moving.waysTo(toText(before.setup->graph.spaceAt(to)));
    if (const auto way = wayNumber(choices.value(1), ways.size()))
        carryOut(recorder, moving, moving.outcome(ways[*way]), before.segment.car, before.segment.car);
}

} // namespace roadmarshal::apocalypse_road::events
