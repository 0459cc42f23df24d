#include "commands.h"

#include "games/games.h"
#include "games/position_file.h"
#include "table/journal/session.h"
#include "json/reader.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

namespace roadmarshal::cli {

using namespace table;

namespace {

const QString gameOption = QStringLiteral("--game");
const QString setupOption = QStringLiteral("--setup");
const QString positionOption = QStringLiteral("--position");
const QString seedOption = QStringLiteral("--seed");

using Made = std::expected<std::unique_ptr<Session>, QString>;

std::expected<quint64, QString> seedFrom(const Arguments& arguments)
{
    if (!arguments.has(seedOption))
        return QRandomGenerator::system()->generate64();
    bool isNumber = false;
    const quint64 seed = arguments.option(seedOption).toULongLong(&isNumber);
    if (!isNumber)
        return std::unexpected(
            QStringLiteral("--seed: is \"%1\", not a whole number").arg(arguments.option(seedOption)));
    return seed;
}

Made fromSetup(const QString& path, const Arguments& arguments, const Game& game, quint64 seed)
{
    const QString setupFile = arguments.option(setupOption);
    QJsonObject given = game.demoSetup();
    if (!setupFile.isEmpty()) {
        const auto read = json::readFile(setupFile);
        if (!read)
            return std::unexpected(read.error().toLine(setupFile));
        given = *read;
    }
    const auto setup =
        game.completeSetup(given, QFileInfo(setupFile.isEmpty() ? path : setupFile).absolutePath());
    if (!setup)
        return std::unexpected(setup.error().toLine(setupFile));
    return Session::create(path, game, *setup, seed).transform_error([&](const Problem& problem) {
        return problem.toLine(path);
    });
}

Made fromPosition(const QString& path, const Arguments& arguments, quint64 seed)
{
    const QString file = arguments.option(positionOption);
    const auto laid = games::readLaidTable(file, arguments.option(gameOption));
    if (!laid)
        return std::unexpected(laid.error());
    if (const auto wrong = firstEntry(*laid->game, laid->table); !wrong)
        return std::unexpected(wrong.error().toLine(file));
    return Session::create(path, *laid->game, laid->table, seed).transform_error([&](const Problem& problem) {
        return problem.toLine(path);
    });
}

Made made(const QString& path, const Arguments& arguments)
{
    if (arguments.has(positionOption) && arguments.has(setupOption))
        return std::unexpected(QStringLiteral("--setup and --position: the one or the other"));
    if (!arguments.has(positionOption) || arguments.has(gameOption)) {
        if (const auto game = gameFor(arguments); !game)
            return std::unexpected(game.error());
    }
    const auto seed = seedFrom(arguments);
    if (!seed)
        return std::unexpected(seed.error());
    return arguments.has(positionOption) ? fromPosition(path, arguments, *seed)
                                         : fromSetup(path, arguments, **gameFor(arguments), *seed);
}

} // namespace

std::expected<const Game*, QString> gameFor(const Arguments& arguments)
{
    if (!arguments.has(gameOption))
        return &games::usual();
    const QString id = arguments.option(gameOption);
    if (const Game* game = games::find(id))
        return game;
    return std::unexpected(
        QStringLiteral("--game: is \"%1\"; known games are %2").arg(id, games::knownIds()));
}

Result newGame(const Arguments& arguments)
{
    const QString path = arguments.plain.first();
    auto session = made(path, arguments);
    if (!session)
        return std::unexpected(session.error());
    const Result printed = printJson(
        {{QStringLiteral("game"), (*session)->game().id()}, {QStringLiteral("entries"), (*session)->last()}});
    if (!printed) { // nobody knows of it
        session->reset();
        QFile::remove(path);
    }
    return printed;
}

} // namespace roadmarshal::cli
