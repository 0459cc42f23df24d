// Words of Rush'n'Crush as they stand in files.
#pragma once

#include "state.h"
#include "table/enum_words.h"

namespace roadmarshal::rush_n_crush {

using table::enumFor;
using table::wordFor;

inline const QString gameId = QStringLiteral("rush-n-crush");
inline const QStringList fateWords{QStringLiteral("racing"), QStringLiteral("exploded"),
                                   QStringLiteral("destroyed")};
inline const QStringList diceWords{QStringLiteral("table"), QStringLiteral("app")};
inline constexpr int longestCarId = 20;

// Whether a word means something else in a line of shorthand, so that no car may be called so.
bool isWordOfTheGame(const QString& word);

} // namespace roadmarshal::rush_n_crush
