// What a race of Rush'n'Crush puts on show, and what statistics count of it.
#include "games/rush_n_crush/record/actions.h"
#include "games/rush_n_crush/record/effects.h"
#include "games/rush_n_crush/show/facts.h"
#include "games/rush_n_crush/show/show.h"
#include "support/one_of_many.h"
#include "support/rush_n_crush/table.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test::rush;
using rush_n_crush::State;
using What = table::Fact::What;

namespace {

State race(const QStringList& cars, const QJsonObject& more = {})
{
    return read(position(strip(), cars, more)).value();
}

const table::Piece* find(const QList<table::Piece>& pieces, const char* id)
{
    const auto found = std::ranges::find(pieces, text(id), &table::Piece::id);
    return found == pieces.end() ? nullptr : &*found;
}

template <class Item>
const Item* find(const mats::Panel& panel, const char* property)
{
    for (const mats::Item& item : panel.items) {
        if (const auto* one = std::get_if<Item>(&item); one && one->property == text(property))
            return one;
    }
    return nullptr;
}

table::Effect effect(const rush_n_crush::Effect& typed, const char* rule)
{
    auto stored = table::stored<table::Effect>(typed);
    stored.citation.rule = text(rule);
    return stored;
}

table::Action drive(const char* car)
{
    return table::stored<table::Action>(
        rush_n_crush::Action(rush_n_crush::DriveWay{text(car), text("1"), {}}));
}

table::Effect armour(const char* car, int from, int to, const char* rule)
{
    return effect(table::Changed{text(car), text("armour"), from, to}, rule);
}

} // namespace

class TestRushShow : public QObject
{
    Q_OBJECT

private slots:
    void carsAndWrecksLieOnTheBoard()
    {
        const auto pieces = rush_n_crush::piecesOf(
            race({text("red b5 G2-4 armour=4"), text("blue b5 state=destroyed armour=0")}));
        const table::Piece* red = find(pieces, "red");
        const table::Piece* blue = find(pieces, "blue");
        QVERIFY(red && blue);
        QCOMPARE(red->team, text("red"));
        QCOMPARE(red->label, text("RED"));
        QCOMPARE(red->places, QStringList(text("b5")));
        QCOMPARE(red->wear, 2);
        QVERIFY(red->face.isEmpty());
        QVERIFY(blue->team.isEmpty());
        QCOMPARE(blue->face, text("wreck"));
        QVERIFY2(blue < red, "the wreck lies below");
    }

    void nailsAreCountedBySpace()
    {
        State state = race({text("red b5")});
        const int space = state.setup->course.indexOf(text("c9"));
        state.nails = {space, space};
        const auto pieces = rush_n_crush::piecesOf(state);
        const table::Piece* nails = find(pieces, "nails-c9");
        QVERIFY(nails);
        QCOMPARE(nails->label, text("2"));
        QVERIFY(nails->team.isEmpty());
        QCOMPARE(pieces.size(), 2);
    }

    void leverPointsAtItsBubble()
    {
        const auto mats = rush_n_crush::matsOf(race({text("red b5 G4-11 temperature=3"), text("blue b1")}));
        QCOMPARE(mats.size(), 2);
        const mats::Panel& panel = mats.front().panels.front();
        QCOMPARE(panel.subject, text("red"));
        const auto* lever = find<mats::Chart>(panel, "lever");
        QVERIFY(lever);
        QCOMPARE(lever->at, text("G4-11"));
        QCOMPARE(lever->find(text("G4-11"))->tone, text("yellow"));
        QVERIFY2(lever->find(text("G4-11"))->y < lever->find(text("G4-8"))->y, "faster is further up");
        QVERIFY(lever->edges.contains({text("G4-10"), text("G4-11"), false}));
        QVERIFY(lever->edges.contains({text("G4-11"), text("G5-11"), true}));
        QCOMPARE(find<mats::Gauge>(panel, "temperature")->value, 3);
        QCOMPARE(mats::wearOf(panel), find<mats::Gauge>(panel, "temperature"));
    }

    void panelsTellWhoIsOut()
    {
        const auto mats = rush_n_crush::matsOf(race({text("red b5"), text("blue b1 state=exploded")}));
        QVERIFY(mats[0].panels.front().inPlay && !mats[0].panels.front().gone);
        QVERIFY(!mats[1].panels.front().inPlay && mats[1].panels.front().gone);
    }

    void standingsFollowTheRoad()
    {
        const auto standings = rush_n_crush::standingsOf(
            race({text("red b5"), text("blue a9"), text("green c20 state=destroyed"), text("black c5")}));
        QStringList order(4);
        for (const table::Standing& standing : standings)
            order[standing.order - 1] = standing.team;
        QCOMPARE(order, QStringList({text("blue"), text("red"), text("black"), text("green")}));
        QCOMPARE(standings[0].rank, standings[3].rank);
    }

    void outcomeIsWonOrNobodys()
    {
        State state = race({text("red b5"), text("blue b1")});
        QVERIFY(!rush_n_crush::show(state).outcome.isOver());
        state.winner = 1;
        const table::Outcome won = rush_n_crush::show(state).outcome;
        QVERIFY(won.isWonBy(text("blue")) && !won.isWonBy(text("red")));
        QCOMPARE(won.rule.rule, text("RNC-58"));
        state = race({text("red b5 state=exploded"), text("blue b1 state=destroyed")});
        QCOMPARE(rush_n_crush::show(state).outcome.how, table::Outcome::Nobody);
    }

    // RNC-48: both lose armour; only what the other one loses is the doing of the car that rams.
    void armourIsLostToWhoeverActs()
    {
        State state = race({text("red b5 G2-5"), text("blue b6")});
        state.acting = rush_n_crush::Acting{.car = 0};
        const table::Fact others = rush_n_crush::fact(state, drive("red"), armour("blue", 6, 4, "RNC-48"));
        QCOMPARE(others.what, What::Damage);
        QCOMPARE(others.amount, 2);
        QCOMPARE(others.team, text("blue"));
        QCOMPARE(others.byPiece, text("red"));
        QCOMPARE(others.how.code, text("how-ram"));
        const table::Fact own = rush_n_crush::fact(state, drive("red"), armour("red", 6, 5, "RNC-53"));
        QVERIFY(own.byTeam.isEmpty());
        QCOMPARE(own.how.code, text("how-rock"));
    }

    // Whether it helps or not.
    void pushesAreCounted()
    {
        const State state = race({text("red b5 G2-5"), text("blue b6")});
        for (const bool succeeds : {false, true}) {
            const table::Fact fact = rush_n_crush::fact(
                state, drive("red"),
                effect(rush_n_crush::Shoved{text("red"), text("blue"), succeeds, false, {}}, "RNC-42"));
            QCOMPARE(fact.what, What::Shove);
            QCOMPARE(fact.team, text("blue"));
            QCOMPARE(fact.byTeam, text("red"));
            QCOMPARE(fact.amount, 1);
        }
    }

    void whatHandsSetIsNobodysDoing()
    {
        State state = race({text("red b5 G2-5"), text("blue b6")});
        state.acting = rush_n_crush::Acting{.car = 0};
        const table::Fact fact = rush_n_crush::fact(state, {}, armour("blue", 6, 4, ""));
        QCOMPARE(fact.what, What::Damage);
        QVERIFY(fact.byTeam.isEmpty() && fact.byPiece.isEmpty());
    }

    void tokensHeatAndWinsAreCounted()
    {
        const State state = race({text("red b5 G2-5")});
        const auto factOf = [&](const rush_n_crush::Effect& typed) {
            return rush_n_crush::fact(state, drive("red"), effect(typed, ""));
        };
        const table::Fact tyre = factOf(table::Changed{text("red"), text("tyres"), 6, 5});
        QCOMPARE(tyre.what, What::Spend);
        QCOMPARE(tyre.of.code, text("property-tyres"));
        QCOMPARE(factOf(table::Changed{text("red"), text("temperature"), 0, 2}).what, What::Lose);
        QCOMPARE(factOf(rush_n_crush::FateSet{text("red"), text("racing"), text("exploded")}).what,
                 What::Kill);
        QCOMPARE(factOf(rush_n_crush::WinnerSet{{}, text("red")}).what, What::Win);
    }
};

ONE_OF_MANY(TestRushShow)

#include "test_rush_show.moc"
