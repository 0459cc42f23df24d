// What lies on the desk: the game as it is, an entry of its past, or a branch that is only tried.
#pragma once

#include "table/journal/what_if.h"

#include <variant>

namespace roadmarshal::views {

struct Now
{
};

struct Past
{
    int entry = 0;
    table::State table; // after it
};

struct Trial
{
    table::WhatIf branch;
    int entry = 0;         // that it starts after
    QString position = {}; // or the file that it starts with
};

using OnShow = std::variant<Now, Past, Trial>;

} // namespace roadmarshal::views
