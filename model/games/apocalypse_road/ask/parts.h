// Pieces that several questions of Apocalypse Road are made of.
#pragma once

#include "games/apocalypse_road/decks/race_card.h"
#include "games/apocalypse_road/table/state.h"
#include "games/apocalypse_road/words/objection.h"
#include "table/prompt.h"

namespace roadmarshal::apocalypse_road {

// What sentences about a car need to know of it.
QJsonObject carArgs(const State& state, int car);
// "@type-diagonal-solo", a code that is said in turn.
QString typeCode(const movement::Card& card);
// "+3", "+3 ★"
QString adjustmentOf(const RaceCard& card);

// Nothing more in this activation, or to be thrown away.
inline const QString doneWord = QStringLiteral("done");

inline constexpr int mostAdjustment = 9; // the deck goes to +6; a table may have cards of its own
// The hand as far as it is known; for the rest, and if nobody has dealt it, every card that can be in it.
// Those that speak for themselves come first.
QList<table::Option> cardOptions(const State& state, int car);

// An answer that names a car on the track.
table::Option carOption(const State& state, int car);
// What its mat prints, in a line.
table::Message detailOf(const CarSheet& car);

} // namespace roadmarshal::apocalypse_road
