// Where the pieces of a table lie on its board.
#pragma once

#include "board/board.h"
#include "piece.h"

#include <optional>

namespace roadmarshal::table {

struct Spot
{
    board::Pose pose;  // of its middle
    double length = 0; // from the middle of its first space to that of its last
    int depth = 0;     // how many pieces are below it, each carrying the next
    bool operator==(const Spot&) const = default;
};

// One for each piece, in their order; none for a piece that lies neither on a space of the board nor on a
// piece that does. Pieces that share a space lie on its seats one after the other.
std::vector<std::optional<Spot>> spotsOf(const QList<Piece>& pieces, const board::Board& board);

// Where a piece lies alone on these places; one that is longer than they are reaches back from the first.
std::optional<Spot> spotAt(const QStringList& places, const board::Board& board, double length = 0);

} // namespace roadmarshal::table
