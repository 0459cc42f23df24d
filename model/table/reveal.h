// How much the app may tell a table that wants to find out for itself.
#pragma once

#include "json/reader.h"

namespace roadmarshal::table {

struct Reveal
{
    bool previews = true; // where a movement can end
    bool threats = true;  // who can be shot at, on the board
    bool odds = true;
    bool operator==(const Reveal&) const = default;
};

// {"odds": false}; what is left out may be told.
inline Reveal readReveal(const json::Reader& reader)
{
    if (reader.value().isUndefined())
        return {};
    return {reader[QStringLiteral("previews")].boolean(true), reader[QStringLiteral("threats")].boolean(true),
            reader[QStringLiteral("odds")].boolean(true)};
}

} // namespace roadmarshal::table
