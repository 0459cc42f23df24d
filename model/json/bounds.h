// How much JSON a reader takes; looked at in one pass over the bytes, before anything is made of them.
#pragma once

#include "reader.h"

#include <QByteArrayView>
#include <QJsonObject>

#include <expected>
#include <optional>

namespace roadmarshal::json {

// What a text would become. Broken JSON has an extent too.
struct Extent
{
    qint64 values = 0; // of any kind, lists and objects included
    qint64 lists = 0;  // and objects that hold something: each takes some 200 bytes of memory
    int depth = 0;
    qsizetype longestText = 0; // bytes of a text or a key, as it is written
};
Extent extentOf(QByteArrayView text);

struct Bounds
{
    qint64 bytes = 0;
    int depth = 0;
    qint64 values = 0;
    qint64 lists = 0;
    qsizetype text = 0;
};

inline constexpr qint64 megabyte = 1024 * 1024;
// Tracks, positions, set-ups, ledgers. A position has some kilobytes and a hundred values, a full ledger of
// the house 150,000 values.
inline constexpr Bounds ordinary{largestFile, 32, 250'000, 100'000, 64 * 1024};
// An exported log: a game of 10,000 entries has 700,000 values, and its notes may be long.
inline constexpr Bounds wholeGame{96 * megabyte, 32, 4'000'000, 1'000'000, 16 * megabyte};

// In which way it is more than that, if it is.
std::optional<Problem> beyond(QByteArrayView text, const Bounds& bounds);

// Text to a JSON object; refuses what is not UTF-8, not JSON, not an object or too much.
std::expected<QJsonObject, Problem> parse(const QByteArray& text, const Bounds& bounds);
// The same from a file, of which no more is read than the bounds allow.
std::expected<QJsonObject, Problem> readFile(const QString& path, const Bounds& bounds);

} // namespace roadmarshal::json
