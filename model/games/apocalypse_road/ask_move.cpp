#include "ask_move.h"

#include "actions.h"
#include "ask_ends.h"
#include "ask_parts.h"

namespace roadmarshal::apocalypse_road {

using namespace table;

namespace {

QJsonObject moveArgs(const State& state, int car, const RaceCard& card, const Moving& moving)
{
    QJsonObject args = carArgs(state, car);
    args[QStringLiteral("type")] = typeCode(card.movement);
    args[QStringLiteral("adjustment")] = adjustmentOf(card);
    args[QStringLiteral("points")] = moving.points();
    return args;
}

} // namespace

Asked askMove(const State& state, int car, const RaceCard& card, const Answers& answers,
              const std::stop_token& stop)
{
    const Moving moving(state, car, card.movement, stop);
    const QString& id = state.sheet(car).id;
    if (answers.isEmpty() && moving.tooMany())
        return misfit(-1, QStringLiteral("too-many-ways-now"), toText(card));
    if (answers.isEmpty())
        return Prompt{QStringLiteral("end"),
                      Asking::Place,
                      {QStringLiteral("ask-end"), moveArgs(state, car, card, moving)},
                      endOptions(state, moving),
                      {},
                      !state.setup->reveal.previews};
    const auto place = parseWhereabouts(answers[0]);
    if (!place || !placeOf(*place))
        return misfit(0, QStringLiteral("no-place"), answers[0]);
    const std::vector<int> ways = moving.waysTo(answers[0]);
    if (ways.empty()) // no legal movement: what the table says, if it insists
        return Ready{toAction(Activate{id, toText(card), {}, {{id, answers[0]}}, {}}), 1};
    if (ways.size() > 1 && answers.size() == 1) {
        QJsonObject args = carArgs(state, car);
        args[QStringLiteral("end")] = answers[0];
        return Prompt{QStringLiteral("way"),
                      Asking::Way,
                      {QStringLiteral("ask-way"), args},
                      wayOptions(state, car, moving, ways),
                      {}};
    }
    const auto way = ways.size() == 1 ? std::optional<size_t>(0) : wayNumber(answers[1], ways.size());
    if (!way)
        return misfit(1, QStringLiteral("no-such-way"), answers[1]);
    const movement::Outcome outcome = moving.outcome(ways[*way]);
    const QString ram =
        outcome.ends == movement::Ending::Ram ? state.sheet(moving.carOf(outcome.target)).id : QString();
    return Ready{toAction(Activate{id, toText(card), moving.pathOf(outcome), moving.movesOf(outcome), ram}),
                 ways.size() == 1 ? 1 : 2};
}

} // namespace roadmarshal::apocalypse_road
