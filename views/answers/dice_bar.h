// Dice to enter: those that fell, the faces of the next one, a total where that is enough, or the app rolls.
#pragma once

#include "table/game.h"

#include <QWidget>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace roadmarshal::views {

class DieButton;

class DiceBar : public QWidget
{
    Q_OBJECT
public:
    explicit DiceBar(QWidget* parent = nullptr);

    void setDice(const table::Game* game, const table::Dice& dice);
    // One more die fell; the last one says it all.
    void enter(const QString& face);
    // A die was misread.
    void takeBack();

    const QStringList& entered() const { return m_entered; }
    QList<DieButton*> faces() const;
    QPushButton* appButton() const { return m_app; }
    QSpinBox* totalBox() const { return m_total; }
    QPushButton* takeTotalButton() const { return m_takeTotal; }
    // All that can be pressed, also what is not on show now.
    QList<QWidget*> pressed() const;

signals:
    // A word that answers the question.
    void said(const QString& word);
    // There are buttons now that were not there before.
    void grown();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QStringList fallen() const { return m_dice.fallen + m_entered; }
    void refresh();
    void showSlots();
    void showFaces();
    DieButton* button(QList<DieButton*>& buttons, qsizetype i);
    QString textOf(const dice::Face& face) const;
    void sayTotal();

    const table::Game* m_game = nullptr;
    table::Dice m_dice;
    QStringList m_entered;
    QHBoxLayout* m_slotRow;
    QGridLayout* m_faceGrid;
    QList<DieButton*> m_slots;
    QList<DieButton*> m_faces;
    QLabel* m_sum;
    QWidget* m_totalRow;
    QSpinBox* m_total;
    QPushButton* m_takeTotal;
    QPushButton* m_app;
};

} // namespace roadmarshal::views
