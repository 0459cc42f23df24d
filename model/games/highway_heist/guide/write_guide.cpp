#include "games/highway_heist/table/names.h"
#include "numbers.h"
#include "read_cards.h"
#include "read_guide.h"

namespace roadmarshal::highway_heist {

namespace {

void addText(QJsonObject& object, const char* key, const QString& value)
{
    if (!value.isEmpty())
        object[QLatin1StringView(key)] = value;
}

QJsonArray written(const std::vector<Place>& places)
{
    QJsonArray list;
    for (const Place& place : places)
        list.append(toText(place));
    return list;
}

QJsonObject written(const Numbers& numbers)
{
    QJsonObject object;
    for (const NumberField& field : numberFields)
        object[QLatin1StringView(field.name)] = numbers.*field.member;
    return object;
}

QJsonObject written(const GuideVehicle& vehicle)
{
    QJsonObject object{{QStringLiteral("footprint"), QJsonArray{vehicle.columns, vehicle.rows}},
                       {QStringLiteral("slots"), vehicle.roofSlots},
                       {QStringLiteral("enemyPegs"), vehicle.enemyPegs},
                       {QStringLiteral("flies"), vehicle.flies}};
    if (vehicle.at)
        object[QStringLiteral("at")] = toText(*vehicle.at);
    addText(object, "wrecks", vehicle.wrecks);
    addText(object, "name", vehicle.name);
    return object;
}

QJsonObject written(const Objective& objective)
{
    if (!objective.counter.isEmpty())
        return {{QStringLiteral("counter"), objective.counter}, {QStringLiteral("at"), objective.at}};
    return {{QStringLiteral("tokens"), QJsonArray::fromStringList(objective.tokens)},
            {QStringLiteral("count"), objective.count}};
}

template <class Of>
QJsonObject writtenAll(const std::map<QString, Of>& cards)
{
    QJsonObject object;
    for (const auto& [id, card] : cards)
        object[id] = written(card);
    return object;
}

QJsonObject writtenValues(const auto& values)
{
    QJsonObject object;
    for (const auto& [id, value] : values)
        object[id] = value;
    return object;
}

void addEnds(QJsonObject& object, const Guide& guide)
{
    QJsonArray win;
    for (const Objective& objective : guide.win)
        win.append(written(objective));
    QJsonArray lose;
    for (const QString& token : guide.lose)
        lose.append(QJsonObject{{QStringLiteral("adrift"), token}});
    object[QStringLiteral("win")] = win;
    object[QStringLiteral("lose")] = lose;
}

} // namespace

QJsonObject writtenGuide(const Guide& guide)
{
    QJsonObject vehicles;
    for (const GuideVehicle& vehicle : guide.vehicles)
        vehicles[vehicle.id] = written(vehicle);
    QJsonObject object{
        {QStringLiteral("format"), guideFormat},
        {QStringLiteral("id"), guide.id},
        {QStringLiteral("road"), QJsonObject{{QStringLiteral("columns"), guide.road.columns},
                                             {QStringLiteral("rows"), guide.road.rows},
                                             {QStringLiteral("start"), written(guide.road.start)}}},
        {QStringLiteral("numbers"), written(guide.numbers)},
        {QStringLiteral("vehicles"), vehicles},
        {QStringLiteral("counters"), writtenValues(guide.counters)},
        {QStringLiteral("tokens"), writtenValues(guide.tokens)},
        {QStringLiteral("setup"), QJsonObject{{QStringLiteral("suvs"), written(guide.suvs)},
                                              {QStringLiteral("enemies"), written(guide.enemies)}}},
        {QStringLiteral("enemyCards"), writtenAll(guide.enemyCards)},
        {QStringLiteral("stunts"), writtenAll(guide.stunts)}};
    addEnds(object, guide);
    addText(object, "main", guide.main);
    addText(object, "name", guide.name);
    addText(object, "text", guide.text);
    return object;
}

} // namespace roadmarshal::highway_heist
