// How much a journal holds. It may hold no more than its export, so that every log that goes out can come
// back.
#pragma once

#include "file_format.h"

#include <optional>

namespace roadmarshal::table {

struct Volume
{
    int entries = 0;
    qint64 bytes = 0;
    qint64 values = 0; // in JSON, of any kind
    qint64 lists = 0;  // and objects

    Volume& operator+=(const Volume& more);
    bool isTooMuch() const;
};

// What an entry adds, or why no journal may hold it.
std::expected<Volume, QString> volumeOf(const file_format::Row& row);
// What is the most that a journal may hold, in words.
QString mostInWords();

} // namespace roadmarshal::table
