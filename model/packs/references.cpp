#include "references.h"

#include "match.h"

#include <QJsonArray>

namespace roadmarshal::packs {

namespace {

using content::Field;

void collect(const std::vector<Field>& fields, const QJsonValue& value, std::vector<Reference>& found);

void collectIds(const QString& kind, const QJsonValue& value, std::vector<Reference>& found)
{
    if (value.isString())
        found.push_back({kind, value.toString()});
    for (const QJsonValue& entry : value.toArray()) {
        if (entry.isString())
            found.push_back({kind, entry.toString()});
    }
}

void collect(const Field& field, const QJsonValue& value, std::vector<Reference>& found)
{
    if (!field.refers.isEmpty())
        collectIds(field.refers, value, found);
    const QJsonObject object = value.toObject();
    std::visit(Match{[&](const content::Record&) { collect(field.fields, value, found); },
                     [&](const content::List&) {
                         for (const QJsonValue& entry : value.toArray())
                             collect(field.fields, entry, found);
                     },
                     [&](const content::Map&) {
                         for (const QJsonValue& entry : object)
                             collect(field.fields, entry, found);
                     },
                     [](const auto&) {}},
               field.type);
}

void collect(const std::vector<Field>& fields, const QJsonValue& value, std::vector<Reference>& found)
{
    for (const Field& field : fields)
        collect(field, field.key.isEmpty() ? value : value[field.key], found);
}

} // namespace

std::vector<Reference> referencesIn(const QJsonObject& item, const content::Kind& kind)
{
    std::vector<Reference> found;
    collect(kind.fields, item, found);
    return found;
}

} // namespace roadmarshal::packs
