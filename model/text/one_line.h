// Text from anywhere, made harmless for the place where people read it.
#pragma once

#include <QString>
#include <QStringList>

namespace roadmarshal::text {

// Controls and line separators become blanks; what would turn the rest of the line about, and what nobody
// would see, is left out. Everything else stays as it is: scripts of either direction, joined emoji.
QString onOneLine(const QString& text);
// The same for what may have several lines: a line feed stays.
QString onLines(const QString& text);

// The other way, where nothing may be lost: all that would be taken away is written as \uXXXX.
QString escaped(const QString& text);
// In JSON that means the same as before.
QByteArray escapedInJson(const QByteArray& json);
// Bytes that may be no text, as in "caf\xe9".
QString escapedBytes(const QByteArray& bytes);

// Shared out to pieces of at most `longest` units, between two characters as people see them.
QStringList inPieces(const QString& text, qsizetype longest);

// At most `longest` units, with an ellipsis in place of the end or the middle; no character is cut in two.
QString shortened(const QString& text, qsizetype longest);
QString shortenedInside(const QString& text, qsizetype longest);

} // namespace roadmarshal::text
