#include "support/one_of_many.h"
#include "support/program.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

#include <csignal>

using namespace roadmarshal;
using test::Ran;
using test::run;

namespace {

QJsonObject json(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

QByteArray makeGame(const QString& path)
{
    return run({QStringLiteral("new"), path, QStringLiteral("--game"), QStringLiteral("apocalypse-road"),
                QStringLiteral("--seed"), QStringLiteral("1")})
        .error;
}

// Entries that all differ, so that a lost one would show.
QByteArray lines(int from, int count)
{
    QByteArray text;
    for (int i = from; i < from + count; ++i)
        text += "set " + QByteArray(i % 2 ? "36" : "88") + " damage " +
                QByteArray::number(i / 2 % 2 ? i % 5 : (i + 2) % 5) + " // line " + QByteArray::number(i) +
                "\nnote 1 n" + QByteArray::number(i) + "\n";
    return text;
}

int lastAcknowledged(const QByteArray& out)
{
    int last = 0;
    const QList<QByteArray> complete = out.left(out.lastIndexOf('\n') + 1).split('\n');
    for (const QByteArray& line : complete)
        last = std::max(last, json(line)[QStringLiteral("entry")].toInt());
    return last;
}

QString integrityOf(const QString& path)
{
    QString answer;
    {
        QSqlDatabase database =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("checker"));
        database.setDatabaseName(path);
        database.open();
        QSqlQuery query(database);
        query.exec(QStringLiteral("PRAGMA integrity_check"));
        answer = query.next() ? query.value(0).toString() : QStringLiteral("no answer");
    }
    QSqlDatabase::removeDatabase(QStringLiteral("checker"));
    return answer;
}

} // namespace

class TestDurability : public QObject
{
    Q_OBJECT
private slots:
    void noAcknowledgedEntryIsLostWhenKilled()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.roadmarshal"));
        QCOMPARE(makeGame(path), QByteArray());
        constexpr int kills = 200;
        int acknowledged = 1;
        int written = 0;
        for (int kill = 0; kill < kills; ++kill) {
            QProcess process;
            process.start(QStringLiteral(ROADMARSHAL_PROGRAM), {QStringLiteral("play"), path});
            process.write(lines(written, 40));
            written += 40;
            process.waitForStarted();
            // Some die while starting, most while they record.
            if (kill % 5 != 0)
                process.waitForReadyRead(10'000);
            QTest::qSleep(static_cast<int>(QRandomGenerator::global()->bounded(0, 25)));
            process.kill();
            process.waitForFinished();
            acknowledged = std::max(acknowledged, lastAcknowledged(process.readAllStandardOutput()));
            if (kill % 20 != 19)
                continue; // each open repairs what the last kill left; look at every twentieth
            const Ran verified = run({QStringLiteral("verify"), path});
            QVERIFY2(verified.status == 0, verified.out + verified.error);
            QVERIFY(json(verified.out)[QStringLiteral("entries")].toInt() >= acknowledged);
            QCOMPARE(integrityOf(path), QStringLiteral("ok"));
        }
        QVERIFY2(acknowledged > kills / 2, "the program was always killed before it could record anything");
    }

    void aFullDiskIsSaidAndLosesNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("game.roadmarshal"));
        QCOMPARE(makeGame(path), QByteArray());
        QProcess process;
        // A limit on file size stands in for a full disk where no small disk can be mounted.
        process.setChildProcessModifier([] {
            const rlimit limit{96 * 1024, 96 * 1024};
            setrlimit(RLIMIT_FSIZE, &limit);
            std::signal(SIGXFSZ, SIG_IGN);
        });
        process.start(QStringLiteral(ROADMARSHAL_PROGRAM), {QStringLiteral("play"), path});
        process.write(lines(0, 200));
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        const QByteArray out = process.readAllStandardOutput();
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(out.contains("cannot be written"));
        QVERIFY(out.contains("the entry was not recorded"));
        const Ran verified = run({QStringLiteral("verify"), path});
        QCOMPARE(verified.status, 0);
        QCOMPARE(json(verified.out)[QStringLiteral("entries")].toInt(), lastAcknowledged(out));
        QCOMPARE(integrityOf(path), QStringLiteral("ok"));
    }

    void aReallyFullDiskToo()
    {
        QTemporaryDir folder;
        const QString disk = folder.path() + QStringLiteral("/disk");
        QDir().mkpath(disk);
        const QString script =
            QStringLiteral("mount -t tmpfs -o size=200k none '%1' && '%2' new '%1/g.roadmarshal' --game "
                           "apocalypse-road >/dev/null && "
                           "'%2' play '%1/g.roadmarshal'; echo status=$?; '%2' verify '%1/g.roadmarshal'")
                .arg(disk, QStringLiteral(ROADMARSHAL_PROGRAM));
        QProcess process;
        process.start(QStringLiteral("unshare"),
                      {QStringLiteral("-rm"), QStringLiteral("sh"), QStringLiteral("-c"), script});
        process.write(lines(0, 200));
        process.closeWriteChannel();
        process.waitForFinished();
        const QByteArray out = process.readAllStandardOutput();
        if (!out.contains("\"entry\""))
            QSKIP("no small disk can be mounted here");
        QVERIFY2(out.contains("disk is full"), out.right(400));
        QVERIFY(out.contains("status=1"));
        const QJsonObject verified = json(out.trimmed().split('\n').last());
        QCOMPARE(verified[QStringLiteral("holds")].toBool(), true);
        QCOMPARE(verified[QStringLiteral("entries")].toInt(),
                 lastAcknowledged(out.left(out.indexOf("status="))));
    }
};

ONE_OF_MANY(TestDurability)
#include "test_durability.moc"
