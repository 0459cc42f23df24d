#include "read_acting.h"

#include "games/rush_n_crush/dashboard/driving_dice.h"
#include "names.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

bool isGiven(const json::Reader& reader)
{
    return !reader.value().isUndefined() && !reader.value().isNull();
}

std::optional<LeverMoves> readLever(const json::Reader& from)
{
    const QString text = isGiven(from) ? from.text() : QString();
    if (text.isEmpty())
        return std::nullopt;
    const auto moves = parseLeverMoves(text);
    if (!moves)
        from.fail(QStringLiteral("has \"%1\", which is no lever move").arg(moves.error()));
    return moves.value_or(LeverMoves());
}

std::optional<int> readLaneChanges(const json::Reader& from, int speed)
{
    if (!isGiven(from)) {
        if (!isFree(speed))
            from.fail(QStringLiteral("is missing, above 50 lane changes are counted"));
        return std::nullopt;
    }
    const int left = from.integer(0, mostAllowance);
    if (isFree(speed))
        from.fail(QStringLiteral("is %1, up to 50 lane changes are free").arg(left));
    return left;
}

std::vector<int> readResisted(const json::Reader& from, const State& state, int mover)
{
    std::vector<int> resisted;
    if (!isGiven(from))
        return resisted;
    for (qsizetype i = 0; i < from.size(mostCars); ++i) {
        const QString id = from[i].text(longestCarId);
        const int car = state.carIndex(id);
        if (car < 0 || car == mover)
            from[i].fail(QStringLiteral("is \"%1\", which is none of the other cars").arg(id));
        if (!std::ranges::contains(resisted, car))
            resisted.push_back(car);
    }
    std::ranges::sort(resisted);
    return resisted;
}

// RNC-55: it stands before rock, lives, and has a point to go on with.
bool canHaveFreeChange(const State& state, const Car& car, const Drive& drive)
{
    return drive.mpLeft > 0 && state.spaceOf(car).straight == none && state.bubbleOf(car).speed < fastest;
}

Drive readDrive(const json::Reader& from, const State& state, int mover)
{
    const Car& car = state.car(mover);
    const int speed = state.bubbleOf(car).speed;
    Drive drive;
    drive.mpLeft = from[QStringLiteral("mpLeft")].integer(0, speed);
    drive.lcLeft = readLaneChanges(from[QStringLiteral("lcLeft")], speed);
    drive.moved = from[QStringLiteral("moved")].boolean(true);
    drive.resisted = readResisted(from[QStringLiteral("resisted")], state, mover);
    const json::Reader freeChange = from[QStringLiteral("freeChange")];
    drive.freeChange = freeChange.boolean(false);
    if (drive.freeChange && !canHaveFreeChange(state, car, drive))
        freeChange.fail(QStringLiteral("is true, but the car has not just driven against rock and gone on"));
    return drive;
}

QJsonArray idsOf(const State& state, const std::vector<int>& cars)
{
    QJsonArray ids;
    for (const int car : cars)
        ids.append(state.car(car).id);
    return ids;
}

QJsonObject written(const State& state, const Drive& drive)
{
    return {{QStringLiteral("mpLeft"), drive.mpLeft},
            {QStringLiteral("lcLeft"), drive.lcLeft ? QJsonValue(*drive.lcLeft) : QJsonValue()},
            {QStringLiteral("moved"), drive.moved},
            {QStringLiteral("resisted"), idsOf(state, drive.resisted)},
            {QStringLiteral("freeChange"), drive.freeChange}};
}

} // namespace

Acting readActing(const json::Reader& reader, const State& state)
{
    Acting acting;
    const json::Reader carField = reader[QStringLiteral("car")];
    const QString id = carField.text(longestCarId);
    acting.car = state.carIndex(id);
    if (acting.car < 0)
        carField.fail(QStringLiteral("is \"%1\", which is none of the cars").arg(id));
    else if (state.car(acting.car).isWreck())
        carField.fail(QStringLiteral("is \"%1\", which is a wreck").arg(id));
    else if (!state.order)
        carField.fail(QStringLiteral("is \"%1\", but the order is not settled").arg(id));
    else if (std::ranges::contains(state.acted, acting.car))
        carField.fail(QStringLiteral("is \"%1\", which has acted already").arg(id));
    if (reader.problem())
        return acting;
    acting.lever = readLever(reader[QStringLiteral("lever")]);
    if (const json::Reader drive = reader[QStringLiteral("drive")]; isGiven(drive))
        acting.drive = readDrive(drive, state, acting.car);
    return acting;
}

QJsonObject storeActing(const State& state)
{
    if (!state.acting)
        return {};
    const Acting& acting = *state.acting;
    QJsonObject object{{QStringLiteral("car"), state.car(acting.car).id}};
    if (acting.lever)
        object.insert(QStringLiteral("lever"), toText(*acting.lever));
    if (acting.drive)
        object.insert(QStringLiteral("drive"), written(state, *acting.drive));
    return object;
}

} // namespace roadmarshal::rush_n_crush
