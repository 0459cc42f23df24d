#include "main_window.h"

#include "board/board_view.h"
#include "board_panel.h"
#include "desk.h"
#include "docks.h"
#include "finishing.h"
#include "help/dock_guide.h"
#include "log/log_panel.h"
#include "marshal/marshal_panel.h"
#include "style/icons.h"
#include "style/text.h"
#include "text/one_line.h"

#include <QActionGroup>
#include <QApplication>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

#include <functional>
#include <vector>

namespace roadmarshal::views {

namespace {

// An entry for each game; the keys mean the first of them.
void addGames(QMenu* menu, std::span<const table::Game* const> games, const QKeySequence& keys,
              const std::function<void(const table::Game&)>& open)
{
    for (const table::Game* game : games) {
        QAction* action = menu->addAction(game->name(), menu, [open, game] { open(*game); });
        if (game == games.front())
            action->setShortcut(keys);
    }
}

} // namespace

void MainWindow::makeMenus()
{
    makeGameMenu();
    makeEditMenu();
    makeViewMenu();
    makeHelpMenu();
}

void MainWindow::makeGameMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Game"));
    const auto add = [&](const QString& icon, const QString& text, const QKeySequence& keys, auto slot) {
        QAction* action = menu->addAction(views::icon(icon), text, this, slot);
        action->setShortcut(keys);
        return action;
    };
    QAction* next =
        add(QStringLiteral("new-game"), tr("&New game…"), QKeySequence::New, &MainWindow::newGame);
    addGames(menu->addMenu(icon(QStringLiteral("flag-finish")), tr("New &demo game")), games::all(),
             QKeySequence(QStringLiteral("Ctrl+Shift+N")),
             [this](const table::Game& game) { openDemo(freshGamePath(tr("Demo")), game); });
    std::vector<const table::Game*> shown(games::all().begin(), games::all().end());
    std::erase_if(shown, [](const table::Game* game) { return games::samplesOf(*game).isEmpty(); });
    addGames(menu->addMenu(icon(QStringLiteral("replay")), tr("Open a sa&mple game")), shown,
             QKeySequence(QStringLiteral("Ctrl+Alt+N")),
             [this](const table::Game& game) { openSample(game); });
    add(QStringLiteral("open"), tr("&Open…"), QKeySequence::Open, &MainWindow::chooseGame);
    add(QStringLiteral("open"), tr("&Import a log…"), QKeySequence(QStringLiteral("Ctrl+I")),
        &MainWindow::importLog);
    QMenu* recent = menu->addMenu(tr("Open &recent"));
    recent->setToolTipsVisible(true);
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(recent); });
    QAction* archive = add(QStringLiteral("archive"), tr("&Archive…"),
                           QKeySequence(QStringLiteral("Ctrl+Shift+O")), &MainWindow::openArchive);
    add(QStringLiteral("cards"), tr("&Library…"), QKeySequence(QStringLiteral("Ctrl+Shift+I")),
        &MainWindow::openLibrary);
    add(QStringLiteral("track"), tr("&Track editor…"), QKeySequence(QStringLiteral("Ctrl+Shift+T")),
        &MainWindow::openTrackEditor);
    menu->addSeparator();
    m_needGame +=
        add(QStringLiteral("save-copy"), tr("Save a &copy as…"), QKeySequence::SaveAs, &MainWindow::saveCopy);
    QAction* log = add(QStringLiteral("export"), tr("&Export the log…"),
                       QKeySequence(QStringLiteral("Ctrl+E")), &MainWindow::exportLog);
    QAction* print = add(QStringLiteral("print"), tr("&Print…"), QKeySequence::Print, &MainWindow::printGame);
    QAction* play = add(QStringLiteral("print"), tr("Prin&t and play…"),
                        QKeySequence(QStringLiteral("Ctrl+Shift+P")), &MainWindow::printToPlay);
    QAction* highlights = add(QStringLiteral("flag-finish"), tr("&Highlights"),
                              QKeySequence(QStringLiteral("Ctrl+Shift+H")), [this] { m_finishing->show(); });
    m_needGame += {log, print, play, highlights,
                   add(QStringLiteral("audit"), tr("Check a pack-a&way sheet…"),
                       QKeySequence(QStringLiteral("Ctrl+Shift+B")), &MainWindow::checkSheet)};
    m_desk->marshalPanel()->setClosingActions({highlights, print, log, archive, next});
    menu->addSeparator();
    add(QStringLiteral("settings"), tr("&Settings…"), QKeySequence(QStringLiteral("Ctrl+,")),
        &MainWindow::editSettings);
    add(QStringLiteral("quit"), tr("&Quit"), QKeySequence(QStringLiteral("Ctrl+Q")), [this] { close(); });
}

void MainWindow::fillRecent(QMenu* menu)
{
    menu->clear();
    for (const QString& path : recentGames()) {
        const QString name =
            text::onOneLine(QFileInfo(path).completeBaseName()).replace(u'&', QStringLiteral("&&"));
        menu->addAction(name, this, [this, path] { openGame(path); })->setToolTip(tipOf(path));
    }
    if (menu->isEmpty())
        menu->addAction(tr("No games yet"))->setEnabled(false);
}

void MainWindow::makeEditMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    m_undo =
        menu->addAction(icon(QStringLiteral("undo")), tr("&Undo"), QKeySequence::Undo, m_desk, &Desk::undo);
    m_redo = menu->addAction(icon(QStringLiteral("redo")), tr("&Redo"),
                             QKeySequence(QStringLiteral("Ctrl+Y")), m_desk, &Desk::redo);
    // A key held down takes back one entry, not the evening.
    m_undo->setAutoRepeat(false);
    m_redo->setAutoRepeat(false);
    menu->addSeparator();
    m_needGame +=
        menu->addAction(icon(QStringLiteral("amend")), tr("&Amend the selected entry…"),
                        QKeySequence(QStringLiteral("Ctrl+Shift+A")), this, &MainWindow::amendSelected);
    m_whatIf = menu->addAction(icon(QStringLiteral("what-if")), tr("&What if …"),
                               QKeySequence(QStringLiteral("Ctrl+W")), this, [this] {
                                   if (m_desk->isTrying())
                                       m_desk->backToNow();
                                   else
                                       m_desk->startWhatIf();
                               });
    m_whatIf->setCheckable(true);
    m_needGame += m_whatIf;
    menu->addSeparator();
    m_needGame += menu->addAction(icon(QStringLiteral("note")), tr("Add a &note…"),
                                  QKeySequence(QStringLiteral("Ctrl+M")), this,
                                  [this] { m_desk->annotate(m_desk->session()->last()); });
    m_needGame += menu->addAction(icon(QStringLiteral("marshal")), tr("&Type an entry"),
                                  QKeySequence(QStringLiteral("Ctrl+L")), this, [this] {
                                      m_docks->showMarshal();
                                      m_desk->marshalPanel()->focusLine();
                                  });
    m_needGame += menu->addAction(icon(QStringLiteral("cards")), tr("What my &card says…"),
                                  QKeySequence(QStringLiteral("Ctrl+K")), this, [this] {
                                      m_docks->showMarshal();
                                      m_desk->marshalPanel()->openCardMenu();
                                  });
    m_needGame +=
        menu->addAction(icon(QStringLiteral("shield")), tr("Ask the &marshal…"),
                        QKeySequence(QStringLiteral("Ctrl+D")), this, [this] { m_desk->dispute(); });
    m_audit = menu->addAction(icon(QStringLiteral("audit")), tr("&Audit the table…"),
                              QKeySequence(QStringLiteral("Ctrl+B")), m_desk, &Desk::audit);
    m_needGame += menu->addAction(icon(QStringLiteral("search")), tr("&Search the log"), QKeySequence::Find,
                                  this, [this] {
                                      m_docks->showLog();
                                      m_desk->logPanel()->focusFilter();
                                  });
    menu->addAction(icon(QStringLiteral("search")), tr("Look up a &rule"),
                    QKeySequence(QStringLiteral("Ctrl+Shift+F")), this, [this] {
                        m_docks->showRules();
                        m_desk->rulesPanel()->focusSearch();
                    });
}

void MainWindow::makeViewMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    int key = 1;
    for (QAction* visit : m_docks->visits()) {
        visit->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(key++)));
        menu->addAction(visit);
    }
    menu->addMenu(tr("&Show or hide"))->addActions(m_docks->toggles());
    menu->addSeparator();
    menu->addAction(icon(QStringLiteral("table-screen")), tr("&Table screen"),
                    QKeySequence(QStringLiteral("Ctrl+T")), this, &MainWindow::openTableScreen);
    makeLayoutMenu(menu->addMenu(tr("&Layout")));
    menu->addAction(icon(QStringLiteral("layout-reset")), tr("&Reset the layout"),
                    QKeySequence(QStringLiteral("Ctrl+Shift+L")), this, [this] { m_docks->arrange(); });
    menu->addSeparator();
    const BoardView* board = m_desk->boardPanel()->view();
    const std::pair<QAction*, QString> actions[] = {{board->zoomInAction(), QStringLiteral("zoom-in")},
                                                    {board->zoomOutAction(), QStringLiteral("zoom-out")},
                                                    {board->fitAction(), QStringLiteral("fit")},
                                                    {board->centreAction(), QStringLiteral("jump")},
                                                    {board->followAction(), QStringLiteral("follow")}};
    for (const auto& [action, name] : actions) {
        action->setIcon(icon(name));
        menu->addAction(action);
    }
    menu->addAction(board->spaceNamesAction());
    connect(board->spaceNamesAction(), &QAction::toggled, this, [this](bool on) {
        m_settings.spaceNames = on;
        m_settings.save();
    });
    menu->addSeparator();
    const QStringList replayKeys{QStringLiteral("Alt+Left"), QStringLiteral("Ctrl+R"),
                                 QStringLiteral("Alt+Right"), QStringLiteral("Alt+-"),
                                 QStringLiteral("Alt++")};
    const QList<QAction*> replay = m_desk->logPanel()->replayActions();
    for (qsizetype i = 0; i < replay.size(); ++i) {
        replay[i]->setShortcut(QKeySequence(replayKeys[i]));
        menu->addAction(replay[i]);
    }
    // The first is taken by a line that is being typed in.
    menu->addAction(icon(QStringLiteral("jump")), tr("Back to &now"), m_desk, &Desk::backToNow)
        ->setShortcuts({QKeySequence(QStringLiteral("Ctrl+End")), QKeySequence(QStringLiteral("Alt+End"))});
}

void MainWindow::makeLayoutMenu(QMenu* menu)
{
    auto* group = new QActionGroup(menu);
    const std::pair<LayoutChoice, QString> choices[] = {
        {LayoutChoice::BySize, tr("By the &size of the window")},
        {LayoutChoice::Laptop, tr("For a &laptop: mats and log in a drawer")},
        {LayoutChoice::Large, tr("For a large s&creen: everything open")}};
    for (const auto& [choice, text] : choices) {
        QAction* action = menu->addAction(text, this, [this, choice] {
            m_settings.layout = choice;
            m_settings.save();
            m_docks->setLayoutChoice(choice);
        });
        action->setCheckable(true);
        action->setChecked(m_settings.layout == choice);
        group->addAction(action);
    }
}

void MainWindow::makeHelpMenu()
{
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    menu->addAction(icon(QStringLiteral("help")), tr("&Help on this dock"),
                    QKeySequence(QStringLiteral("F1")), m_guide, &DockGuide::openForFocus);
    const auto addChapter = [&](const QString& name, const QString& text, const QString& chapter) {
        return menu->addAction(icon(name), text, this, [this, chapter] { openManual(chapter); });
    };
    addChapter(QStringLiteral("note"), tr("&Manual"), {})
        ->setShortcut(QKeySequence(QStringLiteral("Ctrl+F1")));
    addChapter(QStringLiteral("marshal"), tr("&Shorthand"), QStringLiteral("shorthand"))
        ->setShortcut(QKeySequence(QStringLiteral("Ctrl+H")));
    addChapter(QStringLiteral("settings"), tr("&Keys"), QStringLiteral("keys"));
    menu->addAction(icon(QStringLiteral("replay")), tr("Show the h&ints again"),
                    QKeySequence(QStringLiteral("Shift+F1")), this, &MainWindow::showHints);
    menu->addAction(icon(QStringLiteral("about")), tr("&About Roadmarshal"),
                    QKeySequence(QStringLiteral("Ctrl+Shift+F1")), this, &MainWindow::showAbout);
}

void MainWindow::showAbout()
{
    QMessageBox box(this);
    box.setWindowTitle(tr("About Roadmarshal"));
    box.setIconPixmap(windowIcon().pixmap(96, 96));
    box.setText(tr("<b>Roadmarshal %1</b>").arg(QStringLiteral(ROADMARSHAL_VERSION)));
    box.setInformativeText(
        tr("Mirrors the game on your table, says which moves are legal and which rule says so, and keeps the "
           "log.\n\n"
           "The games belong to their publishers; you need the box to play. MIT licence."));
    box.exec();
}

} // namespace roadmarshal::views
