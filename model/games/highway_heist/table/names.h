// Words of Highway Heist as they stand in files and lines.
#pragma once

#include "state.h"
#include "table/enum_words.h"
#include "json/reader.h"

namespace roadmarshal::highway_heist {

using table::enumFor;
using table::wordFor;

inline const QString gameId = QStringLiteral("highway-heist");
inline constexpr int longestId = 32;
inline constexpr int longestName = 100;
inline constexpr int longestText = 2000;

// In the order of their enumerators.
inline const QStringList kindWords{QStringLiteral("start"), QStringLiteral("suv"), QStringLiteral("enemy")};
inline const QStringList skillWords{QStringLiteral("speed"), QStringLiteral("control"),
                                    QStringLiteral("athletics"), QStringLiteral("defense")};
inline const QStringList headingWords{QStringLiteral("n"), QStringLiteral("s"), QStringLiteral("e"),
                                      QStringLiteral("w")};
inline const QStringList verbWords{
    QStringLiteral("suv"),        QStringLiteral("suv-west"), QStringLiteral("peg"),
    QStringLiteral("damage"),     QStringLiteral("suvs"),     QStringLiteral("pegs"),
    QStringLiteral("peg-damage"), QStringLiteral("approach"), QStringLiteral("shift"),
    QStringLiteral("main"),       QStringLiteral("counter"),  QStringLiteral("manual")};
inline const QStringList whomWords{QStringLiteral("active"),   QStringLiteral("each"),
                                   QStringLiteral("manned"),   QStringLiteral("suvs"),
                                   QStringLiteral("near-suv"), QStringLiteral("strongest")};
inline const QStringList stuntTestWords{
    QStringLiteral("manned"),        QStringLiteral("on-foot"),          QStringLiteral("on-suv"),
    QStringLiteral("with-enemy"),    QStringLiteral("vehicle-in-front"), QStringLiteral("vehicles-beside"),
    QStringLiteral("suv-behind"),    QStringLiteral("near-suv"),         QStringLiteral("no-suv-near"),
    QStringLiteral("near-suv-pair"), QStringLiteral("near-wreck"),       QStringLiteral("near-main")};
inline const QStringList difficultyWords{QStringLiteral("easy"), QStringLiteral("standard"),
                                         QStringLiteral("hard"), QStringLiteral("beast")};
inline const QStringList actionWords{
    QStringLiteral("drive"),  QStringLiteral("leap"),  QStringLiteral("ram"),
    QStringLiteral("force"),  QStringLiteral("shake"), QStringLiteral("brawl"),
    QStringLiteral("hijack"), QStringLiteral("boost"), QStringLiteral("stunt")};
inline const QStringList byWords{QStringLiteral("table"), QStringLiteral("app")}; // who rolls and draws
inline const QStringList symbolWords{
    QStringLiteral("suv"),    QStringLiteral("peg"),    QStringLiteral("card"),  QStringLiteral("main-n"),
    QStringLiteral("main-s"), QStringLiteral("main-e"), QStringLiteral("main-w")};
inline const QString wheelWord = QStringLiteral("wheel");
inline const QString roofWord = QStringLiteral("roof");

// Whether a word means something else in a line, so that nothing may be called so.
bool isWordOfTheGame(const QString& word);
// Whether a player, vehicle, card, counter or token may be called so.
bool mayBeId(const QString& word);
// An id of a player, vehicle, card, counter or token; a problem where it may not be one.
void checkId(const json::Reader& reader, const QString& id);
// Neither left out nor null.
bool isGiven(const json::Reader& reader);

} // namespace roadmarshal::highway_heist
