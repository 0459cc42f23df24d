// Corrections of cards by name, and a grid that is drawn car by car.
#include "games/apocalypse_road/decks/card_place.h"
#include "support/demo_game.h"

#include "games/apocalypse_road/record/effects.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::apocalypse_road;

namespace {

QString text(const char* latin)
{
    return QString::fromLatin1(latin);
}

QJsonObject allByApp()
{
    return {{text("decks"), QJsonObject{{text("race"), text("app")},
                                        {text("event"), text("app")},
                                        {text("combat"), QJsonObject{{text("by"), text("app")},
                                                                     {text("cards"), text("house")}}}}}};
}

} // namespace

class TestCardsByName : public QObject
{
    Q_OBJECT

    static const State& now(const DemoGame& game) { return game.session->now().as<State>(); }
    static int count(const DemoGame& game, DeckId deck, const cards::Holding& holding, const char* card)
    {
        const int kind = now(game).setup->decks.of(deck).kindOf(text(card));
        return kind < 0 ? -1 : holding.known[static_cast<size_t>(kind)];
    }
    static const cards::Holding& hand(const DemoGame& game, int seat)
    {
        return apocalypse_road::handOf(now(game), seat);
    }
    static QString refusal(DemoGame& game, const char* line)
    {
        const auto taken = game.take(text(line));
        return taken ? QString() : table::say(game.session->game(), taken.error());
    }

private slots:
    // A hand of unseen cards: one of them turns out to be that card, and the hand is as large as before.
    void anUnseenCardGetsItsName()
    {
        DemoGame game;
        const QString team = now(game).setup->teams[0].id;
        QVERIFY(game.take(text("set %1 hand 6").arg(team)) || hand(game, 0).size() == 6);
        QVERIFY(game.take(text("set %1 hand s3").arg(team)));
        QCOMPARE(count(game, DeckId::Race, hand(game, 0), "solo+3"), 1);
        QCOMPARE(hand(game, 0).size(), 6);
        QVERIFY(game.take(text("set %1 hand solo+3=0").arg(team)));
        QCOMPARE(count(game, DeckId::Race, hand(game, 0), "solo+3"), 0);
        QCOMPARE(hand(game, 0).size(), 5);
        QVERIFY(!now(game).setup->decks.of(DeckId::Race).kinds.empty() &&
                !game.session->game().imbalance(game.session->now()));
    }

    // No card comes from nowhere.
    void noMoreThanThereAre()
    {
        DemoGame game;
        const QByteArray team = now(game).setup->teams[0].id.toLatin1();
        QVERIFY(refusal(game, "set " + team + " hand solo+3=5").contains(text("4 at most")));
        QVERIFY(game.take(text("set race discard solo+3=3")));
        QVERIFY(refusal(game, "set " + team + " hand solo+3=2").contains(text("1 at most")));
        QVERIFY(refusal(game, "set " + team + " hand warp+9").contains(text("has no card")));
        QVERIFY(refusal(game, "set event discard solo+3").contains(text("has no card")));
    }

    void discardsByName()
    {
        DemoGame game(7, allByApp());
        QVERIFY(game.take(text("set event discard drift=2")));
        QCOMPARE(count(game, DeckId::Event, now(game).deck(DeckId::Event).at(cards::discard), "drift"), 2);
        QVERIFY(game.take(text("set combat discard c17")));
        QCOMPARE(count(game, DeckId::Combat, now(game).deck(DeckId::Combat).at(cards::discard), "c17"), 1);
        QVERIFY(refusal(game, "set combat discard c17").contains(text("already")));
        QVERIFY(game.take(text("undo")) && game.take(text("undo")));
        QCOMPARE(now(game).deck(DeckId::Event).at(cards::discard).size(), 0);
    }

    // 10.0: only the two bonus cards lie open, with their markers.
    void openCards()
    {
        DemoGame game;
        QVERIFY(game.take(text("set event open bounty")));
        QCOMPARE(now(game).markersOn(Bonus::Bounty), bonusMarkers);
        QVERIFY(game.take(text("set event open bounty=2")));
        QCOMPARE(now(game).markersOn(Bonus::Bounty), 2);
        QVERIFY(game.take(text("set event open bounty=0")));
        QCOMPARE(count(game, DeckId::Event, now(game).deck(DeckId::Event).at(cards::discard), "bounty"), 1);
        QVERIFY(refusal(game, "set event open drift").contains(text("only bounty and race-bonus")));
    }

    // 3.0: car by car, several at once, the rest by the app; the race begins with the last.
    void aGridCarByCar()
    {
        DemoGame game(7, {{text("grid"), text("table")}});
        QCOMPARE(game.session->last(), 0);
        QStringList starters;
        for (const int team : {2, 0, 1, 3})
            starters.append(now(game).sheet(now(game).setup->carsOf(team).front()).id);
        QVERIFY(game.take(starters[0]));
        QCOMPARE(now(game).phase, Phase::Grid);
        QVERIFY(!refusal(game, starters[0].toLatin1().constData()).isEmpty()); // it is out of the bag
        QVERIFY(game.take(starters.sliced(1, 2).join(u' ')));
        QVERIFY(game.take(starters[3]));
        QCOMPARE(game.session->last(), 3);
        QVERIFY(game.take(text("app")));
        QCOMPARE(now(game).phase, Phase::Race);
        QCOMPARE(now(game).firstPlayer, 2);
        QCOMPARE(std::ranges::count_if(now(game).cars, &Car::inRace), 20);
        QVERIFY(game.take(text("undo")));
        QCOMPARE(std::ranges::count_if(now(game).cars, &Car::inRace), 4);
    }

    // Each round the bag holds one car of each team, also when it is told car by car.
    void aSecondCarTooEarly()
    {
        DemoGame game(7, {{text("grid"), text("table")}});
        const auto cars = now(game).setup->carsOf(0);
        QVERIFY(game.take(now(game).sheet(cars[0]).id));
        const QByteArray second = now(game).sheet(cars[1]).id.toLatin1();
        QVERIFY(refusal(game, second).contains(text("too early")));
        QVERIFY(game.take(text("%1 !").arg(QString::fromLatin1(second))));
    }
};

ONE_OF_MANY(TestCardsByName)
#include "test_cards_by_name.moc"
