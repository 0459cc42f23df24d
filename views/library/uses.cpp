#include "uses.h"

#include "content/place.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::views {

namespace {

using content::Field;

bool says(const QJsonValue& value, const QString& id)
{
    if (value.isArray())
        return std::ranges::any_of(value.toArray(), [&](const QJsonValue& each) { return says(each, id); });
    return value.isString() && value.toString() == id;
}

bool names(const QJsonValue& value, const std::vector<Field>& fields, const QString& kind, const QString& id);

bool names(const QJsonValue& value, const Field& field, const QString& kind, const QString& id)
{
    if (field.refers == kind && says(value, id))
        return true;
    const auto inside = [&](const QJsonValue& each) { return names(each, field.fields, kind, id); };
    if (value.isArray())
        return std::ranges::any_of(value.toArray(), inside);
    if (std::holds_alternative<content::Map>(field.type))
        return std::ranges::any_of(value.toObject(), inside);
    return value.isObject() && inside(value);
}

bool names(const QJsonValue& value, const std::vector<Field>& fields, const QString& kind, const QString& id)
{
    return std::ranges::any_of(fields, [&](const Field& field) {
        const QJsonValue below = field.key.isEmpty() ? value : value.toObject().value(field.key);
        return !below.isUndefined() && names(below, field, kind, id);
    });
}

} // namespace

QStringList usesOf(const LibraryEntry& entry, const std::vector<LibraryEntry>& all)
{
    QStringList uses;
    for (const LibraryEntry& other : all) {
        if (other.of->kind.game == entry.of->kind.game && other.key() != entry.key() &&
            names(other.item.json, other.of->kind.fields, entry.of->kind.id, entry.item.id))
            uses.append(QStringLiteral("%1 (%2)").arg(other.item.name, other.of->kindName));
    }
    return uses;
}

} // namespace roadmarshal::views
