#include "journal_writer.h"

#include "companions.h"
#include "sql.h"

#include <QCoreApplication>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <chrono>

namespace roadmarshal::table {

using namespace file_format;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(JournalWriter)
};

// Long enough not to disturb a line that makes several entries, short enough for a hand that pulls a stick.
constexpr auto idle = std::chrono::seconds(1);

std::unexpected<Problem> wrong(const QString& reason)
{
    return std::unexpected(Problem{{}, reason});
}

std::unexpected<Problem> notWritten(const QSqlError& error)
{
    return wrong(QStringLiteral("cannot be written (%1)").arg(inWords(error)));
}

QSqlDatabase database(const QString& connection)
{
    return QSqlDatabase::database(connection, false);
}

} // namespace

JournalWriter::JournalWriter(const QString& path)
    : m_path(realPathOf(path)), m_connection(freshConnectionName())
{
}

std::expected<std::unique_ptr<JournalWriter>, Problem> JournalWriter::open(const QString& path)
{
    std::unique_ptr<JournalWriter> writer(new JournalWriter(path));
    std::promise<Result> opened;
    std::future<Result> result = opened.get_future();
    writer->m_thread = std::thread(&JournalWriter::run, writer.get(), std::move(opened));
    if (const Result isOpen = result.get(); !isOpen)
        return std::unexpected(isOpen.error());
    return writer;
}

JournalWriter::~JournalWriter()
{
    {
        const std::scoped_lock guard(m_mutex);
        m_ended = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

std::shared_future<JournalWriter::Result> JournalWriter::write(Job job, std::function<void()> whenDone)
{
    Waiting waiting{std::move(job), {}, std::move(whenDone)};
    std::shared_future<Result> written = waiting.written.get_future().share();
    {
        const std::scoped_lock guard(m_mutex);
        m_waiting.push_back(std::move(waiting));
    }
    m_wake.notify_one();
    return written;
}

JournalWriter::Result JournalWriter::isInPlace() const
{
    if (identityOf(m_path) != m_game)
        return wrong(Words::tr("is not where it was: removed, renamed or replaced. Everything is still in "
                               "memory; save it elsewhere"));
    if (identityOf(walOf(m_path)) != m_log)
        return wrong(Words::tr("has lost the log beside it. Everything is still in memory; save it "
                               "elsewhere"));
    return {};
}

void JournalWriter::run(std::promise<Result> opened)
{
    const Result isOpen = connect();
    opened.set_value(isOpen);
    if (isOpen) {
        workUntilEnded();
        makeOneFile();
    }
    database(m_connection).close();
    QSqlDatabase::removeDatabase(m_connection);
}

JournalWriter::Result JournalWriter::connect()
{
    m_game = identityOf(m_path);
    const bool hasNoLog = usesWriteAheadLog(m_path) && !QFile::exists(walOf(m_path));
    QSqlDatabase connected = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connection);
    connected.setDatabaseName(m_path);
    connected.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=3000"));
    if (!connected.open())
        return wrong(unreadable(connected.lastError()));
    distrust(connected);
    if (const Result version = checkVersion(connected); !version)
        return version;
    if (const Result tables = checkTables(connected); !tables)
        return tables;
    m_lacksLog = hasNoLog && isBeingRecorded(connected);
    // With the log, one sync makes an entry durable. The mark goes into the game itself by way of the log, so
    // that a copy of the game alone knows that there was one, and the game is never marked without its log.
    Sql sql(connected);
    sql.run(QStringLiteral("PRAGMA synchronous=FULL")).run(QStringLiteral("PRAGMA journal_mode=WAL"));
    setBeingRecorded(sql, true);
    sql.run(QStringLiteral("PRAGMA wal_checkpoint(PASSIVE)"))
        .run(QStringLiteral("SELECT count(*) FROM meta"));
    if (!sql.ok()) {
        unmark(); // what is not recorded must not look so
        return notWritten(sql.error());
    }
    m_log = identityOf(walOf(m_path)); // none, where the file system can't share one
    return isInPlace();
}

void JournalWriter::workUntilEnded()
{
    std::unique_lock guard(m_mutex);
    const auto hasWork = [this] { return m_ended || !m_waiting.empty(); };
    for (;;) {
        if (!m_wake.wait_for(guard, idle, hasWork)) {
            guard.unlock();
            checkpointWhenIdle();
            guard.lock();
            m_wake.wait(guard, hasWork);
        }
        if (m_waiting.empty())
            return;
        Waiting next = std::move(m_waiting.front());
        m_waiting.pop_front();
        guard.unlock();
        next.written.set_value(commit(next.job));
        if (next.whenDone)
            next.whenDone();
        guard.lock();
    }
}

JournalWriter::Result JournalWriter::commit(const Job& job)
{
    if (m_lost)
        return std::unexpected(*m_lost);
    if (job.after != m_last)
        return wrong(QStringLiteral("could not take the entry before this one"));
    if (const Result inPlace = isInPlace(); !inPlace) {
        checkpointWhenIdle(); // what only a vanished log holds goes into the game while it can
        return inPlace;
    }
    if (const Result written = transact(job); !written)
        return written;
    m_ahead = true;
    // Whoever takes the file away in this very moment: it is not acknowledged, and nothing can follow it.
    if (const Result inPlace = isInPlace(); !inPlace) {
        m_lost = inPlace.error();
        return inPlace;
    }
    m_last = job.seals.last();
    return {};
}

JournalWriter::Result JournalWriter::transact(const Job& job)
{
    Sql sql(database(m_connection));
    sql.run(QStringLiteral("BEGIN IMMEDIATE"));
    for (qsizetype i = 0; i < job.rows.size(); ++i)
        insert(sql, job.rows[i], job.seals[i]);
    mark(sql, job.version);
    if (job.snapshot)
        insert(sql, *job.snapshot);
    sql.run(QStringLiteral("COMMIT"));
    if (sql.ok())
        return {};
    Sql(database(m_connection)).run(QStringLiteral("ROLLBACK"));
    return notWritten(sql.error());
}

void JournalWriter::checkpointWhenIdle()
{
    if (m_ahead && identityOf(m_path) == m_game)
        m_ahead = !Sql(database(m_connection)).run(QStringLiteral("PRAGMA wal_checkpoint(PASSIVE)")).ok();
}

// SQLite would replay our log into whatever has taken the name of the game.
void JournalWriter::leaveNoLogToAnother()
{
    const auto another = identityOf(m_path);
    if (another && another != m_game && m_log && identityOf(walOf(m_path)) == m_log)
        removeCompanions(m_path);
}

void JournalWriter::makeOneFile()
{
    if (m_lost || !isInPlace()) {
        leaveNoLogToAnother();
        return;
    }
    unmark();
}

void JournalWriter::unmark()
{
    Sql sql(database(m_connection));
    setBeingRecorded(sql, false);
    // Where a reader keeps the log in use, everything is at least in the game itself.
    Sql(database(m_connection)).run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    Sql(database(m_connection)).run(QStringLiteral("PRAGMA journal_mode=DELETE"));
}

} // namespace roadmarshal::table
