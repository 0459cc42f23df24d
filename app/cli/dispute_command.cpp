#include "commands.h"

#include "claim_words.h"
#include "open_game.h"
#include "spoken.h"

#include "games/position_file.h"

namespace roadmarshal::cli {

namespace {

struct Table
{
    const table::Game* game = nullptr;
    table::State state;
    std::optional<dispute::Claim> claim = {}; // that came with the position
};

std::expected<Table, QString> fromGame(const Arguments& arguments)
{
    return openTable(arguments).transform(
        [](const OpenTable& open) { return Table{&open.session->game(), open.state}; });
}

std::expected<Table, QString> fromPosition(const Arguments& arguments)
{
    if (const auto refused = refuseAt(arguments))
        return std::unexpected(*refused);
    return games::readPosition(arguments.plain.first()).transform([](const games::PositionFile& position) {
        return Table{position.game, position.state, position.claim};
    });
}

std::expected<dispute::Claim, QString> claimOf(const Table& table, QStringList words)
{
    words.removeAll(QString());
    if (!words.isEmpty())
        return claimIn(*table.game, table.state, words);
    if (!table.claim)
        return std::unexpected(
            QStringLiteral("claim is missing: write it behind the file, as in: shot 21 36"));
    if (table.claim->kind.isEmpty())
        return std::unexpected(QStringLiteral("claim.kind is missing"));
    return *table.claim;
}

} // namespace

Result dispute(const Arguments& arguments)
{
    const QString path = arguments.plain.first();
    const auto table = isGameFile(path) ? fromGame(arguments) : fromPosition(arguments);
    if (!table)
        return std::unexpected(table.error());
    const auto claim = claimOf(*table, arguments.plain.sliced(1));
    if (!claim)
        return std::unexpected(QStringLiteral("%1: %2").arg(path, claim.error()));
    const dispute::Verdict verdict = table->game->judge(table->state, *claim);
    return printJson(spoken(*table->game, *claim, verdict));
}

} // namespace roadmarshal::cli
