#include "pull_lever.h"

#include "games/rush_n_crush/dashboard/heat.h"
#include "games/rush_n_crush/dashboard/lever_ends.h"
#include "games/rush_n_crush/dashboard/throws.h"
#include "games/rush_n_crush/table/fit_drive.h"
#include "games/rush_n_crush/table/lever_of.h"
#include "games/rush_n_crush/table/names.h"
#include "sequence.h"

namespace roadmarshal::rush_n_crush {

namespace {

const char* ruleOf(LeverMove::Kind kind)
{
    switch (kind) {
    case LeverMove::Kind::Accelerate:
        return "RNC-14";
    case LeverMove::Kind::Decelerate:
        return "RNC-15";
    case LeverMove::Kind::Gear:
        return "RNC-16";
    case LeverMove::Kind::Brake:
        return "RNC-17";
    case LeverMove::Kind::Turbo:
        break;
    }
    return "RNC-18";
}

// Where the move leads; -1 if it can't be made, however much the table insists.
int landingOf(Deed& deed, const Lever& lever, const LeverMove& move)
{
    const Setup& setup = *deed.state().setup;
    const auto to = landing(setup.dashboard, lever, move, leverRules(setup));
    if (to)
        return *to;
    deed.object(to.error());
    const std::vector<int> lines = landings(setup.dashboard, lever.at, move, leverRules(setup));
    return lines.size() == 1 ? lines.front() : -1;
}

void pay(Deed& deed, int car, LeverMove::Kind kind)
{
    if (kind == LeverMove::Kind::Brake && deed.car(car).brakes > 0)
        deed.change(car, "brakes", deed.car(car).brakes - 1, "RNC-17");
    if (kind == LeverMove::Kind::Turbo && deed.car(car).turbo > 0)
        deed.change(car, "turbo", deed.car(car).turbo - 1, "RNC-18");
}

// RNC-21 to 24: false if the engine explodes or the dice have not fallen yet.
bool testHeat(Deed& deed, int car)
{
    const int dice = heatDice(deed.state().bubbleOf(deed.car(car)).heat);
    if (dice == 0)
        return true;
    const auto missed = deed.rollMisses({"roll-heat", dice, deed.car(car).id}, leastThatPasses, "RNC-22");
    if (!missed)
        return false;
    const int black = deed.state().setup->thermometer;
    const int temperature = std::min(black, deed.car(car).temperature + *missed);
    deed.change(car, "temperature", temperature, "RNC-23");
    if (temperature < black)
        return true;
    deed.add(
        FateSet{deed.car(car).id, wordFor(fateWords, deed.car(car).fate), wordFor(fateWords, Fate::Exploded)},
        "RNC-24");
    return false;
}

void note(Deed& deed, const LeverMove& move)
{
    Acting acting = *deed.state().acting;
    if (!acting.lever)
        acting.lever.emplace();
    acting.lever->push_back(move);
    deed.setActing(acting, ruleOf(move.kind));
}

// The table insists on a move in the middle of the drive.
void fitPoints(Deed& deed)
{
    State next = deed.state();
    fitDrive(next);
    deed.setActing(next.acting, "RNC-25");
}

bool pull(Deed& deed, int car, const LeverMove& move)
{
    const int to = landingOf(deed, leverOf(deed.state(), car), move);
    if (to < 0)
        return false;
    const Setup& setup = *deed.state().setup;
    const std::vector<int> stops = heated(setup.dashboard, deed.car(car).lever, move, to, leverRules(setup));
    for (const int stop : stops) {
        const Bubble& from = deed.state().bubbleOf(deed.car(car));
        deed.add(LeverMoved{deed.car(car).id, from.id, setup.dashboard.at(stop).id}, ruleOf(move.kind));
        if (stop == stops.front()) {
            pay(deed, car, move.kind);
            if (!deed.state().acting->drive)
                note(deed, move);
            else
                fitPoints(deed);
        }
        if (!testHeat(deed, car)) // A35: an engine that explodes on the way leaves the lever there
            return false;
    }
    return true;
}

// What is wrong with any of the moves is said before dice are thrown for the first.
void objectToMoves(Deed& deed, int car, const LeverMoves& moves)
{
    const Setup& setup = *deed.state().setup;
    const auto end = leverEnd(setup.dashboard, leverOf(deed.state(), car), moves, leverRules(setup));
    if (!end)
        deed.object(end.error().objection);
}

} // namespace

void leaveLever(Deed& deed)
{
    Acting acting = *deed.state().acting;
    if (acting.lever)
        return;
    acting.lever.emplace();
    deed.setActing(acting, "RNC-13");
}

void pullLever(Deed& deed, const LeverMoves& moves)
{
    const int car = deed.state().acting->car;
    objectToMoves(deed, car, moves);
    if (moves.empty())
        leaveLever(deed);
    for (const LeverMove& move : moves) {
        if (!pull(deed, car, move))
            break;
    }
    if (deed.isStopped())
        return;
    // With no point to drive there is nothing left to do (A8).
    const bool drives = deed.state().acting->drive.has_value();
    if (deed.car(car).isWreck() || (deed.state().bubbleOf(deed.car(car)).speed == 0 && !drives))
        endTurn(deed, deed.car(car).isWreck() ? "RNC-24" : "RNC-25");
}

} // namespace roadmarshal::rush_n_crush
