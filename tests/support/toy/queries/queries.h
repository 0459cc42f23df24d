// What the command line can ask about a table.
#pragma once

#include "table/query.h"

namespace roadmarshal::test::toy {

// `reach --piece ID`
const QList<table::Query>& queries();

} // namespace roadmarshal::test::toy
