// What the rulebook leaves to cards, boards and dice: built in, and as a table has it.
#pragma once

#include "content/library.h"
#include "dice/distribution.h"
#include "games/road_kill_rally/dashboard/dashboard.h"

#include <QJsonObject>
#include <QMap>

namespace roadmarshal::road_kill_rally {

struct Scoring
{
    std::array<int, colours> pedestrian{10, 20, 30};
    std::vector<int> place{60, 40, 20};
    int shoot = 10;
    int wipeOut = -20;
    bool operator==(const Scoring&) const = default;
};

struct HazardKind
{
    QString id;
    int dice = 0;
    bool stays = true;
    bool operator==(const HazardKind&) const = default;
};

struct Data
{
    dice::Die die;                       // RKR-D1
    QMap<QString, Dashboard> dashboards; // by car; "*": all others
    std::vector<RallyCard> rallyCards;   // RKR-D4
    std::vector<Accessory> accessories;  // RKR-D5
    Scoring scoring;                     // RKR-D6
    std::array<int, colours> supply{};   // RKR-D7: pedestrians in the box
    std::vector<HazardKind> hazards;     // RKR-D9
    std::vector<Skill> skills;           // RKR-D8
    dice::Distribution oneDie = {};      // of the die

    const Dashboard& dashboardOf(const QString& car) const;
    // Null if there is none.
    const RallyCard* rallyCard(QStringView id) const;
    const Accessory* accessory(QStringView id) const;
    const HazardKind* hazard(QStringView id) const;
    const Skill* skill(QStringView id) const;
};

// The built-in data with what this object says otherwise. What is wrong is a problem of the reader.
Data readData(const json::Reader& reader);

const content::Kind& dataKind();
// What a table says, on top of what the owner of the box has put over the built-in data.
std::expected<QJsonObject, Problem> withOwnersData(const QJsonObject& said, const content::Library& library);

// All of it as an item of the library, from what a table says otherwise than the built-in data; and back.
QJsonObject wholeData(const QJsonObject& said);
QJsonObject saidOtherwise(const QJsonObject& whole);

} // namespace roadmarshal::road_kill_rally
