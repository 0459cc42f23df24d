// Which game, who sits where, and what else its form has: chosen in one dialog, for any game.
#pragma once

#include "ledger/house.h"
#include "table/setup_choices.h"

#include <QDialog>

#include <span>

class QCheckBox;
class QDialogButtonBox;
class QLabel;
class QPushButton;

namespace roadmarshal::views {

class BoardPicker;
class FormColumn;
class LastTimeStrip;
class OptionBar;
class PiecePicker;
class RulingsButton;
class SeatList;

class NewGameDialog : public QDialog
{
    Q_OBJECT
public:
    // Begins with the game that was played last.
    NewGameDialog(std::span<const table::Game* const> games, QWidget* parent);
    NewGameDialog(const table::Game& game, QWidget* parent);

    const table::Game& game() const { return *m_game; }
    void setGame(const table::Game& game);
    // False if the game does not offer it.
    bool pickBoard(const QString& word);
    // Complete and checked.
    const QJsonObject& setup() const { return m_setup; }
    const table::SetupChoices& choices() const { return m_choices; }
    const table::SetupForm& form() const { return m_form; }
    // As the game usually begins, with what the house has ruled.
    table::SetupChoices usual() const;
    // Empty if the game can start.
    QString problem() const;
    // The pieces lie already, and the table is to be read in as it is.
    bool isStanding() const;

    // Null where there is only one game.
    OptionBar* gameBar() const { return m_gameBar; }
    SeatList* seats() const { return m_seats; }
    FormColumn* details() const { return m_details; }
    FormColumn* options() const { return m_options; }
    RulingsButton* rulings() const { return m_rulings; }
    LastTimeStrip* lastTime() const { return m_lastTime; }
    QCheckBox* standing() const { return m_standing; }
    QPushButton* startButton() const { return m_start; }

    void accept() override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void makeGameBar(std::span<const table::Game* const> games);
    QWidget* makeBody();
    QLayout* makeFoot();
    void connectParts();
    void setChoices(const table::SetupChoices& choices, table::Counts counts = table::Counts::Fit);
    void pick(const QString& key, const QJsonValue& value);
    void pickForSeat(const QString& key, const QJsonValue& value);
    void check();
    void showForm();
    void showDetails();
    void showBoard();
    void showState(const QString& problem);
    void orderTabs();
    QString summaryOf(const table::SetupChoices& choices) const;

    const table::Game* m_game = nullptr;
    table::SetupChoices m_choices;
    table::SetupForm m_form;
    QJsonObject m_setup;
    ledger::House m_house;
    std::optional<table::SetupChoices> m_last;
    QString m_boardShown; // what the picture was made for
    OptionBar* m_gameBar = nullptr;
    LastTimeStrip* m_lastTime;
    SeatList* m_seats;
    FormColumn* m_details;
    FormColumn* m_options;
    RulingsButton* m_rulings;
    QLabel* m_seatsTitle = nullptr;
    QWidget* m_detailPart = nullptr; // hidden where a seat has nothing else to choose
    QLabel* m_detailTitle = nullptr;
    QLabel* m_optionsTitle = nullptr;
    QLabel* m_state;
    QCheckBox* m_standing;
    QDialogButtonBox* m_buttons;
    QPushButton* m_start;
    bool m_hasProblem = false;
};

} // namespace roadmarshal::views
