// `report` and `checksum`: what they write, and what they refuse.
#include "support/one_of_many.h"
#include "support/program.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace roadmarshal;
using test::Ran;
using test::run;

class TestReportCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    Ran report(const QStringList& more) const
    {
        return run(QStringList{QStringLiteral("report"), path("game.roadmarshal")} + more);
    }
    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    static bool isOneLine(const Ran& ran)
    {
        return ran.status == 2 && ran.out.isEmpty() && ran.error.count('\n') == 1 && ran.error.endsWith('\n');
    }

private slots:
    void initTestCase()
    {
        qunsetenv("DISPLAY"); // as on a machine without one
        qunsetenv("QT_QPA_PLATFORM");
        QCOMPARE(run({QStringLiteral("new"), path("game.roadmarshal"), QStringLiteral("--game"),
                      QStringLiteral("apocalypse-road"), QStringLiteral("--seed"), QStringLiteral("7")})
                     .status,
                 0);
    }

    void writesAPdfWithoutADisplay_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("box");
        QTest::newRow("plain") << QStringList() << QByteArray("/MediaBox [0 0 595");
        QTest::newRow("letter, grey")
            << QStringList{QStringLiteral("--paper"), QStringLiteral("letter"), QStringLiteral("--grey")}
            << QByteArray("/MediaBox [0 0 612");
        QTest::newRow("one sheet") << QStringList{QStringLiteral("--only"), QStringLiteral("pack-away")}
                                   << QByteArray("/Count 1\n");
        QTest::newRow("several") << QStringList{QStringLiteral("--only"), QStringLiteral("mats,damage")}
                                 << QByteArray("/Count 4\n");
    }
    void writesAPdfWithoutADisplay()
    {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, box);
        const QString out = path("out.pdf");
        QFile::remove(out);
        const Ran ran = report(QStringList{QStringLiteral("-o"), out} + options);
        QCOMPARE(ran.error, QByteArray());
        QCOMPARE(ran.status, 0);
        const QByteArray pdf = read(out);
        QVERIFY(pdf.startsWith("%PDF-1."));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        QVERIFY(pdf.contains("/FontFile"));
        QVERIFY(pdf.contains("/ToUnicode")); // its text can be searched
        QVERIFY(pdf.contains(box));
    }

    void refusesWithOneLine_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("says");
        const QString out = path("none.pdf");
        const auto words = [](std::initializer_list<const char*> list) {
            QStringList made;
            for (const char* word : list)
                made.append(QString::fromLatin1(word));
            return made;
        };
        QTest::newRow("no file") << QStringList() << QByteArray("-o");
        QTest::newRow("paper") << QStringList{QStringLiteral("-o"), out} + words({"--paper", "a5"})
                               << QByteArray("--paper");
        QTest::newRow("document") << QStringList{QStringLiteral("-o"), out} + words({"--only", "damage,poem"})
                                  << QByteArray("poem");
        QTest::newRow("option") << QStringList{QStringLiteral("-o"), out} + words({"--pink"})
                                << QByteArray("--pink");
        QTest::newRow("folder") << QStringList{QStringLiteral("-o"), path("no/such/folder/out.pdf")}
                                << QByteArray("out.pdf");
    }
    void refusesWithOneLine()
    {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, says);
        const Ran ran = report(options);
        QVERIFY2(isOneLine(ran), ran.error.constData());
        QVERIFY2(ran.error.contains(says), ran.error.constData());
        QVERIFY(!QFile::exists(path("none.pdf")));
    }

    void refusesWhatIsNoGame()
    {
        QFile file(path("bad.roadmarshal"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("not a game") > 0);
        file.close();
        const Ran ran =
            run({QStringLiteral("report"), path("bad.roadmarshal"), QStringLiteral("-o"), path("none.pdf")});
        QVERIFY2(isOneLine(ran), ran.error.constData());
        QVERIFY(ran.error.contains("bad.roadmarshal"));
        QVERIFY(!QFile::exists(path("none.pdf")));
    }

    void aFileThatIsThereStaysIfItFails()
    {
        write(path("kept.pdf"), "old");
        // Less than any report is long; a write beyond it fails as on a full disk.
        const QStringList onATightDisk{QStringLiteral("sh"), QStringLiteral("-c"),
                                       QStringLiteral("ulimit -f 32; trap '' XFSZ; exec \"$@\""),
                                       QStringLiteral("sh")};
        const Ran ran =
            run({QStringLiteral("report"), path("game.roadmarshal"), QStringLiteral("-o"), path("kept.pdf")},
                {}, onATightDisk);
        QVERIFY2(isOneLine(ran), ran.error.constData());
        QVERIFY(ran.error.contains("kept.pdf: "));
        QCOMPARE(read(path("kept.pdf")), QByteArray("old"));
        QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("kept*")}).size(), 1);
        QCOMPARE(report({QStringLiteral("-o"), path("kept.pdf")}).status, 0);
        QVERIFY(read(path("kept.pdf")).startsWith("%PDF"));
    }

    void theGameItselfIsNoPlaceForAReport()
    {
        const QByteArray game = read(path("game.roadmarshal"));
        for (const char* out : {"game.roadmarshal", "./game.roadmarshal"}) {
            const Ran ran = report({QStringLiteral("-o"), path(out)});
            QVERIFY2(isOneLine(ran), ran.error.constData());
            QVERIFY(ran.error.contains("holds a game"));
        }
        QVERIFY(isOneLine(report({QStringLiteral("-o"), QStringLiteral("/dev/null")})));
        QCOMPARE(read(path("game.roadmarshal")), game);
    }

    void aLinkIsNoPlaceForAReport()
    {
        write(path("victim.pdf"), "keep");
        for (const char* target : {"victim.pdf", "nowhere.pdf"}) {
            QFile::remove(path("link.pdf"));
            QVERIFY(QFile::link(path(target), path("link.pdf")));
            const Ran ran = report({QStringLiteral("-o"), path("link.pdf")});
            QVERIFY2(isOneLine(ran), ran.error.constData());
            QVERIFY2(ran.error.contains("link.pdf: is a link; name the file itself"), ran.error.constData());
        }
        QCOMPARE(read(path("victim.pdf")), QByteArray("keep"));
        QVERIFY(!QFile::exists(path("nowhere.pdf")));
    }

    void checksumsTellTablesApart()
    {
        const auto sum = [this](const char* at) {
            const Ran ran = run({QStringLiteral("checksum"), path("game.roadmarshal"), QStringLiteral("--at"),
                                 QString::fromLatin1(at)});
            return QJsonDocument::fromJson(ran.out).object();
        };
        QCOMPARE(sum("1")[QStringLiteral("checksum")].toString().size(), 9);
        QCOMPARE(sum("1")[QStringLiteral("parts")].toObject().keys(),
                 (QStringList{QStringLiteral("decks"), QStringLiteral("mats"), QStringLiteral("score"),
                              QStringLiteral("track")}));
        QVERIFY(sum("0")[QStringLiteral("checksum")] != sum("1")[QStringLiteral("checksum")]);
        for (const char* command : {"checksum", "state"}) {
            for (const char* at : {"9999", "-1", "soon"}) {
                const Ran ran = run({QLatin1StringView(command), path("game.roadmarshal"),
                                     QStringLiteral("--at"), QLatin1StringView(at)});
                QVERIFY(isOneLine(ran));
                QVERIFY2(ran.error.contains("game.roadmarshal: --at: \"" + QByteArray(at) + '"'),
                         ran.error.constData());
            }
        }
    }
};

ONE_OF_MANY(TestReportCommand)
#include "test_report_command.moc"
