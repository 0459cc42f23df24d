// What is at hand for a game, listed on the command line.
#include "support/one_of_many.h"
#include "support/program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace roadmarshal;
using test::Ran;
using test::run;

class TestContentCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_home;

    static QJsonObject content(const QStringList& arguments)
    {
        const Ran ran = run(QStringList{QStringLiteral("content")} + arguments);
        return ran.status == 0 ? QJsonDocument::fromJson(ran.out).object() : QJsonObject();
    }

    static QJsonObject item(const QJsonObject& listed, const char* id)
    {
        for (const QJsonValue& each : listed[QStringLiteral("content")].toArray()) {
            if (each[QStringLiteral("id")] == QLatin1StringView(id))
                return each.toObject();
        }
        return {};
    }

    void put(const QString& name, const QByteArray& text)
    {
        const QString path = m_home.filePath(QStringLiteral("Roadmarshal/roadmarshal/") + name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

private slots:
    void initTestCase() { qputenv("XDG_DATA_HOME", m_home.path().toLocal8Bit()); }

    void whatIsBuiltIn()
    {
        const QJsonObject all = content({});
        QVERIFY(item(all, "rust-bowl")[QStringLiteral("source")] == QStringLiteral("built-in"));
        QCOMPARE(item(all, "rust-bowl")[QStringLiteral("invented")].toInt(), 0);
        QVERIFY(item(all, "red")[QStringLiteral("invented")].toInt() > 40);
        QVERIFY(item(all, "combat")[QStringLiteral("invented")].toInt() > 200);
        QVERIFY(all[QStringLiteral("problems")].toArray().isEmpty());
        const QJsonObject tracks =
            content({QStringLiteral("track"), QStringLiteral("--game"), QStringLiteral("apocalypse-road")});
        QCOMPARE(tracks[QStringLiteral("content")].toArray().size(), 5);
    }

    void whatTheOwnerPutsOverIt()
    {
        put(QStringLiteral("tracks/bad.track.json"), "{}");
        put(QStringLiteral("decks/mine.deck.json"),
            R"({"format": "roadmarshal-deck/1", "deck": "combat", "cards": [{"card": "a", "count": 3, "value": 1,
                "machine-gun": "1", "auto-cannon": "1", "missile-launcher": "1", "collision": "1-1"}]})");
        const QJsonObject all = content({});
        QVERIFY(item(all, "combat")[QStringLiteral("source")] == QStringLiteral("library"));
        QCOMPARE(item(all, "combat")[QStringLiteral("invented")].toInt(), 0);
        const QJsonArray problems = all[QStringLiteral("problems")].toArray();
        QCOMPARE(problems.size(), 1);
        QVERIFY(problems[0][QStringLiteral("file")].toString().endsWith(QStringLiteral("bad.track.json")));
        QCOMPARE(problems[0][QStringLiteral("place")].toString(), QStringLiteral("format"));
    }

    void whatNobodyKnows()
    {
        const Ran kind = run({QStringLiteral("content"), QStringLiteral("horse")});
        QCOMPARE(kind.status, 2);
        QVERIFY(kind.out.isEmpty());
        QVERIFY(kind.error.contains("track, team, deck"));
        QCOMPARE(run({QStringLiteral("content"), QStringLiteral("--game"), QStringLiteral("chess")}).status,
                 2);
    }
};

ONE_OF_MANY(TestContentCommand)
#include "test_content_command.moc"
