#include "read_vehicles.h"

#include "games/highway_heist/actions/rating.h"
#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/road/roofs.h"
#include "names.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

Kind readKind(const json::Reader& reader, const QString& id, const Guide& guide)
{
    const bool isOfGuide = guide.vehicle(id) != nullptr;
    if (!isGiven(reader))
        return isOfGuide ? Kind::Enemy : Kind::Suv;
    const auto kind = static_cast<Kind>(reader.word(kindWords));
    if (kind == Kind::Enemy && !isOfGuide)
        reader.fail(QStringLiteral("is \"enemy\", the guide has no vehicle \"%1\"").arg(id));
    if (kind != Kind::Enemy && isOfGuide)
        reader.fail(
            QStringLiteral("is \"%1\", the guide has \"%2\" as enemy").arg(wordFor(kindWords, kind), id));
    return kind;
}

void readPlace(const json::Reader& reader, const State& state, Vehicle& vehicle)
{
    const QString text = reader.text();
    const auto place = parsePlace(text);
    if (!place || !state.guide().road.has(*place)) {
        reader.fail(QStringLiteral("is \"%1\", the road has no such space").arg(text));
        return;
    }
    vehicle.at = *place;
    if (!isOnRoad(state, footprintOf(state, vehicle)))
        reader.fail(QStringLiteral("is \"%1\", where it sticks out of the road").arg(text));
    if (flies(state, vehicle))
        return;
    for (const Place& covered : footprintOf(state, vehicle).places()) {
        if (const Vehicle* there = occupant(state, covered))
            reader.fail(QStringLiteral("is \"%1\", where \"%2\" stands already").arg(text, there->id));
    }
}

void readOwner(const json::Reader& reader, const State& state, Vehicle& vehicle)
{
    if (!isGiven(reader))
        return;
    const QString id = reader.text(longestId);
    if (reader.problem())
        return;
    const int owner = state.playerIndex(id);
    if (owner < 0)
        reader.fail(QStringLiteral("is \"%1\", there is no such player").arg(id));
    else if (vehicle.isWreck)
        reader.fail(QStringLiteral("is \"%1\", but it is a Wreck").arg(id));
    else if (vehicle.kind == Kind::Enemy)
        reader.fail(QStringLiteral("is \"%1\", but it is the guide's").arg(id));
    else if (const Vehicle* other = state.vehicleOf(owner))
        reader.fail(QStringLiteral("is \"%1\", who has \"%2\"").arg(id, other->id));
    vehicle.owner = owner;
}

int mostStrengthOf(const State& state, const Vehicle& vehicle)
{
    const VehicleBoard& board = state.seat(vehicle.owner).board;
    return (vehicle.kind == Kind::Start ? board.front : board.hijacked).strength;
}

void readStrength(const json::Reader& reader, const State& state, Vehicle& vehicle)
{
    if (vehicle.isPlayerVehicle()) {
        const int most = mostStrengthOf(state, vehicle);
        vehicle.strength = isGiven(reader) ? reader.integer(1, most) : most;
    } else if (isGiven(reader)) {
        reader.fail(QStringLiteral("is there, but it is nobody's Player Vehicle"));
    }
}

Vehicle readVehicle(const json::Reader& reader, const QString& id, const State& state)
{
    Vehicle vehicle;
    vehicle.id = id;
    (void)reader.object();
    checkId(reader, id);
    if (state.playerIndex(id) >= 0)
        reader.fail(QStringLiteral("is called like a player"));
    vehicle.kind = readKind(reader[QStringLiteral("kind")], id, state.guide());
    vehicle.isWreck = reader[QStringLiteral("wreck")].boolean(false);
    if (vehicle.isWreck && vehicle.kind == Kind::Enemy)
        reader[QStringLiteral("wreck")].fail(QStringLiteral("is true, which an enemy of the guide never is"));
    readPlace(reader[QStringLiteral("at")], state, vehicle);
    readOwner(reader[QStringLiteral("owner")], state, vehicle);
    if (reader.problem())
        return vehicle;
    readStrength(reader[QStringLiteral("strength")], state, vehicle);
    const json::Reader enemies = reader[QStringLiteral("enemies")];
    vehicle.enemies = isGiven(enemies) ? enemies.integer(0, mostEnemiesOn(state, vehicle)) : 0;
    return vehicle;
}

void checkNumbers(const json::Reader& reader, const State& state)
{
    const auto starts = std::ranges::count(state.vehicles, Kind::Start, &Vehicle::kind);
    if (starts > std::ssize(state.players))
        reader.fail(
            QStringLiteral("has %1 starting vehicles for %2 players").arg(starts).arg(state.players.size()));
    const Numbers& numbers = state.guide().numbers;
    if (suvsLeft(state) < 0)
        reader.fail(QStringLiteral("has %1 SUVs, there are %2")
                        .arg(numbers.suvs - suvsLeft(state))
                        .arg(numbers.suvs));
    if (enemyPegsLeft(state) < 0)
        reader.fail(QStringLiteral("has %1 Enemy Pegs, there are %2")
                        .arg(numbers.enemyPegs - enemyPegsLeft(state))
                        .arg(numbers.enemyPegs));
}

} // namespace

void readVehicles(const json::Reader& reader, State& state)
{
    constexpr int mostVehicles = 200;
    if (!isGiven(reader))
        return;
    (void)reader.object();
    const QStringList ids = reader.keys();
    if (ids.size() > mostVehicles)
        reader.fail(
            QStringLiteral("has %1 entries, at most %2 are allowed").arg(ids.size()).arg(mostVehicles));
    for (const QString& id : ids) {
        if (reader.problem())
            return;
        state.add(readVehicle(reader[id], id, state));
    }
    checkNumbers(reader, state);
}

void checkSupply(const json::Reader& reader, const State& state)
{
    if (!isGiven(reader))
        return;
    (void)reader.object();
    const auto check = [&](const char* key, int left) {
        const json::Reader counted = reader[QLatin1StringView(key)];
        if (!isGiven(counted))
            return;
        const int said = counted.integer(0, mostCount);
        if (!reader.problem() && said != left)
            counted.fail(QStringLiteral("is %1, with what is on the road %2 are left").arg(said).arg(left));
    };
    check("suvs", suvsLeft(state));
    check("enemyPegs", enemyPegsLeft(state));
}

} // namespace roadmarshal::highway_heist
