// Cars as positions write them.
#pragma once

#include "state.h"

namespace roadmarshal::road_kill_rally {

// What is wrong is a problem of the reader; `state` has its set-up, its road and the cars before.
Car readCar(const json::Reader& reader, const State& state, const std::optional<QString>& jumping);
QJsonObject storeCar(const Car& car, const Setup& setup);

} // namespace roadmarshal::road_kill_rally
