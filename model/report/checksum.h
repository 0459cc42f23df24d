// A short code for all that lies on the table, to tell next week whether it has been rebuilt as it was.
#pragma once

#include "table/game.h"

#include <array>

namespace roadmarshal::report {

enum class Part {
    Track, // where the counters lie, and which side is up
    Mats,  // damage, tokens, what is in reserve or out of the game
    Score, // points, markers, turn, and what has to be remembered
    Decks  // sizes of piles and hands, open cards with their markers
};
inline constexpr int partCount = 4;
QString toText(Part part);

// All that people could put back on the table, one line per thing, the same whatever led to it. What only the
// app knows (seeds, the order of a pile, the faces in a hand) is not in it.
using LaidOut = std::array<QStringList, partCount>;
LaidOut laidOut(const table::Game& game, const table::TableShow& table);

struct Checksum
{
    QString whole; // "K7M4-2QFD"
    // "K7P": with the whole not right, they tell which part of the table to look at.
    std::array<QString, partCount> parts;
    bool operator==(const Checksum&) const = default;
};
Checksum checksumOf(const table::Game& game, const table::State& state);

// A code as somebody typed it, in the form above; empty while it can't be one of that many characters.
// Case, blanks and dashes do not matter, and what looks like another character is taken for it.
QString readWhole(const QString& typed);
QString readPart(const QString& typed);

} // namespace roadmarshal::report
