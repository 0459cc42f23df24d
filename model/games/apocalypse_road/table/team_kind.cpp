#include "team_kind.h"

#include "names.h"
#include "setup.h"

#include <QJsonArray>

namespace roadmarshal::apocalypse_road {

namespace {

using content::Field;
using enum content::Field::Need;

std::vector<Field> carFields()
{
    return {{QStringLiteral("id"), QStringLiteral("field-number"), content::Text{longestNumber}, Required},
            {QStringLiteral("driver"), QStringLiteral("field-driver"), content::Text{longestName}},
            {QStringLiteral("speed"), QStringLiteral("label-speed"), content::Number{0, highestSpeed}},
            {QStringLiteral("defense"), QStringLiteral("label-defense"), content::Number{0, highestDefense}},
            {QStringLiteral("weapon"), QStringLiteral("label-weapon"),
             content::Word{weaponWords, QStringLiteral("weapon-")}},
            {QStringLiteral("mount"), QStringLiteral("field-mount"),
             content::Word{mountWords, QStringLiteral("mount-")}},
            {QStringLiteral("targeting"), QStringLiteral("label-targeting"),
             content::Number{0, highestTargeting}}};
}

// 2.0
std::vector<content::Total> carsOf(const QJsonObject& team)
{
    const QString key = QStringLiteral("cars");
    return {
        {{QStringLiteral("field-cars"), {}}, static_cast<int>(team[key].toArray().size()), carsPerTeam, key}};
}

} // namespace

const content::Kind& teamKind()
{
    static const content::Kind kind{
        .id = QStringLiteral("team"),
        .label = QStringLiteral("field-team"),
        .game = QStringLiteral("apocalypse-road"),
        .format = QStringLiteral("roadmarshal-teams/1"),
        .folder = QStringLiteral("teams"),
        .ending = QStringLiteral(".teams.json"),
        .within = QStringLiteral("teams"),
        .fields = {{QStringLiteral("id"), QStringLiteral("field-id"), content::Text{longestTeamId}, Required},
                   {QStringLiteral("name"), QStringLiteral("field-name"), content::Text{longestName}},
                   {QStringLiteral("home"), QStringLiteral("field-home"), content::Text{longestName}},
                   {QStringLiteral("livery"), QStringLiteral("field-livery"), content::Livery{mostTeams}},
                   {QStringLiteral("cars"), QStringLiteral("field-cars"),
                    content::List{carsPerTeam, carsPerTeam}, Required, carFields()}},
        .check = problemOfTeam,
        .totals = carsOf};
    return kind;
}

} // namespace roadmarshal::apocalypse_road
