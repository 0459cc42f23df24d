// Words that stand in files of the game, and what its own words are in a line.
#pragma once

#include <QStringList>

namespace roadmarshal::road_kill_rally {

inline const QString gameId = QStringLiteral("road-kill-rally");
inline const QString finishedWord = QStringLiteral("finished");
inline const QString removedWord = QStringLiteral("removed");
inline const QString waitingWord = QStringLiteral("waiting");
inline const QString finishWord = QStringLiteral("finish"); // the step over the line
// Heaps of cards on a mat.
inline const QString handCards = QStringLiteral("cards");
inline const QString spareCards = QStringLiteral("spares");

const QStringList& phaseWords();   // in the order of Phase
const QStringList& variantWords(); // elimination, teams, skills
const QStringList& byWhomWords();  // table, app

} // namespace roadmarshal::road_kill_rally
