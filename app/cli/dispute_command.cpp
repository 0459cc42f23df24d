#include "commands.h"

#include "open_game.h"
#include "spoken.h"

#include "dispute/typed_claim.h"
#include "games/games.h"
#include "table/shorthand.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace roadmarshal::cli {

namespace {

const QString atOption = QStringLiteral("--at");

struct Table
{
    const table::Game* game = nullptr;
    table::State state;
};

std::expected<Table, QString> fromGame(const Arguments& arguments)
{
    const QString path = arguments.plain.first();
    const auto session = openGame(path, table::Access::ReadOnly);
    if (!session)
        return std::unexpected(session.error());
    int entry = (*session)->last();
    if (arguments.has(atOption)) {
        bool isNumber = false;
        entry = arguments.option(atOption).toInt(&isNumber);
        if (!isNumber)
            return std::unexpected(
                QStringLiteral("--at: \"%1\" is no number").arg(arguments.option(atOption)));
    }
    const auto state = (*session)->at(entry);
    if (!state)
        return std::unexpected(state.error().toLine(path));
    return Table{&(*session)->game(), *state};
}

std::expected<Table, QString> fromPosition(const Arguments& arguments)
{
    const QString path = arguments.plain.first();
    if (arguments.has(atOption))
        return std::unexpected(QStringLiteral("%1: is a position, --at is for games").arg(path));
    const auto object = json::readFile(path);
    if (!object)
        return std::unexpected(object.error().toLine(path));
    const QString id = (*object)[QStringLiteral("game")].toString(games::all().front()->id());
    const table::Game* game = games::find(id);
    if (!game)
        return std::unexpected(
            Problem{QStringLiteral("game"), QStringLiteral("is \"%1\", which is unknown").arg(id)}.toLine(
                path));
    const auto state = game->fromPosition(*object, QFileInfo(path).absolutePath());
    if (!state)
        return std::unexpected(state.error().toLine(path));
    return Table{game, *state};
}

} // namespace

Result dispute(const Arguments& arguments)
{
    const QString path = arguments.plain.first();
    const auto table = isGameFile(path) ? fromGame(arguments) : fromPosition(arguments);
    if (!table)
        return std::unexpected(table.error());
    const QString line = arguments.plain.sliced(1).join(u' ').simplified();
    const auto claim = dispute::typedClaim(*table->game, table->state, line.split(u' ', Qt::SkipEmptyParts));
    if (!claim)
        return std::unexpected(QStringLiteral("%1: %2").arg(path, say(*table->game, claim.error())));
    const dispute::Verdict verdict = table->game->judge(table->state, *claim);
    return print(QJsonDocument(spoken(*table->game, *claim, verdict)).toJson(QJsonDocument::Compact) + '\n');
}

} // namespace roadmarshal::cli
