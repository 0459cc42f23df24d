#include "place.h"

#include <QJsonArray>

#include <span>
#include <variant>
#include <vector>

namespace roadmarshal::content {

namespace {

using Step = std::variant<QString, qsizetype>;

std::vector<Step> stepsOf(QStringView path)
{
    std::vector<Step> steps;
    for (QStringView part : path.split(u'.', Qt::SkipEmptyParts)) {
        const qsizetype bracket = part.indexOf(u'[');
        if (bracket != 0)
            steps.emplace_back((bracket < 0 ? part : part.first(bracket)).toString());
        if (bracket < 0)
            continue;
        for (QStringView index : part.sliced(bracket + 1).split(u'['))
            steps.emplace_back(static_cast<qsizetype>(index.chopped(1).toInt()));
    }
    return steps;
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

QJsonValue valueAt(const QJsonObject& item, QStringView path)
{
    QJsonValue value = item;
    for (const Step& step : stepsOf(path)) {
        const QString* key = std::get_if<QString>(&step);
        value = key ? value.toObject().value(*key) : value.toArray().at(std::get<qsizetype>(step));
    }
    return value;
}

QJsonObject withValue(const QJsonObject& item, QStringView path, const QJsonValue& value)
{
    return with(item, stepsOf(path), value).toObject();
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
