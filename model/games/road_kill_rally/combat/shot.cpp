#include "shot.h"

#include "games/road_kill_rally/driving/objections.h"
#include "sight.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Objections;

namespace {

Weapon weaponOf(const Accessory& accessory)
{
    return {accessory.id, false, accessory.arc, accessory.range, accessory.dice, accessory.ammo};
}

Weapon weaponOf(const RallyCard& card)
{
    return {card.id, true, card.arc, card.range, card.dice, card.ammoCost};
}

} // namespace

std::optional<Weapon> weaponOf(const Data& data, QStringView id)
{
    if (const Accessory* accessory = data.accessory(id); accessory && accessory->isWeapon())
        return weaponOf(*accessory);
    if (const RallyCard* card = data.rallyCard(id); card && card->type == RallyType::Attack)
        return weaponOf(*card);
    return std::nullopt;
}

std::vector<Weapon> weaponsOf(const State& state, const Car& car)
{
    std::vector<Weapon> weapons;
    for (const Slot& slot : state.dashboardOf(car).mounts) {
        const Accessory* accessory = state.setup->data.accessory(car.mounted.value(slot.id));
        if (accessory && accessory->isWeapon())
            weapons.push_back(weaponOf(*accessory));
    }
    QStringList cards = car.cards; // sorted
    cards.removeDuplicates();
    for (const QString& id : cards) {
        if (const RallyCard* card = state.setup->data.rallyCard(id); card->type == RallyType::Attack)
            weapons.push_back(weaponOf(*card));
    }
    return weapons;
}

int mostAmmo(const State& state, const Car& car, const Weapon& weapon)
{
    const Data& data = state.setup->data;
    QStringList cards = car.cards;
    int unknown = car.hand - static_cast<int>(cards.size());
    // An attack card does not pay for itself.
    if (weapon.isCard && !cards.removeOne(weapon.id))
        --unknown;
    int points = 0;
    for (const QString& card : cards)
        points += data.rallyCard(card)->ammo;
    const auto most = std::ranges::max_element(data.rallyCards, {}, &RallyCard::ammo);
    return points + std::max(0, unknown) * most->ammo;
}

Objections objectionsTo(const State& state, int index, const Weapon& weapon)
{
    const Car& car = state.car(index);
    Objections objections;
    if (state.phase == Phase::Combat && state.hasActed(index))
        objections.append(objection("RKR-55", "has-acted", {{u"car"_s, car.id}}));
    if (weapon.isCard && !car.knows(weapon.id) && car.hand == car.cards.size())
        objections.append(objection("RKR-68", "not-in-hand", {{u"car"_s, car.id}, {u"card"_s, weapon.id}}));
    if (!weapon.isCard && !car.mounted.values().contains(weapon.id))
        objections.append(objection("RKR-56", "not-mounted", {{u"car"_s, car.id}, {u"card"_s, weapon.id}}));
    if (const int most = mostAmmo(state, car, weapon); most < weapon.ammo)
        objections.append(
            objection("RKR-57", "ammo-too-dear", {{u"ammo"_s, weapon.ammo}, {u"most"_s, most}}));
    return objections;
}

Aim::Aim(const State& state, int car, const Weapon& weapon)
    : m_state(state), m_car(state.car(car)), m_weapon(weapon), m_from(state.road->indexOf(m_car.at))
{
    if (weapon.arc != Arc::All)
        m_distances = distances(*state.road, m_from, weapon.arc);
}

std::optional<int> Aim::distanceTo(SpaceId space) const
{
    const int to = m_state.road->indexOf(space);
    if (m_distances.empty() || to == none || m_distances[to] < 0)
        return std::nullopt;
    return m_distances[to];
}

Objections Aim::objectionsToSpace(SpaceId space) const
{
    if (m_weapon.arc == Arc::All)
        return {};
    const QString place = toText(space);
    const auto distance = distanceTo(space);
    if (!distance)
        return {objection(m_weapon.isCard ? "RKR-69" : "RKR-59", "out-of-arc", {{u"place"_s, place}})};
    Objections objections;
    if (m_weapon.range != anyRange && *distance > m_weapon.range)
        objections.append(
            objection("RKR-58", "too-far",
                      {{u"place"_s, place}, {u"distance"_s, *distance}, {u"range"_s, m_weapon.range}}));
    if (!seesSpace(m_state, m_from, m_state.road->indexOf(space)))
        objections.append(objection("RKR-60", "no-line-of-sight", {{u"place"_s, place}}));
    return objections;
}

Objections Aim::objectionsToCar(int other) const
{
    const Car& car = m_state.car(other);
    if (car.where == Whereabouts::Finished || car.where == Whereabouts::Waiting)
        return {objection("RKR-80", "target-finished", {{u"car"_s, car.id}})};
    if (!car.isInPlay())
        return {objection("RKR-84", "target-destroyed", {{u"car"_s, car.id}})};
    return objectionsToSpace(car.at);
}

Objections Aim::objectionsToPedestrian(SpaceId space) const
{
    if (m_car.wipedOut)
        return {objection("RKR-40", "scores-nobody", {{u"car"_s, m_car.id}})};
    if (m_weapon.arc == Arc::All)
        return {objection("RKR-71", "not-at-pedestrians")};
    return objectionsToSpace(space);
}

} // namespace roadmarshal::road_kill_rally
