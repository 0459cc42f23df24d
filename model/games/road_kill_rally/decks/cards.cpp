#include "cards.h"

namespace roadmarshal::road_kill_rally {

const QStringList& arcWords()
{
    static const QStringList words{QStringLiteral("front"), QStringLiteral("rear"), QStringLiteral("side"),
                                   QStringLiteral("any"), QStringLiteral("all")};
    return words;
}

const QStringList& slotColourWords()
{
    static const QStringList words{QStringLiteral("red"), QStringLiteral("green"), QStringLiteral("yellow")};
    return words;
}

} // namespace roadmarshal::road_kill_rally
