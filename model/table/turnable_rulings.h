// The rulings of a game that a house may turn, as a table: which there are, how a set-up writes them, how
// they are said.
#pragma once

#include "ruling_choice.h"
#include "json/reader.h"

#include <set>
#include <span>

namespace roadmarshal::table {

// Two ways to play it: as on the rules page, and the other one.
struct TurnableRuling
{
    const char* ruling; // "AR-51"
    const char* usual;  // "scores"
    const char* other;  // "no-points"
};
using TurnableRulings = std::span<const TurnableRuling>;

// Which of them a table plays the other way, by their positions in the table.
using TurnedPositions = std::set<int>;

// Where a ruling stands in the table; -1 if it can't be turned.
int positionOf(TurnableRulings table, const QString& ruling);

// {"AR-51": "no-points"}; what is left out is as on the rules page.
TurnedPositions readTurned(TurnableRulings table, const json::Reader& reader);
// Only those that are turned.
QJsonObject storeTurned(TurnableRulings table, const TurnedPositions& turned);

// Said by the phrases ruling-AR-51, ruling-AR-51-scores and ruling-AR-51-no-points.
QList<RulingChoice> choicesOf(TurnableRulings table);
// How a table that has turned a ruling plays it.
Message turnedText(TurnableRulings table, const QString& ruling);

} // namespace roadmarshal::table
