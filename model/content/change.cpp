#include "change.h"

#include "marks.h"
#include "place.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::content {

namespace {

const QString kindKey = QStringLiteral("kind");
const QString itemKey = QStringLiteral("item");
const QString atKey = QStringLiteral("at");
const QString fromKey = QStringLiteral("from");
const QString toKey = QStringLiteral("to");
constexpr qsizetype longestPlace = 1000;

// Such a key can't stand in a place.
bool isPlain(const QString& key)
{
    return !key.isEmpty() && !key.contains(u'.') && !key.contains(u'[');
}

class Changes
{
public:
    explicit Changes(const Printed& of) : m_of(of) {}

    void compare(const QString& place, const QJsonValue& from, const QJsonValue& to)
    {
        if (from == to)
            return;
        if (from.isObject() && to.isObject() && arePlain(from.toObject()) && arePlain(to.toObject()))
            compare(place, from.toObject(), to.toObject());
        else if (from.isArray() && to.isArray() && from.toArray().size() == to.toArray().size())
            compare(place, from.toArray(), to.toArray());
        else
            m_changes.push_back({m_of.kind, m_of.item, place, from, to});
    }
    std::vector<Change> take() { return std::move(m_changes); }

private:
    static bool arePlain(const QJsonObject& object) { return std::ranges::all_of(object.keys(), isPlain); }

    void compare(const QString& place, const QJsonObject& from, const QJsonObject& to)
    {
        QStringList keys = from.keys() + to.keys();
        keys.removeDuplicates();
        keys.removeAll(inventedKey);
        for (const QString& key : std::as_const(keys))
            compare(placeOf(place, key), from[key], to[key]);
    }
    void compare(const QString& place, const QJsonArray& from, const QJsonArray& to)
    {
        for (qsizetype i = 0; i < from.size(); ++i)
            compare(placeOf(place, i), from[i], to[i]);
    }

    Printed m_of;
    std::vector<Change> m_changes;
};

} // namespace

QJsonValue storeValue(const Change& change)
{
    QJsonObject stored{{kindKey, change.kind}, {itemKey, change.item}, {atKey, change.at}};
    stored[fromKey] = change.from; // what is undefined is left out
    stored[toKey] = change.to;
    return stored;
}

void restoreValue(const json::Reader& reader, Change& change)
{
    (void)reader.object();
    change = {reader[kindKey].text(), reader[itemKey].text(), reader[atKey].text(longestPlace, {}),
              reader[fromKey].value(), reader[toKey].value()};
}

std::vector<Change> changesBetween(const Printed& of, const QJsonObject& from, const QJsonObject& to)
{
    Changes changes(of);
    changes.compare({}, QJsonValue(from), QJsonValue(to));
    return changes.take();
}

QJsonObject withChanges(QJsonObject item, const std::vector<Change>& changes)
{
    for (const Change& change : changes)
        item = change.at.isEmpty() ? change.to.toObject() : withValue(item, change.at, change.to);
    return item;
}

QString outermostMissing(const QJsonObject& item, const QString& place)
{
    QString way;
    for (const Step& step : stepsOf(place)) {
        const auto* key = std::get_if<QString>(&step);
        way = key ? placeOf(way, *key) : placeOf(way, std::get<qsizetype>(step));
        if (valueAt(item, way).isUndefined())
            return way;
    }
    return place;
}

std::optional<QString> placeOfEntry(const QJsonObject& item, const QStringList& lists, const QString& id)
{
    for (const QString& list : lists) {
        if (item[list].isObject() && item[list].toObject().contains(id) && isPlain(id))
            return placeOf(list, id);
        const QJsonArray entries = item[list].toArray();
        for (qsizetype i = 0; i < entries.size(); ++i) {
            if (entries[i].toObject()[QStringLiteral("id")] == id)
                return placeOf(list, i);
        }
    }
    return std::nullopt;
}

} // namespace roadmarshal::content
