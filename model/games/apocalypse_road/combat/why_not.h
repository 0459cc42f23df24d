// What speaks against a shot: the rule, and the words' arguments.
#pragma once

#include "targeting.h"

#include "text/message.h"

#include <QStringList>

namespace roadmarshal::apocalypse_road::combat {

// Why the shooter can't hit the target from where both stand, AR-20; empty if it can. `names` by car of the
// pack.
table::Objections objectionsToTarget(const movement::Pack& pack, const QStringList& names,
                                     movement::Car shooter, Mount mount, movement::Car target);
// 8.5, AR-25: a suppressed car shoots at nobody.
table::Objection objectionToSuppressed(const QString& car);
// 10.0, AR-25: a car that has spun shoots only after moving.
table::Objection objectionToSpun(const QString& car);

} // namespace roadmarshal::apocalypse_road::combat
