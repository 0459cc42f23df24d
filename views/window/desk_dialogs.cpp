#include "desk.h"

#include "amend/amend_board.h"
#include "amend/amend_dialog.h"
#include "audit/audit_board.h"
#include "audit/audit_dialog.h"
#include "background/when_settled.h"
#include "board_answers.h"
#include "carrying.h"
#include "dispute/disputing.h"
#include "in_turn.h"
#include "log/replay.h"
#include "piece_drops.h"
#include "style/beside.h"
#include "table/journal/shorthand.h"

namespace roadmarshal::views {

using namespace table;

AmendDialog* Desk::amending() const
{
    return m_amending;
}

AuditDialog* Desk::auditing() const
{
    return m_auditing;
}

bool Desk::isBusy() const
{
    return m_amending || m_auditing;
}

void Desk::lendBoard()
{
    const bool lent = isBusy() || m_disputing->isOpen();
    m_answers->setLent(lent || m_carrying->isUnderWay());
    m_carrying->setOpen(canPlay() && !lent);
    m_drops->setOpen(m_session && !lent && !isInThePast());
}

void Desk::dispute(const Answers& answers)
{
    if (refuseWhileBusy())
        return;
    m_log->replay()->pause();
    m_disputing->open(m_board->window(), answers);
}

bool Desk::refuseWhileBusy()
{
    if (m_amending)
        emit problem(tr("An entry is being amended; finish that or close it first."));
    else if (m_auditing)
        emit problem(tr("The table is being audited; finish that or close it first."));
    return isBusy();
}

void Desk::amend(int entry)
{
    m_inTurn->act([this, entry] { amendNow(entry); });
}

void Desk::amendNow(int entry)
{
    if (!m_session || refuseWhileTrying())
        return;
    if (m_session->file().isReadOnly())
        return emit problem(tr("Read only: %1").arg(m_session->file().readOnlyReason()));
    auto past = m_session->pastOf(entry);
    if (!past)
        return emit problem(say(m_session->game(), past.error()));
    m_log->replay()->pause();
    m_disputing->setTable({});
    m_onShow = Past{entry - 1, past->before};
    m_amending = new AmendDialog(*m_session, *std::move(past), m_log->window());
    connect(m_amending, &AmendDialog::rulesWanted, this, &Desk::rulesWanted);
    refresh();
    new AmendBoard(m_board->view(), m_amending);
    openBeside(m_amending);
}

void Desk::audit()
{
    m_inTurn->act([this] { auditNow(); });
}

void Desk::readIn()
{
    m_inTurn->act([this] {
        if (m_session)
            openAudit(m_session->game().standing(m_session->now()));
    });
}

void Desk::auditNow()
{
    if (m_session && !refuseWhileTrying())
        openAudit(m_session->now());
}

void Desk::openAudit(const table::State& from)
{
    backToNow();
    m_disputing->setTable({});
    m_auditing = new AuditDialog(*m_session, from, m_board->window());
    // The table is already as the correction says: hands have nothing to do.
    connect(m_auditing, &QDialog::accepted, this, [this] {
        whenSettled(*m_session, m_marshal, [this](const QString&) { m_marshal->dismissNotice(); });
    });
    refresh();
    new AuditBoard(m_board->view(), m_auditing);
    openBeside(m_auditing);
}

void Desk::openBeside(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this] {
        m_amending.clear();
        m_auditing.clear();
        if (isInThePast())
            m_onShow = Now{};
        refresh();
    });
    dialog->show();
    placeBeside(*dialog, *m_board);
    dialog->activateWindow();
}

} // namespace roadmarshal::views
