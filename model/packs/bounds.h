// How much a pack may hold; what is beyond is refused before it is unpacked.
#pragma once

#include <QtGlobal>

namespace roadmarshal::packs {

inline constexpr qint64 kilobyte = 1024;
inline constexpr qint64 megabyte = 1024 * kilobyte;

inline constexpr qint64 largestPack = 64 * megabyte;
inline constexpr qsizetype mostEntries = 2500;
inline constexpr qint64 largestPicture = 8 * megabyte;
inline constexpr qint64 largestDrawing = megabyte;   // an SVG picture
inline constexpr qint64 mostContent = 16 * megabyte; // of all content files together, unpacked
inline constexpr qint64 mostUnpacked = 128 * megabyte;
inline constexpr qsizetype longestPath = 200; // bytes
// Values, lists and objects of all content together: each takes memory once it is read.
inline constexpr qint64 mostValues = 1'000'000;
inline constexpr qint64 mostLists = 250'000;
// What is smaller than that may be packed as tightly as it likes.
inline constexpr qint64 tellingSize = 64 * kilobyte;
inline constexpr qint64 tightest = 200; // times smaller than unpacked

// Of a picture: 200 MB once it is painted.
inline constexpr int longestSide = 12'000;
inline constexpr qint64 mostPixels = 50'000'000;

} // namespace roadmarshal::packs
