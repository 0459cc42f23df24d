#include "reasons.h"

#include "games/apocalypse_trail/words/wording.h"

namespace roadmarshal::apocalypse_trail {

QJsonObject reasonOf(const Objection& objection)
{
    return {{QStringLiteral("rule"), objection.citation.rule},
            {QStringLiteral("ruling"), objection.citation.ruling},
            {QStringLiteral("text"), say(objection.message)}};
}

QJsonArray reasonsOf(const Objections& objections)
{
    QJsonArray reasons;
    for (const Objection& objection : objections)
        reasons.append(reasonOf(objection));
    return reasons;
}

} // namespace roadmarshal::apocalypse_trail
