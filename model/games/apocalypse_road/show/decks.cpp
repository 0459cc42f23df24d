#include "decks.h"

#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/decks/card_place.h"
#include "games/apocalypse_road/table/names.h"
#include "table/show_deck.h"

namespace roadmarshal::apocalypse_road {

using table::DeckShow;
using table::Message;
using Sort = DeckShow::Place::Sort;

namespace {

Message cardMessage(const State& state, DeckId deck, const QString& card)
{
    if (const auto race = parseRaceCard(card); deck == DeckId::Race && race)
        return {QStringLiteral("race-card"),
                {{QStringLiteral("type"), typeCode(race->movement)},
                 {QStringLiteral("adjustment"), adjustmentOf(*race)}}};
    if (deck == DeckId::Event)
        return {QStringLiteral("event-") + card, {}};
    const int kind = state.setup->decks.of(deck).kindOf(card);
    const combat::CombatCard& face = state.setup->decks.combat[kind];
    return {QStringLiteral("combat-card"),
            {{QStringLiteral("value"), face.value},
             {QStringLiteral("gun"), combat::toText(face.hits[0])},
             {QStringLiteral("cannon"), combat::toText(face.hits[1])},
             {QStringLiteral("missiles"), combat::toText(face.hits[2])},
             {QStringLiteral("collision"), combat::toText(face.crash)}}};
}

// For a shot it matters what value comes up, not which of 48 cards.
QList<DeckShow::Odds> oddsOfValues(const State& state, const table::DeckOnTable& deck)
{
    QList<DeckShow::Odds> all;
    for (int value = 0; value <= combat::mostValue; ++value) {
        std::vector<int> kinds;
        for (int kind = 0; kind < static_cast<int>(deck.sheet.kinds.size()); ++kind) {
            if (state.setup->decks.combat[kind].value == value)
                kinds.push_back(kind);
        }
        const DeckShow::Odds line =
            showOdds(deck, {QStringLiteral("combat-value"), {{QStringLiteral("value"), value}}}, kinds);
        if (line.copies > 0)
            all.append(line);
    }
    return all;
}

QList<DeckShow::Place> handsOf(const State& state, const table::DeckOnTable& deck)
{
    QList<DeckShow::Place> hands;
    for (int seat = 0; seat < static_cast<int>(state.setup->teams.size()); ++seat) {
        hands.append(showPlace(deck, handPlace(state, seat), Sort::Hand));
        hands.last().team = state.setup->teams[seat].id;
    }
    return hands;
}

// 10.0: the two bonus cards, as long as there are markers on them.
DeckShow::Place openCards(const State& state)
{
    DeckShow::Place open{cards::open, Sort::Open};
    open.movable = false; // they come and go with their markers
    for (int card = 0; card < bonusKinds; ++card) {
        if (state.bonus[card] > 0)
            open.cards.append({bonusWords[card],
                               {QStringLiteral("event-") + bonusWords[card], {}},
                               state.bonus[card],
                               bonusMarkers});
    }
    return open;
}

} // namespace

QList<DeckShow> showDecks(const State& state)
{
    QList<DeckShow> shown;
    for (int i = 0; i < deckCount; ++i) {
        const auto id = static_cast<DeckId>(i);
        const table::DeckOnTable deck{
            state.setup->decks.of(id), state.deck(id),
            [&state, id](const QString& card) { return cardMessage(state, id, card); }};
        DeckShow show = showDeck(deckWords[i], {QStringLiteral("title-deck-") + deckWords[i], {}}, deck);
        if (state.setup->reveal.odds)
            show.odds = id == DeckId::Combat ? oddsOfValues(state, deck) : showOdds(deck);
        if (id == DeckId::Race)
            show.places = handsOf(state, deck);
        if (id == DeckId::Event)
            show.places = {openCards(state)};
        show.places.append(showPlace(deck, cards::discard, Sort::Discard));
        shown.append(show);
    }
    return shown;
}

} // namespace roadmarshal::apocalypse_road
