// Short forms for what the rules say against something, under the names that the rooms use.
#pragma once

#include "table/short_forms.h"

namespace roadmarshal::apocalypse_road {

using table::misfit;
using table::objection;

} // namespace roadmarshal::apocalypse_road
