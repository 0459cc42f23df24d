// Character and Vehicle Boards.
#pragma once

#include "power.h"

#include <QJsonValue>
#include <QString>

namespace roadmarshal::highway_heist {

inline constexpr int mostStrength = 20;
inline constexpr int mostBoost = 20;
inline constexpr int mostOwnTokens = 20;

struct Character
{
    QString name;
    Icons icons;
    int boostMax = 3; // HH-52
    int tokens = 0;   // of its own, as Tej's three (HH-4)
    Power power;
    QJsonValue json; // as it was read: an id, or the icons in place
    bool operator==(const Character&) const = default;
};

struct BoardSide
{
    Icons icons;
    int strength = 1;
    bool operator==(const BoardSide&) const = default;
};

// HH-2, HH-79: the front is the starting vehicle, the back a hijacked SUV.
struct VehicleBoard
{
    QString name;
    BoardSide front;
    BoardSide hijacked;
    Power power;
    QJsonValue json;
    bool operator==(const VehicleBoard&) const = default;
};

} // namespace roadmarshal::highway_heist
