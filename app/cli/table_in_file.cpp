#include "table_in_file.h"

#include "open_game.h"

namespace roadmarshal::cli {

namespace {

const QString gameOption = QStringLiteral("--game");

std::expected<games::PositionFile, QString> ofGame(const Arguments& arguments)
{
    const auto open = openTable(arguments);
    if (!open)
        return std::unexpected(open.error());
    const table::Game& game = open->session->game();
    if (const QString asked = arguments.option(gameOption, game.id()); asked != game.id())
        return std::unexpected(Problem{QStringLiteral("game"),
                                       QStringLiteral("is \"%1\", asked for was %2").arg(game.id(), asked)}
                                   .toLine(arguments.plain.first()));
    return games::PositionFile{&game, open->state, std::nullopt};
}

} // namespace

std::expected<games::PositionFile, QString> tableInFile(const Arguments& arguments)
{
    const QString path = arguments.plain.first();
    if (isGameFile(path))
        return ofGame(arguments);
    if (const auto refused = refuseAt(arguments))
        return std::unexpected(*refused);
    if (arguments.has(gameOption)) {
        if (const auto known = gameFor(arguments); !known)
            return std::unexpected(known.error());
    }
    return games::readPositionFile(path, arguments.option(gameOption));
}

} // namespace roadmarshal::cli
