// A game of Highway Heist as any view draws it.
#pragma once

#include "games/highway_heist/table/state.h"
#include "table/show.h"

namespace roadmarshal::highway_heist {

table::TableShow show(const State& state);
std::shared_ptr<const board::Board> boardOf(const State& state);
// The road of a scenario that nobody plays.
std::shared_ptr<const board::Board> boardOf(const Guide& guide);
// What others stand on comes first, what flies last.
QList<table::Piece> piecesOf(const State& state);
QList<mats::Mat> matsOf(const State& state);
QList<table::DeckShow> decksOf(const State& state);
// A team for each player, in the order of the seats.
QList<table::Team> teamsOf(const State& state);

// As people call them.
QString playerName(const State& state, int player);
QString vehicleName(const State& state, const Vehicle& vehicle);
// Rounds that are left until the last Stunt card leaves the road (HH-118); nothing if it is in no deck.
std::optional<int> roundsLeft(const State& state);

} // namespace roadmarshal::highway_heist
