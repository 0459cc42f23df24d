#include "marks.h"

#include <QJsonArray>

namespace roadmarshal::content {

namespace {

constexpr qsizetype mostMarks = 64; // of one object

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

} // namespace

QStringList inventedIn(const QJsonObject& item, const QJsonValue& ofFile)
{
    Marks marks;
    marks.add(ofFile);
    QStringList found;
    collect(item, {}, marks, found);
    return found;
}

} // namespace roadmarshal::content
