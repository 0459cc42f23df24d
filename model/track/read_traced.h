// Reads where a board was traced, and its picture, from a track's file, and writes both back.
#pragma once

#include "track.h"
#include "json/reader.h"

namespace roadmarshal::track {

inline constexpr qsizetype largestPhoto = 400'000; // bytes: with it a track still fits into a library
inline constexpr int widestPhoto = 4096;           // pixels either way
inline constexpr int mostLinesInSector = 12;
// Texts in a file are bounded: a picture is written as several.
inline constexpr qsizetype pieceOfPhoto = 60'000;

// Of a track whose sections are read. Fails where the lines are not those of its sectors, or cross.
std::optional<Traced> readTraced(const json::Reader& from, int sectors);
QJsonObject store(const Traced& traced);

} // namespace roadmarshal::track
