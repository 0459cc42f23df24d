#include "audit_board.h"

#include "audit_dialog.h"
#include "board/board_view.h"

namespace roadmarshal::views {

using namespace table;

AuditBoard::AuditBoard(BoardView* view, AuditDialog* dialog) : QObject(dialog), m_view(view), m_dialog(dialog)
{
    view->setCarriable(true);
    view->setChoices({});
    connect(dialog, &AuditDialog::changed, this, &AuditBoard::show);
    connect(view, &BoardView::pointedAt, this, &AuditBoard::point);
    connect(view, &BoardView::pieceClicked, dialog, &AuditDialog::goTo);
    connect(view, &BoardView::placeClicked, dialog,
            [dialog](const QString& place) { dialog->setPlace(dialog->subject(), place); });
    connect(view, &BoardView::pieceDropped, dialog, &AuditDialog::setPlace);
    // Its keys go on from there.
    for (const auto clicked : {&BoardView::pieceClicked, &BoardView::placeClicked})
        connect(view, clicked, dialog, &QWidget::activateWindow);
    connect(view, &BoardView::pieceDropped, dialog, &QWidget::activateWindow);
    show();
}

void AuditBoard::show()
{
    // What is laid out is to be seen at once, where it was put.
    if (m_dialog->isLayingOut()) {
        if (const auto table = m_dialog->laidOut())
            m_view->setTable(*table);
        m_view->setSelected(m_dialog->subject());
        return;
    }
    Preview moved;
    for (const Correction& correction : m_dialog->audit().corrections()) {
        if (correction.property == placeProperty && m_view->boardScene().item(correction.subject))
            moved.moves.append({correction.subject, {correction.value}});
    }
    m_view->setSelected(m_dialog->subject());
    m_view->setPreview(moved);
}

void AuditBoard::point(const Choice& what)
{
    const QString subject = m_dialog->subject();
    const bool isHere = m_dialog->isLayingOut() || m_view->boardScene().item(subject);
    if (what.name.isEmpty())
        m_view->explain({});
    else if (what.of == Choice::Of::Piece)
        m_view->explain(tr("Read %1 now; drag it to where it stands").arg(what.name));
    else
        m_view->explain(isHere ? tr("%1 stands on %2").arg(subject, what.name) : QString());
}

} // namespace roadmarshal::views
