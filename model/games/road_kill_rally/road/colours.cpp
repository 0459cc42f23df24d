#include "colours.h"

namespace roadmarshal::road_kill_rally {

const QStringList& dangerWords()
{
    static const QStringList words{QStringLiteral("green"), QStringLiteral("yellow"),
                                   QStringLiteral("orange"), QStringLiteral("red")};
    return words;
}

const QStringList& colourWords()
{
    static const QStringList words{QStringLiteral("green"), QStringLiteral("yellow"), QStringLiteral("red")};
    return words;
}

QString toText(Colour colour)
{
    return colourWords()[static_cast<int>(colour)];
}

} // namespace roadmarshal::road_kill_rally
