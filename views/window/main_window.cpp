#include "main_window.h"

#include "archive/archive_window.h"
#include "audit/audit_dialog.h"
#include "background/off_thread.h"
#include "desk.h"
#include "dispute/disputing.h"
#include "docks.h"
#include "first_steps.h"
#include "games/games.h"
#include "games/position_file.h"
#include "help/dock_guide.h"
#include "log/export.h"
#include "log/import.h"
#include "log/log_panel.h"
#include "marshal/marshal_panel.h"
#include "new_game/new_game_dialog.h"
#include "print/check_sheet_dialog.h"
#include "print/print_dialog.h"
#include "settings/settings_dialog.h"
#include "style/label.h"
#include "style/theme.h"
#include "table_screen/table_screen.h"
#include "track/track_view.h"
#include "track_panel.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QRandomGenerator>
#include <QScreen>
#include <QStatusBar>
#include <QStyleHints>

namespace roadmarshal::views {

namespace {

const QString fileFilter = QStringLiteral("Roadmarshal (*.roadmarshal)");

// Adds the ending itself, so that the question about writing over a file is about the real name. Empty if the
// person thought better of it.
QString askForNewFile(QWidget* parent, const QString& title, const QStringList& filters,
                      const QStringList& endings)
{
    QFileDialog dialog(parent, title, gamesFolder());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(endings.first());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString& filter) {
        dialog.setDefaultSuffix(endings.value(filters.indexOf(filter), endings.first()));
    });
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

// Where there is a second screen, the second window belongs there.
void moveToOtherScreen(QWidget& window, const QScreen* taken)
{
    for (const QScreen* other : QGuiApplication::screens()) {
        if (other == taken)
            continue;
        const QRect room = other->availableGeometry();
        window.setGeometry(
            room.adjusted(room.width() / 10, room.height() / 10, -room.width() / 10, -room.height() / 10));
        return;
    }
}

} // namespace

MainWindow::MainWindow()
    : KDDockWidgets::QtWidgets::MainWindow(QStringLiteral("roadmarshal")),
      m_settings(Settings::load()),
      m_systemFont(QApplication::font()),
      m_desk(new Desk(this)),
      m_guide(new DockGuide(this)),
      m_docks(nullptr),
      m_status(new QLabel(this))
{
    setWindowTitle(tr("Roadmarshal"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/app.svg")));
    applySettings();
    m_docks = new Docks(this, m_desk);
    makeMenus();
    statusBar()->addWidget(m_status, 1);
    // At first nearly the whole screen: the laptop is there for nothing else.
    if (!restoreGeometry(savedWindowGeometry()))
        resize(screen()->availableSize() * 0.96);
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
            &MainWindow::applySettings);
    connect(m_desk, &Desk::sessionChanged, this, &MainWindow::refresh);
    connect(m_desk, &Desk::problem, this, &MainWindow::complain);
    connect(m_desk, &Desk::rulesWanted, this, [this](const QStringList& ids) {
        m_docks->showRules();
        m_desk->rulesPanel()->showRules(ids);
    });
    connect(m_guide, &DockGuide::everythingWanted, this, &MainWindow::showShortcuts);
    setAcceptDrops(true);
    refresh();
}

MainWindow::~MainWindow() = default;

bool MainWindow::openGame(const QString& path)
{
    const table::Session* open = m_desk->session();
    if (open && QFileInfo(open->file().path()) == QFileInfo(path))
        return true; // it is on the desk already
    auto session = table::Session::open(path, table::Access::ReadWrite);
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

bool MainWindow::openDemo(const QString& path)
{
    const table::Game& game = *games::all().front();
    const auto setup = game.completeSetup(game.demoSetup(), {});
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
    return recent.isEmpty() ? openDemo(freshGamePath()) : openGame(recent.first());
}

void MainWindow::showHints()
{
    FirstSteps::show(m_desk);
    setHintsSeen();
}

void MainWindow::showEvent(QShowEvent* event)
{
    KDDockWidgets::QtWidgets::MainWindow::showEvent(event);
    // Docks share out the space of the window, so it has to have its size first.
    if (!std::exchange(m_arranged, true))
        m_docks->restore();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    saveWindowGeometry(saveGeometry());
    m_docks->save();
    if (m_tableScreen)
        m_tableScreen->close();
    if (m_archive)
        m_archive->close();
    KDDockWidgets::QtWidgets::MainWindow::closeEvent(event);
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

void MainWindow::refresh()
{
    const table::Session* session = m_desk->session();
    for (QAction* action : std::as_const(m_needGame))
        action->setEnabled(session);
    m_undo->setEnabled(m_desk->canUndo());
    m_redo->setEnabled(m_desk->canRedo());
    m_whatIf->setChecked(m_desk->isTrying());
    m_docks->setTrying(m_desk->isTrying());
    m_audit->setEnabled(session && !session->file().isReadOnly());
    if (!session)
        return m_status->setText(tr("No game is open."));
    setWindowTitle(tr("%1 – Roadmarshal").arg(QFileInfo(session->file().path()).completeBaseName()));
    if (m_desk->isTrying())
        return m_status->setText(
            tr("%1 · trying things out, nothing is recorded").arg(session->game().name()));
    m_status->setText(
        tr("%1 · entry %2 · every entry is on disk").arg(session->game().name()).arg(session->last()));
}

void MainWindow::applySettings()
{
    using enum Appearance;
    const bool systemDark = QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
    const bool dark = m_settings.appearance == Dark || (m_settings.appearance == System && systemDark);
    QApplication::setPalette(paletteFor(dark));
    QFont font = m_systemFont;
    if (m_settings.fontPoints > 0)
        font.setPointSize(m_settings.fontPoints);
    QApplication::setFont(font);
    retypeLabels();
    m_desk->trackPanel()->view()->setAnimated(m_settings.animate);
    m_desk->dress();
}

void MainWindow::newGame()
{
    NewGameDialog dialog(*games::all().front(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = freshGamePath();
    auto session =
        table::Session::create(path, dialog.game(), dialog.setup(), QRandomGenerator::system()->generate64());
    if (!session)
        return complain(session.error().toLine(path));
    m_desk->setSession(*std::move(session));
    addRecentGame(path);
}

void MainWindow::chooseGame()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a game"), gamesFolder(),
        QStringLiteral("%1;;%2").arg(fileFilter, tr("Positions and exported logs (*.json)")));
    if (!path.isEmpty())
        openFile(path);
}

bool MainWindow::openFile(const QString& path)
{
    if (QFileInfo(path).suffix().compare(QStringLiteral("json"), Qt::CaseInsensitive) != 0)
        return openGame(path);
    // Underneath lies always a game, to come back to.
    if (!m_desk->session() && !openLatest())
        return false;
    offThread(
        this, [path] { return games::readHandedOver(path); },
        [this, path](const auto& file) {
            if (!file)
                complain(file.error());
            else if (const auto* position = std::get_if<games::PositionFile>(&*file))
                showPosition(*position, QFileInfo(path).fileName());
            else
                importFrom(path);
        });
    return true;
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

void MainWindow::openArchive()
{
    if (!m_archive) {
        m_archive = std::make_unique<ArchiveWindow>();
        connect(m_archive.get(), &ArchiveWindow::openWanted, this, [this](const QString& path) {
            if (!openGame(path))
                return;
            activateWindow();
            raise();
        });
    }
    m_archive->read({{gamesFolder()}, recentGames()});
    m_archive->show();
    m_archive->raise();
    m_archive->activateWindow();
}

void MainWindow::saveCopy()
{
    const QString path =
        askForNewFile(this, tr("Save a copy as"), {fileFilter}, {QStringLiteral("roadmarshal")});
    if (path.isEmpty())
        return;
    if (QFileInfo(path) == QFileInfo(m_desk->session()->file().path()))
        return complain(tr("This is the open game itself; give the copy another name."));
    // The dialog has asked before writing over a file.
    if (const auto saved = m_desk->session()->saveCopy(path, table::GameFile::Existing::Replace); !saved)
        complain(saved.error().toLine(path));
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
    const QString path = askForNewFile(this, tr("Export the log"), filters, endings);
    if (path.isEmpty())
        return;
    // What the name says, whatever was chosen beside it.
    const qsizetype kind = endings.indexOf(QFileInfo(path).suffix().toLower());
    if (kind < 0)
        return complain(tr("%1: end the name with one of %2.")
                            .arg(QFileInfo(path).fileName(), u'.' + endings.join(QStringLiteral(", ."))));
    const log::Format format = std::get<log::Format>(kinds[kind]);
    statusBar()->showMessage(tr("Exporting the log…"));
    offThread(
        this,
        [game = m_desk->session()->file().path(), path, format] { return log::exportTo(path, format, game); },
        [this, path](const std::optional<QString>& wrong) {
            if (wrong)
                return complain(*wrong);
            statusBar()->showMessage(tr("Exported to %1").arg(QFileInfo(path).fileName()), 10'000);
        });
}

void MainWindow::importLog()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Import a log"), gamesFolder(), tr("Exported log (*.json)"));
    if (!path.isEmpty())
        importFrom(path);
}

void MainWindow::openSample()
{
    importFrom(QStringLiteral(":/samples/apocalypse-road.log.json"));
}

void MainWindow::importFrom(const QString& path)
{
    if (std::exchange(m_importing, true))
        return complain(tr("A log is being imported already."));
    statusBar()->showMessage(tr("Importing the log…"));
    const QString game = freshGamePath();
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

void MainWindow::printGame()
{
    print::PrintDialog(print::materialOf(*m_desk->session()), gamesFolder(), this).exec();
}

void MainWindow::checkSheet()
{
    print::CheckSheetDialog(m_desk->session()->game(), m_desk->session()->now(), this).exec();
}

void MainWindow::openTableScreen()
{
    if (!m_tableScreen) {
        m_tableScreen = std::make_unique<TableScreen>();
        connect(m_desk, &Desk::sessionChanged, m_tableScreen.get(),
                [this] { m_tableScreen->setSession(m_desk->session()); });
        m_tableScreen->setSession(m_desk->session());
    }
    if (savedTableScreen().geometry.isEmpty())
        moveToOtherScreen(*m_tableScreen, screen());
    m_tableScreen->show();
    m_tableScreen->raise();
    m_tableScreen->activateWindow();
}

void MainWindow::auditTable()
{
    m_desk->backToNow();
    // The table is already as the correction says: hands have nothing to do.
    if (AuditDialog(*m_desk->session(), this).exec() == QDialog::Accepted)
        m_desk->marshalPanel()->dismissNotice();
}

void MainWindow::editSettings()
{
    SettingsDialog dialog(m_settings, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_settings = dialog.settings();
    m_settings.save();
    applySettings();
}

void MainWindow::amendSelected()
{
    if (const int entry = m_desk->logPanel()->selectedEntry())
        return m_desk->amend(entry);
    m_docks->showLog();
    m_desk->logPanel()->focusEntries();
    complain(tr("Choose the entry in the log first."));
}

void MainWindow::complain(const QString& text)
{
    constexpr int milliseconds = 10'000;
    statusBar()->showMessage(text, milliseconds);
    QApplication::alert(this);
}

} // namespace roadmarshal::views
