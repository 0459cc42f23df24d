// What the question of a scenario says of its options: what they need, what comes of them and how likely that
// is.
#include "support/one_of_many.h"

#include "games/apocalypse_trail/ask/scenario_words.h"
#include "games/apocalypse_trail/scenario/commitment.h"
#include "games/apocalypse_trail/words/wording.h"

using namespace roadmarshal;
using namespace roadmarshal::apocalypse_trail;

namespace {

QString w(const char* words)
{
    return QString::fromUtf8(words);
}

CardEffect injure(Who who, std::optional<int> number = {})
{
    return {.verb = Verb::Injure, .who = who, .number = number};
}

CardEffect tokens(Verb verb, Resource resource, int n, bool perCommitted = false)
{
    return {.verb = verb, .resource = resource, .n = n, .perCommitted = perCommitted};
}

ScenarioOption fight()
{
    ScenarioOption option;
    option.need = {.count = 2, .skill = w("fightin"), .min = 3};
    option.dice = {6};
    option.outcomes = {{{1, 2, 4}, {injure(Who::SomeCommitted, 1), tokens(Verb::Lose, Resource::Ration, 1)}},
                       {{3, 5, 6}, {}}};
    return option;
}

} // namespace

class TestTrailScenarioWords : public QObject
{
    Q_OBJECT
private slots:
    void whatAnOptionNeeds_data()
    {
        QTest::addColumn<Need>("need");
        QTest::addColumn<QString>("said");
        Stock pay;
        pay[Resource::Fuel] = 1;
        pay[Resource::Ammo] = 2;
        QTest::newRow("nothing") << Need{} << w("Needs nothing");
        QTest::newRow("people") << Need{.count = 2} << w("Needs 2 committed");
        QTest::newRow("skilled people")
            << Need{.count = 2, .skill = w("fightin"), .min = 3} << w("Needs 2 with fightin 3 or more");
        QTest::newRow("a total") << Need{.skill = w("fixin"), .total = 6} << w("Needs fixin 6 together");
        QTest::newRow("few of a crew")
            << Need{.count = 1, .perCrew = 1} << w("Needs 1 committed, at most 1 of a crew");
        QTest::newRow("payment") << Need{.pay = pay} << w("Needs 1 fuel, 2 ammo");
    }
    void whatAnOptionNeeds()
    {
        QFETCH(Need, need);
        QFETCH(QString, said);
        QCOMPARE(say(needed(need)), said);
    }
    void whatComesOfAnOption()
    {
        QCOMPARE(say(optionDetail(fight())),
                 w("Needs 2 with fightin 3 or more · 1–2, 4: injured: 1 of those committed, −1 rations · "
                   "3, 5–6: nothing"));
        ScenarioOption pass;
        pass.outcomes = {{{}, {tokens(Verb::Gain, Resource::Fuel, 3)}}};
        QCOMPARE(say(optionDetail(pass)), w("Needs nothing · +3 fuel"));
    }
    void whatAnEffectDoes_data()
    {
        QTest::addColumn<CardEffect>("effect");
        QTest::addColumn<QString>("said");
        QTest::newRow("each") << tokens(Verb::Gain, Resource::Ammo, 1, true)
                              << w("+1 ammo for each committed");
        QTest::newRow("all") << injure(Who::All) << w("injured: everybody");
        QTest::newRow("some") << injure(Who::Some) << w("injured: any of them");
        QTest::newRow("an ailment") << CardEffect{.verb = Verb::Ailment,
                                                  .n = 2,
                                                  .who = Who::Committed,
                                                  .ailment = w("infection")}
                                    << w("infection +2: all committed");
        QTest::newRow("those who have it")
            << CardEffect{.verb = Verb::Kill, .who = Who::Afflicted, .ailment = w("bite")}
            << w("dead: all who have bite");
        QTest::newRow("found") << CardEffect{.verb = Verb::Find, .n = 2, .deck = DeckName::Mods}
                               << w("found: 2 of the mods");
        QTest::newRow("by hand") << CardEffect{.verb = Verb::Text, .text = w("Sing {who}.")}
                                 << w("Sing {who}.");
    }
    void whatAnEffectDoes()
    {
        QFETCH(CardEffect, effect);
        QFETCH(QString, said);
        ScenarioOption option;
        option.outcomes = {{{}, {effect}}};
        QCOMPARE(say(outcomes(option)), said);
    }
    void howLikelyItIs()
    {
        const dice::Distribution die = totalsOf(fight(), {});
        QCOMPARE(say(outcomeWithOdds(fight().outcomes[1], die)), w("3, 5–6: 50 %, nothing"));
    }
};

ONE_OF_MANY(TestTrailScenarioWords)

#include "test_trail_scenario_words.moc"
