#include "commands.h"

#include "open_game.h"
#include "spoken.h"

#include "dispute/typed_claim.h"
#include "games/position_file.h"
#include "table/shorthand.h"

#include <QJsonDocument>

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
    const QString path = arguments.plain.first();
    const auto session = openGame(path, table::Access::ReadOnly);
    if (!session)
        return std::unexpected(session.error());
    const auto entry = entryFrom(arguments, **session);
    if (!entry)
        return std::unexpected(entry.error());
    const auto state = (*session)->at(*entry);
    if (!state)
        return std::unexpected(state.error().toLine(path));
    return Table{&(*session)->game(), *state};
}

std::expected<Table, QString> fromPosition(const Arguments& arguments)
{
    const QString path = arguments.plain.first();
    if (arguments.has(QStringLiteral("--at")))
        return std::unexpected(QStringLiteral("%1: is a position, --at is for games").arg(path));
    return games::readPosition(path).transform([](const games::PositionFile& position) {
        return Table{position.game, position.state, position.claim};
    });
}

// As the words are given, so that a name may hold spaces; or all in one.
std::expected<dispute::Claim, QString> claimIn(const Table& table, const QStringList& words)
{
    auto claim = dispute::typedClaim(*table.game, table.state, words);
    const QStringList split = words.join(u' ').simplified().split(u' ', Qt::SkipEmptyParts);
    if (!claim && split != words) {
        if (auto other = dispute::typedClaim(*table.game, table.state, split); other || words.size() == 1)
            claim = std::move(other);
    }
    return claim.transform_error([&](const table::Refused& refused) { return say(*table.game, refused); });
}

std::expected<dispute::Claim, QString> claimOf(const Table& table, QStringList words)
{
    words.removeAll(QString());
    if (!words.isEmpty())
        return claimIn(table, words);
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
    return print(QJsonDocument(spoken(*table->game, *claim, verdict)).toJson(QJsonDocument::Compact) + '\n');
}

} // namespace roadmarshal::cli
