#include "space.h"

#include <algorithm>

namespace roadmarshal::board {

namespace {

// Pieces that share a space lie so far apart.
constexpr double stackStep = 0.28 * 40;
// More than these move together instead of running out over the space.
constexpr double mostInARow = 4;

} // namespace

Pose seatOn(const Space& space, int nth, int count)
{
    if (!space.seats.empty()) {
        const auto seats = static_cast<int>(space.seats.size());
        const double shift = stackStep * (nth / seats);
        const Pose& seat = space.seats[static_cast<std::size_t>(nth % seats)];
        return {seat.point + QPointF(shift, shift), seat.heading};
    }
    const double step = stackStep * std::min(1.0, mostInARow / std::max(count, 1));
    return {space.centre - (nth - (count - 1) / 2.0) * step * direction(space.heading), space.heading};
}

} // namespace roadmarshal::board
