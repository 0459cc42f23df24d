#include "in_turn.h"

#include "table/journal/session.h"

namespace roadmarshal::views {

using table::Session;

void InTurn::setSession(Session* session)
{
    m_waiting.clear();
    m_session = session;
    if (!session)
        return;
    // One line may make several entries, each with its signal: only when all of them are there.
    connect(session, &Session::recorded, this, &InTurn::next, Qt::QueuedConnection);
    connect(session, &Session::failed, this, &InTurn::next, Qt::QueuedConnection);
}

void InTurn::act(std::function<void()> deed)
{
    m_waiting.push_back(std::move(deed));
    next();
}

void InTurn::next()
{
    while (!m_waiting.empty() && !(m_session && m_session->isRecording())) {
        const auto deed = std::move(m_waiting.front());
        m_waiting.pop_front();
        deed();
    }
}

} // namespace roadmarshal::views
