// What reading a trail and reading a box have in common: their heads, and where they are looked for.
#pragma once

#include "content/library.h"
#include "json/reader.h"

namespace roadmarshal::apocalypse_trail {

// There, and not null.
bool isGiven(const json::Reader& reader);
// Format and system, as far as they are given.
void checkHeader(const json::Reader& reader, const content::Kind& kind);
// What stands in place may do without an id.
QString readContentId(const json::Reader& reader, const content::Kind& kind);
// An id of letters, digits, - and _ that is no word of a line.
QString readId(const json::Reader& reader);

struct Content
{
    QJsonObject json;
    QString path;      // of the field that names it
    QString file = {}; // where it was found; empty: it stands in place

    Problem placed(const Problem& problem) const;
};
std::expected<Content, Problem> contentAt(const json::Reader& reader, const content::Kind& kind,
                                          const content::Library& library);

} // namespace roadmarshal::apocalypse_trail
