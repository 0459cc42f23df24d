#include "journal_reader.h"

#include "sql.h"

#include <QSqlDatabase>
#include <QSqlQuery>

namespace roadmarshal::table {

using namespace file_format;

namespace {

// A row that is too large comes without its content: it is never copied out of the database.
QString selectRows(const QString& which)
{
    const QString size = QStringLiteral(
        "length(time) + length(kind) + length(intent) + length(effects) + length(objections) + "
        "length(draws) + length(note) + length(seal)");
    return QStringLiteral("WITH sized AS (SELECT *, %1 <= %2 AS fits FROM entry %3) "
                          "SELECT number, fits, iif(fits, time, ''), iif(fits, kind, ''), "
                          "CAST(iif(fits, intent, '') AS BLOB), CAST(iif(fits, effects, '') AS BLOB), "
                          "CAST(iif(fits, objections, '') AS BLOB), CAST(iif(fits, draws, '') AS BLOB), "
                          "iif(fits, note, ''), iif(fits, seal, '') FROM sized")
        .arg(size, QString::number(largestField), which);
}

SealedRow rowFrom(const QSqlQuery& query)
{
    return {{query.value(0).toInt(), query.value(2).toString(), query.value(3).toString(),
             query.value(4).toByteArray(), query.value(5).toByteArray(), query.value(6).toByteArray(),
             query.value(7).toByteArray(), query.value(8).toString()},
            query.value(9).toString().toLatin1(),
            !query.value(1).toBool()};
}

} // namespace

std::expected<void, QSqlError> readRows(const QSqlDatabase& database,
                                        const std::function<bool(const SealedRow&)>& take)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    query.exec(selectRows(QStringLiteral("ORDER BY number")));
    while (query.next()) {
        if (!take(rowFrom(query)))
            return {};
    }
    if (query.lastError().isValid())
        return std::unexpected(query.lastError());
    return {};
}

std::expected<ReadableRows, QSqlError> readRowsOneByOne(const QSqlDatabase& database)
{
    QSqlQuery query(database);
    ReadableRows readable;
    if (query.exec(QStringLiteral("SELECT max(number) FROM entry")) && query.next())
        readable.last = query.value(0).toInt();
    else if (!isDamage(query.lastError()))
        return std::unexpected(query.lastError());
    const bool isTold = readable.last > 0 && readable.last <= mostEntries;
    query.prepare(selectRows(QStringLiteral("WHERE number = ?")));
    for (int number = 1; number <= (isTold ? readable.last : mostEntries); ++number) {
        query.bindValue(0, number);
        if (query.exec() && query.next())
            readable.rows.emplace(number, rowFrom(query));
        else if (query.lastError().isValid() && !isDamage(query.lastError()))
            return std::unexpected(query.lastError());
    }
    if (!isTold)
        readable.last = readable.rows.empty() ? 0 : readable.rows.rbegin()->first;
    return readable;
}

std::vector<Snapshot> readSnapshots(const QSqlDatabase& database, int upTo, int most)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    query.prepare(
        QStringLiteral("SELECT entry, state, seal FROM snapshot WHERE entry <= ? AND length(state) <= ? "
                       "ORDER BY entry DESC LIMIT ?"));
    query.addBindValue(upTo);
    query.addBindValue(largestField);
    query.addBindValue(most);
    query.exec();
    std::vector<Snapshot> snapshots;
    while (query.next())
        snapshots.push_back({query.value(0).toInt(), query.value(1).toString().toUtf8(),
                             query.value(2).toString().toLatin1()});
    return snapshots;
}

std::expected<Entry, QString> entryFrom(const SealedRow& sealed, int number)
{
    const auto wrong = [](const QString& reason) { return std::unexpected(reason); };
    if (sealed.row.number != number)
        return wrong(QStringLiteral("it is missing"));
    if (sealed.isTooLarge)
        return wrong(QStringLiteral("it is too large"));
    auto entry = toEntry(sealed.row);
    if (!entry)
        return entry;
    const bool looksBack = entry->kind != EntryKind::Action && entry->kind != EntryKind::Correction;
    const int least = entry->kind == EntryKind::Ruling ? 0 : 1; // disputed before anything happened
    if (looksBack && (entry->target < least || entry->target >= number))
        return wrong(QStringLiteral("it is about an entry that is not there"));
    if (!tellsOfThePast(*entry))
        return wrong(QStringLiteral("it amends entries that are not there or not in order"));
    return entry;
}

} // namespace roadmarshal::table
