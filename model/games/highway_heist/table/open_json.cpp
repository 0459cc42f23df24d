#include "open_json.h"

#include "names.h"
#include "table/action.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

constexpr qsizetype mostSteps = 1000;
const QString rollerKey = QStringLiteral("roller");
const QString stepsKey = QStringLiteral("steps");
const QString stepKey = QStringLiteral("step");

QJsonObject stored(const Step& step)
{
    return std::visit(
        [](const auto& one) {
            QJsonObject object = table::storeFields(one);
            object[stepKey] = QLatin1StringView(one.kind);
            return object;
        },
        step);
}

// What a step names that a table without it could not go on from.
bool fits(const State& state, const Step& step)
{
    if (const auto* ways = std::get_if<step::PegsGo>(&step)) {
        return std::ranges::all_of(ways->ways, [&](const PegWays& way) {
            return std::ranges::all_of(way, [&](const PegWay& one) {
                const bool isEnemy = one.peg == QStringLiteral("enemy");
                return (isEnemy || state.playerIndex(one.peg) >= 0) &&
                       (state.find(one.to) ||
                        one.to == (isEnemy ? QStringLiteral("supply") : QStringLiteral("limbo")));
            });
        });
    }
    if (const auto* move = std::get_if<step::FallsBack>(&step))
        return move->spaces >= 0;
    if (const auto* effect = std::get_if<step::Effect>(&step))
        return effect->number >= 0;
    return true;
}

Step readStep(const json::Reader& reader, const State& state)
{
    const QString kind = reader[stepKey].text(longestId);
    auto step = table::restoreKind<Step>(kind, reader.object());
    if (!step)
        reader.fail(step.error().toLine());
    else if (!fits(state, *step))
        reader.fail(QStringLiteral("does not fit this table"));
    return step ? *std::move(step) : Step(step::Settle{});
}

} // namespace

QJsonObject storeOpen(const State& state)
{
    if (!state.open)
        return {};
    QJsonArray steps;
    for (const Step& step : state.open->steps)
        steps.append(stored(step));
    QJsonObject object{{stepsKey, steps}};
    if (state.open->roller >= 0)
        object[rollerKey] = state.player(state.open->roller).id;
    return object;
}

Open readOpen(const json::Reader& reader, const State& state)
{
    (void)reader.object();
    Open open;
    if (const json::Reader roller = reader[rollerKey]; isGiven(roller)) {
        open.roller = state.playerIndex(roller.text(longestId));
        if (open.roller < 0)
            roller.fail(QStringLiteral("is \"%1\", there is no such player").arg(roller.value().toString()));
    }
    const json::Reader steps = reader[stepsKey];
    for (qsizetype i = 0; i < steps.size(mostSteps) && !reader.problem(); ++i)
        open.steps.push_back(readStep(steps[i], state));
    return open;
}

} // namespace roadmarshal::highway_heist
