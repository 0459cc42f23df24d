#include "track_editing.h"

namespace roadmarshal::views {

TrackEditing::TrackEditing(track::Draft draft, QObject* parent) : QObject(parent), m_steps(std::move(draft))
{
    layOut();
}

void TrackEditing::layOut()
{
    m_laid = track::laidOut(draft().track);
    m_drawn = track::drawnAs(draft().track, road());
    m_flaws = track::flawsOf(draft(), m_drawn);
    m_section = std::min(m_section, draft().sectionCount() - 1);
}

void TrackEditing::begin(track::Draft draft, bool isSaved)
{
    m_steps = track::Revisions(std::move(draft));
    if (isSaved)
        m_steps.markSaved();
    m_section = 0;
    layOut();
    emit changed();
}

void TrackEditing::change(track::Draft draft, const QString& step)
{
    if (draft == m_steps.now())
        return;
    m_steps.add(std::move(draft), step);
    layOut();
    emit changed();
}

void TrackEditing::undo()
{
    m_steps.undo();
    layOut();
    emit changed();
}

void TrackEditing::redo()
{
    m_steps.redo();
    layOut();
    emit changed();
}

void TrackEditing::markSaved()
{
    m_steps.markSaved();
    emit savedChanged();
}

void TrackEditing::setSection(int section)
{
    if (section == m_section || section < 0 || section >= draft().sectionCount())
        return;
    m_section = section;
    emit sectionChanged(section);
}

} // namespace roadmarshal::views
