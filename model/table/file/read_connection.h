// Reads a database file so that nothing is left beside it and nobody who writes it is disturbed.
#pragma once

#include "json/problem.h"

#include <QSqlDatabase>

#include <expected>
#include <memory>

class QTemporaryDir;

namespace roadmarshal::table {

class ReadConnection
{
public:
    // A file that was cut off in the middle of something is read from a copy, in which that is put right.
    static std::expected<std::unique_ptr<ReadConnection>, Problem> open(const QString& path);
    ReadConnection(const ReadConnection&) = delete;
    ReadConnection& operator=(const ReadConnection&) = delete;
    ~ReadConnection();

    QSqlDatabase database() const;
    // Whether the newest entries may be missing: it was being recorded, and its log is not there.
    bool lacksLog() const { return m_lacksLog; }

private:
    ReadConnection();

    // How to open it, for SQLite.
    struct Way
    {
        QString uri;
        std::shared_ptr<QTemporaryDir> copy = {}; // holds what is opened, if that is only a copy
        bool hasNoLog = false;
    };
    static std::expected<Way, Problem> wayTo(const QString& path);
    static std::expected<Way, Problem> copyOf(const QString& path);
    QSqlError connect(const Way& way);

    QString m_name; // of the database connection
    std::shared_ptr<QTemporaryDir> m_copy;
    bool m_lacksLog = false;
};

} // namespace roadmarshal::table
