#include "ask.h"

#include "games/apocalypse_road/combat/attack.h"
#include "games/apocalypse_road/decks/race_card.h"
#include "games/apocalypse_road/record/actions.h"
#include "games/apocalypse_road/table/names.h"
#include "games/apocalypse_road/turn/grid.h"
#include "games/apocalypse_road/turn/segments.h"
#include "move.h"
#include "parts.h"
#include "segment.h"
#include "stray_word.h"
#include "turn_end.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using namespace table;

namespace {

const QString appWord = QStringLiteral("app");

// 3.0: either the app draws, or the table names the cars as they come out of the bag.
Asked askGrid(const State& state, const Answers& answers)
{
    if (!answers.isEmpty() && answers.first() == appWord)
        return Ready{stored(FillGrid{}), 1};
    std::vector<int> drawn = drawnSoFar(state);
    const size_t starters = state.setup->starters.size();
    qsizetype used = 0;
    for (; used < answers.size() && drawn.size() < starters && answers[used] != appWord; ++used) {
        const int car = state.setup->carIndex(answers[used]);
        if (!std::ranges::contains(state.setup->starters, car) || std::ranges::contains(drawn, car))
            return misfit(used, QStringLiteral("not-in-bag-now"), answers[used], QStringLiteral("3.0"));
        drawn.push_back(car);
    }
    if (used > 0)
        return Ready{stored(FillGrid{answers.first(used)}), used};
    Prompt prompt{
        QStringLiteral("grid"),
        Asking::Piece,
        {QStringLiteral("ask-grid"), {{QStringLiteral("position"), static_cast<int>(drawn.size()) + 1}}},
        {},
        {}};
    prompt.options.append(
        {appWord,
         {drawn.empty() ? QStringLiteral("option-draw-grid") : QStringLiteral("option-draw-rest"), {}},
         {},
         {}});
    for (const int car : bagAfter(*state.setup, drawn))
        prompt.options.append(carOption(state, car));
    return prompt;
}

// Nothing can follow in it but its end.
bool endsByItself(const Segment& segment)
{
    return !segment.isOpen() || (segment.stage == Stage::Late && segment.fired && segment.star == Star::No);
}

// AR-31: the owner picks any car that has not been in the race.
Asked askReplacement(const State& state, int team, const Answers& answers)
{
    Prompt prompt{
        QStringLiteral("replacement"),
        Asking::Piece,
        {QStringLiteral("ask-replacement"), {{QStringLiteral("team"), state.setup->teams[team].name}}},
        {},
        {}};
    for (const int car : state.setup->carsOf(team)) {
        if (!std::holds_alternative<Reserve>(state.cars[car].at))
            continue;
        Option option = carOption(state, car);
        option.detail = detailOf(state.sheet(car));
        prompt.options.append(option);
    }
    if (answers.isEmpty())
        return prompt;
    if (std::ranges::contains(prompt.options, answers.first(), &Option::answer))
        return Ready{stored(Replace{answers.first()}), 1};
    if (answers.first() == doneWord && endsByItself(state.segment))
        return Said{1};
    QStringList cars;
    for (const Option& option : prompt.options)
        cars.append(option.answer);
    Misfit wrong = misfit(0, QStringLiteral("not-in-reserve"), answers.first(), QStringLiteral("8.3"));
    wrong.message.args[QStringLiteral("team")] = state.setup->teams[team].name;
    wrong.message.args[QStringLiteral("cars")] = cars.join(QStringLiteral(", "));
    return wrong;
}

Prompt carPrompt(const State& state)
{
    Prompt prompt{
        QStringLiteral("car"),
        Asking::Piece,
        {QStringLiteral("ask-car"), {{QStringLiteral("team"), state.setup->teams[state.toAct].name}}},
        {},
        {}};
    for (int car = 0; car < static_cast<int>(state.cars.size()); ++car) {
        if (!state.cars[car].inRace())
            continue;
        Option option = carOption(state, car);
        option.objections = objectionsToCar(state, car);
        prompt.options.append(option);
    }
    // Cars that may act come first, the others follow with their why-nots.
    std::ranges::stable_partition(prompt.options,
                                  [](const Option& option) { return option.objections.isEmpty(); });
    prompt.options.append(nextTurnOption(state));
    return prompt;
}

// What is to be remembered before a car moves: tokens that lie on it, cards that change what is scored.
QList<Message> remindersFor(const State& state, int car)
{
    QList<Message> reminders;
    for (const Objection& objection : objectionsToCar(state, car))
        reminders.append(objection.message);
    for (int token = 0; token < tokenKinds; ++token) {
        if (state.cars[car].has(static_cast<Token>(token)))
            reminders.append(
                {QStringLiteral("remind-") + toText(static_cast<Token>(token)), carArgs(state, car)});
    }
    for (int card = 0; card < bonusKinds; ++card) {
        if (state.bonus[card] > 0)
            reminders.append({QStringLiteral("remind-") + bonusWords[card],
                              {{QStringLiteral("count"), state.bonus[card]}}});
    }
    return reminders;
}

Prompt cardPrompt(const State& state, int car)
{
    Prompt prompt{
        QStringLiteral("card"), Asking::Card, {QStringLiteral("ask-card"), carArgs(state, car)}, {}, {}};
    prompt.reminders = remindersFor(state, car);
    prompt.options = cardOptions(state, car);
    if (!state.segment.isOpen() && combat::objectionsToShooting(state, car).isEmpty())
        prompt.options += shotOptions(state, car);
    return prompt;
}

// A card and where it takes the car; `before` answers come before the card.
Asked askCard(const State& state, int car, const Answers& answers, qsizetype before,
              const std::stop_token& stop)
{
    if (answers.size() == before)
        return cardPrompt(state, car);
    const auto card = parseTypedCard(answers[before]);
    if (!card || std::abs(card->movement.adjustment) > mostAdjustment)
        return misfit(before, QStringLiteral("no-card"), answers[before], QStringLiteral("6.0"));
    Asked asked = askMove(state, car, *card, answers.sliced(before + 1), stop);
    if (auto* ready = std::get_if<Ready>(&asked))
        ready->used += before + 1;
    if (auto* misfit = std::get_if<Misfit>(&asked))
        misfit->answer += before + 1;
    return asked;
}

Prompt overPrompt(const State& state)
{
    if (state.winner < 0)
        return {QStringLiteral("over"), Asking::Choice, {QStringLiteral("ask-over-nobody"), {}}, {}, {}};
    return {QStringLiteral("over"),
            Asking::Choice,
            {QStringLiteral("ask-over"), {{QStringLiteral("team"), state.setup->teams[state.winner].name}}},
            {},
            {}};
}

Asked askNext(const State& state, const Answers& answers, const std::stop_token& stop)
{
    if (state.phase == Phase::Grid)
        return askGrid(state, answers);
    for (int team = 0; team < static_cast<int>(state.owed.size()); ++team) {
        if (state.phase != Phase::Over && state.owed[team].total() > 0 && state.hasReserve(team))
            return askReplacement(state, team, answers);
    }
    if (state.phase == Phase::Over && answers.isEmpty())
        return overPrompt(state);
    if (state.segment.stage == Stage::Move)
        return askCard(state, state.segment.car, answers, 0, stop);
    if (state.segment.isOpen())
        return askSegment(state, answers, stop);
    if (!answers.isEmpty() && answers[0] == doneWord) // the activation is over anyway
        return Said{1};
    if (state.phase == Phase::Discards)
        return askTurnEnd(state, answers);
    if (answers.isEmpty())
        return carPrompt(state);
    const int car = state.setup->carIndex(answers[0]);
    if (car < 0 && answers[0] == nextTurnOption(state).answer)
        return askTurnEnd(state, answers);
    if (car < 0)
        return strayWord(state, answers[0]);
    if (!state.cars[car].inRace())
        return misfit(0, QStringLiteral("car-not-in-race"), answers[0], QStringLiteral("4.4"));
    if (answers.size() > 1 && answers[1].startsWith(shotMark))
        return askShot(state, car, answers, 1);
    return askCard(state, car, answers, 1, stop);
}

// 5.0: the car whose activation is under way, or is being told.
QString activeCar(const State& state, const Answers& answers)
{
    if (state.segment.isOpen())
        return state.sheet(state.segment.car).id;
    const int named = state.phase == Phase::Race ? state.setup->carIndex(answers.value(0)) : -1;
    return named < 0 ? QString() : state.sheet(named).id;
}

} // namespace

Asked ask(const State& state, const Answers& answers, const std::stop_token& stop)
{
    Asked asked = askNext(state, answers, stop);
    if (auto* prompt = std::get_if<Prompt>(&asked))
        prompt->active = activeCar(state, answers);
    return asked;
}

} // namespace roadmarshal::apocalypse_road
