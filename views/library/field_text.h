// Values of content as people read and type them, by the field that they stand in.
#pragma once

#include "content/kind.h"

namespace roadmarshal::table {
class Game;
}

namespace roadmarshal::views {

// Fields that a table shows as one cell and a form as one line.
bool isOneLine(const content::Field& field);
QString textOf(const table::Game& game, const content::Field& field, const QJsonValue& value);
// What is no value of the field stays as it was typed, for the check to answer it. Undefined for nothing.
QJsonValue valueOf(const table::Game& game, const content::Field& field, const QString& text);

// What can be typed there, as far as that is known: words in the game's own.
QStringList suggestionsFor(const table::Game& game, const content::Field& field);
// What a number may be, "0–20"; empty where there is nothing to say.
QString boundsOf(const content::Field& field);

QString labelOf(const table::Game& game, const content::Field& field);
// "Cars › 4 › Speed".
QString placeInWords(const table::Game& game, const content::Kind& kind, const QString& place);
// The field of a place; null where none is declared.
const content::Field* fieldAt(const content::Kind& kind, const QString& place);

} // namespace roadmarshal::views
