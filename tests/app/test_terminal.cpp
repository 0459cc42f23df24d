// Nothing that comes out of a file or a name acts on the terminal, on a page or on a table of it.
#include "support/one_of_many.h"
#include "support/program_game.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;

namespace {

// One of each kind: what rings, moves the cursor, starts a sequence, turns the line about, hides text.
const QString hostile =
    QString::fromUtf8("<\u0007\u001B[31m\u007F\u0085\u009B31m\u061C\u200E\u200F\u202A\u202E"
                      "\u2028\u2029\u2066\u2069\uFEFF\uFFF9\U000E0041>");

bool isHarmful(char32_t c)
{
    return (c < 0x20 && c != U'\n' && c != U'\r' && c != U'\t') || (c >= 0x7F && c < 0xA0) || c == 0x61C ||
           c == 0x200E || c == 0x200F || (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) ||
           c == 0xFEFF || (c >= 0xFFF9 && c <= 0xFFFB) || (c >= 0xE0000 && c <= 0xE007F);
}

QByteArray harmIn(const QByteArray& out)
{
    QByteArray found;
    for (const char32_t c : QString::fromUtf8(out).toUcs4()) {
        if (isHarmful(c))
            found += "U+" + QByteArray::number(static_cast<uint>(c), 16) + ' ';
    }
    return found;
}

QByteArray toJson(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace

class TestTerminal : public QObject
{
    Q_OBJECT

    ProgramFolder m_files;
    QString m_game;

private slots:
    // Names, players, drivers and the track come from a set-up, the note from a log that somebody sent.
    void initTestCase()
    {
        qputenv("XDG_DATA_HOME", m_files.path("data").toUtf8());
        qputenv("XDG_CACHE_HOME", m_files.path("cache").toUtf8());
        const QString plain = m_files.game("plain.roadmarshal", "set 36 damage 2 // NOTE\n");
        QJsonObject log = json(run({text("log"), plain, text("--format"), text("json")}).out);
        QJsonObject setup = log[text("setup")].toObject();
        QJsonArray teams = setup[text("teams")].toArray();
        for (QJsonValueRef team : teams) {
            QJsonObject named = team.toObject();
            named[text("name")] = text("team ") + hostile;
            named[text("player")] = text("player ") + hostile;
            QJsonArray cars = named[text("cars")].toArray();
            for (QJsonValueRef car : cars) {
                QJsonObject driven = car.toObject();
                driven[text("driver")] = text("driver ") + hostile;
                car = driven;
            }
            named[text("cars")] = cars;
            team = named;
        }
        setup[text("teams")] = teams;
        QJsonObject track = setup[text("track")].toObject();
        track[text("name")] = text("track ") + hostile;
        setup[text("track")] = track;
        log[text("setup")] = setup;
        QJsonArray entries = log[text("entries")].toArray();
        QJsonObject noted = entries[1].toObject();
        noted[text("note")] = text("note ") + hostile;
        entries[1] = noted;
        log[text("entries")] = entries;
        m_game = m_files.path("hostile.roadmarshal");
        const Ran made =
            run({text("import"), m_files.write("hostile.json", toJson(log)), text("-o"), m_game});
        QVERIFY2(made.status == 0, made.error.constData());
    }

    void noFormatOfTheLogCarriesIt_data()
    {
        QTest::addColumn<QString>("format");
        for (const char* format : {"text", "markdown", "html", "csv", "json"})
            QTest::newRow(format) << text(format);
    }
    void noFormatOfTheLogCarriesIt()
    {
        QFETCH(QString, format);
        const Ran ran = run({text("log"), m_game, text("--format"), format});
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.contains("team") && ran.out.contains("note"));
        QCOMPARE(harmIn(ran.out), QByteArray());
        QCOMPARE(harmIn(ran.error), QByteArray());
    }

    void noSubcommandPrintsIt_data()
    {
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char* words) { QTest::newRow(words) << text(words).split(u' '); };
        row("ask");
        row("state");
        row("checksum");
        row("verify");
        row("first-player");
        row("shoot --car 36");
        row("dispute first");
        row("ruling");
        row("ruling first --decision otherwise --agreed all");
    }
    void noSubcommandPrintsIt()
    {
        QFETCH(QStringList, words);
        words.insert(1, m_game);
        const Ran ran = run(words);
        QVERIFY2(ran.status == 0, ran.error.constData());
        QCOMPARE(harmIn(ran.out + ran.error), QByteArray());
    }

    void noListOfGamesCarriesIt_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("text") << QStringList{};
        QTest::newRow("csv") << QStringList{text("--format"), text("csv")};
        QTest::newRow("json") << QStringList{text("--format"), text("json")};
        QTest::newRow("statistics") << QStringList{text("--statistics")};
    }
    void noListOfGamesCarriesIt()
    {
        QFETCH(QStringList, words);
        const Ran ran = run(QStringList{text("archive"), m_files.folder.path()} + words);
        QCOMPARE(ran.status, 0);
        QVERIFY(ran.out.contains("player"));
        QCOMPARE(harmIn(ran.out + ran.error), QByteArray());
    }

    // Escaped, not taken away: what goes out comes back to the same bytes.
    void jsonLosesNothing()
    {
        const QByteArray out = run({text("log"), m_game, text("--format"), text("json")}).out;
        const QJsonObject log = json(out);
        QCOMPARE(log[text("setup")][text("teams")][0][text("name")], text("team ") + hostile);
        QCOMPARE(log[text("entries")][1][text("note")], text("note ") + hostile);
        const QString again = m_files.path("again.roadmarshal");
        QCOMPARE(run({text("import"), m_files.write("out.json", out), text("-o"), again}).status, 0);
        QCOMPARE(run({text("log"), again, text("--format"), text("json")}).out, out);
    }

    void noRefusalCarriesIt_data()
    {
        QTest::addColumn<QStringList>("words");
        const QString file = m_files.path("p.json");
        QTest::newRow("file") << QStringList{text("state"), hostile};
        QTest::newRow("option") << QStringList{text("state"), text("--") + hostile};
        QTest::newRow("value") << QStringList{text("log"), m_game, text("--format"), hostile};
        QTest::newRow("game") << QStringList{text("rules"), text("--game"), hostile};
        QTest::newRow("answer") << QStringList{text("ask"), m_game, hostile};
        QTest::newRow("claim") << QStringList{text("dispute"), m_game, hostile};
        QTest::newRow("line") << QStringList{text("amend"), m_game, text("2"), hostile};
        QTest::newRow("name") << QStringList{
            text("ruling"), m_game,           text("first"), text("--decision"),
            text("upheld"), text("--agreed"), hostile};
        QTest::newRow("folder") << QStringList{text("archive"), hostile};
        QTest::newRow("field") << QStringList{
            text("new"),
            file,
            text("--game"),
            text("apocalypse-road"),
            text("--setup"),
            m_files.write("field.json", toJson({{text("teams"), QJsonArray{hostile, hostile}}}))};
        QTest::newRow("key") << QStringList{
            text("new"),
            file,
            text("--game"),
            text("apocalypse-road"),
            text("--setup"),
            m_files.write("key.json", toJson({{text("rulings"), QJsonObject{{hostile, hostile}}}}))};
    }
    void noRefusalCarriesIt()
    {
        QFETCH(QStringList, words);
        const Ran ran = run(words);
        QVERIFY2(isRefusal(ran), ran.error + ran.out);
        QCOMPARE(harmIn(ran.error), QByteArray());
    }

    void playAnswersWithoutIt()
    {
        const QString copy = m_files.path("copy.roadmarshal");
        QVERIFY(QFile::copy(m_game, copy));
        const Ran ran =
            run({text("play"), copy}, hostile.toUtf8() + "\nset 36 damage 3 // " + hostile.toUtf8() + '\n');
        QCOMPARE(harmIn(ran.out + ran.error), QByteArray());
        const Ran tried = run({text("what-if"), copy}, hostile.toUtf8() + '\n');
        QCOMPARE(harmIn(tried.out + tried.error), QByteArray());
    }

    // The cars of a position are called as somebody likes.
    void aPositionAnswersWithoutIt()
    {
        const QString id = QString::fromUtf8("A\u009B\u202E");
        const QString position = m_files.write(
            "p.position.json",
            toJson({{text("format"), text("roadmarshal-position/1")},
                    {text("track"), text("rust-bowl")},
                    {text("teams"), QJsonArray{id, text("blue")}},
                    {text("firstPlayer"), id},
                    {text("cars"), QJsonArray{QJsonObject{
                                       {text("id"), id}, {text("team"), id}, {text("at"), text("6.1")}}}}}));
        for (const QStringList& words :
             {QStringList{text("preview"), position, text("--car"), id, text("--card"), text("solo+1")},
              QStringList{text("shoot"), position, text("--car"), id},
              QStringList{text("first-player"), position}}) {
            const Ran ran = run(words);
            QCOMPARE(ran.status, 0);
            QCOMPARE(harmIn(ran.out + ran.error), QByteArray());
            QVERIFY2(ran.out.contains("\\u009b") || words.first() == text("shoot"),
                     ran.out.left(200).constData());
        }
    }
};

ONE_OF_MANY(TestTerminal)
#include "test_terminal.moc"
