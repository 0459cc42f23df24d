#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/open_window.h"
#include "support/window/settings_sandbox.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::views;

namespace {

const QString card = QStringLiteral("solo+3");

bool isOn(const QPainterPath& path, QPointF point)
{
    constexpr int steps = 400;
    constexpr double near = 3;
    for (int i = 0; i <= steps; ++i) {
        if (board::length(path.pointAtPercent(i / double(steps)) - point) < near)
            return true;
    }
    return false;
}

// A window in which a car is about to drive, on a way that is not the plain one along the road.
class Drive : public test::OpenWindow
{
public:
    Drive()
    {
        board()->setAnimated(true);
        const table::Session& game = session();
        const board::Board& road = *board()->boardScene().board();
        for (const table::Option& one : prompt().options) {
            const auto asked = game.game().ask(game.now(), {one.answer, card});
            const auto* ends = std::get_if<table::Prompt>(&asked);
            for (const table::Option& end : ends ? ends->options : QList<table::Option>()) {
                const QString from = board()->boardScene().item(one.answer)->place();
                const auto plain = road.way(from, end.answer);
                const auto ready = game.game().ask(game.now(), {one.answer, card, end.answer});
                const auto* only = std::get_if<table::Ready>(&ready);
                const QStringList path =
                    only ? only->action.args[QStringLiteral("path")].toVariant().toStringList()
                         : QStringList();
                for (const QString& place : path) {
                    if (!std::ranges::contains(plain, road.find(place)->centre) && one.objections.isEmpty()) {
                        car = one.answer;
                        line = {car, card, end.answer};
                        way = QStringList{from} + path;
                    }
                }
            }
        }
    }
    QPainterPath glide() { return board()->boardScene().glideOf(car); }
    QPointF centre(const QString& place) { return board()->boardScene().board()->find(place)->centre; }
    // Whether the car glides through all places that it drove through, from one end to the other.
    bool glides(const QString& from, const QString& to)
    {
        const QPainterPath path = glide();
        if (path.isEmpty() || board::length(path.pointAtPercent(0) - centre(from)) > 3 ||
            board::length(path.currentPosition() - centre(to)) > 3)
            return false;
        return std::ranges::all_of(way, [&](const QString& place) { return isOn(path, centre(place)); });
    }
    void arrive()
    {
        QVERIFY(QTest::qWaitFor([&] { return glide().isEmpty(); }));
    }
    // Played, durable and on its way.
    void drive()
    {
        const int before = session().last();
        desk().take(line.join(u' '));
        QVERIFY(QTest::qWaitFor([&] { return desk().session()->last() > before; }));
    }

    QString car;
    QStringList line;
    QStringList way;
};

} // namespace

class TestDrivenWays : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }
    void init() { test::failOnUnexpectedWarnings(); }

    void aCarGlidesOnTheWayItDroveAndBackOnIt()
    {
        Drive set;
        QVERIFY(set.way.size() > 2);
        set.drive();
        QVERIFY(set.glides(set.way.first(), set.way.last()));
        set.arrive();
        set.desk().undo();
        (void)set.session();
        QVERIFY(set.glides(set.way.last(), set.way.first()));
        set.arrive();
        set.desk().redo();
        (void)set.session();
        QVERIFY(set.glides(set.way.first(), set.way.last()));
    }

    void thePastIsDrivenToo()
    {
        Drive set;
        set.drive();
        set.arrive();
        const int moved = set.session().last();
        set.desk().lookAt(moved - 1);
        QVERIFY(set.desk().isInThePast());
        QVERIFY(set.glides(set.way.last(), set.way.first()));
        set.arrive();
        set.desk().backToNow();
        QVERIFY(set.glides(set.way.first(), set.way.last()));
    }

    void whoJumpsFarIsPutThere()
    {
        Drive set;
        set.drive();
        set.arrive();
        for (int damage = 1; damage <= 5; ++damage) {
            set.desk().correct(set.car, QStringLiteral("damage"), QString::number(damage));
            (void)set.session();
        }
        set.desk().lookAt(1);
        QVERIFY(set.desk().isInThePast());
        QVERIFY(set.glide().isEmpty());
        QCOMPARE(set.board()->boardScene().item(set.car)->pos(), set.centre(set.way.first()));
    }

    void aBranchIsDrivenBackWhenItIsThrownAway()
    {
        Drive set;
        set.desk().startWhatIf();
        QVERIFY(set.waitFor(QStringLiteral("car")));
        set.desk().take(set.line.join(u' '));
        QVERIFY(QTest::qWaitFor([&] { return set.desk().canUndo(); }));
        QVERIFY(set.glides(set.way.first(), set.way.last()));
        set.arrive();
        set.desk().undo();
        QVERIFY(QTest::qWaitFor([&] { return set.desk().canRedo(); }));
        QVERIFY(set.glides(set.way.last(), set.way.first()));
        set.arrive();
        set.desk().redo();
        QVERIFY(QTest::qWaitFor([&] { return !set.desk().canRedo(); }));
        set.arrive();
        set.desk().backToNow();
        QVERIFY(set.glides(set.way.last(), set.way.first()));
    }

private:
    test::SettingsSandbox m_sandbox;
};

ONE_OF_MANY(TestDrivenWays)
#include "test_driven_ways.moc"
