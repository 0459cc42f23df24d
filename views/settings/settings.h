// What the program remembers about itself between starts; games are never in here.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace roadmarshal::views {

enum class Appearance { System, Light, Dark };
// How the docks lie on a small screen and on a large one.
enum class Arrangement { Laptop, Large };
enum class LayoutChoice { BySize, Laptop, Large };

struct Settings
{
    Appearance appearance = Appearance::System;
    bool animate = true;
    bool moments = true; // kills, hits and events are shown large
    LayoutChoice layout = LayoutChoice::BySize;
    bool spaceNames = false; // on the board: lanes and the like
    int fontPoints = 0;      // 0: the system's
    QString language;        // a code like "de"; empty: the system's

    static Settings load();
    void save() const;
};

// Nothing has been remembered yet: no settings, no games, no hints that were shown.
bool isFirstStart();
void setHintsSeen();

// What was chosen for the last new game of a kind, as it was saved.
QByteArray lastTable(const QString& game);
void saveLastTable(const QString& game, const QByteArray& choices);
// The game that was begun last; empty if none was.
QString lastGame();
void saveLastGame(const QString& game);

// The newest first; files that are gone are left out.
QStringList recentGames();
void addRecentGame(const QString& path);

// How the docks lie, and which ones there were when it was saved.
struct SavedLayout
{
    QByteArray arrangement; // empty if there is none
    QStringList docks;
    bool damaged = false; // there was one, but not as it was saved
};
// Each arrangement is kept by itself; one of before there were two counts as that which is asked for first.
SavedLayout savedLayout(Arrangement arrangement = Arrangement::Laptop);
void saveLayout(const SavedLayout& layout, Arrangement arrangement = Arrangement::Laptop);
void forgetLayout(Arrangement arrangement = Arrangement::Laptop);
// While a layout is being restored, a mark on disk says so. One that is found at the next start was left by a
// program that did not survive it.
void setRestoringLayout(bool restoring);
bool diedRestoringLayout();
QByteArray savedWindowGeometry();
void saveWindowGeometry(const QByteArray& geometry);

// The second window: where it was and how it was turned, in degrees.
struct SavedTableScreen
{
    QByteArray geometry;
    int rotation = 0;
    bool board = false; // beside the score
};
SavedTableScreen savedTableScreen();
void saveTableScreen(const SavedTableScreen& screen);

// The archive's window: where it was, its columns, and the tab on top.
struct SavedArchive
{
    QByteArray geometry;
    QByteArray columns;
    int tab = 0;
};
SavedArchive savedArchive();
void saveArchive(const SavedArchive& archive);

// The print dialog: where it was, and what was chosen in it.
struct SavedPrint
{
    QByteArray geometry;
    QStringList documents; // empty: nothing has been chosen yet
    QString paper;         // "a4", "letter", "a3"; empty: what is usual in the country
    bool grey = false;
};
SavedPrint savedPrint();
void savePrint(const SavedPrint& print);

// Where new games go unless the person says otherwise; made if it is not there.
QString gamesFolder();
// In there, of that name or one like it that no game has.
QString freshGamePath(const QString& name);

} // namespace roadmarshal::views
