#include "games/highway_heist/pegs/leaving.h"
#include "machine_run.h"
#include "objective.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using enum Event::Does;

// Whatever is owed does not happen any more.
void endGame(Run& run, bool isWon, const char* rule)
{
    run.state.result = Result{isWon, QLatin1StringView(rule)};
    run.state.open.reset();
    run.tell({isWon ? QStringLiteral("won") : QStringLiteral("lost"), Ends, {}, 0, rule});
}

// HR-24: the objective first, nothing happens after it.
void perform(Run& run, const step::Settle&, const PegWay&)
{
    if (isObjectiveMet(run.state))
        return endGame(run, true, "HH-120");
    if (std::ranges::none_of(run.state.players, [](const Player& player) { return player.peg.isInLimbo(); }))
        return;
    auto ways = waysFromLimbo(run.state);
    if (!ways.front().empty())
        run.push(step::PegsGo{std::move(ways)});
}

namespace {

// The first token that would lose the game; empty if there is none.
QString tokenInNeed(const State& state)
{
    for (const QString& token : state.guide().lose) {
        const auto at = state.tokens.find(token);
        if (at != state.tokens.end() && at->second == adriftWord)
            return token;
    }
    return {};
}

} // namespace

Choices choicesOf(const State& state, const step::RescueTokens&)
{
    Choices choices{NeedChoice::About::Token, {}, "HR-40"};
    const QString token = tokenInNeed(state);
    if (token.isEmpty())
        return choices;
    for (const Vehicle& vehicle : state.vehicles) {
        if (vehicle.isPlayerVehicle())
            choices.options.push_back({token, vehicle.id});
    }
    choices.options.push_back({token, lostWord});
    return choices;
}

void perform(Run& run, const step::RescueTokens&, const PegWay& chosen)
{
    if (chosen.to.isEmpty())
        return;
    const bool isLost = chosen.to == lostWord;
    if (!isLost)
        run.state.tokens[chosen.peg] = chosen.to;
    run.tell({chosen.peg, Taken, isLost ? QString() : chosen.to, 0, "HH-123", "HR-40"});
    if (isLost)
        return endGame(run, false, "HH-123");
    run.push(step::RescueTokens{});
    run.push(step::Settle{});
}

void perform(Run& run, const step::EndTurn&, const PegWay&)
{
    State& state = run.state;
    const int roller = run.roller();
    if (roller >= 0)
        state.player(roller).isExhausted = true;
    state.active = -1;
    state.used = 0;
    state.isClosed = false;
    run.tell({roller >= 0 ? state.player(roller).id : QString(), TurnEnds, {}, 0, "HH-54"});
}

void perform(Run& run, const step::NextRound&, const PegWay&)
{
    State& state = run.state;
    for (Player& player : state.players)
        player.isExhausted = false;
    state.active = -1;
    state.used = 0;
    state.isClosed = false;
    state.round = std::min(state.round + 1, mostRounds);
    run.tell({{}, RoundEnds, {}, state.round, "HH-119"});
}

} // namespace roadmarshal::highway_heist
