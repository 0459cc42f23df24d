// Events that let cars move: Bump and Run, Drift, Get There, High Flyer, Shot of NOS.
#include "kinds.h"

#include "stretch.h"

#include "games/apocalypse_road/ask/ends.h"
#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/decks/deck_moves.h"
#include "games/apocalypse_road/turn/carry_out.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::events {

using namespace table;
using movement::Type;
using track::Index;

namespace {

Option noneOption()
{
    return {noneWord, {QStringLiteral("option-none"), {}}, {}, {}};
}

Option placeOption(const State& state, int car, Index to)
{
    const QString place = toText(state.setup->graph.spaceAt(to));
    return {place,
            {QStringLiteral("option-end"), {{QStringLiteral("place"), place}}},
            {},
            Preview{{{state.sheet(car).id, {place}}}}};
}

bool allowsLaneChange(const track::Graph& graph, Index space)
{
    return graph.surface(space) == track::Surface::Paved;
}

// AR-52: beside in the same sector, directly in front and directly behind.
std::vector<Index> adjacentSpaces(const track::Graph& graph, Index space, bool acrossLanes)
{
    std::vector<Index> spaces(graph.next(space).begin(), graph.next(space).end());
    spaces.insert(spaces.end(), graph.behind(space).begin(), graph.behind(space).end());
    for (const track::Side side : {track::Side::In, track::Side::Out}) {
        const Index beside = graph.beside(space, side);
        if (acrossLanes && beside != track::none && !graph.isTrough(beside))
            spaces.push_back(beside);
    }
    std::ranges::sort(spaces);
    const auto repeated = std::ranges::unique(spaces);
    spaces.erase(repeated.begin(), repeated.end());
    return spaces;
}

std::vector<int> bumpable(const State& state)
{
    std::vector<int> cars;
    const auto here = laneOf(state, state.segment.car);
    if (!here)
        return cars;
    for (const Index space : adjacentSpaces(state.setup->graph, *here, true)) {
        const int car = carOn(state, space);
        if (car >= 0 && car != state.segment.car && !bumpSpaces(state, car).empty())
            cars.push_back(car);
    }
    return cars;
}

// The last two questions of a movement that must be made: end and way. `choices` are the answers to them.
Prompt askMovement(const State& state, const QString& code, int car, const Moving& moving,
                   const QStringList& choices)
{
    Prompt prompt = question(state, code, choices.isEmpty() ? Asking::Place : Asking::Way);
    prompt.question.args[QStringLiteral("car")] = state.sheet(car).id;
    prompt.question.args[QStringLiteral("points")] = moving.points();
    if (choices.isEmpty()) {
        prompt.options = endOptions(state, moving);
    } else if (choices.size() == 1) {
        prompt.question.code = QStringLiteral("ask-way");
        prompt.question.args[QStringLiteral("end")] = choices[0];
        prompt.options = wayOptions(state, car, moving, moving.waysTo(choices[0]));
    }
    return prompt;
}

void makeMovement(Recorder& recorder, int car, const Moving& moving, const QStringList& choices)
{
    if (choices.size() < 2)
        return remark(recorder, QStringLiteral("event-no-movement"), QStringLiteral("AR-1"));
    const std::vector<int> ways = moving.waysTo(choices[0]);
    if (const auto way = wayNumber(choices[1], ways.size()))
        carryOut(recorder, moving, moving.outcome(ways[*way]), car, recorder.state().segment.car);
}

int boostPoints(const QString& card)
{
    const auto race = parseRaceCard(card);
    return race ? std::max(0, race->movement.adjustment) : 0;
}

} // namespace

std::vector<Index> bumpSpaces(const State& state, int car)
{
    const track::Graph& graph = state.setup->graph;
    const Index from = *laneOf(state, car);
    std::vector<Index> spaces = adjacentSpaces(graph, from, allowsLaneChange(graph, from));
    std::erase_if(spaces, [&](Index space) { return space == from || !isEmpty(state, space); });
    return spaces;
}

bool isNextTo(const State& state, int car, int other)
{
    const auto here = laneOf(state, car);
    const auto there = laneOf(state, other);
    return here && there && std::ranges::contains(adjacentSpaces(state.setup->graph, *here, true), *there);
}

Prompt askBump(const State& state, const QStringList& choices, const std::stop_token&)
{
    Prompt prompt = question(state, QStringLiteral("ask-bump"), Asking::Piece);
    if (choices.isEmpty()) {
        prompt.options.append(noneOption());
        for (const int car : bumpable(state))
            prompt.options.append(carOption(state, car));
    } else if (choices.size() == 1 && choices[0] != noneWord) {
        const int car = state.setup->carIndex(choices[0]);
        prompt = question(state, QStringLiteral("ask-bump-to"), Asking::Place);
        prompt.question.args[QStringLiteral("bumped")] = choices[0];
        for (const Index space : bumpSpaces(state, car))
            prompt.options.append(placeOption(state, car, space));
    }
    return prompt;
}

void bumpAndRun(Recorder& recorder, const QStringList& choices)
{
    if (choices.size() < 2)
        return remark(recorder, QStringLiteral("event-not-used"), QStringLiteral("AR-52"));
    if (const auto to = track::parseSpace(choices[1]))
        moveAndScore(recorder, recorder.state().setup->carIndex(choices[0]), *to,
                     citation(QStringLiteral("AR-52")));
}

Prompt askDrift(const State& state, const QStringList& choices, const std::stop_token&)
{
    Prompt prompt = question(state, QStringLiteral("ask-drift"), Asking::Piece);
    if (!choices.isEmpty())
        return prompt;
    prompt.options.append(noneOption());
    if (const auto here = laneOf(state, state.segment.car)) {
        for (const Index ahead : state.setup->graph.next(*here)) {
            if (const int car = carOn(state, ahead); car >= 0)
                prompt.options.append(carOption(state, car));
        }
    }
    return prompt;
}

void drift(Recorder& recorder, const QStringList& choices)
{
    if (choices.isEmpty() || choices[0] == noneWord)
        return remark(recorder, QStringLiteral("event-not-used"), QStringLiteral("AR-52"));
    swapAndScore(recorder, recorder.state().segment.car, recorder.state().setup->carIndex(choices[0]),
                 citation(QStringLiteral("AR-52")));
}

namespace {

// AR-57: one or two points, and nobody else moves, so that no occupied space is entered.
std::optional<std::pair<int, int>> quickWay(const State& state, const QString& end,
                                            const std::stop_token& stop)
{
    for (const int points : {1, 2}) {
        const Moving moving(state, state.segment.car, Type::Solo, points, stop);
        for (const int way : moving.waysTo(end)) {
            if (moving.movedCount(way) == 1 && moving.outcome(way).ends == movement::Ending::Spent)
                return std::pair(points, way);
        }
    }
    return std::nullopt;
}

} // namespace

Prompt askGetThere(const State& state, const QStringList& choices, const std::stop_token& stop)
{
    Prompt prompt = question(state, QStringLiteral("ask-get-there"), Asking::Place);
    if (!choices.isEmpty())
        return prompt;
    const bool must = state.setup->rulings.has(Turned::GetThere);
    if (!must)
        prompt.options.append(noneOption());
    if (!state.cars[state.segment.car].inRace())
        return prompt;
    QStringList places;
    for (const int points : {1, 2}) {
        for (const Moving::End& end : Moving(state, state.segment.car, Type::Solo, points, stop).ends()) {
            if (!places.contains(end.place) && quickWay(state, end.place, stop))
                places.append(end.place);
        }
    }
    for (const QString& place : places)
        prompt.options.append(
            placeOption(state, state.segment.car, state.setup->graph.indexOf(*track::parseSpace(place))));
    return prompt;
}

void getThere(Recorder& recorder, const QStringList& choices)
{
    const State before = recorder.state();
    const auto way =
        choices.isEmpty() || choices[0] == noneWord ? std::nullopt : quickWay(before, choices[0], {});
    if (!way)
        return remark(recorder, QStringLiteral("event-not-used"), QStringLiteral("AR-57"));
    const int car = before.segment.car;
    const Moving moving(before, car, Type::Solo, way->first);
    carryOut(recorder, moving, moving.outcome(way->second), car, car);
}

Prompt askHighFlyer(const State& state, const QStringList& choices, const std::stop_token& stop)
{
    if (choices.isEmpty()) {
        Prompt prompt = question(state, QStringLiteral("ask-flyer"), Asking::Piece);
        for (const int car : flyers(state))
            prompt.options.append(carOption(state, car));
        return prompt;
    }
    const int car = state.setup->carIndex(choices[0]);
    const Moving moving(state, car, Type::Overtake, flight, stop);
    return askMovement(state, QStringLiteral("ask-flight"), car, moving, choices.sliced(1));
}

void highFlyer(Recorder& recorder, const QStringList& choices)
{
    if (choices.isEmpty())
        return remark(recorder, QStringLiteral("event-nobody"), QStringLiteral("AR-53"));
    const State before = recorder.state();
    const int car = before.setup->carIndex(choices[0]);
    makeMovement(recorder, car, Moving(before, car, Type::Overtake, flight), choices.sliced(1));
}

Prompt askBoost(const State& state, const QStringList& choices, const std::stop_token& stop)
{
    const QString& boost = state.segment.boost;
    if (!state.cars[state.segment.car].inRace())
        return question(state, QStringLiteral("ask-boost"), Asking::Card);
    if (boost.isEmpty() && choices.isEmpty()) {
        Prompt prompt = question(state, QStringLiteral("ask-boost"), Asking::Card);
        for (const cards::Kind& kind : state.setup->decks.of(DeckId::Race).kinds) {
            if (!objectionsToDrawn(state, DeckId::Race, kind.card).isEmpty())
                continue;
            const RaceCard card = *parseRaceCard(kind.card);
            prompt.options.append({kind.card,
                                   {QStringLiteral("option-boost"),
                                    {{QStringLiteral("type"), typeCode(card.movement)},
                                     {QStringLiteral("adjustment"), adjustmentOf(card)}}},
                                   {},
                                   {}});
        }
        return prompt;
    }
    const int car = state.segment.car;
    const Moving moving(state, car, Type::Solo, boostPoints(boost.isEmpty() ? choices[0] : boost), stop);
    return askMovement(state, QStringLiteral("ask-boost-end"), car, moving,
                       boost.isEmpty() ? choices.sliced(1) : choices);
}

void shotOfNos(Recorder& recorder, const QStringList& choices)
{
    const State before = recorder.state();
    if (!before.cars[before.segment.car].inRace())
        return remark(recorder, QStringLiteral("event-no-car"), QStringLiteral("AR-34"));
    const bool drawnByApp = !before.segment.boost.isEmpty();
    if (!drawnByApp && !choices.isEmpty())
        noteDrawn(recorder, DeckId::Race, choices[0], cards::discard);
    const QString card = drawnByApp ? before.segment.boost : choices.value(0);
    const Moving moving(before, before.segment.car, Type::Solo, boostPoints(card));
    makeMovement(recorder, before.segment.car, moving, drawnByApp ? choices : choices.mid(1));
}

} // namespace roadmarshal::apocalypse_road::events
