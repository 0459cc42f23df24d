// Reasons as every report writes them.
#pragma once

#include "games/apocalypse_trail/table/against.h"

#include <QJsonArray>

namespace roadmarshal::apocalypse_trail {

QJsonObject reasonOf(const Objection& objection);
QJsonArray reasonsOf(const Objections& objections);

} // namespace roadmarshal::apocalypse_trail
