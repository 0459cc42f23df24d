// The window: docks round the board, menus, and what happens when a game is opened or closed.
#pragma once

#include "games/games.h"
#include "settings/settings.h"

#include <kddockwidgets/MainWindow.h>

#include <QTimer>

class QLabel;
class QMenu;

namespace roadmarshal::games {
struct PositionFile;
}

namespace roadmarshal::views {

class ArchiveWindow;
class Desk;
class DockGuide;
class Docks;
class Finishing;
class LibraryWindow;
class ManualWindow;
class MomentShow;
class NewGameDialog;
class TableScreen;
class TrackEditorWindow;

class MainWindow : public KDDockWidgets::QtWidgets::MainWindow
{
    Q_OBJECT
public:
    MainWindow();
    ~MainWindow() override;

    Desk* desk() const { return m_desk; }
    bool openGame(const QString& path);
    // Anything that Roadmarshal writes: a game, an exported log, a position, a pack.
    bool openFile(const QString& path);
    // A new game on the demo table.
    bool openDemo(const QString& path, const table::Game& game = games::usual());
    // The game that was open last; the demo table for a newcomer.
    bool openLatest();
    // Three steps above the board, for a newcomer.
    void showHints();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeMenus();
    void makeGameMenu();
    void makeEditMenu();
    void makeViewMenu();
    void makeHelpMenu();
    void fillRecent(QMenu* menu);
    void refresh();
    void applySettings();
    void restoreDocks();
    // Handles for what the docks keep in a drawer, at the right of the status line.
    void makeDrawerHandles();
    void showHandles();
    void makeLayoutMenu(QMenu* menu);

    void newGame();
    void newGameOn(const QString& game, const QString& board);
    void begin(NewGameDialog& dialog);
    // With the same people, board and choices as the game on the desk.
    void playAgain();
    void chooseGame();
    // What is inside is shown before anything is copied.
    void openPack(const QString& path);
    // On the desk, with the dispute that it is about.
    void showPosition(const games::PositionFile& position, const QString& name);
    void openArchive();
    void openLibrary();
    void openTrackEditor();
    void saveCopy();
    // For a game whose file has gone, and for one that is damaged.
    void goOnElsewhere();
    void salvage();
    void exportLog();
    // As people call the game on the desk.
    QString nameOfGame() const;
    void sayWritten(const QString& path);
    void renameGame(const QString& path, const QString& name);
    void throwGameAway(const QString& path);
    void importLog();
    // Into a game of its own, which is opened.
    void importFrom(const QString& path);
    // The whole game that comes with the program.
    void openSample(const table::Game& game);
    void printGame();
    void printHighlights();
    void printToPlay();
    void checkSheet();
    void openTableScreen();
    void editSettings();
    void amendSelected();
    // At a chapter; empty for the first.
    void openManual(const QString& chapter);
    void showAbout();
    void complain(const QString& text);

    Settings m_settings;
    QFont m_systemFont;
    Desk* m_desk;
    DockGuide* m_guide;
    Docks* m_docks;
    Finishing* m_finishing = nullptr;
    MomentShow* m_moments;
    QLabel* m_status;
    // A window of its own, without a parent: it lies on another screen and not above this one.
    std::unique_ptr<TableScreen> m_tableScreen;
    std::unique_ptr<ArchiveWindow> m_archive; // so that one can be open while a game is looked for
    std::unique_ptr<ManualWindow> m_manual;   // to be read while playing
    std::unique_ptr<LibraryWindow> m_library; // what comes up in play is put right there
    std::unique_ptr<TrackEditorWindow> m_trackEditor;
    QWidget* m_handles = nullptr;
    QTimer m_resized; // the window has kept its size for a moment
    bool m_arranged = false;
    bool m_importing = false;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_whatIf = nullptr;
    QAction* m_audit = nullptr;
    QList<QAction*> m_needGame; // actions that make sense with a game open
};

} // namespace roadmarshal::views
