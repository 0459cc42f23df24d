// Numbers that stay within their bounds.
#pragma once

#include "json/problem.h"

#include <expected>

namespace roadmarshal::table {

// Adds to a number that stays from 0 to `most`, or says what it would be.
inline std::expected<void, Problem> addWithin(int& value, int by, int most, const QString& what)
{
    const qint64 sum = qint64{value} + by;
    if (sum < 0 || sum > most)
        return std::unexpected(
            Problem{what, QStringLiteral("would be %1, allowed is 0 to %2").arg(sum).arg(most)});
    value = static_cast<int>(sum);
    return {};
}

} // namespace roadmarshal::table
