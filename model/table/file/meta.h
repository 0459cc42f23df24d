// What a game file says of the game as a whole: which one it is, since when, from which set-up.
#pragma once

#include "json/problem.h"

#include <QDateTime>
#include <QJsonObject>

#include <expected>

class QSqlDatabase;

namespace roadmarshal::table {

class Sql;

struct Meta
{
    QString game;
    int rulesVersion = 0;
    QString appVersion;
    QDateTime created;
    quint64 seed = 0;
    QJsonObject setup;
};

// In a set-up: a game to look at, which no statistics count.
inline const QString demoKey = QStringLiteral("demo");

// The first seal of the journal.
QByteArray sealOf(const Meta& meta);

// What is too large to be read again is refused.
std::expected<void, Problem> checkSize(const Meta& meta);
void insert(Sql& sql, const Meta& meta);

std::expected<Meta, Problem> readMeta(const QSqlDatabase& database);
struct StoredMeta
{
    Meta meta;
    QByteArray seal; // as it is stored, right or wrong
};
// Also where something of it was changed.
std::expected<StoredMeta, Problem> readStoredMeta(const QSqlDatabase& database);

} // namespace roadmarshal::table
