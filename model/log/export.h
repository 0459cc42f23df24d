// The log as a document.
#pragma once

#include "chronicle.h"

namespace roadmarshal::log {

enum class Format { Text, Markdown, Html, Csv, Json };
std::optional<Format> parseFormat(const QString& word);

// A table of data is the record in any style.
QByteArray exportAs(Format format, const table::Session& session, Style style = Style::Record);
// The same from a game file to a new file, for another thread than the one that plays; what is wrong, if
// anything, names the file.
std::optional<QString> exportTo(const QString& path, Format format, const QString& gamePath,
                                Style style = Style::Record);

} // namespace roadmarshal::log
