// Carrying by hand: what lies on a mat, or on the board, is dragged to where the game takes it, and that is
// said to the conversation. What else can be reached by dragging pieces over the board is left to PieceDrops.
#pragma once

#include "mats/spot_names.h"
#include "table/carry.h"

#include <QObject>
#include <QPointer>

#include <optional>

class QMenu;
class QMouseEvent;

namespace roadmarshal::table {
class Game;
}

namespace roadmarshal::views {

class BoardView;
class CarryLabel;
class Conversation;
class MatsView;

class Carrying : public QObject
{
    Q_OBJECT
public:
    Carrying(MatsView* mats, BoardView* board, Conversation* conversation, QObject* parent);
    ~Carrying() override;

    // Off while nothing can be played.
    void setOpen(bool open);
    // Something is in the hand: the board shows where it can go.
    bool isUnderWay() const { return m_hand.has_value(); }
    // The same by menu: "Carry", with all places for each of these that goes anywhere.
    void addTo(QMenu* menu, const QList<Grip>& grips);
    // The table has gone on, or somebody thinks better of it.
    void letGo();

signals:
    // Begun or over.
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Hand
    {
        table::CarrySpot from;
        QList<table::Carry> ways;
        QString piece = {}; // if it comes from the board
    };
    std::optional<Hand> take(const Grip& grip) const;
    void lift(const Grip& grip, QWidget* holder, const QPoint& globalPosition, const QString& piece = {});
    void liftPiece(const QString& piece, const QPoint& globalPosition);
    void lightTargets();
    // What happens to the mouse until its button is up, wherever that is: whether it is ours.
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    void stopWatching();
    void pointAt(const QPoint& globalPosition);
    void drop(const QPoint& globalPosition);
    bool isOverBoard(const QPoint& globalPosition) const;
    std::optional<table::CarrySpot> boardTarget(const QPoint& globalPosition) const;
    void ask(const table::CarrySpot& spot, const QList<table::Carry>& ways, const QPoint& globalPosition);
    QList<table::Carry> waysTo(const table::CarrySpot& spot) const;
    const table::Game& game() const;

    MatsView* m_mats;
    BoardView* m_board;
    Conversation* m_conversation;
    bool m_open = false;
    std::optional<Hand> m_hand;
    std::optional<table::CarrySpot> m_below; // what the pointer is over
    QPointer<QWidget> m_holder;              // that the button was pressed on
    QPointer<CarryLabel> m_label;
    QPointer<QMenu> m_menu;
};

} // namespace roadmarshal::views
