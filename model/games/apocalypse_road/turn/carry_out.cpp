#include "carry_out.h"

#include "scoring.h"

namespace roadmarshal::apocalypse_road {

using movement::Outcome;
using table::Citation;

namespace {

enum class Line { NotCrossed, Forward, Backward };

Line lineBetween(const State& state, const Whereabouts& from, track::Space to)
{
    const track::Graph& graph = state.setup->graph;
    const auto* start = std::get_if<track::Space>(&from);
    if (!start)
        return Line::NotCrossed;
    if (graph.crossesFinish(graph.indexOf(*start), graph.indexOf(to)))
        return Line::Forward;
    return graph.crossesFinish(graph.indexOf(to), graph.indexOf(*start)) ? Line::Backward : Line::NotCrossed;
}

void score(Recorder& recorder, int car, Line line)
{
    if (line == Line::Forward)
        scoreCrossing(recorder, car);
    else if (line == Line::Backward)
        returnCrossing(recorder, car);
}

} // namespace

void moveCar(Recorder& recorder, int car, const Whereabouts& to, const Citation& citation)
{
    const Whereabouts from = recorder.state().cars[car].at;
    if (from != to)
        recorder.add(CarMoved{recorder.carId(car), from, to}, citation);
}

void carryOut(Recorder& recorder, const Moving& moving, const Outcome& outcome, int moved, int activeCar)
{
    const auto moveThose = [&](auto&& which, const Citation& citation) {
        for (const movement::Moved& move : outcome.moved) {
            if (which(moving.carOf(move.car)))
                moveCar(recorder, moving.carOf(move.car), move.to, citation);
        }
    };
    moveThose([&](int car) { return car == moved; }, {QStringLiteral("7.1"), {}});
    moveThose([&](int car) { return car != moved; }, {QStringLiteral("7.1"), QStringLiteral("AR-4")});

    for (const movement::Crossing& crossing : outcome.overTheLine)
        score(recorder, moving.carOf(crossing.car), crossing.backward ? Line::Backward : Line::Forward);
    std::vector<Wound> wounds;
    for (const movement::Car car : outcome.damaged)
        wounds.push_back({moving.carOf(car), 1});
    const bool killsScore = !recorder.state().setup->rulings.has(Turned::CrossoverKills);
    damage(recorder, wounds, {activeCar, killsScore}, {QStringLiteral("7.12"), QStringLiteral("AR-15")});
}

void moveAndScore(Recorder& recorder, int car, track::Space to, const Citation& citation)
{
    const Line line = lineBetween(recorder.state(), recorder.state().cars[car].at, to);
    moveCar(recorder, car, to, citation);
    score(recorder, car, line);
}

void swapAndScore(Recorder& recorder, int forward, int backward, const Citation& citation)
{
    const Whereabouts rear = recorder.state().cars[forward].at;
    const Whereabouts front = recorder.state().cars[backward].at;
    const auto* to = std::get_if<track::Space>(&front);
    const auto* back = std::get_if<track::Space>(&rear);
    if (!to || !back)
        return;
    const Line line = lineBetween(recorder.state(), rear, *to);
    moveCar(recorder, forward, front, citation);
    moveCar(recorder, backward, rear, citation);
    score(recorder, backward, line == Line::Forward ? Line::Backward : Line::NotCrossed);
    score(recorder, forward, line);
}

} // namespace roadmarshal::apocalypse_road
