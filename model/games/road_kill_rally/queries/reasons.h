// Pieces of answers that several queries have.
#pragma once

#include "text/message.h"

#include <QByteArray>
#include <QJsonArray>

namespace roadmarshal::road_kill_rally {

QJsonArray reasonsJson(const table::Objections& objections);
QByteArray compact(const QJsonObject& object);
// Six decimals are enough for anybody.
double rounded(double chance);

} // namespace roadmarshal::road_kill_rally
