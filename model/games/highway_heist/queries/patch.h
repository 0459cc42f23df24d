// The difference between two JSON objects as a merge patch (RFC 7396).
#pragma once

#include <QByteArray>
#include <QJsonObject>

namespace roadmarshal::highway_heist {

// Nothing in it that stays the same; null for what is gone.
QJsonObject mergePatch(const QJsonObject& from, const QJsonObject& to);
QByteArray compact(const QJsonObject& object);

} // namespace roadmarshal::highway_heist
