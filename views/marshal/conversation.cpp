#include "conversation.h"

#include "table/shorthand.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace roadmarshal::views {

using namespace table;

namespace {

// Runs `work` in the pool and hands its result to `done` on the receiver's thread, if it still lives.
template <class Work, class Done>
void inBackground(QObject* receiver, Work work, Done done)
{
    QThreadPool::globalInstance()->start(
        [receiver = QPointer(receiver), work = std::move(work), done = std::move(done)] {
            auto result = work();
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [receiver, done, result = std::move(result)] {
                    if (receiver)
                        done(result);
                },
                Qt::QueuedConnection);
        });
}

} // namespace

Conversation::Conversation(QObject* parent) : QObject(parent) {}

Conversation::~Conversation()
{
    m_asking.request_stop();
    m_explaining.request_stop();
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
    m_answers.append(word);
    askAgain();
}

void Conversation::back()
{
    if (!m_answers.isEmpty())
        m_answers.removeLast();
    askAgain();
}

void Conversation::restart()
{
    m_answers.clear();
    askAgain();
}

void Conversation::setAnswers(const Answers& answers)
{
    m_answers = answers;
    askAgain();
}

void Conversation::follow(const Answers& answers)
{
    if (answers == m_answers)
        return;
    m_answers = answers;
    askAgain();
    m_following = true;
}

void Conversation::insist()
{
    record(Session::Insist::Yes);
}

Conversation::Thought Conversation::think(const Game& game, const State& state, const Answers& answers,
                                          const std::stop_token& stop)
{
    Thought thought{game.ask(state, answers, stop), {}, {}};
    if (const auto* action = std::get_if<Action>(&thought.asked); action && !stop.stop_requested()) {
        Random random(0, 0); // a rehearsal: the session draws for itself
        if (auto decision = game.decide(state, *action, random))
            thought.decision = *std::move(decision);
        else
            thought.nonsense = decision.error();
    }
    return thought;
}

void Conversation::askAgain()
{
    m_ready.reset();
    m_following = false;
    m_asking.request_stop();
    m_asking = {};
    const int generation = ++m_generation;
    if (!m_session) {
        m_prompt = {};
        emit asked(m_prompt);
        return;
    }
    inBackground(
        this,
        [&game = m_session->game(), state = m_session->now(), answers = m_answers,
         stop = m_asking.get_token()] { return think(game, state, answers, stop); },
        [this, generation](const Thought& thought) {
            if (generation == m_generation)
                take(thought);
        });
}

void Conversation::take(const Thought& thought)
{
    const Game& game = m_session->game();
    if (const auto* prompt = std::get_if<Prompt>(&thought.asked)) {
        m_prompt = *prompt;
        emit asked(m_prompt);
    } else if (const auto* misfit = std::get_if<Misfit>(&thought.asked)) {
        emit misunderstood(say(game, Objection{misfit->message, misfit->citation}));
    } else if (thought.nonsense) {
        emit misunderstood(say(game, *thought.nonsense));
    } else if (!m_following) {
        m_ready = std::get<Action>(thought.asked);
        if (thought.decision->objections.isEmpty())
            record(Session::Insist::No);
        else
            emit objected(thought.decision->objections);
    }
}

void Conversation::record(Session::Insist insist)
{
    if (!m_session || !m_ready)
        return;
    const Action action = *m_ready;
    const auto recorded = m_session->play(action, insist);
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
    inBackground(
        this,
        [&game = m_session->game(), state = m_session->now(), answers = m_answers + Answers{word},
         stop = m_explaining.get_token()] { return think(game, state, answers, stop); },
        [this, generation, word](const Thought& thought) {
            if (generation != m_explainGeneration || !m_session)
                return;
            const Game& game = m_session->game();
            QStringList reasons;
            if (const auto* misfit = std::get_if<Misfit>(&thought.asked))
                reasons.append(say(game, Objection{misfit->message, misfit->citation}));
            if (thought.nonsense)
                reasons.append(say(game, *thought.nonsense));
            if (thought.decision) {
                for (const Objection& objection : thought.decision->objections)
                    reasons.append(say(game, objection));
            }
            emit explained(word, reasons.join(QStringLiteral("\n")));
        });
}

} // namespace roadmarshal::views
