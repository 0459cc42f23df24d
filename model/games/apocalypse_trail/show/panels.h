// The panels of which mats are made: vehicles with their crews' stores, survivors, what lies on squares.
#pragma once

#include "games/apocalypse_trail/table/state.h"
#include "mats/mat.h"

namespace roadmarshal::apocalypse_trail {

// The vehicle with its fuel, its cargo and its mods; what a crew without one has as well.
mats::Panel crewPanel(const State& state, const Crew& crew);
mats::Panel survivorPanel(const State& state, const Survivor& survivor, const table::Message& where);
// AT-71: the square of whoever acts, even if nothing lies there, and all others on which something does; with
// the vehicles and survivors that were left there.
QList<mats::Mat> squareMats(const State& state);
// AT-14 to AT-17: the cards that are turned up, to choose from.
mats::Slots openRow(const State& state);

// Property and label of tokens: at the head of a line it is another word than within a sentence.
table::Message propertyLabel(const QString& property);
mats::Counter tokens(Resource resource, int count);
mats::Fact numberFact(const char* label, int count);
// Tracker, tank, speed and how far that goes. AT-21: the token on the tracker takes room of the tank.
QList<mats::Item> fuelItems(const State& state, const Vehicle& vehicle, int capacity);
// Mods with their loads; one slot more where there may be another.
mats::Slots modSlots(const State& state, const std::vector<Mod>& mods, const table::Message& roomFor = {});

} // namespace roadmarshal::apocalypse_trail
