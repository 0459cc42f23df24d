// A track while somebody edits it: its steps, how it is laid out, what is wrong with it, which section is
// spoken of.
#pragma once

#include "track/board_of.h"
#include "track/draft/flaws.h"
#include "track/draft/revisions.h"

#include <QObject>

namespace roadmarshal::views {

class TrackEditing final : public QObject
{
    Q_OBJECT
public:
    explicit TrackEditing(track::Draft draft, QObject* parent = nullptr);

    const track::Draft& draft() const { return m_steps.now(); }
    const track::LaidTrack& laid() const { return m_laid; }
    const track::Road& road() const { return m_laid.geometry->road(); }
    track::Drawn drawn() const { return m_drawn; }
    const std::vector<track::Flaw>& flaws() const { return m_flaws; }

    // Another track altogether; there is nothing to take back.
    void begin(track::Draft draft, bool isSaved);
    // Changes of one step, as of one drag, bear its name.
    void change(track::Draft draft, const QString& step = {});
    void endStep() { m_steps.endStep(); }
    void undo();
    void redo();
    bool canUndo() const { return m_steps.canUndo(); }
    bool canRedo() const { return m_steps.canRedo(); }
    bool isSaved() const { return m_steps.isSaved(); }
    void markSaved();

    int section() const { return m_section; }
    void setSection(int section);

signals:
    // The draft, and with it whatever follows from it.
    void changed();
    void sectionChanged(int section);
    void savedChanged();

private:
    void layOut();

    track::Revisions m_steps;
    track::LaidTrack m_laid;
    track::Drawn m_drawn = track::Drawn::AsDescribed;
    std::vector<track::Flaw> m_flaws;
    int m_section = 0;
};

} // namespace roadmarshal::views
