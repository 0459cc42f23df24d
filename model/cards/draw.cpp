#include "draw.h"

#include <algorithm>

namespace roadmarshal::cards {

namespace {

int kindCount(const DeckSheet& sheet)
{
    return static_cast<int>(sheet.kinds.size());
}

constexpr int anyBack = -1;

int unnamedOfSlot(const DeckSheet& sheet, const Deck& deck, int kind, int slot)
{
    return slot == anyBack || unnamedSlot(sheet, kind) == slot ? unnamedOf(sheet, deck, kind) : 0;
}

int drawable(const DeckSheet& sheet, const Deck& deck, int slot)
{
    int sum = 0;
    for (int kind = 0; kind < kindCount(sheet); ++kind)
        sum += unnamedOfSlot(sheet, deck, kind, slot);
    return sum;
}

int kindDrawn(const DeckSheet& sheet, const Deck& deck, int draw, int slot)
{
    int kind = 0;
    for (int left = unnamedOfSlot(sheet, deck, kind, slot); draw >= left;
         left = unnamedOfSlot(sheet, deck, kind, slot)) {
        draw -= left;
        ++kind;
    }
    return kind;
}

// Which count of a layer its card on top belongs to. Drawn only where there is a choice.
int slotDrawn(const DeckSheet& sheet, const Holding& layer, const Below& below)
{
    std::vector<int> filled;
    for (int slot = 0; slot < slotCount(sheet); ++slot) {
        if (countAt(layer, slot) > 0)
            filled.push_back(slot);
    }
    if (filled.size() == 1)
        return filled.front();
    int draw = below(layer.size());
    for (const int slot : filled) {
        if (draw < countAt(layer, slot))
            return slot;
        draw -= countAt(layer, slot);
    }
    return filled.back();
}

// Whether it is there by its own name, or as one of the unnamed ones.
bool isNamed(const DeckSheet& sheet, const Holding& holding, int kind)
{
    return kind >= 0 && kind < kindCount(sheet) && holding.known[static_cast<size_t>(kind)] > 0;
}

bool isAmongUnnamed(const DeckSheet& sheet, const Deck& deck, const Holding& holding, int kind)
{
    return kind >= 0 && countAt(holding, unnamedSlot(sheet, kind)) > 0 && unnamedOf(sheet, deck, kind) > 0;
}

// The back of which a layer has most; an unseen card is taken for one of them.
int likeliestBack(const DeckSheet& sheet, const Holding& layer)
{
    int best = kindCount(sheet);
    for (int slot = best; slot < slotCount(sheet); ++slot) {
        if (countAt(layer, slot) > countAt(layer, best))
            best = slot;
    }
    return best;
}

} // namespace

bool needsReshuffle(const DeckSheet& sheet, const Deck& deck, const QString& discards)
{
    return pileSize(sheet, deck) == 0 && deck.at(discards).size() > 0;
}

int drawable(const DeckSheet& sheet, const Deck& deck)
{
    return drawable(sheet, deck, anyBack);
}

int kindDrawn(const DeckSheet& sheet, const Deck& deck, int draw)
{
    return kindDrawn(sheet, deck, draw, anyBack);
}

std::optional<Move> drawn(const DeckSheet& sheet, const Deck& deck, const QString& to, const Below& below)
{
    const Holding layer = nextLayer(sheet, deck);
    if (layer.size() == 0)
        return std::nullopt;
    const QString from = nextPlace(sheet, deck);
    const int slot = slotDrawn(sheet, layer, below);
    if (slot < kindCount(sheet))
        return Move{sheet.kinds[static_cast<size_t>(slot)].card, from, to};
    const int count = drawable(sheet, deck, slot);
    if (count == 0)
        return std::nullopt;
    const int kind = kindDrawn(sheet, deck, below(count), slot);
    return Move{sheet.kinds[static_cast<size_t>(kind)].card, from, to, 1, from != pile};
}

std::optional<Move> noted(const DeckSheet& sheet, const Deck& deck, const QString& card, const QString& to)
{
    const Holding layer = nextLayer(sheet, deck);
    if (layer.size() == 0)
        return std::nullopt;
    const QString from = nextPlace(sheet, deck);
    const int kind = sheet.kindOf(card);
    if (from != pile && isNamed(sheet, layer, kind))
        return Move{card, from, to};
    if (isAmongUnnamed(sheet, deck, layer, kind))
        return Move{card, from, to, 1, from != pile};
    return drawnUnseen(sheet, deck, to, 1);
}

std::optional<Move> drawnUnseen(const DeckSheet& sheet, const Deck& deck, const QString& to, int count)
{
    const Holding layer = nextLayer(sheet, deck);
    const int slot = likeliestBack(sheet, layer);
    const int most = std::min(count, countAt(layer, slot));
    if (most <= 0)
        return std::nullopt;
    return Move{cardAt(sheet, slot), nextPlace(sheet, deck), to, most};
}

std::optional<Move> leaving(const DeckSheet& sheet, const Deck& deck, const QString& card,
                            const QString& from, const QString& to)
{
    const Holding* holding = holdingAt(deck, from);
    if (!holding)
        return std::nullopt;
    const int kind = sheet.kindOf(card);
    if (isNamed(sheet, *holding, kind))
        return Move{card, from, to};
    if (isAmongUnnamed(sheet, deck, *holding, kind))
        return Move{card, from, to, 1, true};
    const int slot = likeliestBack(sheet, *holding);
    return countAt(*holding, slot) > 0 ? std::optional(Move{cardAt(sheet, slot), from, to}) : std::nullopt;
}

bool mayHold(const DeckSheet& sheet, const Deck& deck, const QString& place, const QString& card)
{
    const Holding* holding = holdingAt(deck, place);
    const int kind = sheet.kindOf(card);
    return holding && (isNamed(sheet, *holding, kind) || isAmongUnnamed(sheet, deck, *holding, kind));
}

} // namespace roadmarshal::cards
