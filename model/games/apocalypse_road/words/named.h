// What was recorded, with the names that people gave: files know a team by its id.
#pragma once

#include "games/apocalypse_road/record/effects.h"
#include "table/claim.h"

namespace roadmarshal::apocalypse_road {

// The id itself where nobody has it.
QString teamCalled(const Setup& setup, const QString& id);
Effect named(const Setup& setup, Effect effect);
// Actions and claims have a team only as "team".
QJsonObject named(const Setup& setup, QJsonObject args);

} // namespace roadmarshal::apocalypse_road
