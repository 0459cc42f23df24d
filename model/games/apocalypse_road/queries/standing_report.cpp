#include "standing_report.h"

#include "games/apocalypse_road/combat/why_not.h"
#include "games/apocalypse_road/table/table_pack.h"
#include "games/apocalypse_road/turn/first_player.h"
#include "games/apocalypse_road/turn/turns.h"
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
QJsonArray remarksOn(const Car& car, const QString& id)
{
    const Citation citation{QStringLiteral("10"), QStringLiteral("AR-25")};
    QJsonArray remarks;
    for (const Token token : {Token::Reloading, Token::SpinAround}) {
        if (car.has(token))
            remarks.append(
                spoken({QStringLiteral("remark-") + toText(token), {{QStringLiteral("car"), id}}}, citation));
    }
    return remarks;
}

// AR-25: what bars every shot from where the car stands, whether it has moved or not. Who spun off the track
// stands there until it moves.
Objections objectionsToShooter(const Car& car, const QString& id)
{
    if (car.has(Token::Suppressed))
        return {combat::objectionToSuppressed(id)};
    if (car.has(Token::SpinAround) && std::holds_alternative<track::Beside>(car.at))
        return {combat::objectionToSpun(id)};
    return {};
}

QByteArray written(const QJsonObject& report)
{
    return QJsonDocument(report).toJson(QJsonDocument::Compact);
}

// A game seats all its teams and knows who holds the marker; a position need not.
std::expected<void, Problem> checkSeats(const Setup& setup)
{
    if (!setup.listed)
        return {};
    const Listed& listed = *setup.listed;
    if (listed.seats < 2)
        return wrong(QStringLiteral("teams"),
                     listed.seats == 0 ? QStringLiteral("is missing or empty: it lists the teams clockwise")
                                       : QStringLiteral("has 1 entry, at least 2 are needed"));
    if (!listed.namesFirstPlayer)
        return wrong(QStringLiteral("firstPlayer"), QStringLiteral("is missing"));
    for (std::size_t i = 0; i < listed.cars.size(); ++i) {
        if (const int team = setup.cars[listed.cars[i]].team; team >= listed.seats)
            return wrong(QStringLiteral("cars[%1].team").arg(i),
                         QStringLiteral("is \"%1\", which is none of the teams").arg(listed.teams[team]));
    }
    return {};
}

} // namespace

std::expected<QByteArray, Problem> shootReport(const State& state, const QString& car)
{
    const int index = state.setup->carIndex(car);
    if (index < 0 || !state.cars[index].inRace())
        return wrong(QStringLiteral("--car"),
                     QStringLiteral("is \"%1\", no such car is in the race").arg(car));
    const Car& shooter = state.cars[index];
    const Objections barred = objectionsToShooter(shooter, car);
    const TablePack pack = TablePack::asListed(state);
    const QStringList ids = pack.names(state);
    QJsonArray targets;
    QJsonArray others;
    for (int i = 0; i < static_cast<int>(ids.size()); ++i) {
        const auto target = static_cast<movement::Car>(i);
        if (pack.carOf(target) == index)
            continue;
        const Objections objections =
            barred + combat::objectionsToTarget(pack.pack(), ids, pack.packed(index),
                                                state.sheet(index).mount, target);
        if (objections.isEmpty())
            targets.append(ids[i]);
        else
            others.append(QJsonObject{{QStringLiteral("car"), ids[i]},
                                      {QStringLiteral("reasons"), spoken(objections)}});
    }
    QJsonObject report{{QStringLiteral("targets"), targets}, {QStringLiteral("not"), others}};
    if (const QJsonArray remarks = remarksOn(shooter, car); barred.isEmpty() && !remarks.isEmpty())
        report[QStringLiteral("remarks")] = remarks;
    return written(report);
}

std::expected<QByteArray, Problem> firstPlayerReport(const State& state)
{
    if (const auto checked = checkSeats(*state.setup); !checked)
        return std::unexpected(checked.error());
    QStringList teams;
    std::vector<int> damage;
    QJsonObject sums;
    for (int team = 0; team < static_cast<int>(state.setup->teams.size()); ++team) {
        teams.append(state.setup->teams[team].id);
        damage.push_back(countedDamage(state, team));
        sums[teams.last()] = damage.back();
    }
    QJsonArray reasons;
    for (const Message& message : whyFirstPlayer(teams, damage, state.firstPlayer))
        reasons.append(spoken(message, {QStringLiteral("4.5"), QStringLiteral("AR-45")}));
    return written({{QStringLiteral("firstPlayer"), teams[nextFirstPlayer(damage, state.firstPlayer)]},
                    {QStringLiteral("damage"), sums},
                    {QStringLiteral("reasons"), reasons}});
}

} // namespace roadmarshal::apocalypse_road
