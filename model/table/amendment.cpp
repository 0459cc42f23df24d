#include "amendment.h"

namespace roadmarshal::table {

namespace {

Objection impossible(const Problem& problem)
{
    return {{QStringLiteral("impossible"), {{QStringLiteral("reason"), problem.toLine()}}}, {}};
}

} // namespace

Amendment::Amendment(const Game& game, Source source, State before, QList<Amended> standing,
                     Replacement replacement)
    : m_game(&game),
      m_source(source),
      m_before(std::move(before)),
      m_standing(std::move(standing)),
      m_replacement(std::move(replacement)),
      m_chosen(m_standing.size() - 1)
{
    ripple();
}

void Amendment::resolve(size_t line, Resolution resolution)
{
    m_chosen.at(line) = resolution;
    ripple();
}

std::expected<Amended, Objection> Amendment::replaced(Random& random) const
{
    Amended item{m_standing.first().entry, EntryKind::Action, {}, {}, {}, {}};
    if (const auto* action = std::get_if<Action>(&m_replacement)) {
        auto decision = m_game->decide(m_before, *action, random);
        if (!decision)
            return std::unexpected(decision.error());
        item.action = *action;
        item.effects = decision->effects;
        item.objections = decision->objections;
    } else if (const auto* effects = std::get_if<Effects>(&m_replacement)) {
        item.kind = EntryKind::Correction;
        item.effects = *effects;
    }
    return item;
}

Amendment::Ripple Amendment::decideAgain(const State& state, const Amended& item, Random& random) const
{
    Ripple ripple{item, Verdict::Same, Resolution::KeepAsPlayed, item.effects, item.objections};
    if (item.kind != EntryKind::Action)
        return ripple; // set by hand: no rule decided it
    const auto decision = m_game->decide(state, item.action, random);
    if (!decision) {
        ripple.verdict = Verdict::Impossible;
        ripple.objections = {decision.error()};
        ripple.resolution = Resolution::Drop;
        return ripple;
    }
    ripple.decided = decision->effects;
    ripple.objections = decision->objections;
    if (decision->objections != item.objections)
        ripple.verdict = Verdict::Objected;
    else if (decision->effects != item.effects)
        ripple.verdict = Verdict::Differs;
    if (ripple.verdict == Verdict::Differs)
        ripple.resolution = Resolution::Revise;
    return ripple;
}

void Amendment::ripple()
{
    m_ripples.clear();
    Outcome outcome;
    // Draws already written down stay with their entries; new ones continue the journal's.
    const auto randomFor = [&](const Draws& recorded) {
        return Random(m_source.seed, m_source.drawPosition + outcome.freshDraws.size(), recorded);
    };
    const auto keepFresh = [&](const Random& random) {
        outcome.freshDraws += random.drawn().sliced(random.drawn().size() - random.fresh());
    };

    Random first = randomFor(m_standing.first().draws);
    auto item = replaced(first);
    if (!item) {
        m_outcome = std::unexpected(item.error());
        return;
    }
    item->draws = first.drawn();
    keepFresh(first);
    auto state = evolveAll(*m_game, m_before, item->effects);
    if (!std::holds_alternative<Removed>(m_replacement))
        outcome.items.append(*item);

    for (qsizetype i = 1; i < m_standing.size() && state; ++i) {
        Random random = randomFor(m_standing[i].draws);
        Ripple line = decideAgain(*state, m_standing[i], random);
        if (const auto chosen = m_chosen[i - 1])
            line.resolution = *chosen;
        if (line.verdict == Verdict::Impossible && line.resolution == Resolution::Revise)
            line.resolution = Resolution::Drop;
        Amended result = line.before;
        if (line.resolution == Resolution::Revise) {
            result.effects = line.decided;
            result.draws = random.drawn();
            keepFresh(random);
        }
        result.objections = line.objections;
        if (line.resolution != Resolution::Drop) {
            state = evolveAll(*m_game, *state, result.effects);
            outcome.items.append(result);
        }
        m_ripples.push_back(std::move(line));
    }
    if (!state) {
        m_outcome = std::unexpected(impossible(state.error()));
        return;
    }
    outcome.state = *state;
    m_outcome = std::move(outcome);
    if (const auto nonsense = m_game->nonsense(*state))
        m_outcome = std::unexpected(*nonsense);
}

Effects Amendment::handsOn(const State& now) const
{
    return m_outcome ? m_game->difference(now, m_outcome->state) : Effects{};
}

} // namespace roadmarshal::table
