// What the command line can ask about a table of Road Kill Rally.
#pragma once

#include "table/query.h"

namespace roadmarshal::road_kill_rally {

const QList<table::Query>& queries();

} // namespace roadmarshal::road_kill_rally
