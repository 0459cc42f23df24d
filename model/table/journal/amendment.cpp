#include "amendment.h"

namespace roadmarshal::table {

Amendment::Amendment(Past past, Replacement replacement, Choices chosen, const std::stop_token& stop)
    : m_past(std::move(past)), m_replacement(std::move(replacement)), m_chosen(std::move(chosen))
{
    ripple(stop);
}

void Amendment::resolve(size_t line, Resolution resolution)
{
    m_chosen[m_ripples.at(line).before.entry] = resolution;
    ripple();
}

std::expected<Amended, Undecided> Amendment::replaced(Random& random, const std::stop_token& stop) const
{
    Amended item{target(), EntryKind::Action, {}, {}, {}, {}};
    if (const auto* action = std::get_if<Action>(&m_replacement)) {
        auto decision = m_past.game->decide(m_past.before, *action, random, stop);
        if (!decision)
            return std::unexpected(decision.error());
        item.action = *action;
        item.effects = decision->effects;
        item.objections = decision->objections;
    } else if (const auto* effects = std::get_if<Effects>(&m_replacement)) {
        item.kind = EntryKind::Correction;
        item.effects = *effects;
    }
    item.draws = random.drawn();
    return item;
}

Amendment::Judged Amendment::decideAgain(const State& state, const Amended& item, Random& random,
                                         const std::stop_token& stop) const
{
    Judged judged{{item, Fate::Same, Resolution::KeepAsPlayed, item.effects, item.objections},
                  reach(*m_past.game, state, item.effects),
                  {}};
    Ripple& ripple = judged.ripple;
    ripple.canKeep = judged.kept.has_value();
    if (item.kind == EntryKind::Action) { // what was set by hand no rule decided
        const auto decision = m_past.game->decide(state, item.action, random, stop);
        if (decision) {
            ripple.decided = decision->effects;
            ripple.objections = decision->objections;
            judged.revised = reach(*m_past.game, state, ripple.decided);
            ripple.canRevise = judged.revised && ripple.decided != item.effects;
        } else if (const auto* objection = std::get_if<Objection>(&decision.error())) {
            // The table did it all the same, and as long as it can lie like that it is the table's to keep.
            ripple.objections = {*objection};
        }
    }
    if (!ripple.canKeep && !ripple.canRevise) {
        ripple.fate = Fate::Impossible;
        if (ripple.objections == item.objections)
            ripple.objections = {judged.kept.error()};
    } else if (!ripple.objections.isEmpty() && ripple.objections != item.objections) {
        ripple.fate = Fate::Objected;
    } else if (ripple.decided != item.effects || ripple.objections != item.objections) {
        ripple.fate = Fate::Differs;
    }
    ripple.resolution = resolutionOf(ripple);
    return judged;
}

Amendment::Resolution Amendment::resolutionOf(const Ripple& ripple) const
{
    const auto chosen = m_chosen.find(ripple.before.entry);
    const Resolution wanted = chosen != m_chosen.end()       ? chosen->second
                              : ripple.fate == Fate::Differs ? Resolution::Revise
                                                             : Resolution::KeepAsPlayed;
    if (wanted == Resolution::Drop || (!ripple.canKeep && !ripple.canRevise))
        return Resolution::Drop;
    if (wanted == Resolution::Revise)
        return ripple.canRevise ? Resolution::Revise : Resolution::KeepAsPlayed;
    return ripple.canKeep ? Resolution::KeepAsPlayed : Resolution::Revise;
}

void Amendment::ripple(const std::stop_token& stop)
{
    m_ripples.clear();
    Outcome outcome;
    const auto randomFor = [&](const Draws& recorded) {
        return Random(m_past.source.seed, m_past.source.position + outcome.freshDraws.size(), recorded);
    };
    const auto keepFresh = [&](const Random& random) { outcome.freshDraws += random.fresh(); };
    const auto fail = [this](const Undecided& why) { m_outcome = std::unexpected(why); };

    Random first = randomFor(m_past.standing.first().draws);
    const auto item = replaced(first, stop);
    if (!item)
        return fail(item.error());
    auto after = reach(*m_past.game, m_past.before, item->effects);
    if (!after)
        return fail(after.error());
    outcome.state = *std::move(after);
    keepFresh(first);
    if (!std::holds_alternative<Removed>(m_replacement))
        outcome.items.append(*item);

    for (const Amended& later : m_past.standing.sliced(1)) {
        Random random = randomFor(later.draws);
        Judged judged = decideAgain(outcome.state, later, random, stop);
        if (stop.stop_requested())
            return fail(Stopped{});
        Amended result = later;
        result.objections = judged.ripple.objections;
        if (judged.ripple.resolution == Resolution::Revise) {
            result.effects = judged.ripple.decided;
            result.draws = random.drawn();
            keepFresh(random);
            outcome.state = *judged.revised;
        } else if (judged.ripple.resolution == Resolution::KeepAsPlayed) {
            outcome.state = *judged.kept;
        }
        if (judged.ripple.resolution != Resolution::Drop)
            outcome.items.append(result);
        m_ripples.push_back(std::move(judged.ripple));
    }
    m_outcome = std::move(outcome);
}

Effects Amendment::handsOn(const State& now) const
{
    return m_outcome ? m_past.game->difference(now, m_outcome->state) : Effects{};
}

} // namespace roadmarshal::table
