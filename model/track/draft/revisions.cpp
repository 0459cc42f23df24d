#include "revisions.h"

namespace roadmarshal::track {

void Revisions::add(Draft draft, const QString& name)
{
    if (draft == now())
        return;
    m_steps.resize(m_now + 1, Step{Draft(), {}});
    if (!name.isEmpty() && m_now > 0 && m_steps[m_now].name == name) {
        m_steps[m_now].draft = std::move(draft);
        return;
    }
    m_steps.push_back({std::move(draft), name});
    if (m_steps.size() > mostSteps)
        m_steps.erase(m_steps.begin());
    m_now = m_steps.size() - 1;
}

void Revisions::undo()
{
    if (canUndo())
        --m_now;
    endStep();
}

void Revisions::redo()
{
    if (canRedo())
        ++m_now;
    endStep();
}

} // namespace roadmarshal::track
