// A game that was played and closed, and its bytes.
#pragma once

#include "support/demo_game.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

namespace roadmarshal::test {

inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

// Meddles with a file behind the program's back.
inline void runSql(const QString& path, const QString& statement)
{
    {
        QSqlDatabase database =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("meddler"));
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY2(QSqlQuery(database).exec(statement), qPrintable(statement));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("meddler"));
}

// A game with some entries, closed.
struct Closed
{
    DemoGame game;
    QByteArray bytes;
    QList<QByteArray> states;

    Closed()
    {
        std::mt19937 random(1);
        for (int i = 0; i < 12; ++i)
            randomEntry(*game.session, random);
        for (int entry = 0; entry <= game.session->last(); ++entry)
            states.append(game.stateAt(entry));
        game.session.reset();
        bytes = bytesOf(game.path());
    }
};

} // namespace roadmarshal::test
