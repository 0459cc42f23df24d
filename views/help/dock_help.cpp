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

QString keys(const char* sequence)
{
    return QKeySequence(QString::fromLatin1(sequence)).toString(QKeySequence::NativeText);
}

DockHelp trackHelp()
{
    return {{Words::tr("The table as it lies. Rings mark the cars that may act now, a crosshair those that "
                       "can be shot, "
                       "an arrow those that can go on."),
             Words::tr("With a car and a card chosen, orange spaces are where it can end: hover to see the "
                       "way and whom it "
                       "pushes, click to record it."),
             Words::tr("Hover over any other space to read why not."),
             Words::tr("Drag a car to where it stands: as a move or as a correction.")},
            {{Words::tr("Tab, Enter"), Words::tr("next choice, take it")},
             {Words::tr("Esc"), Words::tr("one answer back; lets go of a car")},
             {Words::tr("Wheel, drag"), Words::tr("zoom, pan")},
             {Words::tr("F, C"), Words::tr("the whole track, the active car")}}};
}

DockHelp marshalHelp()
{
    return {{Words::tr("Asks for what happened at the table, one question at a time. Click an answer here or "
                       "on the track."),
             Words::tr("If the rules speak against it, you may still record it as played: the table has the "
                       "last word."),
             Words::tr("Or type it all in one line, such as 21 solo+3 14.1.")},
            {{keys("Ctrl+L"), Words::tr("to the typed line")},
             {Words::tr("Arrows, Enter"), Words::tr("go through the answers, take one")},
             {keys("Ctrl+Z"), Words::tr("takes the last entry back; in a line with text, what was typed")}}};
}

DockHelp matsHelp()
{
    return {{Words::tr("Each team's cars with their damage and tokens. The tabs on top choose the team."),
             Words::tr("Click a damage box, or a token, to set by hand what lies on the table."),
             Words::tr("The right mouse button offers everything that can be set.")},
            {{Words::tr("Arrows"), Words::tr("from car to car")},
             {Words::tr("0 to 9"), Words::tr("set the damage")},
             {Words::tr("+ and −"), Words::tr("one more, one less")}}};
}

DockHelp scoreHelp()
{
    return {
        {Words::tr(
             "Points claimed, left in the pool and lost to the countdown; who is first and who is to act."),
         Words::tr("Below stands who becomes first player at the end of the turn, and why."),
         Words::tr("Click a point, or use the right mouse button, to set by hand what the table says.")},
        {{Words::tr("Arrows"), Words::tr("from team to team")},
         {Words::tr("Menu key"), Words::tr("what can be set")}}};
}

DockHelp logHelp()
{
    return {
        {Words::tr("Every entry with what it changed, on disk before you saw it. Nothing is ever deleted."),
         Words::tr("Double-click an entry, or press Enter on it, to see the table as it was then; the strip "
                   "above the track leads back."),
         Words::tr("Under the log you step and replay; drag the slider to any point of the game."),
         Words::tr("The right mouse button adds a note, looks up a rule, or amends the entry and what came "
                   "after it.")},
        {{keys("Ctrl+F"), Words::tr("search")},
         {keys("Ctrl+R"), Words::tr("replay, pause")},
         {Words::tr("Alt+Left, Alt+Right"), Words::tr("one entry back, forward")},
         {Words::tr("Alt++, Alt+-"), Words::tr("replay faster, slower")},
         {keys("Ctrl+M"), Words::tr("a note on the last entry")},
         {keys("Ctrl+Shift+A"), Words::tr("amend the selected entry")},
         {keys("Ctrl+End"), Words::tr("back to now")}}};
}

DockHelp rulesHelp()
{
    return {{Words::tr("The rules in short, in our own words, with the numbers that the app cites."),
             Words::tr("Type what the dispute is about, a section such as 7.13, or a ruling such as AR-16."),
             Words::tr("Underlined numbers lead to the rulings and sections that bear on an entry.")},
            {{keys("Ctrl+Shift+F"), Words::tr("look up a rule")}}};
}

DockHelp decksHelp()
{
    return {{Words::tr("Each deck as far as the table knows it: cards left, cards discarded, cards that "
                       "nobody wrote down."),
             Words::tr("Chances are for the next card. Where cards went unseen, they are a range."),
             Words::tr("Open a deck to see its chances and, of the race cards, who holds what.")},
            {{Words::tr("Arrows"), Words::tr("from deck to deck")},
             {Words::tr("Space"), Words::tr("open or close it")},
             {Words::tr("Right click"), Words::tr("set a number as it was counted on the table")}}};
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
        Page{QLatin1StringView("track"), trackHelp}, Page{QLatin1StringView("marshal"), marshalHelp},
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
