// What enemies and the road do, piece by piece: a machine whose place is State::open. It runs until it needs
// an answer of the table (a choice of the team, a Defense roll, a card), or until nothing is owed.
#pragma once

#include "event.h"
#include "need.h"

namespace roadmarshal::highway_heist {

enum class Symbol { Suv, Peg, Card, MainNorth, MainSouth, MainEast, MainWest };

// Each begins it and runs. With `endsTurn` the roller is exhausted at the end, and tokens that are adrift are
// asked for before (HR-40).
void beginDie(State& state, Symbol symbol, int roller, bool endsTurn, const Watch& watch = {});
void beginEndOfRound(State& state, const Watch& watch = {});
// A vehicle is destroyed where it stands; pegs, limbo and objective follow. Also in the middle of something.
void beginWreck(State& state, const QString& vehicle, int active, const Watch& watch = {});
// Limbo (HR-34) and objective (HH-120), after an action or a correction. Also in the middle of something.
void beginSettling(State& state, int active, const Watch& watch = {});

// What it waits for; nothing where nothing is owed.
std::optional<Need> needOf(const State& state);
// Takes an answer and runs on; false, and nothing is changed, if it is none that fits.
bool give(State& state, const Answer& answer, const Watch& watch = {});

} // namespace roadmarshal::highway_heist
