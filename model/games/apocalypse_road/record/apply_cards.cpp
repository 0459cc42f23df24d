#include "apply_cards.h"

#include "games/apocalypse_road/decks/card_place.h"
#include "games/apocalypse_road/table/names.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

namespace {

std::unexpected<Problem> wrong(const CardMoved& change, const QString& reason)
{
    return std::unexpected(Problem{wordFor(deckWords, change.deck), reason});
}

// Kinds and, as the last one, the cards nobody has named.
int& countIn(cards::Holding& holding, int kind)
{
    return kind < static_cast<int>(holding.known.size()) ? holding.known[kind] : holding.unknown;
}

int countIn(const cards::Holding& holding, int kind)
{
    return kind < static_cast<int>(holding.known.size()) ? holding.known[kind] : holding.unknown;
}

struct Surplus
{
    CardPlace place;
    int count;
};

} // namespace

std::expected<void, Problem> moveCards(State& state, const CardMoved& change)
{
    const cards::DeckSheet& sheet = state.setup->decks.of(change.deck);
    const int unknown = static_cast<int>(sheet.kinds.size());
    const int kind = change.card.isEmpty() ? unknown : sheet.kindOf(change.card);
    const auto from = parseCardPlace(state, change.from);
    const auto to = parseCardPlace(state, change.to);
    if (kind < 0)
        return wrong(change, QStringLiteral("has no card \"%1\"").arg(change.card));
    if (!from || !to || change.count < 0 || change.count > sheet.size)
        return wrong(change, QStringLiteral("has no such place"));
    cards::Deck deck = state.deck(change.deck);
    if (cards::Holding* giver = holdingAt(deck, *from))
        countIn(*giver, change.hidden ? unknown : kind) -= change.count;
    if (cards::Holding* taker = holdingAt(deck, *to))
        countIn(*taker, kind) += change.count;
    if (const auto problem = cards::imbalance(sheet, deck))
        return wrong(change, *problem);
    state.deck(change.deck) = std::move(deck);
    return {};
}

void compareDeck(const State& from, const State& to, DeckId deck, std::vector<Change>& changes)
{
    if (from.deck(deck) == to.deck(deck))
        return;
    const cards::DeckSheet& sheet = from.setup->decks.of(deck);
    std::vector<Change> arriving; // after all that leaves, so that no copy is in two places on the way
    for (int kind = 0; kind <= static_cast<int>(sheet.kinds.size()); ++kind) {
        const QString card = kind < static_cast<int>(sheet.kinds.size()) ? sheet.kinds[kind].card : QString();
        const auto moved = [&](const CardPlace& giver, const CardPlace& taker, int count) {
            return CardMoved{deck, card, toText(from, giver), toText(from, taker), count, false};
        };
        std::vector<Surplus> givers;
        std::vector<Surplus> takers;
        for (const CardPlace& place : placesOutsideThePile(from)) {
            const int surplus = countIn(*holdingAt(from.deck(deck), place), kind) -
                                countIn(*holdingAt(to.deck(deck), place), kind);
            if (surplus != 0)
                (surplus > 0 ? givers : takers).push_back({place, std::abs(surplus)});
        }
        for (Surplus& giver : givers) {
            for (Surplus& taker : takers) {
                const int count = std::min(giver.count, taker.count);
                if (count == 0)
                    continue;
                changes.push_back(moved(giver.place, taker.place, count));
                giver.count -= count;
                taker.count -= count;
            }
            if (giver.count > 0)
                changes.push_back(moved(giver.place, CardPlace::pile(), giver.count));
        }
        for (const Surplus& taker : takers) {
            if (taker.count > 0)
                arriving.push_back(moved(CardPlace::pile(), taker.place, taker.count));
        }
    }
    changes.insert(changes.end(), arriving.begin(), arriving.end());
}

} // namespace roadmarshal::apocalypse_road
