#include "position_file.h"

#include "games.h"
#include "json/bounds.h"

#include <QFileInfo>

namespace roadmarshal::games {

namespace {

// A track that the position names is looked for beside it.
std::expected<PositionFile, QString> positionFrom(const QJsonObject& object, const QString& path)
{
    const QString id = object[QStringLiteral("game")].toString(all().front()->id());
    const table::Game* game = find(id);
    if (!game)
        return std::unexpected(
            Problem{QStringLiteral("game"), QStringLiteral("is \"%1\", which is unknown").arg(id)}.toLine(
                path));
    auto state = game->fromPosition(object, QFileInfo(path).absolutePath());
    if (!state)
        return std::unexpected(state.error().toLine(path));
    PositionFile position{game, *std::move(state), std::nullopt};
    if (const auto claim = object.constFind(QStringLiteral("claim")); claim != object.constEnd())
        position.claim = dispute::restoreClaim(claim->toObject());
    return position;
}

} // namespace

std::expected<PositionFile, QString> readPosition(const QString& path)
{
    const auto object = json::readFile(path);
    return object ? positionFrom(*object, path) : std::unexpected(object.error().toLine(path));
}

std::expected<std::variant<PositionFile, ExportedLog>, QString> readHandedOver(const QString& path)
{
    const auto object = json::readFile(path, json::wholeGame);
    if (!object)
        return std::unexpected(object.error().toLine(path));
    if (object->value(QStringLiteral("format")).toString().startsWith(QStringLiteral("roadmarshal-log/")))
        return ExportedLog{};
    return positionFrom(*object, path);
}

} // namespace roadmarshal::games
