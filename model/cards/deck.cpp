#include "deck.h"

#include <algorithm>
#include <numeric>

namespace roadmarshal::cards {

namespace {

int kindCount(const DeckSheet& sheet)
{
    return static_cast<int>(sheet.kinds.size());
}

int sum(const std::vector<int>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

// Faces that stand on no list have the common back.
int facesOfBack(const DeckSheet& sheet, int back)
{
    int listed = 0;
    int ofBack = 0;
    for (const Kind& kind : sheet.kinds) {
        listed += kind.copies;
        ofBack += kind.back == back ? kind.copies : 0;
    }
    return back < 0 ? ofBack + sheet.size - listed : ofBack;
}

void takeOff(const DeckSheet& sheet, const Holding& holding, Holding& rest)
{
    rest.unknown -= holding.unknown;
    for (size_t back = 0; back < rest.backs.size(); ++back)
        rest.backs[back] -= holding.backs[back];
    for (int kind = 0; kind < kindCount(sheet); ++kind)
        countAt(rest, unnamedSlot(sheet, kind)) -= holding.known[static_cast<size_t>(kind)];
}

bool hasLessThanNothing(const Holding& holding)
{
    const auto isNegative = [](int count) { return count < 0; };
    return holding.unknown < 0 || std::ranges::any_of(holding.known, isNegative) ||
           std::ranges::any_of(holding.backs, isNegative);
}

} // namespace

int DeckSheet::kindOf(QStringView card) const
{
    const auto found = std::ranges::find(kinds, card, &Kind::card);
    return found == kinds.end() ? -1 : static_cast<int>(found - kinds.begin());
}

int Holding::size() const
{
    return sum(known) + unnamed();
}

int Holding::unnamed() const
{
    return unknown + sum(backs);
}

const Holding& Deck::at(const QString& place) const
{
    static const Holding none;
    const auto found = places.find(place);
    return found == places.end() ? none : *found;
}

Holding nothing(const DeckSheet& sheet)
{
    return {std::vector<int>(sheet.kinds.size()), 0,
            std::vector<int>(static_cast<size_t>(sheet.backs.size()))};
}

Deck newDeck(const DeckSheet& sheet, const QStringList& places)
{
    Deck deck;
    for (const QString& place : places)
        deck.places[place] = nothing(sheet);
    return deck;
}

int slotOf(const DeckSheet& sheet, QStringView card)
{
    if (card.isEmpty())
        return kindCount(sheet);
    if (const qsizetype back = sheet.backs.indexOf(card); back >= 0)
        return kindCount(sheet) + 1 + static_cast<int>(back);
    return sheet.kindOf(card);
}

int unnamedSlot(const DeckSheet& sheet, int kind)
{
    return kindCount(sheet) + 1 + sheet.kinds[static_cast<size_t>(kind)].back;
}

int slotCount(const DeckSheet& sheet)
{
    return kindCount(sheet) + 1 + static_cast<int>(sheet.backs.size());
}

int& countAt(Holding& holding, int slot)
{
    const auto index = static_cast<size_t>(slot);
    const size_t kinds = holding.known.size();
    return index < kinds    ? holding.known[index]
           : index == kinds ? holding.unknown
                            : holding.backs[index - kinds - 1];
}

int countAt(const Holding& holding, int slot)
{
    const auto index = static_cast<size_t>(slot);
    const size_t kinds = holding.known.size();
    return index < kinds    ? holding.known[index]
           : index == kinds ? holding.unknown
                            : holding.backs[index - kinds - 1];
}

QString cardAt(const DeckSheet& sheet, int slot)
{
    const int kinds = kindCount(sheet);
    return slot < kinds    ? sheet.kinds[static_cast<size_t>(slot)].card
           : slot == kinds ? QString()
                           : sheet.backs[slot - kinds - 1];
}

Holding restOf(const DeckSheet& sheet, const Deck& deck)
{
    Holding rest = nothing(sheet);
    rest.unknown = facesOfBack(sheet, -1);
    for (int back = 0; back < static_cast<int>(sheet.backs.size()); ++back)
        rest.backs[static_cast<size_t>(back)] = facesOfBack(sheet, back);
    for (const Holding& place : deck.places)
        takeOff(sheet, place, rest);
    for (const Holding& layer : deck.under)
        takeOff(sheet, layer, rest);
    return rest;
}

int pileSize(const DeckSheet& sheet, const Deck& deck)
{
    int size = sheet.size;
    for (const Holding& place : deck.places)
        size -= place.size();
    return size;
}

int unknownOutside(const Deck& deck)
{
    int unknown = 0;
    for (const Holding& place : deck.places)
        unknown += place.unnamed();
    return unknown;
}

int leftOf(const DeckSheet& sheet, const Deck& deck, int kind)
{
    int left = sheet.kinds[static_cast<size_t>(kind)].copies;
    for (const Holding& place : deck.places)
        left -= place.known[static_cast<size_t>(kind)];
    return left;
}

int unnamedOf(const DeckSheet& sheet, const Deck& deck, int kind)
{
    int left = leftOf(sheet, deck, kind);
    for (const Holding& layer : deck.under)
        left -= layer.known[static_cast<size_t>(kind)];
    return left;
}

std::optional<QString> imbalance(const DeckSheet& sheet, const Deck& deck)
{
    for (int kind = 0; kind < kindCount(sheet); ++kind) {
        if (unnamedOf(sheet, deck, kind) < 0)
            return QStringLiteral("more copies of %1 are out than exist")
                .arg(sheet.kinds[static_cast<size_t>(kind)].card);
    }
    if (hasLessThanNothing(restOf(sheet, deck)))
        return QStringLiteral("more cards are out than the deck has");
    if (std::ranges::any_of(deck.places, hasLessThanNothing) ||
        std::ranges::any_of(deck.under, hasLessThanNothing))
        return QStringLiteral("a place holds less than nothing");
    return std::nullopt;
}

} // namespace roadmarshal::cards
