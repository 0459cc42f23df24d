#include "ends.h"

#include "parts.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using namespace table;
using movement::Ending;
using movement::Outcome;

namespace {

// More ways than anybody reads; the fewest cars moved come first.
constexpr size_t mostWays = 300;

Message wayLabel(const State& state, const Moving& moving, const Outcome& outcome, int moved)
{
    QStringList others;
    for (const auto& [car, place] : moving.movesOf(outcome)) {
        if (car != state.sheet(moved).id)
            others.append(QStringLiteral("%1 → %2").arg(car, place));
    }
    QJsonObject args{{QStringLiteral("path"), moving.pathOf(outcome).join(u' ')},
                     {QStringLiteral("others"), others.join(QStringLiteral(", "))}};
    if (outcome.ends == Ending::Collision)
        return {QStringLiteral("option-way-collision"), args};
    if (outcome.ends == Ending::Ram) {
        args[QStringLiteral("target")] = state.sheet(moving.carOf(outcome.target)).id;
        return {others.isEmpty() ? QStringLiteral("option-way-ram") : QStringLiteral("option-way-ram-moving"),
                args};
    }
    return {others.isEmpty() ? QStringLiteral("option-way-alone") : QStringLiteral("option-way"), args};
}

} // namespace

Preview previewOf(const State& state, const Moving& moving, const Outcome& outcome)
{
    Preview preview;
    for (const auto& [car, place] : moving.movesOf(outcome)) {
        const bool goesByItself = car == state.sheet(moving.car()).id;
        preview.moves.append({car, {place}, {}, goesByItself ? moving.pathOf(outcome) : QStringList()});
    }
    const auto remark = [&](const QString& code, const std::vector<movement::Car>& cars) {
        for (const movement::Car car : cars)
            preview.remarks.append({code, carArgs(state, moving.carOf(car))});
    };
    // The same for the eyes: beside where the car comes to stand.
    const auto mark = [&](const QString& code, const std::vector<movement::Car>& cars, Preview::Tone tone) {
        for (const movement::Car car : cars) {
            const QString id = state.sheet(moving.carOf(car)).id;
            const auto move = std::ranges::find(preview.moves, id, &Preview::Move::piece);
            if (move != preview.moves.end())
                preview.marks.append({move->to, tone, {code, {}}});
        }
    };
    mark(QStringLiteral("mark-point"), outcome.crossed, Preview::Tone::Plain);
    mark(QStringLiteral("mark-point-back"), outcome.crossedBack, Preview::Tone::Danger);
    mark(QStringLiteral("mark-damage"), outcome.damaged, Preview::Tone::Danger);
    remark(QStringLiteral("remark-crosses"), outcome.crossed);
    remark(QStringLiteral("remark-crosses-back"), outcome.crossedBack);
    remark(QStringLiteral("remark-collides"), outcome.damaged);
    if (outcome.ends == Ending::Ram)
        remark(QStringLiteral("remark-rams"), {outcome.target});
    return preview;
}

QList<Option> endOptions(const State& state, const Moving& moving)
{
    QList<Option> options;
    for (const Moving::End& end : moving.ends()) {
        const int ways = static_cast<int>(end.ways.size());
        const int easiest = std::ranges::min(end.ways, {}, [&](int way) { return moving.movedCount(way); });
        options.append({end.place,
                        {ways == 1 ? QStringLiteral("option-end") : QStringLiteral("option-end-ways"),
                         {{QStringLiteral("place"), end.place}, {QStringLiteral("ways"), ways}}},
                        {},
                        previewOf(state, moving, moving.outcome(easiest))});
    }
    return options;
}

QList<Option> wayOptions(const State& state, int car, const Moving& moving, const std::vector<int>& ways)
{
    QList<Option> options;
    for (size_t i = 0; i < std::min(ways.size(), mostWays); ++i) {
        const Outcome outcome = moving.outcome(ways[i]);
        options.append({QString::number(i + 1),
                        wayLabel(state, moving, outcome, car),
                        {},
                        previewOf(state, moving, outcome)});
    }
    return options;
}

std::optional<size_t> wayNumber(const QString& text, size_t most)
{
    bool isNumber = false;
    const auto number = text.toULongLong(&isNumber);
    return isNumber && number >= 1 && number <= most ? std::optional<size_t>(number - 1) : std::nullopt;
}

} // namespace roadmarshal::apocalypse_road
