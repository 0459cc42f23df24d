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

// The same item with exactly these values marked. A list of plain values is one value.
QJsonObject marked(const QJsonObject& item, const QStringList& invented);
// The owner has seen it on the card: what is at the place or in it bears no mark any more, everything else
// that did still does. The empty place is the whole item.
QJsonObject confirmed(const QJsonObject& item, const QString& place, const QJsonValue& ofFile = {});
// Places of what is still to be confirmed, one for each value that can be confirmed by itself.
QStringList unconfirmedIn(const QStringList& invented);

} // namespace roadmarshal::content
