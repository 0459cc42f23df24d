// Who can be shot at: which cars are adjacent to a car, on which side of it, and which its mount reaches.
#pragma once

#include "games/apocalypse_road/movement/pack.h"
#include "games/apocalypse_road/table/setup.h"

#include <QFlags>

#include <cstdint>
#include <vector>

namespace roadmarshal::apocalypse_road::combat {

enum class Arc : std::uint8_t { None = 0, Front = 1, Rear = 2, Side = 4 };
Q_DECLARE_FLAGS(Arcs, Arc)
Q_DECLARE_OPERATORS_FOR_FLAGS(Arcs)

// The arcs that a weapon on this mount fires into, AR-20.
Arcs arcsOf(Mount mount);

// The directions in which `to` is adjacent to `from` for shooting, AR-20; none for a car in the chute or in
// the very place of the other. On a crossover cell `to` is met through either of its spaces, while `from`
// looks from the space of its own direction alone: so the other road's neighbours of a cell can shoot at the
// car on it, and it can't shoot back.
Arcs arcsBetween(const movement::Pack& pack, movement::Car from, movement::Car to);

// AR-20: adjacent, in the arc of the mount, neither in the chute.
bool canTarget(const movement::Pack& pack, movement::Car shooter, Mount mount, movement::Car target);
std::vector<movement::Car> targetsOf(const movement::Pack& pack, movement::Car shooter, Mount mount);

// AR-22: who takes 1 damage when a shot at `target` sprays.
std::vector<movement::Car> sprayedBy(const movement::Pack& pack, movement::Car shooter, Mount mount,
                                     movement::Car target);

} // namespace roadmarshal::apocalypse_road::combat
