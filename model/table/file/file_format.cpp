#include "file_format.h"

#include "sql.h"
#include "table/content_changed.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QtEndian>

#include <algorithm>

namespace roadmarshal::table::file_format {

namespace {

std::unexpected<Problem> wrong(const QString& reason)
{
    return std::unexpected(Problem{{}, reason});
}

// In the table "meta", beside what is sealed there.
const QString recordingKey = QStringLiteral("recording");

const QStringList tables{
    QStringLiteral("CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)"),
    QStringLiteral("CREATE TABLE entry (number INTEGER PRIMARY KEY, time TEXT NOT NULL, kind TEXT NOT NULL, "
                   "intent TEXT NOT NULL, effects TEXT NOT NULL, objections TEXT NOT NULL, "
                   "draws TEXT NOT NULL, note TEXT NOT NULL, seal TEXT NOT NULL)"),
    QStringLiteral(
        "CREATE TABLE snapshot (entry INTEGER PRIMARY KEY, state TEXT NOT NULL, seal TEXT NOT NULL)"),
};

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
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("PRAGMA user_version")) || !query.next())
        return wrong(unreadable(query.lastError()));
    const int version = query.value(0).toInt();
    if (version > newestVersion)
        return wrong(
            QStringLiteral("was made by a newer Roadmarshal (file version %1; this one reads up to %2)")
                .arg(version)
                .arg(newestVersion));
    if (version < schemaVersion)
        return wrong(QStringLiteral("has file version %1, which no Roadmarshal game has").arg(version));
    return {};
}

void distrust(QSqlDatabase& database)
{
    Sql(database)
        .run(QStringLiteral("PRAGMA trusted_schema=OFF"))
        .run(QStringLiteral("PRAGMA cell_size_check=ON"))
        .run(QStringLiteral("PRAGMA hard_heap_limit=%1").arg(mostMemory));
}

std::expected<void, Problem> makeTables(QSqlDatabase& database)
{
    Sql sql(database);
    sql.run(QStringLiteral("BEGIN IMMEDIATE"));
    for (const QString& table : tables)
        sql.run(table);
    sql.run(QStringLiteral("PRAGMA user_version=%1").arg(schemaVersion)).run(QStringLiteral("COMMIT"));
    return sql.ok() ? std::expected<void, Problem>()
                    : wrong(QStringLiteral("cannot be written (%1)").arg(inWords(sql.error())));
}

std::expected<void, Problem> checkTables(QSqlDatabase& database)
{
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL")))
        return wrong(unreadable(query.lastError()));
    QStringList expected = tables;
    while (query.next()) {
        if (!expected.removeOne(query.value(2).toString()))
            return wrong(QStringLiteral("holds a %1 \"%2\" that no Roadmarshal game has")
                             .arg(query.value(0).toString(), query.value(1).toString()));
    }
    if (query.lastError().isValid())
        return wrong(unreadable(query.lastError()));
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

void insert(Sql& sql, const Row& row, const QByteArray& seal)
{
    const auto text = [](const QByteArray& json) { return QString::fromUtf8(json); };
    sql.run(QStringLiteral("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            {row.number, row.time, row.kind, text(row.intent), text(row.effects), text(row.objections),
             text(row.draws), row.note.isNull() ? QStringLiteral("") : row.note, QString::fromLatin1(seal)});
}

void insert(Sql& sql, const Snapshot& snapshot)
{
    sql.run(QStringLiteral("INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?)"),
            {snapshot.entry, QString::fromUtf8(snapshot.state), QString::fromLatin1(snapshot.seal)});
}

int versionFor(const QList<Entry>& entries)
{
    const QLatin1StringView changed(ContentChanged::kind);
    int version = schemaVersion;
    for (const Entry& entry : entries) {
        if (entry.kind == EntryKind::Ruling)
            version = std::max(version, rulingsVersion);
        if (std::ranges::contains(entry.effects, changed, &Effect::kind))
            version = contentVersion;
    }
    return version;
}

void mark(Sql& sql, int version)
{
    if (version > schemaVersion)
        sql.run(QStringLiteral("PRAGMA user_version=%1").arg(version));
}

void setBeingRecorded(Sql& sql, bool isRecorded)
{
    if (isRecorded)
        sql.run(QStringLiteral("INSERT OR REPLACE INTO meta SELECT ?, ifnull(max(number), 0) FROM entry"),
                {recordingKey});
    else
        sql.run(QStringLiteral("DELETE FROM meta WHERE key = ?"), {recordingKey});
}

bool isBeingRecorded(const QSqlDatabase& database)
{
    QSqlQuery query(database);
    query.prepare(QStringLiteral("SELECT 1 FROM meta WHERE key = ?"));
    query.addBindValue(recordingKey);
    return query.exec() && query.next();
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
