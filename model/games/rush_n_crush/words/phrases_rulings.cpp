#include "phrases.h"

#include <QtGlobal>

namespace roadmarshal::rush_n_crush {

namespace {

constexpr Phrase phrases[] = {
    {"ruling-RNC-A3", QT_TRANSLATE_NOOP("RushNCrush", "Who of level cars acts first")},
    {"ruling-RNC-A3-faster", QT_TRANSLATE_NOOP("RushNCrush", "the faster one, otherwise the higher die")},
    {"ruling-RNC-A3-dice", QT_TRANSLATE_NOOP("RushNCrush", "the higher die, however fast they are")},
    {"ruling-RNC-A4", QT_TRANSLATE_NOOP("RushNCrush", "When a car may brake")},
    {"ruling-RNC-A4-any", QT_TRANSLATE_NOOP("RushNCrush", "before or after the normal lever move")},
    {"ruling-RNC-A4-after", QT_TRANSLATE_NOOP("RushNCrush", "only after the normal lever move")},
    {"ruling-RNC-A5", QT_TRANSLATE_NOOP("RushNCrush", "A gear change across coloured bubbles")},
    {"ruling-RNC-A5-landing", QT_TRANSLATE_NOOP("RushNCrush", "tests only the one where it ends")},
    {"ruling-RNC-A5-passing", QT_TRANSLATE_NOOP("RushNCrush", "tests every one on the way")},
    {"ruling-RNC-A8", QT_TRANSLATE_NOOP("RushNCrush", "Movement points")},
    {"ruling-RNC-A8-all", QT_TRANSLATE_NOOP("RushNCrush", "are all spent")},
    {"ruling-RNC-A8-may-stop", QT_TRANSLATE_NOOP("RushNCrush", "may be left unspent")},
    {"ruling-RNC-A10", QT_TRANSLATE_NOOP("RushNCrush", "A car that has no armour left")},
    {"ruling-RNC-A10-unpaid", QT_TRANSLATE_NOOP("RushNCrush", "is destroyed by a loss that it can't pay")},
    {"ruling-RNC-A10-any-shock", QT_TRANSLATE_NOOP("RushNCrush", "is destroyed by any shock")},
    {"ruling-RNC-A11", QT_TRANSLATE_NOOP("RushNCrush", "Who can be pushed")},
    {"ruling-RNC-A11-both", QT_TRANSLATE_NOOP("RushNCrush", "who is beside or diagonally ahead")},
    {"ruling-RNC-A11-side", QT_TRANSLATE_NOOP("RushNCrush", "only who is beside")},
    {"ruling-RNC-A12", QT_TRANSLATE_NOOP("RushNCrush", "A push")},
    {"ruling-RNC-A12-free", QT_TRANSLATE_NOOP("RushNCrush", "costs no movement point")},
    {"ruling-RNC-A12-point", QT_TRANSLATE_NOOP("RushNCrush", "costs one movement point")},
    {"ruling-RNC-A13", QT_TRANSLATE_NOOP("RushNCrush", "A car that has resisted a push")},
    {"ruling-RNC-A13-ban", QT_TRANSLATE_NOOP("RushNCrush", "is not pushed again this turn")},
    {"ruling-RNC-A13-none", QT_TRANSLATE_NOOP("RushNCrush", "may be pushed again after a step")},
    {"ruling-RNC-A15", QT_TRANSLATE_NOOP("RushNCrush", "A head-on at 50 or less")},
    {"ruling-RNC-A15-test", QT_TRANSLATE_NOOP("RushNCrush", "is one test of armour")},
    {"ruling-RNC-A15-none", QT_TRANSLATE_NOOP("RushNCrush", "costs nothing")},
    {"ruling-RNC-A18", QT_TRANSLATE_NOOP("RushNCrush", "A car pushed towards a wreck")},
    {"ruling-RNC-A18-wedged", QT_TRANSLATE_NOOP("RushNCrush", "is wedged against it")},
    {"ruling-RNC-A18-pushed", QT_TRANSLATE_NOOP("RushNCrush", "goes onto its space")},
    {"ruling-RNC-A19", QT_TRANSLATE_NOOP("RushNCrush", "The tests of a ram")},
    {"ruling-RNC-A19-linear", QT_TRANSLATE_NOOP("RushNCrush", "are as many as there are points left")},
    {"ruling-RNC-A19-six", QT_TRANSLATE_NOOP("RushNCrush", "are six at most")},
    {"ruling-RNC-A20", QT_TRANSLATE_NOOP("RushNCrush", "The line from P")},
    {"ruling-RNC-A20-one-way", QT_TRANSLATE_NOOP("RushNCrush", "leads away from it only")},
    {"ruling-RNC-A20-back", QT_TRANSLATE_NOOP("RushNCrush", "leads back to it as well")},
    {"ruling-RNC-A21",
     QT_TRANSLATE_NOOP("RushNCrush", "Where start and finish are one line, the race is won")},
    {"ruling-RNC-A21-one-more", QT_TRANSLATE_NOOP("RushNCrush", "with one crossing more than laps")},
    {"ruling-RNC-A21-laps", QT_TRANSLATE_NOOP("RushNCrush", "with as many crossings as laps")},
    {"ruling-RNC-A23", QT_TRANSLATE_NOOP("RushNCrush", "The only car left of several")},
    {"ruling-RNC-A23-must-cross", QT_TRANSLATE_NOOP("RushNCrush", "still has to cross the line")},
    {"ruling-RNC-A23-last-wins", QT_TRANSLATE_NOOP("RushNCrush", "wins at once")},
};

} // namespace

std::span<const Phrase> rulingPhrases()
{
    return phrases;
}

} // namespace roadmarshal::rush_n_crush
