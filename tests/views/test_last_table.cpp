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
        Choices chosen;
        {
            NewGameDialog dialog(game(), nullptr);
            dialog.seats()->add();
            QTest::keyClicks(dialog.seats()->rows()[0]->name(), QStringLiteral("  Ann "));
            pickTeam(dialog.seats()->rows()[1], 3);
            dialog.seats()->setCurrent(2);
            dialog.cars()->toggles()[1]->click();
            dialog.cars()->toggles()[6]->click();
            dialog.track()->setCurrent(QStringLiteral("crows-knot"));
            pickOption(dialog.options()->deck(QStringLiteral("combat")), QStringLiteral("House deck"));
            dialog.accept();
            chosen = dialog.choices();
            QCOMPARE(chosen.seats[0].player, QStringLiteral("Ann"));
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
        QCOMPARE(dialog.choices(), usualChoices(game()));
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
        QCOMPARE(dialog.choices(), usualChoices(game()));
        QCOMPARE(dialog.lastTime()->state(), LastTimeStrip::State::FirstGame);
        QCOMPARE(dialog.problem(), QString());
    }

    void whatMakesSenseIsKept()
    {
        const QByteArray bytes = R"({
            "teams": [{"id": "blue", "player": "Ben\n<b>x</b>", "starters": ["99", "no", 7]},
                      {"id": "red", "player": 5, "starters": "21"}, {"id": "blue"}, 17],
            "track": "../../etc/passwd", "length": "endless", "grid": "table",
            "decks": {"race": {"cards": "house"}, "event": "app", "combat": {"cards": [1]}, "x": "app"},
            "reveal": {"odds": false, "threats": "no"}})";
        const Choices read = readChoices(bytes, game()).value();
        Choices wanted = usualChoices(game());
        wanted.seats = {{QStringLiteral("Ben <b>x</b>"), QStringLiteral("blue")},
                        {{}, QStringLiteral("red")}};
        wanted.grid = QStringLiteral("table");
        wanted.reveal.odds = false;
        wanted.decks[QStringLiteral("event")] = QStringLiteral("app");
        wanted.decks[QStringLiteral("combat")] = QStringLiteral("house");
        QCOMPARE(read, wanted);
    }

    void aTrackThatIsGoneCostsNothingElse()
    {
        Choices chosen = usualChoices(game());
        chosen.seats[0].starters = {QStringLiteral("50"), QStringLiteral("13"), QStringLiteral("R9"),
                                    QStringLiteral("88"), QStringLiteral("404")};
        chosen.track = QStringLiteral("was-deleted");
        const Choices read = readChoices(storeChoices(chosen), game()).value();
        chosen.track = usualChoices(game()).track;
        QCOMPARE(read, chosen);
    }

private:
    std::unique_ptr<test::SettingsSandbox> m_sandbox;
};

ONE_OF_MANY(TestLastTable)
#include "test_last_table.moc"
