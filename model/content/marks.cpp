#include "marks.h"

#include "place.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>
#include <utility>
#include <vector>

namespace roadmarshal::content {

namespace {

constexpr qsizetype mostMarks = 256; // of one object

// Ways that marked fields lie at, seen from one value.
struct Marks
{
    bool all = false;
    QList<QStringList> ways = {};

    void add(const QJsonValue& mark)
    {
        all = all || mark.toBool();
        for (const QJsonValue& way : mark.toArray()) {
            if (ways.size() < mostMarks)
                ways.append(way.toString().split(u'.'));
        }
    }

    Marks at(const QString& key) const
    {
        Marks marks{all};
        for (const QStringList& way : ways) {
            if (way.first() != key)
                continue;
            if (way.size() == 1)
                marks.all = true;
            else
                marks.ways.append(way.sliced(1));
        }
        return marks;
    }
};

bool isHandle(const QString& key)
{
    return key == QStringLiteral("id") || key == QStringLiteral("format") || key == QStringLiteral("game") ||
           key == inventedKey;
}

void collect(const QJsonValue& value, const QString& path, Marks marks, QStringList& found)
{
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        marks.add(object[inventedKey]);
        for (auto field = object.begin(); field != object.end(); ++field) {
            if (!isHandle(field.key()))
                collect(field.value(), path.isEmpty() ? field.key() : path + u'.' + field.key(),
                        marks.at(field.key()), found);
        }
    } else if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i)
            collect(array[i], QStringLiteral("%1[%2]").arg(path).arg(i), marks, found);
    } else if (marks.all) {
        found.append(path);
    }
}

// What is marked in a value, seen from it: all of it, or ways as they stand in a mark.
struct Marked
{
    bool all = true;
    bool any = false; // it holds a value at all
    QStringList ways = {};
};

bool isListOfRecords(const QJsonArray& array)
{
    return !array.isEmpty() &&
           std::ranges::all_of(array, [](const QJsonValue& each) { return each.isObject(); });
}

// "grid[3]", "next[2][0]": as "grid", "next". Records in a list have places of their own behind them.
QString withoutLastIndices(QString place)
{
    while (place.endsWith(u']'))
        place.truncate(place.lastIndexOf(u'['));
    return place;
}

// Marks stand in the item and in each record of a list, nowhere else: what lies in an object by id is no
// field of it.
class Marking
{
public:
    explicit Marking(const QStringList& invented)
    {
        for (const QString& each : unconfirmedIn(invented))
            m_invented.insert(each);
    }

    Marked mark(QJsonValue& value, const QString& place) const
    {
        if (value.isObject()) {
            QJsonObject object = value.toObject();
            Marked found = markObject(object, place);
            value = object;
            return found;
        }
        if (QJsonArray array = value.toArray(); isListOfRecords(array)) {
            Marked found = markList(array, place);
            value = array;
            return found;
        }
        if (value.isArray() && value.toArray().isEmpty())
            return {};
        return {m_invented.contains(place) || holdsMarked(value.toArray(), place), true};
    }

    static void write(QJsonObject& object, const Marked& marked)
    {
        if (marked.all && marked.any)
            object[inventedKey] = true;
        else if (!marked.ways.isEmpty())
            object[inventedKey] = QJsonArray::fromStringList(marked.ways);
    }

private:
    // Some are records, some are not: one value all the same.
    bool holdsMarked(const QJsonArray& mixed, const QString& place) const
    {
        return std::ranges::any_of(mixed, [](const QJsonValue& each) { return each.isObject(); }) &&
               std::ranges::any_of(m_invented, [&](const QString& each) { return isAtOrIn(each, place); });
    }

    Marked markObject(QJsonObject& object, const QString& place) const
    {
        Marked found;
        object.remove(inventedKey);
        for (const QString& key : object.keys()) {
            if (isHandle(key))
                continue;
            QJsonValue value = object[key];
            const Marked inside = mark(value, placeOf(place, key));
            object[key] = value;
            if (!inside.any)
                continue;
            found.any = true;
            found.all = found.all && inside.all;
            if (inside.all)
                found.ways.append(key);
            for (const QString& way : inside.all ? QStringList() : inside.ways)
                found.ways.append(key + u'.' + way);
        }
        return found;
    }

    // What is marked in every record is said once for all of them.
    Marked markList(QJsonArray& list, const QString& place) const
    {
        std::vector<Marked> each;
        Marked found;
        bool first = true;
        for (qsizetype i = 0; i < list.size(); ++i) {
            QJsonObject record = list[i].toObject();
            each.push_back(markObject(record, placeOf(place, i)));
            list[i] = record;
            if (!each.back().any)
                continue;
            found.any = true;
            found.all = found.all && each.back().all;
            const QStringList& ways = each.back().ways;
            if (std::exchange(first, false))
                found.ways = ways;
            else
                found.ways.removeIf([&](const QString& way) { return !ways.contains(way); });
        }
        if (found.all)
            return {found.all, found.any};
        for (qsizetype i = 0; i < list.size(); ++i) {
            Marked& own = each[static_cast<size_t>(i)];
            if (!own.all)
                own.ways.removeIf([&](const QString& way) { return found.ways.contains(way); });
            QJsonObject record = list[i].toObject();
            write(record, own);
            list[i] = record;
        }
        return found;
    }

    QSet<QString> m_invented;
};

} // namespace

QStringList unconfirmedIn(const QStringList& invented)
{
    QStringList places;
    for (const QString& each : invented) {
        const QString place = withoutLastIndices(each);
        if (places.isEmpty() || places.last() != place) // those of one list stand together
            places.append(place);
    }
    return places;
}

QJsonObject marked(const QJsonObject& item, const QStringList& invented)
{
    QJsonValue value = item;
    const Marked found = Marking(invented).mark(value, {});
    QJsonObject object = value.toObject();
    Marking::write(object, found);
    return object;
}

QJsonObject confirmed(const QJsonObject& item, const QString& place, const QJsonValue& ofFile)
{
    QStringList invented = inventedIn(item, ofFile);
    const QString value = valueAt(item, place).isObject() ? place : withoutLastIndices(place);
    invented.removeIf([&](const QString& each) { return isAtOrIn(each, value); });
    return marked(item, invented);
}

QStringList inventedIn(const QJsonObject& item, const QJsonValue& ofFile)
{
    Marks marks;
    marks.add(ofFile);
    QStringList found;
    collect(item, {}, marks, found);
    return found;
}

} // namespace roadmarshal::content
