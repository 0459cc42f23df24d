// Runs statements one after the other and remembers the first that failed.
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QVariant>

namespace roadmarshal::table {

// A name for a database connection that nobody has had yet.
QString freshConnectionName();

// What SQLite's codes mean for a game file.
enum class Trouble {
    None,
    Busy,     // somebody else holds it
    ReadOnly, // it can't be written, or not be read without writing
    Full,     // the disk is full
    Disk,     // the disk or the file system failed
    Memory,
    Damaged,
    Other
};
Trouble troubleOf(const QSqlError& error);
// Whether it is the file itself that is at fault.
bool isDamage(const QSqlError& error);
// As a clause: "the disk is full". What is damaged says what SQLite found.
QString inWords(const QSqlError& error);
// As what is said of a file: "is damaged (…)", or "cannot be read (the disk failed)".
QString unreadable(const QSqlError& error);

class Sql
{
public:
    explicit Sql(const QSqlDatabase& database) : m_database(database) {}

    // Does nothing once a statement has failed.
    Sql& run(const QString& statement, const QVariantList& values = {});
    bool ok() const { return !m_error.isValid(); }
    const QSqlError& error() const { return m_error; }

private:
    QSqlDatabase m_database;
    QSqlError m_error;
};

} // namespace roadmarshal::table
