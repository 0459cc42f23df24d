#include "progress.h"

namespace roadmarshal::rush_n_crush {

int progress(const State& state, const Car& car)
{
    if (!state.isPlaced(car))
        return -1;
    const Course& course = state.setup->course;
    const int rank = state.spaceOf(car).rank;
    if (!course.closed)
        return rank;
    const int behindLine = rank - course.finish.value_or(0) - 1;
    return car.crossings * course.length + (behindLine % course.length + course.length) % course.length;
}

} // namespace roadmarshal::rush_n_crush
