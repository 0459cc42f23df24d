// A rally as any view draws it.
#pragma once

#include "games/road_kill_rally/table/state.h"
#include "table/show.h"

namespace roadmarshal::road_kill_rally {

table::TableShow show(const State& state);
QList<table::Piece> piecesOf(const State& state);
QList<mats::Mat> matsOf(const State& state);
QList<table::DeckShow> decksOf(const State& state);
// In the order of the seats.
QList<table::Standing> standingsOf(const State& state);
QList<table::Team> driversOf(const State& state);
table::Outcome outcomeOf(const State& state);

} // namespace roadmarshal::road_kill_rally
