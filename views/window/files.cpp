// What the window does with files: games, logs, positions, copies.
#include "main_window.h"

#include "archive/archive_window.h"
#include "archive/game_name.h"
#include "background/off_thread.h"
#include "desk.h"
#include "dispute/disputing.h"
#include "games/games.h"
#include "games/position_file.h"
#include "library/library_window.h"
#include "library/pack_dialog.h"
#include "log/export.h"
#include "log/import.h"
#include "new_game/new_game_dialog.h"
#include "table/journal/salvage.h"
#include "text/one_line.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QRandomGenerator>
#include <QStatusBar>

namespace roadmarshal::views {

namespace {

const QString fileFilter = QStringLiteral("Roadmarshal (*.roadmarshal)");

// Adds the ending itself, so that the question about writing over a file is about the real name. Empty if the
// person thought better of it.
QString askForNewFile(QWidget* parent, const QString& title, const QStringList& filters,
                      const QStringList& endings, const QString& proposed)
{
    QFileDialog dialog(parent, title, gamesFolder());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(endings.first());
    dialog.selectFile(proposed + u'.' + endings.first());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString& filter) {
        const QString ending = endings.value(filters.indexOf(filter), endings.first());
        dialog.setDefaultSuffix(ending);
        // The name goes along, whatever it was changed to.
        const QFileInfo chosen(dialog.selectedFiles().value(0));
        dialog.selectFile((chosen.isDir() ? proposed : chosen.completeBaseName()) + u'.' + ending);
    });
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

// What a salvage lost, and what is to be done.
QString holesIn(const table::Salvage& salvaged)
{
    const auto count = static_cast<int>(salvaged.holes.size());
    const QString lost = count == 1
                             ? MainWindow::tr("1 entry could not be kept.")
                             : MainWindow::tr("%1 entries could not be kept.").arg(QLocale().toString(count));
    return lost + u' ' +
           (salvaged.endIsKnown
                ? MainWindow::tr("The table at the end is known; the log marks what is missing.")
                : MainWindow::tr("Compare the table now: what differs is put right in one go."));
}

} // namespace

bool MainWindow::openGame(const QString& path)
{
    const table::Session* open = m_desk->session();
    if (open && QFileInfo(open->file().path()) == QFileInfo(path))
        return true; // it is on the desk already
    auto session = table::Session::open(games::find, path, table::Access::ReadWrite);
    if (!session) {
        QMessageBox box(QMessageBox::Warning, tr("Roadmarshal"),
                        session.error().toLine(QFileInfo(path).fileName()), QMessageBox::Ok, this);
        box.setTextFormat(Qt::PlainText);
        box.exec();
        return false;
    }
    m_desk->setSession(*std::move(session));
    addRecentGame(path);
    refresh();
    return true;
}

bool MainWindow::openDemo(const QString& path, const table::Game& game)
{
    auto setup = game.completeSetup(game.demoSetup(), {});
    if (setup)
        setup->insert(table::demoKey, true);
    auto session = setup
                       ? table::Session::create(path, game, *setup, QRandomGenerator::system()->generate64())
                       : std::unexpected(setup.error());
    if (!session) {
        complain(session.error().toLine(path));
        return false;
    }
    m_desk->setSession(*std::move(session));
    addRecentGame(path);
    return true;
}

bool MainWindow::openLatest()
{
    const QStringList recent = recentGames();
    return recent.isEmpty() ? openDemo(freshGamePath(tr("Demo"))) : openGame(recent.first());
}

void MainWindow::newGame()
{
    NewGameDialog dialog(games::all(), this);
    begin(dialog);
}

void MainWindow::newGameOn(const QString& game, const QString& board)
{
    activateWindow();
    raise();
    NewGameDialog dialog(games::all(), this);
    if (const table::Game* wanted = games::find(game))
        dialog.setGame(*wanted);
    dialog.pickBoard(board);
    begin(dialog);
}

void MainWindow::begin(NewGameDialog& dialog)
{
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path =
        freshGamePath(archive::proposedName(dialog.game(), dialog.setup(), QDate::currentDate()));
    using enum table::Session::Opening;
    auto session =
        table::Session::create(path, dialog.game(), dialog.setup(), QRandomGenerator::system()->generate64(),
                               dialog.isStanding() ? LeftOut : Played);
    if (!session)
        return complain(session.error().toLine(path));
    m_desk->setSession(*std::move(session));
    addRecentGame(path);
    if (dialog.isStanding())
        m_desk->readIn();
}

void MainWindow::playAgain()
{
    const table::Session& played = *m_desk->session();
    const QJsonObject setup = played.file().meta().setup;
    const QString path = freshGamePath(archive::proposedName(played.game(), setup, QDate::currentDate()));
    auto session =
        table::Session::create(path, played.game(), setup, QRandomGenerator::system()->generate64());
    if (!session)
        return complain(session.error().toLine(path));
    m_desk->setSession(*std::move(session));
    addRecentGame(path);
}

void MainWindow::chooseGame()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a game"), gamesFolder(),
        tr("Games, positions, exported logs and packs (*.roadmarshal *.json *.roadpack)"));
    if (!path.isEmpty())
        openFile(path);
}

bool MainWindow::openFile(const QString& path)
{
    const bool isPack = path.endsWith(packs::packEnding, Qt::CaseInsensitive);
    if (!isPack && QFileInfo(path).suffix().compare(QStringLiteral("json"), Qt::CaseInsensitive) != 0)
        return openGame(path);
    // Underneath lies always a game, to come back to.
    if (!m_desk->session() && !openLatest())
        return false;
    if (isPack) {
        openPack(path);
        return true;
    }
    offThread(
        this, [path] { return games::readHandedOver(path); },
        [this, path](const auto& file) {
            if (!file)
                complain(file.error());
            else if (const auto* position = std::get_if<games::PositionFile>(&*file))
                showPosition(*position, text::onOneLine(QFileInfo(path).fileName()));
            else
                importFrom(path);
        });
    return true;
}

void MainWindow::openPack(const QString& path)
{
    auto* dialog = new PackDialog(path, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PackDialog::copied, this, [this] {
        if (m_library)
            m_library->read();
    });
    dialog->open();
}

void MainWindow::showPosition(const games::PositionFile& position, const QString& name)
{
    if (QApplication::activeModalWidget())
        return complain(tr("%1 waits until the dialog is closed; open it again then.").arg(name));
    m_desk->showPosition(*position.game, position.state, name);
    if (position.claim)
        m_desk->disputing()->open(this, *position.claim);
    else
        m_desk->dispute();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> files = event->mimeData()->urls();
    if (files.size() == 1 && files.first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    openFile(event->mimeData()->urls().first().toLocalFile());
}

void MainWindow::saveCopy()
{
    const QString path =
        askForNewFile(this, tr("Save a copy as"), {fileFilter}, {QStringLiteral("roadmarshal")},
                      tr("%1, copy", "the name of a game").arg(nameOfGame()));
    if (path.isEmpty())
        return;
    if (QFileInfo(path) == QFileInfo(m_desk->session()->file().path()))
        return complain(tr("This is the open game itself; give the copy another name."));
    // The dialog has asked before writing over a file.
    if (const auto saved = m_desk->session()->saveCopy(path, table::GameFile::Existing::Replace); !saved)
        complain(saved.error().toLine(path));
    else
        sayWritten(path);
}

QString MainWindow::nameOfGame() const
{
    return QFileInfo(m_desk->session()->file().path()).completeBaseName();
}

void MainWindow::sayWritten(const QString& path)
{
    statusBar()->showMessage(tr("Written to %1").arg(text::onOneLine(QDir::toNativeSeparators(path))),
                             10'000);
}

void MainWindow::renameGame(const QString& path, const QString& name)
{
    // The game on the desk is closed for it, and goes on under its new name.
    const table::Session* open = m_desk->session();
    const bool isOpen = open && QFileInfo(open->file().path()) == QFileInfo(path);
    if (isOpen)
        m_desk->setSession(nullptr);
    const auto renamed = archive::renameGame(path, name);
    if (isOpen)
        openGame(renamed.value_or(path));
    else if (renamed && recentGames().contains(path))
        addRecentGame(*renamed);
    m_archive->tell(renamed ? QString() : renamed.error().toLine(QFileInfo(path).fileName()));
}

void MainWindow::throwGameAway(const QString& path)
{
    const table::Session* open = m_desk->session();
    if (open && QFileInfo(open->file().path()) == QFileInfo(path))
        return m_archive->tell(tr("This game is on the desk; open another one first."));
    const auto thrown = archive::throwAway(path);
    m_archive->tell(thrown ? tr("%1 is in the trash.").arg(QFileInfo(path).completeBaseName())
                           : thrown.error().toLine(QFileInfo(path).fileName()));
}

void MainWindow::goOnElsewhere()
{
    const QString path = askForNewFile(this, tr("Save the game elsewhere"), {fileFilter},
                                       {QStringLiteral("roadmarshal")}, nameOfGame());
    if (path.isEmpty() || !m_desk->session())
        return;
    if (const auto moved = m_desk->moveTo(path); !moved)
        return complain(moved.error().toLine(path));
    addRecentGame(path);
    statusBar()->showMessage(tr("The game goes on in %1").arg(QFileInfo(path).fileName()), 10'000);
}

void MainWindow::salvage()
{
    const QString path =
        askForNewFile(this, tr("Save what is sound as"), {fileFilter}, {QStringLiteral("roadmarshal")},
                      tr("%1, salvaged", "the name of a game").arg(nameOfGame()));
    if (path.isEmpty() || !m_desk->session())
        return;
    statusBar()->showMessage(tr("Salvaging…"));
    offThread(
        this,
        [damaged = m_desk->session()->file().path(), path] {
            return table::salvage(games::find, damaged, path);
        },
        [this, path](const std::expected<table::Salvage, QString>& salvaged) {
            statusBar()->clearMessage();
            if (!salvaged)
                return complain(salvaged.error());
            if (!openGame(path))
                return;
            complain(holesIn(*salvaged));
            if (!salvaged->endIsKnown)
                m_desk->audit();
        });
}

void MainWindow::exportLog()
{
    using enum log::Format;
    const std::tuple<log::Format, QString, QString> kinds[] = {
        {Text, QStringLiteral("txt"), tr("Text (*.txt)")},
        {Markdown, QStringLiteral("md"), tr("Markdown (*.md)")},
        {Html, QStringLiteral("html"), tr("Web page (*.html)")},
        {Csv, QStringLiteral("csv"), tr("Table (*.csv)")},
        {Json, QStringLiteral("json"), tr("JSON (*.json)")}};
    QStringList filters;
    QStringList endings;
    for (const auto& [format, ending, filter] : kinds) {
        endings.append(ending);
        filters.append(filter);
    }
    const QString path = askForNewFile(this, tr("Export the log"), filters, endings,
                                       tr("Log of %1", "the name of a game").arg(nameOfGame()));
    if (path.isEmpty())
        return;
    // What the name says, whatever was chosen beside it.
    const qsizetype kind = endings.indexOf(QFileInfo(path).suffix().toLower());
    if (kind < 0)
        return complain(tr("%1: end the name with one of %2.")
                            .arg(text::onOneLine(QFileInfo(path).fileName()),
                                 u'.' + endings.join(QStringLiteral(", ."))));
    const log::Format format = std::get<log::Format>(kinds[kind]);
    statusBar()->showMessage(tr("Exporting the log…"));
    offThread(
        this,
        [game = m_desk->session()->file().path(), path, format] {
            return log::exportTo(path, format, game, log::Style::Story);
        },
        [this, path](const std::optional<QString>& wrong) {
            if (wrong)
                return complain(*wrong);
            sayWritten(path);
        });
}

void MainWindow::importLog()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Import a log"), gamesFolder(), tr("Exported log (*.json)"));
    if (!path.isEmpty())
        importFrom(path);
}

void MainWindow::openSample(const table::Game& game)
{
    if (const QStringList samples = games::samplesOf(game); !samples.isEmpty())
        importFrom(samples.first());
}

void MainWindow::importFrom(const QString& path)
{
    if (std::exchange(m_importing, true))
        return complain(tr("A log is being imported already."));
    statusBar()->showMessage(tr("Importing the log…"));
    const QString game = freshGamePath(QFileInfo(path).completeBaseName());
    offThread(
        this, [path, game] { return log::importLog(path, game); },
        [this, game](const std::expected<int, log::ImportProblem>& imported) {
            m_importing = false;
            if (!imported)
                return complain(imported.error().toLine());
            statusBar()->clearMessage();
            // A dialog that was opened meanwhile is about the game on the desk.
            if (!QApplication::activeModalWidget()) {
                openGame(game);
                return;
            }
            addRecentGame(game);
            complain(tr("The log is imported: Game › Open recent has it."));
        });
}

} // namespace roadmarshal::views
