#include "game_file.h"

#include "file_format.h"
#include "read_only.h"
#include "recording.h"
#include "sql.h"
#include "json/reader.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLockFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <algorithm>

namespace roadmarshal::table {

using namespace file_format;

namespace {

const QString setupKey = QStringLiteral("setup");
const QString sealKey = QStringLiteral("seal");

std::unexpected<Problem> wrong(const QString& reason, const QString& place = {})
{
    return std::unexpected(Problem{place, reason});
}

QSqlDatabase database(const QString& connection)
{
    return QSqlDatabase::database(connection, false);
}

// In the order in which they are sealed.
QList<std::pair<QString, QString>> metaRows(const Meta& meta)
{
    return {{QStringLiteral("game"), meta.game},
            {QStringLiteral("rules-version"), QString::number(meta.rulesVersion)},
            {QStringLiteral("app-version"), meta.appVersion},
            {QStringLiteral("created"), meta.created.toUTC().toString(Qt::ISODateWithMs)},
            {QStringLiteral("seed"), QString::number(meta.seed)},
            {setupKey, QString::fromUtf8(QJsonDocument(meta.setup).toJson(QJsonDocument::Compact))}};
}

QByteArray sealOf(const Meta& meta)
{
    QByteArray content;
    for (const auto& [key, value] : metaRows(meta))
        content += key.toUtf8() + '=' + value.toUtf8() + '\n';
    return seal({}, content);
}

void insert(Sql& sql, const Row& row, const QByteArray& rowSeal)
{
    const auto text = [](const QByteArray& json) { return QString::fromUtf8(json); };
    sql.run(QStringLiteral("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            {row.number, row.time, row.kind, text(row.intent), text(row.effects), text(row.objections),
             text(row.draws), row.note.isNull() ? QStringLiteral("") : row.note,
             QString::fromLatin1(rowSeal)});
}

void markRulings(Sql& sql)
{
    sql.run(QStringLiteral("PRAGMA user_version=%1").arg(rulingsVersion));
}

void fill(Sql& sql, const Meta& meta, const QList<Entry>& entries)
{
    const bool hasRulings = meta.setup.contains(ledger::rulingsKey) ||
                            meta.setup.contains(ledger::houseKey) ||
                            std::ranges::contains(entries, EntryKind::Ruling, &Entry::kind);
    QByteArray last = sealOf(meta);
    QList<std::pair<QString, QString>> rows = metaRows(meta);
    rows.append({sealKey, QString::fromLatin1(last)});
    sql.run(QStringLiteral("BEGIN"));
    for (const auto& [key, value] : rows)
        sql.run(QStringLiteral("INSERT INTO meta VALUES (?, ?)"), {key, value});
    for (const Entry& entry : entries) {
        const Row row = toRow(entry);
        last = seal(last, row);
        insert(sql, row, last);
    }
    if (hasRulings)
        markRulings(sql);
    sql.run(QStringLiteral("COMMIT"));
}

std::expected<void, Problem> writeNew(const QString& path, const Meta& meta, const QList<Entry>& entries)
{
    for (const auto& [key, value] : metaRows(meta)) {
        if (value.toUtf8().size() > largestField)
            return wrong(QStringLiteral("is too large"), key);
    }
    const QString connection = freshConnectionName();
    std::expected<void, Problem> result;
    {
        QSqlDatabase made = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
        made.setDatabaseName(path);
        Sql sql(made);
        if (!made.open())
            result = wrong(QStringLiteral("cannot be made (%1)").arg(made.lastError().databaseText()));
        else if (sql.run(QStringLiteral("PRAGMA application_id=%1").arg(applicationId))
                     .run(QStringLiteral("PRAGMA synchronous=FULL"));
                 sql.ok())
            result = migrate(made);
        if (result)
            fill(sql, meta, entries);
        if (result && !sql.ok())
            result = wrong(QStringLiteral("cannot be written (%1)").arg(sql.error()));
        made.close();
    }
    QSqlDatabase::removeDatabase(connection);
    return result;
}

} // namespace

std::expected<void, Problem> GameFile::create(const QString& path, const Meta& meta,
                                              const QList<Entry>& entries, Existing existing,
                                              ReadBack readBack)
{
    auto draft = GameDraft::begin(path, existing);
    if (!draft)
        return std::unexpected(draft.error());
    if (const auto written = writeNew(draft->path(), meta, entries); !written)
        return written;
    if (readBack == ReadBack::Yes) {
        const auto again = open(draft->path(), Access::ReadOnly);
        if (!again)
            return std::unexpected(again.error());
        if (!(*again)->damage().isEmpty())
            return wrong((*again)->damage());
    }
    return draft->place();
}

GameFile::GameFile(const QString& path) : m_path(path), m_connection(freshConnectionName()) {}

GameFile::~GameFile()
{
    // At rest a game is one single file; the write-ahead log is for the time it is played.
    // Where a reader keeps the log in use, everything is at least in the main file.
    if (m_lock) {
        Sql(database(m_connection)).run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
        Sql(database(m_connection)).run(QStringLiteral("PRAGMA journal_mode=DELETE"));
    }
    database(m_connection).close();
    QSqlDatabase::removeDatabase(m_connection);
    if (m_lock)
        setRecordedHere(m_lock->fileName(), false);
}

std::expected<std::unique_ptr<GameFile>, Problem> GameFile::open(const QString& path, Access access)
{
    auto file = openUnread(path, access);
    if (file)
        (*file)->readEntries();
    return file;
}

std::expected<std::unique_ptr<GameFile>, Problem> GameFile::openUnread(const QString& path, Access access)
{
    if (!isRecordedHere(path)) {
        if (const auto recognised = recognise(path); !recognised)
            return std::unexpected(recognised.error());
    }
    std::unique_ptr<GameFile> file(new GameFile(path));
    if (access == Access::ReadOnly) {
        file->m_readOnlyReason = QStringLiteral("opened for reading only");
    } else if (!QFileInfo(path).isWritable()) {
        file->m_readOnlyReason = QStringLiteral("the file is write-protected");
    } else {
        file->m_lock = std::make_unique<QLockFile>(lockPathOf(path));
        file->m_lock->setStaleLockTime(0);
        if (!file->m_lock->tryLock(0)) {
            file->m_readOnlyReason = file->m_lock->error() == QLockFile::LockFailedError
                                         ? QStringLiteral("another window or program is recording this game")
                                         : QStringLiteral("the folder is write-protected");
            file->m_lock.reset();
        } else {
            setRecordedHere(file->m_lock->fileName(), true);
        }
    }
    const auto connected =
        file->connect(file->m_readOnlyReason.isEmpty() ? Access::ReadWrite : Access::ReadOnly);
    if (!connected)
        return std::unexpected(connected.error());
    if (const auto read = file->readMeta(); !read)
        return std::unexpected(read.error());
    return file;
}

std::expected<void, Problem> GameFile::connect(Access access)
{
    QSqlDatabase connected = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    connected.setDatabaseName(m_path);
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=3000");
    if (access == Access::ReadOnly) {
        const auto name = readOnlyName(m_path);
        if (!name)
            return std::unexpected(name.error());
        m_copy = name->copy;
        connected.setDatabaseName(name->uri);
        options += QStringLiteral(";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI");
    }
    connected.setConnectOptions(options);
    if (!connected.open())
        return wrong(QStringLiteral("cannot be opened (%1)").arg(connected.lastError().databaseText()));
    Sql sql(connected);
    sql.run(QStringLiteral("PRAGMA trusted_schema=OFF")).run(QStringLiteral("PRAGMA cell_size_check=ON"));
    const auto version = access == Access::ReadOnly ? checkVersion(connected) : migrate(connected);
    if (!version)
        return version;
    if (const auto tables = checkTables(connected); !tables)
        return tables;
    // Write-ahead log with a full sync: one fsync makes an entry durable.
    if (access == Access::ReadWrite)
        sql.run(QStringLiteral("PRAGMA journal_mode=WAL")).run(QStringLiteral("PRAGMA synchronous=FULL"));
    if (!sql.ok())
        return wrong(QStringLiteral("cannot be written (%1)").arg(sql.error()));
    return {};
}

std::expected<void, Problem> GameFile::readMeta()
{
    QSqlQuery query(database(m_connection));
    QHash<QString, QString> rows;
    query.prepare(QStringLiteral("SELECT key, value FROM meta WHERE length(value) <= ? LIMIT 100"));
    query.addBindValue(largestField);
    if (!query.exec())
        return wrong(QStringLiteral("is damaged (%1)").arg(query.lastError().databaseText()));
    while (query.next())
        rows.insert(query.value(0).toString(), query.value(1).toString());
    if (query.lastError().isValid())
        return wrong(QStringLiteral("is damaged (%1)").arg(query.lastError().databaseText()));
    const auto setup = json::parse(rows.value(setupKey).toUtf8());
    if (!setup)
        return wrong(setup.error().reason, QStringLiteral("meta.setup"));
    m_meta = {rows.value(QStringLiteral("game")),
              rows.value(QStringLiteral("rules-version")).toInt(),
              rows.value(QStringLiteral("app-version")),
              QDateTime::fromString(rows.value(QStringLiteral("created")), Qt::ISODateWithMs),
              rows.value(QStringLiteral("seed")).toULongLong(),
              *setup};
    m_seals = {rows.value(sealKey).toLatin1()};
    if (m_seals.first() != sealOf(m_meta))
        return wrong(QStringLiteral("is damaged: the set-up was changed outside Roadmarshal"),
                     QStringLiteral("meta:"));
    return {};
}

void GameFile::leaveOut(int number, const QString& reason)
{
    m_entries.resize(number - 1);
    m_seals.resize(number);
    m_damage = QStringLiteral("entry %1 and what follows is lost: %2").arg(number).arg(reason);
    m_readOnlyReason =
        QStringLiteral("the file is damaged; save a copy to play on from entry %1").arg(number - 1);
}

void GameFile::readEntries()
{
    QSqlQuery query(database(m_connection));
    query.setForwardOnly(true);
    query.exec(
        QStringLiteral("SELECT number, time, kind, CAST(intent AS BLOB), CAST(effects AS BLOB), "
                       "CAST(objections AS BLOB), CAST(draws AS BLOB), note, seal, "
                       "length(intent) + length(effects) + length(objections) + length(draws) + length(note) "
                       "FROM entry ORDER BY number"));
    int number = 1;
    for (; query.next(); ++number) {
        if (query.value(9).toLongLong() > largestField)
            return leaveOut(number, QStringLiteral("it is too large"));
        const Row row{query.value(0).toInt(),       query.value(1).toString(),
                      query.value(2).toString(),    query.value(3).toByteArray(),
                      query.value(4).toByteArray(), query.value(5).toByteArray(),
                      query.value(6).toByteArray(), query.value(7).toString()};
        if (row.number != number)
            return leaveOut(number, QStringLiteral("it is missing"));
        const QByteArray expected = seal(m_seals.last(), row);
        if (query.value(8).toString().toLatin1() != expected)
            return leaveOut(number, QStringLiteral("its seal does not match"));
        auto entry = toEntry(row);
        if (!entry)
            return leaveOut(number, entry.error());
        const bool looksBack = entry->kind != EntryKind::Action && entry->kind != EntryKind::Correction;
        const int least = entry->kind == EntryKind::Ruling ? 0 : 1; // disputed before anything happened
        if (looksBack && (entry->target < least || entry->target >= number))
            return leaveOut(number, QStringLiteral("it is about an entry that is not there"));
        if (!tellsOfThePast(*entry))
            return leaveOut(number, QStringLiteral("it amends entries that are not there or not in order"));
        m_entries.append(*std::move(entry));
        m_seals.append(expected);
        m_journalSize += row.size();
    }
    if (query.lastError().isValid())
        leaveOut(number, query.lastError().databaseText());
}

std::expected<Glimpse, Problem>
GameFile::glimpse(const QString& path,
                  const std::function<bool(const Meta&, const Effects&)>& takeNewestFirst)
{
    const auto file = openUnread(path, Access::ReadOnly);
    if (!file)
        return std::unexpected(file.error());
    Glimpse glimpse{(*file)->meta(), {}};
    QSqlQuery query(database((*file)->m_connection));
    query.setForwardOnly(true);
    query.exec(QStringLiteral("SELECT time FROM entry WHERE length(time) < 100 ORDER BY number"));
    while (query.next())
        glimpse.times.append(QDateTime::fromString(query.value(0).toString(), Qt::ISODateWithMs));
    query.prepare(QStringLiteral(
        "SELECT CAST(effects AS BLOB) FROM entry WHERE length(effects) <= ? ORDER BY number DESC"));
    query.addBindValue(largestField);
    query.exec();
    while (query.next()) {
        const QByteArray effects = query.value(0).toByteArray();
        if (!takeNewestFirst(glimpse.meta, restoreEffects(QJsonDocument::fromJson(effects).array())))
            break;
    }
    if (query.lastError().isValid())
        return wrong(QStringLiteral("is damaged (%1)").arg(query.lastError().databaseText()));
    return glimpse;
}

std::expected<void, Problem> GameFile::append(const Entry& entry, const std::optional<QJsonObject>& snapshot)
{
    if (!m_readOnlyReason.isEmpty())
        return wrong(m_readOnlyReason);
    const Row row = toRow(entry);
    if (row.size() > largestField)
        return wrong(QStringLiteral("the entry is too large and was not recorded"));
    if (entry.number > mostEntries || m_journalSize + row.size() > largestJournal)
        return wrong(QStringLiteral("is as long as a game may become (%1 entries, %2 MB); the entry was not "
                                    "recorded")
                         .arg(mostEntries)
                         .arg(largestJournal / 1024 / 1024));
    if (QFileInfo(m_path).size() > fullFile)
        return wrong(QStringLiteral(
            "is as large as a game may become; save a copy to go on. The entry was not recorded"));
    const QByteArray rowSeal = seal(m_seals.last(), row);
    Sql sql(database(m_connection));
    sql.run(QStringLiteral("BEGIN IMMEDIATE"));
    insert(sql, row, rowSeal);
    if (entry.kind == EntryKind::Ruling)
        markRulings(sql);
    if (snapshot) {
        const QByteArray state = QJsonDocument(*snapshot).toJson(QJsonDocument::Compact);
        sql.run(QStringLiteral("INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?)"),
                {entry.number, QString::fromUtf8(state), QString::fromLatin1(seal(rowSeal, state))});
    }
    sql.run(QStringLiteral("COMMIT"));
    if (!sql.ok()) {
        Sql(database(m_connection)).run(QStringLiteral("ROLLBACK"));
        return wrong(QStringLiteral("cannot be written (%1); the entry was not recorded").arg(sql.error()));
    }
    m_entries.append(entry);
    m_seals.append(rowSeal);
    m_journalSize += row.size();
    return {};
}

std::optional<std::pair<int, QJsonObject>> GameFile::snapshotBefore(int number) const
{
    QSqlQuery query(database(m_connection));
    query.prepare(
        QStringLiteral("SELECT entry, state, seal FROM snapshot WHERE entry <= ? AND length(state) <= ? "
                       "ORDER BY entry DESC LIMIT 3"));
    query.addBindValue(number);
    query.addBindValue(largestField);
    query.exec();
    while (query.next()) {
        const int entry = query.value(0).toInt();
        const QByteArray state = query.value(1).toString().toUtf8();
        if (entry < 1 || entry >= m_seals.size() ||
            query.value(2).toString().toLatin1() != seal(m_seals[entry], state))
            continue;
        if (const auto object = json::parse(state))
            return std::pair(entry, *object);
    }
    return std::nullopt;
}

} // namespace roadmarshal::table
