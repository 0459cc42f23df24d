// Values that stand in for what is printed in somebody's box, and say so until the box's owner confirms them.
//
// An object says `"invented": true` of all that is in it, or lists the fields: `"invented": ["name",
// "cars.speed"]`; a list on the way stands for each of its entries. Ids are handles, not values.
#pragma once

#include <QJsonObject>
#include <QStringList>

namespace roadmarshal::content {

inline const QString inventedKey = QStringLiteral("invented");

// Paths of the values that are marked, as problems name them: "cars[3].speed". A mark that the file makes for
// all that it holds comes on top.
QStringList inventedIn(const QJsonObject& item, const QJsonValue& ofFile = {});

} // namespace roadmarshal::content
