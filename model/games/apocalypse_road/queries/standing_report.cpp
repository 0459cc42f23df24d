#include "standing_report.h"

#include "games/apocalypse_road/combat/why_not.h"
#include "games/apocalypse_road/turn/first_player.h"
#include "games/apocalypse_road/words/wording.h"

#include <QJsonDocument>

namespace roadmarshal::apocalypse_road {

using table::Citation;
using table::Message;
using table::Objection;
using table::Objections;

namespace {

std::unexpected<Problem> wrong(const QString& place, const QString& reason)
{
    return std::unexpected(Problem{place, reason});
}

QJsonObject spoken(const Message& message, const Citation& citation)
{
    return {{QStringLiteral("rule"), citation.rule},
            {QStringLiteral("ruling"), citation.ruling},
            {QStringLiteral("text"), say(message)}};
}

QJsonArray spoken(const Objections& objections)
{
    QJsonArray reasons;
    for (const Objection& objection : objections)
        reasons.append(spoken(objection.message, objection.citation));
    return reasons;
}

// AR-25: these tokens leave the shot after moving, and nobody but the table knows whether the car has moved.
QJsonArray remarksOn(const PositionCar& car)
{
    const Citation citation{QStringLiteral("10"), QStringLiteral("AR-25")};
    QJsonArray remarks;
    for (const Token token : {Token::Reloading, Token::SpinAround}) {
        if (car.has(token))
            remarks.append(
                spoken({QStringLiteral("remark-") + toText(token), {{QStringLiteral("car"), car.sheet.id}}},
                       citation));
    }
    return remarks;
}

// AR-25: what bars every shot from where the car stands, whether it has moved or not. Who spun off the track
// stands there until it moves.
Objections objectionsToShooter(const PositionCar& car)
{
    if (car.has(Token::Suppressed))
        return {combat::objectionToSuppressed(car.sheet.id)};
    if (car.has(Token::SpinAround) && std::holds_alternative<track::Beside>(car.at))
        return {combat::objectionToSpun(car.sheet.id)};
    return {};
}

QByteArray written(const QJsonObject& report)
{
    return QJsonDocument(report).toJson(QJsonDocument::Compact);
}

std::expected<void, Problem> checkSeats(const Position& position)
{
    if (position.seats < 2)
        return wrong(QStringLiteral("teams"),
                     position.seats == 0 ? QStringLiteral("is missing or empty: it lists the teams clockwise")
                                         : QStringLiteral("has 1 entry, at least 2 are needed"));
    if (position.firstPlayer.isEmpty())
        return wrong(QStringLiteral("firstPlayer"), QStringLiteral("is missing"));
    for (std::size_t i = 0; i < position.cars.size(); ++i) {
        if (const int team = position.cars[i].sheet.team; team >= position.seats)
            return wrong(QStringLiteral("cars[%1].team").arg(i),
                         QStringLiteral("is \"%1\", which is none of the teams").arg(position.teams[team]));
    }
    return {};
}

} // namespace

std::expected<QByteArray, Problem> shootReport(const Position& position, const QString& car)
{
    const int index = position.carIndex(car);
    if (index < 0)
        return wrong(QStringLiteral("--car"),
                     QStringLiteral("is \"%1\", no such car is in the race").arg(car));
    const PositionCar& shooter = position.cars[index];
    const Objections barred = objectionsToShooter(shooter);
    const movement::Pack pack = position.pack();
    const QStringList ids = position.carIds();
    QJsonArray targets;
    QJsonArray others;
    for (int i = 0; i < static_cast<int>(position.cars.size()); ++i) {
        if (i == index)
            continue;
        const Objections objections =
            barred + combat::objectionsToTarget(pack, ids, static_cast<movement::Car>(index),
                                                shooter.sheet.mount, static_cast<movement::Car>(i));
        if (objections.isEmpty())
            targets.append(ids[i]);
        else
            others.append(QJsonObject{{QStringLiteral("car"), ids[i]},
                                      {QStringLiteral("reasons"), spoken(objections)}});
    }
    QJsonObject report{{QStringLiteral("targets"), targets}, {QStringLiteral("not"), others}};
    if (const QJsonArray remarks = remarksOn(shooter); barred.isEmpty() && !remarks.isEmpty())
        report[QStringLiteral("remarks")] = remarks;
    return written(report);
}

std::expected<QByteArray, Problem> firstPlayerReport(const Position& position)
{
    if (const auto checked = checkSeats(position); !checked)
        return std::unexpected(checked.error());
    std::vector<int> damage(position.seats);
    for (const PositionCar& car : position.cars)
        damage[car.sheet.team] += damageThatCounts(car.damage);
    const int holder = static_cast<int>(position.teams.indexOf(position.firstPlayer));
    QJsonObject sums;
    for (int team = 0; team < position.seats; ++team)
        sums[position.teams[team]] = damage[team];
    QJsonArray reasons;
    for (const Message& message : whyFirstPlayer(position.teams, damage, holder))
        reasons.append(spoken(message, {QStringLiteral("4.5"), QStringLiteral("AR-45")}));
    return written({{QStringLiteral("firstPlayer"), position.teams[nextFirstPlayer(damage, holder)]},
                    {QStringLiteral("damage"), sums},
                    {QStringLiteral("reasons"), reasons}});
}

} // namespace roadmarshal::apocalypse_road
