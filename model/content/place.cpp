#include "place.h"

#include <QJsonArray>

#include <algorithm>
#include <span>

namespace roadmarshal::content {

namespace {

// Places are made with these.
bool isOfPlaces(QChar c)
{
    return c == u'.' || c == u'[' || c == u']';
}

QJsonValue with(const QJsonValue& in, std::span<const Step> steps, const QJsonValue& value)
{
    if (steps.empty())
        return value;
    if (const QString* key = std::get_if<QString>(&steps.front())) {
        QJsonObject object = in.toObject();
        const QJsonValue changed = with(object[*key], steps.subspan(1), value);
        if (changed.isUndefined())
            object.remove(*key);
        else
            object[*key] = changed;
        return object;
    }
    QJsonArray array = in.toArray();
    const qsizetype index = std::get<qsizetype>(steps.front());
    if (index < 0 || index > array.size())
        return array;
    const QJsonValue changed = with(array.at(index), steps.subspan(1), value);
    if (index == array.size()) {
        if (!changed.isUndefined())
            array.append(changed);
    } else if (changed.isUndefined()) {
        array.removeAt(index);
    } else {
        array[index] = changed;
    }
    return array;
}

} // namespace

std::vector<Step> stepsOf(QStringView place)
{
    std::vector<Step> steps;
    for (QStringView part : place.split(u'.', Qt::SkipEmptyParts)) {
        const qsizetype bracket = part.indexOf(u'[');
        if (bracket != 0)
            steps.emplace_back((bracket < 0 ? part : part.first(bracket)).toString());
        if (bracket < 0)
            continue;
        // What a stranger's file calls a key may look like an index, and be none.
        for (QStringView index : part.sliced(bracket + 1).split(u'['))
            steps.emplace_back(
                static_cast<qsizetype>(index.first(std::max<qsizetype>(0, index.indexOf(u']'))).toInt()));
    }
    return steps;
}

QJsonValue valueAt(const QJsonObject& item, QStringView place)
{
    QJsonValue value = item;
    for (const Step& step : stepsOf(place)) {
        const QString* key = std::get_if<QString>(&step);
        value = key ? value.toObject().value(*key) : value.toArray().at(std::get<qsizetype>(step));
    }
    return value;
}

QJsonObject withValue(const QJsonObject& item, QStringView place, const QJsonValue& value)
{
    return with(item, stepsOf(place), value).toObject();
}

bool canBeKey(QStringView text)
{
    return std::ranges::none_of(text, isOfPlaces);
}

QString asKey(const QString& text)
{
    QString key = text.trimmed();
    key.removeIf(isOfPlaces);
    return key;
}

QString placeOf(const QString& parent, const QString& key)
{
    return parent.isEmpty() ? key : parent + u'.' + key;
}

QString placeOf(const QString& parent, qsizetype index)
{
    return QStringLiteral("%1[%2]").arg(parent).arg(index);
}

bool isAtOrIn(QStringView place, QStringView outer)
{
    if (outer.isEmpty() || place == outer)
        return true;
    if (!place.startsWith(outer))
        return false;
    const QChar next = place[outer.size()];
    return next == u'.' || next == u'[';
}

} // namespace roadmarshal::content
