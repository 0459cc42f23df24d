// Who acts, worked out from the table as it lies: after corrections, losses and the end of the cars.
#include "support/demo_game.h"

#include "games/apocalypse_road/record/effects.h"
#include "support/one_of_many.h"

#include <QJsonArray>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using apocalypse_road::Phase;

namespace {

QString text(const char* latin)
{
    return QString::fromLatin1(latin);
}

} // namespace

class TestWhoActs : public QObject
{
    Q_OBJECT

    static const apocalypse_road::State& now(const DemoGame& game)
    {
        return game.session->now().as<apocalypse_road::State>();
    }
    static QString toAct(const DemoGame& game)
    {
        return now(game).setup->teams[static_cast<size_t>(now(game).toAct)].id;
    }
    static QString question(const DemoGame& game)
    {
        const auto asked = game.session->game().ask(game.session->now(), {});
        return std::get<table::Prompt>(asked).id;
    }
    // Turns over every car of a team that can still be activated.
    static void turnOver(DemoGame& game, int team)
    {
        for (const int car : now(game).setup->carsOf(team)) {
            if (now(game).canActivate(car))
                QVERIFY(game.take(text("set %1 side dark").arg(now(game).sheet(car).id)));
        }
    }

private slots:
    // 4.4: a team whose cars were turned over by hand passes, with the correction itself.
    void turnedOverByHand()
    {
        DemoGame game;
        const int first = now(game).toAct;
        turnOver(game, first);
        QCOMPARE(now(game).toAct, (first + 1) % 4);
        QCOMPARE(question(game), text("car"));
        QVERIFY(game.session->entries().last().kind == table::EntryKind::Correction);
    }

    // 4.4: a turn in which nobody has anything left to activate is over, and the next one can begin.
    void everyCarTurnedOver()
    {
        DemoGame game;
        for (int team = 0; team < 4; ++team)
            turnOver(game, team);
        QCOMPARE(now(game).phase, Phase::Discards);
        QCOMPARE(question(game), text("turn-end"));
        QVERIFY(game.take(text("next")));
        QCOMPARE(now(game).turn, 2);
        QCOMPARE(now(game).phase, Phase::Race);
    }

    // A car that is turned back brings the turn back.
    void turnedBackAgain()
    {
        DemoGame game;
        for (int team = 0; team < 4; ++team)
            turnOver(game, team);
        const QString id = now(game).sheet(now(game).setup->carsOf(2).front()).id;
        QVERIFY(game.take(text("set %1 side light").arg(id)));
        QCOMPARE(now(game).phase, Phase::Race);
        QCOMPARE(now(game).toAct, 2);
        QVERIFY(game.take(text("undo")));
        QCOMPARE(now(game).phase, Phase::Discards);
    }

    // Cars that are out of the race have nothing to activate either.
    void carsOut()
    {
        DemoGame game;
        const int first = now(game).toAct;
        for (const int car : now(game).setup->carsOf(first)) {
            if (now(game).cars[static_cast<size_t>(car)].inRace())
                QVERIFY(game.take(text("set %1 at destroyed").arg(now(game).sheet(car).id)));
        }
        QCOMPARE(now(game).toAct, (first + 1) % 4);
    }

    // AR-34: an activation whose car was taken off the table has ended.
    void theActiveCarTakenOff()
    {
        DemoGame game(7, {{text("decks"), QJsonObject()}});
        const int first = now(game).toAct;
        const QString id = now(game).sheet(now(game).setup->carsOf(first).front()).id;
        // A shot before the movement, whoever is there, leaves the card to be played.
        QString target;
        for (const auto& car : now(game).setup->cars) {
            if (car.id != id &&
                now(game).cars[static_cast<size_t>(now(game).setup->carIndex(car.id))].inRace())
                target = car.id;
        }
        QVERIFY(game.take(text("%1 @%2 miss !").arg(id, target)));
        QVERIFY(now(game).segment.isOpen());
        QVERIFY(game.take(text("set %1 at destroyed").arg(id)));
        QVERIFY(!now(game).segment.isOpen());
        QVERIFY(question(game) == text("car"));
    }

    // What nobody could do is refused with the reason.
    void nobodyActsWithoutACar()
    {
        DemoGame game;
        const int first = now(game).toAct;
        turnOver(game, first);
        const auto refused = game.take(
            text("set marker to-act %1").arg(now(game).setup->teams[static_cast<size_t>(first)].id));
        QVERIFY(!refused);
        QVERIFY(table::say(game.session->game(), refused.error()).contains(text("no car left to activate")));
    }

    // One correction of several things at once is judged by what lies there in the end.
    void anAuditOfSeveralCars()
    {
        DemoGame game;
        const QString before = toAct(game);
        const int first = now(game).toAct;
        const auto cars = now(game).setup->carsOf(first);
        table::Effects effects;
        for (const int car : cars) {
            if (now(game).canActivate(car) && car != cars.front())
                effects.append(apocalypse_road::stored(apocalypse_road::CarFlipped{
                    now(game).sheet(car).id, !now(game).cars[static_cast<size_t>(car)].dark}));
        }
        QVERIFY(game.session->correct(effects, {}));
        QCOMPARE(toAct(game), before); // it has one car left
    }

    // 2.1, 8.3: a replacement gets onto a track of a sister game, just past the line.
    void aReplacementOnASisterTrack()
    {
        QJsonObject section{{text("sectors"), 24}, {text("lanes"), 3}};
        const QJsonObject track{{text("format"), text("roadmarshal-track/1")},
                                {text("id"), text("alley")},
                                {text("name"), text("Alley")},
                                {text("system"), text("thunder-alley")},
                                {text("sections"), QJsonArray{section}}};
        DemoGame game(7, {{text("track"), track}});
        const int first = now(game).toAct;
        const QString id = now(game).sheet(now(game).setup->carsOf(first).front()).id;
        QVERIFY(game.take(text("set %1 at chute").arg(id)));
        const auto asked = game.session->game().ask(game.session->now(), {id, text("solo+2")});
        const auto& options = std::get<table::Prompt>(asked).options;
        QVERIFY(!options.isEmpty());
        QVERIFY(options.first().answer != text("chute"));
    }
};

ONE_OF_MANY(TestWhoActs)
#include "test_who_acts.moc"
