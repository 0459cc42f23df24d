#include "conversation.h"

#include "table/shorthand.h"

namespace roadmarshal::views {

using namespace table;

Conversation::Conversation(QObject* parent) : QObject(parent) {}

Conversation::~Conversation()
{
    m_asking.request_stop();
    m_explaining.request_stop();
    m_pool.clear();
    m_pool.waitForDone();
}

template <class Done>
void Conversation::inBackground(Matter matter, Done done)
{
    m_pool.start([this, matter = std::move(matter), done = std::move(done)] {
        // The destructor waits for this, and a call that is still queued then is dropped.
        QMetaObject::invokeMethod(
            this, [done, thought = think(matter)] { done(thought); }, Qt::QueuedConnection);
    });
}

void Conversation::setSession(Session* session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (m_session)
        connect(m_session, &Session::recorded, this, &Conversation::restart);
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
    m_answers = answers;
    m_insists = insist;
    m_note = note;
    m_following = false;
    askAgain();
}

void Conversation::follow(const Answers& answers)
{
    if (answers == m_answers)
        return;
    m_answers = answers;
    m_following = true;
    askAgain();
}

void Conversation::insist()
{
    record(Session::Insist::Yes);
}

Conversation::Matter Conversation::matter(const Answers& answers, const std::stop_source& stop) const
{
    return {&m_session->game(),
            m_session->now(),
            answers,
            Random(m_session->file().meta().seed, m_session->drawPosition()),
            m_session->last(),
            stop.get_token()};
}

Conversation::Thought Conversation::think(const Matter& matter)
{
    Thought thought{matter.game->ask(matter.state, matter.answers, matter.stop), {}, {}};
    const auto* action = std::get_if<Action>(&thought.asked);
    if (!action || matter.stop.stop_requested())
        return thought;
    Random random = matter.random;
    if (auto decision = matter.game->decide(matter.state, *action, random))
        thought.rehearsed = Session::Rehearsed{*action, *std::move(decision), random.drawn(), matter.basis};
    else
        thought.nonsense = decision.error();
    return thought;
}

void Conversation::askAgain()
{
    m_ready.reset();
    m_asking.request_stop();
    m_asking = {};
    ++m_explainGeneration; // what was being explained is about another question
    const int generation = ++m_generation;
    if (!m_session) {
        m_prompted.clear();
        m_prompt = {};
        emit asked(m_prompt);
        return;
    }
    inBackground(matter(m_answers, m_asking), [this, generation](const Thought& thought) {
        if (generation == m_generation)
            take(thought);
    });
}

void Conversation::take(const Thought& thought)
{
    const Game& game = m_session->game();
    if (const auto* prompt = std::get_if<Prompt>(&thought.asked)) {
        m_prompt = *prompt;
        m_prompted = m_answers;
        emit asked(m_prompt);
    } else if (const auto* misfit = std::get_if<Misfit>(&thought.asked)) {
        emit misunderstood(say(game, Objection{misfit->message, misfit->citation}));
    } else if (thought.nonsense) {
        emit misunderstood(say(game, *thought.nonsense));
    } else if (!m_following && thought.rehearsed) {
        m_ready = thought.rehearsed;
        if (m_insists || m_ready->decision.objections.isEmpty())
            record(m_insists ? Session::Insist::Yes : Session::Insist::No);
        else
            emit objected(m_ready->decision.objections);
    }
}

void Conversation::record(Session::Insist insist)
{
    if (!m_session || !m_ready)
        return;
    const Session::Rehearsed rehearsed = *m_ready;
    const auto recorded = m_session->play(rehearsed, insist, m_note);
    if (!recorded)
        emit misunderstood(say(m_session->game(), recorded.error()));
}

void Conversation::explain(const QString& word)
{
    m_explaining.request_stop();
    m_explaining = {};
    const int generation = ++m_explainGeneration;
    if (!m_session || word.isEmpty())
        return;
    inBackground(matter(m_prompted + Answers{word}, m_explaining),
                 [this, generation, word](const Thought& thought) {
                     if (generation != m_explainGeneration || !m_session)
                         return;
                     const Game& game = m_session->game();
                     QStringList reasons;
                     if (const auto* misfit = std::get_if<Misfit>(&thought.asked))
                         reasons.append(say(game, Objection{misfit->message, misfit->citation}));
                     if (thought.nonsense)
                         reasons.append(say(game, *thought.nonsense));
                     if (thought.rehearsed) {
                         for (const Objection& objection : thought.rehearsed->decision.objections)
                             reasons.append(say(game, objection));
                     }
                     emit explained(word, reasons.join(QStringLiteral("\n")));
                 });
}

} // namespace roadmarshal::views
