#include "rehearsal.h"

namespace roadmarshal::table {

namespace {

// More than a round of six players has where every roll is an entry of its own; a game that never stops
// making entries out of no answers does stop here.
constexpr size_t mostSteps = 256;

// Adds the step, or says why there is none.
std::optional<Undecided> addStep(Rehearsal& rehearsal, const Game& game, const Action& action,
                                 DrawSource& source, const std::stop_token& stop)
{
    if (rehearsal.steps.size() == mostSteps)
        return impossible(QStringLiteral("too many entries in one line"));
    Random random(source.seed, source.position);
    auto decision = game.decide(rehearsal.state, action, random, stop);
    if (!decision)
        return decision.error();
    auto after = reach(game, rehearsal.state, decision->effects);
    if (!after)
        return after.error();
    source.position += random.fresh().size();
    rehearsal.state = *std::move(after);
    rehearsal.steps.push_back({action, *std::move(decision), random.drawn()});
    return std::nullopt;
}

} // namespace

Objections Rehearsal::objections() const
{
    Objections all;
    for (const Step& step : steps)
        all += step.decision.objections;
    return all;
}

Rehearsal rehearse(const Game& game, const State& state, const Answers& answers, DrawSource source,
                   const std::stop_token& stop)
{
    Rehearsal rehearsal{{}, state, Rehearsal::Complete{}};
    qsizetype used = 0;
    do {
        const Asked asked = game.ask(rehearsal.state, answers.sliced(used), stop);
        if (const auto* prompt = std::get_if<Prompt>(&asked)) {
            rehearsal.end = *prompt;
            return rehearsal;
        }
        if (const auto* misfit = std::get_if<Misfit>(&asked)) {
            rehearsal.end = Misfit{misfit->answer + used, misfit->message, misfit->citation};
            return rehearsal;
        }
        if (const auto* said = std::get_if<Said>(&asked)) {
            used += said->used;
            continue;
        }
        if (std::holds_alternative<Stopped>(asked)) {
            rehearsal.end = Stopped{};
            return rehearsal;
        }
        const Ready& ready = std::get<Ready>(asked);
        if (const auto undecided = addStep(rehearsal, game, ready.action, source, stop)) {
            std::visit([&](const auto& why) { rehearsal.end = why; }, *undecided);
            return rehearsal;
        }
        used += ready.used;
    } while (used < answers.size());
    if (!rehearsal.steps.empty() || answers.isEmpty())
        return rehearsal;
    // Nothing is recorded, so what was open is open still.
    rehearsal.saysNothingNew = true;
    const Asked open = game.ask(state, {}, stop);
    if (const auto* prompt = std::get_if<Prompt>(&open))
        rehearsal.end = *prompt;
    else if (std::holds_alternative<Stopped>(open))
        rehearsal.end = Stopped{};
    return rehearsal;
}

} // namespace roadmarshal::table
