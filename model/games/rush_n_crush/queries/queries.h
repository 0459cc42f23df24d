// What the command line can ask about a table of Rush'n'Crush.
#pragma once

#include "table/query.h"

namespace roadmarshal::rush_n_crush {

const QList<table::Query>& queries();

} // namespace roadmarshal::rush_n_crush
