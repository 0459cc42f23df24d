// The code of a pack-away sheet: the same for the same table whatever led to it, another as soon as one thing
// differs.
#include "report/checksum.h"
#include "support/apocalypse_road/random_race.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"

#include <QRegularExpression>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using report::Checksum;
using report::Part;

namespace {

const table::Game& game()
{
    return *games::find(QStringLiteral("apocalypse-road"));
}

// The parts that differ, as words.
QStringList differing(const Checksum& a, const Checksum& b)
{
    QStringList parts;
    for (size_t i = 0; i < a.parts.size(); ++i) {
        if (a.parts[i] != b.parts[i])
            parts.append(report::toText(static_cast<Part>(i)));
    }
    return parts;
}

// A table in the middle of a race, with no activation under way.
table::State midRace(unsigned seed, int entries)
{
    RandomRace race(seed);
    table::State start = race.begin();
    [[maybe_unused]] const QString problem = race.playOn(start, entries);
    for (int more = 0; more < 40; ++more) {
        const auto& now = race.state().as<apocalypse_road::State>();
        if (now.phase != apocalypse_road::Phase::Race || !now.segment.isOpen())
            break;
        (void)race.playOn(race.state(), 1);
    }
    return race.state();
}

// Every correction that people can make at this table, one or more of each kind.
QList<table::Correction> corrections(const apocalypse_road::State& state, std::mt19937& random)
{
    const auto& setup = *state.setup;
    const auto some = [&](const auto& list) { return list[random() % list.size()]; };
    QList<table::Correction> all;
    for (int repeat = 0; repeat < 4; ++repeat) {
        const QString car = some(setup.cars).id;
        const int sector = static_cast<int>(random() % static_cast<unsigned>(setup.track.sectorCount()));
        all += {{car, QStringLiteral("at"), QStringLiteral("%1.0").arg(sector)},
                {car, QStringLiteral("at"), QStringLiteral("chute")},
                {car, QStringLiteral("at"), QStringLiteral("%1.in").arg(sector)},
                {car, QStringLiteral("at"), QStringLiteral("reserve")},
                {car, QStringLiteral("at"), QStringLiteral("destroyed")},
                {car, QStringLiteral("crossings"), QString::number(random() % 4)}};
        for (int damage = 0; damage <= 6; ++damage)
            all.append({car, QStringLiteral("damage"), QString::number(damage)});
        for (const QString& side : {QStringLiteral("light"), QStringLiteral("dark")}) {
            all.append({car, QStringLiteral("side"), side});
            all.append({QStringLiteral("marker"), QStringLiteral("side"), side});
        }
        for (int token = 0; token < apocalypse_road::tokenKinds; ++token) {
            for (const QString& put : {QStringLiteral("on"), QStringLiteral("off")})
                all.append({car, toText(static_cast<apocalypse_road::Token>(token)), put});
        }
        const QString team = some(setup.teams).id;
        for (const QString& heap :
             {QStringLiteral("pool"), QStringLiteral("claimed"), QStringLiteral("removed"),
              QStringLiteral("hand"), QStringLiteral("owed-light"), QStringLiteral("owed-dark")})
            all.append({team, heap, QString::number(random() % 8)});
        for (const QString& what :
             {QStringLiteral("first"), QStringLiteral("to-act"), QStringLiteral("winner")})
            all.append({QStringLiteral("marker"), what, team});
    }
    all += {{QStringLiteral("marker"), QStringLiteral("turn"), QString::number(1 + random() % 9)},
            {QStringLiteral("marker"), QStringLiteral("countdown"), QStringLiteral("stopped")},
            {QStringLiteral("marker"), QStringLiteral("countdown"), QStringLiteral("runs")},
            {QStringLiteral("marker"), QStringLiteral("segment"), QStringLiteral("none")},
            {QStringLiteral("event"), QStringLiteral("bounty"), QString::number(random() % 5)},
            {QStringLiteral("event"), QStringLiteral("race-bonus"), QString::number(random() % 5)}};
    for (const QString& deck : {QStringLiteral("race"), QStringLiteral("event"), QStringLiteral("combat")}) {
        all.append({deck, QStringLiteral("pile"), QString::number(random() % 40)});
        all.append({deck, QStringLiteral("discard"), QString::number(random() % 20)});
    }
    return all;
}

// A car that is not in the race has no side that anybody could see, and before the race nobody is to act.
bool isSeen(const table::Correction& correction, const apocalypse_road::State& state)
{
    if (correction.property == QStringLiteral("to-act"))
        return state.phase == apocalypse_road::Phase::Race;
    const int car = state.setup->carIndex(correction.subject);
    const bool onTheMat = car >= 0 && !state.cars[static_cast<size_t>(car)].inRace();
    return !onTheMat || correction.property == QStringLiteral("at") ||
           correction.property == QStringLiteral("damage") ||
           correction.property == QStringLiteral("crossings");
}

// The table of a sheet laid out again on an empty one, the way people would: by corrections alone.
table::State rebuilt(const apocalypse_road::State& wanted)
{
    table::State state = table::State::of(apocalypse_road::beginning(wanted.setup));
    const auto set = [&](const QString& subject, const QString& property, const QString& value) {
        const auto effects = game().correct(state, {subject, property, value});
        if (!effects)
            qFatal("%s %s %s", qPrintable(subject), qPrintable(property), qPrintable(value));
        state = table::evolveAll(game(), state, *effects).value();
    };
    const QString marker = QStringLiteral("marker");
    for (int i = 0; i < static_cast<int>(wanted.cars.size()); ++i) {
        const apocalypse_road::Car& car = wanted.cars[static_cast<size_t>(i)];
        const QString& id = wanted.sheet(i).id;
        set(id, QStringLiteral("at"), toText(car.at));
        set(id, QStringLiteral("damage"), QString::number(car.damage));
        set(id, QStringLiteral("side"), car.dark ? QStringLiteral("dark") : QStringLiteral("light"));
        set(id, QStringLiteral("crossings"), QString::number(car.crossings));
        for (int token = 0; token < apocalypse_road::tokenKinds; ++token) {
            const auto kind = static_cast<apocalypse_road::Token>(token);
            set(id, toText(kind), car.has(kind) ? QStringLiteral("on") : QStringLiteral("off"));
        }
    }
    const table::TableShow show = game().show(table::State::of(wanted));
    for (const table::Standing& standing : show.standings) {
        set(standing.team, QStringLiteral("removed"), QString::number(standing.value(table::Figure::Lost)));
        set(standing.team, QStringLiteral("claimed"), QString::number(standing.value(table::Figure::Score)));
        if (standing.first)
            set(marker, QStringLiteral("first"), standing.team);
    }
    for (const table::DeckShow& deck : show.decks) {
        for (const table::DeckShow::Place& hand : deck.of(table::DeckShow::Place::Sort::Hand))
            set(hand.team, QStringLiteral("hand"), QString::number(hand.size()));
        for (const table::DeckShow::Place& open : deck.of(table::DeckShow::Place::Sort::Open)) {
            for (const table::DeckShow::Card& card : open.cards)
                set(deck.id, card.id, QString::number(card.markers));
        }
        set(deck.id, QStringLiteral("pile"), QString::number(deck.pile));
        set(deck.id, QStringLiteral("discard"), QString::number(deck.discarded));
    }
    for (const table::Memo& memo : show.memos)
        set(memo.subject, memo.property, memo.value);
    set(marker, QStringLiteral("winner"), QStringLiteral("none")); // the race is on
    // 4.4: who acts comes last, since it must be somebody who has a car to activate.
    for (const table::Standing& standing : show.standings) {
        if (standing.toAct)
            set(marker, QStringLiteral("to-act"), standing.team);
    }
    return state;
}

} // namespace

class TestChecksum : public QObject
{
    Q_OBJECT

private slots:
    void isShortAndWithoutLookAlikes()
    {
        const Checksum sum = report::checksumOf(game(), midRace(3, 60));
        static const QRegularExpression whole(
            QStringLiteral("^[2346789CDFHJKMPQRTVWXY]{4}-[2346789CDFHJKMPQRTVWXY]{4}$"));
        QVERIFY2(whole.match(sum.whole).hasMatch(), qPrintable(sum.whole));
        for (const QString& part : sum.parts)
            QCOMPARE(part.size(), 3);
    }

    // Fixed for good: a sheet printed today has to be right next year.
    void staysTheSameAcrossVersions()
    {
        const DemoGame demo;
        const Checksum sum = report::checksumOf(demo.session->game(), demo.session->now());
        QCOMPARE(sum.whole, QStringLiteral("2V2Y-KD96"));
    }

    void isReadAsPeopleTypeIt()
    {
        QCOMPARE(report::readWhole(QStringLiteral(" k7m4 2qfd ")), QStringLiteral("K7M4-2QFD"));
        QCOMPARE(report::readWhole(QStringLiteral("K7M42QFD")), QStringLiteral("K7M4-2QFD"));
        QCOMPARE(report::readWhole(QStringLiteral("KBMG-ZUFD")), QStringLiteral("K8M6-2VFD"));
        QCOMPARE(report::readWhole(QStringLiteral("K7M4-2QF")), QString());
        QCOMPARE(report::readWhole(QStringLiteral("K7M4-2QFDD")), QString());
        QCOMPARE(report::readWhole(QStringLiteral("K7M4-2QF!é")), QString());
        QCOMPARE(report::readWhole(QString(1'000'000, u'K')), QString());
        QCOMPARE(report::readPart(QStringLiteral("k-7p")), QStringLiteral("K7P"));
        QCOMPARE(report::readPart({}), QString());
    }

    void anySingleDifferenceChangesIt()
    {
        std::mt19937 random(20260707);
        QSet<QString> kinds;
        for (unsigned seed = 1; seed <= 8; ++seed) {
            const table::State state = midRace(seed, 60 + static_cast<int>(seed) * 10);
            const auto& now = state.as<apocalypse_road::State>();
            const Checksum sum = report::checksumOf(game(), state);
            for (const table::Correction& correction : corrections(now, random)) {
                const auto effects = game().correct(state, correction);
                if (!effects || effects->isEmpty() || !isSeen(correction, now))
                    continue;
                const table::State other = table::evolveAll(game(), state, *effects).value();
                const Checksum changed = report::checksumOf(game(), other);
                const QString what =
                    QStringLiteral("%1 %2 %3").arg(correction.subject, correction.property, correction.value);
                QVERIFY2(changed.whole != sum.whole, qPrintable(what));
                QVERIFY2(!differing(sum, changed).isEmpty(), qPrintable(what));
                kinds.insert(correction.property);
            }
        }
        // All kinds came up; a segment under way is another test.
        for (const char* kind :
             {"at",          "crossings", "damage",     "side",    "suppressed", "reloading",
              "spin-around", "lapped",    "pool",       "claimed", "removed",    "hand",
              "owed-light",  "owed-dark", "first",      "to-act",  "winner",     "turn",
              "countdown",   "bounty",    "race-bonus", "pile",    "discard"})
            QVERIFY2(kinds.contains(QLatin1StringView(kind)), kind);
    }

    void everyEntryThatHandsSeeChangesIt()
    {
        for (unsigned seed = 1; seed <= 4; ++seed) {
            RandomRace race(seed);
            table::State before = race.begin();
            for (int entry = 0; entry < 80; ++entry) {
                QCOMPARE(race.playOn(before, 1), QString());
                const auto effects = game().difference(before, race.state());
                const bool handsOn = std::ranges::any_of(
                    effects, [](const table::Effect& effect) { return game().isHandsOn(effect); });
                const bool same =
                    report::checksumOf(game(), before) == report::checksumOf(game(), race.state());
                QVERIFY2(!handsOn || !same, qPrintable(QStringLiteral("%1/%2").arg(seed).arg(entry)));
                before = race.state();
            }
        }
    }

    void tellsTheTableWhereToLook_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("parts");
        const auto parts = [](std::initializer_list<const char*> words) {
            QStringList list;
            for (const char* word : words)
                list.append(QLatin1StringView(word));
            return list;
        };
        QTest::newRow("place") << QStringLiteral("36 at 3.in") << parts({"track"});
        QTest::newRow("side") << QStringLiteral("36 side dark") << parts({"track"});
        QTest::newRow("out") << QStringLiteral("36 at reserve") << parts({"track", "mats"});
        QTest::newRow("damage") << QStringLiteral("36 damage 3") << parts({"mats"});
        QTest::newRow("token") << QStringLiteral("36 lapped on") << parts({"mats"});
        QTest::newRow("points") << QStringLiteral("red claimed 1") << parts({"score"});
        QTest::newRow("marker") << QStringLiteral("marker side dark") << parts({"score"});
        QTest::newRow("turn") << QStringLiteral("marker turn 9") << parts({"score"});
        QTest::newRow("owed") << QStringLiteral("red owed-dark 1") << parts({"score"});
        QTest::newRow("hand") << QStringLiteral("red hand 2") << parts({"decks"});
        QTest::newRow("open card") << QStringLiteral("event bounty 3") << parts({"decks"});
        QTest::newRow("pile") << QStringLiteral("combat pile 40") << parts({"decks"});
    }
    void tellsTheTableWhereToLook()
    {
        QFETCH(QString, line);
        const DemoGame demo;
        const table::State& now = demo.session->now();
        const QStringList words = line.split(u' ');
        const auto effects = game().correct(now, {words[0], words[1], words[2]});
        QVERIFY(effects && !effects->isEmpty());
        const auto other = table::evolveAll(game(), now, *effects).value();
        QTEST(differing(report::checksumOf(game(), now), report::checksumOf(game(), other)), "parts");
    }

    void historiesDoNotMatter()
    {
        std::mt19937 random(11);
        DemoGame demo(5);
        for (int entry = 0; entry < 60; ++entry)
            randomEntry(*demo.session, random);
        const Checksum sum = report::checksumOf(game(), demo.session->now());
        demo.reopen();
        QCOMPARE(report::checksumOf(game(), demo.session->now()), sum);
        QVERIFY(demo.session->undo().has_value());
        QVERIFY(demo.session->redo().has_value());
        QVERIFY(demo.session->annotate(3, QStringLiteral("a note")).has_value());
        QCOMPARE(report::checksumOf(game(), demo.session->now()), sum);
    }

    void aTableRebuiltByHandHasIt()
    {
        int compared = 0;
        for (unsigned seed = 1; seed <= 20; ++seed) {
            const table::State state = midRace(seed, 10 + static_cast<int>(seed) * 6);
            const auto& wanted = state.as<apocalypse_road::State>();
            if (wanted.phase != apocalypse_road::Phase::Race || wanted.segment.isOpen())
                continue; // can't be set by hand
            const table::State again = rebuilt(wanted);
            const auto one = report::laidOut(game(), game().show(state));
            const auto other = report::laidOut(game(), game().show(again));
            for (size_t part = 0; part < one.size(); ++part)
                QCOMPARE(other[part], one[part]);
            QCOMPARE(report::checksumOf(game(), again), report::checksumOf(game(), state));
            ++compared;
        }
        QVERIFY(compared > 10);
    }

    // 4.4: what an activation has come to lies nowhere; whose it is, the sheet says.
    void onlyTheCarOfAnActivationCounts()
    {
        int compared = 0;
        for (unsigned seed = 1; seed <= 30 && compared < 5; ++seed) {
            RandomRace race(seed);
            table::State start = race.begin();
            (void)race.playOn(start, 20 + static_cast<int>(seed));
            for (int more = 0; more < 20; ++more) {
                if (race.state().as<apocalypse_road::State>().segment.isOpen())
                    break;
                (void)race.playOn(race.state(), 1);
            }
            apocalypse_road::State now = race.state().as<apocalypse_road::State>();
            if (now.phase != apocalypse_road::Phase::Race || !now.segment.isOpen())
                continue;
            ++compared;
            const Checksum sum = report::checksumOf(game(), table::State::of(now));
            const auto sumWith = [&](auto change) {
                apocalypse_road::State other = now;
                change(other.segment);
                return report::checksumOf(game(), table::State::of(other));
            };
            using apocalypse_road::Segment;
            QCOMPARE(sumWith([](Segment& s) { s.damageBefore += 1; }), sum);
            QCOMPARE(sumWith([](Segment& s) { s.fired = !s.fired; }), sum);
            QCOMPARE(differing(sumWith([](Segment& s) { s = {}; }), sum),
                     QStringList{QStringLiteral("score")});
            // It can't be set up again from a sheet, and the sheet says so.
            const auto memos = game().show(table::State::of(now)).memos;
            const auto memo = std::ranges::find(memos, QStringLiteral("segment"), &table::Memo::property);
            QVERIFY(memo != memos.end());
            QCOMPARE(memo->value, now.sheet(now.segment.car).id);
            QVERIFY(game().say(memo->text).contains(QStringLiteral("before you pack away")));
        }
        QCOMPARE(compared, 5);
    }

    // What the app keeps to itself would make a rebuilt table another one for reasons that nobody can see.
    void hiddenThingsDoNotMatter()
    {
        const QJsonObject decks{
            {QStringLiteral("decks"), QJsonObject{{QStringLiteral("race"), QStringLiteral("app")}}},
            {QStringLiteral("grid"), QStringLiteral("table")}};
        const DemoGame one(1, decks);
        const DemoGame other(2, decks);
        QCOMPARE(report::checksumOf(game(), one.session->now()),
                 report::checksumOf(game(), other.session->now()));
    }
};

ONE_OF_MANY(TestChecksum)
#include "test_checksum.moc"
