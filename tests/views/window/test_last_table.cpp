// What was chosen last time is offered again, whatever has become of it since.
#include "support/new_game.h"
#include "support/one_of_many.h"

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::views;

class TestLastTable : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        m_sandbox = std::make_unique<test::SettingsSandbox>();
    }

    void lastTimeIsOfferedAgain()
    {
        table::SetupChoices chosen;
        {
            NewGameDialog dialog(game(), nullptr);
            dialog.seats()->add();
            QTest::keyClicks(dialog.seats()->rows()[0]->name(), QStringLiteral("  Ann "));
            pickTeam(dialog.seats()->rows()[1], 3);
            dialog.seats()->setCurrent(2);
            carsOf(dialog)->toggles()[1]->click();
            carsOf(dialog)->toggles()[6]->click();
            pickTrack(dialog, QStringLiteral("crows-knot"));
            pickOption(barOf(dialog, QStringLiteral("decks.combat")), QStringLiteral("House deck"));
            dialog.accept();
            chosen = dialog.choices();
            QCOMPARE(chosen.seats[0][QStringLiteral("player")].toString(), QStringLiteral("Ann"));
        }
        NewGameDialog dialog(game(), nullptr);
        QCOMPARE(dialog.lastTime()->state(), LastTimeStrip::State::Same);
        QCOMPARE(dialog.choices(), chosen);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        dialog.seats()->remove(0);
        QCOMPARE(dialog.lastTime()->state(), LastTimeStrip::State::Changed);
        dialog.lastTime()->same()->click();
        QCOMPARE(dialog.choices(), chosen);
        QCOMPARE(dialog.lastTime()->state(), LastTimeStrip::State::Same);
        dialog.lastTime()->reset()->click();
        QCOMPARE(dialog.choices(), table::usualChoices(game()));
        dialog.lastTime()->same()->click();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QCOMPARE(teamOf(dialog.setup(), 0)[QStringLiteral("player")].toString(), QStringLiteral("Ann"));
    }

    void cancelRemembersNothing()
    {
        NewGameDialog dialog(game(), nullptr);
        dialog.seats()->add();
        dialog.reject();
        QVERIFY(lastTable(game().id()).isEmpty());
    }

    void whatIsStoredMayBeHostile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const auto team = [](const QString& id) { return QJsonObject{{QStringLiteral("id"), id}}; };
        const auto teams = [](const QJsonArray& list) {
            return QJsonObject{{QStringLiteral("teams"), list}};
        };
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("\x00\xff{[", 4);
        QTest::newRow("deep") << QByteArray(10'000, '[');
        QTest::newRow("no object") << QByteArray("[1,2]");
        QTest::newRow("one team") << stored(teams({team(QStringLiteral("red"))}));
        QTest::newRow("unknown teams")
            << stored(teams({team(QStringLiteral("pink")), team(QStringLiteral("red"))}));
        QTest::newRow("one team twice")
            << stored(teams({team(QStringLiteral("red")), team(QStringLiteral("red"))}));
        QTest::newRow("teams of another type") << QByteArray(R"({"teams": {"red": 1}})");
        const QJsonArray two{team(QStringLiteral("red")), team(QStringLiteral("blue"))};
        QJsonObject large = teams(two);
        large[QStringLiteral("more")] = QString(100'000, u'x');
        QTest::newRow("too large") << stored(large);
    }
    void whatIsStoredMayBeHostile()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!readChoices(bytes, game()));
        saveLastTable(game().id(), bytes);
        NewGameDialog dialog(game(), nullptr);
        QCOMPARE(dialog.choices(), table::usualChoices(game()));
        QCOMPARE(dialog.lastTime()->state(), LastTimeStrip::State::FirstGame);
        QCOMPARE(dialog.problem(), QString());
    }

    void whatMakesSenseIsKept()
    {
        const QByteArray bytes = R"({
            "teams": [{"id": "blue", "player": "Ben\n<b>x</b>", "starters": ["none", "no", 7]},
                      {"id": "red", "player": 5, "starters": "21"}, {"id": "blue"}, 17],
            "track": "../../etc/passwd", "length": "endless", "grid": "table",
            "decks": {"race": {"by": "table", "cards": "house"}, "event": "app",
                      "combat": {"by": "table", "cards": "house"}, "x": "app"},
            "reveal": {"odds": false, "threats": "no"}})";
        const table::SetupChoices read = readChoices(bytes, game()).value();
        table::SetupChoices wanted = table::usualChoices(game());
        wanted.seats = {
            {{QStringLiteral("player"), QStringLiteral("Ben <b>x</b>")},
             {QStringLiteral("id"), QStringLiteral("blue")}},
            {{QStringLiteral("player"), QString()}, {QStringLiteral("id"), QStringLiteral("red")}}};
        wanted.forAll[QStringLiteral("grid")] = QStringLiteral("table");
        wanted.forAll[QStringLiteral("reveal.odds")] = false;
        wanted.forAll[QStringLiteral("decks.event")] = QStringLiteral("app");
        wanted.forAll[QStringLiteral("decks.combat")] = QStringLiteral("house");
        QCOMPARE(read, wanted);
    }

    void aTrackThatIsGoneCostsNothingElse()
    {
        const QJsonArray cars{QStringLiteral("88"), QStringLiteral("404"), QStringLiteral("13"),
                              QStringLiteral("50"), QStringLiteral("R9")};
        QJsonObject gone =
            QJsonDocument::fromJson(storeChoices(table::usualChoices(game()), game())).object();
        gone[QStringLiteral("track")] = QStringLiteral("was-deleted");
        QJsonArray teams = gone[QStringLiteral("teams")].toArray();
        QJsonObject red = teams[0].toObject();
        red[QStringLiteral("starters")] = cars;
        teams[0] = red;
        gone[QStringLiteral("teams")] = teams;
        const table::SetupChoices read = readChoices(stored(gone), game()).value();
        QCOMPARE(read.forAll[QStringLiteral("track")].toString(), QStringLiteral("rust-bowl"));
        const QJsonArray kept = read.seats[0][QStringLiteral("starters")].toArray();
        QCOMPARE(kept.size(), cars.size());
        for (const QJsonValue& car : cars)
            QVERIFY(kept.contains(car));
    }

private:
    std::unique_ptr<test::SettingsSandbox> m_sandbox;
};

ONE_OF_MANY(TestLastTable)
#include "test_last_table.moc"
