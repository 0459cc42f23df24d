// What is the same in two copies of an item, wherever it stands in them.
#pragma once

#include "kind.h"

#include <QJsonArray>

namespace roadmarshal::content {

// What tells the entries of a list apart: the first key that each of them needs.
QString handleIn(const Kind& kind, const QString& list);
// Nothing where an entry has none, or two have the same.
std::optional<QStringList> handlesOf(const QJsonArray& list, const QString& key);
// Where in another copy of an item the same stands. Entries of a list are the same if they bear one handle,
// wherever they stand; one that the other copy has not is behind its last. A list whose entries nothing tells
// apart is one value where the other is longer or shorter.
QString samePlace(const Kind& kind, const QJsonObject& item, const QString& place, const QJsonObject& other);

} // namespace roadmarshal::content
