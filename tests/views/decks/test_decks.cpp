#include "support/apocalypse_road/decks.h"
#include "support/demo_game.h"
#include "support/demo_table.h"
#include "support/one_of_many.h"
#include "support/strict.h"

#include "decks/deck_card.h"
#include "decks/deck_menu.h"
#include "decks/decks_model.h"
#include "decks/decks_view.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTimer>

using namespace roadmarshal;
using namespace roadmarshal::views;
using table::DeckShow;
using test::DemoTable;

namespace {

DeckShow::Odds odds(double least, double most)
{
    return {test::words("card"), 1, 4, least, most};
}

class DecksTest : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        test::failOnUnexpectedWarnings();
        QLocale::setDefault(QLocale::c());
        const DemoTable demo(QStringLiteral("apocalypse-road"));
        m_table = demo.show();
        m_table.decks = {test::raceDeck(), test::eventDeck()};
        m_view = std::make_unique<DecksView>();
        m_view->resize(320, 700);
        m_view->setTable(m_table, m_say);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void modelKeepsTheRulesOfModels()
    {
        DecksModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTable(m_table, m_say);
        QCOMPARE(model.rowCount(), 2);
        m_table.decks[0].pile = 57;
        model.setTable(m_table, m_say);
        model.setTable({}, m_say);
        QCOMPARE(model.rowCount(), 0);
    }

    void onlyWhatDiffersIsSignalled()
    {
        QSignalSpy changed(&m_view->model(), &DecksModel::dataChanged);
        QSignalSpy reset(&m_view->model(), &DecksModel::modelReset);
        m_view->setTable(m_table, m_say);
        QCOMPARE(changed.size(), 0);
        m_table.decks[1].pile = 10;
        m_table.decks[1].places[0].cards[0].markers = 1;
        m_view->setTable(m_table, m_say);
        QList<std::pair<int, int>> cells;
        for (const auto& signal : std::as_const(changed))
            cells.append({signal[0].toModelIndex().row(), signal[0].toModelIndex().column()});
        const QList<std::pair<int, int>> expected{{1, DecksModel::PileColumn}, {1, DecksModel::OpenColumn}};
        QCOMPARE(cells, expected);
        QCOMPARE(reset.size(), 0);
    }

    void modelSaysEverythingInWords()
    {
        const auto said = [&](int row, int column) {
            return m_view->model().index(row, column).data().toString();
        };
        QCOMPARE(said(0, DecksModel::DrawnByColumn), QStringLiteral("the table draws"));
        QCOMPARE(said(1, DecksModel::DrawnByColumn), QStringLiteral("the app draws"));
        QCOMPARE(said(0, DecksModel::HandsColumn),
                 QStringLiteral("Ann: Solo +3, Line +2, 4 unknown; Ben: 5 unknown; Cleo: Diagonal Lead +3"));
        QCOMPARE(said(1, DecksModel::OpenColumn), QStringLiteral("Bounty (2 of 3), Race Bonus (11 of 20)"));
        QCOMPARE(said(0, DecksModel::NextColumn), QStringLiteral("Solo +3 · 3–12 %"));
        QCOMPARE(said(1, DecksModel::NextColumn), QStringLiteral("Ambush · 36 %"));
    }

    void chancesAreOneNumberOrARange_data()
    {
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        QTest::addColumn<QString>("text");
        QTest::newRow("exact") << 0.25 << 0.25 << QStringLiteral("25 %");
        QTest::newRow("small") << 0.0833 << 0.0833 << QStringLiteral("8.3 %");
        QTest::newRow("nil") << 0.0 << 0.0 << QStringLiteral("0 %");
        QTest::newRow("certain") << 1.0 << 1.0 << QStringLiteral("100 %");
        QTest::newRow("range") << 0.03 << 0.12 << QStringLiteral("3–12 %");
        QTest::newRow("narrow range") << 0.031 << 0.034 << QStringLiteral("3.1–3.4 %");
        QTest::newRow("from nil") << 0.0 << 0.5 << QStringLiteral("0–50 %");
        QTest::newRow("turned round") << 0.5 << 0.2 << QStringLiteral("20 %");
        QTest::newRow("beyond") << -1.0 << 7.0 << QStringLiteral("0–100 %");
        QTest::newRow("no number") << qQNaN() << qQNaN() << QStringLiteral("0 %");
    }
    void chancesAreOneNumberOrARange()
    {
        QFETCH(double, least);
        QFETCH(double, most);
        QTEST(toText(chanceOf(odds(least, most))), "text");
    }

    void oddsAreSortedAndDrawnAsBandsOrBars()
    {
        QStringList cards;
        QList<Chance> bars;
        for (const DeckPart& part : layOutDeck(m_view->model(), 0, true, 320).parts) {
            if (part.kind == DeckKind::OddsCard)
                cards.append(part.text);
            if (part.kind == DeckKind::OddsBar)
                bars.append(part.chance);
        }
        // Of two that may be as likely, the one that is more certain comes first.
        QCOMPARE(cards, QStringList({QStringLiteral("Solo +3"), QStringLiteral("Diagonal Lead +3"),
                                     QStringLiteral("Line +2"), QStringLiteral("Ram +2")}));
        QCOMPARE(bars[0].least, 0.25);
        QCOMPARE(bars[0].most, 1.0);
        QCOMPARE(bars[3].most, 0.0);
        const auto exact = layOutDeck(m_view->model(), 1, true, 320).parts;
        const bool allExact =
            std::ranges::all_of(exact, [](const DeckPart& part) { return part.chance.isExact(); });
        QVERIFY(allExact);
    }

    void oddsUnfoldByAClick()
    {
        QVERIFY(!card("race")->isUnfolded());
        const int before = card("race")->height();
        click("race", "odds");
        QVERIFY(card("race")->isUnfolded());
        QVERIFY(card("race")->height() > before);
        QVERIFY(!card("event")->isUnfolded());
        // What was unfolded stays so while the game goes on.
        m_table.decks[0].pile = 57;
        m_view->setTable(m_table, m_say);
        QVERIFY(card("race")->isUnfolded());
        click("race", "odds");
        QVERIFY(!card("race")->isUnfolded());
        QCOMPARE(card("race")->height(), before);
    }

    void oddsUnfoldByKeys()
    {
        m_view->activateWindow();
        card("race")->setFocus();
        QTRY_VERIFY(card("race")->hasFocus());
        QTest::keyClick(card("race"), Qt::Key_Down);
        QVERIFY(card("event")->hasFocus());
        QTest::keyClick(card("event"), Qt::Key_Return);
        QVERIFY(card("event")->isUnfolded());
        QTest::keyClick(card("event"), Qt::Key_Space);
        QVERIFY(!card("event")->isUnfolded());
    }

    void unnamedCardsAreExplained()
    {
        QVERIFY(card("race")->spotTip(QStringLiteral("unnamed")).contains(QStringLiteral("not named: 3")));
        QVERIFY(card("event")->spotRect(QStringLiteral("unnamed")).isNull());
        // A click there does nothing.
        click("race", "unnamed");
        QVERIFY(!card("race")->isUnfolded());
    }

    void aGameWithoutDecksSaysSo()
    {
        const auto* label = m_view->findChild<QLabel*>();
        QVERIFY(!label->isVisible());
        m_table.decks.clear();
        m_view->setTable(m_table, m_say);
        QVERIFY(label->isVisible());
        QCOMPARE(label->text(), QStringLiteral("This game has no decks."));
        DecksView fresh;
        QVERIFY(fresh.findChild<QLabel*>()->text() != label->text());
    }

    void everythingStaysOnNarrowCards()
    {
        DeckShow& race = m_table.decks[0];
        race.name = test::words("A deck whose name is much longer than any card is wide");
        race.pile = 123'456;
        for (int i = 0; i < 200; ++i)
            race.places[0].cards.append(test::face("Diagonal Ram Lead +12"));
        race.places[1].team = QStringLiteral("nobody at this table");
        race.odds.append(
            {test::words("A card with a name that takes more than half of the line"), 1, 4, 0, 1});
        m_view->setTable(m_table, m_say);
        for (const int width : {250, 320, 420, 900}) {
            m_view->resize(width, 700);
            QCoreApplication::processEvents();
            for (const char* deck : {"race", "event"}) {
                card(deck)->setUnfolded(true);
                QCoreApplication::processEvents();
                const int row = deck == QByteArrayView("race") ? 0 : 1;
                for (const DeckPart& part :
                     layOutDeck(m_view->model(), row, true, card(deck)->width()).parts) {
                    QVERIFY2(QRectF(card(deck)->rect()).contains(part.rect), qPrintable(part.text));
                    QVERIFY2(part.rect.width() > 10, qPrintable(part.text));
                }
            }
            QVERIFY(card("race")->mapTo(m_view.get(), QPoint(card("race")->width(), 0)).x() <= width);
        }
    }

    void rowsSquaresSlotsAndBoxesAreShown()
    {
        m_table.decks = {test::stuntDeck(), test::tileDeck()};
        m_view->setTable(m_table, m_say);
        const auto said = [&](int row, int column) {
            return m_view->model().index(row, column).data().toString();
        };
        QCOMPARE(
            said(0, DecksModel::PlacesColumn),
            QStringLiteral("Stunt row: Barrel roll (2 of 2), face down, empty; R1: Machine gun; 8: Raiders; "
                           "12: 1 unknown; Out of the game: 4 unknown"));
        QCOMPARE(said(1, DecksModel::LayersColumn),
                 QStringLiteral("Finish: 2 to 4 from the bottom; Hook: 1 from the bottom"));
        QVERIFY(said(0, DecksModel::LayersColumn).isEmpty());
        QVERIFY(card("stunts")->accessibleName().contains(QStringLiteral("Stunt row: Barrel roll")));
        QVERIFY(card("tiles")->spotTip(QStringLiteral("under-1")).contains(QStringLiteral("2 to 4")));
        QMap<DeckKind, int> drawn;
        for (const DeckPart& part : layOutDeck(m_view->model(), 0, true, card("stunts")->width()).parts) {
            ++drawn[part.kind];
            QVERIFY2(QRectF(card("stunts")->rect()).contains(part.rect), qPrintable(part.text));
        }
        QCOMPARE(drawn[DeckKind::Open], 4); // of the row, of a slot, of two squares
        QCOMPARE(drawn[DeckKind::FaceDown], 1);
        QCOMPARE(drawn[DeckKind::Gap], 1);
        QCOMPARE(drawn[DeckKind::Backs], 1);
    }

    void aChangeInARowIsOneChangedCell()
    {
        m_table.decks = {test::stuntDeck()};
        m_view->setTable(m_table, m_say);
        QSignalSpy changed(&m_view->model(), &DecksModel::dataChanged);
        m_table.decks[0].places[0].cards[0].markers = 1;
        m_view->setTable(m_table, m_say);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toModelIndex().column(), DecksModel::PlacesColumn);
    }

    void cardsGoFromAnyPlaceToAnyOther()
    {
        m_table.decks = {test::stuntDeck(), test::tileDeck()};
        m_view->setTable(m_table, m_say);
        const QList<DeckSpot> spots = spotsOf(m_view->model().rows()[0], m_say);
        QStringList ids;
        for (const DeckSpot& spot : spots)
            ids.append(spot.id);
        QCOMPARE(ids, QStringList({QStringLiteral("pile"), QStringLiteral("row-1"), QStringLiteral("row-2"),
                                   QStringLiteral("row-3"), QStringLiteral("square-8"),
                                   QStringLiteral("square-12"), QStringLiteral("slot-R1"),
                                   QStringLiteral("box")}));
        QCOMPARE(moveBetween(spots[1], spots[7]), QStringLiteral("row-1>box"));
        QVERIFY(spots[2].hasUnnamed);
        QCOMPARE(namingIn(spots[2], QStringLiteral("S1b")), QStringLiteral("S1b=1"));
        const QList<DeckSpot> tiles = spotsOf(m_view->model().rows()[1], m_say);
        QCOMPARE(tiles.last().id, QStringLiteral("under-2"));
    }

    void noCardIsMovedWhereItHasOnlyOnePlace()
    {
        DeckShow deck = test::tileDeck();
        deck.places[0].movable = false;
        deck.layers.clear();
        m_table.decks = {deck};
        m_view->setTable(m_table, m_say);
        QVERIFY(spotsOf(m_view->model().rows()[0], m_say).isEmpty());
    }

    void cardsAreMovedByTheMenu()
    {
        m_table.decks = {test::tileDeck()};
        m_view->setTable(m_table, m_say);
        QSignalSpy wanted(m_view.get(), &DecksView::correctionWanted);
        QTimer::singleShot(0, m_view.get(), [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            const auto under = [](QMenu* of, const char* text) {
                emit of->aboutToShow();
                for (QAction* action : of->actions()) {
                    if (action->text() == QLatin1StringView(text))
                        return action;
                }
                return static_cast<QAction*>(nullptr);
            };
            QAction* from = under(menu, "Move a card from");
            QVERIFY(from);
            QAction* discards = under(from->menu(), "Discards");
            QVERIFY(discards);
            QAction* straight = under(discards->menu(), "Straight");
            QVERIFY(straight);
            QAction* pile = under(straight->menu(), "Pile");
            QVERIFY(pile);
            pile->trigger();
            menu->close();
        });
        auto* tiles = card("tiles");
        emit tiles->menuWanted(tiles->mapToGlobal(tiles->rect().center()));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first(), (QVariantList{QStringLiteral("tiles"), QStringLiteral("Straight"),
                                               QStringLiteral("discard>pile")}));
    }

    void everyMoveCanBeMadeInTheGame()
    {
        const test::DemoGame demo(
            7, {{QStringLiteral("decks"), QJsonObject{{QStringLiteral("race"), QStringLiteral("app")},
                                                      {QStringLiteral("event"), QStringLiteral("app")}}}});
        const table::Game& game = demo.session->game();
        DecksModel model;
        model.setTable(game.show(demo.session->now()), [&](const table::Message& m) { return game.say(m); });
        int tried = 0;
        for (const DecksModel::Row& row : model.rows()) {
            const QList<DeckSpot> spots = spotsOf(row, model.wording());
            for (const DeckSpot& from : spots) {
                // Cards that are all out can't come from the pile.
                for (const DeckShow::Card& card :
                     from.id == QStringLiteral("pile") ? QList<DeckShow::Card>() : from.cards) {
                    for (const DeckSpot& to : spots) {
                        if (to.id == from.id)
                            continue;
                        const auto moved =
                            game.correct(demo.session->now(), {row.deck.id, card.id, moveBetween(from, to)});
                        QVERIFY2(moved && !moved->isEmpty(),
                                 qPrintable(from.name + u' ' + card.id + u' ' + to.name));
                        ++tried;
                    }
                }
            }
        }
        QVERIFY(tried > 50);
    }

    void cleanup() { m_view.reset(); }

    void aNumberIsSetAsItWasCounted()
    {
        QSignalSpy wanted(m_view.get(), &DecksView::correctionWanted);
        auto* card = m_view->findChild<DeckCard*>(QStringLiteral("deck-race"));
        QTimer::singleShot(0, m_view.get(), [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            QVERIFY(menu->actions().at(1)->text().contains(QStringLiteral("58")));
            QTimer::singleShot(0, menu, [] {
                auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog);
                QCOMPARE(dialog->intMaximum(), 70); // pile and discards
                dialog->setIntValue(55);
                dialog->accept();
            });
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().at(1)).center());
        });
        emit card->menuWanted(card->mapToGlobal(card->rect().center()));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first(),
                 (QVariantList{QStringLiteral("race"), QStringLiteral("pile"), QStringLiteral("55")}));
    }

    void everyNumberCanBeSetInTheGame()
    {
        test::DemoGame demo(
            7, {{QStringLiteral("decks"), QJsonObject{{QStringLiteral("event"), QStringLiteral("table")}}}});
        QVERIFY(demo.take(QStringLiteral("set event bounty 2")));
        int tried = 0;
        setEveryNumber(demo, tried);
        QVERIFY(tried >= 8);
    }

    void everyGameTakesTheNumbersItOffers_data()
    {
        QTest::addColumn<QString>("id");
        for (const table::Game* game : games::all())
            QTest::newRow(qPrintable(game->id())) << game->id();
    }
    void everyGameTakesTheNumbersItOffers()
    {
        QFETCH(const QString, id);
        int tried = 0;
        setEveryNumber(test::DemoGame(7, {}, *games::find(id)), tried);
        // A pile of tiles, and two decks of which each of four cars has a hand.
        if (id == QStringLiteral("road-kill-rally"))
            QCOMPARE(tried, 1 + 2 * (2 + 4));
    }

private:
    static void setEveryNumber(const test::DemoGame& demo, int& tried)
    {
        const table::Game& game = demo.session->game();
        DecksModel model;
        model.setTable(game.show(demo.session->now()), [&](const table::Message& m) { return game.say(m); });
        for (const DecksModel::Row& row : model.rows()) {
            for (const DeckCount& count : countsOf(row, model.wording())) {
                const int other = count.value > 0 ? count.value - 1 : count.value + 1;
                if (other > count.most)
                    continue;
                const auto set = game.correct(demo.session->now(),
                                              {count.subject, count.property, QString::number(other)});
                QVERIFY2(set && !set->isEmpty(), qPrintable(count.label));
                ++tried;
            }
        }
    }

    DeckCard* card(const char* deck) const
    {
        return m_view->findChild<DeckCard*>(QStringLiteral("deck-") + QString::fromLatin1(deck));
    }

    void click(const char* deck, const char* spot)
    {
        const QRectF rect = card(deck)->spotRect(QString::fromLatin1(spot));
        QVERIFY2(!rect.isNull(), spot);
        QTest::mouseClick(card(deck), Qt::LeftButton, {}, rect.center().toPoint());
        QCoreApplication::processEvents();
    }

    const Wording m_say = [](const table::Message& message) { return message.code; };
    table::TableShow m_table;
    std::unique_ptr<DecksView> m_view;
};

} // namespace

ONE_OF_MANY(DecksTest)
#include "test_decks.moc"
