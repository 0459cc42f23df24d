#include "same_place.h"

#include "place.h"

#include <algorithm>

namespace roadmarshal::content {

namespace {

// Where the entry of one list stands in another; nothing where they can't be compared.
std::optional<qsizetype> sameEntry(const QJsonArray& list, qsizetype index, const QJsonArray& other,
                                   const QString& key)
{
    const QJsonValue handle = list.at(index)[key];
    if (!handle.isUndefined() && other.at(index)[key] == handle)
        return index;
    const auto handles = handlesOf(list, key);
    const auto others = handlesOf(other, key);
    if (!handles || !others)
        return list.size() == other.size() ? std::optional(index) : std::nullopt;
    const qsizetype there = others->indexOf(handles->value(index));
    return there < 0 ? others->size() : there;
}

} // namespace

QString handleIn(const Kind& kind, const QString& list)
{
    const Field* field = fieldAt(kind.fields, list);
    if (!field)
        return QStringLiteral("id");
    const auto needed = std::ranges::find(field->fields, Field::Need::Required, &Field::need);
    return needed == field->fields.end() ? QStringLiteral("id") : needed->key;
}

std::optional<QStringList> handlesOf(const QJsonArray& list, const QString& key)
{
    QStringList handles;
    for (const QJsonValue& entry : list) {
        const QString handle = entry[key].toVariant().toString();
        if (handle.isEmpty() || handles.contains(handle))
            return std::nullopt;
        handles.append(handle);
    }
    return handles;
}

QString samePlace(const Kind& kind, const QJsonObject& item, const QString& place, const QJsonObject& other)
{
    QString way;
    QString there;
    for (const Step& step : stepsOf(place)) {
        if (const auto* key = std::get_if<QString>(&step)) {
            way = placeOf(way, *key);
            there = placeOf(there, *key);
            continue;
        }
        const qsizetype index = std::get<qsizetype>(step);
        const auto same = sameEntry(valueAt(item, way).toArray(), index, valueAt(other, there).toArray(),
                                    handleIn(kind, way));
        if (!same)
            return there;
        way = placeOf(way, index);
        there = placeOf(there, *same);
    }
    return there;
}

} // namespace roadmarshal::content
