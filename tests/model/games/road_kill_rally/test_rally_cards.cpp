// Rally cards and accessories that the app deals: what it knows, what it shows, and that none gets lost.
#include "games/road_kill_rally/show/show.h"
#include "games/road_kill_rally/table/card_deck.h"
#include "games/road_kill_rally/words/wording.h"
#include "support/json_words.h"
#include "support/one_of_many.h"
#include "support/quick_folder.h"
#include "support/road_kill_rally/line.h"
#include "table/journal/session.h"
#include "table/journal/shorthand.h"
#include "table/journal/verify.h"
#include "table/setup_choices.h"

#include <QTest>

using namespace roadmarshal;
using namespace Qt::StringLiterals;
using road_kill_rally::State;
using test::rally::game;

namespace {

const QJsonObject byApp{{u"rallyDeck"_s, u"app"_s}, {u"accessoryDeck"_s, u"app"_s}};
const QJsonObject openly{{u"reveal"_s, QJsonObject{{u"hands"_s, true}}}};

QJsonObject setupWith(const QJsonObject& more)
{
    return test::with({{u"cars"_s, QJsonArray{QJsonObject{{u"id"_s, u"red"_s}, {u"player"_s, u"Ann"_s}},
                                              QJsonObject{{u"id"_s, u"blue"_s}}}}},
                      more);
}

class Table
{
public:
    explicit Table(const QJsonObject& more, quint64 seed = 7)
    {
        const auto setup = game().completeSetup(setupWith(more), {});
        if (!setup)
            qFatal("%s", qPrintable(setup.error().toLine()));
        auto created = table::Session::create(m_folder.filePath(u"rally"_s), game(), *setup, seed);
        if (!created)
            qFatal("%s", qPrintable(created.error().toLine()));
        session = std::move(*created);
    }

    const State& state() const { return session->now().as<State>(); }
    // Empty if it was taken.
    QString say(const QString& line)
    {
        const auto taken = table::take(*session, line);
        return taken ? QString() : table::say(game(), taken.error());
    }

private:
    test::QuickFolder m_folder;

public:
    std::unique_ptr<table::Session> session;
};

QStringList toldBy(const table::Session& session, const table::Entry& entry)
{
    QStringList lines;
    for (const table::Effect& effect : entry.effects)
        lines.append(game().tell(session.now(), effect));
    return lines;
}

int namedCards(const table::TableShow& show, const QString& team)
{
    qsizetype named = 0;
    for (const mats::Mat& mat : show.mats) {
        for (const mats::Panel& panel : mat.team == team ? mat.panels : QList<mats::Panel>()) {
            for (const mats::Item& item : panel.items) {
                if (const auto* heap = std::get_if<mats::Cards>(&item))
                    named += std::ranges::count_if(heap->cards,
                                                   [](const mats::Card& card) { return !card.id.isEmpty(); });
            }
        }
    }
    for (const table::DeckShow& deck : show.decks) {
        for (const table::DeckShow::Place& hand : deck.of(table::DeckShow::Place::Sort::Hand))
            named += hand.team == team ? hand.cards.size() : 0;
    }
    return static_cast<int>(named);
}

table::Prompt asked(const Table& table, const table::Answers& answers)
{
    return std::get<table::Prompt>(game().ask(table.session->now(), answers, {}));
}

bool tellsTheHand(const table::Prompt& prompt)
{
    return std::ranges::contains(prompt.reminders, u"reminder-in-hand"_s, &table::Message::code);
}

} // namespace

class TestRallyCards : public QObject
{
    Q_OBJECT
private slots:
    // RKR-4, 5
    void theAppDealsFirstOfAll()
    {
        const Table table(byApp);
        QCOMPARE(table.session->entries().first().action.kind, u"deal-cards"_s);
        for (const auto& car : table.state().cars) {
            QCOMPARE(car.hand, 7);
            QCOMPARE(car.cards.size(), 7);
            QCOMPARE(car.spare, 8);
            QCOMPARE(car.spares.size(), 8);
        }
        QCOMPARE(table.state().rally.pile, 90 - 14);
        QCOMPARE(table.state().accessories.pile, 60 - 16);
        QVERIFY(!game().imbalance(table.session->now()));
        QVERIFY(table::verify(*table.session).holds());
    }
    void theSeedSaysWhat()
    {
        const Table table(byApp, 7);
        QCOMPARE(Table(byApp, 7).state().cars, table.state().cars);
        QVERIFY(Table(byApp, 8).state().cars != table.state().cars);
    }
    void eachDeckByItself()
    {
        const Table table({{u"rallyDeck"_s, u"app"_s}});
        QCOMPARE(table.state().cars[0].cards.size(), 7);
        QCOMPARE(table.state().cars[0].spare, 8);
        QVERIFY(table.state().cars[0].spares.isEmpty());
    }
    void otherwiseTheTableDeals()
    {
        const Table table({});
        QVERIFY(table.session->entries().isEmpty());
        QCOMPARE(table.state().cars[0].hand, 7);
        QVERIFY(table.state().cars[0].cards.isEmpty());
    }

    // RKR-A9
    void aClosedHandIsItsDriversOwn()
    {
        Table closed(byApp);
        QCOMPARE(namedCards(game().show(closed.session->now()), u"red"_s), 0);
        const QStringList told = toldBy(*closed.session, closed.session->entries().first());
        for (const QString& card : closed.state().cars[0].cards + closed.state().cars[0].spares)
            QVERIFY2(!told.join(u'\n').contains(card), qPrintable(card));
        QVERIFY(tellsTheHand(asked(closed, {}))); // what red mounts
        QVERIFY(!game()
                     .steps(closed.session->now(), closed.session->entries().first().effects)
                     .join(u' ')
                     .contains(u"7"_s));

        const Table open(test::with(byApp, openly));
        QCOMPARE(namedCards(game().show(open.session->now()), u"red"_s), 2 * (7 + 8));
        QVERIFY(!tellsTheHand(asked(open, {})));
        const QStringList openlyTold = toldBy(*open.session, open.session->entries().first());
        QVERIFY(openlyTold.join(u'\n').contains(open.state().cars[0].cards.first()));
    }
    // Only what everybody has seen counts for the odds.
    void oddsDoNotTellOfClosedHands()
    {
        const Table closed(byApp);
        const Table open(test::with(byApp, openly));
        const auto ofDecks = [](const Table& table) {
            return game().show(table.session->now()).decks[1].odds;
        };
        QVERIFY(!ofDecks(closed).isEmpty());
        for (const auto& line : ofDecks(closed))
            QCOMPARE(line.left, line.copies);
        QVERIFY(std::ranges::any_of(ofDecks(open), [](const auto& line) { return line.left < line.copies; }));
        QVERIFY(Table({}).session->game().show(Table({}).session->now()).decks[1].odds.isEmpty());
    }

    void handsSetByHandStayOfTheDeck()
    {
        Table table(byApp);
        const QStringList before = table.state().cars[0].cards;
        const QString card = before.first();
        QCOMPARE(table.say(u"set red cards %1=0"_s.arg(card)), QString());
        QVERIFY(!table.state().cars[0].cards.contains(card));
        QCOMPARE(table.state().cars[0].hand, table.state().cars[0].cards.size());
        QCOMPARE(table.state().rally.pile, 76 + before.count(card));
        QCOMPARE(table.say(u"set red cards %1=1"_s.arg(card)), QString());
        QVERIFY(table.state().cars[0].cards.contains(card));
        QVERIFY(!table.say(u"set red cards smoke=5"_s).isEmpty()); // there are four
        QVERIFY(!table.say(u"set red hand 3"_s).isEmpty());        // which ones?
        QVERIFY(!table.say(u"set red cards wheelbarrow=1"_s).isEmpty());
        QVERIFY(!game().imbalance(table.session->now()));
    }
    void handsOfTheTableAreSetByHand()
    {
        Table table({});
        QCOMPARE(table.say(u"set red cards bump=2"_s), QString());
        QCOMPARE(table.state().cars[0].hand, 7); // two of those that nobody had named
        QCOMPARE(table.say(u"set red cards bump=0"_s), QString());
        QCOMPARE(table.state().cars[0].hand, 5);
        QCOMPARE(table.say(u"set red cards 6"_s), QString());
        QCOMPARE(table.state().cars[0].hand, 6);
        QCOMPARE(table.say(u"set red spares mg=1"_s), QString());
        QCOMPARE(table.state().cars[0].spares, QStringList(u"mg"_s));
        QVERIFY(!table.say(u"set red spares bump=1"_s).isEmpty());
    }

    void decksOfTheTableAreSetAsTheyWereCounted()
    {
        Table table({});
        for (const char* line :
             {"rally pile 59", "rally discard 2", "rally hand-red bump=2", "rally hand-blue 6",
              "accessories pile 40", "accessories hand-blue 5", "tiles pile 4"})
            QCOMPARE(table.say(u"set "_s + QLatin1StringView(line)), QString());
        QCOMPARE(table.state().rally.pile, 59);
        QCOMPARE(table.state().rally.discard, 2);
        QCOMPARE(table.state().accessories.pile, 40);
        QCOMPARE(table.state().tiles.pile, 4);
        QCOMPARE(table.state().cars[0].cards, QStringList(2, u"bump"_s));
        QCOMPARE(table.state().cars[1].hand, 6);
        QCOMPARE(table.state().cars[1].spare, 5);
        QCOMPARE(table.say(u"set rally hand-red 1"_s), QString());
        QVERIFY(table.state().cars[0].cards.isEmpty()); // it may be another one
        for (const char* line : {"rally hand-nobody 3", "rally discard bump=1", "rally pile many",
                                 "tiles discard 2", "accessories hand-red bump=1"})
            QVERIFY2(!table.say(u"set "_s + QLatin1StringView(line)).isEmpty(), line);
    }
    void decksOfTheAppGoByTheNamesOfTheirCards()
    {
        Table table(byApp);
        for (const char* line :
             {"rally pile 75", "rally discard 1", "rally hand-red 6", "accessories pile 1"})
            QVERIFY2(table.say(u"set "_s + QLatin1StringView(line)).contains(u"each has a name"), line);
        QCOMPARE(table.say(u"set rally discard ammo-1=1"_s), QString());
        QCOMPARE(table.state().rally.discarded, QStringList(u"ammo-1"_s));
        QCOMPARE(table.state().rally.discard, 1);
        QCOMPARE(table.state().rally.pile, 75);
    }

    void undoTakesBackWhatWasDealt()
    {
        Table table(byApp);
        const QJsonObject dealt = game().store(table.session->now());
        QVERIFY(table.session->undo());
        QCOMPARE(table.state().cars[0].hand, 0);
        QCOMPARE(table.state().rally.pile, 90);
        QVERIFY(table.session->redo());
        QCOMPARE(game().store(table.session->now()), dealt);
    }
    // What `state` prints can be played on.
    void itsStateIsAPosition()
    {
        const Table table(test::with(byApp, openly));
        QJsonObject position = game().store(table.session->now());
        const auto laid = game().layOut(position, {});
        QVERIFY2(laid, laid ? "" : qPrintable(laid.error().toLine()));
        QCOMPARE(game().store(laid->state), position);
        QVERIFY(laid->state.as<State>().setup->rallyInApp && laid->state.as<State>().setup->handsOpen);
        position.remove(u"rallyDeck"_s);
        position.remove(u"accessoryDeck"_s);
        QVERIFY(!game().layOut(position, {})->state.as<State>().setup->rallyInApp);
    }
    void aPositionThatDoesNotAddUpIsRefused_data()
    {
        QTest::addColumn<QString>("car");
        QTest::addColumn<QJsonObject>("decks");
        QTest::newRow("a hand without names") << u"{\"hand\": 7}"_s << QJsonObject();
        QTest::newRow("more copies than there are")
            << u"{\"hand\": 5, \"cards\": [\"smoke\", \"smoke\", \"smoke\", \"smoke\", \"smoke\"]}"_s
            << QJsonObject();
        QTest::newRow("discards without names")
            << u"{\"hand\": 0}"_s << QJsonObject{{u"rally"_s, QJsonObject{{u"discard"_s, 3}}}};
        QTest::newRow("another pile")
            << u"{\"hand\": 0}"_s << QJsonObject{{u"rally"_s, QJsonObject{{u"pile"_s, 3}}}};
        QTest::newRow("an unknown card")
            << u"{\"hand\": 0}"_s
            << QJsonObject{{u"rally"_s, QJsonObject{{u"discarded"_s, QJsonArray{u"wheelbarrow"_s}}}}};
    }
    void aPositionThatDoesNotAddUpIsRefused()
    {
        QFETCH(QString, car);
        QFETCH(QJsonObject, decks);
        const auto positionOf = [&](const QJsonObject& red) {
            return QJsonObject{
                {u"format"_s, u"roadmarshal-position/1"_s},
                {u"game"_s, u"road-kill-rally"_s},
                {u"road"_s, QJsonArray{u"straight-1"_s}},
                {u"cars"_s, QJsonArray{test::with(red, {{u"id"_s, u"red"_s}, {u"at"_s, u"b1"_s}})}},
                {u"rallyDeck"_s, u"app"_s},
                {u"decks"_s, decks}};
        };
        QVERIFY(!game().layOut(positionOf(test::toObject(car.toUtf8())), {}));
        QJsonObject sound = positionOf({{u"hand"_s, 0}});
        sound.remove(u"decks"_s);
        QVERIFY(game().layOut(sound, {}));
    }

    // Whether hands lie open is only a question where the app deals.
    void theFormAsksWhoDeals()
    {
        const auto keysOf = [](const QJsonObject& chosen) {
            table::SetupChoices choices = table::usualChoices(game());
            choices.forAll = test::with(choices.forAll, chosen);
            QStringList keys;
            for (const table::SetupField& field : table::formFor(game(), choices).forAll)
                keys.append(field.key);
            return keys;
        };
        QVERIFY(keysOf({}).contains(u"rallyDeck"_s) && keysOf({}).contains(u"accessoryDeck"_s));
        QVERIFY(!keysOf({}).contains(u"reveal.hands"_s));
        QVERIFY(keysOf({{u"accessoryDeck"_s, u"app"_s}}).contains(u"reveal.hands"_s));
    }
};

ONE_OF_MANY(TestRallyCards)
#include "test_rally_cards.moc"
