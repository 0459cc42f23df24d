// What the command line can ask about a table of Apocalypse Trail.
#pragma once

#include "table/query.h"

namespace roadmarshal::apocalypse_trail {

const QList<table::Query>& queries();

} // namespace roadmarshal::apocalypse_trail
