#include "next_step.h"

#include "games/road_kill_rally/table/names.h"
#include "objections.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

bool isStepWord(const QString& word)
{
    return std::ranges::all_of(word.split(u','), [](const QString& step) {
        return step == finishWord || parseSpaceId(QStringView(step).sliced(step.startsWith(u'^') ? 1 : 0));
    });
}

std::optional<PathStep> parseStep(const State& state, const QString& word)
{
    const auto path = parsePath(*state.road, word);
    return path && path->size() == 1 ? std::optional(path->front()) : std::nullopt;
}

std::optional<table::Objection> againstStep(const State& state, int index, const PathStep& step)
{
    const Drive drive(state, index, state.car(index).speed);
    return objectionTo(drive, begin(drive), step);
}

std::optional<table::Objection> againstStopping(const State& state, int car)
{
    const Move* move = state.moveOf(car);
    if (!move || move->left == 0)
        return std::nullopt;
    const int here = state.road->indexOf(state.car(car).at);
    const bool isAtEnd =
        here != none && !state.road->at(here).leadsAnywhere() && !state.road->at(here).beforeLine;
    if (isAtEnd) // A13: nothing lies ahead, and no tile fits
        return std::nullopt;
    return objection("RKR-28", "steps-left", {{u"left"_s, move->left}});
}

bool mayRunOver(const State& state, int index, const Pedestrian& figure)
{
    const Car& car = state.car(index);
    const Move* move = state.moveOf(index);
    const bool hasEntered = move && move->left < car.speed;
    return hasEntered && car.isInPlay() && figure.at == car.at && !car.wipedOut &&
           !figure.tried.contains(car.id);
}

bool mayRunOver(const State& state, int car)
{
    return std::ranges::any_of(state.pedestrians,
                               [&](const Pedestrian& figure) { return mayRunOver(state, car, figure); });
}

bool mayUsePitLane(const State& state, int index)
{
    const Car& car = state.car(index);
    const Move* move = state.moveOf(index);
    const int here = car.isInPlay() ? state.road->indexOf(car.at) : none;
    return move && move->left < car.speed && here != none && state.road->at(here).pit && !car.pitted &&
           car.wipeOut < bannedFromPits;
}

int runOverDice(const State& state, int index)
{
    int dice = 1;
    for (const QString& id : state.car(index).mounted) {
        if (const Accessory* accessory = state.setup->data.accessory(id))
            dice += accessory->pedDice;
    }
    return dice;
}

} // namespace roadmarshal::road_kill_rally
