#include "query_commands.h"

#include "table_in_file.h"

#include "games/games.h"

#include <algorithm>

namespace roadmarshal::cli {

using table::Game;
using table::Query;
using table::QueryOption;

namespace {

const QString atOption = QStringLiteral("--at");

struct Offer
{
    const Game* game;
    const Query* query;
};

const Query* queryOf(const Game& game, const QString& name)
{
    const auto found = std::ranges::find(game.queries(), name, &Query::name);
    return found == game.queries().end() ? nullptr : &*found;
}

std::vector<Offer> offersOf(const QString& name)
{
    std::vector<Offer> offers;
    for (const Game* game : games::all()) {
        if (const Query* query = queryOf(*game, name))
            offers.push_back({game, query});
    }
    return offers;
}

std::expected<void, QString> checkNeeded(const Query& query, const Arguments& arguments)
{
    for (const QueryOption& option : query.options) {
        if (option.isNeeded && !arguments.has(option.name))
            return std::unexpected(QStringLiteral("%1 is missing").arg(option.name));
    }
    return {};
}

// Another game may know an option that this one does not.
std::expected<void, QString> checkKnown(const Game& game, const Query& query, const Arguments& arguments)
{
    for (const auto& [name, value] : arguments.options) {
        if (name != atOption && !std::ranges::contains(query.options, name, &QueryOption::name))
            return std::unexpected(QStringLiteral("%1: %2 of %3 has no option %4")
                                       .arg(arguments.plain.first(), query.name, game.id(), name));
    }
    return {};
}

std::expected<const Query*, QString> queryFor(const Game& game, const QString& name, const QString& path)
{
    if (const Query* query = queryOf(game, name))
        return query;
    QStringList known;
    for (const Query& query : game.queries())
        known.append(query.name);
    return std::unexpected(
        QStringLiteral("%1: game is %2, which answers no %3; it answers %4")
            .arg(path, game.id(), name, known.isEmpty() ? QStringLiteral("none") : known.join(u',')));
}

Result answer(const QString& name, const Arguments& arguments)
{
    const std::vector<Offer> offers = offersOf(name);
    if (offers.size() == 1) { // whichever file it is
        if (const auto checked = checkNeeded(*offers.front().query, arguments); !checked)
            return std::unexpected(checked.error());
    }
    const QString path = arguments.plain.first();
    const auto table = tableInFile(arguments);
    if (!table)
        return std::unexpected(table.error());
    const auto query = queryFor(*table->game, name, path);
    if (!query)
        return std::unexpected(query.error());
    const auto fits = checkKnown(*table->game, **query, arguments).and_then([&] {
        return checkNeeded(**query, arguments);
    });
    if (!fits)
        return std::unexpected(fits.error());
    table::QueryOptions options = arguments.options;
    options.erase(atOption);
    const auto answered =
        (*query)->answer(table->state, options, [](const QByteArray& piece) { (void)printJson(piece); }, {});
    if (!answered)
        return std::unexpected(answered.error().toLine(path));
    return print("\n");
}

QString usageOf(const Offer& offer)
{
    QStringList words{QStringLiteral("FILE")};
    for (const QueryOption& option : offer.query->options)
        words.append(option.usage);
    words.append(QStringLiteral("[--at N]"));
    if (games::all().size() > 1)
        words.append(QStringLiteral("  (%1)").arg(offer.game->id()));
    return words.join(u' ');
}

Command commandFor(const QString& name)
{
    Command command{.name = name, .usages = {}, .run = {}};
    for (const Offer& offer : offersOf(name)) {
        command.usages.append(usageOf(offer));
        for (const QueryOption& option : offer.query->options)
            (option.takesValue ? command.options : command.flags).append(option.name);
    }
    command.options.append(atOption);
    command.run = [name](const Arguments& arguments) { return answer(name, arguments); };
    return command;
}

} // namespace

std::vector<Command> queryCommands()
{
    std::vector<Command> commands;
    for (const Game* game : games::all()) {
        for (const Query& query : game->queries()) {
            if (!std::ranges::contains(commands, query.name, &Command::name))
                commands.push_back(commandFor(query.name));
        }
    }
    return commands;
}

} // namespace roadmarshal::cli
