// What a draft has been, step by step, to be taken back and done again.
#pragma once

#include "draft.h"

namespace roadmarshal::track {

class Revisions
{
public:
    explicit Revisions(Draft draft) : m_steps{{std::move(draft), {}}} {}

    const Draft& now() const { return m_steps[m_now].draft; }
    // A step, unless nothing changes. Several running with the same name, as of one drag, are one step.
    void add(Draft draft, const QString& name = {});
    // What comes next is a step of its own, whatever its name.
    void endStep() { m_steps[m_now].name.clear(); }

    bool canUndo() const { return m_now > 0; }
    bool canRedo() const { return m_now + 1 < m_steps.size(); }
    void undo();
    void redo();

    void markSaved() { m_saved = now(); }
    // What has not been touched since it was begun or saved is no loss.
    bool isSaved() const { return m_saved ? *m_saved == now() : m_now == 0; }

private:
    static constexpr std::size_t mostSteps = 500;
    struct Step
    {
        Draft draft;
        QString name;
    };
    std::vector<Step> m_steps;
    std::size_t m_now = 0;
    std::optional<Draft> m_saved;
};

} // namespace roadmarshal::track
