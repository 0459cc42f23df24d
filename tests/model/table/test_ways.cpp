#include "support/demo_game.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::DemoGame;

namespace {

const QString card = QStringLiteral("solo+3");

// The demo game with a car that has driven, and what the session told of it.
struct Driven
{
    DemoGame game;
    QList<Transition> told;
    QString car;
    QStringList way;

    Driven()
    {
        QObject::connect(game.session.get(), &Session::recorded, game.session.get(),
                         [this](const Transition& transition) { told.append(transition); });
        const Session& session = *game.session;
        const Asked cars = session.game().ask(session.now(), {});
        car = std::get<Prompt>(cars).options.first().answer;
        const Asked ends = session.game().ask(session.now(), {car, card});
        const Option end = std::get<Prompt>(ends).options.first();
        way = QStringList{placeOf(car)} + end.preview->path();
        if (!game.take(QStringList{car, card, end.answer}.join(u' ')))
            (void)game.take(QStringList{car, card, end.answer, QStringLiteral("1")}.join(u' '));
        // Of several ways to one end the first is taken, which need not be the one that is previewed.
        if (!told.isEmpty())
            way = told.last().ways.value(car);
    }
    QString placeOf(const QString& piece) const
    {
        for (const Piece& one : game.session->game().show(game.session->now()).pieces) {
            if (one.id == piece)
                return one.places.value(0);
        }
        return {};
    }
};

} // namespace

class TestWays : public QObject
{
    Q_OBJECT
private slots:
    void waysCanBeReversedAndJoined()
    {
        const Ways there{{QStringLiteral("21"), {QStringLiteral("a"), QStringLiteral("b")}}};
        const Ways on{{QStringLiteral("21"), {QStringLiteral("b"), QStringLiteral("c")}},
                      {QStringLiteral("36"), {QStringLiteral("x"), QStringLiteral("y")}}};
        QCOMPARE(reversed(there).value(QStringLiteral("21")),
                 (QStringList{QStringLiteral("b"), QStringLiteral("a")}));
        const Ways both = joined(there, on);
        QCOMPARE(both.value(QStringLiteral("21")).join(u' '), QStringLiteral("a b c"));
        QCOMPARE(both.value(QStringLiteral("36")).join(u' '), QStringLiteral("x y"));
        QCOMPARE(joined(on, there).value(QStringLiteral("21")).join(u' '), QStringLiteral("b c a b"));
    }

    void anActionTellsWhatWasDriven()
    {
        const Driven driven;
        const Transition& moved = driven.told.last();
        const QStringList path = moved.entry.action.args[QStringLiteral("path")].toVariant().toStringList();
        QVERIFY(path.size() > 1);
        QCOMPARE(driven.way.mid(1), path);
        QCOMPARE(driven.way.last(), driven.placeOf(driven.car));
        const auto pieces = driven.game.session->game().show(moved.before).pieces;
        const auto stood = std::ranges::find(pieces, driven.car, &Piece::id);
        QCOMPARE(driven.way.first(), stood->places.value(0));
    }

    void undoGoesBackOnTheWayAndRedoForward()
    {
        Driven driven;
        QStringList back = driven.way;
        std::ranges::reverse(back);
        QVERIFY(driven.game.session->undo());
        QCOMPARE(driven.told.last().ways.value(driven.car), back);
        QVERIFY(driven.game.session->redo());
        QCOMPARE(driven.told.last().ways.value(driven.car), driven.way);
        // Nothing is driven where a note is written, or something is set by hand.
        QVERIFY(driven.game.session->annotate(1, QStringLiteral("remember this")));
        QVERIFY(driven.told.last().ways.isEmpty());
        QVERIFY(driven.game.take(QStringLiteral("set 36 damage 3")));
        QVERIFY(driven.told.last().ways.isEmpty());
    }

    void anyTwoEntriesHaveWaysBetweenThemUnlessTheyAreFarApart()
    {
        Driven driven;
        Session& session = *driven.game.session;
        const int moved = session.last();
        QStringList back = driven.way;
        std::ranges::reverse(back);
        QCOMPARE(session.waysBetween(moved - 1, moved)->value(driven.car), driven.way);
        QCOMPARE(session.waysBetween(moved, moved - 1)->value(driven.car), back);
        QVERIFY(session.waysBetween(moved, moved)->isEmpty());
        QVERIFY(session.undo());
        // Both are the table before the car had driven.
        QVERIFY(session.waysBetween(moved - 1, session.last())->isEmpty());
        QCOMPARE(session.waysBetween(session.last(), moved)->value(driven.car), driven.way);
        QVERIFY(session.redo());
        for (int damage = 1; damage <= 4; ++damage)
            QVERIFY(driven.game.take(QStringLiteral("set 36 damage %1").arg(damage)));
        QVERIFY(session.waysBetween(moved, session.last()));
        QVERIFY(!session.waysBetween(moved - 1, session.last()));
    }

    void aBranchIsDrivenBackToo()
    {
        Driven driven;
        Session& session = *driven.game.session;
        const Action action = session.entries().last().action;
        QVERIFY(session.undo());
        WhatIf branch(session.game(), session.now(), 7);
        QVERIFY(branch.play(action));
        QStringList back = driven.way;
        std::ranges::reverse(back);
        QCOMPARE(branch.waysBetween(0, 1).value(driven.car), driven.way);
        QCOMPARE(branch.waysBetween(1, 0).value(driven.car), back);
        QVERIFY(branch.undo());
        QVERIFY(branch.redo());
        QVERIFY(branch.undo());
        QVERIFY(branch.correct({})); // in the place of what was taken back
        QVERIFY(branch.waysBetween(0, 1).isEmpty());
    }
};

ONE_OF_MANY(TestWays)
#include "test_ways.moc"
