#include "dock_help.h"

#include <QCoreApplication>
#include <QKeySequence>

#include <array>

namespace roadmarshal::views {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(DockHelp)
};

// Most docks are explained where the whole window is.
const QString windowChapter = QStringLiteral("window");

QString keys(const char* sequence)
{
    return QKeySequence(QString::fromLatin1(sequence)).toString(QKeySequence::NativeText);
}

DockHelp boardHelp()
{
    return {
        {Words::tr(
             "The table as it lies. Rings mark the pieces that may act now, a crosshair those that can be "
             "aimed at, an arrow those that can go on."),
         Words::tr(
             "Once it is known who does what, orange spaces are where that can end: hover to see the way "
             "and what else it moves, click to record it."),
         Words::tr("Hover over any other space to read why not."),
         Words::tr("Drag a piece to where it stands: as a move or as a correction.")},
        {{Words::tr("Tab, Enter"), Words::tr("next choice, take it")},
         {Words::tr("Esc"), Words::tr("one answer back; lets go of a piece")},
         {Words::tr("Wheel, drag"), Words::tr("zoom, pan")},
         {Words::tr("F, C"), Words::tr("the whole board, the active piece")}},
        windowChapter};
}

DockHelp marshalHelp()
{
    return {{Words::tr("Asks for what happened at the table, one question at a time. Click an answer here or "
                       "on the board."),
             Words::tr("If the rules speak against it, you may still record it as played: the table has the "
                       "last word."),
             Words::tr("Or type as many answers as you know in one line of shorthand.")},
            {{keys("Ctrl+L"), Words::tr("to the typed line")},
             {keys("Ctrl+H"), Words::tr("what can be typed")},
             {Words::tr("Arrows, Enter"), Words::tr("go through the answers, take one")},
             {keys("Ctrl+Z"), Words::tr("takes the last entry back; in a line with text, what was typed")}},
            QStringLiteral("conversation")};
}

DockHelp matsHelp()
{
    return {
        {Words::tr(
             "What each team has in front of it, with damage and tokens. The tabs on top choose the team."),
         Words::tr("Click a box, or a token, to set by hand what lies on the table."),
         Words::tr("Drag a card, a token or a whole mat to where it goes: what takes it lights up."),
         Words::tr("The right mouse button offers everything that can be set, and carried.")},
        {{Words::tr("Arrows"), Words::tr("from panel to panel")},
         {Words::tr("0 to 9"), Words::tr("set the damage")},
         {Words::tr("+ and −"), Words::tr("one more, one less")}},
        windowChapter};
}

DockHelp scoreHelp()
{
    return {{Words::tr("How the teams stand; who is first and who is to act."),
             Words::tr("Below stands what comes of it at the end of the turn, and why."),
             Words::tr("Click a point, or use the right mouse button, to set by hand what the table says.")},
            {{Words::tr("Arrows"), Words::tr("from team to team")},
             {Words::tr("Menu key"), Words::tr("what can be set")}},
            windowChapter};
}

DockHelp logHelp()
{
    return {
        {Words::tr("Every entry with what it changed, on disk before you saw it. Nothing is ever deleted."),
         Words::tr("Double-click an entry, or press Enter on it, to see the table as it was then; the strip "
                   "above the board leads back."),
         Words::tr("Under the log you step and replay; drag the slider to any point of the game."),
         Words::tr("The right mouse button adds a note, looks up a rule, or amends the entry and what came "
                   "after it.")},
        {{keys("Ctrl+F"), Words::tr("search")},
         {keys("Ctrl+R"), Words::tr("replay, pause")},
         {Words::tr("Alt+Left, Alt+Right"), Words::tr("one entry back, forward")},
         {Words::tr("Alt++, Alt+-"), Words::tr("replay faster, slower")},
         {keys("Ctrl+M"), Words::tr("a note on the last entry")},
         {keys("Ctrl+Shift+A"), Words::tr("amend the selected entry")},
         {keys("Ctrl+End"), Words::tr("back to now")}},
        QStringLiteral("log")};
}

DockHelp rulesHelp()
{
    return {{Words::tr("The rules in short, in our own words, with the numbers that the app cites."),
             Words::tr("Type what the dispute is about, or the number of a section or a ruling."),
             Words::tr("Underlined numbers lead to the rulings and sections that bear on an entry.")},
            {{keys("Ctrl+Shift+F"), Words::tr("look up a rule")}},
            QStringLiteral("disputes")};
}

DockHelp decksHelp()
{
    return {{Words::tr("Each deck as far as the table knows it: cards left, cards discarded, cards that "
                       "nobody wrote down."),
             Words::tr("Chances are for the next card. Where cards went unseen, they are a range."),
             Words::tr("Open a deck to see its chances and who holds what.")},
            {{Words::tr("Arrows"), Words::tr("from deck to deck")},
             {Words::tr("Space"), Words::tr("open or close it")},
             {Words::tr("Right click"), Words::tr("set a number as it was counted on the table")}},
            windowChapter};
}

} // namespace

std::optional<DockHelp> dockHelp(const QString& dock)
{
    struct Page
    {
        QLatin1StringView dock;
        DockHelp (*help)();
    };
    static constexpr std::array pages{
        Page{QLatin1StringView("track"), boardHelp}, Page{QLatin1StringView("marshal"), marshalHelp},
        Page{QLatin1StringView("mats"), matsHelp},   Page{QLatin1StringView("score"), scoreHelp},
        Page{QLatin1StringView("log"), logHelp},     Page{QLatin1StringView("decks"), decksHelp},
        Page{QLatin1StringView("rules"), rulesHelp},
    };
    for (const Page& page : pages) {
        if (page.dock == dock)
            return page.help();
    }
    return std::nullopt;
}

} // namespace roadmarshal::views
