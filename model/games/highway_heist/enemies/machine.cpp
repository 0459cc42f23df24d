#include "machine.h"

#include "card_row.h"
#include "defense.h"
#include "lists.h"
#include "machine_run.h"
#include "stunt_row.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

// What people roll or turn over; it is asked for even if there is one card only.
std::optional<Need> drawnOrRolled(const State& state, const Step& step)
{
    if (const auto* hit = std::get_if<step::Hit>(&step)) {
        const Vehicle* vehicle = state.find(hit->vehicle);
        if (!vehicle || !vehicle->isPlayerVehicle())
            return std::nullopt;
        return NeedDefense{hit->vehicle, vehicle->owner, hit->amount, defenseDice(state, *vehicle)};
    }
    const bool isStunt = std::holds_alternative<step::DrawStunt>(step);
    if (!isStunt && !std::holds_alternative<step::DrawCard>(step))
        return std::nullopt;
    const QStringList cards = isStunt ? drawableStunts(state) : drawableCards(state);
    return cards.isEmpty() ? std::nullopt : std::optional<Need>(NeedCard{isStunt, cards});
}

Choices choicesOfAny(const State& state, const Step& step)
{
    return std::visit([&](const auto& one) { return choicesOf(state, one); }, step);
}

// Takes the next step off, and does it.
void performNext(Run& run, const PegWay& chosen)
{
    const Step step = std::move(run.state.open->steps.back());
    run.state.open->steps.pop_back();
    std::visit([&](const auto& one) { perform(run, one, chosen); }, step);
}

// Until it needs an answer or nothing is owed.
void runOn(Run& run)
{
    State& state = run.state;
    while (state.open && !state.open->steps.empty()) {
        if (needOf(state))
            return;
        const Choices choices = choicesOfAny(state, state.open->steps.back());
        performNext(run, choices.options.empty() ? PegWay{} : choices.options.front());
    }
    state.open.reset();
}

void begin(State& state, int roller, const std::vector<Step>& steps, const Watch& watch)
{
    if (!state.open)
        state.open = Open{roller, {}};
    Run run(state, watch);
    run.pushAll(steps);
    runOn(run);
}

Heading headingOf(Symbol symbol)
{
    switch (symbol) {
    case Symbol::MainSouth:
        return Heading::South;
    case Symbol::MainEast:
        return Heading::East;
    case Symbol::MainWest:
        return Heading::West;
    default:
        return Heading::North;
    }
}

std::vector<Step> stepsOf(const State& state, Symbol symbol)
{
    switch (symbol) {
    case Symbol::Suv:
        return suvSymbol(state);
    case Symbol::Peg:
        return pegActivations(state, false);
    case Symbol::Card:
        return {step::ShiftCards{}, step::DrawCard{}};
    default: // HH-103
        return {step::MainMoves{headingOf(symbol)}, step::Settle{}, step::ShiftCards{}, step::DrawCard{}};
    }
}

} // namespace

void beginDie(State& state, Symbol symbol, int roller, bool endsTurn, const Watch& watch)
{
    std::vector<Step> steps = stepsOf(state, symbol);
    if (endsTurn) {
        steps.emplace_back(step::RescueTokens{});
        steps.emplace_back(step::EndTurn{});
    }
    begin(state, roller, steps, watch);
}

void beginEndOfRound(State& state, const Watch& watch)
{
    std::vector<Step> steps = fallingBack(state);
    for (const Step& step : std::initializer_list<Step>{step::RescueTokens{}, step::ShiftStunts{},
                                                        step::DrawStunt{}, step::NextRound{}})
        steps.push_back(step);
    begin(state, -1, steps, watch); // HR-12
}

void beginWreck(State& state, const QString& vehicle, int active, const Watch& watch)
{
    if (!state.open)
        state.open = Open{active, {}};
    Run run(state, watch);
    run.push(step::Settle{});
    destroy(run, vehicle, false, "HH-30");
    runOn(run);
}

void beginSettling(State& state, int active, const Watch& watch)
{
    begin(state, active, {step::Settle{}}, watch);
}

std::optional<Need> needOf(const State& state)
{
    if (!state.open || state.open->steps.empty())
        return std::nullopt;
    const Step& step = state.open->steps.back();
    if (const auto need = drawnOrRolled(state, step))
        return need;
    Choices choices = choicesOfAny(state, step);
    const bool isAlwaysAsked = choices.about == NeedChoice::About::Token;
    if (choices.options.size() > (isAlwaysAsked ? 0u : 1u))
        return NeedChoice{choices.about, std::move(choices.options), choices.rule};
    return std::nullopt;
}

bool give(State& state, const Answer& answer, const Watch& watch)
{
    const auto need = needOf(state);
    if (!need)
        return false;
    Run run(state, watch);
    if (const auto* defense = std::get_if<NeedDefense>(&*need)) {
        const auto* successes = std::get_if<Successes>(&answer);
        if (!successes || successes->count < 0)
            return false;
        state.open->steps.pop_back();
        takeDamage(run, step::Hit{defense->vehicle, defense->amount}, successes->count);
    } else if (const auto* card = std::get_if<NeedCard>(&*need)) {
        const auto* drawn = std::get_if<Drawn>(&answer);
        const bool isUnseen = drawn && !card->isStunt && drawn->card == unseenCard;
        if (!drawn || (!isUnseen && !card->cards.contains(drawn->card)))
            return false;
        state.open->steps.pop_back();
        card->isStunt ? layStunt(run, drawn->card) : layCard(run, drawn->card);
    } else {
        const auto* chosen = std::get_if<PegWay>(&answer);
        const auto& options = std::get<NeedChoice>(*need).options;
        if (!chosen || !std::ranges::contains(options, *chosen))
            return false;
        performNext(run, *chosen);
    }
    runOn(run);
    return true;
}

} // namespace roadmarshal::highway_heist
