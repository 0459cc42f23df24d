#include "position_file.h"

#include "games.h"
#include "json/bounds.h"
#include "json/reader.h"

#include <QFileInfo>

namespace roadmarshal::games {

namespace {

const QString format = QStringLiteral("roadmarshal-position/1");
const QString formatKey = QStringLiteral("format");
const QString gameKey = QStringLiteral("game");

std::expected<const table::Game*, Problem> gameOf(const QJsonObject& object, const QString& otherwise)
{
    const json::Reader reader{QJsonValue(object)};
    const json::Reader written = reader[formatKey];
    if (const QString found = written.text(); found != format)
        written.fail(QStringLiteral("is \"%1\", known is %2").arg(found, format));
    const json::Reader id = reader[gameKey];
    const QString named = id.text(60, otherwise.isEmpty() ? usual().id() : otherwise);
    const table::Game* game = find(named);
    if (!game)
        id.fail(QStringLiteral("is \"%1\", known is %2").arg(named, knownIds()));
    if (!otherwise.isEmpty() && named != otherwise)
        id.fail(QStringLiteral("is \"%1\", asked for was %2").arg(named, otherwise));
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return game;
}

// A track that the position names is looked for beside it.
std::expected<PositionFile, QString> positionFrom(const QJsonObject& object, const QString& path,
                                                  const QString& otherwise = {})
{
    const auto game = gameOf(object, otherwise);
    if (!game)
        return std::unexpected(game.error().toLine(path));
    auto state = (*game)->fromPosition(object, QFileInfo(path).absolutePath());
    if (!state)
        return std::unexpected(state.error().toLine(path));
    PositionFile position{*game, *std::move(state), std::nullopt};
    if (const auto claim = object.constFind(QStringLiteral("claim")); claim != object.constEnd())
        position.claim = table::restoreClaim(claim->toObject());
    return position;
}

} // namespace

QJsonObject toPosition(const table::Game& game, const table::State& state)
{
    QJsonObject position = game.store(state);
    position[formatKey] = format;
    position[gameKey] = game.id();
    return position;
}

std::expected<PositionFile, QString> readPositionFile(const QString& path, const QString& game)
{
    const auto object = json::readFile(path);
    return object ? positionFrom(*object, path, game) : std::unexpected(object.error().toLine(path));
}

std::expected<LaidFile, QString> readLaidTable(const QString& path, const QString& game)
{
    const auto named = [&](const Problem& problem) { return problem.toLine(path); };
    const auto object = json::readFile(path);
    if (!object)
        return std::unexpected(named(object.error()));
    const auto found = gameOf(*object, game);
    if (!found)
        return std::unexpected(named(found.error()));
    return (*found)
        ->layOut(*object, QFileInfo(path).absolutePath())
        .transform([&](table::LaidTable table) { return LaidFile{*found, std::move(table)}; })
        .transform_error(named);
}

std::expected<std::variant<PositionFile, ExportedLog>, QString> readHandedOver(const QString& path)
{
    const auto object = json::readFile(path, json::wholeGame);
    if (!object)
        return std::unexpected(object.error().toLine(path));
    if (object->value(formatKey).toString().startsWith(QStringLiteral("roadmarshal-log/")))
        return ExportedLog{};
    return positionFrom(*object, path);
}

} // namespace roadmarshal::games
