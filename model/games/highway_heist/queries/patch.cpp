#include "patch.h"

#include <QJsonDocument>

namespace roadmarshal::highway_heist {

QJsonObject mergePatch(const QJsonObject& from, const QJsonObject& to)
{
    QJsonObject patch;
    for (auto field = from.begin(); field != from.end(); ++field) {
        if (!to.contains(field.key()))
            patch[field.key()] = QJsonValue();
    }
    for (auto field = to.begin(); field != to.end(); ++field) {
        const QJsonValue before = from.value(field.key());
        if (before == field.value())
            continue;
        const bool areObjects = before.isObject() && field.value().isObject();
        patch[field.key()] = areObjects ? QJsonValue(mergePatch(before.toObject(), field.value().toObject()))
                                        : QJsonValue(field.value());
    }
    return patch;
}

QByteArray compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace roadmarshal::highway_heist
