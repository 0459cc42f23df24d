// What a combat card says: its value, a result for each weapon and one for collisions (8.0, 8.4, 8.5).
#pragma once

#include "games/apocalypse_road/table/weapon.h"

#include <QString>

#include <array>
#include <optional>

namespace roadmarshal::apocalypse_road::combat {

// A hit by a weapon. Written "2su": 2 damage, Spray, sUppress.
struct Hit
{
    int damage = 0;
    bool spray = false;
    bool suppress = false;
    bool operator==(const Hit&) const = default;
};

// A collision attack. Written "3-1bcu": target 3, active car 1, Bulldoze, Chain, sUppress.
struct Crash
{
    int target = 0;
    int active = 0;
    bool bulldoze = false;
    bool chain = false;
    bool suppress = false;
    bool operator==(const Crash&) const = default;
};

inline constexpr int mostHitPoints = 6; // more than six markers no car can take
inline constexpr int mostValue = 9;

QString toText(const Hit& hit);
QString toText(const Crash& crash);
std::optional<Hit> parseHit(QStringView text);
std::optional<Crash> parseCrash(QStringView text);

struct CombatCard
{
    QString id;
    int value = 0;
    std::array<Hit, 3> hits; // by weapon
    Crash crash;
    const Hit& hit(Weapon weapon) const { return hits[static_cast<size_t>(weapon)]; }
    bool operator==(const CombatCard&) const = default;
};

// A shot as the table tells it: "miss", a hit "2s", and either with the value of the card before it: "3/2s",
// "1/miss".
struct ShotTold
{
    std::optional<int> value; // of the card, without the targeting bonus
    std::optional<Hit> hit;   // nothing: it missed
    bool operator==(const ShotTold&) const = default;
};
QString toText(const ShotTold& shot);
std::optional<ShotTold> parseShot(QStringView text);

} // namespace roadmarshal::apocalypse_road::combat
