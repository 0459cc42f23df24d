// From an empty table to a set-up that the game takes, by mouse and by keyboard.
#include "support/new_game.h"
#include "support/one_of_many.h"

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::views;

class TestNewGame : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        m_sandbox = std::make_unique<test::SettingsSandbox>();
    }

    void aFirstTableIsPlayableAtOnce()
    {
        NewGameDialog dialog(game(), nullptr);
        QCOMPARE(dialog.problem(), QString());
        QCOMPARE(dialog.lastTime()->state(), LastTimeStrip::State::FirstGame);
        QCOMPARE(dialog.seats()->seats().size(), 4);
        dialog.accept();
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QVERIFY(game().begin(dialog.setup()).has_value());
        for (const QString& deck :
             {QStringLiteral("race"), QStringLiteral("event"), QStringLiteral("combat")})
            QCOMPARE(dialog.setup()[QStringLiteral("decks")][deck][QStringLiteral("by")].toString(),
                     QStringLiteral("table"));
    }

    void aTakenTeamIsNotOfferedTwice()
    {
        NewGameDialog dialog(game(), nullptr);
        const QList<SeatRow*> rows = dialog.seats()->rows();
        const QStringList taken = teamIds(dialog);
        for (int seat = 0; seat < rows.size(); ++seat) {
            const QStringList offered = teamsOffered(rows[seat]);
            QCOMPARE(offered.size(), game().knownTeams().size() - 3);
            for (int other = 0; other < taken.size(); ++other)
                QCOMPARE(offered.contains(taken[other]), other == seat);
        }
        const QString wanted = teamsOffered(rows[0]).last();
        pickTeam(rows[0], rows[0]->team()->count() - 1);
        QCOMPARE(teamIds(dialog).first(), wanted);
        QVERIFY(!teamsOffered(rows[1]).contains(wanted));
        QVERIFY(teamsOffered(rows[1]).contains(taken[0]));
    }

    void withAllTeamsTakenTwoCanSwap()
    {
        NewGameDialog dialog(game(), nullptr);
        while (dialog.seats()->seats().size() < 10)
            dialog.seats()->add();
        dialog.seats()->add();
        QCOMPARE(dialog.seats()->seats().size(), 10);
        QCOMPARE(dialog.problem(), QString());
        const QStringList before = teamIds(dialog);
        pickTeam(dialog.seats()->rows()[0], 9);
        QCOMPARE(teamIds(dialog)[0], before[9]);
        QCOMPARE(teamIds(dialog)[9], before[0]);
        QCOMPARE(dialog.problem(), QString());
    }

    void seatsMoveWithNameTeamAndCars()
    {
        NewGameDialog dialog(game(), nullptr);
        dialog.show();
        QTest::keyClicks(dialog.seats()->rows()[0]->name(), QStringLiteral("Ann"));
        QTest::mouseClick(carsOf(dialog)->toggles()[0], Qt::LeftButton);
        QTest::mouseClick(carsOf(dialog)->toggles()[7], Qt::LeftButton);
        const QJsonObject ann = dialog.seats()->seats()[0];
        QVERIFY(ann.contains(QStringLiteral("starters")));

        QTest::keyClick(dialog.seats()->rows()[0]->name(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(dialog.seats()->seats()[1], ann);
        QCOMPARE(dialog.seats()->rows()[1]->name()->text(), QStringLiteral("Ann"));
        QCOMPARE(dialog.seats()->current(), 1);
        QTest::keyClick(dialog.seats()->rows()[1]->name(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(dialog.seats()->seats()[0], ann);
        // Beyond the ends nothing happens.
        QTest::keyClick(dialog.seats()->rows()[0]->name(), Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(dialog.seats()->seats()[0], ann);
    }

    void seatsAreDraggedByTheirGrip()
    {
        NewGameDialog dialog(game(), nullptr);
        dialog.show();
        const QStringList before = teamIds(dialog);
        const QList<SeatRow*> rows = dialog.seats()->rows();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QWidget* grip = rows[0]->grip();
        QVERIFY(grip->height() > 10);
        const auto inGrip = [&](int seat) {
            return grip->mapFrom(dialog.seats(), rows[seat]->geometry().center());
        };
        QTest::mousePress(grip, Qt::LeftButton, {}, {4, 4});
        QTest::mouseMove(grip, inGrip(2));
        QMouseEvent move(QEvent::MouseMove, inGrip(2), grip->mapToGlobal(inGrip(2)), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(grip, &move);
        QTest::mouseRelease(grip, Qt::LeftButton, {}, inGrip(2));
        QCOMPARE(teamIds(dialog), QStringList({before[1], before[2], before[0], before[3]}));
    }

    void enterInANameGoesToTheNext()
    {
        NewGameDialog dialog(game(), nullptr);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY(dialog.startButton()->hasFocus()); // so that a group that changes nothing presses Enter
        dialog.seats()->rows()[0]->name()->setFocus();
        for (int seat = 0; seat < 4; ++seat) {
            QVERIFY(dialog.seats()->rows()[seat]->name()->hasFocus());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        }
        QVERIFY(dialog.isVisible());
        QVERIFY(dialog.startButton()->hasFocus());
    }

    void ar46_carsPerTeam_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("cars");
        for (int players = 2; players <= 10; ++players)
            QTest::addRow("%d players", players) << players << (players <= 4 ? 5 : 4);
    }
    void ar46_carsPerTeam()
    {
        QFETCH(int, players);
        NewGameDialog dialog(game(), nullptr);
        while (dialog.seats()->seats().size() < players)
            dialog.seats()->add();
        while (dialog.seats()->seats().size() > players)
            dialog.seats()->remove(0);
        QCOMPARE(dialog.problem(), QString());
        dialog.accept();
        for (int seat = 0; seat < players; ++seat)
            QTEST(static_cast<int>(startersOf(dialog.setup(), seat).size()), "cars");
        QVERIFY(game().begin(dialog.setup()).has_value());
    }

    void carsAreShownAsTheMatPrintsThem()
    {
        NewGameDialog dialog(game(), nullptr);
        QCOMPARE(carsOf(dialog)->toggles().size(), 8);
        const PieceToggle* first = carsOf(dialog)->toggles()[0];
        QCOMPARE(first->id(), QStringLiteral("21"));
        QCOMPARE(first->accessibleName(),
                 QStringLiteral("21, Mara Voss, Speed 8, Defence 1, Weapon machine gun, rear"));
        for (int i = 0; i < 8; ++i)
            QCOMPARE(carsOf(dialog)->toggles()[i]->isChecked(), i < 5);
        dialog.seats()->setCurrent(1);
        QCOMPARE(carsOf(dialog)->toggles()[0]->id(), QStringLiteral("17"));
    }

    void theNumberOfCarsIsEnforced()
    {
        NewGameDialog dialog(game(), nullptr);
        const QList<PieceToggle*> cars = carsOf(dialog)->toggles();
        cars[6]->click();
        QCOMPARE(dialog.problem(),
                 QStringLiteral("Cinder Kings start with 5 cars, 6 are picked: leave 1 out."));
        QVERIFY(!dialog.startButton()->isEnabled());
        dialog.accept();
        QVERIFY(dialog.result() != QDialog::Accepted);
        // The message stays while another team's cars are looked at.
        dialog.seats()->setCurrent(2);
        QVERIFY(dialog.problem().startsWith(QStringLiteral("Cinder Kings")));
        dialog.seats()->setCurrent(0);
        cars[0]->click();
        QCOMPARE(dialog.problem(), QString());
        cars[1]->click();
        QVERIFY(dialog.problem().contains(QStringLiteral("4 are picked: pick 1 more")));
        cars[0]->click();
        dialog.accept();
        QCOMPARE(startersOf(dialog.setup(), 0),
                 QStringList({QStringLiteral("21"), QStringLiteral("7"), QStringLiteral("88"),
                              QStringLiteral("404"), QStringLiteral("R9")}));
    }

    void noCarAtAllIsNotTheUsualOnes()
    {
        NewGameDialog dialog(game(), nullptr);
        for (PieceToggle* car : carsOf(dialog)->toggles()) {
            if (car->isChecked())
                car->click();
        }
        QVERIFY(dialog.problem().contains(QStringLiteral("0 are picked")));
    }

    void pickedCarsAreFittedToTheNumberOfPlayers()
    {
        NewGameDialog dialog(game(), nullptr);
        const QList<PieceToggle*> cars = carsOf(dialog)->toggles();
        cars[0]->click();
        cars[7]->click();
        dialog.seats()->add();
        QCOMPARE(dialog.problem(), QString());
        QCOMPARE(starters(dialog, 0).toArray(), QJsonArray({QStringLiteral("36"), QStringLiteral("7"),
                                                            QStringLiteral("88"), QStringLiteral("404")}));
        dialog.seats()->remove(4);
        QCOMPARE(dialog.problem(), QString());
        QVERIFY(starters(dialog, 0).isUndefined()); // the first five again
    }

    void anotherTeamHasOtherCars()
    {
        NewGameDialog dialog(game(), nullptr);
        carsOf(dialog)->toggles()[0]->click();
        carsOf(dialog)->toggles()[7]->click();
        pickTeam(dialog.seats()->rows()[0], 1);
        QCOMPARE(dialog.problem(), QString());
        QVERIFY(starters(dialog, 0).isUndefined());
    }

    void carsAreWalkedByArrows()
    {
        NewGameDialog dialog(game(), nullptr);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        const QList<PieceToggle*> cars = carsOf(dialog)->toggles();
        cars[0]->setFocus();
        QTest::keyClick(cars[0], Qt::Key_Down);
        QVERIFY(cars[1]->hasFocus());
        QTest::keyClick(cars[1], Qt::Key_Space);
        QVERIFY(!cars[1]->isChecked());
        QVERIFY(cars[1]->hasFocus());
        QTest::keyClick(cars[1], Qt::Key_End);
        QVERIFY(cars[7]->hasFocus());
        QTest::keyClick(cars[7], Qt::Key_Down);
        QVERIFY(cars[7]->hasFocus());
        QTest::keyClick(cars[7], Qt::Key_Space);
        QCOMPARE(dialog.problem(), QString());
    }

    void tabReachesEverything()
    {
        NewGameDialog dialog(game(), nullptr);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QSet<QWidget*> reached;
        QList<QWidget*> order;
        for (int i = 0; i < 100; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            if (reached.contains(QApplication::focusWidget()))
                break;
            reached.insert(QApplication::focusWidget());
            order.append(QApplication::focusWidget());
        }
        const auto at = [&](QWidget* widget) { return order.indexOf(widget); };
        const QList<SeatRow*> rows = dialog.seats()->rows();
        for (int seat = 0; seat < rows.size(); ++seat) {
            QVERIFY(at(rows[seat]->name()) >= 0);
            QCOMPARE(at(rows[seat]->team()), at(rows[seat]->name()) + 1);
            if (seat > 0)
                QCOMPARE(at(rows[seat]->name()), at(rows[seat - 1]->team()) + 1);
        }
        QVERIFY(at(carsOf(dialog)->toggles()[0]) > at(rows.last()->team()));
        QVERIFY(at(trackOf(dialog)->list()) > at(carsOf(dialog)->toggles()[0]));
        for (const OptionBar* bar : dialog.options()->findChildren<OptionBar*>()) {
            const auto buttons = bar->findChildren<QAbstractButton*>();
            QVERIFY(std::ranges::any_of(
                buttons, [&](QWidget* button) { return at(button) > at(trackOf(dialog)->list()); }));
        }
        QVERIFY(at(dialog.startButton()) >= 0);
        QVERIFY(at(dialog.lastTime()->reset()) >= 0);
    }

    void decksLengthGridAndRevealReachTheSetup()
    {
        NewGameDialog dialog(game(), nullptr);
        pickOption(barOf(dialog, QStringLiteral("decks.event")), QStringLiteral("In the app"));
        pickOption(barOf(dialog, QStringLiteral("decks.combat")), QStringLiteral("House deck"));
        pickOption(barOf(dialog, QStringLiteral("length")), QStringLiteral("Long, 15 points"));
        pickOption(barOf(dialog, QStringLiteral("grid")), QStringLiteral("From the bag"));
        for (QCheckBox* box : dialog.options()->findChildren<QCheckBox*>()) {
            QVERIFY(box->isChecked());
            if (box->text().contains(QStringLiteral("odds")))
                box->click();
        }
        const QJsonObject wanted = table::toSetup(dialog.form(), dialog.choices());
        QCOMPARE(wanted[QStringLiteral("decks")].toObject(),
                 QJsonObject({{QStringLiteral("race"), QStringLiteral("table")},
                              {QStringLiteral("event"), QStringLiteral("app")},
                              {QStringLiteral("combat"),
                               QJsonObject{{QStringLiteral("by"), QStringLiteral("table")},
                                           {QStringLiteral("cards"), QStringLiteral("house")}}}}));
        QCOMPARE(wanted[QStringLiteral("reveal")].toObject(), QJsonObject({{QStringLiteral("previews"), true},
                                                                           {QStringLiteral("threats"), true},
                                                                           {QStringLiteral("odds"), false}}));
        dialog.accept();
        QCOMPARE(dialog.setup()[QStringLiteral("length")].toString(), QStringLiteral("long"));
        QCOMPARE(dialog.setup()[QStringLiteral("grid")].toString(), QStringLiteral("table"));
        QCOMPARE(dialog.setup()[QStringLiteral("reveal")], wanted[QStringLiteral("reveal")]);
        const QJsonValue decks = dialog.setup()[QStringLiteral("decks")];
        QCOMPARE(decks[QStringLiteral("event")][QStringLiteral("by")].toString(), QStringLiteral("app"));
        QCOMPARE(decks[QStringLiteral("combat")][QStringLiteral("by")].toString(), QStringLiteral("table"));
        QVERIFY(!decks[QStringLiteral("combat")][QStringLiteral("cards")].toArray().isEmpty());
    }

    void onlyADeckWithUnknownCardsCanBeTheHouseDeck()
    {
        NewGameDialog dialog(game(), nullptr);
        const auto count = [&](const QString& deck) {
            return barOf(dialog, QStringLiteral("decks.") + deck)->findChildren<QAbstractButton*>().size();
        };
        QCOMPARE(count(QStringLiteral("race")), 2);
        QCOMPARE(count(QStringLiteral("event")), 2);
        QCOMPARE(count(QStringLiteral("combat")), 3);
    }

    void aTrackIsDescribed_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("said");
        QTest::newRow("plain") << QStringLiteral("rust-bowl")
                               << QStringLiteral("36 sectors, 3 to 4 lanes · paved all round · a chute");
        QTest::newRow("crossing") << QStringLiteral("crows-knot")
                                  << QStringLiteral("38 sectors, 2 to 3 lanes · crosses itself · a chute");
    }
    void aTrackIsDescribed()
    {
        QFETCH(QString, id);
        NewGameDialog dialog(game(), nullptr);
        pickTrack(dialog, id);
        QTEST(trackOf(dialog)->facts(), "said");
        dialog.accept();
        QCOMPARE(dialog.setup()[QStringLiteral("track")][QStringLiteral("id")].toString(), id);
    }

    void fitsASmallLaptop_data()
    {
        QTest::addColumn<int>("players");
        QTest::newRow("2") << 2;
        QTest::newRow("4") << 4;
        QTest::newRow("10") << 10;
    }
    void fitsASmallLaptop()
    {
        QFETCH(int, players);
        NewGameDialog dialog(game(), nullptr);
        while (dialog.seats()->seats().size() < players)
            dialog.seats()->add();
        QVERIFY(dialog.minimumSizeHint().width() <= 1280 && dialog.minimumSizeHint().height() <= 760);
        for (const QSize size : {QSize(1180, 700), QSize(700, 420)}) {
            dialog.resize(size);
            dialog.show();
            // However little room there is, the buttons are in the window.
            const QRect start(dialog.startButton()->mapTo(&dialog, QPoint()), dialog.startButton()->size());
            QVERIFY(dialog.rect().contains(start));
        }
    }

private:
    std::unique_ptr<test::SettingsSandbox> m_sandbox;
};

ONE_OF_MANY(TestNewGame)
#include "test_new_game.moc"
