// Single rules of the trail on small tables: recovery, the Catastrophe, harm, carrying, effects; and tables
// with something odd in every place.
#include "games/apocalypse_trail/carrying/goods.h"
#include "games/apocalypse_trail/carrying/stow.h"
#include "games/apocalypse_trail/catastrophe/catastrophe.h"
#include "games/apocalypse_trail/effects/effects.h"
#include "games/apocalypse_trail/movement/eating.h"
#include "games/apocalypse_trail/recovery/harm.h"
#include "games/apocalypse_trail/recovery/recover.h"
#include "games/apocalypse_trail/table/position.h"
#include "games/games.h"
#include "support/apocalypse_trail/table.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::apocalypse_trail;
namespace trail = roadmarshal::test::trail;
using trail::text;

namespace {

QJsonObject parsed(const char* json)
{
    return QJsonDocument::fromJson(json).object();
}

State tableOf(const char* json)
{
    const auto state = trail::read(trail::positionOf(parsed(json)));
    if (!state)
        qFatal("%s", qPrintable(state.error().toLine()));
    return *state;
}

Status statusOf(const State& state, const char* card)
{
    return state.survivor(text(card))->status;
}

QStringList rulesOf(const Objections& objections)
{
    QStringList rules;
    for (const Objection& objection : objections)
        rules.append(objection.citation.rule);
    return rules;
}

// Five people in a scenario on square 8, all of one crew.
constexpr const char* five =
    R"({"mode": "%1", "pawns": {"%2": 8}, "turn": {"step": 4}, "crews": [{"id": "red",
    "survivors": ["s1", {"card": "s2", "status": "%3"}, {"card": "s3", "status": "injured"}, "s4", "s5"]}]})";

State fiveIn(const char* mode, const char* pawn, const char* second)
{
    return tableOf(text(five).arg(text(mode), text(pawn), text(second)).toLatin1().constData());
}

// s1 is committed; s4 is hurt; s5 is committed and hurt.
void resolveFor(State& state)
{
    state.turn.open.committed = {text("s1"), text("s5")};
    const Running running{.cause = Cause::Scenario, .card = text("raiders")};
    const CardEffect hurt{.verb = Verb::Injure, .who = Who::Some, .number = 2};
    carryOut(state, running, hurt, {.ids = {text("s4"), text("s5")}});
    settleCommitted(state, state.turn.open.committed);
    state.turn.resolved = 1;
}

const char* convoy = R"({"mode": "survival", "pawns": {"convoy": 10}, "turn": {"step": 6}, "crews": [
    {"id": "red", "currency": 5, "vehicle": {"card": "truck", "tracker": 2, "tank": 3}, "cargo": {"ration": 2, "fuel": 1},
     "mods": ["gun"], "survivors": ["s1", "s2", "s3"]},
    {"id": "blue", "vehicle": {"card": "v8", "tracker": 4, "tank": 0}, "cargo": {"ammo": 1, "ration": 1}, "survivors": ["f1"]}]})";

Stow stowOf(const State& state, Resource resource, const char* from, const char* to, int tokens = 1)
{
    return {resource, tokens, *sourceIn(state, text(from)), *targetIn(state, text(to))};
}

// Everything that stands somewhere in a JSON value, replaced by something odd, one place after the other.
void withOdd(const QJsonValue& value, const QJsonValue& odd,
             const std::function<void(const QJsonValue&)>& visit)
{
    visit(odd);
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (const QString& key : object.keys()) {
            withOdd(object[key], odd, [&](const QJsonValue& other) {
                QJsonObject changed = object;
                changed[key] = other;
                visit(changed);
            });
        }
    } else if (value.isArray()) {
        const QJsonArray array = value.toArray();
        for (qsizetype i = 0; i < array.size(); ++i) {
            withOdd(array[i], odd, [&](const QJsonValue& other) {
                QJsonArray changed = array;
                changed[i] = other;
                visit(changed);
            });
        }
    }
}

} // namespace

class TestTrailRules : public QObject
{
    Q_OBJECT

private slots:
    // AT-T11, AT-79, AT-81
    void recoveryInSurvival()
    {
        State state = fiveIn("survival", "convoy", "resting");
        resolveFor(state);
        QVERIFY(isRecoveryDue(state));
        recover(state);
        QCOMPARE(statusOf(state, "s1"), Status::Resting);
        QCOMPARE(statusOf(state, "s2"), Status::Ready);
        QCOMPARE(statusOf(state, "s3"), Status::Resting);
        QCOMPARE(statusOf(state, "s4"), Status::Injured);
        QCOMPARE(statusOf(state, "s5"), Status::Injured);
    }
    // AT-T11, AT-80
    void recoveryInARace()
    {
        State state = fiveIn("race", "red", "ready");
        resolveFor(state);
        recover(state);
        QCOMPARE(statusOf(state, "s1"), Status::Ready);
        QCOMPARE(statusOf(state, "s3"), Status::Ready);
        QCOMPARE(statusOf(state, "s4"), Status::Injured);
        QCOMPARE(statusOf(state, "s5"), Status::Injured);
    }
    // ATR-15, both ways
    void recoveryIsDue()
    {
        State state = fiveIn("survival", "convoy", "ready");
        QVERIFY(!isRecoveryDue(state));
        QJsonObject position = positionOf(state);
        position[text("rulings")] = QJsonObject{{text("ATR-15"), text("always")}};
        QVERIFY(isRecoveryDue(*trail::read(position)));
    }

    // AT-T9, AT-36, ATR-17 both ways
    void catastropheInSurvival()
    {
        State state = tableOf(
            R"({"mode": "survival", "pawns": {"convoy": 8}, "crews": [{"id": "red", "survivors": ["s1"]}]})");
        settleStart(state);
        QVERIFY(!isAdvanceDue(state, convoyId));
        state.pawns.front().at = 13;
        settleStart(state);
        QVERIFY(isAdvanceDue(state, convoyId));
        advance(state);
        QCOMPARE(state.catastrophe.at, 3);
        state.pawns.front().at = 16;
        advance(state);
        QCOMPARE(state.catastrophe.at, 6);
        QVERIFY(crewsHit(state).isEmpty());
        state.catastrophe.at = 18;
        state.pawns.front().at = 18; // AT-38: level counts
        QCOMPARE(crewsHit(state), QStringList{text("red")});
        state.pawns.front().at = 19;
        QVERIFY(crewsHit(state).isEmpty());

        QJsonObject level =
            positionOf(tableOf(R"({"mode": "survival", "pawns": {"convoy": 8}, "crews": [{"id": "red"}]})"));
        level[text("rulings")] = QJsonObject{{text("ATR-17"), text("level")}};
        QVERIFY(isPastStart(*trail::read(level), convoyId));
    }
    // AT-37, ATR-18, ATR-36
    void catastropheInARace()
    {
        State state = tableOf(
            R"({"mode": "race", "pawns": {"red": 3, "blue": 41}, "first": "red", "turn": {"crew": "blue", "step": 6},
            "catastrophe": {"at": 0, "started": false}, "crews": [{"id": "red", "survivors": ["s1"]}, {"id": "blue", "survivors": ["s2"]}]})");
        settleStart(state);
        QCOMPARE(state.first, text("blue"));
        QVERIFY(isAdvanceDue(state, text("blue")));
        QVERIFY(!isAdvanceDue(state, text("red")));
        advance(state);
        QCOMPARE(crewsHit(state), QStringList{text("red")});
        state.shelters[82] = text("red");
        QVERIFY(crewsHit(state).isEmpty());
        QVERIFY(isSparedBySettings(state, text("red")));
        QVERIFY(!isSparedBySettings(state, text("blue")));
    }
    // AT-90, AT-91, AT-92, ATR-20, ATR-33
    void howItEnds()
    {
        State state = tableOf(
            R"({"mode": "survival", "pawns": {"convoy": 91}, "crews": [{"id": "red", "survivors": ["s1"]}]})");
        QCOMPARE(overNow(state), Over::No);
        state.catastrophe.at = 92;
        QCOMPARE(overNow(state), Over::Lost);
        state.pawns.front().at = 92;
        QCOMPARE(overNow(state), Over::Won); // ATR-28
        kill(state, text("s1"));
        QCOMPARE(overNow(state), Over::Lost);
        QCOMPARE(state.discard, QStringList{text("s1")});

        State race = tableOf(R"({"mode": "race", "pawns": {"red": 84, "blue": 10}, "shelters": {"84": "red"},
            "crews": [{"id": "red", "survivors": ["s1"]}, {"id": "blue", "survivors": ["s2"]}]})");
        QCOMPARE(overNow(race), Over::No);
        race.catastrophe.at = 92;
        QCOMPARE(overNow(race), Over::Over);
        race.catastrophe.at = 0;
        race.shelters[82] = text("blue");
        QCOMPARE(overNow(race), Over::Over);
    }

    // AT-77, AT-85, AT-89, ATR-13, ATR-43, ATR-45
    void harmAndMedicine()
    {
        State state = tableOf(convoy);
        injure(state, text("s1"));
        QVERIFY(whyNotTreat(state, text("s1")).isEmpty());
        QCOMPARE(rulesOf(whyNotTreat(state, text("s2"))), QStringList{text("AT-89")});
        addAilment(state, text("s1"), text("infection"), 2);
        QVERIFY(state.survivor(text("s1"))->fresh.contains(text("infection")));
        treat(state, text("s1"));
        QCOMPARE(statusOf(state, "s1"), Status::Resting);
        QCOMPARE(state.survivor(text("s1"))->tokens(text("infection")), 1);
        injure(state, text("s1"));
        injure(state, text("s1"));
        starve(state, text("s2"), 2);
        starve(state, text("s2"), 1);
        addAilment(state, text("s3"), text("infection"), 3);
        QCOMPARE(state.discard, (QStringList{text("s1"), text("s2"), text("s3")}));

        State race = fiveIn("race", "red", "ready");
        treat(race, text("s3"));
        QCOMPARE(statusOf(race, "s3"), Status::Ready);
    }
    // AT-T7, AT-83, AT-86
    void eating()
    {
        QCOMPARE(rationsFor(7), 3);
        QCOMPARE(rationsFor(6), 2);
        State state = tableOf(convoy);
        state.survivor(text("s1"))->starvation = 2;
        feed(state, convoyId, {text("s1"), text("s2"), text("s3")}, true);
        QCOMPARE(state.survivor(text("s1"))->starvation, 0);
        QCOMPARE(state.survivor(text("f1"))->starvation, 1);
        feed(state, convoyId, {text("s1")}, false); // AT-87
        QCOMPARE(state.survivor(text("f1"))->starvation, 1);
    }

    // AT-19, AT-21, AT-30, AT-43, AT-67, AT-73, ATR-9
    void stowing()
    {
        State state = tableOf(convoy); // on 10: gear
        const auto rules = [&](Resource resource, const char* from, const char* to, int tokens = 1) {
            return rulesOf(whyNotStow(state, stowOf(state, resource, from, to, tokens)));
        };
        QVERIFY(rules(Resource::Ammo, "blue", "red.gun").isEmpty());
        QVERIFY(rules(Resource::Fuel, "red", "red.tank").isEmpty());
        QCOMPARE(rules(Resource::Fuel, "red", "red.tracker"), QStringList{text("AT-73")});
        QCOMPARE(rules(Resource::Ration, "blue", "red"), QStringList{text("AT-67")});
        QCOMPARE(rules(Resource::Ration, "red", "red.tank"), QStringList{text("AT-21")});
        QCOMPARE(rules(Resource::Ration, "red", "red.gun"), QStringList{text("AT-19")});
        QCOMPARE(rules(Resource::Fuel, "icon", "blue"), QStringList{text("AT-43")});
        QVERIFY(rules(Resource::Gear, "icon", "blue").isEmpty());
        carryOut(state, stowOf(state, Resource::Gear, "icon", "blue"));
        QCOMPARE(rules(Resource::Gear, "icon", "blue"), QStringList{text("AT-43")});
        QCOMPARE(state.crew(text("blue"))->cargo.gear, 1);

        carryOut(state, stowOf(state, Resource::Fuel, "red", "red.tank"));
        carryOut(state, stowOf(state, Resource::Ration, "red", "here", 2));
        state.crew(text("red"))->vehicle->tank = 5;
        QCOMPARE(rules(Resource::Fuel, "red.tank", "red.tracker"),
                 QStringList{text("AT-73")}); // from cargo or square
        state.crew(text("red"))->cargo.fuel = 1;
        QVERIFY(rules(Resource::Fuel, "red", "red.tracker").isEmpty());
        carryOut(state, stowOf(state, Resource::Fuel, "red", "red.tracker"));
        QCOMPARE(state.crew(text("red"))->vehicle->tracker, 4);
        QCOMPARE(state.pileAt(10)->resources.ration, 2);

        state.crew(text("blue"))->vehicle->tracker = 0;
        state.crew(text("blue"))->cargo.fuel = 1;
        carryOut(state, stowOf(state, Resource::Fuel, "blue", "blue.tank"));
        QCOMPARE(*state.crew(text("blue"))->vehicle, (Vehicle{text("v8"), 4, 0}));
    }
    // AT-70, AT-71, AT-72, ATR-30, ATR-44
    void takingAndLeaving()
    {
        State state = tableOf(convoy);
        const auto ration = onlyShares(state, storesWith(state, {0}, Resource::Ration), Resource::Ration, 1);
        leave(state, text("s1"), *findGoods(state, text("s1")), *ration);
        QCOMPARE(state.pileAt(10)->survivors.size(), 1U);
        QCOMPARE(state.pileAt(10)->resources.ration, 1);
        QVERIFY(whyNotTake(state, text("s1"), *findGoods(state, text("s1")), text("red")).isEmpty());
        take(state, text("s1"), *findGoods(state, text("s1")), text("blue"));
        QCOMPARE(state.crewWith(text("s1"))->id, text("blue"));
        take(state, text("truck"), *findGoods(state, text("truck")), text("blue"));
        QCOMPARE(state.crew(text("blue"))->vehicle->card, text("truck"));
        QVERIFY(!state.crew(text("red"))->vehicle);
        QCOMPARE(state.pileAt(10)->vehicles.front(), (Vehicle{text("v8"), 4, 0}));
        state.crew(text("red"))->cargo.ration = 0;
        state.crew(text("blue"))->cargo.ration = 0;
        QCOMPARE(rulesOf(whyNotLeave(state, *findGoods(state, text("s2")))), QStringList{text("AT-70")});
        QVERIFY(whyNotLeave(state, *findGoods(state, text("gun"))).isEmpty());
    }

    // Each effect of the table in the contract.
    void effects()
    {
        State state = tableOf(convoy);
        state.turn.open.committed = {text("s1"), text("f1")};
        state.turn.open.counted = 3;
        const Running running{.cause = Cause::Scenario, .card = text("raiders")};
        const auto question = [&](const CardEffect& effect) {
            return questionOf(state, scopeOf(state, running), effect).index();
        };
        const auto run = [&](const CardEffect& effect, const Choice& choice = {}) {
            carryOut(state, running, effect, choice);
        };
        run({.verb = Verb::Gain, .resource = Resource::Ammo, .n = 2, .perCommitted = true});
        QCOMPARE(state.pileAt(10)->resources.ammo, 6);
        QCOMPARE(question({.verb = Verb::Lose, .resource = Resource::Ration, .n = 1}), 3U);
        QCOMPARE(question({.verb = Verb::Lose, .resource = Resource::Ration, .n = 3}), 0U);
        run({.verb = Verb::Lose, .resource = Resource::Ration, .n = 9});
        QCOMPARE(state.crew(text("red"))->cargo.ration + state.crew(text("blue"))->cargo.ration, 0);
        QCOMPARE(question({.verb = Verb::Find, .deck = DeckName::Mods}), 2U);
        run({.verb = Verb::Find, .deck = DeckName::Mods}, {.ids = {text("rack")}});
        QCOMPARE(state.pileAt(10)->mods.front().card, text("rack"));
        QCOMPARE(question({.verb = Verb::Injure, .who = Who::Some, .number = 4}), 0U);
        QCOMPARE(question({.verb = Verb::Injure, .who = Who::Some, .number = 3}), 1U);
        QCOMPARE(question({.verb = Verb::Injure, .who = Who::SomeCommitted}), 1U);
        run({.verb = Verb::Ailment,
             .n = 1,
             .who = Who::SomeCommitted,
             .number = 1,
             .ailment = text("infection")},
            {.ids = {text("s1")}});
        run({.verb = Verb::Ailment, .n = 1, .who = Who::Afflicted, .ailment = text("infection")});
        QCOMPARE(state.survivor(text("s1"))->tokens(text("infection")), 1); // AT-34
        state.survivor(text("s1"))->fresh.clear();
        run({.verb = Verb::Ailment, .n = 1, .who = Who::Afflicted, .ailment = text("infection")});
        QCOMPARE(state.survivor(text("s1"))->tokens(text("infection")), 2);
        run({.verb = Verb::Cure, .n = 5, .who = Who::All, .ailment = text("infection")});
        QCOMPARE(state.survivor(text("s1"))->tokens(text("infection")), 0);
        run({.verb = Verb::Rest, .who = Who::Committed});
        QCOMPARE(statusOf(state, "f1"), Status::Resting);
        QVERIFY(state.turn.barred.contains(text("f1")));
        run({.verb = Verb::Injure, .who = Who::Committed});
        run({.verb = Verb::Injure, .who = Who::Committed});
        QCOMPARE(state.discard, (QStringList{text("s1"), text("f1")}));
    }
    // Those of the Catastrophe concern one crew.
    void effectsOfTheCatastrophe()
    {
        State state = tableOf(convoy);
        const Running running{.cause = Cause::Catastrophe, .card = text("fever"), .crew = text("blue")};
        carryOut(state, running, {.verb = Verb::Lose, .resource = Resource::Ration, .n = 2}, {});
        QCOMPARE(state.crew(text("red"))->cargo.ration, 2);
        QCOMPARE(state.crew(text("blue"))->cargo.ration, 0);
        carryOut(state, running, {.verb = Verb::Starve, .n = 1, .who = Who::All}, {});
        QCOMPARE(state.survivor(text("s1"))->starvation, 0);
        QCOMPARE(state.survivor(text("f1"))->starvation, 1);
    }

    // What is told of an entry shows the table after each of its effects, however little fits together then.
    void everyEffectLeavesATableToShow_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("Survival") << text("survival");
        QTest::newRow("Race") << text("race");
    }
    void everyEffectLeavesATableToShow()
    {
        QFETCH(const QString, name);
        QJsonObject position = trail::positionOf(parsed(convoy));
        position[text("mode")] = name;
        if (name == u"race")
            position[text("pawns")] = QJsonObject{{text("red"), 10}, {text("blue"), 10}};
        const table::Game& game = *games::find(text("apocalypse-trail"));
        const auto laid = game.layOut(position, {});
        QVERIFY2(laid, laid ? "" : qPrintable(laid.error().toLine()));
        table::State table = game.begin(laid->setup).value();
        for (const table::Effect& effect : game.difference(table, laid->state)) {
            table = game.evolve(table, effect).value();
            QVERIFY(!game.say(game.show(table).headline).isEmpty());
        }
        QCOMPARE(game.store(table), game.store(laid->state));
    }

    // Whatever stands where it does not belong: it is refused in one line, or it is a table like any other.
    void oddPlaces()
    {
        const QJsonObject position = trail::positionOf(
            parsed(R"({"mode": "survival", "pawns": {"convoy": 8}, "turn": {"number": 3, "step": 4,
            "barred": ["s1"], "collected": ["red"], "open": {"moving": {"push": false, "back": false, "left": 2, "due": "square"}, "running": [{"cause": "global", "card": "fever", "option": "", "outcome": 0, "crew": "", "next": 0}]}},
            "catastrophe": {"at": 2, "started": true}, "scenarios": {"2": {"card": "raiders", "open": true, "resolved": ["convoy"]}},
            "piles": {"4": {"resources": {"fuel": 1}, "mods": [{"card": "rack"}]}}, "discard": ["s7"], "rulings": {"ATR-17": "level"},
            "crews": [{"id": "red", "currency": 5, "vehicle": {"card": "truck", "tracker": 2, "tank": 3}, "cargo": {"ration": 2},
            "mods": [{"card": "gun", "load": {"ammo": 1}}], "survivors": [{"card": "s1", "status": "resting", "starvation": 1,
            "ailments": {"infection": 1}, "fresh": ["infection"]}, "s2"]}, {"id": "blue", "survivors": ["f1"]}]})"));
        int read = 0;
        int refused = 0;
        QString last;
        for (const QJsonValue& odd : {QJsonValue(), QJsonValue(-1), QJsonValue(1e9), QJsonValue(0.5),
                                      QJsonValue(text("x")), QJsonValue(true), QJsonValue(QJsonArray()),
                                      QJsonValue(QJsonObject()), QJsonValue(QJsonArray{text("s2"), 3})}) {
            withOdd(position, odd, [&](const QJsonValue& changed) {
                const auto state = trail::read(changed.toObject());
                if (!state) {
                    ++refused;
                    last = state.error().toLine();
                    QVERIFY(!state.error().reason.isEmpty() && !state.error().toLine().contains(u'\n'));
                    return;
                }
                ++read;
                const auto again = trail::read(positionOf(*state));
                QVERIFY2(again && *again == *state,
                         again ? "another table" : qPrintable(again.error().toLine()));
                for (const char* line : {"preview --crew red", "preview --crew blue --push",
                                         "preview --scenario raiders", "check", "standings"})
                    (void)trail::ask(*state, text(line));
            });
        }
        QVERIFY2(
            read > 100 && refused > 100,
            qPrintable(QStringLiteral("%1 read, %2 refused, last: %3").arg(read).arg(refused).arg(last)));
    }
};

ONE_OF_MANY(TestTrailRules)

#include "test_trail_rules.moc"
