#include "segment.h"

#include "names.h"
#include "json/reader.h"

namespace roadmarshal::apocalypse_road {

namespace {

const QStringList stageWords{QStringLiteral("none"),  QStringLiteral("move"), QStringLiteral("collision"),
                             QStringLiteral("chain"), QStringLiteral("draw"), QStringLiteral("event"),
                             QStringLiteral("late")};
const QStringList starWords{QStringLiteral("no"), QStringLiteral("yes"), QStringLiteral("unknown")};
constexpr int mostCarIndex = 1000;

} // namespace

QJsonValue storeValue(const Segment& segment)
{
    if (!segment.isOpen())
        return QJsonObject();
    return QJsonObject{{QStringLiteral("stage"), wordFor(stageWords, segment.stage)},
                       {QStringLiteral("car"), segment.car},
                       {QStringLiteral("star"), wordFor(starWords, segment.star)},
                       {QStringLiteral("fired"), segment.fired},
                       {QStringLiteral("barred"), segment.barred},
                       {QStringLiteral("target"), segment.target},
                       {QStringLiteral("sideswipe"), segment.sideswipe},
                       {QStringLiteral("crash"), segment.crash},
                       {QStringLiteral("event"), segment.event},
                       {QStringLiteral("damageBefore"), segment.damageBefore},
                       {QStringLiteral("boost"), segment.boost}};
}

void restoreValue(const json::Reader& reader, Segment& segment)
{
    segment = {};
    if (reader.object().isEmpty())
        return;
    segment.stage = static_cast<Stage>(reader[QStringLiteral("stage")].word(stageWords));
    segment.car = reader[QStringLiteral("car")].integer(0, mostCarIndex);
    segment.star = static_cast<Star>(reader[QStringLiteral("star")].word(starWords));
    segment.fired = reader[QStringLiteral("fired")].boolean(false);
    segment.barred = reader[QStringLiteral("barred")].boolean(false);
    segment.target = reader[QStringLiteral("target")].integer(-1, mostCarIndex);
    segment.sideswipe = reader[QStringLiteral("sideswipe")].boolean(false);
    segment.crash = reader[QStringLiteral("crash")].text();
    segment.event = reader[QStringLiteral("event")].text();
    segment.damageBefore = reader[QStringLiteral("damageBefore")].integer(0, mostCarIndex);
    segment.boost = reader[QStringLiteral("boost")].text();
}

} // namespace roadmarshal::apocalypse_road
