// Guides out of files and back: what is left out is as in section 7 of the rules page.
#pragma once

#include "content/library.h"
#include "games/highway_heist/table/guide.h"

namespace roadmarshal::highway_heist {

inline const QString guideFormat = QStringLiteral("roadmarshal-guide/1");
inline constexpr int mostListed = 60; // vehicles, counters, tokens, objectives
inline constexpr int mostCounted = 1000;

std::expected<Guide, Problem> readGuide(const QJsonObject& object);
// In place, or by id from the library; the problem names the place in the file that has the guide.
std::expected<Guide, Problem> guideAt(const json::Reader& reader, const content::Library& library);
// In full: read again, it is the same guide.
QJsonObject writtenGuide(const Guide& guide);

} // namespace roadmarshal::highway_heist
