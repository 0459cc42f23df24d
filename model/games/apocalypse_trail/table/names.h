// Words of Apocalypse Trail as they stand in files and in lines.
#pragma once

#include "state.h"
#include "table/enum_words.h"

namespace roadmarshal::apocalypse_trail {

using table::enumFor;
using table::wordFor;

inline const QString gameId = QStringLiteral("apocalypse-trail");
inline const QStringList modeWords{QStringLiteral("survival"), QStringLiteral("race")};
inline const QStringList statusWords{QStringLiteral("ready"), QStringLiteral("resting"),
                                     QStringLiteral("injured")};
inline const QStringList deckWords{QStringLiteral("survivors"), QStringLiteral("leaders"),
                                   QStringLiteral("mods"), QStringLiteral("vehicles")};
inline const QStringList stageWords{QStringLiteral("first"),     QStringLiteral("leaders"),
                                    QStringLiteral("vehicles"),  QStringLiteral("mods"),
                                    QStringLiteral("survivors"), QStringLiteral("resources")};
inline const QStringList overWords{QString(), QStringLiteral("won"), QStringLiteral("lost"),
                                   QStringLiteral("over")};
inline const QStringList diceWords{QStringLiteral("table"), QStringLiteral("app")};
inline const QStringList markerWords{QStringLiteral("+"), QStringLiteral("="), QStringLiteral("-")};
inline const QStringList verbWords{
    QStringLiteral("gain"), QStringLiteral("find"), QStringLiteral("lose"),   QStringLiteral("injure"),
    QStringLiteral("kill"), QStringLiteral("rest"), QStringLiteral("starve"), QStringLiteral("ailment"),
    QStringLiteral("cure"), QStringLiteral("text")};
inline const QStringList whoWords{QStringLiteral("all"), QStringLiteral("committed"),
                                  QStringLiteral("afflicted"), QStringLiteral("some"),
                                  QStringLiteral("some-committed")};
inline const QStringList abilityWords{QStringLiteral("reroll"), QStringLiteral("countsAs"),
                                      QStringLiteral("text")};

inline constexpr int longestId = 40;
inline constexpr int longestName = 100;
inline constexpr int longestText = 500;

// Letters, digits, - and _.
bool isMadeLikeAnId(const QString& id);
// Whether a word means something in a line, so that nothing may be called so.
bool isWordOfTheGame(const QString& word);

} // namespace roadmarshal::apocalypse_trail
