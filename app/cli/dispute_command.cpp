#include "commands.h"

#include "claim_words.h"
#include "spoken.h"
#include "table_in_file.h"

namespace roadmarshal::cli {

namespace {

std::expected<table::Claim, QString> claimOf(const games::PositionFile& table, QStringList words)
{
    words.removeAll(QString());
    if (!words.isEmpty())
        return claimIn(*table.game, table.state, words);
    if (!table.claim) {
        const auto asked = claimIn(*table.game, table.state, {});
        return std::unexpected(QStringLiteral("claim is missing: write it behind the file") +
                               (asked ? QString() : QStringLiteral("; ") + asked.error()));
    }
    if (table.claim->kind.isEmpty())
        return std::unexpected(QStringLiteral("claim.kind is missing"));
    return *table.claim;
}

} // namespace

Result dispute(const Arguments& arguments)
{
    const QString path = arguments.plain.first();
    const auto table = tableInFile(arguments);
    if (!table)
        return std::unexpected(table.error());
    const auto claim = claimOf(*table, arguments.plain.sliced(1));
    if (!claim)
        return std::unexpected(QStringLiteral("%1: %2").arg(path, claim.error()));
    const table::Verdict verdict = table->game->judge(table->state, *claim).value();
    return printJson(spoken(*table->game, *claim, verdict));
}

} // namespace roadmarshal::cli
