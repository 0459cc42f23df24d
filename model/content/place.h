// Values of an item by where they stand in it, as problems and marks name them: "cars[3].speed".
#pragma once

#include <QJsonObject>
#include <QStringList>

namespace roadmarshal::content {

// Undefined where nothing stands.
QJsonValue valueAt(const QJsonObject& item, QStringView path);
// The same item with another value there; an undefined one takes out what stands there. One place behind the
// last entry of a list makes the list longer.
QJsonObject withValue(const QJsonObject& item, QStringView path, const QJsonValue& value);

QString placeOf(const QString& parent, const QString& key);
QString placeOf(const QString& parent, qsizetype index);
// Whether a place is another one or lies inside it. Everything lies in the empty one.
bool isAtOrIn(QStringView place, QStringView outer);

} // namespace roadmarshal::content
