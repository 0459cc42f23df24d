// A piece that was dragged somewhere on the board: was that a move, and with which card, or is the app put
// right?
#pragma once

#include "background/thinking.h"
#include "table/journal/moves_to.h"

#include <QPointer>

class QMenu;

namespace roadmarshal::views {

class Conversation;
class BoardView;

class PieceDrops : public QObject
{
    Q_OBJECT
public:
    PieceDrops(BoardView* view, Conversation* conversation, QObject* parent);

    // Pieces can be picked up; off while the board belongs to somebody else.
    void setOpen(bool open);

signals:
    void correctionWanted(const QString& subject, const QString& property, const QString& value);

private:
    void drop(const QString& piece, const QString& place);
    void ask(const QString& piece, const QString& place, const QList<table::MoveTo>& moves);
    void addMoves(const QList<table::MoveTo>& moves);
    void addCorrection(const QString& piece, const QString& place);

    BoardView* m_view;
    Conversation* m_conversation;
    QPointer<QMenu> m_menu;
    bool m_open = false;
    Thinking m_thinking;
};

} // namespace roadmarshal::views
