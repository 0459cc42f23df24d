#include "conversation.h"

#include "table/journal/shorthand.h"

namespace roadmarshal::views {

using namespace table;

Conversation::Conversation(QObject* parent) : QObject(parent) {}

auto Conversation::rehearsing(const Answers& answers, DrawSource source) const
{
    return [game = m_topic.game, state = m_topic.now, answers, source](const std::stop_token& stop) {
        return rehearse(*game, state, answers, source, stop);
    };
}

void Conversation::setTopic(Topic topic)
{
    m_topic = std::move(topic);
    m_isPlaying = false;
    m_against.clear();
    m_isPromptOld = true;
    restart();
}

void Conversation::answer(const QString& word)
{
    // What does not fit, or is still being thought about, is replaced by this word.
    setAnswers(m_prompted + Answers{word});
}

void Conversation::back()
{
    // From words that led nowhere back to the question on show, else one question further.
    Answers earlier = m_prompted;
    if (m_answers == m_prompted && !earlier.isEmpty())
        earlier.removeLast();
    setAnswers(earlier);
}

void Conversation::restart()
{
    setAnswers({});
}

void Conversation::setAnswers(const Answers& answers, bool insist, const QString& note)
{
    if (m_isPlaying)
        return;
    m_answers = answers;
    m_insists = insist;
    m_note = note;
    m_following = false;
    askAgain();
}

void Conversation::follow(const Answers& answers)
{
    if (answers == m_answers || m_isPlaying)
        return;
    m_answers = answers;
    m_following = true;
    askAgain();
}

void Conversation::insist()
{
    play(true);
}

void Conversation::askAgain()
{
    m_ready.reset();
    m_asking.drop();
    m_explaining.drop(); // it is about another question
    if (!m_topic.game) {
        m_prompted.clear();
        m_prompt = {};
        m_against.clear();
        m_foreseen.reset();
        emit asked(m_prompt);
        return;
    }
    const DrawSource source = m_following ? m_topic.trialDraws : m_topic.draws;
    m_asking.start(rehearsing(m_answers, source), [this](const Rehearsal& rehearsal) { take(rehearsal); });
}

void Conversation::take(const Rehearsal& rehearsal)
{
    const Game& game = *m_topic.game;
    if (const auto* prompt = std::get_if<Prompt>(&rehearsal.end)) {
        keepObjections();
        m_prompt = *prompt;
        m_prompted = m_answers;
        m_foreseen = rehearsal.steps.empty() ? std::nullopt : std::optional(rehearsal.state);
        emit asked(m_prompt);
    } else if (const auto* misfit = std::get_if<Misfit>(&rehearsal.end)) {
        emit misunderstood(say(game, Objection{misfit->message, misfit->citation}));
    } else if (const auto* nonsense = std::get_if<Objection>(&rehearsal.end)) {
        emit misunderstood(say(game, *nonsense));
    } else if (!m_following) {
        m_ready = rehearsal;
        const Objections objections = rehearsal.objections();
        if (m_insists || objections.isEmpty())
            play(m_insists);
        else
            emit objected(objections);
    } else if (std::holds_alternative<Rehearsal::Complete>(rehearsal.end)) {
        // A whole line that is only being typed: what it would do lies on the board already.
        m_foreseen = rehearsal.state;
        emit asked(m_prompt);
    }
}

void Conversation::keepObjections()
{
    const auto [unused, differs] = std::ranges::mismatch(std::as_const(m_prompted), std::as_const(m_answers));
    const qsizetype same = differs - m_answers.cbegin();
    m_against.resize(std::min(same, m_against.size()));
    const bool isNext =
        !std::exchange(m_isPromptOld, false) && same == m_prompted.size() && m_answers.size() == same + 1;
    const auto option = std::ranges::find(m_prompt.options, m_answers.value(same), &Option::answer);
    if (isNext && option != m_prompt.options.end()) {
        m_against.resize(same);
        m_against.append(option->objections);
    }
}

Objections Conversation::against() const
{
    Objections all;
    for (const Objections& objections : m_against)
        all += objections;
    return all;
}

void Conversation::play(bool insist)
{
    if (!m_ready)
        return;
    const Rehearsal rehearsal = *std::exchange(m_ready, std::nullopt);
    const Topic topic = m_topic; // playing brings the next one, and starts over
    const QString note = m_note;
    m_isPlaying = true;
    if (const auto played = topic.play(rehearsal, insist, note); !played)
        resume(say(*topic.game, played.error()));
}

bool Conversation::resume(const QString& reason)
{
    if (!std::exchange(m_isPlaying, false))
        return false;
    emit misunderstood(reason);
    return true;
}

void Conversation::explain(const QString& word)
{
    m_explaining.drop();
    if (!m_topic.game || word.isEmpty())
        return;
    m_explaining.start(rehearsing(m_prompted + Answers{word}, m_topic.trialDraws),
                       [this, word](const Rehearsal& rehearsal) {
                           const Game& game = *m_topic.game;
                           QStringList reasons;
                           if (const auto* misfit = std::get_if<Misfit>(&rehearsal.end))
                               reasons.append(say(game, Objection{misfit->message, misfit->citation}));
                           if (const auto* nonsense = std::get_if<Objection>(&rehearsal.end))
                               reasons.append(say(game, *nonsense));
                           for (const Objection& objection : rehearsal.objections())
                               reasons.append(say(game, objection));
                           emit explained(word, reasons.join(QStringLiteral("\n")));
                       });
}

} // namespace roadmarshal::views
