#include "kinds.h"

#include "games/highway_heist/table/names.h"
#include "read_boards.h"
#include "read_guide.h"

namespace roadmarshal::highway_heist {

namespace {

using content::Field;
using enum content::Field::Need;

QString label(const char* word)
{
    return QStringLiteral("field-") + QLatin1StringView(word);
}

Field text(const char* key, int longest)
{
    return {QLatin1StringView(key), label(key), content::Text{longest}};
}

std::vector<Field> iconFields()
{
    std::vector<Field> fields;
    for (const QString& skill : skillWords)
        fields.push_back({skill, QStringLiteral("field-") + skill, content::Number{0, mostIcons}});
    return fields;
}

std::vector<Field> sideFields()
{
    std::vector<Field> fields = iconFields();
    fields.push_back({QStringLiteral("strength"), label("strength"), content::Number{1, mostStrength}});
    return fields;
}

std::vector<Field> boardFields(const std::vector<Field>& icons)
{
    std::vector<Field> fields{{QStringLiteral("id"), label("id"), content::Text{longestId}, Required},
                              text("name", longestName)};
    fields.insert(fields.end(), icons.begin(), icons.end());
    fields.push_back(text("power", longestText));
    return fields;
}

std::optional<Problem> problemOfCharacter(const QJsonObject& object)
{
    const json::Reader reader{QJsonValue(object)};
    (void)readCharacter(reader);
    return reader.problem();
}

std::optional<Problem> problemOfBoard(const QJsonObject& object)
{
    const json::Reader reader{QJsonValue(object)};
    (void)readVehicleBoard(reader);
    return reader.problem();
}

std::optional<Problem> problemOfGuide(const QJsonObject& object)
{
    const auto guide = readGuide(object);
    return guide ? std::nullopt : std::optional(guide.error());
}

} // namespace

const content::Kind& characterKind()
{
    static const content::Kind kind = [] {
        std::vector<Field> fields = boardFields(iconFields());
        fields.push_back({QStringLiteral("boostMax"), label("boostMax"), content::Number{0, mostBoost}});
        return content::Kind{.id = QStringLiteral("character"),
                             .label = label("character"),
                             .game = gameId,
                             .format = QStringLiteral("roadmarshal-characters/1"),
                             .folder = QStringLiteral("characters"),
                             .ending = QStringLiteral(".characters.json"),
                             .within = QStringLiteral("characters"),
                             .fields = fields,
                             .check = problemOfCharacter};
    }();
    return kind;
}

const content::Kind& vehicleBoardKind()
{
    static const content::Kind kind = [] {
        std::vector<Field> fields = boardFields(sideFields());
        fields.push_back(
            {QStringLiteral("hijacked"), label("hijacked"), content::Record{}, Optional, sideFields()});
        return content::Kind{.id = QStringLiteral("vehicle"),
                             .label = label("vehicle"),
                             .game = gameId,
                             .format = QStringLiteral("roadmarshal-vehicles/1"),
                             .folder = QStringLiteral("vehicles"),
                             .ending = QStringLiteral(".vehicles.json"),
                             .within = QStringLiteral("vehicles"),
                             .fields = fields,
                             .check = problemOfBoard};
    }();
    return kind;
}

const content::Kind& guideKind()
{
    static const content::Kind kind{
        .id = QStringLiteral("guide"),
        .label = label("guide"),
        .game = gameId,
        .format = guideFormat,
        .folder = QStringLiteral("guides"),
        .ending = QStringLiteral(".guide.json"),
        .fields = {{QStringLiteral("id"), label("id"), content::Text{longestId}, Required},
                   text("name", longestName),
                   text("text", longestText),
                   {QStringLiteral("road"), label("road"), content::Record{}},
                   {QStringLiteral("numbers"), label("numbers"), content::Record{}},
                   text("main", longestId),
                   {QStringLiteral("vehicles"), label("vehicles"), content::Record{}},
                   {QStringLiteral("counters"), label("counters"), content::Record{}},
                   {QStringLiteral("tokens"), label("tokens"), content::Record{}},
                   {QStringLiteral("win"), label("win"), content::List{0, mostListed}},
                   {QStringLiteral("lose"), label("lose"), content::List{0, mostListed}},
                   {QStringLiteral("setup"), label("setup"), content::Record{}},
                   {QStringLiteral("enemyCards"), label("enemyCards"), content::Record{}},
                   {QStringLiteral("stunts"), label("stunts"), content::Record{}}},
        .check = problemOfGuide};
    return kind;
}

} // namespace roadmarshal::highway_heist
