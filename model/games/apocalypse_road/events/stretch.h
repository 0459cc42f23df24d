// Stretches of rough track and jump sections, and who is on them (AR-50).
#pragma once

#include "games/apocalypse_road/table/state.h"

namespace roadmarshal::apocalypse_road::events {

// On a lane of that surface; cars in a Trough are on none.
bool isOn(const State& state, int car, track::Surface surface);
std::vector<int> carsOn(const State& state, track::Surface surface);
// How many sectors of its section lie ahead of a sector.
int sectorsLeft(const track::Graph& graph, int sector, track::Surface surface);

// The cars of one sector, and how many sectors lie between it and the end of its section.
struct Group
{
    int sector = 0;
    int left = 0;
    std::vector<int> cars;
};
// The cars furthest along; several groups where sections tie.
std::vector<Group> furthest(const State& state, track::Surface surface);

// High Flyer: of all those furthest along, whichever their section, the inside ones.
std::vector<int> flyers(const State& state);

// "36, 42"
QString namesOf(const State& state, const std::vector<int>& cars);

} // namespace roadmarshal::apocalypse_road::events
