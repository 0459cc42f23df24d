#include "dice_report.h"

#include "games/rush_n_crush/crash/shock.h"
#include "games/rush_n_crush/dashboard/driving_dice.h"

#include <QJsonArray>

namespace roadmarshal::rush_n_crush {

namespace {

constexpr int mostOnDie = 6;
const QString highest = QStringLiteral("highest");
const QString lowest = QStringLiteral("lowest");

QJsonObject report(int dice, const QString& use, const QJsonArray& atLeast)
{
    return {
        {QStringLiteral("dice"), dice}, {QStringLiteral("use"), use}, {QStringLiteral("atLeast"), atLeast}};
}

QJsonArray oddsOf(const dice::Distribution& result)
{
    QJsonArray odds;
    for (int least = 1; least <= mostOnDie; ++least)
        odds.append(dice::toText(result.ratioAtLeast(least).value_or(dice::Ratio{})));
    return odds;
}

QJsonArray always(const char* chance)
{
    QJsonArray odds;
    for (int i = 0; i < mostOnDie; ++i)
        odds.append(QLatin1StringView(chance));
    return odds;
}

} // namespace

QJsonObject drivingReport(int speed)
{
    if (isFree(speed))
        return {{QStringLiteral("dice"), 0}, {QStringLiteral("use"), QStringLiteral("free")}};
    if (!testIsDue(speed)) // A9
        return report(0, QStringLiteral("none"), always("0"));
    return report(drivingDice(speed), isWhite(speed) ? highest : lowest, oddsOf(allowance(speed)));
}

QJsonObject headOnReport(const Setup& setup, int speed)
{
    if (!rockHurts(setup, speed))
        return report(0, QStringLiteral("none"), always("0"));
    if (isFree(speed)) // A15
        return report(1, QStringLiteral("test"), oddsOf(headOnLoss(speed)));
    if (!testIsDue(speed)) // RNC-54
        return report(0, QStringLiteral("destroyed"), always("1"));
    return report(drivingDice(speed), isWhite(speed) ? lowest : highest, oddsOf(headOnLoss(speed)));
}

} // namespace roadmarshal::rush_n_crush
