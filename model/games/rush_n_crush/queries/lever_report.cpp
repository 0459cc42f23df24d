#include "lever_report.h"

#include "dice_report.h"
#include "games/rush_n_crush/table/lever_of.h"

#include <QJsonDocument>

#include <algorithm>
#include <tuple>

namespace roadmarshal::rush_n_crush {

namespace {

QByteArray compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

struct Line
{
    int speed = 0;
    QByteArray to;
    QByteArray key; // all but the moves
    QByteArray text;
};

Line lineOf(const State& state, int car, const LeverEnd& end)
{
    const Bubble& bubble = state.setup->dashboard.at(end.to);
    QJsonObject object = endReport(state, car, end);
    object.insert(QStringLiteral("driving"), drivingReport(bubble.speed));
    object.insert(QStringLiteral("headOn"), headOnReport(*state.setup, bubble.speed));
    const QByteArray key = compact(object);
    object.insert(QStringLiteral("moves"), toText(end.moves));
    return {bubble.speed, bubble.id.toUtf8(), key, compact(object)};
}

} // namespace

QJsonObject endReport(const State& state, int car, const LeverEnd& end)
{
    const Dashboard& dashboard = state.setup->dashboard;
    QJsonArray heat;
    for (const HeatTest& test : end.heat)
        heat.append(QJsonObject{{QStringLiteral("at"), dashboard.at(test.at).id},
                                {QStringLiteral("dice"), test.dice}});
    const int dice = end.heatDice();
    const int toBlack = state.setup->thermometer - state.car(car).temperature;
    return {{QStringLiteral("to"), dashboard.at(end.to).id},
            {QStringLiteral("speed"), dashboard.at(end.to).speed},
            {QStringLiteral("brakes"), end.brakes},
            {QStringLiteral("turbo"), end.turbo},
            {QStringLiteral("heat"), heat},
            {QStringLiteral("calm"), dice::toText(calm(dice))},
            {QStringLiteral("explosion"), dice::toText(explosion(dice, toBlack))}};
}

std::expected<QByteArray, Problem> leverReport(const State& state, int car, bool countOnly)
{
    const auto ends = leverEnds(state.setup->dashboard, leverOf(state, car), leverRules(*state.setup));
    if (!ends)
        return std::unexpected(
            Problem{QStringLiteral("dashboard"), QStringLiteral("has too many ways to tell them all")});
    if (countOnly)
        return QByteArray::number(ends->size());
    std::vector<Line> lines;
    for (const LeverEnd& end : *ends)
        lines.push_back(lineOf(state, car, end));
    std::ranges::sort(lines, {}, [](const Line& line) { return std::tie(line.speed, line.to, line.key); });
    const QJsonObject from{{QStringLiteral("from"), state.bubbleOf(state.car(car)).id}};
    QByteArray report = "{\"stage\":\"lever\"," + compact(from).sliced(1).chopped(1) +
                        ",\"count\":" + QByteArray::number(lines.size()) + ",\"outcomes\":[";
    for (const Line& line : lines)
        report += (&line == &lines.front() ? "\n" : ",\n") + line.text;
    return report + "\n]}";
}

} // namespace roadmarshal::rush_n_crush
