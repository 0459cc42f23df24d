#include "stored_decks.h"

#include "games/apocalypse_road/decks/card_place.h"
#include "names.h"

namespace roadmarshal::apocalypse_road {

namespace {

const QString unknownKey = QStringLiteral("?");
constexpr int mostCards = 1000;

QJsonObject storeHolding(const cards::DeckSheet& sheet, const cards::Holding& holding)
{
    QJsonObject stored;
    for (size_t kind = 0; kind < sheet.kinds.size(); ++kind) {
        if (holding.known[kind] != 0)
            stored[sheet.kinds[kind].card] = holding.known[kind];
    }
    if (holding.unknown != 0)
        stored[unknownKey] = holding.unknown;
    return stored;
}

void restoreHolding(const json::Reader& reader, const cards::DeckSheet& sheet, cards::Holding& holding)
{
    for (const QString& card : reader.keys()) {
        const int count = reader[card].integer(0, mostCards);
        const int kind = sheet.kindOf(card);
        if (card == unknownKey)
            holding.unknown = count;
        else if (kind >= 0)
            holding.known[kind] = count;
        else
            reader[card].fail(QStringLiteral("is no card of this deck"));
    }
}

} // namespace

QJsonObject storeDecks(const State& state)
{
    QJsonObject decks;
    for (int i = 0; i < deckCount; ++i) {
        const cards::DeckSheet& sheet = state.setup->decks.sheets[i];
        QJsonObject deck{{QStringLiteral("pile"), cards::pileSize(sheet, state.decks[i])}};
        for (const CardPlace& place : placesOutsideThePile(state)) {
            const QJsonObject holding = storeHolding(sheet, *holdingAt(state.decks[i], place));
            if (!holding.isEmpty())
                deck[toText(state, place)] = holding;
        }
        decks[deckWords[i]] = deck;
    }
    return decks;
}

void restoreDecks(const json::Reader& reader, State& state)
{
    for (int i = 0; i < deckCount; ++i) {
        const json::Reader deck = reader[deckWords[i]];
        for (const CardPlace& place : placesOutsideThePile(state)) {
            if (deck.has(toText(state, place)))
                restoreHolding(deck[toText(state, place)], state.setup->decks.sheets[i],
                               *holdingAt(state.decks[i], place));
        }
        if (const auto wrong = cards::imbalance(state.setup->decks.sheets[i], state.decks[i]))
            deck.fail(*wrong);
    }
}

} // namespace roadmarshal::apocalypse_road
