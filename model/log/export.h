// The log as a document.
#pragma once

#include "lines.h"

namespace roadmarshal::log {

enum class Format { Text, Markdown, Html, Csv, Json };
std::optional<Format> parseFormat(const QString& word);

QByteArray exportAs(Format format, const table::Session& session);

} // namespace roadmarshal::log
