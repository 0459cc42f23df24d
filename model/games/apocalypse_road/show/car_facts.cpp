#include "car_facts.h"

namespace roadmarshal::apocalypse_road {

namespace {

table::Message message(const QString& code, const QJsonObject& args = {})
{
    return {code, args};
}

table::Message number(int value)
{
    return message(QStringLiteral("value-number"), {{QStringLiteral("number"), value}});
}

} // namespace

QList<mats::Fact> printedFacts(const CarSheet& car)
{
    QList<mats::Fact> facts{
        {message(QStringLiteral("label-speed")), number(car.speed), QStringLiteral("speed")},
        {message(QStringLiteral("label-defense")), number(car.defense), QStringLiteral("shield")},
        {message(QStringLiteral("label-weapon")),
         message(QStringLiteral("value-weapon"),
                 {{QStringLiteral("weapon"), QStringLiteral("@weapon-") + toText(car.weapon)},
                  {QStringLiteral("mount"), QStringLiteral("@mount-") + toText(car.mount)}}),
         QStringLiteral("weapon")}};
    if (car.targeting > 0)
        facts.append({message(QStringLiteral("label-targeting")),
                      message(QStringLiteral("value-bonus"), {{QStringLiteral("number"), car.targeting}}),
                      QStringLiteral("target")});
    return facts;
}

} // namespace roadmarshal::apocalypse_road
