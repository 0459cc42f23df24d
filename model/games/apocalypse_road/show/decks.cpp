#include "decks.h"

#include "games/apocalypse_road/ask/parts.h"
#include "games/apocalypse_road/table/names.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::DeckShow;
using table::Message;

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

QList<DeckShow::Odds> oddsOfKinds(const State& state, DeckId id)
{
    const cards::DeckSheet& sheet = state.setup->decks.of(id);
    const cards::Deck& deck = state.deck(id);
    QList<DeckShow::Odds> all;
    for (int kind = 0; kind < static_cast<int>(sheet.kinds.size()); ++kind) {
        const cards::Odds odds = cards::oddsOf(sheet, deck, {kind});
        all.append({cardMessage(state, id, sheet.kinds[kind].card), cards::leftOf(sheet, deck, kind),
                    sheet.kinds[kind].copies, odds.least, odds.most});
    }
    return all;
}

// For a shot it matters what value comes up, not which of 48 cards.
QList<DeckShow::Odds> oddsOfValues(const State& state)
{
    const cards::DeckSheet& sheet = state.setup->decks.of(DeckId::Combat);
    const cards::Deck& deck = state.deck(DeckId::Combat);
    QList<DeckShow::Odds> all;
    for (int value = 0; value <= combat::mostValue; ++value) {
        DeckShow::Odds line{{QStringLiteral("combat-value"), {{QStringLiteral("value"), value}}}, 0, 0, 0, 0};
        std::vector<int> kinds;
        for (int kind = 0; kind < static_cast<int>(sheet.kinds.size()); ++kind) {
            if (state.setup->decks.combat[kind].value != value)
                continue;
            kinds.push_back(kind);
            line.left += cards::leftOf(sheet, deck, kind);
            line.copies += sheet.kinds[kind].copies;
        }
        const cards::Odds odds = cards::oddsOf(sheet, deck, kinds);
        line.least = odds.least;
        line.most = odds.most;
        if (line.copies > 0)
            all.append(line);
    }
    return all;
}

QList<DeckShow::Hand> handsOf(const State& state)
{
    const cards::DeckSheet& sheet = state.setup->decks.of(DeckId::Race);
    QList<DeckShow::Hand> hands;
    for (size_t seat = 0; seat < state.setup->teams.size(); ++seat) {
        const cards::Holding& holding = state.deck(DeckId::Race).hands[seat];
        DeckShow::Hand hand{state.setup->teams[seat].id, {}, holding.unknown};
        for (size_t kind = 0; kind < sheet.kinds.size(); ++kind) {
            for (int copy = 0; copy < holding.known[kind]; ++copy)
                hand.known.append(cardMessage(state, DeckId::Race, sheet.kinds[kind].card));
        }
        hands.append(hand);
    }
    return hands;
}

QList<DeckShow::Open> openCards(const State& state)
{
    QList<DeckShow::Open> open;
    for (int card = 0; card < bonusKinds; ++card) {
        if (state.bonus[card] > 0)
            open.append({bonusWords[card],
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
        const cards::DeckSheet& sheet = state.setup->decks.of(id);
        DeckShow deck;
        deck.id = deckWords[i];
        deck.name = {QStringLiteral("title-deck-") + deckWords[i], {}};
        deck.byApp = sheet.byApp;
        deck.pile = cards::pileSize(sheet, state.deck(id));
        deck.discarded = state.deck(id).discard.size();
        deck.unknown = cards::unknownOutside(state.deck(id));
        if (state.setup->reveal.odds)
            deck.odds = id == DeckId::Combat ? oddsOfValues(state) : oddsOfKinds(state, id);
        if (id == DeckId::Race)
            deck.hands = handsOf(state);
        if (id == DeckId::Event)
            deck.open = openCards(state);
        shown.append(deck);
    }
    return shown;
}

} // namespace roadmarshal::apocalypse_road
