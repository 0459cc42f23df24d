#include "file_format.h"

#include "sql.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QtEndian>

#include <array>

namespace roadmarshal::table::file_format {

namespace {

std::unexpected<Problem> wrong(const QString& reason)
{
    return std::unexpected(Problem{{}, reason});
}

// Statements that lead from each schema version to the next; the first makes a new file.
const std::array<QStringList, schemaVersion> migrations{
    QStringList{
        QStringLiteral("CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)"),
        QStringLiteral(
            "CREATE TABLE entry (number INTEGER PRIMARY KEY, time TEXT NOT NULL, kind TEXT NOT NULL, "
            "intent TEXT NOT NULL, effects TEXT NOT NULL, objections TEXT NOT NULL, "
            "draws TEXT NOT NULL, note TEXT NOT NULL, seal TEXT NOT NULL)"),
        QStringLiteral(
            "CREATE TABLE snapshot (entry INTEGER PRIMARY KEY, state TEXT NOT NULL, seal TEXT NOT NULL)"),
    },
};

std::expected<int, Problem> versionOf(QSqlDatabase& database)
{
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("PRAGMA user_version")) || !query.next())
        return wrong(QStringLiteral("is damaged (%1)").arg(query.lastError().databaseText()));
    return query.value(0).toInt();
}

std::unexpected<Problem> newer(int version)
{
    return wrong(QStringLiteral("was made by a newer Roadmarshal (file version %1; this one reads up to %2)")
                     .arg(version)
                     .arg(newestVersion));
}

QByteArray compact(const QJsonArray& array)
{
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

} // namespace

std::expected<void, Problem> recognise(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return wrong(QStringLiteral("no such file"));
    if (!info.isFile())
        return wrong(QStringLiteral("is not a regular file"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return wrong(QStringLiteral("cannot be read (%1)").arg(file.errorString()));
    constexpr int headerSize = 100;
    constexpr int idOffset = 68;
    const QByteArray header = file.read(headerSize);
    if (!header.startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return wrong(QStringLiteral("is not a Roadmarshal game file"));
    if (header.size() < headerSize)
        return wrong(QStringLiteral("is cut off: nothing of the game is left"));
    if (qFromBigEndian<quint32>(header.constData() + idOffset) != applicationId)
        return wrong(QStringLiteral("is an SQLite file, but not a Roadmarshal game"));
    if (info.size() > largestFile)
        return wrong(QStringLiteral("is larger than any game can be (%1 MB)").arg(info.size() / 1024 / 1024));
    return {};
}

std::expected<void, Problem> checkVersion(QSqlDatabase& database)
{
    const auto version = versionOf(database);
    if (!version)
        return std::unexpected(version.error());
    if (*version > newestVersion)
        return newer(*version);
    if (*version < schemaVersion)
        return wrong(QStringLiteral("has file version %1 and must be opened for writing once").arg(*version));
    return {};
}

std::expected<void, Problem> migrate(QSqlDatabase& database)
{
    const auto version = versionOf(database);
    if (!version)
        return std::unexpected(version.error());
    if (*version > newestVersion || *version < 0)
        return newer(*version);
    if (*version >= schemaVersion)
        return {};
    Sql sql(database);
    sql.run(QStringLiteral("BEGIN IMMEDIATE"));
    for (int step = *version; step < schemaVersion; ++step) {
        for (const QString& statement : migrations[step])
            sql.run(statement);
    }
    sql.run(QStringLiteral("PRAGMA user_version=%1").arg(schemaVersion)).run(QStringLiteral("COMMIT"));
    if (sql.ok())
        return {};
    Sql(database).run(QStringLiteral("ROLLBACK"));
    return wrong(
        QStringLiteral("cannot be brought to file version %1 (%2)").arg(schemaVersion).arg(sql.error()));
}

std::expected<void, Problem> checkTables(QSqlDatabase& database)
{
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL")))
        return wrong(QStringLiteral("is damaged (%1)").arg(query.lastError().databaseText()));
    QStringList expected;
    for (const QStringList& step : migrations)
        expected += step;
    while (query.next()) {
        if (!expected.removeOne(query.value(2).toString()))
            return wrong(QStringLiteral("holds a %1 \"%2\" that no Roadmarshal game has")
                             .arg(query.value(0).toString(), query.value(1).toString()));
    }
    if (!expected.isEmpty())
        return wrong(QStringLiteral("is damaged (a table is missing)"));
    return {};
}

Row toRow(const Entry& entry)
{
    return {entry.number,
            entry.time.toUTC().toString(Qt::ISODateWithMs),
            toText(entry.kind),
            QJsonDocument(storeIntent(entry)).toJson(QJsonDocument::Compact),
            compact(store(entry.effects)),
            compact(store(entry.objections)),
            compact(store(entry.draws)),
            entry.note};
}

std::expected<Entry, QString> toEntry(const Row& row)
{
    Entry entry;
    entry.number = row.number;
    entry.time = QDateTime::fromString(row.time, Qt::ISODateWithMs);
    const auto kind = parseEntryKind(row.kind);
    if (!kind)
        return std::unexpected(kind.error());
    entry.kind = *kind;
    const QJsonDocument intent = QJsonDocument::fromJson(row.intent);
    const QJsonDocument effects = QJsonDocument::fromJson(row.effects);
    const QJsonDocument objections = QJsonDocument::fromJson(row.objections);
    const QJsonDocument draws = QJsonDocument::fromJson(row.draws);
    if (!intent.isObject() || !effects.isArray() || !objections.isArray() || !draws.isArray())
        return std::unexpected(QStringLiteral("its content is not JSON"));
    if (const auto problem = restoreIntent(intent.object(), entry))
        return std::unexpected(problem->toLine());
    entry.effects = restoreEffects(effects.array());
    entry.objections = restoreObjections(objections.array());
    entry.draws = restoreDraws(draws.array());
    entry.note = row.note;
    return entry;
}

QByteArray seal(const QByteArray& previous, const QByteArray& content)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(previous);
    hash.addData(content);
    return hash.result().toHex().first(32);
}

QByteArray seal(const QByteArray& previous, const Row& row)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(previous);
    // Lengths between the fields, so that no byte can wander from one to the next unseen.
    for (const QByteArray& field : {QByteArray::number(row.number), row.time.toUtf8(), row.kind.toUtf8(),
                                    row.intent, row.effects, row.objections, row.draws, row.note.toUtf8()}) {
        hash.addData(QByteArray::number(field.size()) + ':');
        hash.addData(field);
    }
    return hash.result().toHex().first(32);
}

} // namespace roadmarshal::table::file_format
