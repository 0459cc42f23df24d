// Values of an item by where they stand in it, as problems and marks name them: "cars[3].speed".
#pragma once

#include <QJsonObject>
#include <QStringList>

#include <variant>
#include <vector>

namespace roadmarshal::content {

// A key or a position in a list.
using Step = std::variant<QString, qsizetype>;
std::vector<Step> stepsOf(QStringView place);

// Undefined where nothing stands.
QJsonValue valueAt(const QJsonObject& item, QStringView place);
// The same item with another value there; an undefined one takes out what stands there. One place behind the
// last entry of a list makes the list longer.
QJsonObject withValue(const QJsonObject& item, QStringView place, const QJsonValue& value);

// Whether a place can name an entry that is called so.
bool canBeKey(QStringView text);
// What was typed, as a key that a place can name: "Dr. Who" is "Dr Who".
QString asKey(const QString& text);

QString placeOf(const QString& parent, const QString& key);
QString placeOf(const QString& parent, qsizetype index);
// Whether a place is another one or lies inside it. Everything lies in the empty one.
bool isAtOrIn(QStringView place, QStringView outer);

} // namespace roadmarshal::content
