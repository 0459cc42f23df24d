#include "ask_move.h"

#include "ask_parts.h"
#include "moving.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using namespace table;
using movement::Outcome;

namespace {

// More ways than anybody reads; the fewest cars moved come first.
constexpr size_t mostWays = 300;

// What an outcome would do, for drawing it.
Preview previewOf(const State& state, const Moving& moving, const Outcome& outcome)
{
    Preview preview;
    for (const auto& [car, place] : moving.movesOf(outcome))
        preview.moves.append({car, place});
    preview.path = moving.pathOf(outcome);
    const auto remark = [&](const QString& code, const std::vector<movement::Car>& cars) {
        for (const movement::Car car : cars)
            preview.remarks.append({code, carArgs(state, moving.carOf(car))});
    };
    remark(QStringLiteral("remark-crosses"), outcome.crossed);
    remark(QStringLiteral("remark-crosses-back"), outcome.crossedBack);
    remark(QStringLiteral("remark-collides"), outcome.damaged);
    return preview;
}

Message wayLabel(const State& state, const Moving& moving, const Outcome& outcome, int active)
{
    QStringList others;
    for (const auto& [car, place] : moving.movesOf(outcome)) {
        if (car != state.sheet(active).id)
            others.append(QStringLiteral("%1 → %2").arg(car, place));
    }
    const QJsonObject args{{QStringLiteral("path"), moving.pathOf(outcome).join(u' ')},
                           {QStringLiteral("others"), others.join(QStringLiteral(", "))}};
    if (outcome.ends == movement::Ending::Collision)
        return {QStringLiteral("option-way-collision"), args};
    return {others.isEmpty() ? QStringLiteral("option-way-alone") : QStringLiteral("option-way"), args};
}

// The fewest cars moved first.
std::vector<int> sortedWays(const Moving& moving, std::vector<int> ways)
{
    std::ranges::stable_sort(ways, {}, [&](int way) { return moving.movedCount(way); });
    return ways;
}

Prompt endPrompt(const State& state, int car, const movement::Card& card, const Moving& moving)
{
    QJsonObject args = carArgs(state, car);
    args[QStringLiteral("type")] = typeCode(card);
    args[QStringLiteral("adjustment")] = adjustmentOf(card);
    args[QStringLiteral("points")] = moving.points();
    Prompt prompt{QStringLiteral("end"), Asking::Place, {QStringLiteral("ask-end"), args}, {}, {}};
    for (const Moving::End& end : moving.ends()) {
        const int ways = static_cast<int>(end.ways.size());
        const int easiest = std::ranges::min(end.ways, {}, [&](int way) { return moving.movedCount(way); });
        prompt.options.append({end.place,
                               {ways == 1 ? QStringLiteral("option-end") : QStringLiteral("option-end-ways"),
                                {{QStringLiteral("place"), end.place}, {QStringLiteral("ways"), ways}}},
                               {},
                               previewOf(state, moving, moving.outcome(easiest))});
    }
    return prompt;
}

Prompt wayPrompt(const State& state, int car, const QString& end, const Moving& moving,
                 const std::vector<int>& ways)
{
    QJsonObject args = carArgs(state, car);
    args[QStringLiteral("end")] = end;
    Prompt prompt{QStringLiteral("way"), Asking::Way, {QStringLiteral("ask-way"), args}, {}, {}};
    for (size_t i = 0; i < std::min(ways.size(), mostWays); ++i) {
        const Outcome outcome = moving.outcome(ways[i]);
        prompt.options.append({QString::number(i + 1),
                               wayLabel(state, moving, outcome, car),
                               {},
                               previewOf(state, moving, outcome)});
    }
    return prompt;
}

std::optional<size_t> wayNumber(const QString& text, size_t most)
{
    bool isNumber = false;
    const auto number = text.toULongLong(&isNumber);
    return isNumber && number >= 1 && number <= most ? std::optional<size_t>(number - 1) : std::nullopt;
}

} // namespace

Asked askMove(const State& state, int car, const movement::Card& card, const Answers& answers,
              const std::stop_token& stop)
{
    const Moving moving(state, car, card, stop);
    const QString& id = state.sheet(car).id;
    if (moving.tooMany() && answers.size() == 2)
        return misfit(1, QStringLiteral("too-many-ways-now"), answers[1]);
    if (answers.size() == 2)
        return endPrompt(state, car, card, moving);
    const auto place = parseWhereabouts(answers[2]);
    if (!place || !placeOf(*place))
        return misfit(2, QStringLiteral("no-place"), answers[2]);
    const auto ends = moving.ends();
    const auto end = std::ranges::find(ends, answers[2], &Moving::End::place);
    if (end == ends.end()) // no legal movement: what the table says, if it insists
        return Ready{toAction(Activate{id, answers[1], {}, {{id, answers[2]}}}), 3};
    const std::vector<int> ways = sortedWays(moving, end->ways);
    if (ways.size() > 1 && answers.size() == 3)
        return wayPrompt(state, car, answers[2], moving, ways);
    const auto way = ways.size() == 1 ? std::optional<size_t>(0) : wayNumber(answers[3], ways.size());
    if (!way)
        return misfit(3, QStringLiteral("no-such-way"), answers[3]);
    const Outcome outcome = moving.outcome(ways[*way]);
    return Ready{toAction(Activate{id, answers[1], moving.pathOf(outcome), moving.movesOf(outcome)}),
                 ways.size() == 1 ? 3 : 4};
}

} // namespace roadmarshal::apocalypse_road
