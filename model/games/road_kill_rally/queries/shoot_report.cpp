#include "shoot_report.h"

#include "games/road_kill_rally/driving/drive.h"
#include "reasons.h"

#include <QJsonArray>

#include <map>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

class ShootReport
{
public:
    ShootReport(const State& state, int car) : m_state(state), m_car(car), m_odds(state.setup->data.oneDie)
    {
        for (const Pedestrian& pedestrian : state.pedestrians)
            ++m_pedestrians[{pedestrian.at, pedestrian.colour}];
    }

    QJsonObject of(const Weapon& weapon)
    {
        const auto objections = objectionsTo(m_state, m_car, weapon);
        const Aim aim(m_state, m_car, weapon);
        QJsonArray targets;
        QJsonArray pedestrians;
        QJsonArray misses;
        addCars(weapon, aim, targets, misses);
        addPedestrians(weapon, aim, pedestrians, misses);
        return {{u"weapon"_s, weapon.id},
                {u"arc"_s, arcWords()[static_cast<int>(weapon.arc)]},
                {u"range"_s, weapon.range == anyRange ? QJsonValue() : QJsonValue(weapon.range)},
                {u"dice"_s, weapon.dice},
                {u"ammo"_s, weapon.ammo},
                {u"legal"_s, objections.isEmpty()},
                {u"reasons"_s, reasonsJson(objections)},
                {u"targets"_s, targets},
                {u"pedestrians"_s, pedestrians},
                {u"not"_s, misses}};
    }

private:
    static QJsonValue distanceIn(const Aim& aim, SpaceId space)
    {
        const auto distance = aim.distanceTo(space);
        return distance ? QJsonValue(*distance) : QJsonValue();
    }

    void addCars(const Weapon& weapon, const Aim& aim, QJsonArray& targets, QJsonArray& misses)
    {
        for (int other = 0; other < std::ssize(m_state.cars); ++other) {
            if (other == m_car)
                continue;
            const Car& car = m_state.car(other);
            const auto objections = aim.objectionsToCar(other);
            if (!objections.isEmpty()) {
                misses.append(QJsonObject{{u"car"_s, car.id}, {u"reasons"_s, reasonsJson(objections)}});
                continue;
            }
            const int prevented = preventedBy(m_state, car, weapon.against());
            const double wipesOut = car.wipedOut ? 0 : m_odds.atLeast(weapon.dice, prevented + car.hand + 1);
            targets.append(QJsonObject{{u"car"_s, car.id},
                                       {u"at"_s, toText(car.at)},
                                       {u"distance"_s, distanceIn(aim, car.at)},
                                       {u"prevented"_s, prevented},
                                       {u"hurts"_s, rounded(m_odds.atLeast(weapon.dice, prevented + 1))},
                                       {u"wipesOut"_s, rounded(wipesOut)}});
        }
    }

    void addPedestrians(const Weapon& weapon, const Aim& aim, QJsonArray& pedestrians, QJsonArray& misses)
    {
        for (const auto& [figure, count] : m_pedestrians) {
            const auto& [space, colour] = figure;
            const auto objections = aim.objectionsToPedestrian(space);
            QJsonObject entry{{u"at"_s, toText(space)}, {u"colour"_s, toText(colour)}};
            if (!objections.isEmpty()) {
                entry[u"reasons"_s] = reasonsJson(objections);
                misses.append(entry);
                continue;
            }
            entry[u"count"_s] = count;
            entry[u"distance"_s] = distanceIn(aim, space);
            entry[u"scores"_s] = rounded(m_odds.atLeast(weapon.dice, hitsForPedestrian));
            pedestrians.append(entry);
        }
    }

    const State& m_state;
    int m_car;
    HitOdds m_odds;
    std::map<std::pair<SpaceId, Colour>, int> m_pedestrians;
};

} // namespace

QByteArray shootReport(const State& state, int car, const std::vector<Weapon>& weapons)
{
    ShootReport report(state, car);
    QJsonArray list;
    for (const Weapon& weapon : weapons)
        list.append(report.of(weapon));
    return compact({{u"car"_s, state.car(car).id}, {u"weapons"_s, list}});
}

} // namespace roadmarshal::road_kill_rally
