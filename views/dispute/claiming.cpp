#include "claiming.h"

#include "table/journal/shorthand.h"

namespace roadmarshal::views {

using namespace table;
using table::AskedClaim;
using table::ReadyClaim;

Claiming::Claiming(QObject* parent) : QObject(parent) {}

void Claiming::setTable(const Game* game, const State& state)
{
    m_game = game;
    m_state = state;
    think();
}

void Claiming::setAnswers(const Answers& answers)
{
    m_answers = answers;
    m_claim.reset();
    think();
}

void Claiming::answer(const QString& word)
{
    setAnswers(m_prompted + Answers{word});
}

void Claiming::back()
{
    // From a verdict back to its last question; from a question one further.
    Answers earlier = m_prompted;
    if (m_answers == m_prompted && !m_claim && !earlier.isEmpty())
        earlier.removeLast();
    setAnswers(earlier);
}

void Claiming::judge(const table::Claim& claim)
{
    m_claim = claim;
    think();
}

void Claiming::think()
{
    m_thinking.drop();
    if (!m_game)
        return;
    m_thinking.start(
        [game = m_game, state = m_state, answers = m_answers, claim = m_claim](const std::stop_token& stop) {
            Thought thought{claim ? AskedClaim(ReadyClaim{*claim, answers.size()})
                                  : game->askClaim(state, answers, stop),
                            {}};
            if (const auto* ready = std::get_if<ReadyClaim>(&thought.asked)) {
                if (auto verdict = game->judge(state, ready->claim, stop))
                    thought.verdict = *std::move(verdict);
            }
            return thought;
        },
        [this](const Thought& thought) { conclude(thought); });
}

void Claiming::conclude(const Thought& thought)
{
    if (const auto* prompt = std::get_if<Prompt>(&thought.asked)) {
        m_prompt = *prompt;
        m_prompted = m_answers;
        emit asked(m_prompt);
    } else if (const auto* misfit = std::get_if<Misfit>(&thought.asked)) {
        emit misunderstood(say(*m_game, Objection{misfit->message, misfit->citation}));
    } else if (const auto* ready = std::get_if<ReadyClaim>(&thought.asked); ready && thought.verdict) {
        if (!m_claim && ready->used < m_answers.size())
            return emit misunderstood(tr("\"%1\" is one word too many").arg(m_answers[ready->used]));
        emit judged(ready->claim, *thought.verdict);
    }
}

} // namespace roadmarshal::views
