// Side impacts: RNC-39 to 46.
#pragma once

#include "deed.h"

namespace roadmarshal::rush_n_crush {

// The acting car pushes another one; `to` is the space or "rock" where there is a choice, or empty.
void pushCar(Deed& deed, int other, const QString& to);

} // namespace roadmarshal::rush_n_crush
