#include "move.h"

#include <algorithm>
#include <cstdlib>

namespace roadmarshal::cards {

namespace {

// Makes a layer that is not there yet.
Holding* holdingIn(const DeckSheet& sheet, Deck& deck, const QString& place)
{
    if (const int layer = layerOf(place); layer >= 0) {
        if (layer >= static_cast<int>(deck.under.size()))
            deck.under.resize(static_cast<size_t>(layer) + 1, nothing(sheet));
        return &deck.under[static_cast<size_t>(layer)];
    }
    const auto found = deck.places.find(place);
    return found == deck.places.end() ? nullptr : &*found;
}

// Empty layers at the bottom are none.
void trim(Deck& deck)
{
    while (!deck.under.empty() && deck.under.back().size() == 0)
        deck.under.pop_back();
}

int countAt(const Deck& deck, const QString& place, int slot)
{
    const Holding* holding = holdingAt(deck, place);
    return holding ? cards::countAt(*holding, slot) : 0;
}

struct Surplus
{
    QString place;
    int count;
};

// Moves of one count: from place to place as far as it goes, then to the pile, and from it at the very end.
void compareSlot(const DeckSheet& sheet, const Deck& from, const Deck& to, const QStringList& places,
                 int slot, std::vector<Move>& moves, std::vector<Move>& arriving)
{
    std::vector<Surplus> givers;
    std::vector<Surplus> takers;
    for (const QString& place : places) {
        const int surplus = countAt(from, place, slot) - countAt(to, place, slot);
        if (surplus != 0)
            (surplus > 0 ? givers : takers).push_back({place, std::abs(surplus)});
    }
    const QString card = cardAt(sheet, slot);
    for (Surplus& giver : givers) {
        for (Surplus& taker : takers) {
            const int count = std::min(giver.count, taker.count);
            if (count == 0)
                continue;
            moves.push_back({card, giver.place, taker.place, count});
            giver.count -= count;
            taker.count -= count;
        }
        if (giver.count > 0)
            moves.push_back({card, giver.place, pile, giver.count});
    }
    for (const Surplus& taker : takers) {
        if (taker.count > 0)
            arriving.push_back({card, pile, taker.place, taker.count});
    }
}

} // namespace

std::expected<void, QString> apply(const DeckSheet& sheet, Deck& deck, const Move& move)
{
    const int slot = slotOf(sheet, move.card);
    if (slot < 0)
        return std::unexpected(QStringLiteral("has no card \"%1\"").arg(move.card));
    if (!hasPlace(deck, move.from) || !hasPlace(deck, move.to) || move.count < 0 || move.count > sheet.size)
        return std::unexpected(QStringLiteral("has no such place"));
    Deck changed = deck;
    const bool isFace = slot < static_cast<int>(sheet.kinds.size());
    if (Holding* giver = holdingIn(sheet, changed, move.from))
        countAt(*giver, move.hidden && isFace ? unnamedSlot(sheet, slot) : slot) -= move.count;
    if (Holding* taker = holdingIn(sheet, changed, move.to))
        countAt(*taker, slot) += move.count;
    if (const auto problem = imbalance(sheet, changed))
        return std::unexpected(*problem);
    trim(changed);
    deck = std::move(changed);
    return {};
}

std::vector<Move> movesBetween(const DeckSheet& sheet, const Deck& from, const Deck& to,
                               const QStringList& places)
{
    if (from == to)
        return {};
    QStringList all = places;
    for (size_t layer = 0; layer < std::max(from.under.size(), to.under.size()); ++layer)
        all.append(under(static_cast<int>(layer) + 1));
    std::vector<Move> moves;
    std::vector<Move> arriving; // after all that leaves, so that no copy is in two places on the way
    for (int slot = 0; slot < slotCount(sheet); ++slot)
        compareSlot(sheet, from, to, all, slot, moves, arriving);
    moves.insert(moves.end(), arriving.begin(), arriving.end());
    return moves;
}

void shuffleBack(const DeckSheet& sheet, Deck& deck, const QString& place)
{
    if (Holding* holding = hasPlace(deck, place) ? holdingIn(sheet, deck, place) : nullptr)
        *holding = nothing(sheet);
    trim(deck);
}

} // namespace roadmarshal::cards
