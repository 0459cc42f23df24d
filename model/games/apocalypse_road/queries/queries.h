// What can be asked about a table of Apocalypse Road on the command line.
#pragma once

#include "table/query.h"

namespace roadmarshal::apocalypse_road {

const QList<table::Query>& queries();

} // namespace roadmarshal::apocalypse_road
