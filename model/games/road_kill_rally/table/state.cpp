#include "state.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

int Car::* Car::killsMember(Colour colour) const
{
    constexpr std::array members{&Car::killsGreen, &Car::killsYellow, &Car::killsRed};
    return members[static_cast<size_t>(colour)];
}

int Supply::* Supply::member(Colour colour) const
{
    constexpr std::array members{&Supply::green, &Supply::yellow, &Supply::red};
    return members[static_cast<size_t>(colour)];
}

int State::carIndex(const QString& id) const
{
    const auto found = std::ranges::find(cars, id, &Car::id);
    return found == cars.end() ? -1 : static_cast<int>(found - cars.begin());
}

int State::carAt(SpaceId space) const
{
    const auto found =
        std::ranges::find_if(cars, [&](const Car& car) { return car.isInPlay() && car.at == space; });
    return found == cars.end() ? -1 : static_cast<int>(found - cars.begin());
}

bool State::hasWreck(SpaceId space) const
{
    return std::ranges::any_of(cars, [&](const Car& car) { return car.isWreck() && car.at == space; });
}

bool State::hasActed(int car) const
{
    return std::ranges::contains(acted, car);
}

const Move* State::moveOf(int car) const
{
    return move && move->car == car ? &*move : nullptr;
}

bool State::operator==(const State& other) const
{
    const auto listed = [](const State& of) {
        return std::tie(*of.setup, *of.road, of.cars, of.pedestrians, of.hazards, of.supply, of.tiles,
                        of.rally, of.accessories, of.turn, of.phase, of.order, of.acted, of.move, of.last,
                        of.winner, of.pending);
    };
    return listed(*this) == listed(other);
}

} // namespace roadmarshal::road_kill_rally
