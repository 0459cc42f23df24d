// Where a card can be: in the pile, among the discards, open beside the track, in somebody's hand.
#pragma once

#include "games/apocalypse_road/table/state.h"

namespace roadmarshal::apocalypse_road {

struct CardPlace
{
    enum class Where { Pile, Discard, Open, Hand };
    Where where = Where::Pile;
    int seat = -1; // Hand
    bool operator==(const CardPlace&) const = default;

    static CardPlace pile() { return {Where::Pile, -1}; }
    static CardPlace discard() { return {Where::Discard, -1}; }
    static CardPlace open() { return {Where::Open, -1}; }
    static CardPlace hand(int seat) { return {Where::Hand, seat}; }
};

// "pile", "discard", "open", "hand-red"
QString toText(const State& state, const CardPlace& place);
std::optional<CardPlace> parseCardPlace(const State& state, const QString& text);

std::vector<CardPlace> placesOutsideThePile(const State& state);
// Nothing for the pile, which is what is left.
cards::Holding* holdingAt(cards::Deck& deck, const CardPlace& place);
const cards::Holding* holdingAt(const cards::Deck& deck, const CardPlace& place);

} // namespace roadmarshal::apocalypse_road
