// The cars on a track as movement sees them, and the activation of one of them.
#pragma once

#include "card.h"

#include "track/graph.h"
#include "track/place.h"

#include <cstdint>
#include <vector>

namespace roadmarshal::apocalypse_road::movement {

// A car by its position in the pack.
using Car = std::uint8_t;
inline constexpr Car nobody = 0xff;
inline constexpr int mostCars = 80; // 2.0: so many counters exist

// No two cars share a space or a crossover cell; the chute, a Trough and beside the track hold any number.
struct Pack
{
    const track::Graph* graph = nullptr;
    std::optional<track::Chute> chute;
    std::vector<track::Place> cars;
};

struct Activation
{
    Car car = 0;
    Type type = Type::Solo;
    bool diagonal = false;
    int points = 0; // movement points
};

} // namespace roadmarshal::apocalypse_road::movement
