// The players of a position: their boards, and where their pegs are.
#pragma once

#include "content/library.h"
#include "state.h"

namespace roadmarshal::highway_heist {

// Both in the order of the ids; pegs come when vehicles are known.
void readPlayers(const json::Reader& reader, const content::Library& library, std::vector<Seat>& seats,
                 std::vector<Player>& players);
void readPegs(const json::Reader& reader, State& state);
// More pegs than a roof has slots; somebody in limbo while a slot is free.
void checkRoofs(const json::Reader& position, const State& state);

} // namespace roadmarshal::highway_heist
