#include "objections.h"

#include "speed_menu.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

table::Objection objection(const char* rule, const char* code, const QJsonObject& args)
{
    return {{QLatin1StringView(code), args}, {QLatin1StringView(rule), {}}};
}

table::Objections objectionsToSpeed(const State& state, const Car& car, int box)
{
    if (box < 1 || box > fastest)
        return {objection("RKR-22", "speed-off-log")};
    if (canPay(state, car, box))
        return {};
    return {objection("RKR-21", "speed-too-dear",
                      {{u"box"_s, box}, {u"cost"_s, speedCost(state, car, box)}, {u"hand"_s, car.hand}})};
}

} // namespace roadmarshal::road_kill_rally
