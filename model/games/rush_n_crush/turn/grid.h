// Before the race: the starting order and the places behind the start line (RNC-9, 10).
#pragma once

#include "deed.h"

namespace roadmarshal::rush_n_crush {

void drawOrder(Deed& deed, const QStringList& cars, table::Random* random);
void placeCar(Deed& deed, int car, int space);
void placeRest(Deed& deed);

// The car that is to be placed next; -1 if all stand.
int nextToPlace(const State& state);
// A25: the free spaces of the rows right behind the start line, from the front, from the left.
std::vector<int> gridSpaces(const State& state);
std::optional<table::Objection> againstPlace(const State& state, int space);

} // namespace roadmarshal::rush_n_crush
