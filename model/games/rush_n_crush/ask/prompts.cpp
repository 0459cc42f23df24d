#include "prompts.h"

#include "drive_options.h"
#include "games/rush_n_crush/dashboard/driving_dice.h"
#include "games/rush_n_crush/show/lever_chart.h"
#include "games/rush_n_crush/turn/grid.h"
#include "games/rush_n_crush/turn/order.h"
#include "games/rush_n_crush/turn/sequence.h"
#include "lever_options.h"
#include "table/short_forms.h"

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::Asking;
using table::Option;
using table::Prompt;

namespace {

Prompt prompt(const char* id, Asking asking, const table::Message& question, QList<Option> options = {})
{
    Prompt made;
    made.id = QLatin1StringView(id);
    made.asking = asking;
    made.question = question;
    made.options = std::move(options);
    return made;
}

Prompt about(Prompt made, const State& state, int car)
{
    made.active = state.car(car).id;
    made.asks = state.car(car).id;
    return made;
}

QString placeName(const State& state, int space)
{
    return toText(state.setup->course.at(space).id);
}

Option carOption(const State& state, int car)
{
    const QString id = state.car(car).id;
    Option option{id, message("option-car", {{u"car"_s, id}}), {}, {}};
    if (const int next = nextToAct(state); next != car)
        option.objections = {table::objection(
            u"out-of-order"_s, {{u"car"_s, id}, {u"next"_s, next < 0 ? QString() : state.car(next).id}},
            u"RNC-12"_s, u"RNC-A2"_s)};
    return option;
}

QList<Option> closing(const State& state)
{
    QList<Option> options;
    if (state.acting->lever && !againstEnding(state))
        options.append({u"done"_s, message("option-done"), {}, {}});
    if (state.car(state.acting->car).equipment > 0)
        options.append({u"card"_s, message("option-card"), {}, {}});
    return options;
}

table::Message driveQuestion(const State& state, const Car& car)
{
    const std::optional<Drive>& drive = state.acting->drive;
    const int points = drive ? drive->mpLeft : state.bubbleOf(car).speed;
    const QJsonObject args{{u"car"_s, car.id},
                           {u"points"_s, points},
                           {u"changes"_s, drive && drive->lcLeft ? *drive->lcLeft : 0}};
    if (drive && drive->freeChange)
        return message("ask-free-change", args);
    if (points == 0)
        return message("ask-more", args);
    const bool free = isFree(state.bubbleOf(car).speed);
    return message(free ? "ask-drive-free" : "ask-drive", args);
}

const char* questionFor(const State& state, const Toss& toss)
{
    const QLatin1StringView what(toss.what);
    return what == "roll-heat"_L1                        ? "ask-heat"
           : what == "roll-driving"_L1                   ? "ask-driving"
           : what == "roll-armour"_L1                    ? "ask-armour"
           : what == "roll-wreck"_L1                     ? "ask-wreck"
           : what == "roll-head-on"_L1                   ? "ask-head-on"
           : what == "roll-push"_L1                      ? "ask-push"
           : what == "roll-resist"_L1                    ? "ask-resist"
           : state.setup->rulings.has(Turned::DiceOrder) ? "ask-order-roll-level"
                                                         : "ask-order-roll";
}

Prompt promptTest(const State& state, int index)
{
    const Car& car = state.car(index);
    const int speed = state.bubbleOf(car).speed;
    const Toss toss{"roll-driving", drivingDice(speed), car.id};
    Prompt made = prompt("driving", Asking::Place, promptDice(state, toss).question, endsBeforeTest(state));
    made.takes = table::Dice{askOf(toss)};
    return made;
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

Prompt promptDraw(const State& state, const QStringList& drawn)
{
    Prompt made = prompt("draw", Asking::Piece, message("ask-draw"));
    if (drawn.isEmpty())
        made.options.append({u"app"_s, message("option-draw-app"), {}, {}});
    for (const Car& car : state.cars) {
        if (!drawn.contains(car.id))
            made.options.append({car.id, message("option-car", {{u"car"_s, car.id}}), {}, {}});
    }
    made.reminders = {message("reminder-trade")};
    return made;
}

Prompt promptPlace(const State& state)
{
    const int car = nextToPlace(state);
    Prompt made = prompt("place", Asking::Place, message("ask-place", {{u"car"_s, state.car(car).id}}));
    for (const int space : gridSpaces(state))
        made.options.append({placeName(state, space),
                             message("option-place", {{u"place"_s, placeName(state, space)}}),
                             {},
                             {}});
    made.options.append({u"rest"_s, message("option-grid-rest"), {}, {}});
    return about(made, state, car);
}

Prompt promptCar(const State& state)
{
    Prompt made = prompt("car", Asking::Piece, message("ask-car"));
    for (const int car : *state.order) {
        if (state.car(car).isRacing() && !std::ranges::contains(state.acted, car))
            made.options.append(carOption(state, car));
    }
    const int next = nextToAct(state);
    if (next >= 0)
        made.asks = state.car(next).id;
    if (next >= 0 && next == lastOne(state)) // A23: it still has to cross, unless the table has had enough
        made.options.append(
            {u"declare"_s, message("option-declare", {{u"car"_s, state.car(next).id}}), {}, {}});
    return made;
}

Prompt promptActing(const State& state)
{
    const int index = state.acting->car;
    const Car& car = state.car(index);
    const bool drives = state.acting->drive.has_value();
    const bool isLeverDone = state.acting->lever.has_value();
    if (!drives && !isLeverDone) {
        Prompt made =
            prompt("lever", Asking::Choice, message("ask-lever", {{u"car"_s, car.id}}), leverOptions(state));
        made.chart = leverChart(state, car);
        made.options += closing(state);
        return about(made, state, index);
    }
    Prompt made = !drives && testIsDue(state.bubbleOf(car).speed)
                      ? promptTest(state, index)
                      : prompt("drive", Asking::Place, driveQuestion(state, car), driveOptions(state));
    if (const auto ahead = whatLiesAhead(state))
        made.reminders.append(*ahead);
    if (!drives)
        made.options += leverOptions(state);
    made.options += closing(state);
    return about(made, state, index);
}

Prompt promptDice(const State& state, const Toss& toss)
{
    QJsonObject args{{u"car"_s, toss.car}, {u"count"_s, toss.dice}};
    const int car = state.carIndex(toss.car);
    if (car >= 0) {
        args.insert(u"bubble"_s, state.bubbleOf(state.car(car)).id);
        args.insert(u"speed"_s, state.bubbleOf(state.car(car)).speed * 10);
    }
    Prompt made = prompt("dice", Asking::Choice, message(questionFor(state, toss), args));
    made.takes = table::Dice{askOf(toss)};
    made.asks = toss.car;
    if (state.acting) {
        made.active = state.car(state.acting->car).id;
        if (toss.car != made.active)
            made.interrupts = made.active;
    }
    return made;
}

QString pushWord(const State& state, int place)
{
    return place == none ? u"rock"_s : placeName(state, place);
}

Prompt promptPushTo(const State& state, int other, const std::vector<int>& places)
{
    Prompt made =
        prompt("push-to", Asking::Place, message("ask-push-to", {{u"other"_s, state.car(other).id}}));
    for (const int place : places) {
        const QString word = pushWord(state, place);
        made.options.append(
            {word,
             place == none ? message("option-push-rock") : message("option-push-to", {{u"place"_s, word}}),
             {},
             {}});
    }
    return about(made, state, state.acting->car);
}

} // namespace roadmarshal::rush_n_crush
