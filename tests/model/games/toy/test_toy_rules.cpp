#include "support/one_of_many.h"
#include "support/toy/decks/deck.h"
#include "support/toy/words/words.h"
#include "support/toy_table.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::table;
using test::ToyTable;
using namespace Qt::StringLiterals;
namespace toy = roadmarshal::test::toy;

namespace {

const Option& optionOf(const Prompt& prompt, const QString& answer)
{
    const auto found = std::ranges::find(prompt.options, answer, &Option::answer);
    Q_ASSERT(found != prompt.options.end());
    return *found;
}

QList<Message> messagesOf(const Prompt& prompt)
{
    QList<Message> all{prompt.question};
    all += prompt.reminders;
    for (const Option& option : prompt.options) {
        all += {option.label, option.badge, option.group, option.chip};
        for (const Objection& objection : option.objections)
            all.append(objection.message);
        if (!option.preview)
            continue;
        all += option.preview->remarks;
        for (const Preview::Mark& mark : option.preview->marks)
            all.append(mark.text);
    }
    all.removeIf([](const Message& message) { return message.code.isEmpty(); });
    return all;
}

} // namespace

// What the toy's rules say, through the kernel's four functions.
class TestToyRules : public QObject
{
    Q_OBJECT
private slots:
    void everyKindOfQuestionIsAsked()
    {
        ToyTable table;
        QCOMPARE(table.prompt().id, u"refill"_s);
        QCOMPARE(table.prompt().asking, Asking::Card);
        QCOMPARE(optionOf(table.prompt(), u"pump"_s).odds, Odds::exactly(1 / 9.0));
        table.deal();
        QCOMPARE(table.prompt().asking, Asking::Piece);
        QCOMPARE(table.prompt("truck").asking, Asking::Choice);
        QCOMPARE(table.prompt("truck").active, u"truck"_s);
        QCOMPARE(table.prompt("truck drive").asking, Asking::Place);
        QCOMPARE(table.prompt("cart drive c2").asking, Asking::Way);
        QCOMPARE(table.prompt("truck refuel").takes, Takes(Number{1, 2, 1}));
        table.play({"truck take rope"});
        QCOMPARE(table.prompt().id, u"refill"_s);
        table.play({"pump"});
        QVERIFY(std::holds_alternative<Dice>(table.prompt().takes));
        table.play({"calm", "cart repair cart", "calm"});
        QCOMPARE(table.prompt("truck discard").takes, Takes(Several{1, 1}));
        table.play({"truck hand"});
        const Prompt put = table.prompt();
        QCOMPARE(put.asks, u"south"_s);
        QCOMPARE(put.interrupts, u"north"_s);
        QCOMPARE(put.active, u"pilot"_s);
    }

    void everySentenceHasItsPhrase()
    {
        ToyTable table;
        QList<Message> all = messagesOf(table.prompt());
        table.deal();
        for (const char* words : {"", "truck", "truck drive", "cart drive c2", "truck take", "truck refuel"})
            all += messagesOf(table.prompt(words));
        all += {table.show().headline, table.show().memos.first().text};
        for (const Message& message : all)
            QVERIFY2(toy::hasPhrase(message.code), qPrintable(message.code));
    }

    // What a carry says is taken as it stands, and everything about it can be said.
    void everyCarryIsAnAnswer()
    {
        ToyTable table;
        table.deal();
        table.play({"truck take rope", "pump", "calm", "cart repair cart", "calm"});
        const CarrySpot rope{.subject = u"north"_s, .property = u"hand"_s, .card = u"rope"_s};
        const CarrySpot tank{.subject = u"camp"_s, .property = u"tank"_s};
        int answered = 0;
        for (const CarrySpot& taken : {rope, tank, CarrySpot{.subject = u"truck"_s},
                                       CarrySpot{.subject = u"cart"_s}, CarrySpot{.place = u"b1"_s}}) {
            const QList<Carry> all = toy::game().carries(table.session->now(), {}, taken);
            QVERIFY(!all.isEmpty());
            for (const Carry& carry : all) {
                QVERIFY(!carry.answers.isEmpty() || !carry.objections.isEmpty());
                QVERIFY(carry.label.code.isEmpty() || toy::hasPhrase(carry.label.code));
                for (const Objection& objection : carry.objections)
                    QVERIFY2(toy::hasPhrase(objection.message.code), qPrintable(objection.message.code));
                if (carry.answers.isEmpty())
                    continue;
                const Rehearsal done =
                    rehearse(toy::game(), table.session->now(), carry.answers, table.session->trialSource());
                QVERIFY2(!done.steps.empty(), qPrintable(carry.answers.join(u' ')));
                QCOMPARE(done.objections(), carry.objections);
                ++answered;
            }
        }
        QCOMPARE_GT(answered, 10);
    }

    void whatDoesNotLieLooseIsNotCarried()
    {
        ToyTable table;
        table.deal();
        const auto carries = [&](const CarrySpot& taken) {
            return toy::game().carries(table.session->now(), {}, taken);
        };
        QVERIFY(carries({.subject = u"camp"_s, .property = u"round"_s}).isEmpty());
        QVERIFY(carries({.place = u"c3"_s}).isEmpty());
        QVERIFY(carries({.subject = u"north"_s, .property = u"hand"_s, .card = u"rope"_s}).isEmpty());
        table.play({"truck take rope"});
        QVERIFY(carries({.subject = u"truck"_s}).isEmpty()); // a card is owed to the row first
    }

    void theTruckIsTwoSpacesLongAndThePilotRidesOnIt() // 3.1
    {
        ToyTable table;
        table.deal();
        const Preview preview = optionOf(table.prompt("truck drive"), u"a3"_s).preview.value();
        QCOMPARE(preview.moves,
                 (QList<Preview::Move>{{.piece = u"truck"_s, .to = {u"a3"_s, u"a2"_s}, .path = {u"a3"_s}},
                                       {.piece = u"pilot"_s, .on = u"truck"_s}}));
        table.play({"truck drive a3"});
        const QList<Piece> pieces = table.show().pieces;
        QCOMPARE(pieces[0].places, (QStringList{u"a3"_s, u"a2"_s}));
        QCOMPARE(pieces[0].form, Form::Long);
        QCOMPARE(pieces[2].on, u"truck"_s);
        QVERIFY(pieces[2].team.isEmpty() && pieces[2].places.isEmpty());
        QCOMPARE(table.state().vehicles[0].fuel, 1); // 3.3
    }

    void oneVehicleAfterTheOther() // 2.1
    {
        ToyTable table;
        table.deal();
        const auto refused = table.take("cart drive c1");
        QCOMPARE(refused.error().objections.first().citation.rule, u"2.1"_s);
        QVERIFY(refused.error().mayInsist);
        QVERIFY(table.take("cart drive c1 !"));
    }

    void aStormFloodsASpaceAndNobodyDrivesThere() // 4.3, 3.2
    {
        ToyTable table;
        table.deal();
        const size_t before = table.show().board->patches().size();
        table.play({"truck repair truck", "storm"});
        QCOMPARE(table.show().board->patches().size(), before + 1);
        QVERIFY(board::isContinued(*toy::game().show(*table.session->at(1)).board, *table.show().board));
        QCOMPARE(table.state().water, u"rising"_s);
        QCOMPARE(table.state().vehicles[0].wear, 1);
        QCOMPARE(table.show().remarks.size(), 1);
        // The marker is taken up again with what was flooded.
        table.play({"undo"});
        QCOMPARE(table.show().board->patches().size(), before);
    }

    void aHouseMayFordWhatIsFlooded_data() // TOY-1
    {
        QTest::addColumn<QString>("way");
        QTest::addColumn<bool>("objects");
        QTest::newRow("closed") << u"closed"_s << true;
        QTest::newRow("fordable") << u"fordable"_s << false;
    }
    void aHouseMayFordWhatIsFlooded()
    {
        QFETCH(QString, way);
        QFETCH(bool, objects);
        const QJsonObject yard{{u"id"_s, u"mire"_s},
                               {u"name"_s, u"The Mire"_s},
                               {u"landing"_s, u"c3"_s},
                               {u"flooded"_s, QJsonArray{u"a3"_s}}};
        ToyTable table({{u"yard"_s, yard}, {u"rulings"_s, QJsonObject{{u"TOY-1"_s, way}}}});
        QCOMPARE(optionOf(table.prompt("truck drive"), u"a3"_s).objections.isEmpty(), !objects);
        if (objects)
            QCOMPARE(optionOf(table.prompt("truck drive"), u"a3"_s).objections.first().citation.ruling,
                     u"TOY-1"_s);
    }

    void allWinTogether() // 6.1
    {
        ToyTable table;
        test::playToTheLanding(table);
        const Outcome outcome = table.show().outcome;
        QCOMPARE(outcome.how, Outcome::Won);
        QVERIFY(outcome.winners.isEmpty() && outcome.isWonBy(u"south"_s));
        QCOMPARE(outcome.rule.rule, u"6.1"_s);
        QVERIFY(table.show().standings.isEmpty());
        QVERIFY(!table.prompt().isOpen());
    }

    void allLoseWhenAVehicleIsWornOut() // 6.2
    {
        ToyTable table;
        table.deal();
        table.play({"set truck wear 3"});
        QCOMPARE(table.show().outcome.how, Outcome::Lost);
        QCOMPARE(table.show().outcome.rule.rule, u"6.2"_s);
        table.play({"set truck wear 2"});
        QCOMPARE(table.show().outcome.how, Outcome::Open);
    }

    void nothingComesAndGoesInTheDeck() // 5
    {
        ToyTable table;
        test::playToTheLanding(table);
        QVERIFY(!toy::game().imbalance(table.session->now()));
        const DeckShow deck = table.show().decks.first();
        QCOMPARE(deck.layers.size(), 1);
        QCOMPARE(deck.layers.first().known.first().id, u"siren"_s);
        QCOMPARE(deck.of(DeckShow::Place::Sort::Row).first().cards.size(), 2);
        QCOMPARE(deck.discarded, 1);
    }

    void aSetUpThatMakesNoSenseIsRefusedWithItsPlace()
    {
        QJsonObject setup = toy::demoSetup();
        setup[u"rounds"_s] = 40;
        QCOMPARE(toy::game().completeSetup(setup, {}).error().place, u"rounds"_s);
        setup = toy::demoSetup();
        setup[u"yard"_s] = u"nowhere"_s;
        QVERIFY(!toy::game().completeSetup(setup, {}));
    }
};

ONE_OF_MANY(TestToyRules)
#include "test_toy_rules.moc"
