#include "main_window.h"

#include "archive/archive_window.h"
#include "board/board_view.h"
#include "board_panel.h"
#include "desk.h"
#include "docks.h"
#include "finishing.h"
#include "first_steps.h"
#include "games/games.h"
#include "help/dock_guide.h"
#include "help/manual_window.h"
#include "library/library_window.h"
#include "log/log_panel.h"
#include "marshal/marshal_panel.h"
#include "moment_show.h"
#include "paint/paint_editors.h"
#include "print/check_sheet_dialog.h"
#include "print/print_dialog.h"
#include "settings/settings_dialog.h"
#include "settings/window_place.h"
#include "style/elided_label.h"
#include "style/label.h"
#include "style/theme.h"
#include "table_screen/table_screen.h"
#include "text/one_line.h"
#include "track_editor/plug_in.h"
#include "track_editor/track_editor_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QScreen>
#include <QStatusBar>
#include <QStyleHints>
#include <QToolButton>

namespace roadmarshal::views {

namespace {

constexpr std::chrono::milliseconds restAfterResizing{250};

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

// The one that is played, or else every one that could be.
QStringList gamesOnTheTable(const table::Session* session)
{
    if (session)
        return {session->game().id()};
    QStringList all;
    for (const table::Game* game : games::all())
        all.append(game->id());
    return all;
}

} // namespace

MainWindow::MainWindow()
    : KDDockWidgets::QtWidgets::MainWindow(QStringLiteral("roadmarshal")),
      m_settings(Settings::load()),
      m_systemFont(QApplication::font()),
      m_desk(new Desk(this)),
      m_guide(new DockGuide(this)),
      m_docks(nullptr),
      m_moments(new MomentShow(m_desk)),
      m_status(new ElidedLabel(this))
{
    setWindowTitle(tr("Roadmarshal"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/app.svg")));
    applySettings();
    m_docks = new Docks(this, m_desk);
    m_finishing = new Finishing(m_desk, centralWidget());
    m_docks->setLayoutChoice(m_settings.layout);
    makeMenus();
    plugInTrackEditor();
    usePaintEditors();
    statusBar()->addWidget(m_status, 1);
    makeDrawerHandles();
    m_resized.setSingleShot(true);
    m_resized.setInterval(restAfterResizing);
    connect(&m_resized, &QTimer::timeout, m_docks, &Docks::followSize);
    // At first nearly the whole screen: the laptop is there for nothing else.
    if (!restorePlace(*this, savedWindowGeometry()))
        resize(screen()->availableSize() * 0.96);
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
            &MainWindow::applySettings);
    connect(m_desk, &Desk::sessionChanged, this, &MainWindow::refresh);
    connect(m_desk, &Desk::problem, this, &MainWindow::complain);
    connect(m_desk, &Desk::anotherFileWanted, this, &MainWindow::goOnElsewhere);
    connect(m_desk, &Desk::salvageWanted, this, &MainWindow::salvage);
    connect(m_desk, &Desk::told, this,
            [this](const QString& news) { statusBar()->showMessage(news, 10'000); });
    connect(m_desk, &Desk::libraryChanged, this, [this] {
        if (m_library)
            m_library->read();
    });
    connect(m_desk, &Desk::rulesWanted, this, [this](const QStringList& ids) {
        m_docks->showRules();
        m_desk->rulesPanel()->showRules(ids);
    });
    connect(m_moments, &MomentShow::gameEnded, m_finishing, &Finishing::show);
    connect(m_finishing, &Finishing::printWanted, this, &MainWindow::printHighlights);
    connect(m_finishing, &Finishing::playAgainWanted, this, &MainWindow::playAgain);
    connect(m_finishing, &Finishing::told, this,
            [this](const QString& news) { statusBar()->showMessage(news, 10'000); });
    connect(m_finishing, &Finishing::problem, this, &MainWindow::complain);
    connect(m_guide, &DockGuide::manualWanted, this, &MainWindow::openManual);
    setAcceptDrops(true);
    refresh();
}

MainWindow::~MainWindow()
{
    delete m_docks; // while those that are closed can still say goodbye to the others
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
        restoreDocks();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    KDDockWidgets::QtWidgets::MainWindow::resizeEvent(event);
    m_resized.start();
}

void MainWindow::makeDrawerHandles()
{
    m_handles = new QWidget(this);
    auto* row = new QHBoxLayout(m_handles);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(smallGap);
    for (QAction* action : m_docks->drawerActions()) {
        auto* handle = new QToolButton(m_handles);
        handle->setDefaultAction(action);
        handle->setFocusPolicy(Qt::NoFocus);
        row->addWidget(handle);
    }
    statusBar()->addPermanentWidget(m_handles);
    connect(m_docks, &Docks::arrangementChanged, this, &MainWindow::showHandles);
    connect(statusBar(), &QStatusBar::messageChanged, this, &MainWindow::showHandles);
}

// What is said for a moment goes before them where there is no room for both.
void MainWindow::showHandles()
{
    const QString said = statusBar()->currentMessage();
    const int needed = statusBar()->fontMetrics().horizontalAdvance(said) + m_handles->sizeHint().width();
    m_handles->setVisible(m_docks->arrangement() == Arrangement::Laptop &&
                          (said.isEmpty() || needed + 4 * gap < statusBar()->width()));
}

void MainWindow::restoreDocks()
{
    if (!m_docks->restore())
        complain(tr("The saved layout of the docks is damaged; this is the usual one."));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_trackEditor && !m_trackEditor->close())
        return event->ignore(); // a track has not been saved
    saveWindowGeometry(saveGeometry());
    m_docks->save();
    if (m_tableScreen)
        m_tableScreen->close();
    if (m_archive)
        m_archive->close();
    if (m_manual)
        m_manual->close();
    if (m_library)
        m_library->close();
    KDDockWidgets::QtWidgets::MainWindow::closeEvent(event);
}

void MainWindow::refresh()
{
    const table::Session* session = m_desk->session();
    if (m_manual)
        m_manual->setGames(gamesOnTheTable(session));
    for (QAction* action : std::as_const(m_needGame))
        action->setEnabled(session);
    m_undo->setEnabled(m_desk->canUndo());
    m_redo->setEnabled(m_desk->canRedo());
    m_whatIf->setChecked(m_desk->isTrying());
    m_docks->setTrying(m_desk->isTrying());
    m_audit->setEnabled(session && !session->file().isReadOnly());
    if (!session)
        return m_status->setText(tr("No game is open."));
    setWindowTitle(
        tr("%1 – Roadmarshal").arg(text::onOneLine(QFileInfo(session->file().path()).completeBaseName())));
    if (m_desk->isTrying())
        return m_status->setText(
            tr("%1 · trying things out, nothing is recorded").arg(session->game().name()));
    if (m_desk->isAdrift())
        return m_status->setText(tr("%1 · entry %2 · the file is gone; everything is still in memory")
                                     .arg(session->game().name())
                                     .arg(session->last()));
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
    m_moments->setOn(m_settings.moments);
    BoardView* board = m_desk->boardPanel()->view();
    board->setAnimated(m_settings.animate);
    board->spaceNamesAction()->setChecked(m_settings.spaceNames);
    m_desk->dress();
}

void MainWindow::openTrackEditor()
{
    if (!m_trackEditor) {
        m_trackEditor = std::make_unique<TrackEditorWindow>();
        connect(m_trackEditor.get(), &TrackEditorWindow::playWanted, this, &MainWindow::newGameOn);
    }
    m_trackEditor->show();
    m_trackEditor->raise();
    m_trackEditor->activateWindow();
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
        connect(m_archive.get(), &ArchiveWindow::highlightsWanted, this, [this](const QString& path) {
            if (!openGame(path))
                return;
            m_finishing->show();
            activateWindow();
            raise();
        });
        connect(m_archive.get(), &ArchiveWindow::renameWanted, this, &MainWindow::renameGame);
        connect(m_archive.get(), &ArchiveWindow::throwAwayWanted, this, &MainWindow::throwGameAway);
    }
    m_archive->read({{gamesFolder()}, recentGames()});
    m_archive->show();
    m_archive->raise();
    m_archive->activateWindow();
}

void MainWindow::openLibrary()
{
    if (!m_library)
        m_library = std::make_unique<LibraryWindow>();
    if (m_desk->session())
        m_library->showGame(m_desk->session()->game().id());
    m_library->read();
    m_library->show();
    m_library->raise();
    m_library->activateWindow();
}

void MainWindow::openManual(const QString& chapter)
{
    if (!m_manual)
        m_manual = std::make_unique<ManualWindow>(manualLanguage());
    m_manual->setGames(gamesOnTheTable(m_desk->session()));
    m_manual->show();
    m_manual->open(chapter);
    m_manual->raise();
    m_manual->activateWindow();
}

void MainWindow::printGame()
{
    print::PrintDialog(print::materialOf(*m_desk->session()), gamesFolder(), this).exec();
}

void MainWindow::printHighlights()
{
    print::PrintDialog dialog(print::materialOf(*m_desk->session()), gamesFolder(), this);
    dialog.setDocuments({print::Document::Highlights});
    dialog.exec();
}

void MainWindow::printToPlay()
{
    const print::Material material = print::materialOf(*m_desk->session());
    print::PrintDialog dialog(material, gamesFolder(), this);
    dialog.setDocuments(print::printAndPlay(material));
    dialog.exec();
}

void MainWindow::checkSheet()
{
    print::CheckSheetDialog(m_desk->session()->game(), m_desk->session()->now(), this).exec();
}

void MainWindow::openTableScreen()
{
    if (!m_tableScreen) {
        m_tableScreen = std::make_unique<TableScreen>();
        const auto follow = [this] { m_tableScreen->setSession(m_desk->session(), m_desk->replayedEntry()); };
        connect(m_desk, &Desk::sessionChanged, m_tableScreen.get(), follow);
        follow();
        m_moments->setScreen(m_tableScreen.get());
    }
    if (savedTableScreen().geometry.isEmpty())
        moveToOtherScreen(*m_tableScreen, screen());
    m_tableScreen->show();
    m_tableScreen->raise();
    m_tableScreen->activateWindow();
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
