// How a game file is laid out: identification, schema with its versions, and seals over its content.
#pragma once

#include "table/entry.h"
#include "json/problem.h"

#include <QByteArray>

#include <expected>

class QSqlDatabase;

namespace roadmarshal::table {

class Sql;

}

namespace roadmarshal::table::file_format {

inline constexpr quint32 applicationId = 0x524D5348; // "RMSH"
inline constexpr int schemaVersion = 1;
// The same tables, but with rulings in the journal or in the set-up. A file is marked so when it gets the
// first one, so that older programs go on reading all others and refuse this one instead of losing them.
inline constexpr int rulingsVersion = 2;
// Likewise with values of cards that a table plays otherwise than its set-up says: who does not know them
// would read them off a snapshot as they were.
inline constexpr int contentVersion = 3;
inline constexpr int newestVersion = contentVersion;
// The least version that holds all of them.
int versionFor(const QList<Entry>& entries);
inline constexpr qint64 largestFile = 256LL * 1024 * 1024;
inline constexpr qint64 fullFile = largestFile - 32LL * 1024 * 1024; // room for one more entry and a snapshot
inline constexpr qsizetype largestField = 8 * 1024 * 1024;
inline constexpr qint64 mostMemory = 128LL * 1024 * 1024; // for all of SQLite
// A journal never grows beyond what its export may hold, so that every log that goes out can come back.
inline constexpr int mostEntries = 10'000; // five times the longest game that anybody recorded
inline constexpr qint64 largestJournal = 48LL * 1024 * 1024;
inline constexpr qint64 largestLog = 2 * largestJournal;

// Looks at the first bytes only: is this a game file at all?
std::expected<void, Problem> recognise(const QString& path);
// Files come from anywhere: no code in the schema runs, and no value takes all the memory there is.
void distrust(QSqlDatabase& database);
// Makes the tables of a new file.
std::expected<void, Problem> makeTables(QSqlDatabase& database);
// A file from a newer program is refused, and one that is no game of ours.
std::expected<void, Problem> checkVersion(QSqlDatabase& database);
// Nothing but our own tables may be in there: no view or trigger runs when we read.
std::expected<void, Problem> checkTables(QSqlDatabase& database);

// The fields of an entry as they are stored.
struct Row
{
    int number = 0;
    QString time;
    QString kind;
    QByteArray intent;
    QByteArray effects;
    QByteArray objections;
    QByteArray draws;
    QString note;

    qsizetype size() const
    {
        return intent.size() + effects.size() + objections.size() + draws.size() + note.toUtf8().size();
    }
};
Row toRow(const Entry& entry);
std::expected<Entry, QString> toEntry(const Row& row);

// The table after an entry, which only saves time: one with a wrong seal is ignored.
struct Snapshot
{
    int entry = 0;
    QByteArray state;
    QByteArray seal;
};

void insert(Sql& sql, const Row& row, const QByteArray& seal);
void insert(Sql& sql, const Snapshot& snapshot);
void mark(Sql& sql, int version);
// While a game is recorded its newest entries may be in a log beside it, which a copy of the game alone
// lacks.
void setBeingRecorded(Sql& sql, bool isRecorded);
bool isBeingRecorded(const QSqlDatabase& database);

// Each seal covers an entry and the seal before it, so that a changed byte shows wherever it is.
QByteArray seal(const QByteArray& previous, const QByteArray& content);
QByteArray seal(const QByteArray& previous, const Row& row);

} // namespace roadmarshal::table::file_format
