#include "reasons.h"

#include "games/road_kill_rally/words/wording.h"

#include <QJsonDocument>

#include <cmath>

namespace roadmarshal::road_kill_rally {

QJsonArray reasonsJson(const table::Objections& objections)
{
    QJsonArray reasons;
    for (const table::Objection& objection : objections) {
        QJsonObject reason{{QStringLiteral("rule"), objection.citation.rule},
                           {QStringLiteral("text"), say(objection.message)}};
        if (!objection.citation.ruling.isEmpty())
            reason[QStringLiteral("ruling")] = objection.citation.ruling;
        reasons.append(reason);
    }
    return reasons;
}

QByteArray compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

double rounded(double chance)
{
    constexpr double decimals = 1e6;
    return std::round(std::clamp(chance, 0.0, 1.0) * decimals) / decimals;
}

} // namespace roadmarshal::road_kill_rally
