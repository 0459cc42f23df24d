// How a game file is laid out: identification, schema with its versions, and seals over its content.
#pragma once

#include "entry.h"
#include "json/problem.h"

#include <QByteArray>

#include <expected>

class QSqlDatabase;

namespace roadmarshal::table::file_format {

inline constexpr quint32 applicationId = 0x524D5348; // "RMSH"
inline constexpr int schemaVersion = 1;
// The same tables, but with rulings in the journal or in the set-up. A file is marked so when it gets the
// first one, so that older programs go on reading all others and refuse this one instead of losing them.
inline constexpr int rulingsVersion = 2;
inline constexpr int newestVersion = rulingsVersion;
inline constexpr qint64 largestFile = 256LL * 1024 * 1024;
inline constexpr qint64 fullFile = largestFile - 32LL * 1024 * 1024; // room for one more entry and a snapshot
inline constexpr qsizetype largestField = 8 * 1024 * 1024;
// A journal never grows beyond what its export may hold, so that every log that goes out can come back.
inline constexpr int mostEntries = 10'000; // five times the longest game that anybody recorded
inline constexpr qint64 largestJournal = 48LL * 1024 * 1024;
inline constexpr qint64 largestLog = 2 * largestJournal;

// Looks at the first bytes only: is this a game file at all?
std::expected<void, Problem> recognise(const QString& path);
// Brings an older file to the present schema in one transaction; a newer one is refused.
std::expected<void, Problem> migrate(QSqlDatabase& database);
// The version alone, for files that may not be written.
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

// Each seal covers an entry and the seal before it, so that a changed byte shows wherever it is.
QByteArray seal(const QByteArray& previous, const QByteArray& content);
QByteArray seal(const QByteArray& previous, const Row& row);

} // namespace roadmarshal::table::file_format
