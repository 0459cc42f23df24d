// Dice: typed, rolled by the app, stored, and their distributions against counting every way to fall.
#include "support/one_of_many.h"

#include "dice/distribution.h"
#include "dice/parse.h"

#include <QTest>

#include <rapidcheck.h>

#include <map>

using namespace roadmarshal;
using namespace roadmarshal::dice;

namespace {

// RKR: faces of 0, 1 and 2 hits; a 2 adds another die.
Die hitDie()
{
    return {QStringLiteral("hits"),
            {{QStringLiteral("0"), 0, 3}, {QStringLiteral("1"), 1, 2}, {QStringLiteral("2"), 2, 1, true}}};
}

// HH: success, boost, blank.
Die effortDie()
{
    return {QStringLiteral("effort"),
            {{QStringLiteral("success"), 1, 2},
             {QStringLiteral("boost"), 0, 1},
             {QStringLiteral("blank"), 0, 3}}};
}

using Counts = std::map<int, double>;

// Every way in which `count` dice can fall, one by one.
template <class Result>
Counts bruteForce(const Die& die, int count, const Result& result)
{
    Counts counts;
    std::vector<int> fallen(count, 0);
    while (true) {
        std::vector<int> values;
        for (const int side : fallen)
            values.push_back(die.side(side).value);
        ++counts[result(values)];
        int at = 0;
        while (at < count && ++fallen[at] == die.sides())
            fallen[at++] = 0;
        if (at == count)
            return counts;
    }
}

void expectSame(const Distribution& found, const Counts& counts)
{
    double all = 0;
    for (const auto& [result, count] : counts)
        all += count;
    RC_ASSERT(found.all() == all);
    double mean = 0;
    double below = 0;
    for (int result = counts.begin()->first - 1; result <= counts.rbegin()->first + 1; ++result) {
        const double count = counts.contains(result) ? counts.at(result) : 0;
        RC_ASSERT(found.at(result) == count / all);
        RC_ASSERT(found.atLeast(result) == (all - below) / all);
        below += count;
        RC_ASSERT(found.atMost(result) == below / all);
        RC_ASSERT(found.ratioAt(result) == ratio(static_cast<qint64>(count), static_cast<qint64>(all)));
        mean += result * count / all;
    }
    RC_ASSERT(std::abs(found.mean() - mean) < 1e-9);
}

Die anyDie()
{
    Die die{QStringLiteral("any"), {}};
    const int faces = *rc::gen::inRange(1, 6);
    for (int i = 0; i < faces; ++i)
        die.faces.append({QString::number(i), *rc::gen::inRange(-3, 8), *rc::gen::inRange(1, 3)});
    return die;
}

Ask hits(int count)
{
    return ask(QStringLiteral("shot"), hitDie(), count);
}

QStringList facesOf(const std::variant<Taken, Partial, Wrong>& taken)
{
    return std::get<Faces>(std::get<Taken>(taken).roll).names;
}

} // namespace

class TestDice : public QObject
{
    Q_OBJECT
private slots:
    void sumsAreWhatCountingGives()
    {
        QVERIFY(rc::check([] {
            const Die die = anyDie();
            const int count = *rc::gen::inRange(1, 5);
            expectSame(sum(one(die), count), bruteForce(die, count, [](const std::vector<int>& values) {
                           return std::accumulate(values.begin(), values.end(), 0);
                       }));
        }));
    }

    void highestAndLowestAreWhatCountingGives()
    {
        QVERIFY(rc::check([] {
            const Die die = anyDie();
            const int count = *rc::gen::inRange(1, 5);
            expectSame(highest(one(die), count),
                       bruteForce(die, count, [](const auto& values) { return std::ranges::max(values); }));
            expectSame(lowest(one(die), count),
                       bruteForce(die, count, [](const auto& values) { return std::ranges::min(values); }));
        }));
    }

    void successesAreWhatCountingGives()
    {
        QVERIFY(rc::check([] {
            const Die die = anyDie();
            const int count = *rc::gen::inRange(1, 5);
            const int least = *rc::gen::inRange(-4, 9);
            const Counts counts = bruteForce(die, count, [least](const std::vector<int>& values) {
                return static_cast<int>(std::ranges::count_if(values, [&](int v) { return v >= least; }));
            });
            const Distribution found = successes(one(die), count, least);
            for (int i = 0; i <= count; ++i)
                RC_ASSERT(found.weight(i) == (counts.contains(i) ? counts.at(i) : 0));
        }));
    }

    void aContestIsWhatCountingGives()
    {
        QVERIFY(rc::check([] {
            const Die die = anyDie();
            const int mine = *rc::gen::inRange(1, 4);
            const int theirs = *rc::gen::inRange(1, 3);
            const Counts sign = bruteForce(die, mine + theirs, [mine](const std::vector<int>& values) {
                const int best = *std::max_element(values.begin(), values.begin() + mine);
                const int other = *std::max_element(values.begin() + mine, values.end());
                return best > other ? 1 : best < other ? -1 : 0;
            });
            const Contest found = contest(highest(one(die), mine), highest(one(die), theirs));
            const double all = std::pow(die.sides(), mine + theirs);
            const auto share = [&](int which) { return sign.contains(which) ? sign.at(which) / all : 0.0; };
            RC_ASSERT(std::abs(found.wins - share(1)) < 1e-12);
            RC_ASSERT(std::abs(found.ties - share(0)) < 1e-12);
            RC_ASSERT(std::abs(found.loses - share(-1)) < 1e-12);
        }));
    }

    // A push of Rush'n'Crush: the best of two against one.
    void bestOfTwoAgainstOne()
    {
        const Contest push = contest(highest(one(plain(6)), 2), one(plain(6)));
        QCOMPARE(push.wins, 125.0 / 216);
        QCOMPARE(push.ties, 36.0 / 216 + 0.0);
    }

    void fractionsAreInLowestTerms()
    {
        const Distribution lower = lowest(one(plain(6)), 3);
        QCOMPARE(toText(*lower.ratioAtLeast(3)), QStringLiteral("8/27"));
        QCOMPARE(toText(*lower.ratioAtLeast(1)), QStringLiteral("1"));
        QCOMPARE(toText(*lower.ratioAtLeast(7)), QStringLiteral("0"));
        QCOMPARE(*product({8, 27}, {3, 4}), (Ratio{2, 9}));
        QCOMPARE(*sum(Ratio{1, 6}, Ratio{1, 3}), (Ratio{1, 2}));
        QCOMPARE(rest({8, 27}), (Ratio{19, 27}));
        QVERIFY(!product({1, INT64_MAX}, {1, 3}));
        QVERIFY(!one(hitDie()).ratioAt(1));
    }

    void twentyDiceAreStillExact()
    {
        QCOMPARE(sum(one(plain(6)), 20).ratioAt(20), ratio(1, 3656158440062976));
        QVERIFY(!sum(one(plain(6)), 30).ratioAt(100));
        QVERIFY(std::abs(sum(one(plain(6)), 30).atLeast(105) + sum(one(plain(6)), 30).atMost(104) - 1) <
                1e-14);
    }

    // Each result of dice that bring more dice has finitely many ways: those are counted here.
    void diceThatBringMoreDiceHaveTheirExactTail()
    {
        const double zero = 3.0 / 6;
        const double hit = 2.0 / 6;
        const double two = 1.0 / 6;
        const Distribution single = one(hitDie());
        for (int result = 0; result <= 40; ++result) {
            const double ending = result % 2 == 0 ? zero : hit;
            const double expected = std::pow(two, result / 2) * ending;
            QVERIFY(std::abs(single.at(result) - expected) <= 1e-15 * expected);
        }
        QCOMPARE(single.mean(), (hit + 2 * two) / (1 - two));
        QVERIFY(std::abs(single.atLeast(0) - 1) < 1e-15);
        QVERIFY(std::abs(single.atLeast(20) - std::pow(two, 10)) < 1e-14 * std::pow(two, 10));
        // Two hits with two dice, by hand: 1+1, 0+2.0, 2.0+0.
        QVERIFY(std::abs(sum(single, 2).at(2) - (hit * hit + 2 * zero * two * zero)) < 1e-16);
    }

    void aFaceThatCountsNothingMayBringAnother()
    {
        const Die die{QStringLiteral("x"), {{QStringLiteral("0"), 0, 1, true}, {QStringLiteral("1"), 1}}};
        QCOMPARE(one(die).at(1), 1.0);
        QCOMPARE(one(die).at(0), 0.0);
    }

    // ATR-41: each die once, whether one likes it or not.
    void rerolledFacesAreRolledOnce()
    {
        const Distribution rolled = one(plain(6), {QStringLiteral("1"), QStringLiteral("2")});
        QCOMPARE(toText(*rolled.ratioAt(1)), QStringLiteral("1/18"));
        QCOMPARE(toText(*rolled.ratioAt(6)), QStringLiteral("2/9"));
    }

    void symbolsAreCountedByName()
    {
        const Distribution boosts = sum(one(counting(effortDie(), QStringLiteral("boost"))), 2);
        QCOMPARE(toText(*boosts.ratioAtLeast(1)), QStringLiteral("11/36"));
        QCOMPARE(count(Faces{{QStringLiteral("boost"), QStringLiteral("success"), QStringLiteral("boost")}},
                       u"boost"),
                 2);
    }

    void noDiceCountNothing()
    {
        QCOMPARE(sum(hits(0)).at(0), 1.0);
        QCOMPARE(highest(one(plain(6)), 0).atLeast(1), 0.0);
        QCOMPARE(std::get<Taken>(take(hits(0), {QStringLiteral("x")})).used, 0);
    }

    void dieThatNeverEndsIsNotSound()
    {
        QVERIFY(isSound(plain(20)));
        QVERIFY(isSound(hitDie()));
        QVERIFY(!isSound({QStringLiteral("x"), {{QStringLiteral("1"), 1, 1, true}}}));
        QVERIFY(!isSound({QStringLiteral("x"), {{QStringLiteral("a"), 1}, {QStringLiteral("A"), 2}}}));
        QVERIFY(!isSound({}));
    }

    void facesAreTypedInManyWays_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("used");
        QTest::newRow("commas") << "3,5,2" << 1;
        QTest::newRow("joined") << "352" << 1;
        QTest::newRow("spaces") << "3 5 2" << 3;
        QTest::newRow("both") << "3,5 2" << 2;
        QTest::newRow("the next answer is left alone") << "3 5 2 4" << 3;
    }
    void facesAreTypedInManyWays()
    {
        QFETCH(const QString, line);
        const auto taken = take(ask(QStringLiteral("drive"), plain(6), 3), line.split(u' '));
        QCOMPARE(facesOf(taken).join(u' '), QStringLiteral("3 5 2"));
        QTEST(static_cast<int>(std::get<Taken>(taken).used), "used");
    }

    void extraDiceStandBehind()
    {
        QCOMPARE(facesOf(take(hits(2), {QStringLiteral("201")})).size(), 3);
        QCOMPARE(facesOf(take(hits(2), {QStringLiteral("2,0+1")})).size(), 3);
        QVERIFY(std::holds_alternative<Partial>(take(hits(2), {QStringLiteral("20")})));
        QCOMPARE(parse(hits(2), QStringLiteral("20")).error(),
                 (Wrong{Wrong::What::TooFew, QStringLiteral("20"), 1}));
        QCOMPARE(parse(hits(2), QStringLiteral("101")).error().what, Wrong::What::TooMany);
        QCOMPARE(totalOf(hits(2), Faces{{QStringLiteral("2"), QStringLiteral("0"), QStringLiteral("1")}}), 3);
    }

    void namesTotalsAndTheApp()
    {
        const Ask effort = ask(QStringLiteral("ram"), effortDie(), 2);
        QCOMPARE(std::get<Faces>(*parse(effort, QStringLiteral("Success,blank"))).names.first(),
                 QStringLiteral("success"));
        QCOMPARE(parse(effort, QStringLiteral("success,bo")).error(),
                 (Wrong{Wrong::What::NotAFace, QStringLiteral("bo"), 1}));
        Ask fight{QStringLiteral("fight"), {plain(6), plain(10)}, true};
        QCOMPARE(*parse(fight, QStringLiteral("11")), Roll(Total{11}));
        QCOMPARE(*parse(fight, QStringLiteral("=11")), Roll(Total{11}));
        QCOMPARE(std::get<Faces>(*parse(fight, QStringLiteral("6,10"))).names.size(), 2);
        QCOMPARE(parse(fight, QStringLiteral("17")).error().what, Wrong::What::OutOfReach);
        QCOMPARE(parse(fight, QStringLiteral("7,1")).error().what, Wrong::What::NotAFace);
        QCOMPARE(parse(effort, QStringLiteral("=1")).error().what, Wrong::What::NoTotal);
        QCOMPARE(*parse(fight, QStringLiteral("app")), Roll(ByApp{}));
        QCOMPARE(*parse(fight, QStringLiteral("roll")), Roll(ByApp{}));
        fight.inApp = false;
        QCOMPARE(parse(fight, QStringLiteral("app")).error().what, Wrong::What::NotInApp);
        QVERIFY(!parse(fight, QStringLiteral("3,")));
    }

    void anyRollIsReadAgainAndRestored()
    {
        QVERIFY(rc::check([] {
            Ask asked = hits(*rc::gen::inRange(1, 5));
            asked.totals = *rc::gen::arbitrary<bool>();
            const Roll rolled =
                rolledBy(asked, [](int bound, const QString&) { return *rc::gen::inRange(0, bound); });
            RC_ASSERT(isComplete(asked, rolled));
            if (asked.dice.size() > 1 || !asked.totals)
                RC_ASSERT(parse(asked, toWord(rolled)).value() == rolled);
            for (const Roll& roll : {rolled, Roll(ByApp{}), Roll(Total{*totalOf(asked, rolled)})}) {
                const json::Reader reader{storeValue(roll)};
                Roll again;
                restoreValue(reader, again);
                RC_ASSERT(!reader.problem());
                RC_ASSERT(again == roll);
            }
        }));
    }

    void everyDieIsDrawnUnderItsOwnName()
    {
        QStringList names;
        QList<int> faces{5, 0, 5, 4}; // of six sides: 2 and 0; the 2 brings a 2, which brings a 1
        const Faces rolled = rolledBy(hits(2), [&](int bound, const QString& name) {
            names.append(name);
            Q_ASSERT(bound == 6);
            return faces.takeFirst();
        });
        QCOMPARE(rolled.names.join(u' '), QStringLiteral("2 0 2 1"));
        QCOMPARE(names.join(u'|'), QStringLiteral("shot 1|shot 2|shot 3|shot 4"));
    }
};

ONE_OF_MANY(TestDice)
#include "test_dice.moc"
