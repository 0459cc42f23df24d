#include "read_boards.h"

#include "games/highway_heist/table/names.h"
#include "kinds.h"
#include "read_power.h"

namespace roadmarshal::highway_heist {

namespace {

Icons readIcons(const json::Reader& reader, const Icons& otherwise = {})
{
    const auto icons = [&](Skill skill) {
        return reader[wordFor(skillWords, skill)].integer(0, mostIcons, otherwise.of(skill));
    };
    return {icons(Skill::Speed), icons(Skill::Control), icons(Skill::Athletics), icons(Skill::Defense)};
}

// The back of every board, where it does not say otherwise (section 7).
BoardSide usualHijacked()
{
    return {{1, 1, 1, 1}, 3};
}

BoardSide readSide(const json::Reader& reader, const BoardSide& otherwise)
{
    return {readIcons(reader, otherwise.icons),
            reader[QStringLiteral("strength")].integer(1, mostStrength, otherwise.strength)};
}

QString readText(const json::Reader& reader, const char* key, int longest)
{
    const json::Reader field = reader[QLatin1StringView(key)];
    return isGiven(field) ? field.text(longest) : QString();
}

// The file of an id, or nothing where the reader has said why not.
std::optional<QJsonObject> found(const json::Reader& reader, const content::Library& library,
                                 const content::Kind& kind)
{
    const QString id = reader.text(longestId);
    if (reader.problem())
        return std::nullopt;
    auto item = library.find(kind, id);
    if (item)
        return item->json;
    reader.fail(item.error().toLine());
    return std::nullopt;
}

} // namespace

Character readCharacter(const json::Reader& reader)
{
    constexpr int usualBoostMax = 3; // HH-52
    Character character;
    (void)reader.object();
    character.name = readText(reader, "name", longestName);
    character.icons = readIcons(reader);
    character.boostMax = reader[QStringLiteral("boostMax")].integer(0, mostBoost, usualBoostMax);
    character.tokens = reader[QStringLiteral("tokens")].integer(0, mostOwnTokens, 0);
    character.power = readPower(reader);
    character.json = reader.value();
    return character;
}

VehicleBoard readVehicleBoard(const json::Reader& reader)
{
    VehicleBoard board;
    (void)reader.object();
    board.name = readText(reader, "name", longestName);
    board.front = {readIcons(reader), reader[QStringLiteral("strength")].integer(1, mostStrength)};
    const json::Reader back = reader[QStringLiteral("hijacked")];
    board.hijacked = isGiven(back) ? readSide(back, usualHijacked()) : usualHijacked();
    if (isGiven(back))
        (void)back.object();
    board.power = readPower(reader);
    board.json = reader.value();
    return board;
}

Character characterAt(const json::Reader& reader, const content::Library& library)
{
    if (!reader.isString())
        return readCharacter(reader);
    const auto file = found(reader, library, characterKind());
    if (!file)
        return {};
    Character character = readCharacter(json::Reader{QJsonValue(*file)});
    character.json = reader.value();
    return character;
}

VehicleBoard vehicleBoardAt(const json::Reader& reader, const content::Library& library)
{
    if (!reader.isString())
        return readVehicleBoard(reader);
    const auto file = found(reader, library, vehicleBoardKind());
    if (!file)
        return {};
    VehicleBoard board = readVehicleBoard(json::Reader{QJsonValue(*file)});
    board.json = reader.value();
    return board;
}

} // namespace roadmarshal::highway_heist
