#include "deck.h"

#include <algorithm>
#include <numeric>

namespace roadmarshal::cards {

int DeckSheet::kindOf(QStringView card) const
{
    const auto found = std::ranges::find(kinds, card, &Kind::card);
    return found == kinds.end() ? -1 : static_cast<int>(found - kinds.begin());
}

int Holding::size() const
{
    return std::accumulate(known.begin(), known.end(), unknown);
}

std::vector<const Holding*> Deck::places() const
{
    std::vector<const Holding*> all{&discard, &open};
    for (const Holding& hand : hands)
        all.push_back(&hand);
    return all;
}

Deck newDeck(const DeckSheet& sheet, int hands)
{
    const Holding empty{std::vector<int>(sheet.kinds.size()), 0};
    return {empty, empty, std::vector<Holding>(static_cast<size_t>(hands), empty)};
}

int pileSize(const DeckSheet& sheet, const Deck& deck)
{
    int size = sheet.size;
    for (const Holding* place : deck.places())
        size -= place->size();
    return size;
}

int unknownOutside(const Deck& deck)
{
    int unknown = 0;
    for (const Holding* place : deck.places())
        unknown += place->unknown;
    return unknown;
}

int leftOf(const DeckSheet& sheet, const Deck& deck, int kind)
{
    int left = sheet.kinds[kind].copies;
    for (const Holding* place : deck.places())
        left -= place->known[kind];
    return left;
}

Odds oddsOf(const DeckSheet& sheet, const Deck& deck, const std::vector<int>& kinds)
{
    const int pile = pileSize(sheet, deck);
    if (pile <= 0)
        return {};
    int left = 0;
    for (const int kind : kinds)
        left += leftOf(sheet, deck, kind);
    const int least = std::max(0, left - unknownOutside(deck));
    return {static_cast<double>(least) / pile, static_cast<double>(std::min(left, pile)) / pile};
}

int drawable(const DeckSheet& sheet, const Deck& deck)
{
    int sum = 0;
    for (int kind = 0; kind < static_cast<int>(sheet.kinds.size()); ++kind)
        sum += leftOf(sheet, deck, kind);
    return sum;
}

int kindDrawn(const DeckSheet& sheet, const Deck& deck, int draw)
{
    int kind = 0;
    while (draw >= leftOf(sheet, deck, kind))
        draw -= leftOf(sheet, deck, kind++);
    return kind;
}

std::optional<QString> imbalance(const DeckSheet& sheet, const Deck& deck)
{
    for (int kind = 0; kind < static_cast<int>(sheet.kinds.size()); ++kind) {
        if (leftOf(sheet, deck, kind) < 0)
            return QStringLiteral("more copies of %1 are out than exist").arg(sheet.kinds[kind].card);
    }
    if (pileSize(sheet, deck) < 0)
        return QStringLiteral("more cards are out than the deck has");
    for (const Holding* place : deck.places()) {
        if (place->unknown < 0 || std::ranges::any_of(place->known, [](int count) { return count < 0; }))
            return QStringLiteral("a place holds less than nothing");
    }
    return std::nullopt;
}

} // namespace roadmarshal::cards
