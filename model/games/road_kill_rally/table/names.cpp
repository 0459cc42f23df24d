#include "names.h"

namespace roadmarshal::road_kill_rally {

const QStringList& phaseWords()
{
    static const QStringList words{QStringLiteral("configure"), QStringLiteral("poles"),
                                   QStringLiteral("draw"),      QStringLiteral("move"),
                                   QStringLiteral("combat"),    QStringLiteral("over")};
    return words;
}

const QStringList& variantWords()
{
    static const QStringList words{QStringLiteral("elimination"), QStringLiteral("teams"),
                                   QStringLiteral("skills")};
    return words;
}

const QStringList& byWhomWords()
{
    static const QStringList words{QStringLiteral("table"), QStringLiteral("app")};
    return words;
}

} // namespace roadmarshal::road_kill_rally
