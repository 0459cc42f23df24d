#include "data_fields.h"

#include "data.h"
#include "games/road_kill_rally/road/road_tile.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

namespace {

using content::Field;
using Need = Field::Need;

constexpr int mostEntries = 200;
constexpr int mostPoints = 99;
constexpr int mostCopies = 999;
constexpr int mostDice = 20;
constexpr int mostNumber = 9999;
constexpr int longestText = 400;

QString label(const QString& word)
{
    return u"field-"_s + word;
}

Field number(const QString& key, int least, int most)
{
    return {key, label(key), content::Number{least, most}};
}

Field text(const QString& key, int longest, Need need = Need::Optional)
{
    return {key, label(key), content::Text{longest}, need};
}

Field word(const QString& key, const QStringList& words)
{
    return {key, label(key), content::Word{words, u"word-"_s}};
}

Field words(const QString& key, const QStringList& known, int most)
{
    return {key,
            label(key),
            content::List{0, most},
            Need::Optional,
            {{{}, label(key), content::Word{known, u"word-"_s}}}};
}

Field numbers(const QString& key, int least, int greatest, int most)
{
    return {key,
            label(key),
            content::List{0, most},
            Need::Optional,
            {{{}, label(key), content::Number{least, greatest}}}};
}

Field list(const QString& key, const QString& name, std::vector<Field> fields)
{
    return {key, label(name), content::List{0, mostEntries}, Need::Optional, std::move(fields)};
}

Field record(const QString& key, std::vector<Field> fields)
{
    return {key, label(key), content::Record{}, Need::Optional, std::move(fields)};
}

std::vector<Field> byColour()
{
    std::vector<Field> fields;
    for (const QString& colour : colourWords())
        fields.push_back({colour, u"word-"_s + colour, content::Number{0, mostNumber}});
    return fields;
}

// A line of ten dice counts; a dash where the box is left alone.
std::vector<Field> crashFields()
{
    std::vector<Field> fields;
    for (const QString& danger : dangerWords())
        fields.push_back({danger, u"word-"_s + danger, content::List{0, fastest}});
    return fields;
}

std::vector<Field> dashboardFields()
{
    return {text(u"id"_s, longestId, Need::Required),
            record(u"crash"_s, crashFields()),
            {u"slots"_s,
             label(u"slots"_s),
             content::List{0, mostSlots},
             Need::Optional,
             {text(u"id"_s, longestId, Need::Required), word(u"colour"_s, slotColourWords())}},
            number(u"wipeoutSlots"_s, 1, mostNumber)};
}

std::vector<Field> rallyCardFields()
{
    return {text(u"id"_s, longestId, Need::Required),
            text(u"title"_s, longestName),
            number(u"count"_s, 0, mostCopies),
            number(u"ammo"_s, 0, mostPoints),
            word(u"type"_s, {u"plain"_s, u"attack"_s, u"defence"_s, u"pit"_s, u"hazard"_s}),
            word(u"arc"_s, arcWords()),
            number(u"range"_s, 0, 999),
            number(u"dice"_s, 0, mostDice),
            number(u"ammoCost"_s, 0, mostPoints),
            number(u"prevents"_s, 0, mostPoints),
            text(u"hazard"_s, longestId),
            text(u"effect"_s, longestText)};
}

std::vector<Field> accessoryFields()
{
    constexpr int mostColours = 12;
    return {text(u"id"_s, longestId, Need::Required),
            text(u"title"_s, longestName),
            number(u"count"_s, 0, mostCopies),
            words(u"colours"_s, slotColourWords(), mostColours),
            word(u"kind"_s, {u"weapon"_s, u"armour"_s, u"driver"_s, u"device"_s}),
            number(u"ammo"_s, 0, mostPoints),
            number(u"range"_s, 0, 999),
            number(u"dice"_s, 0, mostDice),
            word(u"arc"_s, arcWords()),
            number(u"prevents"_s, 0, mostPoints),
            words(u"appliesTo"_s, {u"weapon"_s, u"attackCard"_s, u"check"_s, u"collision"_s}, 4),
            number(u"pedDice"_s, 0, mostDice),
            words(u"flags"_s, {u"veteran"_s, u"jumpJets"_s}, 2),
            text(u"text"_s, longestText)};
}

std::vector<Field> skillFields()
{
    constexpr int mostBoxes = 10;
    return {text(u"id"_s, longestId, Need::Required), text(u"title"_s, longestName),
            number(u"freeUp"_s, 0, mostBoxes),        number(u"freeDown"_s, 0, mostBoxes),
            number(u"laneDie"_s, 0, mostBoxes),       text(u"text"_s, longestText)};
}

std::vector<Field> hazardFields()
{
    return {text(u"id"_s, longestId, Need::Required),
            number(u"dice"_s, 0, mostDice),
            {u"stays"_s, label(u"stays"_s), content::Switch{}}};
}

} // namespace

std::vector<Field> dataFields()
{
    constexpr int mostFaces = 100;
    constexpr int mostHits = 9;
    constexpr int mostPlaces = 6;
    return {text(u"id"_s, longestName, Need::Required),
            text(u"name"_s, longestName),
            record(u"dice"_s, {numbers(u"faces"_s, 0, mostHits, mostFaces),
                               numbers(u"explodeOn"_s, 0, mostHits, mostFaces)}),
            record(u"scoring"_s,
                   {record(u"pedestrian"_s, byColour()), numbers(u"place"_s, 0, mostNumber, mostPlaces),
                    number(u"shoot"_s, 0, mostNumber), number(u"wipeout"_s, -mostNumber, mostNumber)}),
            record(u"supply"_s, {record(u"pedestrians"_s, byColour())}),
            list(u"dashboards"_s, u"dashboards"_s, dashboardFields()),
            list(u"rallyCards"_s, u"rally-cards"_s, rallyCardFields()),
            list(u"accessories"_s, u"accessories"_s, accessoryFields()),
            list(u"hazards"_s, u"hazards"_s, hazardFields()),
            list(u"skills"_s, u"skills"_s, skillFields())};
}

} // namespace roadmarshal::road_kill_rally
