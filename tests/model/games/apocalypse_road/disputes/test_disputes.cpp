// Claims of every kind: what they ask for, what the verdict says, and what would be legal instead.
#include "support/apocalypse_road/dispute_table.h"
#include "support/apocalypse_road/random_movement.h"
#include "support/apocalypse_road/random_race.h"
#include "support/one_of_many.h"

#include "games/apocalypse_road/disputes/claims.h"
#include "games/apocalypse_road/movement/moving.h"
#include "games/apocalypse_road/record/actions.h"

#include <QTest>

#include <ctime>

using namespace roadmarshal;
using namespace roadmarshal::test;
using table::Stands;
using track::Surface;

namespace {

QJsonObject seats(const char* firstPlayer, const char* toAct = nullptr)
{
    QJsonObject seats{{text("teams"), QJsonArray{text("red"), text("blue"), text("amber")}},
                      {text("firstPlayer"), text(firstPlayer)}};
    if (toAct)
        seats[text("toAct")] = text(toAct);
    return seats;
}

// What a verdict says, without the names in it: a position knows teams by their ids only.
QStringList codesOf(const table::Verdict& verdict)
{
    QStringList codes{table::toText(verdict.stands), verdict.title.code};
    for (const table::Reason& reason : verdict.reasons)
        codes.append(text("%1 %2 %3").arg(reason.message.code, reason.citation.rule, reason.citation.ruling));
    for (const table::ClaimVariant& variant : verdict.variants)
        codes.append(QString::fromUtf8(QJsonDocument(table::store(variant.claim)).toJson()));
    return codes;
}

// Every variant has to stand by itself, and to be another claim than the one it answers.
QString faultOfVariants(const DisputeTable& table, const table::Claim& claim)
{
    const table::Verdict verdict = table.game().judge(table.state, claim).value();
    const bool isEvent = claim.kind == text("event");
    if (verdict.variants.size() > table::mostVariants)
        return text("too many variants");
    for (const table::ClaimVariant& variant : verdict.variants) {
        const table::Verdict judged = table.game().judge(table.state, variant.claim).value();
        if (variant.claim == claim)
            return text("a variant is the claim itself");
        if (isEvent ? judged.title.code == text("verdict-no-such-choice") : judged.stands != Stands::Yes)
            return table.game().say(variant.claim) + text(": ") + table.game().say(judged.title);
        if (table.game().say(variant.label).isEmpty())
            return text("a variant without words");
    }
    return {};
}

} // namespace

class TestDisputes : public QObject
{
    Q_OBJECT
private slots:
    // An end instead of a way: the verdict finds the way, or why the plain one is none.
    void ends()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1"});
        QCOMPARE(table.judged("move 21 solo-2 8.1"), text("yes 7.4; 7.1 AR-1"));
        QCOMPARE(table.judged("move 21 solo-2 9.1"), text("no at 4: 7.1 AR-1"));
        QCOMPARE(table.title("move 21 solo-2 9.1"), text("Car 21 can't end on 9.1 with Solo -2."));
        QCOMPARE(table.judged("move 21 solo-2 99.1"), text("no at 1: 7.1"));
        QCOMPARE(table.judged("move 21 solo-2 chute"), text("no 7.1 AR-1"));
    }

    // Nearest first: other points for the same end, an end close by, another kind of card.
    void variantsOfAMove()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1"});
        const table::Verdict verdict = table.verdict(text("move 21 solo+2 13.1"));
        QCOMPARE(verdict.stands, Stands::No);
        QCOMPARE(verdict.variants.size(), table::mostVariants);
        const QStringList variants = table.variants("move 21 solo+2 13.1");
        QVERIFY(
            variants.contains(text("With Solo +3, 8 points, to 13.1: 6.1 7.1 8.1 9.1 10.1 11.1 12.1 13.1")));
        QVERIFY2(variants.filter(text("Same card, to 12.1")).size() == 1, qPrintable(variants.join(u'\n')));
        QVERIFY(!variants.filter(text("Line")).isEmpty() || !variants.filter(text("Overtake")).isEmpty() ||
                !variants.filter(text("Lead")).isEmpty());
        // The one that shares most of the claimed way is offered for an end.
        const DisputeTable linked(oval(20, 3), {"21 red 5.1", "A blue 6.1"});
        const auto offered = linked.verdict(text("move 21 line-2 6.1,6.2,7.2")).variants;
        QVERIFY(!offered.isEmpty());
        for (const table::ClaimVariant& variant : offered)
            QVERIFY(variant.preview && !variant.preview->path().isEmpty());
        QCOMPARE(table.variants("move 21 solo-2 6.1,6.2,7.2,8.2").value(0),
                 text("Same card, to 7.2: 6.1 6.2 7.2"));
        QCOMPARE(table.variants("move 21 solo-2 6.1,6.2,7.2,8.2").filter(text("to 7.2:")).size(), 1);
    }

    // Near is what is near along the way that cars drive.
    void farAhead()
    {
        const DisputeTable table(oval(40, 3), {"21 red 5.1"});
        const QStringList variants = table.variants("move 21 solo+2 30.1");
        QCOMPARE(variants.size(), 3);
        QVERIFY2(variants.first().startsWith(text("Same card, to 12.1")), qPrintable(variants.join(u'\n')));
        QVERIFY(!variants.filter(text("to 11.")).isEmpty() && variants.filter(text("to 7.")).isEmpty());
    }

    // 7.9, 7.12: a variant that ends in a crash says so; one that goes nowhere too.
    void variantsThatCrash()
    {
        const DisputeTable ram(oval(20, 3), {"21 red 5.1", "A blue 7.1"});
        QCOMPARE(ram.variants("move 21 ram+0 path done").value(0),
                 text("With Ram +0, to 6.1, where it rams A: 6.1"));
        track::Track eight = oval(14, 1);
        eight.crossovers.emplace_back(track::Space{3, 0}, track::Space{10, 0});
        const DisputeTable crossing(eight, {"21 red 2.0", "A blue 10.0"});
        QCOMPARE(crossing.variants("move 21 solo-2 3.0").value(0),
                 text("With Solo -2, to 2.0, where it collides at the crossover: without a step"));
        const DisputeTable still(oval(20, 3), {"21 red 5.1"});
        QCOMPARE(still.variants("move 21 solo-5 6.1").value(0), text("With Solo -5 it stays on 5.1"));
    }

    // A pack with more ways than anybody can look through is answered in good time.
    void manyWays()
    {
        QJsonArray cars;
        for (int i = 0; i < 60; ++i)
            cars.append(QJsonObject{{text("id"), text("c%1").arg(i)},
                                    {text("at"), text("%1.%2").arg(i / 6).arg(i % 6)},
                                    {text("speed"), 20}});
        const auto read = games::find(text("apocalypse-road"))
                              ->fromPosition({{text("format"), text("roadmarshal-position/1")},
                                              {text("track"), track::store(oval(60, 6))},
                                              {text("cars"), cars}},
                                             {});
        QVERIFY(read.has_value());
        const std::clock_t before = std::clock(); // of this process alone, however busy the machine is
        QVERIFY(DisputeTable(*read).judged("move c0 overtake+9 1.0,2.0,3.0").startsWith(text("no")));
        const double seconds = double(std::clock() - before) / CLOCKS_PER_SEC;
        const bool sanitized = qEnvironmentVariableIsSet("MOVEMENT_ROUNDS"); // where all takes its time
        QVERIFY2(seconds < 4 || sanitized, qPrintable(QString::number(seconds)));
    }

    // A hand that is known offers only its own cards.
    void variantsFromTheHand()
    {
        const table::Game& game = *games::find(text("apocalypse-road"));
        const auto setup = game.completeSetup({{text("teams"), QJsonArray{text("red"), text("blue")}},
                                               {text("decks"), QJsonObject{{text("race"), text("app")}}}},
                                              {});
        apocalypse_road::State state = game.begin(*setup)->as<apocalypse_road::State>();
        state.phase = apocalypse_road::Phase::Race;
        state.cars[0].at = track::Space{5, 1};
        auto& hand = state.deck(apocalypse_road::DeckId::Race).places[cards::handOf(text("red"))];
        const auto& sheet = state.setup->decks.of(apocalypse_road::DeckId::Race);
        hand.known[static_cast<size_t>(sheet.kindOf(text("solo+3")))] = 1;
        hand.known[static_cast<size_t>(sheet.kindOf(text("line+1")))] = 1;
        const DisputeTable table(table::State::of(state));
        const QString id = state.sheet(0).id;
        const auto verdict = table.verdict(QStringLiteral("move %1 solo+2 16.1").arg(id));
        QCOMPARE(verdict.stands, Stands::No);
        QVERIFY(!verdict.variants.isEmpty());
        for (const table::ClaimVariant& variant : verdict.variants) {
            const QString card = variant.claim.args[text("card")].toString();
            QVERIFY2(QStringList({text("solo+2"), text("solo+3"), text("line+1")}).contains(card),
                     qPrintable(card));
        }
    }

    // 8.1, AR-20, AR-21: where the weapon points, and what the card has to show.
    void shots()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1 targeting=1", "A blue 6.2 defense=3", "B blue 4.1",
                                               "C blue 8.1", "22 red 3.1 mount=turret"});
        QCOMPARE(table.judged("shot 21 A"), text("yes 8.1 AR-20; 8.0 AR-21"));
        QCOMPARE(table.title("shot 21 A"), text("Car 21 can shoot at A and hits with 2 or more."));
        QCOMPARE(table.judged("shot 21 B"), text("no 8.1 AR-20"));
        QVERIFY(table.reason("shot 21 B").contains(text("behind")));
        QCOMPARE(table.variants("shot 21 B"),
                 QStringList({text("21 can shoot at A, needs 2+"), text("22 can shoot at B, needs 2+")}));
        QVERIFY(table.reason("shot 21 C").contains(text("3 sectors ahead")));
        const DisputeTable held(oval(20, 3), {"21 red 5.1 tokens=suppressed", "A blue 6.1"});
        QCOMPARE(held.judged("shot 21 A"), text("no 8.5 AR-25"));
        QVERIFY(held.variants("shot 21 A").isEmpty());
    }

    // 4.5, AR-45: most damage, the holder left out, ties to the first clockwise.
    void firstPlayer()
    {
        const DisputeTable table(
            oval(20, 3), {"1 red 1.0 damage=5", "2 blue 2.0 damage=3", "3 amber 3.0 damage=3"}, seats("red"));
        QCOMPARE(table.judged("first"), text("yes 4.5 AR-45; 4.5 AR-45; 4.5 AR-45"));
        QVERIFY(table.title("first").startsWith(text("blue")));
        QVERIFY(table.judged("first amber").startsWith(text("no")));
        QCOMPARE(table.variants("first amber").size(), 1);
        QVERIFY(table.judged("first blue").startsWith(text("yes")));
        const DisputeTable bare(oval(20, 3), {"1 red 1.0", "2 blue 2.0"});
        QVERIFY(bare.judged("first").startsWith(text("depends")));
    }

    // 11.1, 11.2, 11.3, AR-32, AR-40, AR-41, AR-42: who scores, and how much.
    void scores()
    {
        const DisputeTable table(
            oval(20, 3), {"1 red 1.0", "2 red 2.0 tokens=lapped", "3 blue 3.0 damage=5", "4 blue 4.0"});
        QCOMPARE(table.judged("score 1"), text("yes 11.1 AR-5"));
        QCOMPARE(table.title("score 1"), text("red claims 1 VP."));
        QCOMPARE(table.judged("score 2"), text("no 11.2 AR-40"));
        QCOMPARE(table.does("score 2"), text("2 loses its token: Lapped"));
        QCOMPARE(table.judged("kill 1 3"), text("yes 11.3 AR-32"));
        QCOMPARE(table.judged("score 1 3"), table.judged("kill 1 3"));
        QCOMPARE(table.judged("kill 1 2"), text("no 11.3 AR-32"));
        const DisputeTable open(oval(20, 3), {"1 red 1.0", "3 blue 3.0"},
                                {{text("bounty"), 1}, {text("raceBonus"), 3}});
        QCOMPARE(open.title("score 1"), text("red claims 2 VP."));
        QVERIFY(open.judged("score 1").contains(text("AR-41")));
        QCOMPARE(open.title("kill 1 3"), text("red claims 2 VP."));
    }

    // AR-42: the last point ends the race, and after it nobody scores.
    void lastPoints()
    {
        const table::Game& game = *games::find(text("apocalypse-road"));
        const auto setup = game.completeSetup({{text("teams"), QJsonArray{text("red"), text("blue")}}}, {});
        apocalypse_road::State state = game.begin(*setup)->as<apocalypse_road::State>();
        state.phase = apocalypse_road::Phase::Race;
        state.cars[0].at = track::Space{5, 1};
        state.pools[0] = {1, 11, 0};
        const QString line = text("score ") + state.sheet(0).id;
        const DisputeTable last{table::State::of(state)};
        QCOMPARE(last.judged(line.toLatin1().constData()), text("yes 11.1 AR-5; 11.5 AR-42"));
        state.phase = apocalypse_road::Phase::Over;
        state.pools[0] = {0, 12, 0};
        const DisputeTable over{table::State::of(state)};
        QCOMPARE(over.judged(line.toLatin1().constData()), text("no 11.5 AR-42"));
    }

    // 4.4: whose turn it is, and who has been activated.
    void activation()
    {
        const DisputeTable table(oval(20, 3), {"1 red 1.0", "2 red 2.0 side=dark", "3 blue 3.0"},
                                 seats("red", "red"));
        QCOMPARE(table.judged("activate 1"), text("yes 4.4"));
        QCOMPARE(table.judged("activate 2"), text("no 4.4"));
        QCOMPARE(table.variants("activate 2"), QStringList{text("1 of red, on 1.0, may be activated")});
        QVERIFY(table.reason("activate 3").contains(text("red is to act")));
        const DisputeTable bare(oval(20, 3), {"1 red 1.0", "2 red 2.0 side=dark"});
        QCOMPARE(bare.judged("activate 1"), text("depends 4.4"));
        QCOMPARE(bare.judged("activate 2"), text("no 4.4"));
    }

    // 10.0: a dry run, with the choices that the card leaves.
    void events()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1", "A blue 5.2", "B red 5.0"});
        QCOMPARE(table.does("event blown-engine 21"), text("21 takes 3 damage"));
        QCOMPARE(table.judged("event blown-engine 21"), text("yes 10 Blown Engine"));
        QVERIFY(table.judged("event sideswipe 21").startsWith(text("depends 10 Sideswipe")));
        QCOMPARE(table.variants("event sideswipe 21").size(), 2);
        QVERIFY(table.judged("event sideswipe 21 out").contains(text("8.4 AR-54")));
        QVERIFY(table.does("event sideswipe 21 in").contains(text("21 goes from 5.1 to 5.0")));
        QVERIFY(table.judged("event sideswipe 21 up").startsWith(text("no")));
        QCOMPARE(table.variants("event sideswipe 21 up").size(), 2);
        QVERIFY(table.judged("event fuel-leak 21 more").startsWith(text("no")));
        QVERIFY(table.judged("event bumpy-ride 21").startsWith(text("no")));
        QVERIFY(table.does("event bounty 21").contains(text("4 markers on Bounty")));
        const DisputeTable rough(trackOf({section(6, 3), section(4, 3, Surface::Rough)}),
                                 {"21 red 5.1", "A blue 7.1 damage=5"});
        QVERIFY(rough.does("event rollover 21").contains(text("A is destroyed")));
        QVERIFY(!rough.does("event rollover 21").contains(text("claims")));
    }

    // The conversation asks for one thing after the other and takes a click on any space.
    void conversation()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1", "A blue 6.1"});
        const auto asked = [&](const char* line) {
            const QString words = text(line);
            return table.game().askClaim(table.state, words.split(u' ', Qt::SkipEmptyParts));
        };
        const auto id = [&](const char* line) { return std::get<table::Prompt>(asked(line)).id; };
        QCOMPARE(std::get<table::Prompt>(asked("")).options.size(), 14);
        QCOMPARE(id("move"), text("claim-car"));
        QCOMPARE(id("move 21"), text("claim-card"));
        QCOMPARE(id("move 21 s1"), text("claim-end"));
        QCOMPARE(id("move 21 s1 path 6.1"), text("claim-step"));
        QCOMPARE(id("shot 21"), text("claim-target"));
        QCOMPARE(id("displace 21 A"), text("claim-displaced-to"));
        QCOMPARE(id("event"), text("claim-event"));
        const auto way = std::get<table::ReadyClaim>(asked("move 21 s1 path 5.2 6.2 done"));
        QCOMPARE(way.claim, std::get<table::ReadyClaim>(asked("move 21 s1 5.2,6.2")).claim);
        QCOMPARE(way.used, 7);
        for (const char* odd : {"fly 21", "move 99", "move 21 x9", "move 21 s1 nowhere", "move 21 s1 5.2,x",
                                "shot 21 21", "displace 21 A up", "first nobody", "event nothing 21"})
            QVERIFY2(std::holds_alternative<table::Misfit>(asked(odd)), odd);
        // No way is longer than the steps that can be typed one by one.
        const auto wayOf = [&](int spaces) {
            return asked(qPrintable(text("move 21 s1 ") + QStringList(spaces, text("6.1")).join(u',')));
        };
        QVERIFY(std::holds_alternative<table::ReadyClaim>(wayOf(100)));
        QVERIFY(std::holds_alternative<table::Misfit>(wayOf(102)));
        QVERIFY(std::holds_alternative<table::Misfit>(
            asked(qPrintable(text("event roll 21 ") + QStringList(101, text("x")).join(u' ')))));
        const auto bare =
            dispute::typedClaim(table.game(), table.state, {text("displace"), text("21"), text("A")});
        QVERIFY(!table::say(table.game(), bare.error()).contains(text("()")));
    }

    // A claim that comes from a file may be anything; it gets a verdict all the same.
    void oddClaims()
    {
        const DisputeTable table(oval(20, 3), {"21 red 5.1", "A blue 6.1"});
        const auto judge = [&](const char* json) {
            const QJsonObject object = QJsonDocument::fromJson(json).object();
            return table.game().judge(table.state, table::restoreClaim(object)).value();
        };
        for (const char* odd : {R"({})", R"({"kind": "fly"})",
                                R"({"kind": "move", "car": "99", "card": "solo+1", "end": "1.0"})",
                                R"({"kind": "move", "car": "21", "card": "solo+99", "end": "1.0"})",
                                R"({"kind": "move", "car": "21", "card": "solo-9", "end": "1.0"})",
                                R"({"kind": "move", "car": "21", "card": "solo+1", "path": ["x"]})",
                                R"({"kind": "shot", "car": "21", "target": "21"})",
                                R"({"kind": "shot", "car": 7, "target": []})",
                                R"({"kind": "event", "event": "nothing", "car": "21"})"})
            QVERIFY2(judge(odd).stands == Stands::No, odd);
    }

    // What the table agreed not to be told is not told here either.
    void keepsSecrets()
    {
        const table::Game& game = *games::find(text("apocalypse-road"));
        const auto setup = game.completeSetup(
            {{text("teams"), QJsonArray{text("red"), text("blue")}},
             {text("reveal"), QJsonObject{{text("previews"), false}, {text("threats"), false}}}},
            {});
        apocalypse_road::State state = game.begin(*setup)->as<apocalypse_road::State>();
        state.phase = apocalypse_road::Phase::Race;
        state.cars[0].at = track::Space{5, 1};
        state.cars[8].at = track::Space{4, 1};
        state.cars[9].at = track::Space{6, 1};
        const DisputeTable table{table::State::of(state)};
        const QString car = state.sheet(0).id;
        QVERIFY(table.verdict(text("move %1 solo+2 14.1").arg(car)).variants.isEmpty());
        QVERIFY(table.verdict(text("shot %1 %2").arg(car, state.sheet(8).id)).variants.isEmpty());
        const auto asked = game.askClaim(table.state, {text("move"), car, text("solo+2")});
        QVERIFY(std::get<table::Prompt>(asked).secret);
    }

    // The verdict on random movements is the engine's, and what it offers is legal.
    void agreesWithTheEngine()
    {
        Chance chance{std::mt19937(7)};
        for (int round = 0; round < 60; ++round) {
            const track::Track track = randomWholeTrack(chance);
            const track::Graph graph(track);
            QJsonArray cars;
            for (const track::Place& place : randomCars(chance, graph))
                cars.append(QJsonObject{{text("id"), text("c%1").arg(cars.size())},
                                        {text("team"), cars.size() % 2 == 0 ? text("red") : text("blue")},
                                        {text("at"), track::toText(place)},
                                        {text("speed"), 3}});
            const table::Game& game = *games::find(text("apocalypse-road"));
            const auto read = game.fromPosition({{text("format"), text("roadmarshal-position/1")},
                                                 {text("track"), track::store(track)},
                                                 {text("cars"), cars}},
                                                {});
            if (!read)
                continue; // two cars on one place
            const DisputeTable table(*read);
            const auto& [type, diagonal] =
                allKinds()[static_cast<size_t>(chance.upTo(static_cast<int>(allKinds().size()) - 1))];
            const apocalypse_road::movement::Card card{type, diagonal, chance.upTo(2) - 1};
            const QString end = track::toText(randomSpace(chance, graph));
            const apocalypse_road::Moving moving(read->as<apocalypse_road::State>(), 0, card);
            const table::Claim claim =
                apocalypse_road::toClaim(apocalypse_road::MoveClaim{text("c0"), toText(card), {}, end});
            const table::Verdict verdict = game.judge(*read, claim).value();
            QCOMPARE(verdict.stands == Stands::Yes, moving.reaches(end));
            QVERIFY(verdict.stands == Stands::Yes || !verdict.reasons.isEmpty());
            const QString fault = faultOfVariants(table, claim);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
    }

    // In the middle of races: shots agree with combat, and every kind of claim gets an answer that holds.
    void agreesInRaces()
    {
        int shots = 0;
        int noShots = 0;
        for (const unsigned seed : {3U, 4U, 5U, 6U, 7U, 8U}) {
            RandomRace race(seed);
            const table::Game& game = *games::find(text("apocalypse-road"));
            const auto setup = game.completeSetup(game.demoSetup(), {});
            QVERIFY(race.playOn(*game.begin(*setup), 80).isEmpty()); // the grid takes up to twenty
            const DisputeTable table(race.state());
            const auto& state = race.state().as<apocalypse_road::State>();
            std::vector<int> racing;
            for (int car = 0; car < static_cast<int>(state.cars.size()); ++car) {
                if (state.cars[static_cast<size_t>(car)].inRace())
                    racing.push_back(car);
            }
            for (const int car : racing) {
                const QString id = state.sheet(car).id;
                const int target = racing[static_cast<size_t>(car) % racing.size()];
                // What may be shot at is what the table would take without an objection.
                for (const int other : racing) {
                    if (other == car || state.segment.isOpen() || state.sheet(car).team != state.toAct)
                        continue;
                    const apocalypse_road::Shoot shoot{id, state.sheet(other).id, text("miss")};
                    table::Random random(1, 0);
                    const auto decided = game.decide(table.state, apocalypse_road::stored(shoot), random);
                    const bool may = decided && decided->objections.isEmpty();
                    const auto judged = table.verdict(text("shot %1 %2").arg(id, shoot.target));
                    QCOMPARE(judged.stands == Stands::Yes, may);
                    shots += may ? 1 : 0;
                    noShots += may ? 0 : 1;
                }
                QList<table::Claim> claims{table.claim(text("activate ") + id),
                                           table.claim(text("score ") + id),
                                           table.claim(text("move %1 line+2 9.9").arg(id))};
                for (const char* event : {"sideswipe", "get-there", "bump-and-run", "open-road", "drift"})
                    claims.append(table.claim(text("event %1 %2").arg(text(event), id)));
                if (target != car) {
                    claims.append(table.claim(text("shot %1 %2").arg(id, state.sheet(target).id)));
                    claims.append(table.claim(text("kill %1 %2").arg(id, state.sheet(target).id)));
                }
                for (const table::Claim& claim : claims) {
                    const QString fault = faultOfVariants(table, claim);
                    QVERIFY2(fault.isEmpty(), qPrintable(game.say(claim) + text(" - ") + fault));
                }
            }
        }
        QVERIFY(shots > 0 && noShots > 0);
    }

    // A game's own position comes back as the same table: the dispute can be sent to somebody.
    void positionOfAGame()
    {
        RandomRace race(11);
        const table::Game& game = *games::find(text("apocalypse-road"));
        const auto setup = game.completeSetup(game.demoSetup(), {});
        QVERIFY(race.playOn(*game.begin(*setup), 40).isEmpty());
        const QJsonObject stored = game.store(race.state());
        const auto read = game.fromPosition(stored, {});
        QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().toLine()));
        const auto& before = race.state().as<apocalypse_road::State>();
        for (int car = 0; car < static_cast<int>(before.cars.size()); ++car) {
            if (!before.cars[static_cast<size_t>(car)].inRace())
                continue;
            for (const char* line :
                 {"activate %1", "score %1", "move %1 solo+1 12.1", "event get-there %1"}) {
                const QString claim = text(line).arg(before.sheet(car).id);
                const DisputeTable one(race.state());
                const DisputeTable other(*read);
                QCOMPARE(codesOf(other.verdict(claim)), codesOf(one.verdict(claim)));
                QCOMPARE(other.verdict(claim).effects, one.verdict(claim).effects);
                QCOMPARE(other.verdict(claim).route, one.verdict(claim).route);
            }
        }
    }

    // Positions that are none are refused with the place.
    void badPositions()
    {
        const table::Game& game = *games::find(text("apocalypse-road"));
        const auto problem = [&](const char* json) {
            const auto read = game.fromPosition(QJsonDocument::fromJson(json).object(), {});
            return read ? QString() : read.error().toLine();
        };
        QVERIFY(problem(R"({"format": "x"})").contains(text("format")));
        QVERIFY(problem(R"({"format": "roadmarshal-position/1", "track": "rust-bowl", "cars": []})")
                    .contains(text("cars")));
        QVERIFY(problem(R"({"format": "roadmarshal-position/1", "track": "rust-bowl",
                            "cars": [{"id": "1", "at": "1.0"}], "rulings": {"AR-99": "x"}})")
                    .contains(text("rulings.AR-99")));
        QVERIFY(!problem(R"({"format": "roadmarshal-position/1", "track": "rust-bowl",
                             "cars": [{"id": "1", "at": "1.0"}], "pools": 7})")
                     .isEmpty());
        // More cars than a team has are no reason to refuse an answer.
        QJsonArray many;
        for (int i = 0; i < 20; ++i)
            many.append(QJsonObject{{text("id"), QString::number(i)}, {text("at"), text("%1.0").arg(i)}});
        const auto read = game.fromPosition({{text("format"), text("roadmarshal-position/1")},
                                             {text("track"), text("rust-bowl")},
                                             {text("cars"), many}},
                                            {});
        QVERIFY(read.has_value());
        QVERIFY(DisputeTable(*read).judged("shot 3 4").startsWith(text("yes")));
    }
};

ONE_OF_MANY(TestDisputes)
#include "test_disputes.moc"
