// What can be asked about a table of Highway Heist on the command line.
#pragma once

#include "table/query.h"

namespace roadmarshal::highway_heist {

const QList<table::Query>& queries();

} // namespace roadmarshal::highway_heist
