#include "turn_end.h"

#include "games/apocalypse_road/decks/deck_moves.h"
#include "games/apocalypse_road/record/actions.h"
#include "games/apocalypse_road/turn/first_player.h"
#include "games/apocalypse_road/turn/turn_end.h"
#include "games/apocalypse_road/turn/turns.h"
#include "parts.h"

namespace roadmarshal::apocalypse_road {

using namespace table;

namespace {

const QString nextWord = QStringLiteral("next");

QList<Message> whyFirst(const State& state)
{
    QStringList names;
    std::vector<int> damage;
    for (int team = 0; team < static_cast<int>(state.setup->teams.size()); ++team) {
        names.append(state.setup->teams[team].name);
        damage.push_back(countedDamage(state, team));
    }
    return whyFirstPlayer(names, damage, state.firstPlayer);
}

Prompt turnEndPrompt(const State& state)
{
    Prompt prompt{QStringLiteral("turn-end"),
                  Asking::Choice,
                  {QStringLiteral("ask-turn-end"),
                   {{QStringLiteral("turn"), state.turn},
                    {QStringLiteral("team"), state.setup->teams[nextFirstPlayer(state)].name}}},
                  {},
                  whyFirst(state)};
    prompt.options.append(nextTurnOption(state));
    for (int seat = 0; seat < static_cast<int>(state.setup->teams.size()); ++seat) {
        if (handOf(state, seat).size() > 0)
            prompt.options.append({state.setup->teams[seat].id,
                                   {QStringLiteral("option-discards"),
                                    {{QStringLiteral("team"), state.setup->teams[seat].name}}},
                                   {},
                                   {}});
    }
    return prompt;
}

// The cards that are named, and what the hand can still hold after them.
struct Named
{
    QStringList cards;
    State state;
};

Prompt cardsPrompt(const Named& named, int seat)
{
    Prompt prompt{
        QStringLiteral("discards"),
        Asking::Card,
        {QStringLiteral("ask-discards"), {{QStringLiteral("team"), named.state.setup->teams[seat].name}}},
        {},
        {}};
    prompt.options.append({doneWord, {QStringLiteral("option-discards-done"), {}}, {}, {}});
    const cards::Holding& hand = handOf(named.state, seat);
    if (hand.unknown > 0)
        prompt.options.append({unseenCard, {QStringLiteral("option-unseen"), {}}, {}, {}});
    for (const cards::Kind& kind : named.state.setup->decks.of(DeckId::Race).kinds) {
        const auto card = parseRaceCard(kind.card);
        if (card && mayHold(named.state, seat, *card))
            prompt.options.append({kind.card,
                                   {QStringLiteral("option-boost"),
                                    {{QStringLiteral("type"), typeCode(card->movement)},
                                     {QStringLiteral("adjustment"), adjustmentOf(*card)}}},
                                   {},
                                   {}});
    }
    return prompt;
}

// "red solo+3 ? done": cards up to the word that ends the list, or to the end of the line.
Asked askDiscards(const State& state, int seat, const Answers& answers)
{
    Named named{{}, state};
    for (qsizetype i = 1; i < answers.size(); ++i) {
        if (answers[i] == doneWord) {
            if (named.cards.isEmpty()) // who throws nothing away has nothing to record
                return Said{i + 1};
            return Ready{stored(Discard{state.setup->teams[seat].id, named.cards}), i + 1};
        }
        const auto card = parseTypedCard(answers[i]);
        if (!card && answers[i] != unseenCard)
            return misfit(i, QStringLiteral("no-card"), answers[i], QStringLiteral("6.0"));
        named.cards.append(card ? toText(*card) : unseenCard);
        Recorder recorder(named.state);
        discardFromHand(recorder, seat, card ? raceKindOf(named.state, *card) : QString());
        named.state = recorder.state();
    }
    Prompt prompt = cardsPrompt(named, seat);
    if (named.cards.isEmpty())
        prompt.options.removeFirst(); // nothing to be done with yet
    return prompt;
}

} // namespace

Option nextTurnOption(const State& state)
{
    return {nextWord, {QStringLiteral("option-next-turn"), {}}, objectionsToEndOfTurn(state), {}};
}

Asked askTurnEnd(const State& state, const Answers& answers)
{
    if (answers.isEmpty())
        return turnEndPrompt(state);
    if (answers[0] == nextWord)
        return Ready{stored(EndTurn{}), 1};
    if (const int seat = state.setup->teamIndex(answers[0]); seat >= 0)
        return askDiscards(state, seat, answers);
    if (state.setup->carIndex(answers[0]) >= 0) // the next turn has begun on the table
        return Ready{stored(EndTurn{}), 0};
    return misfit(0, QStringLiteral("no-turn-end"), answers[0], QStringLiteral("4.5"));
}

} // namespace roadmarshal::apocalypse_road
