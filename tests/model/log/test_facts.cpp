// What statistics count: who did what to whom, and that it adds up to what lies on the table.
#include "log/facts.h"
#include "support/apocalypse_road/case_table.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using What = table::Fact::What;

class TestFacts : public QObject
{
    Q_OBJECT

    // Of the line that the table plays, as the log would count them.
    static QList<table::Fact> factsOfLine(CaseTable& t, const char* line)
    {
        table::State before = table::State::of(t.state);
        const auto rehearsal = table::rehearse(
            t.game(), before, table::parseAnswers(QString::fromLatin1(line)).answers, {t.seed, t.draws});
        QList<table::Fact> facts;
        for (const auto& step : rehearsal.steps) {
            for (const table::Effect& effect : step.decision.effects) {
                facts.append(t.game().fact(before, step.action, effect));
                before = t.game().evolve(before, effect).value();
            }
        }
        return facts;
    }
    // "kind car by byCar how amount" of what is more than bookkeeping.
    static QByteArrayList told(CaseTable& t, const char* line)
    {
        QByteArrayList lines;
        for (const table::Fact& fact : factsOfLine(t, line)) {
            if (fact.what == What::Other)
                continue;
            lines.append(QStringList{toText(fact.what), fact.team, fact.piece, fact.byPiece, fact.how.code,
                                     QString::number(fact.amount)}
                             .join(u' ')
                             .toLatin1());
        }
        return lines;
    }

private slots:
    void aShotIsTheShooters()
    {
        CaseTable t;
        t.put("R1", "5.0").put("B1", "7.0");
        QCOMPARE(told(t, "R1 s1 7.1 @B1 2"), QByteArrayList{"damage blue B1 R1 by-shot 2"});
    }

    void aRamHurtsBothAndTheActiveCarDidIt()
    {
        CaseTable t;
        t.put("R1", "5.0").put("B1", "6.0");
        QCOMPARE(told(t, "R1 ram+1 5.0 2-1"),
                 (QByteArrayList{"damage blue B1 R1 by-ram 2", "damage red R1 R1 by-ram 1"}));
    }

    void aKillScoresForTheActiveTeam()
    {
        CaseTable t;
        t.put("R1", "5.0").put("B1", "7.0", 5);
        QCOMPARE(told(t, "R1 s1 7.1 @B1 2"),
                 (QByteArrayList{"damage blue B1 R1 by-shot 1", "kill blue B1 R1 by-shot 1",
                                 "score red  R1 by-kill 1"}));
    }

    void anEventIsCalledByItsName()
    {
        CaseTable t;
        t.put("R1", "5.0");
        QCOMPARE(told(t, "R1 s1* 7.0 shredded-tire"),
                 QByteArrayList{"damage red R1 R1 event-shredded-tire 1"});
    }

    void aCrossingScoresByTheFinishLine()
    {
        CaseTable t;
        t.put("R1", "19.0");
        QCOMPARE(told(t, "R1 s1 1.0"), QByteArrayList{"score red  R1 by-crossing 1"});
    }

    void whatIsSetByHandIsNobodysDoing()
    {
        DemoGame demo;
        QVERIFY(demo.take(QStringLiteral("set 21 damage 3")));
        const auto facts = log::factsOf(*demo.session);
        QCOMPARE(facts.last().fact.what, What::Damage);
        QCOMPARE(facts.last().fact.amount, 3);
        QVERIFY(facts.last().byHand);
        QVERIFY(facts.last().fact.byPiece.isEmpty());
        QCOMPARE(demo.session->game().say(facts.last().fact.how), QStringLiteral("by hand"));
    }

    void factsOfWhatStandsAddUpToTheTable()
    {
        for (unsigned seed = 1; seed <= 4; ++seed) {
            DemoGame demo(seed);
            std::mt19937 random(seed);
            for (int i = 0; i < 250; ++i)
                randomEntry(*demo.session, random);
            QHash<QString, int> damage;
            QHash<QString, int> claimed;
            int begun = 1;
            for (const log::DatedFact& dated : log::factsOf(*demo.session)) {
                const table::Fact& fact = dated.fact;
                const int sign = fact.what == What::Repair || fact.what == What::Return ? -1 : 1;
                if (fact.what == What::Damage || fact.what == What::Repair)
                    damage[fact.piece] += sign * fact.amount;
                if (fact.what == What::Score || fact.what == What::Return)
                    claimed[fact.team] += sign * fact.amount;
                if (fact.what == What::Turn)
                    begun = fact.turn;
                QVERIFY(fact.turn <= begun);
                QVERIFY(!demo.session->game().say(fact.how).contains(u'-') ||
                        fact.how.code.startsWith(QStringLiteral("event-")));
            }
            const auto& now = demo.session->now().as<apocalypse_road::State>();
            QVERIFY(now.turn > 1);
            QCOMPARE(begun, now.turn);
            for (size_t car = 0; car < now.cars.size(); ++car)
                QCOMPARE(damage[now.setup->cars[car].id], now.cars[car].damage);
            for (size_t team = 0; team < now.pools.size(); ++team)
                QCOMPARE(claimed[now.setup->teams[team].id], now.pools[team].claimed);
        }
    }
};

ONE_OF_MANY(TestFacts)
#include "test_facts.moc"
