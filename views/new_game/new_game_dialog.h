// Who sits where, with which team and cars, on which track, and what the app does for the table.
#pragma once

#include "ledger/house.h"
#include "new_game/table_facts.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace roadmarshal::views {

class CarPicker;
class LastTimeStrip;
class SeatList;
class TableOptions;
class TrackPicker;

class NewGameDialog : public QDialog
{
    Q_OBJECT
public:
    NewGameDialog(const table::Game& game, QWidget* parent);

    const table::Game& game() const { return m_game; }
    // Complete and checked.
    const QJsonObject& setup() const { return m_setup; }
    Choices choices() const;
    // As the game usually begins, with what the house has ruled.
    Choices usual() const;
    // Empty if the game can start.
    QString problem() const;

    SeatList* seats() const { return m_seats; }
    CarPicker* cars() const { return m_cars; }
    TrackPicker* track() const { return m_track; }
    TableOptions* options() const { return m_options; }
    LastTimeStrip* lastTime() const { return m_lastTime; }
    QPushButton* startButton() const { return m_start; }

    void accept() override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeBody();
    QLayout* makeFoot();
    void connectParts();
    void setChoices(const Choices& choices);
    void pickCars(const QStringList& cars);
    // Another number of players may change how many cars each of them starts with.
    void fitCars();
    void check();
    void showCars();
    void showState(const QString& problem);
    QString wrongCars() const;
    QString summaryOf(const Choices& choices) const;

    const table::Game& m_game;
    QJsonObject m_setup;
    ledger::House m_house;
    std::optional<Choices> m_last;
    TableFacts m_facts;
    LastTimeStrip* m_lastTime;
    SeatList* m_seats;
    CarPicker* m_cars;
    TrackPicker* m_track;
    TableOptions* m_options;
    QLabel* m_state;
    QDialogButtonBox* m_buttons;
    QPushButton* m_start;
    bool m_hasProblem = false;
};

} // namespace roadmarshal::views
