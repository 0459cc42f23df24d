#include "write_game.h"

#include "file_format.h"
#include "sql.h"

#include <QSqlDatabase>

#include <algorithm>

namespace roadmarshal::table {

using namespace file_format;

namespace {

std::unexpected<Problem> wrong(const QString& reason)
{
    return std::unexpected(Problem{{}, reason});
}

int versionFor(const Meta& meta, const QList<Entry>& entries)
{
    const bool hasRulings = meta.setup.contains(rulingsKey) || meta.setup.contains(houseKey);
    return std::max(hasRulings ? rulingsVersion : schemaVersion, file_format::versionFor(entries));
}

void fill(Sql& sql, const Meta& meta, const QList<Entry>& entries)
{
    QByteArray last = sealOf(meta);
    sql.run(QStringLiteral("BEGIN"));
    insert(sql, meta);
    for (const Entry& entry : entries) {
        const Row row = toRow(entry);
        last = seal(last, row);
        insert(sql, row, last);
    }
    mark(sql, versionFor(meta, entries));
    sql.run(QStringLiteral("COMMIT"));
}

std::expected<void, Problem> write(QSqlDatabase& made, const Meta& meta, const QList<Entry>& entries)
{
    if (!made.open())
        return wrong(QStringLiteral("cannot be made (%1)").arg(inWords(made.lastError())));
    Sql sql(made);
    sql.run(QStringLiteral("PRAGMA application_id=%1").arg(applicationId))
        .run(QStringLiteral("PRAGMA synchronous=FULL"));
    if (const auto tables = makeTables(made); !tables)
        return tables;
    fill(sql, meta, entries);
    return sql.ok() ? std::expected<void, Problem>()
                    : wrong(QStringLiteral("cannot be written (%1)").arg(inWords(sql.error())));
}

} // namespace

std::expected<void, Problem> writeGame(const QString& path, const Meta& meta, const QList<Entry>& entries)
{
    if (const auto size = checkSize(meta); !size)
        return size;
    const QString connection = freshConnectionName();
    std::expected<void, Problem> written;
    {
        QSqlDatabase made = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        made.setDatabaseName(path);
        written = write(made, meta, entries);
        made.close();
    }
    QSqlDatabase::removeDatabase(connection);
    return written;
}

} // namespace roadmarshal::table
