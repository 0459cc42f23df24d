#include "deed.h"

#include "games/highway_heist/pegs/leaving.h"

namespace roadmarshal::highway_heist {

void Deed::object(const std::optional<table::Objection>& objection)
{
    if (objection && m_objections.isEmpty())
        m_objections.append(*objection);
}

void Deed::add(const Effect& effect, const char* rule, const char* ruling)
{
    m_recorder.add(effect, {QLatin1StringView(rule), QLatin1StringView(ruling)});
}

void Deed::become(const State& next, const char* rule, const char* ruling)
{
    for (const Effect& effect : allBetween(state(), next))
        add(effect, rule, ruling);
}

void Deed::change(const std::function<void(State&)>& how, const char* rule, const char* ruling)
{
    State next = state();
    how(next);
    become(next, rule, ruling);
}

namespace {

// A peg that has to go is in somebody's hand until it goes; only who really waits beside the road moves
// there.
void keepInHand(const State& before, const Event& event, State& after)
{
    for (size_t i = 0; i < after.players.size(); ++i) {
        const bool isWaiting =
            event.does == Event::Does::Goes && event.who == after.players[i].id && event.target == limboWord;
        if (after.players[i].peg.isInLimbo() && !isWaiting)
            after.players[i].peg = before.players[i].peg;
    }
}

} // namespace

bool Deed::run(const std::function<bool(State&, const Watch&)>& machine)
{
    State next = state();
    // What is owed changes with every step, and is written down once.
    const auto watch = [&](const State& after, const Event& event) {
        add(Happened{event.who, wordOf(event.does), event.target, event.amount}, event.rule, event.ruling);
        State closed = after;
        closed.open = state().open;
        keepInHand(state(), event, closed);
        become(closed, event.rule, event.ruling);
    };
    const bool done = machine(next, watch);
    become(next, "");
    return done;
}

void Deed::begin(const std::function<void(State&, const Watch&)>& machine)
{
    run([&](State& next, const Watch& watch) { return machine(next, watch), true; });
}

void Deed::spend(int player, const char* rule)
{
    change(
        [&](State& next) {
            Player& giver = next.player(player);
            giver.boost = std::max(0, giver.boost - 1);
        },
        rule);
}

} // namespace roadmarshal::highway_heist
