#include "prompts.h"

#include "games/road_kill_rally/driving/hit_odds.h"
#include "games/road_kill_rally/driving/next_step.h"
#include "games/road_kill_rally/driving/objections.h"
#include "games/road_kill_rally/driving/speed_menu.h"
#include "games/road_kill_rally/turn/cards.h"
#include "made_prompt.h"
#include "previews.h"
#include "stretches.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Asking;
using table::Option;
using table::Prompt;

namespace {

Option speedOption(const State& state, int index, int box)
{
    const Car& car = state.car(index);
    const int cost = speedCost(state, car, box);
    Option option{
        QString::number(box), message("option-speed", {{u"box"_s, box}, {u"mph"_s, box * 20}}), {}, {}};
    option.objections = whyNotNow(state, index) + objectionsToSpeed(state, car, box);
    if (cost > 0)
        option.badge = message("badge-cards", {{u"count"_s, cost}});
    if (option.objections.isEmpty())
        option.preview = speedPreview(state, index, box);
    return option;
}

Option stepOption(const State& state, int car, const PathStep& step)
{
    const QString word = toText(*state.road, step);
    const char* label = step.space == none ? "option-finish" : step.isJump ? "option-jump" : "option-step";
    const QString place = step.space == none ? QString() : toText(state.road->at(step.space).id);
    Option option{word, message(label, {{u"place"_s, place}}), {}, stepPreview(state, car, step)};
    if (const auto wrong = againstStep(state, car, step))
        option.objections = {*wrong};
    if (step.space == none)
        return option;
    const int other = state.carAt(state.road->at(step.space).id);
    const Drive drive(state, car, state.car(car).speed);
    const int dice = drive.diceAt(step.space, state.road->at(drive.from()).straight != step.space);
    if (other >= 0 && !step.isJump) {
        option.label = message("option-collide", {{u"place"_s, place}, {u"car"_s, state.car(other).id}});
        option.role = table::Role::Target;
        option.badge = message("badge-dice",
                               {{u"count"_s, collisionDice(state.car(car).speed, state.car(other).speed)}});
    } else if (dice > 0) {
        option.badge = message("badge-dice", {{u"count"_s, dice}});
    }
    return option;
}

QList<Option> stepOptions(const State& state, int car)
{
    const int from = state.road->indexOf(state.car(car).at);
    QList<Option> options;
    if (from == none)
        return options;
    const Space& here = state.road->at(from);
    for (const int to : {here.diagonals[0], here.straight, here.diagonals[1]}) {
        if (to == none)
            continue;
        options.append(stepOption(state, car, {to, false}));
        if (!againstStep(state, car, {to, true}))
            options.append(stepOption(state, car, {to, true}));
    }
    if (here.beforeLine)
        options.append(stepOption(state, car, {none, false}));
    return options;
}

// Further ahead, as far as nothing is asked on the way: chips in the rows of the road.
void addStretches(const State& state, int car, QList<Option>& options)
{
    for (const Path& path : stretches(state, car)) {
        QStringList words;
        for (const PathStep& step : path)
            words.append(toText(*state.road, step));
        const bool isOver = path.back().space == none;
        const SpaceId last = state.road->at(path[path.size() - (isOver ? 2 : 1)].space).id;
        const QJsonObject place{{u"place"_s, toText(last)}};
        Option option{words.join(u','),
                      isOver ? message("option-finish") : message("option-drive", place),
                      {},
                      pathPreview(state, car, path)};
        option.group = message("group-row", {{u"row"_s, last.row}});
        option.chip = isOver ? message("option-finish") : message("option-step", place);
        options.append(option);
    }
}

// RKR-49: with no card to three of them.
void addRuns(const State& state, int index, QList<Option>& options)
{
    std::vector<Colour> seen;
    std::vector<Colour> here;
    for (const Pedestrian& figure : state.pedestrians) {
        if (figure.at == state.car(index).at && !std::ranges::contains(here, figure.colour))
            here.push_back(figure.colour);
        if (mayRunOver(state, index, figure) && !std::ranges::contains(seen, figure.colour))
            seen.push_back(figure.colour);
    }
    HitOdds odds(state.setup->data.oneDie);
    constexpr int mostShown = 3;
    for (const Colour colour : seen) {
        for (int cards = 0; cards <= std::min(mostShown, state.car(index).hand); ++cards) {
            QString word = here.size() > 1 ? u"run-"_s + toText(colour) : u"run"_s;
            if (cards > 0)
                word += u'+' + QString::number(cards);
            Option option{word,
                          message(cards == 0 ? "option-run" : "option-run-cards",
                                  {{u"colour"_s, u"@figure-"_s + toText(colour)}, {u"count"_s, cards}}),
                          {},
                          {}};
            const double chance = odds.atLeast(runOverDice(state, index) + cards, 2);
            option.odds = table::Odds{chance, chance};
            options.append(option);
        }
    }
}

} // namespace

table::Message message(const char* code, const QJsonObject& args)
{
    return {QLatin1StringView(code), args};
}

Prompt promptOver()
{
    return prompt("over", Asking::Choice, message("ask-over"));
}

Prompt promptToss(const State&, const QStringList& who)
{
    Prompt made = prompt("toss", Asking::Choice, message("ask-toss"));
    for (const QString& id : who)
        made.options.append({id, message("option-car", {{u"car"_s, id}}), {}, {}});
    return made;
}

Prompt promptPole(const State& state, int car)
{
    Prompt made = prompt("pole", Asking::Place, message("ask-pole", {{u"car"_s, state.car(car).id}}));
    for (int pole = 1; pole <= poles; ++pole) {
        const auto space = std::ranges::find(state.road->spaces(), pole, &Space::pole);
        if (space == state.road->spaces().end() || state.carAt(space->id) >= 0)
            continue;
        table::Preview preview;
        preview.moves.append({.piece = state.car(car).id, .to = {toText(space->id)}});
        made.options.append(
            {QString::number(pole), message("option-pole", {{u"pole"_s, pole}}), {}, preview});
    }
    return about(made, state, car);
}

Prompt promptDraw(const State& state)
{
    Prompt made = prompt("draw", Asking::Choice, message("ask-draw"));
    made.options.append({u"draw"_s, message("option-draw-all"), {}, {}});
    for (int car = 0; car < std::ssize(state.cars); ++car) {
        const int due = cardsDue(state, car);
        if (due == 0 || state.hasActed(car))
            continue;
        Option option{state.car(car).id, message("option-car", {{u"car"_s, state.car(car).id}}), {}, {}};
        option.badge = message("badge-cards", {{u"count"_s, due}});
        made.options.append(option);
    }
    return made;
}

Prompt promptCards(const State& state, int car)
{
    const int due = cardsDue(state, car);
    Prompt made = prompt("cards", Asking::Choice,
                         message("ask-cards", {{u"car"_s, state.car(car).id}, {u"count"_s, due}}));
    constexpr int most = 10;
    made.takes = table::Number{.least = 0, .most = most, .proposed = due};
    return about(made, state, car);
}

Prompt promptSpeed(const State& state, int car)
{
    Prompt made = prompt("speed", Asking::Choice,
                         message("ask-speed", {{u"car"_s, state.car(car).id},
                                               {u"box"_s, state.car(car).speed},
                                               {u"hand"_s, state.car(car).hand}}));
    made.reminders = handReminders(state, car, Deck::Rally);
    for (int box = 1; box <= fastest; ++box)
        made.options.append(speedOption(state, car, box));
    return about(made, state, car);
}

Prompt promptMove(const State& state)
{
    const Move& move = *state.move;
    const QJsonObject args{{u"car"_s, state.car(move.car).id}, {u"count"_s, move.left}};
    Prompt made = prompt("move", Asking::Place, message(move.left > 0 ? "ask-step" : "ask-done", args));
    if (move.left > 0)
        made.options = stepOptions(state, move.car);
    if (move.left > 1)
        addStretches(state, move.car, made.options);
    addRuns(state, move.car, made.options);
    made.reminders = handReminders(state, move.car, Deck::Rally);
    if (mayUsePitLane(state, move.car))
        made.options.append({u"pit"_s, message("option-pit"), {}, {}});
    Option done{u"done"_s, message("option-done"), {}, {}};
    if (const auto wrong = againstStopping(state, move.car))
        done.objections = {*wrong};
    // §6.2: nobody stops by choice.
    if (move.left == 0 || made.options.isEmpty())
        made.options.append(done);
    return about(made, state, move.car);
}

} // namespace roadmarshal::road_kill_rally
