// What holds for the whole track: its name, its game, which way it lies; and by keys where its marks are.
#pragma once

#include "track_editing.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;

namespace roadmarshal::views {

class TrackBox final : public QWidget
{
    Q_OBJECT
public:
    TrackBox(TrackEditing& editing, QWidget* parent);

    QLineEdit* name() const { return m_name; }
    QLineEdit* id() const { return m_id; }
    QComboBox* system() const { return m_system; }
    QDoubleSpinBox* heading() const { return m_heading; }
    QLineEdit* grid() const { return m_grid; }
    QLineEdit* crossovers() const { return m_crossovers; }
    QLineEdit* chute() const { return m_chute; }

private:
    void arrange();
    void connectParts();
    void showTrack();
    void takeName(const QString& name);
    void takeGrid();
    void takeCrossovers();
    void takeChute();

    TrackEditing& m_editing;
    QLineEdit* m_name;
    QLineEdit* m_id;
    QComboBox* m_system;
    QDoubleSpinBox* m_heading;
    QLineEdit* m_grid;
    QLineEdit* m_crossovers;
    QLineEdit* m_chute;
};

// An id made of a name: "Rust Bowl" becomes "rust-bowl".
QString idFor(const QString& name);

} // namespace roadmarshal::views
