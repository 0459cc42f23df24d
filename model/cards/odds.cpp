#include "odds.h"

#include "place.h"

#include <algorithm>

namespace roadmarshal::cards {

namespace {

int kindCount(const DeckSheet& sheet)
{
    return static_cast<int>(sheet.kinds.size());
}

// Unnamed cards of one back: those that may have been chosen, and those that lie as they were shuffled.
struct Unnamed
{
    int chosen = 0;
    int shuffled = 0;
};

Unnamed unnamedCards(const DeckSheet& sheet, const Deck& deck, int slot)
{
    Unnamed all{0, countAt(restOf(sheet, deck), slot)};
    for (const Holding& layer : deck.under)
        all.shuffled += countAt(layer, slot);
    for (auto place = deck.places.begin(); place != deck.places.end(); ++place)
        (sheet.unseen.contains(sortOf(place.key())) ? all.shuffled : all.chosen) += countAt(*place, slot);
    return all;
}

} // namespace

Holding nextLayer(const DeckSheet& sheet, const Deck& deck)
{
    Holding rest = restOf(sheet, deck);
    if (rest.size() > 0)
        return rest;
    const auto layer =
        std::ranges::find_if(deck.under, [](const Holding& holding) { return holding.size() > 0; });
    return layer == deck.under.end() ? nothing(sheet) : *layer;
}

QString nextPlace(const DeckSheet& sheet, const Deck& deck)
{
    if (restOf(sheet, deck).size() > 0)
        return pile;
    const auto layer =
        std::ranges::find_if(deck.under, [](const Holding& holding) { return holding.size() > 0; });
    return layer == deck.under.end() ? pile : under(static_cast<int>(layer - deck.under.begin()) + 1);
}

bool canComeNext(const DeckSheet& sheet, const Deck& deck, int kind)
{
    const Holding layer = nextLayer(sheet, deck);
    return layer.known[static_cast<size_t>(kind)] > 0 ||
           (countAt(layer, unnamedSlot(sheet, kind)) > 0 && unnamedOf(sheet, deck, kind) > 0);
}

Odds oddsOf(const DeckSheet& sheet, const Deck& deck, const std::vector<int>& kinds)
{
    const Holding layer = nextLayer(sheet, deck);
    const int size = layer.size();
    if (size <= 0)
        return {};
    std::vector<int> wanted(static_cast<size_t>(slotCount(sheet)));
    double certain = 0;
    for (const int kind : kinds) {
        certain += layer.known[static_cast<size_t>(kind)];
        wanted[static_cast<size_t>(unnamedSlot(sheet, kind))] += unnamedOf(sheet, deck, kind);
    }
    Odds odds{certain, certain};
    for (int slot = kindCount(sheet); slot < slotCount(sheet); ++slot) {
        const int left = wanted[static_cast<size_t>(slot)];
        if (left <= 0 || countAt(layer, slot) <= 0)
            continue;
        const Unnamed cards = unnamedCards(sheet, deck, slot);
        const double share = static_cast<double>(countAt(layer, slot)) / cards.shuffled;
        odds.least += share * std::max(0, left - cards.chosen);
        odds.most += share * std::min(left, cards.shuffled);
    }
    return {odds.least / size, odds.most / size};
}

Depth depthOf(const Deck& deck, int layer)
{
    int below = 0;
    for (size_t i = static_cast<size_t>(layer) + 1; i < deck.under.size(); ++i)
        below += deck.under[i].size();
    return {below + 1, below + deck.under[static_cast<size_t>(layer)].size()};
}

} // namespace roadmarshal::cards
