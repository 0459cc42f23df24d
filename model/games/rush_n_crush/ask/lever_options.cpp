#include "lever_options.h"

#include "games/rush_n_crush/dashboard/lever_ends.h"
#include "games/rush_n_crush/table/lever_of.h"
#include "prompts.h"

#include <algorithm>
#include <tuple>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::Odds;
using table::Option;

namespace {

table::Message badgeOf(const LeverEnd& end)
{
    if (end.heatDice() > 0)
        return message("badge-heat", {{u"dice"_s, end.heatDice()}});
    const QJsonObject args{{u"brakes"_s, end.brakes}, {u"turbo"_s, end.turbo}};
    if (end.brakes > 0 && end.turbo > 0)
        return message("badge-tokens", args);
    if (end.brakes > 0)
        return message("badge-brakes", args);
    return end.turbo > 0 ? message("badge-turbo", args) : table::Message();
}

Option optionFor(const State& state, const Car& car, const LeverEnd& end)
{
    const Bubble& to = state.setup->dashboard.at(end.to);
    const QString moves = toText(end.moves);
    Option option{
        moves,
        message("option-lever", {{u"to"_s, to.speed * 10}, {u"gear"_s, to.gear}, {u"moves"_s, moves}}),
        {},
        {}};
    option.badge = badgeOf(end);
    option.node = to.id;
    if (end.heatDice() == 0)
        return option;
    const dice::Ratio risk = explosion(end.heatDice(), state.setup->thermometer - car.temperature);
    option.odds = Odds::exactly(calm(end.heatDice()).toDouble());
    if (risk.toDouble() > 0)
        option.detail = message("remark-explosion", {{u"odds"_s, dice::toText(risk)}});
    return option;
}

// What is done most turns first: no tokens, no heat, few moves.
auto effort(const LeverEnd& end)
{
    return std::tuple(end.brakes + end.turbo, end.heatDice(), end.moves.size());
}

} // namespace

QList<Option> leverOptions(const State& state)
{
    const int index = state.acting->car;
    const Car& car = state.car(index);
    const Lever lever = leverOf(state, index);
    QList<Option> options;
    auto ends =
        leverEnds(state.setup->dashboard, lever, leverRules(*state.setup)).value_or(std::vector<LeverEnd>());
    std::ranges::stable_sort(ends, {}, effort);
    for (const LeverEnd& end : ends) {
        if (!end.moves.empty())
            options.append(optionFor(state, car, end));
    }
    if (!state.acting->lever) {
        Option stay{
            u"="_s, message("option-lever-stay", {{u"to"_s, state.bubbleOf(car).speed * 10}}), {}, {}};
        stay.node = state.bubbleOf(car).id;
        options.prepend(stay);
    }
    return options;
}

} // namespace roadmarshal::rush_n_crush
