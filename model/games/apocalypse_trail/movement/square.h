// What a square does to the pawn that enters it, and whether it may set out at all.
#pragma once

#include "fuel.h"
#include "games/apocalypse_trail/table/against.h"

namespace roadmarshal::apocalypse_trail {

// Why a movement ends. `None`: it goes on.
enum class Stop { None, Scenario, Shelter, End, Fuel, Spent };
inline const QStringList stopWords{QString(),
                                   QStringLiteral("scenario"),
                                   QStringLiteral("shelter"),
                                   QStringLiteral("end"),
                                   QStringLiteral("fuel"),
                                   QStringLiteral("spent")};

struct Entered
{
    bool eat = false;       // AT-44: comes first
    Stop stop = Stop::None; // of the square itself, with squares left or without
    bool mayStop = false;   // AT-46: a free shelter, to be taken or left (ATR-34)
};
// What the square means for a pawn that has just entered it.
Entered entering(const State& state, const QString& pawn, int square, bool back);

// Squares that a movement has left for a pawn that stands there: 0 at the end it goes for.
int squaresAhead(const State& state, int at, bool back);

// Everything that speaks against setting out: direction, shelter, nobody left, fuel.
Objections whyNotMove(const State& state, const QString& pawn, bool push, bool back);
// ATR-33: backward, because no free shelter lies at or ahead of the pawn but one does behind it.
bool mustGoBack(const State& state, const QString& pawn);
// AT-96: survivors of the convoy.
int survivorsOf(const State& state, const QString& pawn);

} // namespace roadmarshal::apocalypse_trail
