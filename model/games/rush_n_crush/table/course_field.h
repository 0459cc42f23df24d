// The course among what is chosen before a race: a ready one, or modules laid by hand.
#pragma once

#include "table/setup_form.h"

namespace roadmarshal::rush_n_crush {

// "course": an id, or a course in place. `chosen` is what stands there now.
table::SetupField courseField(const QJsonValue& chosen);
// "laps": on closed courses only.
std::optional<table::SetupField> lapsField(const QJsonValue& chosen);

} // namespace roadmarshal::rush_n_crush
