// Decks with named places, layers below the rest and backs that tell unnamed cards apart.
#include "cards/correct.h"
#include "cards/draw.h"
#include "cards/stored.h"
#include "support/one_of_many.h"
#include "table/show_deck.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>
#include <map>
#include <numeric>

using namespace roadmarshal;
using cards::Deck;
using cards::DeckSheet;
using cards::Holding;
using cards::Move;

namespace {

QString text(const char* latin)
{
    return QString::fromLatin1(latin);
}

const QStringList places{cards::discard, text("hand-red"), text("hand-blue"), text("row-1"), cards::box};

// Two levels of cards with backs of their own, some with a common one, and two faces on no list.
DeckSheet leveled()
{
    return {false,
            9,
            {{text("a"), 2}, {text("b"), 1}, {text("x"), 2, 0}, {text("y"), 1, 0}, {text("z"), 1, 1}},
            {text("level-1"), text("level-2")},
            {cards::box}};
}

// Tiles with a finish that lies two to four from the bottom.
DeckSheet tiles()
{
    return {false, 12, {{text("finish"), 1}, {text("straight"), 6}, {text("bend"), 5}}};
}

Deck tileDeck()
{
    Deck deck = cards::newDeck(tiles(), places);
    (void)cards::apply(tiles(), deck, {text("finish"), cards::pile, cards::under(1)});
    (void)cards::apply(tiles(), deck, {{}, cards::pile, cards::under(1), 2});
    (void)cards::apply(tiles(), deck, {{}, cards::pile, cards::under(2), 1});
    return deck;
}

QString randomPlace()
{
    const QStringList all =
        places + QStringList{cards::pile, cards::under(1), cards::under(2), cards::under(3), text("nowhere")};
    return all[*rc::gen::inRange<qsizetype>(0, all.size())];
}

Move randomMove(const DeckSheet& sheet)
{
    const int slot = *rc::gen::inRange(0, cards::slotCount(sheet));
    return {cards::cardAt(sheet, slot), randomPlace(), randomPlace(), *rc::gen::inRange(0, 4),
            *rc::gen::arbitrary<bool>()};
}

Deck randomDeck(const DeckSheet& sheet, int moves)
{
    Deck deck = cards::newDeck(sheet, places);
    for (int i = 0; i < moves; ++i)
        (void)cards::apply(sheet, deck, randomMove(sheet));
    return deck;
}

// The chance by laying out the unnamed cards of one back in every order there is. Some places are chosen by
// somebody; of all that can lie there, the best and the worst.
struct Bounds
{
    double least = 1e9;
    double most = -1e9;
};

Bounds everyOrder(const std::vector<bool>& isWanted, int chosen, int onTop)
{
    const int count = static_cast<int>(isWanted.size());
    std::vector<int> order(static_cast<size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    struct Sum
    {
        double hits = 0;
        int orders = 0;
    };
    std::map<std::vector<int>, Sum> byChosen;
    do {
        std::vector<int> kept(order.begin(), order.begin() + chosen);
        std::ranges::sort(kept);
        Sum& sum = byChosen[kept];
        for (int i = 0; i < onTop; ++i)
            sum.hits += isWanted[static_cast<size_t>(order[static_cast<size_t>(chosen + i)])];
        ++sum.orders;
    } while (std::ranges::next_permutation(order).found);
    Bounds bounds;
    for (const auto& [kept, sum] : byChosen) {
        bounds.least = std::min(bounds.least, sum.hits / sum.orders);
        bounds.most = std::max(bounds.most, sum.hits / sum.orders);
    }
    return bounds;
}

cards::Odds naiveOdds(const DeckSheet& sheet, const Deck& deck, int wanted)
{
    const Holding top = cards::nextLayer(sheet, deck);
    cards::Odds odds;
    odds.least = odds.most = top.known[static_cast<size_t>(wanted)];
    const int kinds = static_cast<int>(sheet.kinds.size());
    for (int slot = kinds; slot < cards::slotCount(sheet); ++slot) {
        std::vector<bool> isWanted;
        int listed = 0;
        for (int kind = 0; kind < kinds; ++kind) {
            listed += sheet.kinds[static_cast<size_t>(kind)].copies;
            if (cards::unnamedSlot(sheet, kind) == slot)
                isWanted.insert(isWanted.end(), static_cast<size_t>(cards::unnamedOf(sheet, deck, kind)),
                                kind == wanted);
        }
        if (slot == kinds)
            isWanted.insert(isWanted.end(), static_cast<size_t>(sheet.size - listed), false);
        int chosen = 0;
        for (auto place = deck.places.begin(); place != deck.places.end(); ++place)
            chosen += place.key() == cards::box ? 0 : cards::countAt(*place, slot);
        const Bounds bounds = everyOrder(isWanted, chosen, cards::countAt(top, slot));
        odds.least += bounds.least;
        odds.most += bounds.most;
    }
    return {odds.least / top.size(), odds.most / top.size()};
}

table::Message named(const QString& card)
{
    return {card, {}};
}

} // namespace

class TestCardPlaces : public QObject
{
    Q_OBJECT
private slots:
    void movesNeitherLoseNorDoubleCards()
    {
        QVERIFY(rc::check("random moves conserve cards", [] {
            const DeckSheet sheet = leveled();
            Deck deck = cards::newDeck(sheet, places);
            for (int i = 0; i < 30; ++i) {
                const Deck before = deck;
                const bool done = cards::apply(sheet, deck, randomMove(sheet)).has_value();
                RC_ASSERT(done || deck == before);
                RC_ASSERT(!cards::imbalance(sheet, deck));
                int outside = 0;
                for (const Holding& place : std::as_const(deck.places))
                    outside += place.size();
                int under = 0;
                for (const Holding& layer : deck.under)
                    under += layer.size();
                RC_ASSERT(outside + under + cards::restOf(sheet, deck).size() == sheet.size);
                RC_ASSERT(cards::pileSize(sheet, deck) == sheet.size - outside);
            }
        }));
    }

    void anyDeckIsReachedFromAnyOther()
    {
        QVERIFY(rc::check("moves between two decks", [] {
            const DeckSheet sheet = leveled();
            Deck from = randomDeck(sheet, 20);
            const Deck to = randomDeck(sheet, 20);
            for (const Move& move : cards::movesBetween(sheet, from, to, places))
                RC_ASSERT(cards::apply(sheet, from, move).has_value());
            RC_ASSERT(from == to);
        }));
    }

    void whatIsStoredIsReadAgain()
    {
        QVERIFY(rc::check("decks go to JSON and back", [] {
            const DeckSheet sheet = leveled();
            const Deck deck = randomDeck(sheet, 20);
            const json::Reader reader(cards::store(sheet, deck, places));
            Deck again = cards::newDeck(sheet, places);
            cards::restore(reader, sheet, places, again);
            RC_ASSERT(!reader.problem());
            RC_ASSERT(again == deck);
        }));
    }

    void oddsAreThoseOfEveryOrder()
    {
        QVERIFY(rc::check("odds against laying out every order", [] {
            const DeckSheet sheet = leveled();
            const Deck deck = randomDeck(sheet, 12);
            RC_PRE(cards::nextLayer(sheet, deck).size() > 0);
            for (int kind = 0; kind < static_cast<int>(sheet.kinds.size()); ++kind) {
                const cards::Odds odds = cards::oddsOf(sheet, deck, {kind});
                const cards::Odds naive = naiveOdds(sheet, deck, kind);
                RC_ASSERT(std::abs(odds.least - naive.least) < 1e-9);
                RC_ASSERT(std::abs(odds.most - naive.most) < 1e-9);
                RC_ASSERT(cards::canComeNext(sheet, deck, kind) || odds.most == 0);
            }
        }));
    }

    void whatTheAppDrawsWasThere()
    {
        QVERIFY(rc::check("the app draws the pile to its end", [] {
            const DeckSheet sheet = tiles();
            Deck deck = tileDeck();
            for (int left = sheet.size; left > 0; --left) {
                const auto move = cards::drawn(sheet, deck, cards::discard,
                                               [](int bound) { return *rc::gen::inRange(0, bound); });
                RC_ASSERT(move.has_value());
                // Neither in the upper eight nor as the very last card.
                RC_ASSERT(move->card != QStringLiteral("finish") || (left >= 2 && left <= 4));
                RC_ASSERT(cards::apply(sheet, deck, *move).has_value());
            }
            RC_ASSERT(deck.at(cards::discard).known[0] == 1);
            RC_ASSERT(!cards::drawn(sheet, deck, cards::discard, [](int) { return 0; }));
        }));
    }

    void aLayerSaysHowDeepItIs()
    {
        const DeckSheet sheet = tiles();
        Deck deck = tileDeck();
        QCOMPARE(cards::pileSize(sheet, deck), 12);
        QCOMPARE(cards::depthOf(deck, 0), (cards::Depth{2, 4}));
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).most, 0.0);
        QCOMPARE(cards::nextPlace(sheet, deck), cards::pile);
        // A tile that does not fit goes under everything.
        QVERIFY(cards::apply(sheet, deck, {text("bend"), cards::pile, cards::under(3)}));
        QCOMPARE(cards::depthOf(deck, 0), (cards::Depth{3, 5}));
        QVERIFY(cards::apply(sheet, deck, {{}, cards::pile, cards::discard, 7}));
        QCOMPARE(cards::nextPlace(sheet, deck), cards::under(1));
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).least, 1.0 / 3);
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).most, 1.0 / 3);
    }

    void unseenCardsLeaveTheOddsExact()
    {
        DeckSheet sheet{false, 6, {{text("a"), 2}, {text("b"), 4}}};
        Deck deck = cards::newDeck(sheet, places);
        QVERIFY(cards::apply(sheet, deck, {{}, cards::pile, cards::box, 3}));
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).least, 0.0);
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).most, 2.0 / 3);
        sheet.unseen = QStringList(cards::box);
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).least, 1.0 / 3);
        QCOMPARE(cards::oddsOf(sheet, deck, {0}).most, 1.0 / 3);
    }

    void cardsAreSetByHand()
    {
        const DeckSheet sheet = leveled();
        Deck deck = cards::newDeck(sheet, places);
        const auto called = [&](const QString& name) { return sheet.kindOf(name); };
        const auto set = [&](const char* property, const char* value) {
            const auto corrected = cards::correct(sheet, deck, text(property), text(value), called);
            return corrected && corrected->has_value();
        };
        QVERIFY(set("hand-red", "3"));
        QCOMPARE(deck.at(text("hand-red")).size(), 3);
        QVERIFY(set("x", "row-1"));
        QCOMPARE(deck.at(text("row-1")).known[2], 1);
        QVERIFY(set("x", "row-1>box"));
        QCOMPARE(deck.at(cards::box).known[2], 1);
        QVERIFY(set("z", "under-1"));
        QCOMPARE(cards::depthOf(deck, 0), (cards::Depth{1, 1}));
        QVERIFY(set("box", "x=0"));
        QVERIFY(!set("x", "row-1>discard")); // it is not there
        QVERIFY(!set("z", "nowhere"));
        QVERIFY(!set("z", "hand-blue>box"));
        QVERIFY(!set("hand-red", "x=9"));
        QVERIFY(!cards::correct(sheet, deck, text("no such"), text("1"), called));
        QVERIFY(!cards::imbalance(sheet, deck));
    }

    void handCorrectionsConserveCards()
    {
        QVERIFY(rc::check("random corrections conserve cards", [] {
            const DeckSheet sheet = leveled();
            Deck deck = randomDeck(sheet, 10);
            const auto called = [&](const QString& name) { return sheet.kindOf(name); };
            const auto card = [&] { return cards::cardAt(sheet, *rc::gen::inRange(0, 5)); };
            for (int i = 0; i < 10; ++i) {
                const bool ofCard = *rc::gen::arbitrary<bool>();
                const QString property = ofCard ? card() : randomPlace();
                const QString value = ofCard ? randomPlace()
                                      : *rc::gen::arbitrary<bool>()
                                          ? QString::number(*rc::gen::inRange(0, 10))
                                          : QStringLiteral("%1=%2").arg(card()).arg(*rc::gen::inRange(0, 3));
                (void)cards::correct(sheet, deck, property, value, called);
                RC_ASSERT(!cards::imbalance(sheet, deck));
            }
        }));
    }

    void aDeckGoesOnShow()
    {
        const DeckSheet sheet = tiles();
        Deck deck = tileDeck();
        QVERIFY(cards::apply(sheet, deck, {text("bend"), cards::pile, text("row-1")}));
        const table::DeckOnTable of{sheet, deck, named};
        const table::DeckShow show = showDeck(text("tiles"), {}, of);
        QCOMPARE(show.pile, 11);
        QCOMPARE(show.layers.size(), 2);
        QCOMPARE(show.layers[0].known.first().id, text("finish"));
        QCOMPARE(show.layers[0].lowest, 2);
        QCOMPARE(show.layers[0].highest, 4);
        QCOMPARE(show.faces.size(), 3);
        const table::DeckShow::Place row = showRow(of, text("row"), {text("row-1"), text("hand-blue")});
        QCOMPARE(row.cards.size(), 2);
        QCOMPARE(row.cards[0].card, named(text("bend")));
        QVERIFY(row.cards[1].isGap);
        QCOMPARE(row.size(), 1);
        QCOMPARE(showOdds(of).size(), 3);
    }

    void sheetsMayNameTheirBacks()
    {
        const QJsonObject given{
            {text("size"), 3},
            {text("cards"), QJsonArray{QJsonObject{{text("card"), text("s1")}, {text("back"), text("1")}},
                                       QJsonObject{{text("card"), text("s2")}, {text("count"), 2}}}}};
        const json::Reader reader(given);
        const DeckSheet sheet = cards::readSheet(reader, [](const QString&) { return true; });
        QVERIFY(!reader.problem());
        QCOMPARE(sheet.backs, QStringList(text("1")));
        QCOMPARE(sheet.kinds[0].back, 0);
        QCOMPARE(sheet.kinds[1].back, -1);
        QCOMPARE(sheet.kinds[1].copies, 2);
    }
};

ONE_OF_MANY(TestCardPlaces)
#include "test_card_places.moc"
