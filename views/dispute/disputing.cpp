#include "disputing.h"

#include "background/when_settled.h"
#include "board/board_view.h"
#include "dispute/sheet.h"
#include "dispute_dialog.h"
#include "ledger/house.h"
#include "record_ruling_dialog.h"
#include "style/theme.h"
#include "table/journal/shorthand.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace roadmarshal::views {

using namespace table;

namespace {

bool liesOnTheBoard(const Prompt& prompt)
{
    return prompt.asking == Asking::Piece || prompt.asking == Asking::Place;
}

// Who sits at the table, by name or by team.
QStringList playersOf(const TableShow& show)
{
    QStringList players;
    for (const Team& team : show.teams)
        players.append(team.player.isEmpty() ? team.name : team.player);
    return players;
}

} // namespace

Disputing::Disputing(BoardView* board, QObject* parent) : QObject(parent), m_board(board)
{
    connect(board, &BoardView::placeClicked, this, &Disputing::choosePlace);
    connect(board, &BoardView::pieceClicked, this, &Disputing::choosePiece);
}

Disputing::~Disputing()
{
    delete m_dialog;
}

bool Disputing::isOpen() const
{
    return !m_dialog.isNull();
}

DisputeDialog* Disputing::dialog() const
{
    return m_dialog;
}

void Disputing::open(QWidget* parent, const Answers& answers)
{
    if (!m_table.game)
        return;
    openDialog(parent);
    m_dialog->ask(answers);
}

void Disputing::open(QWidget* parent, const table::Claim& claim)
{
    if (!m_table.game)
        return;
    openDialog(parent);
    m_dialog->claiming()->judge(claim);
}

void Disputing::openDialog(QWidget* parent)
{
    if (!m_dialog) {
        m_dialog = new DisputeDialog(parent);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &DisputeDialog::previewChanged, m_board, &BoardView::setPreview);
        connect(m_dialog, &DisputeDialog::verdictChanged, this, &Disputing::showOnTrack);
        connect(m_dialog, &DisputeDialog::pickedChanged, this, &Disputing::showOnTrack);
        connect(m_dialog, &DisputeDialog::rulesWanted, this, &Disputing::rulesWanted);
        connect(m_dialog, &DisputeDialog::recordWanted, this, &Disputing::record);
        connect(m_dialog, &DisputeDialog::exportWanted, this, &Disputing::chooseExport);
        connect(m_dialog, &QObject::destroyed, this, &Disputing::openChanged, Qt::QueuedConnection);
        emit openChanged();
    }
    setTable(m_table);
    if (!m_dialog->isVisible()) {
        // Beside the board, which it is about; its width is known once it is there.
        m_dialog->show();
        const QRect room = parent->frameGeometry();
        m_dialog->move(room.right() - m_dialog->frameGeometry().width() - gap, room.top() + 6 * gap);
    }
    m_dialog->raise();
    m_dialog->activateWindow();
}

QString Disputing::when() const
{
    if (!m_table.position.isEmpty())
        return tr("On the position in %1").arg(m_table.position);
    if (!m_table.isRecorded)
        return tr("On a table that is only tried");
    return m_table.entry == m_table.session->last() ? tr("On the table as it is now")
                                                    : tr("On the table after entry %1").arg(m_table.entry);
}

void Disputing::setTable(const DisputedTable& table)
{
    m_table = table;
    if (!m_dialog)
        return;
    if (!table.game) {
        delete m_dialog;
        return;
    }
    const bool mayRecord = table.isRecorded && !table.session->file().isReadOnly();
    m_dialog->setTable(table.game, table.state, when(), mayRecord);
}

void Disputing::showOnTrack()
{
    if (!m_dialog)
        return;
    QList<Choice> choices;
    if (const auto& verdict = m_dialog->verdict()) {
        m_board->setSelected(verdict->route.piece);
        // The step that fails is barred, as an answer that the rules object to is.
        if (const QString place = table::failingPlace(verdict->route); !place.isEmpty())
            choices.append(Choice::place(place, Choice::Kind::Objected));
        m_board->setChoices(choices);
        m_board->setPreview(table::previewOf(*verdict));
        return;
    }
    const Prompt& prompt = m_dialog->claiming()->prompt();
    const auto of = prompt.asking == Asking::Piece ? Choice::Of::Piece : Choice::Of::Place;
    for (const Option& option : prompt.options) {
        if (liesOnTheBoard(prompt) && !prompt.secret)
            choices.append(
                {of, option.answer,
                 m_dialog->picked().contains(option.answer) ? Choice::Kind::Picked : Choice::Kind::Open});
    }
    m_board->setSelected(prompt.active);
    m_board->setChoices(choices);
    m_board->setPreview(std::nullopt);
}

void Disputing::choosePiece(const QString& piece)
{
    if (!m_dialog || m_dialog->verdict())
        return;
    if (m_dialog->claiming()->prompt().asking == Asking::Piece)
        m_dialog->answer(piece);
    else if (m_dialog->claiming()->prompt().asking == Asking::Place) {
        // A space may be claimed although somebody stands on it.
        for (const Piece& standing : m_table.game->show(m_table.state).pieces) {
            if (standing.id == piece)
                m_dialog->answer(standing.place());
        }
    }
}

void Disputing::choosePlace(const QString& place)
{
    if (m_dialog && !m_dialog->verdict() && m_dialog->claiming()->prompt().asking == Asking::Place)
        m_dialog->answer(place);
}

void Disputing::record()
{
    if (!m_dialog || !m_dialog->verdict() || !m_table.isRecorded)
        return;
    // While the table thinks, the point on show may move on and the game may be closed.
    Session* const session = m_table.session;
    const int entry = m_table.entry;
    const Game& game = *m_table.game;
    const table::Ruling draft = table::rulingOn(game, m_dialog->claim(), *m_dialog->verdict());
    const QPointer<RecordRulingDialog> asking =
        new RecordRulingDialog(game, draft, playersOf(game.show(m_table.state)), m_dialog);
    const bool isDecided = asking->exec() == QDialog::Accepted;
    if (!asking)
        return;
    asking->deleteLater();
    if (!isDecided || m_table.session != session)
        return;
    const table::Ruling ruling = asking->ruling();
    if (const auto recorded = session->rule(entry, ruling); !recorded)
        return emit problem(say(game, recorded.error()));
    whenSettled(*session, this, [this, ruling](const QString& failure) {
        if (failure.isEmpty() && ruling.scope == table::RulingScope::House)
            keepForTheHouse(ruling);
    });
}

void Disputing::keepForTheHouse(const table::Ruling& ruling)
{
    const auto kept = ledger::House::load().and_then([&](ledger::House house) { return house.add(ruling); });
    if (!kept)
        emit problem(tr("The ledger of the house: %1").arg(kept.error().toLine(ledger::housePath())));
    emit houseChanged();
}

void Disputing::chooseExport()
{
    const QFileInfo game(m_table.session->file().path());
    const QString folder = QFileDialog::getExistingDirectory(m_dialog, tr("Export the dispute to a folder"),
                                                             game.absolutePath());
    if (folder.isEmpty() || !m_dialog)
        return;
    // A number behind the name, so that nothing is written over.
    const QString base = tr("%1 dispute", "a file name; %1 is the game's").arg(game.completeBaseName());
    QString name = base;
    for (int n = 2; !dispute::existing(folder, name).isEmpty(); ++n)
        name = base + u' ' + QString::number(n);
    exportTo(folder, name);
}

void Disputing::exportTo(const QString& folder, const QString& name)
{
    if (!m_dialog || !m_dialog->verdict())
        return;
    const dispute::Sheet sheet =
        dispute::sheetOf(*m_table.game, m_table.state, m_dialog->claim(), *m_dialog->verdict(), when());
    const auto written = dispute::write(sheet, folder, name);
    if (!written)
        return emit problem(written.error().toLine(folder));
    m_dialog->tell(tr("Written to %1: %2").arg(folder, written->join(QStringLiteral(", "))));
}

} // namespace roadmarshal::views
