#include "ask.h"

#include "activation.h"
#include "ask_move.h"
#include "ask_parts.h"
#include "grid.h"
#include "movement/card.h"
#include "race_deck.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using namespace table;

namespace {

const QString appWord = QStringLiteral("app");

Option carOption(const State& state, int car)
{
    return {state.sheet(car).id, {QStringLiteral("option-car"), carArgs(state, car)}, {}, {}};
}

// 3.0: either the app draws, or the table names the cars as they come out of the bag.
Asked askGrid(const State& state, const Answers& answers)
{
    if (!answers.isEmpty() && answers.first() == appWord)
        return Ready{toAction(FillGrid{}), 1};
    std::vector<int> drawn;
    const auto starters = static_cast<qsizetype>(state.setup->starters.size());
    for (qsizetype i = 0; i < std::min(answers.size(), starters); ++i) {
        const int car = state.setup->carIndex(answers[i]);
        if (!std::ranges::contains(state.setup->starters, car) || std::ranges::contains(drawn, car))
            return misfit(i, QStringLiteral("not-in-bag-now"), answers[i], QStringLiteral("3.0"));
        drawn.push_back(car);
    }
    if (drawn.size() == state.setup->starters.size())
        return Ready{toAction(FillGrid{answers.first(starters)}), starters};
    Prompt prompt{
        QStringLiteral("grid"),
        Asking::Piece,
        {QStringLiteral("ask-grid"), {{QStringLiteral("position"), static_cast<int>(drawn.size()) + 1}}},
        {},
        {}};
    if (drawn.empty())
        prompt.options.append({appWord, {QStringLiteral("option-draw-grid"), {}}, {}, {}});
    for (const int car : bagAfter(*state.setup, drawn))
        prompt.options.append(carOption(state, car));
    return prompt;
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
    for (int car = team * carsPerTeam; car < (team + 1) * carsPerTeam; ++car) {
        if (std::holds_alternative<Reserve>(state.cars[car].at))
            prompt.options.append(carOption(state, car));
    }
    if (answers.isEmpty())
        return prompt;
    if (!std::ranges::contains(prompt.options, answers.first(), &Option::answer))
        return misfit(0, QStringLiteral("not-in-reserve"), answers.first(), QStringLiteral("8.3"));
    return Ready{toAction(Replace{answers.first()}), 1};
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
    return prompt;
}

Prompt cardPrompt(const State& state, int car)
{
    Prompt prompt{
        QStringLiteral("card"), Asking::Card, {QStringLiteral("ask-card"), carArgs(state, car)}, {}, {}};
    for (const RaceCardKind& kind : raceDeck()) {
        if (movement::rams(kind.card.type))
            continue;
        const QString text = toText(kind.card);
        prompt.options.append({text,
                               {QStringLiteral("option-card"),
                                {{QStringLiteral("type"), typeCode(kind.card)},
                                 {QStringLiteral("adjustment"), adjustmentOf(kind.card)},
                                 {QStringLiteral("points"), state.sheet(car).speed + kind.card.adjustment}}},
                               {},
                               {}});
    }
    for (const Objection& objection : objectionsToCar(state, car))
        prompt.reminders.append(objection.message);
    if (state.cars[car].has(Token::Suppressed))
        prompt.reminders.append({QStringLiteral("remind-suppressed"), carArgs(state, car)});
    return prompt;
}

} // namespace

Asked ask(const State& state, const Answers& answers, const std::stop_token& stop)
{
    if (state.phase == Phase::Grid)
        return askGrid(state, answers);
    for (int team = 0; team < static_cast<int>(state.owed.size()); ++team) {
        if (state.owed[team].total() > 0 && state.hasReserve(team))
            return askReplacement(state, team, answers);
    }
    if (state.phase == Phase::Over && answers.isEmpty())
        return Prompt{QStringLiteral("over"),
                      Asking::Choice,
                      {QStringLiteral("ask-over"),
                       {{QStringLiteral("team"),
                         state.winner < 0 ? QString() : state.setup->teams[state.winner].name}}},
                      {},
                      {}};
    if (answers.isEmpty())
        return carPrompt(state);
    const int car = state.setup->carIndex(answers[0]);
    if (car < 0)
        return misfit(0, QStringLiteral("no-car"), answers[0]);
    if (!state.cars[car].inRace())
        return misfit(0, QStringLiteral("car-not-in-race"), answers[0], QStringLiteral("4.4"));
    if (answers.size() == 1)
        return cardPrompt(state, car);
    const auto card = movement::parseCard(answers[1]);
    constexpr int mostAdjustment = 9; // the deck goes to +6; a table may have cards of its own
    if (!card || movement::rams(card->type) || std::abs(card->adjustment) > mostAdjustment)
        return misfit(1, QStringLiteral("no-card"), answers[1], QStringLiteral("6.0"));
    return askMove(state, car, *card, answers, stop);
}

} // namespace roadmarshal::apocalypse_road
