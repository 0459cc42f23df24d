#include "by_hand.h"

#include <algorithm>

namespace roadmarshal::cards {

namespace {

using Place = QString Move::*;

// The one unnamed move that has the pile at this end; nothing if there are several.
Move* unseenMove(std::vector<Move>& moves, Place end)
{
    Move* found = nullptr;
    for (Move& move : moves) {
        if (!move.card.isEmpty() || move.*end != pile)
            continue;
        if (found)
            return nullptr;
        found = &move;
    }
    return found;
}

// Named cards with the pile at `end`, and unseen ones with the pile at the other: past the pile.
void passBy(std::vector<Move>& moves, Place end, Place other)
{
    Move* unseen = unseenMove(moves, other);
    if (!unseen)
        return;
    std::vector<Move> straight;
    for (Move& move : moves) {
        if (move.card.isEmpty() || move.*end != pile || move.*other == unseen->*end)
            continue;
        Move past = move;
        past.*end = unseen->*end;
        past.count = std::min(move.count, unseen->count);
        move.count -= past.count;
        unseen->count -= past.count;
        if (past.count > 0)
            straight.push_back(past);
    }
    std::erase_if(moves, [](const Move& move) { return move.count == 0; });
    moves.insert(moves.end(), straight.begin(), straight.end());
}

} // namespace

std::vector<Move> asHandsMove(std::vector<Move> moves)
{
    passBy(moves, &Move::to, &Move::from);
    passBy(moves, &Move::from, &Move::to);
    return moves;
}

} // namespace roadmarshal::cards
