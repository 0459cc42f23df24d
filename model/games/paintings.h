// Which content of which game is made by painting.
#pragma once

#include "table/painting.h"

namespace roadmarshal::games {

struct Painted
{
    QString game; // by id
    table::Painting painting;
};

// All there are; made when somebody asks.
std::vector<Painted> paintings();

} // namespace roadmarshal::games
