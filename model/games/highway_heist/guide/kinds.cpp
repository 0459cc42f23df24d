#include "kinds.h"

#include "games/highway_heist/show/show.h"
#include "games/highway_heist/table/names.h"
#include "guide_fields.h"
#include "read_boards.h"
#include "read_guide.h"
#include "read_power.h"

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

// What the app does of the Special Power.
Field hooks()
{
    return {QStringLiteral("hooks"),
            label("hooks"),
            content::List{0, mostHooks},
            Optional,
            {{QStringLiteral("do"), label("do"), content::Word{hookWords, QStringLiteral("hook-")}, Required},
             {QStringLiteral("skill"), label("skill"), content::Word{skillWords, QStringLiteral("field-")}},
             {QStringLiteral("action"), label("action"), content::Word{rangeWords, QStringLiteral("range-")}},
             {QStringLiteral("by"), label("by"), content::Number{0, mostHookSpaces}}}};
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

// Step 8 of the set-up: four cards of Level 1, four of Level 2, one of Level 3; twelve Enemy cards.
std::vector<content::Total> cardsOf(const QJsonObject& guide)
{
    const auto count = [&](const char* key) {
        return static_cast<int>(guide[QLatin1StringView(key)].toObject().size());
    };
    std::vector<content::Total> totals;
    if (guide.contains(QStringLiteral("enemyCards")))
        totals.push_back({{label("enemyCards"), {}}, count("enemyCards"), 12, QStringLiteral("enemyCards")});
    if (guide.contains(QStringLiteral("stunts")))
        totals.push_back({{label("stunts"), {}}, count("stunts"), 9, QStringLiteral("stunts")});
    return totals;
}

std::shared_ptr<const board::Board> roadOf(const QJsonObject& object)
{
    const auto guide = readGuide(object);
    return guide ? boardOf(*guide) : nullptr;
}

} // namespace

const content::Kind& characterKind()
{
    static const content::Kind kind = [] {
        std::vector<Field> fields = boardFields(iconFields());
        fields.push_back({QStringLiteral("boostMax"), label("boostMax"), content::Number{0, mostBoost}});
        fields.push_back({QStringLiteral("tokens"), label("ownTokens"), content::Number{0, mostOwnTokens}});
        fields.push_back(hooks());
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
        fields.push_back(hooks());
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
    static const content::Kind kind{.id = QStringLiteral("guide"),
                                    .label = label("guide"),
                                    .game = gameId,
                                    .format = guideFormat,
                                    .folder = QStringLiteral("guides"),
                                    .ending = QStringLiteral(".guide.json"),
                                    .fields = guideFields(),
                                    .check = problemOfGuide,
                                    .totals = cardsOf,
                                    .picture = roadOf};
    return kind;
}

} // namespace roadmarshal::highway_heist
