// What a game of Highway Heist puts on show.
#include "board/svg.h"
#include "games/highway_heist/guide/kinds.h"
#include "games/highway_heist/show/show.h"
#include "games/highway_heist/words/wording.h"
#include "support/highway_heist/table.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test::heist;
using highway_heist::State;
using table::Form;
using table::Message;

namespace {

State tableOf(const QStringList& players, const QStringList& vehicles, const char* guide,
              const QJsonObject& more = {})
{
    return read(positionOf({{text("guide"), text(guide)},
                            {text("players"), QJsonArray::fromStringList(players)},
                            {text("vehicles"), QJsonArray::fromStringList(vehicles)},
                            {text("more"), more}}))
        .value();
}

State busyTank()
{
    return tableOf(
        {text("ann brian street-drifter"), text("bo roman exotic-supercar peg=tank exhausted"),
         text("cy tej street-racer peg=suv1 boost=1")},
        {text("drifter start c4r3 owner=ann strength=2 enemies=1"), text("old start c2r5"),
         text("suv1 suv c5r3 enemies=1"), text("suv2 suv c7r2 owner=bo"), text("suv3 suv c6r3 wreck"),
         text("tank enemy c9r3 enemies=1")},
        "tank",
        {{text("round"), 3},
         {text("active"), text("ann")},
         {text("used"), 1},
         {text("enemyCards"), QJsonObject{{text("row"), QJsonArray{text("E07"), text("?"), QJsonValue()}},
                                          {text("discard"), QJsonArray{text("E01"), text("?")}}}},
         {text("stunts"),
          QJsonObject{{text("row"), QJsonArray{QJsonObject{{text("id"), text("S1b")}, {text("tokens"), 2}},
                                               QJsonObject{{text("id"), text("S1a")}, {text("tokens"), 0}}}},
                      {text("deck"), QJsonArray{1, 3, 1}}}}});
}

State busyChopper()
{
    return tableOf(
        {text("ann brian street-drifter peg=limbo left=c4r4"), text("bo roman exotic-supercar peg=shaw"),
         text("cy tej street-racer peg=shaw"), text("dee driver-4 vehicle-4")},
        {text("chopper enemy c8r3"), text("shaw enemy c7r4"), text("d start c8r3 owner=dee")}, "chopper",
        {{text("tokens"), QJsonObject{{text("ramsey"), text("adrift")}}},
         {text("open"), QJsonObject{{text("steps"), QJsonArray()}}}});
}

const table::Piece* find(const QList<table::Piece>& pieces, const char* id)
{
    const auto found = std::ranges::find(pieces, text(id), &table::Piece::id);
    return found == pieces.end() ? nullptr : &*found;
}

// All that is said on a table.
QList<Message> messagesOf(const table::TableShow& show)
{
    QList<Message> all{show.headline, show.outcome.why};
    all += show.remarks;
    for (const auto& memo : show.memos)
        all.append(memo.text);
    for (const auto& group : show.board->groups())
        all.append(group);
    for (const mats::Mat& mat : show.mats) {
        all.append(mat.title);
        QList<mats::Item> items = mat.items;
        for (const mats::Panel& panel : mat.panels) {
            all.append(panel.where);
            items += panel.items;
        }
        for (const mats::Item& item : items) {
            std::visit([&](const auto& one) { all.append(one.label); }, item);
            if (const auto* fact = std::get_if<mats::Fact>(&item))
                all.append(fact->value);
        }
    }
    for (const table::DeckShow& deck : show.decks) {
        all.append(deck.name);
        for (const auto& place : deck.places) {
            all.append(place.name);
            for (const auto& card : place.cards)
                all.append(card.card);
        }
        for (const auto& odds : deck.odds)
            all.append(odds.card);
    }
    return all;
}

void drawTo(const char* name, const State& state)
{
    const QString folder = qEnvironmentVariable("HEIST_SVG");
    if (folder.isEmpty())
        return;
    QFile file(folder + u'/' + text(name) + text(".svg"));
    if (file.open(QIODevice::WriteOnly))
        file.write(board::toSvg(*highway_heist::boardOf(state), board::Theme::light()));
}

} // namespace

class TestHeistShow : public QObject
{
    Q_OBJECT

private slots:
    void theRoadIsAGrid()
    {
        const State state = busyTank();
        const auto board = highway_heist::boardOf(state);
        QCOMPARE(board->spaces().size(), size_t(12 * 5 + 2));
        QCOMPARE(board->groups().size(), size_t(5));
        const board::Space* west = board->find(u"c1r1");
        const board::Space* east = board->find(u"c2r1");
        const board::Space* south = board->find(u"c1r2");
        QVERIFY(west && east && south);
        QVERIFY(east->centre.x() > west->centre.x() && east->centre.y() == west->centre.y());
        QVERIFY(south->centre.y() > west->centre.y());
        QCOMPARE(west->next.size(), size_t(3));
        QCOMPARE(board->at(west->centre, [](const QString&) { return false; }), text("c1r1"));
        QVERIFY(board->find(u"limbo") && board->find(u"supply"));
        QCOMPARE(highway_heist::boardOf(state), board); // nothing is drawn again
        drawTo("tank", state);
    }
    void pieces()
    {
        const auto pieces = highway_heist::piecesOf(busyTank());
        const table::Piece* tank = find(pieces, "tank");
        QCOMPARE(tank->form, Form::Long);
        QCOMPARE(tank->places, (QStringList{text("c10r3"), text("c9r3")})); // the nose in the East
        QVERIFY(tank->team.isEmpty());
        QCOMPARE(find(pieces, "drifter")->team, text("ann"));
        QCOMPARE(find(pieces, "drifter")->wear, 3);
        QCOMPARE(find(pieces, "drifter")->mostWear, 5);
        QCOMPARE(find(pieces, "suv2")->tokens, QStringList{text("underlight")});
        QCOMPARE(find(pieces, "suv3")->face, text("wreck"));
        QCOMPARE(find(pieces, "old")->face, text("abandoned"));
        QCOMPARE(find(pieces, "ann")->on, text("drifter"));
        QCOMPARE(find(pieces, "ann")->tokens, QStringList{text("wheel")});
        QCOMPARE(find(pieces, "bo")->on, text("tank"));
        QVERIFY(find(pieces, "bo")->tokens.isEmpty());
        QVERIFY(find(pieces, "bo")->spent);
        QCOMPARE(find(pieces, "enemy.tank")->on, text("tank"));
        QCOMPARE(find(pieces, "suv1")->label, text("S1"));
    }
    void whatFliesLiesOnTop()
    {
        const auto pieces = highway_heist::piecesOf(busyChopper());
        const auto chopper = std::ranges::find(pieces, text("chopper"), &table::Piece::id);
        const auto below = std::ranges::find(pieces, text("d"), &table::Piece::id);
        QVERIFY(below < chopper);
        QCOMPARE(chopper->face, text("hovering"));
        QCOMPARE(find(pieces, "ann")->places, QStringList{text("limbo")});
        QCOMPARE(find(pieces, "ramsey")->places, QStringList{text("limbo")});
    }
    void mats()
    {
        const auto mats = highway_heist::matsOf(busyTank());
        QCOMPARE(mats.size(), 4); // three players and the table
        QCOMPARE(mats[0].panels.size(), 2);
        QCOMPARE(mats[2].panels.size(), 1); // cy walks
        QVERIFY(mats[3].isOfTable());
        QCOMPARE(highway_heist::roundsLeft(busyTank()), 1 + 3 + 1 + 3);
    }
    void decks()
    {
        const auto decks = highway_heist::decksOf(busyTank());
        QCOMPARE(decks[0].pile, 12 - 2 - 2);
        QCOMPARE(decks[0].unknown, 2);
        QCOMPARE(decks[0].places[0].cards.size(), 3);
        QVERIFY(decks[0].places[0].cards[2].isGap);
        QCOMPARE(decks[1].pile, 5);
        QCOMPARE(decks[1].odds.size(), 2); // S1c and S1d
        QCOMPARE(decks[1].places[0].cards[0].markers, 2);
    }
    void nothingToRank()
    {
        State state = busyTank();
        QVERIFY(highway_heist::show(state).standings.isEmpty());
        QVERIFY(!highway_heist::show(state).outcome.isOver());
        state.result = highway_heist::Result{true, text("HH-120")};
        QCOMPARE(highway_heist::show(state).outcome.how, table::Outcome::Won);
        QVERIFY(highway_heist::show(state).outcome.isWonBy(text("ann")));
        state.result = highway_heist::Result{false, text("HH-118")};
        QCOMPARE(highway_heist::show(state).outcome.how, table::Outcome::Lost);
    }
    void contentIsSoundAndSaid()
    {
        for (const content::Kind& kind : {highway_heist::guideKind(), highway_heist::characterKind(),
                                          highway_heist::vehicleBoardKind()}) {
            const content::Listing listing = content::Library::builtIn().list(kind);
            QVERIFY(listing.problems.empty());
            QVERIFY(listing.items.size() >= 3);
            for (const content::Item& item : listing.items)
                QVERIFY2(!item.invented.isEmpty(), qPrintable(item.id));
            QVERIFY2(highway_heist::isSaid(kind.label), qPrintable(kind.label));
            for (const content::Field& field : kind.fields)
                QVERIFY2(highway_heist::isSaid(field.label), qPrintable(field.label));
        }
    }
    void allIsSaid()
    {
        State over = busyTank();
        over.result = highway_heist::Result{false, text("HH-123")};
        for (const State& state : {busyTank(), busyChopper(), over}) {
            for (const Message& message : messagesOf(highway_heist::show(state))) {
                if (!message.code.isEmpty())
                    QVERIFY2(highway_heist::isSaid(message.code), qPrintable(message.code));
                QVERIFY2(!highway_heist::say(message).contains(u'{'),
                         qPrintable(highway_heist::say(message)));
            }
            for (const table::Piece& piece : highway_heist::piecesOf(state))
                QVERIFY(piece.face.isEmpty() || highway_heist::isSaid(text("up-") + piece.face));
        }
    }
};

ONE_OF_MANY(TestHeistShow)
#include "test_heist_show.moc"
