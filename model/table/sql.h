// Runs statements one after the other and remembers the first that failed.
#pragma once

#include <QSqlDatabase>
#include <QVariant>

namespace roadmarshal::table {

// A name for a database connection that nobody has had yet.
QString freshConnectionName();

class Sql
{
public:
    explicit Sql(const QSqlDatabase& database) : m_database(database) {}

    // Does nothing once a statement has failed.
    Sql& run(const QString& statement, const QVariantList& values = {});
    bool ok() const { return m_error.isEmpty(); }
    const QString& error() const { return m_error; }

private:
    QSqlDatabase m_database;
    QString m_error;
};

} // namespace roadmarshal::table
