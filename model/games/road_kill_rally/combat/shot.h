// What a car can attack with, and what speaks against a shot at each car and each pedestrian.
#pragma once

#include "aim.h"
#include "text/message.h"

namespace roadmarshal::road_kill_rally {

// A weapon among the accessories, or an attack card.
struct Weapon
{
    QString id;
    bool isCard = false;
    Arc arc = Arc::Front;
    int range = anyRange;
    int dice = 0;
    int ammo = 0;

    Against against() const { return isCard ? Against::AttackCard : Against::Weapon; }
};

// Nothing if it is neither.
std::optional<Weapon> weaponOf(const Data& data, QStringView id);
// Those mounted by slot, then attack cards that are known to be in the hand by name.
std::vector<Weapon> weaponsOf(const State& state, const Car& car);

// RKR-55 to 57, 68: what speaks against using it at all.
table::Objections objectionsTo(const State& state, int car, const Weapon& weapon);
// The most ammo that the hand can give, with what nobody knows of it (RKR-57).
int mostAmmo(const State& state, const Car& car, const Weapon& weapon);

class Aim
{
public:
    Aim(const State& state, int car, const Weapon& weapon);

    // Nothing for `all`, and where no steps of the arc lead.
    std::optional<int> distanceTo(SpaceId space) const;
    table::Objections objectionsToCar(int other) const;
    table::Objections objectionsToPedestrian(SpaceId space) const;

private:
    table::Objections objectionsToSpace(SpaceId space) const;

    const State& m_state;
    const Car& m_car;
    Weapon m_weapon;
    int m_from;
    std::vector<int> m_distances;
};

// RKR-72
inline constexpr int hitsForPedestrian = 3;

} // namespace roadmarshal::road_kill_rally
