#include "dock_help.h"

#include <QCoreApplication>

namespace roadmarshal::views {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ShorthandHelp)
};

} // namespace

QList<Shortcut> shorthandHelp()
{
    return {
        {QStringLiteral("21 solo+3 14.1"), Words::tr("car 21 plays Solo +3 and ends on sector 14, lane 1")},
        {QStringLiteral("21 solo+3 14.1 2"), Words::tr("the same, the second of several ways")},
        {QStringLiteral("21 s3 14.1"),
         Words::tr("in a hurry: s, o, l, p, le, r, rl, with d in front for diagonal")},
        {QStringLiteral("solo+3*"), Words::tr("a card with a star: a movement event follows")},
        {QStringLiteral("21 @36 2 solo+3 14.1"),
         Words::tr("a shot before moving: the target, what the card did, then the movement")},
        {QStringLiteral("@36 miss"), Words::tr("a shot after moving, missed")},
        {QStringLiteral("@36 2s"), Words::tr("hit: 2 damage with Spray")},
        {QStringLiteral("@36 3/1u"), Words::tr("the card's value 3, 1 damage with Suppress")},
        {QStringLiteral("2-1bc"),
         Words::tr(
             "a collision card: 2 for the target, 1 for the active car, b Bulldoze, c Chain, u Suppress")},
        {QStringLiteral("event"),
         Words::tr("there was a star; or the event's name and what was chosen: sideswipe in")},
        {QStringLiteral("done"), Words::tr("nothing more in this activation; the next car says the same")},
        {QStringLiteral("next"), Words::tr("at the end of the turn: the next one begins")},
        {QStringLiteral("red solo+3 ? done"),
         Words::tr("at the end of the turn Red discards Solo +3 and a card face down")},
        {QStringLiteral("… !"), Words::tr("recorded although the rules object")},
        {QStringLiteral("… // text"), Words::tr("with a note")},
        {QStringLiteral("set 36 damage 4"),
         Words::tr("a correction; also at, side, pool, claimed, tokens on/off")},
        {QStringLiteral("note 17 text"), Words::tr("a note on entry 17")},
        {QStringLiteral("undo, redo"), Words::tr("take back, bring back")},
    };
}

} // namespace roadmarshal::views
