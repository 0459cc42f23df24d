// Claims in words, and reasons of the movement engine as messages.
#pragma once

#include "games/apocalypse_road/movement/reason.h"
#include "table/verdict.h"

namespace roadmarshal::apocalypse_road {

// The code of a message that the movement engine has the words for.
inline const QString movementWhy = QStringLiteral("movement-why");

table::Reason toReason(const movement::Reason& reason, const QStringList& carNames);
table::Message messageOf(const table::Claim& claim);

} // namespace roadmarshal::apocalypse_road
