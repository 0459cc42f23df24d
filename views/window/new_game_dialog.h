// Who sits where, with which team, on which track.
#pragma once

#include "table/game.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QSpinBox;
class QTableWidget;

namespace roadmarshal::views {

class NewGameDialog : public QDialog
{
    Q_OBJECT
public:
    NewGameDialog(const table::Game& game, QWidget* parent);

    const table::Game& game() const { return m_game; }
    // Complete and checked.
    const QJsonObject& setup() const { return m_setup; }

    void accept() override;

private:
    void fillTracks();
    void setSeats(int seats);
    QJsonObject chosen() const;
    void check();

    const table::Game& m_game;
    QJsonObject m_setup;
    QComboBox* m_track;
    QSpinBox* m_seats;
    QTableWidget* m_table;
    QComboBox* m_length;
    QComboBox* m_grid;
    QLabel* m_problem;
    QDialogButtonBox* m_buttons;
};

} // namespace roadmarshal::views
