// What an item of the library says otherwise than before, value by value.
#pragma once

#include "json/reader.h"

#include <optional>
#include <vector>

namespace roadmarshal::content {

// Where in the library it stands what a card, a mat or a part of the board says.
struct Printed
{
    QString kind;
    QString item;
    QString place = {}; // in the item; empty: all of it
    bool operator==(const Printed&) const = default;
};

struct Change
{
    QString kind;
    QString item;
    QString at;                              // "vehicles[2].cargo"
    QJsonValue from = QJsonValue::Undefined; // nothing stood there
    QJsonValue to = QJsonValue::Undefined;
    bool operator==(const Change&) const = default;
};
QJsonValue storeValue(const Change& change);
void restoreValue(const json::Reader& reader, Change& change);

// As few as say it all; lists of another length change as a whole. Marks of what is invented don't count.
std::vector<Change> changesBetween(const Printed& of, const QJsonObject& from, const QJsonObject& to);
// The item after them.
QJsonObject withChanges(QJsonObject item, const std::vector<Change>& changes);
// The outermost place on the way to another that an item has nothing at; else that place.
QString outermostMissing(const QJsonObject& item, const QString& place);
// Where in these lists (or maps) of an item the entry of that id stands.
std::optional<QString> placeOfEntry(const QJsonObject& item, const QStringList& lists, const QString& id);

} // namespace roadmarshal::content
