// What the table decided in a dispute: upheld, overruled or otherwise, who agreed, and how long it holds.
#pragma once

#include "table/ruling.h"
#include "table/ruling_choice.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace roadmarshal::table {
class Game;
}

namespace roadmarshal::views {

class RecordRulingDialog : public QDialog
{
    Q_OBJECT
public:
    // `players` by name, or by team where they have none.
    RecordRulingDialog(const table::Game& game, const table::Ruling& draft, const QStringList& players,
                       QWidget* parent);

    table::Ruling ruling() const;

private:
    void arrange(const QStringList& players);
    // Rulings that the verdict rests on and that a house may turn.
    void offerChoices();

    const table::Game& m_game;
    table::Ruling m_draft;
    QComboBox* m_decision;
    QLineEdit* m_text;
    QList<QCheckBox*> m_players;
    QComboBox* m_scope;
    QComboBox* m_turns;
    QPushButton* m_record;
};

} // namespace roadmarshal::views
