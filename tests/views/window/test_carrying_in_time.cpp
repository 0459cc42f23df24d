// Carrying while the table is in the past, is only read, is tried out, or goes on.
#include "games/games.h"
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/carrying_hands.h"
#include "support/window/settings_sandbox.h"

#include "mats/mat_targets.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QStandardPaths>

using namespace roadmarshal;
using namespace roadmarshal::views;
using namespace roadmarshal::test;
using namespace Qt::StringLiterals;

class TestCarryingInTime : public QObject
{
    Q_OBJECT

    SettingsSandbox m_sandbox;
    const games::Guest m_guest{toy::game()};

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    }
    void init() { failOnUnexpectedWarnings(); }

    void inThePastNothingIsCarried()
    {
        CarryingHands table;
        table.play("truck take rope pump calm", "south");
        table.desk().lookAt(2);
        QTRY_VERIFY(table.desk().isInThePast());
        table.mats().showTeam(u"north"_s);
        table.take(truck);
        QCOMPARE(table.label(), QString());
        table.release();
        QMenu menu;
        emit table.mats().menuOpening(&menu, {Grip{truck}});
        QVERIFY(menu.isEmpty());
        table.desk().backToNow();
        table.mats().showTeam(u"north"_s);
        table.take(truck);
        QCOMPARE(table.label(), u"Truck"_s);
    }

    void inAGameThatIsOnlyReadNothingIsCarried()
    {
        test::ToyTable table;
        table.deal();
        table.session.reset();
        Desk desk;
        QVERIFY(QFile::setPermissions(table.path(), QFile::ReadOwner));
        desk.setSession(table::Session::open(toy::find, table.path(), table::Access::ReadOnly).value());
        QTRY_COMPARE(desk.conversation()->prompt().id, u"piece"_s);
        QMenu menu;
        emit desk.matsView()->menuOpening(&menu, {Grip{truck}});
        QVERIFY(menu.isEmpty());
        desk.startWhatIf(); // on a branch of it things are tried out
        QTRY_VERIFY(desk.isTrying());
        QTRY_COMPARE(desk.conversation()->prompt().id, u"piece"_s);
        emit desk.matsView()->menuOpening(&menu, {Grip{truck}});
        QVERIFY(!menu.isEmpty());
    }

    void onABranchItIsOnlyTried()
    {
        CarryingHands table;
        const int before = table.session().last();
        table.desk().startWhatIf();
        QTRY_VERIFY(table.desk().isTrying());
        QVERIFY(table.waitFor(u"piece"_s));
        table.mats().showTeam(u"north"_s);
        table.carry(truck, space("a3"));
        QVERIFY(table.waitFor(u"weather"_s));
        QCOMPARE(table.session().last(), before);
        const auto& branch = table.desk().conversation()->topic().now.as<toy::State>();
        QCOMPARE(branch.vehicles[0].at.first(), u"a3"_s);
    }

    // Meanwhile somebody else has entered something.
    void whatIsCarriedIsLetGoWhenTheTableGoesOn()
    {
        CarryingHands table;
        table.mats().showTeam(u"north"_s);
        table.take(truck);
        QVERIFY(!table.label().isEmpty());
        table.desk().correct(u"camp"_s, u"tank"_s, u"3"_s);
        QTRY_COMPARE(table.now().camp.tank, 3);
        QTRY_COMPARE(table.label(), QString());
        table.moveTo(space("a3"));
        table.release();
        QTest::qWait(20);
        QCOMPARE(table.now().vehicles[0].at.first(), u"a2"_s);
    }
};

ONE_OF_MANY(TestCarryingInTime)
#include "test_carrying_in_time.moc"
