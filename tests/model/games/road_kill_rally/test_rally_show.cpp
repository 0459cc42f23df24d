// What a rally puts on show: board, pieces, mats, decks and standings, all said in words.
#include "board/svg.h"
#include "board/theme.h"
#include "games/road_kill_rally/show/show.h"
#include "games/road_kill_rally/words/wording.h"
#include "support/one_of_many.h"
#include "support/road_kill_rally/table.h"
#include "table/shared_words.h"

#include <QTest>

#include <set>

using namespace roadmarshal;
using namespace roadmarshal::test::rally;
using road_kill_rally::State;

namespace {

State rally(const QStringList& cars, const QJsonObject& more = {}, const QJsonArray& road = strip())
{
    return read(position(road, cars, more)).value();
}

State busy()
{
    return rally(
        {text("red b9 speed=7 hand=4 cards=dodge,bump spares=spikes mounted=R1:mg damaged=G1 wipeOut=3"),
         text("blue finished crossed=1 kills=green:2"), text("green c10 destroyed=true"), text("black a7")},
        {{text("firstRow"), 5},
         {text("variants"), QJsonArray{text("elimination"), text("teams")}},
         {text("hazards"), QJsonArray{QJsonObject{{text("at"), text("a9")}, {text("hazard"), text("oil")}}}},
         {text("decks"),
          QJsonObject{{text("rally"), QJsonObject{{text("pile"), 60}, {text("discard"), 9}}}}}},
        {text("straight-2"), text("hook-left-1"), text("pit-stop"), text("chicane"), text("finish")});
}

const table::Piece* find(const QList<table::Piece>& pieces, const char* id)
{
    const auto found = std::ranges::find(pieces, text(id), &table::Piece::id);
    return found == pieces.end() ? nullptr : &*found;
}

template <class Item>
const Item* find(const mats::Panel& panel, const char* property)
{
    for (const mats::Item& item : panel.items) {
        if (const auto* one = std::get_if<Item>(&item); one && one->property == text(property))
            return one;
    }
    return nullptr;
}

template <class Item>
const Item* firstOf(const mats::Panel& panel)
{
    for (const mats::Item& item : panel.items) {
        if (const auto* one = std::get_if<Item>(&item))
            return one;
    }
    return nullptr;
}

const mats::Panel& panelOf(const table::TableShow& show, const char* car)
{
    return std::ranges::find(show.mats, text(car), &mats::Mat::team)->panels.first();
}

} // namespace

class TestRallyShow : public QObject
{
    Q_OBJECT

private slots:
    void theBoardHasAPatchForEachTile()
    {
        const table::TableShow show = road_kill_rally::show(busy());
        QCOMPARE(show.board->patches().size(), 5U);
        std::set<QString> keys;
        for (const board::Patch& patch : show.board->patches()) {
            keys.insert(patch.key);
            QVERIFY(show.board->bounds().contains(patch.bounds));
        }
        QCOMPARE(keys.size(), 5U);
        for (const auto& space : show.board->spaces())
            QCOMPARE(show.board->at(space.centre, [](const QString&) { return false; }), space.id);
        QVERIFY(!show.board->find(u"a24")); // behind the line
        QVERIFY(show.board->find(u"a22") || show.board->find(u"b22"));
    }
    // Four dangers without colours: other strokes, other widths, as many chevrons as steps of danger.
    void dangersAreToldApart()
    {
        const QJsonArray road{
            QJsonObject{{text("id"), text("four")}, {text("rows"), QJsonArray{text("gyor")}}}};
        const table::TableShow show = road_kill_rally::show(rally({text("red a1")}, {}, road));
        const QByteArray svg = board::toSvg(*show.board, board::Theme::paper());
        QVERIFY(svg.contains("stroke-dasharray=\"13 4\"") && svg.contains("stroke-dasharray=\"5 3\""));
        for (const char* width : {"1.6", "2.8", "3.8", "4.8"})
            QVERIFY2(svg.contains(QByteArray("stroke-width=\"") + width), width);
    }
    void picturesInAllThemes()
    {
        const table::TableShow show = road_kill_rally::show(busy());
        for (const auto& theme : {board::Theme::light(), board::Theme::dark(), board::Theme::paper()})
            QVERIFY(board::toSvg(*show.board, theme).contains("<path"));
        if (const QString file = qEnvironmentVariable("RALLY_SVG"); !file.isEmpty()) {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(board::toSvg(*show.board, board::Theme::light()));
        }
    }

    void piecesLieOnTheBoard()
    {
        const State state = busy();
        const auto pieces = road_kill_rally::piecesOf(state);
        std::set<QString> ids;
        const auto board = road_kill_rally::show(state).board;
        for (const table::Piece& piece : pieces) {
            QVERIFY2(ids.insert(piece.id).second, qPrintable(piece.id));
            for (const QString& place : piece.places)
                QVERIFY2(board->find(place), qPrintable(place));
        }
        QCOMPARE(find(pieces, "red")->places, QStringList(text("b9")));
        QCOMPARE(find(pieces, "red")->wear, 3);
        QVERIFY(find(pieces, "blue")->places.isEmpty());
        QCOMPARE(find(pieces, "green")->face, text("wreck"));
        QVERIFY(find(pieces, "green")->team.isEmpty());
        QCOMPARE(find(pieces, "oil-a9-1")->form, table::Form::Marker);
        QCOMPARE(find(pieces, "green-a6-1")->form, table::Form::Figure);
    }

    void matsShowTheDashboard()
    {
        const table::TableShow show = road_kill_rally::show(busy());
        const mats::Panel& red = panelOf(show, "red");
        QCOMPARE(find<mats::Gauge>(red, "speed")->value, 7);
        const auto* hand = find<mats::Cards>(red, "cards");
        QCOMPARE(hand->cards.size(), 4);
        QCOMPARE(hand->cards[0].id, text("bump"));
        QCOMPARE(hand->cards[2].id, QString()); // nobody has named it
        // What hands can take up there, by the names that a correction has for it.
        const auto* spares = find<mats::Cards>(red, "spares");
        QCOMPARE(spares->cards.size(), 1);
        QCOMPARE(spares->cards[0].id, text("spikes"));
        QCOMPARE(find<mats::Counter>(red, "wipe-out")->value, 3);
        const auto* slots_ = firstOf<mats::Slots>(red);
        QCOMPARE(slots_->places.size(), 3);
        QCOMPARE(slots_->places[0].card.id, text("mg"));
        QCOMPARE(slots_->places[0].property, text("R1"));
        QVERIFY(slots_->places[1].damage.present && slots_->places[1].isEmpty());
        const auto* chart = firstOf<mats::Chart>(red);
        QCOMPARE(chart->nodes.size(), 40);
        QCOMPARE(std::ranges::count(chart->nodes, true, &mats::Chart::Node::holds), 4);
        const auto supply = std::ranges::find_if(show.mats, &mats::Mat::isOfTable);
        QCOMPARE(supply->items.size(), 3);
    }

    void standingsArePoints()
    {
        const table::TableShow show = road_kill_rally::show(busy());
        QCOMPARE(show.standings.size(), 4);
        const auto blue = std::ranges::find(show.standings, text("blue"), &table::Standing::team);
        QCOMPARE(blue->value(table::Figure::Score), 80);
        QCOMPARE(blue->rank, 1);
        const auto red = std::ranges::find(show.standings, text("red"), &table::Standing::team);
        QCOMPARE(red->value(table::Figure::Score), -60);
        QCOMPARE(red->rank, 4);
        QVERIFY(!show.outcome.isOver());
        const auto over =
            road_kill_rally::show(rally({text("red b9 shoot=1"), text("blue b8")},
                                        {{text("turn"), QJsonObject{{text("phase"), text("over")}}}}));
        QCOMPARE(over.outcome.winners, QStringList(text("red")));
    }

    void decksCountHands()
    {
        const auto decks = road_kill_rally::decksOf(busy());
        QCOMPARE(decks.size(), 3);
        const auto rallyDeck = std::ranges::find(decks, text("rally"), &table::DeckShow::id);
        QCOMPARE(rallyDeck->pile, 60);
        QCOMPARE(rallyDeck->discarded, 9);
        const auto hands = rallyDeck->of(table::DeckShow::Place::Sort::Hand);
        QCOMPARE(hands.size(), 4);
        QCOMPARE(hands[0].cards.size(), 2);
        QCOMPARE(hands[0].unknown, 2);
    }

    // Whatever is shown has a sentence.
    void allIsSaid()
    {
        const table::TableShow show = road_kill_rally::show(busy());
        QList<table::Message> messages{show.headline};
        messages += show.remarks;
        for (const auto& memo : show.memos)
            messages.append(memo.text);
        for (const auto& standing : show.standings) {
            for (const auto& figure : standing.figures)
                messages.append(figure.label);
        }
        for (const auto& deck : show.decks) {
            messages.append(deck.name);
            for (const auto& place : deck.places)
                messages.append(place.name);
        }
        for (const mats::Mat& mat : show.mats) {
            for (const mats::Panel& panel : mat.panels) {
                messages.append(panel.where);
                if (const auto* chart = firstOf<mats::Chart>(panel)) {
                    messages += chart->columns + chart->rows;
                    messages.append(chart->label);
                }
                for (const mats::Item& item : panel.items)
                    std::visit([&](const auto& one) { messages.append(one.label); }, item);
            }
            for (const mats::Item& item : mat.items)
                std::visit([&](const auto& one) { messages.append(one.label); }, item);
        }
        for (const table::Message& message : messages)
            QVERIFY2(road_kill_rally::isSaid(message.code) || table::sayShared(message),
                     qPrintable(message.code));
    }
};

ONE_OF_MANY(TestRallyShow)

#include "test_rally_show.moc"
