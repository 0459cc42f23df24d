#include "read_connection.h"

#include "companions.h"
#include "file_format.h"
#include "recording.h"
#include "sql.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QUrl>

namespace roadmarshal::table {

namespace {

QString uriOf(const QString& path, const QString& options)
{
    return QStringLiteral("file:%1?%2").arg(QString::fromLatin1(QUrl::toPercentEncoding(path, "/")), options);
}

bool copyIfThere(const QString& from, const QString& to)
{
    return !QFile::exists(from) ||
           (QFileInfo(from).size() <= file_format::largestFile && QFile::copy(from, to));
}

} // namespace

ReadConnection::ReadConnection() : m_name(freshConnectionName()) {}

ReadConnection::~ReadConnection()
{
    database().close();
    QSqlDatabase::removeDatabase(m_name);
}

QSqlDatabase ReadConnection::database() const
{
    return QSqlDatabase::database(m_name, false);
}

std::expected<std::unique_ptr<ReadConnection>, Problem> ReadConnection::open(const QString& path)
{
    std::unique_ptr<ReadConnection> connection(new ReadConnection);
    auto way = wayTo(path);
    if (!way)
        return std::unexpected(way.error());
    QSqlError error = connection->connect(*way);
    if (troubleOf(error) == Trouble::ReadOnly && !isRecordedHere(path)) {
        way = copyOf(path);
        if (!way)
            return std::unexpected(way.error());
        error = connection->connect(*way);
    }
    if (error.isValid())
        return std::unexpected(Problem{{}, unreadable(error)});
    connection->m_lacksLog = way->hasNoLog && file_format::isBeingRecorded(connection->database());
    return connection;
}

// An ordinary reader makes the two helpers of a write-ahead log where they are missing, and can't take them
// away again.
std::expected<ReadConnection::Way, Problem> ReadConnection::wayTo(const QString& path)
{
    const QString real = realPathOf(path);
    const Way asItIs{uriOf(real, QStringLiteral("mode=ro"))};
    if (isRecordedHere(real) || !usesWriteAheadLog(real))
        return asItIs;
    const QFileInfo log(walOf(real));
    // Where both are there, somebody has it open or was killed, and a reader need not make any.
    if (log.exists() && QFile::exists(indexOf(real)))
        return asItIs;
    if (log.exists() && log.size() > 0)
        return copyOf(real);
    // All that there is, is in the one file.
    return Way{uriOf(real, QStringLiteral("mode=ro&immutable=1")), nullptr, !log.exists()};
}

std::expected<ReadConnection::Way, Problem> ReadConnection::copyOf(const QString& path)
{
    const QString real = realPathOf(path);
    auto folder = std::make_shared<QTemporaryDir>();
    const QString copy = folder->filePath(QStringLiteral("game"));
    if (!QFile::copy(real, copy) || !copyIfThere(walOf(real), walOf(copy)) ||
        !copyIfThere(journalOf(real), journalOf(copy)))
        return std::unexpected(Problem{
            {}, QStringLiteral("cannot be read without changing it, and there is no room for a copy")});
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    return Way{uriOf(copy, QStringLiteral("mode=rw")), folder};
}

// The first read tells whether it can be read at all.
QSqlError ReadConnection::connect(const Way& way)
{
    m_copy = way.copy;
    if (QSqlDatabase::contains(m_name))
        QSqlDatabase::removeDatabase(m_name);
    QSqlDatabase connected = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    connected.setDatabaseName(way.uri);
    connected.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=3000;QSQLITE_OPEN_URI") +
                                (way.copy ? QString() : QStringLiteral(";QSQLITE_OPEN_READONLY")));
    if (!connected.open())
        return connected.lastError();
    file_format::distrust(connected);
    QSqlQuery query(connected);
    query.exec(QStringLiteral("PRAGMA schema_version"));
    return query.lastError();
}

} // namespace roadmarshal::table
