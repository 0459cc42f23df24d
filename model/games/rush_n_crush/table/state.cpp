#include "state.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

int State::carIndex(const QString& id) const
{
    const auto found = std::ranges::find(cars, id, &Car::id);
    return found == cars.end() ? -1 : static_cast<int>(found - cars.begin());
}

int State::racingAt(int space) const
{
    const auto found =
        std::ranges::find_if(cars, [&](const Car& car) { return car.at == space && car.isRacing(); });
    return found == cars.end() ? -1 : static_cast<int>(found - cars.begin());
}

bool State::isGridLaid() const
{
    return drawn && std::ranges::all_of(cars, [&](const Car& car) { return isPlaced(car); });
}

bool State::hasWreck(int space) const
{
    return std::ranges::any_of(cars, [&](const Car& car) { return car.at == space && car.isWreck(); });
}

int State::nailsAt(int space) const
{
    return static_cast<int>(std::ranges::count(nails, space));
}

const Acting* State::actingOf(int car) const
{
    return acting && acting->car == car ? &*acting : nullptr;
}

bool State::operator==(const State& other) const
{
    return *setup == *other.setup && cars == other.cars && nails == other.nails && turn == other.turn &&
           order == other.order && acted == other.acted && acting == other.acting && winner == other.winner &&
           drawn == other.drawn;
}

} // namespace roadmarshal::rush_n_crush
