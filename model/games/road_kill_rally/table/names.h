// Words of Road Kill Rally as they stand in files and are typed.
#pragma once

#include "state.h"
#include "table/enum_words.h"

namespace roadmarshal::road_kill_rally {

using table::enumFor;
using table::wordFor;

inline const QString gameId = QStringLiteral("road-kill-rally");
inline const QStringList phaseWords{QStringLiteral("configure"), QStringLiteral("poles"),
                                    QStringLiteral("draw"),      QStringLiteral("move"),
                                    QStringLiteral("combat"),    QStringLiteral("over")};
inline const QString finishedWord = QStringLiteral("finished");
inline const QString removedWord = QStringLiteral("removed");

// Whether a word means something else in a line of shorthand, so that no car of a new race may be called so.
bool isWordOfTheGame(const QString& word);

} // namespace roadmarshal::road_kill_rally
