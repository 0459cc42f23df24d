// The archive on the command line: lists and statistics of a folder, without a display.
#include "support/one_of_many.h"
#include "support/program.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace roadmarshal;
using test::Ran;
using test::run;

class TestArchiveCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QTemporaryDir m_cache;

    Ran archive(const QStringList& arguments) const
    {
        return run(QStringList{QStringLiteral("archive")} + arguments);
    }
    QString games() const { return m_folder.path(); }

private slots:
    void initTestCase()
    {
        qputenv("XDG_CACHE_HOME", m_cache.path().toLocal8Bit());
        for (const char* name : {"a", "b"}) {
            const QString path = m_folder.filePath(QLatin1StringView(name) + QStringLiteral(".roadmarshal"));
            QCOMPARE(run({QStringLiteral("new"), path, QStringLiteral("--game"),
                          QStringLiteral("apocalypse-road")})
                         .status,
                     0);
            run({QStringLiteral("play"), path}, "set 36 damage 2\n");
        }
        QFile broken(m_folder.filePath(QStringLiteral("broken.roadmarshal")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("no game");
    }

    void theListHasEveryGame()
    {
        for (int time = 0; time < 2; ++time) {
            const Ran text = archive({games()});
            QCOMPARE(text.status, 0);
            QCOMPARE(text.out.count('\n'), 3);
            QVERIFY(text.out.contains("is not a Roadmarshal game file"));
            const QJsonArray list =
                QJsonDocument::fromJson(
                    archive({games(), QStringLiteral("--format"), QStringLiteral("json")}).out)
                    .object()[QStringLiteral("games")]
                    .toArray();
            QCOMPARE(list.size(), 3);
            QCOMPARE(list[0][QStringLiteral("entries")].toInt(), 2);
            QCOMPARE(list[0][QStringLiteral("state")].toString(), QStringLiteral("unfinished"));
            QCOMPARE(list[0][QStringLiteral("seats")].toArray().size(), 4);
            QCOMPARE(list[2][QStringLiteral("state")].toString(), QStringLiteral("unreadable"));
            QCOMPARE(archive({games(), QStringLiteral("--format"), QStringLiteral("csv")}).out.count("\r\n"),
                     4);
        }
        QCOMPARE(QDir(games()).entryList(QDir::Files | QDir::Hidden).size(), 3);
    }

    // What was read once is not read again: an index with another name in it tells.
    void theSecondTimeIsFromMemory()
    {
        QVERIFY(archive({games()}).out.contains("Rust Bowl"));
        QDirIterator files(m_cache.path(), {QStringLiteral("archive")}, QDir::Files,
                           QDirIterator::Subdirectories);
        QVERIFY(files.hasNext());
        QFile index(files.next());
        QVERIFY(index.open(QIODevice::ReadWrite));
        const QByteArray head = index.readLine();
        QByteArray content = index.readAll();
        QVERIFY(content.contains("Rust Bowl"));
        content.replace("Rust Bowl", "Dust Bowl");
        const QByteArray digest = QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex();
        const QByteArray forged = head.first(head.lastIndexOf(' ') + 1) + digest + '\n' + content;
        QVERIFY(index.resize(0) && index.seek(0));
        QCOMPARE(index.write(forged), forged.size());
        index.close();
        QVERIFY(archive({games()}).out.contains("Dust Bowl"));
        QVERIFY(QFile::remove(index.fileName()));
        QVERIFY(archive({games()}).out.contains("Rust Bowl"));
    }

    void whatWasSkippedIsTold()
    {
        if (::geteuid() == 0)
            QSKIP("Root may read everything.");
        const QTemporaryDir folder;
        const QString closed = folder.filePath(QStringLiteral("closed"));
        QVERIFY(QDir().mkdir(closed));
        QVERIFY(QFile::setPermissions(closed, {}));
        for (const QStringList& form : {QStringList{QStringLiteral("--format"), QStringLiteral("csv")},
                                        QStringList{QStringLiteral("--statistics")}}) {
            const Ran ran = archive(QStringList{folder.path()} + form);
            QCOMPARE(ran.status, 0);
            QCOMPARE(ran.error, "roadmarshal: " + closed.toUtf8() + ": the folder cannot be read\n");
        }
        QVERIFY(QFile::setPermissions(closed, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    void statisticsCountThem()
    {
        const QJsonObject json =
            QJsonDocument::fromJson(archive({QStringLiteral("--statistics"), games()}).out).object();
        QCOMPARE(json[QStringLiteral("games")].toInt(), 2);
        QCOMPARE(json[QStringLiteral("won")].toInt(), 0);
        QCOMPARE(json[QStringLiteral("damagePerTurn")].toDouble(), 2.0);
        const Ran csv = archive(
            {QStringLiteral("--statistics"), games(), QStringLiteral("--format"), QStringLiteral("csv")});
        QVERIFY(csv.out.startsWith("statistic,subject,name,measure,value,games\r\n"));
        QVERIFY(csv.out.contains("\"turn\",\"1\",\"\",\"damage\",2,2\r\n"));
    }

    void badInputIsOneLineAndStatusTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("no folder") << QStringList{QStringLiteral("nowhere")}
                                   << QStringLiteral("nowhere: no such folder");
        QTest::newRow("a file") << QStringList{m_folder.filePath(QStringLiteral("a.roadmarshal"))}
                                << QStringLiteral("is not a folder");
        QTest::newRow("format") << QStringList{games(), QStringLiteral("--format"), QStringLiteral("pdf")}
                                << QStringLiteral("--format: is \"pdf\", allowed is text, csv, json");
        QTest::newRow("statistics as text") << QStringList{games(), QStringLiteral("--statistics"),
                                                           QStringLiteral("--format"), QStringLiteral("text")}
                                            << QStringLiteral("--format: is \"text\", allowed is csv, json");
    }
    void badInputIsOneLineAndStatusTwo()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        const Ran ran = archive(arguments);
        QCOMPARE(ran.status, 2);
        QVERIFY(ran.out.isEmpty());
        QCOMPARE(ran.error.count('\n'), 1);
        QVERIFY2(ran.error.contains(says.toUtf8()), ran.error.constData());
    }
};

ONE_OF_MANY(TestArchiveCommand)
#include "test_archive_command.moc"
