// A race as any view draws it.
#pragma once

#include "games/rush_n_crush/table/state.h"
#include "table/show.h"

namespace roadmarshal::rush_n_crush {

table::TableShow show(const State& state);
QList<table::Piece> piecesOf(const State& state);
QList<mats::Mat> matsOf(const State& state);
// From the front; wrecks come last.
QList<table::Standing> standingsOf(const State& state);
// In the order of the seats.
QList<table::Team> driversOf(const State& state);

} // namespace roadmarshal::rush_n_crush
