// The section that is lit up, with everything about it to be changed by clicks.
#pragma once

#include "track_editing.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace roadmarshal::views {

class SectionBox final : public QWidget
{
    Q_OBJECT
public:
    SectionBox(TrackEditing& editing, QWidget* parent);

    QSpinBox* sectors() const { return m_sectors; }
    QSpinBox* lanes() const { return m_lanes; }
    QComboBox* side() const { return m_side; }
    QComboBox* surface() const { return m_surface; }
    QDoubleSpinBox* turn() const { return m_turn; }
    QDoubleSpinBox* length() const { return m_length; }
    QToolButton* addButton() const { return m_add; }
    QToolButton* halveButton() const { return m_halve; }
    QToolButton* removeButton() const { return m_remove; }
    QToolButton* usualJoinButton() const { return m_usualJoin; }

    // Like the one behind it, but straight.
    void add();
    void remove();

private:
    void arrange();
    void connectParts();
    void showSection();

    TrackEditing& m_editing;
    QLabel* m_title;
    QSpinBox* m_sectors;
    QSpinBox* m_lanes;
    QComboBox* m_side;
    QComboBox* m_surface;
    QDoubleSpinBox* m_turn;
    QDoubleSpinBox* m_length;
    QToolButton* m_add;
    QToolButton* m_halve;
    QToolButton* m_remove;
    QToolButton* m_usualJoin;
};

} // namespace roadmarshal::views
