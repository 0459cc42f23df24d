#include "next_step.h"

#include "games/road_kill_rally/table/names.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::objection;

bool isStepWord(const QString& word)
{
    return std::ranges::all_of(word.split(u','), [](const QString& step) {
        return step == finishWord || parseSpaceId(QStringView(step).sliced(step.startsWith(u'^') ? 1 : 0));
    });
}

std::optional<NextStep> parseStep(const State& state, const QString& word)
{
    if (word == finishWord)
        return NextStep{};
    const bool jump = word.startsWith(u'^');
    const int to = state.road->indexOf(QStringView(word).sliced(jump ? 1 : 0));
    return to == none ? std::nullopt : std::optional(NextStep{to, jump});
}

std::optional<table::Objection> againstStep(const State& state, int index, const NextStep& step)
{
    const Car& car = state.car(index);
    const Move* move = state.moveOf(index);
    const int left = move ? move->left : 0;
    const int here = state.road->indexOf(car.at);
    if (left == 0 || here == none)
        return objection(u"no-step-left"_s, {{u"car"_s, car.id}}, u"RKR-23"_s);
    if (step.isFinish()) {
        if (state.road->at(here).beforeLine)
            return std::nullopt;
        return objection(u"no-line-ahead"_s, {{u"car"_s, car.id}}, u"RKR-26"_s, u"RKR-A47"_s);
    }
    const QString place = toText(state.road->at(step.to).id);
    if (!state.road->at(here).leadsTo(step.to))
        return objection(u"not-ahead"_s, {{u"car"_s, car.id}, {u"place"_s, place}}, u"RKR-26"_s);
    if (!step.jump)
        return std::nullopt;
    const char* why = state.carAt(state.road->at(step.to).id) < 0 ? "nobody-to-jump"
                      : !hasJumpJets(state, car)                  ? "no-jets"
                      : left < 2                                  ? "no-step-behind-jump"
                                                                  : nullptr;
    if (!why)
        return std::nullopt;
    return objection(QLatin1StringView(why), {{u"car"_s, car.id}, {u"place"_s, place}}, u"RKR-91"_s,
                     u"RKR-A37"_s);
}

std::optional<table::Objection> againstStopping(const State& state, int car)
{
    const Move* move = state.moveOf(car);
    if (!move || move->left == 0)
        return std::nullopt;
    return objection(u"steps-left"_s, {{u"car"_s, state.car(car).id}, {u"count"_s, move->left}}, u"RKR-28"_s);
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
