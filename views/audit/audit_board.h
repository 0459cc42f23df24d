// The board's part in an audit: a click on a piece goes to its line, a click on a space or a dragged piece
// says where it stands.
#pragma once

#include "board/choice.h"

#include <QObject>

namespace roadmarshal::views {

class AuditDialog;
class BoardView;

class AuditBoard : public QObject
{
    Q_OBJECT
public:
    AuditBoard(BoardView* view, AuditDialog* dialog);

private:
    void show();
    void point(const Choice& what);

    BoardView* m_view;
    AuditDialog* m_dialog;
};

} // namespace roadmarshal::views
