// Enemy and Stunt cards of a guide, to and from JSON.
#pragma once

#include "games/highway_heist/table/guide.h"
#include "json/reader.h"

namespace roadmarshal::highway_heist {

inline constexpr int mostCards = 100;
inline constexpr int mostEffects = 20;

// Counters that they name are those of the guide.
std::map<QString, EnemyCard> readEnemyCards(const json::Reader& reader, const Guide& guide);
std::map<QString, StuntCard> readStunts(const json::Reader& reader);
QJsonObject written(const EnemyCard& card);
QJsonObject written(const StuntCard& card);

} // namespace roadmarshal::highway_heist
