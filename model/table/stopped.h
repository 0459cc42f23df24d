// The answer of whoever was told to stop thinking: neither yes nor no.
#pragma once

#include "text/message.h"

#include <variant>

namespace roadmarshal::table {

struct Stopped
{
    bool operator==(const Stopped&) const = default;
};

// Why there is no decision: it makes no sense at all, or nobody waited for it.
using Undecided = std::variant<Objection, Stopped>;

// Of those who do not stop anybody.
inline const Objection& objectionIn(const Undecided& undecided)
{
    return std::get<Objection>(undecided);
}

} // namespace roadmarshal::table
