// Text from anywhere on one line.
#pragma once

#include <QString>
#include <QStringList>

namespace roadmarshal::text {

// Controls and line separators become blanks, and what would turn the rest of the line about is left out.
// Everything else stays as it is: scripts of either direction, joined emoji.
QString onOneLine(const QString& text);

// Shared out to pieces of at most `longest` units, between two characters as people see them.
QStringList inPieces(const QString& text, qsizetype longest);

// At most `longest` units, with an ellipsis in place of the end or the middle; no character is cut in two.
QString shortened(const QString& text, qsizetype longest);
QString shortenedInside(const QString& text, qsizetype longest);

} // namespace roadmarshal::text
