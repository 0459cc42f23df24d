// Decks: what is in them, what is known of them, how likely a card is, and which decks a set-up may bring
// (3.0, 4.3, 10.0, AR-47).
#include "cards/draw.h"
#include "games/apocalypse_road/decks/race_deck.h"
#include "support/apocalypse_road/case_table.h"
#include "support/apocalypse_road/played_table.h"
#include "support/one_of_many.h"

#include <QJsonDocument>

using namespace roadmarshal;
using namespace roadmarshal::test;
using apocalypse_road::DeckId;

namespace {

// Two a, three b, and two cards whose faces nobody has written down.
cards::DeckSheet smallSheet(int unnamed = 2)
{
    return {false, 5 + unnamed, {{QStringLiteral("a"), 2}, {QStringLiteral("b"), 3}}};
}

QString text(const char* latin)
{
    return QString::fromLatin1(latin);
}

const QStringList twoHands{cards::discard, cards::open, QStringLiteral("hand-0"), QStringLiteral("hand-1")};

QString refusalOf(const char* decks)
{
    const QJsonObject given = QJsonDocument::fromJson(decks).object();
    const QJsonArray teams{QStringLiteral("red"), QStringLiteral("blue")};
    const auto setup = apocalypse_road::completeSetup(
        {{QStringLiteral("teams"), teams}, {QStringLiteral("decks"), given}}, {});
    return setup ? QString() : setup.error().toLine();
}

} // namespace

class TestDecks : public QObject
{
    Q_OBJECT
private slots:
    void theRaceDeckIsTheTableOfTheRulebook_AR47()
    {
        // By type, from +1 to +6.
        const std::map<QByteArray, std::array<int, 6>> table{
            {"line", {4, 4, 4, 0, 0, 0}},          {"pursuit", {0, 4, 4, 4, 0, 0}},
            {"solo", {0, 4, 4, 4, 4, 4}},          {"lead", {0, 4, 4, 4, 0, 4}},
            {"overtake", {0, 4, 0, 0, 0, 0}},      {"diagonal-solo", {0, 0, 4, 0, 0, 0}},
            {"diagonal-lead", {0, 0, 2, 2, 4, 0}}, {"ram", {0, 4, 4, 4, 0, 0}},
            {"diagonal-ram", {0, 4, 0, 0, 0, 0}}};
        std::map<QByteArray, std::array<int, 6>> found;
        int total = 0;
        for (const auto& kind : apocalypse_road::raceDeck()) {
            const QByteArrayList name = toText(kind.card).toLatin1().split('+');
            QVERIFY(kind.card.adjustment >= 1 && kind.card.adjustment <= 6);
            found[name[0]][static_cast<size_t>(kind.card.adjustment - 1)] += kind.count;
            total += kind.count;
        }
        QVERIFY(found == table);
        QCOMPARE(total, 92);
    }

    void theAppsRaceDeckHasTheSameCards_AR47()
    {
        for (const char* by : {"table", "app"}) {
            const CaseTable t(road(20, 3), {{QStringLiteral("race"), QString::fromLatin1(by)}});
            const cards::DeckSheet& sheet = t.state.setup->decks.of(DeckId::Race);
            QCOMPARE(sheet.size, 92);
            std::map<QString, int> count;
            int stars = 0;
            for (const cards::Kind& kind : sheet.kinds) {
                QString plain = kind.card;
                stars += plain.endsWith(u'*') ? kind.copies : 0;
                plain.remove(u'*').replace(QStringLiteral("ram-lead"), QStringLiteral("ram"));
                count[plain] += kind.copies;
            }
            for (const auto& kind : apocalypse_road::raceDeck())
                QCOMPARE(count[toText(kind.card)], kind.count);
            QCOMPARE(stars > 0, t.state.setup->decks.of(DeckId::Race).byApp);
        }
    }

    void aTableWith96CardsEntersTheRest_AR47()
    {
        const QJsonObject race{{QStringLiteral("size"), 96}};
        const CaseTable t(road(20, 3), {{QStringLiteral("race"), race}});
        const cards::DeckSheet& sheet = t.state.setup->decks.of(DeckId::Race);
        QCOMPARE(sheet.size, 96);
        QCOMPARE(cards::drawable(sheet, t.state.deck(DeckId::Race)), 92);
        QCOMPARE(cards::pileSize(sheet, t.state.deck(DeckId::Race)), 96);
    }

    void thereAre52EventsOf28Kinds_10_0()
    {
        std::map<QByteArray, int> several{{"bottoming-out", 4}, {"bump-and-run", 3}, {"dangerous-debris", 3},
                                          {"drift", 3},         {"get-there", 2},    {"into-the-weeds", 2},
                                          {"missed-jump", 2},   {"open-road", 4},    {"reloading", 3},
                                          {"sideswipe", 7},     {"spin-around", 2}};
        QCOMPARE(apocalypse_road::eventDeck().size, 52);
        QCOMPARE(apocalypse_road::eventDeck().kinds.size(), 28u);
        for (const cards::Kind& kind : apocalypse_road::eventDeck().kinds) {
            const auto expected = several.find(kind.card.toLatin1());
            QCOMPARE(kind.copies, expected == several.end() ? 1 : expected->second);
            if (expected != several.end())
                several.erase(expected);
        }
        QVERIFY(several.empty());
    }

    void theCombatDeckHas48Cards_2_0()
    {
        for (const char* by : {"table", "app"}) {
            const CaseTable t(road(20, 3), {{QStringLiteral("combat"), QString::fromLatin1(by)}});
            QCOMPARE(t.state.setup->decks.of(DeckId::Combat).size, 48);
            const auto& faces = t.state.setup->decks.combat;
            QCOMPARE(faces.size(), t.state.setup->decks.of(DeckId::Combat).byApp ? 48u : 0u);
            for (const auto& card : faces) {
                QVERIFY(card.crash.target > 0); // 8.4: all involve some damage to both
                QVERIFY(card.crash.active > 0);
            }
        }
    }

    void withEveryCardSeenTheOddsAreExact()
    {
        const cards::DeckSheet sheet = smallSheet(0);
        cards::Deck deck = cards::newDeck(sheet, twoHands);
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).least, 0.4);
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).most, 0.4);
        deck.places[cards::discard].known[0] = 1;
        deck.places[text("hand-1")].known[1] = 2;
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).least, 0.5);
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).most, 0.5);
        QCOMPARE(cards::oddsOf(sheet, deck, {0, 1}).least, 1.0);
        deck.places[cards::open].known[0] = 1;
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).most, 0.0);
        deck.places[text("hand-0")].known[1] = 1;
        QCOMPARE(cards::pileSize(sheet, deck), 0);
        QCOMPARE(cards::oddsOf(sheet, deck, {1}).most, 0.0); // nothing to draw from
    }

    void withUnseenCardsTheOddsAreARange()
    {
        const cards::DeckSheet sheet = smallSheet(0);
        cards::Deck deck = cards::newDeck(sheet, twoHands);
        deck.places[text("hand-0")].unknown = 2;
        // Both a may be in the hand, or both in the pile of three.
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).least, 0.0);
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).most, 2.0 / 3);
        QCOMPARE(cards::oddsOf(sheet, deck, {1}).least, 1.0 / 3);
        QCOMPARE(cards::oddsOf(sheet, deck, {1}).most, 1.0);
    }

    void cardsNobodyHasWrittenDownAreInThePileToo()
    {
        const cards::DeckSheet sheet = smallSheet(2);
        const cards::Deck deck = cards::newDeck(sheet, twoHands);
        QCOMPARE(cards::pileSize(sheet, deck), 7);
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).most, 2.0 / 7);
        QCOMPARE(cards::drawable(sheet, deck), 5);
    }

    void everyCopyThatIsLeftIsDrawnByOneNumber()
    {
        const cards::DeckSheet sheet = smallSheet(0);
        cards::Deck deck = cards::newDeck(sheet, twoHands);
        deck.places[cards::discard].known[1] = 1;
        std::array<int, 2> drawn{};
        QCOMPARE(cards::drawable(sheet, deck), 4);
        for (int i = 0; i < 4; ++i)
            ++drawn[static_cast<size_t>(cards::kindDrawn(sheet, deck, i))];
        QCOMPARE(drawn, (std::array{2, 2}));
    }

    void cardsNeitherComeNorGo()
    {
        const cards::DeckSheet sheet = smallSheet(0);
        cards::Deck deck = cards::newDeck(sheet, twoHands);
        QVERIFY(!cards::imbalance(sheet, deck));
        deck.places[cards::discard].known[0] = 3;
        QVERIFY(cards::imbalance(sheet, deck)->contains(QStringLiteral("copies of a")));
        deck.places[cards::discard].known[0] = 2;
        deck.places[text("hand-0")].unknown = 4;
        QVERIFY(cards::imbalance(sheet, deck));
        deck.places[text("hand-0")].unknown = -1;
        QVERIFY(cards::imbalance(sheet, deck));
    }

    void whatTheAppDrawsIsConserved_4_3()
    {
        CaseTable t(road(40, 3), {{QStringLiteral("race"), QStringLiteral("app")},
                                  {QStringLiteral("event"), QStringLiteral("app")},
                                  {QStringLiteral("combat"), QStringLiteral("app")}});
        t.put("R1", "5.1").put("B1", "20.1");
        PLAY(t, "R1 solo+2 8.1");
        t.answerTheRest("");
        for (int turn = 0; turn < 30 && t.state.phase != apocalypse_road::Phase::Over; ++turn) {
            t.car("R1").damage = t.car("B1").damage = 0;
            if (t.state.phase == apocalypse_road::Phase::Discards) {
                PLAY(t, "next");
                continue;
            }
            const QByteArray car = t.toAct() == "red" ? "R1" : "B1";
            const QByteArray card = t.offered(car).split(' ').constFirst();
            t.answerTheRest(car + ' ' + card + ' ' + t.offered(car + ' ' + card).split(' ').constFirst());
            QCOMPARE(apocalypse_road::imbalance(t.state).value_or(QString()), QString());
        }
        QVERIFY(t.state.turn > 5);
    }

    void theEventDeckIsMadeAnewWhenItIsUsedUp_10_0()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "12.1");
        const auto& sheet = t.state.setup->decks.of(DeckId::Event);
        cards::Deck& deck = t.state.deck(DeckId::Event);
        for (size_t kind = 0; kind < sheet.kinds.size(); ++kind)
            deck.places[cards::discard].known[kind] = sheet.kinds[kind].copies;
        const auto bounty = static_cast<size_t>(sheet.kindOf(QStringLiteral("bounty")));
        deck.places[cards::discard].known[bounty] = 0;
        deck.places[cards::open].known[bounty] = 1; // it lies open and stays there
        t.state.bonus[0] = 4;
        CaseTable again = t;
        PLAY(t, "R1 solo+2* 8.1 fuel-leak");
        QCOMPARE(cards::pileSize(sheet, t.state.deck(DeckId::Event)), 50);
        QCOMPARE(t.state.deck(DeckId::Event).at(cards::discard).size(), 1);
        QVERIFY(!again.play("R1 solo+2* 8.1 bounty")); // the only copy is on the table
    }

    void aCardOfWhichAllCopiesAreOutIsObjectedTo_AR47()
    {
        CaseTable t;
        t.put("R1", "5.1").put("B1", "12.1");
        const auto& sheet = t.state.setup->decks.of(DeckId::Event);
        t.state.deck(DeckId::Event)
            .places[cards::discard]
            .known[static_cast<size_t>(sheet.kindOf(QStringLiteral("roll")))] = 1;
        QVERIFY(!t.play("R1 solo+2* 8.1 roll"));
        QVERIFY(t.refusedBy("AR-47"));
        QVERIFY(!t.offers("roll", "R1 solo+2* 8.1"));
        PLAY(t, "R1 solo+2* 8.1 snapped-the-struts");
    }

    void oddDecksAreRefusedWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("decks");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* name, const char* decks, const char* place) {
            QTest::newRow(name) << QByteArray(decks) << QString::fromLatin1(place);
        };
        row("unknown word", R"({"race": "box"})", "decks.race");
        row("unknown hands", R"({"race": {"by": "box"}})", "decks.race.by");
        row("no race card", R"({"race": {"cards": [{"card": "hover+3"}]}})", "decks.race.cards[0].card");
        row("a card twice", R"({"race": {"cards": [{"card": "solo+3"}, {"card": "solo+3"}]}})",
            "decks.race.cards[1].card");
        row("no event", R"({"event": {"cards": [{"card": "tea-break"}]}})", "decks.event.cards[0].card");
        row("more than the size", R"({"event": {"size": 3, "cards": [{"card": "roll", "count": 4}]}})",
            "decks.event.size");
        row("cards that the app can't know", R"({"event": {"by": "app", "size": 53}})", "decks.event.size");
        row("negative", R"({"event": {"cards": [{"card": "roll", "count": -1}]}})",
            "decks.event.cards[0].count");
        row("huge", R"({"event": {"cards": [{"card": "roll", "count": 100000}]}})",
            "decks.event.cards[0].count");
        row("no size", R"({"event": {"size": 0}})", "decks.event.size");
        row("another house", R"({"combat": {"cards": "barn"}})", "decks.combat.cards");
        row("a combat card without collision",
            R"({"combat": {"cards": [{"card": "x", "value": 1, "machine-gun": "1", "auto-cannon": "1",
                "missile-launcher": "1"}]}})",
            "decks.combat.cards[0].collision");
        row("a result that is none",
            R"({"combat": {"cards": [{"card": "x", "value": 1, "machine-gun": "lots", "auto-cannon": "1",
                "missile-launcher": "1", "collision": "1-1"}]}})",
            "decks.combat.cards[0].machine-gun");
        row("a value out of range",
            R"({"combat": {"cards": [{"card": "x", "value": 10, "machine-gun": "1", "auto-cannon": "1",
                "missile-launcher": "1", "collision": "1-1"}]}})",
            "decks.combat.cards[0].value");
        row("a race deck too small to deal",
            R"({"race": {"by": "app", "cards": [{"card": "solo+3", "count": 11}]}})", "decks");
    }
    void oddDecksAreRefusedWithTheirPlace()
    {
        QFETCH(QByteArray, decks);
        QFETCH(QString, place);
        const QString refusal = refusalOf(decks);
        QVERIFY2(refusal.contains(place), qPrintable(refusal));
        QVERIFY(!refusal.contains(u'\n'));
    }

    void usualDecksAreTaken()
    {
        for (const char* decks : {R"({})", R"({"race": "app", "event": "app", "combat": "app"})",
                                  R"({"combat": {"cards": "house"}})", R"({"race": {"size": 96}})",
                                  R"({"race": {"by": "app", "cards": [{"card": "solo+3", "count": 12}]}})"})
            QCOMPARE(refusalOf(decks), QString());
    }

    void usedUpCardsKeepTheirPlaceInTheirRow()
    {
        PlayedTable table;
        table.put(QStringLiteral("21"), QStringLiteral("6.1"));
        auto& deck = table.state.decks[static_cast<size_t>(DeckId::Race)];
        deck.places[cards::handOf(table.state.setup->teams[0].id)].unknown = 6;
        const auto cards = [&] {
            QList<std::pair<QString, bool>> offered;
            const auto asked = table.game().ask(table::State::of(table.state), {QStringLiteral("21")});
            for (const auto& option : std::get<table::Prompt>(asked).options)
                offered.append({option.answer, option.objections.isEmpty()});
            return offered;
        };
        const auto before = cards();
        // Every copy of it lies open on the discards.
        const auto& sheet = table.state.setup->decks.of(DeckId::Race);
        const int kind = sheet.kindOf(QStringLiteral("solo+2"));
        deck.places[cards::discard].known[static_cast<size_t>(kind)] =
            sheet.kinds[static_cast<size_t>(kind)].copies;
        const auto after = cards();
        QCOMPARE(after.size(), before.size());
        for (qsizetype i = 0; i < before.size(); ++i) {
            QCOMPARE(after[i].first, before[i].first);
            QCOMPARE(after[i].second, before[i].second && before[i].first != QStringLiteral("solo+2"));
        }
    }
};

ONE_OF_MANY(TestDecks)
#include "test_decks.moc"
