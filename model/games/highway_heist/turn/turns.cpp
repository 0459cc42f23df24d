#include "turns.h"

#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::objection;

void enterTurn(Deed& deed, int player)
{
    if (deed.state().active == player)
        return;
    deed.object(againstTurn(deed.state(), player));
    deed.change(
        [&](State& next) {
            next.active = player;
            next.used = 0;
            next.isClosed = false;
            next.attempt.reset();
            next.player(player).isExhausted = false;
        },
        "HH-57");
}

std::optional<table::Objection> againstAnotherAction(const State& state)
{
    if (state.isClosed)
        return objection(u"after-boost"_s, {{u"player"_s, state.player(state.active).id}}, u"HH-82"_s);
    if (state.used >= actionsPerTurn)
        return objection(u"third-action"_s, {{u"player"_s, state.player(state.active).id}}, u"HH-59"_s);
    return std::nullopt;
}

void countAction(Deed& deed, bool closes)
{
    deed.change(
        [&](State& next) {
            next.isClosed = next.isClosed || (closes && next.used == 0);
            next.used = closes ? actionsPerTurn : std::min(actionsPerTurn, next.used + 1);
            next.attempt.reset();
        },
        closes ? "HH-82" : "HH-59");
}

std::optional<table::Objection> againstTurn(const State& state, int player)
{
    const QJsonObject args{{u"player"_s, state.player(player).id},
                           {u"other"_s, state.active < 0 ? QString() : state.player(state.active).id}};
    if (state.active >= 0 && state.active != player)
        return objection(u"not-your-turn"_s, args, u"HH-57"_s);
    if (state.player(player).isExhausted)
        return objection(u"second-turn"_s, args, u"HH-57"_s);
    return std::nullopt;
}

std::optional<table::Objection> againstEndOfRound(const State& state)
{
    if (isRoundOver(state))
        return std::nullopt;
    const auto ready = std::ranges::find(state.players, false, &Player::isExhausted);
    const QString waits = ready == state.players.end() ? QString() : ready->id;
    return objection(u"round-too-early"_s, {{u"player"_s, waits}}, u"HH-109"_s);
}

std::optional<table::Objection> againstGoingOn(const State& state)
{
    if (!state.result)
        return std::nullopt;
    return objection(state.result->isWon ? u"already-won"_s : u"already-lost"_s, {}, state.result->rule);
}

bool isRoundOver(const State& state)
{
    return std::ranges::all_of(state.players, &Player::isExhausted);
}

} // namespace roadmarshal::highway_heist
