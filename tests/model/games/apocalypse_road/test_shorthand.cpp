// The typed face of the conversation: several entries in a line, short forms, and decks set by hand.
#include "games/apocalypse_road/decks/card_place.h"
#include "support/apocalypse_road/played_table.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"

#include "games/apocalypse_road/decks/deck_sheets.h"
#include "games/apocalypse_road/decks/race_card.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::apocalypse_road;
using test::DemoGame;
using test::PlayedTable;

class TestShorthand : public QObject
{
    Q_OBJECT
private slots:
    void aLineMakesAsManyEntriesAsItsAnswers()
    {
        DemoGame game(7, {{QStringLiteral("decks"), QJsonObject()}});
        QVERIFY(game.take(QStringLiteral("set 21 at 10.0")));
        QVERIFY(game.take(QStringLiteral("set 17 at 19.1")));
        (void)game.take(QStringLiteral("set marker to-act red")); // unless it is anyway
        const int before = game.session->last();
        const auto taken = game.take(QStringLiteral("21 solo+2 20.0 @17 2u // close"));
        QVERIFY2(taken.has_value(), taken ? "" : qPrintable(table::say(game.session->game(), taken.error())));
        QCOMPARE(taken->size(), 2);
        QCOMPARE(game.session->last(), before + 2);
        QCOMPARE(taken->first().note, QString());
        QCOMPARE(taken->last().note, QStringLiteral("close"));
    }

    void aLineThatIsRefusedAnywhereChangesNothing()
    {
        DemoGame game(7, {{QStringLiteral("decks"), QJsonObject()}});
        QVERIFY(game.take(QStringLiteral("set 21 at 10.0")));
        (void)game.take(QStringLiteral("set marker to-act red")); // unless it is anyway
        const QByteArray before = game.state();
        QVERIFY(!game.take(QStringLiteral("21 solo+2 20.0 @999 miss")));
        QVERIFY(!game.take(QStringLiteral("21 solo+2 20.0 @17"))); // more is needed, and it is out of range
        QCOMPARE(game.state(), before);
    }

    // Not "there is no car undo": that is only what comes next.
    void aRefusalNamesWhatIsWrong_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        const QString alone = QStringLiteral("\"%1\" stands alone on its line; a note for it comes after //");
        QTest::newRow("undo 3") << "undo 3" << alone.arg(QStringLiteral("undo"));
        QTest::newRow("redo it") << "redo it // now" << alone.arg(QStringLiteral("redo"));
        QTest::newRow("only a note") << "// hm"
                                     << "a note stands behind an entry, or reads: note ENTRY TEXT";
        QTest::newRow("only !") << "!" << "the line is empty";
        QTest::newRow("note without a text") << "note 1" << "a note reads: note ENTRY TEXT";
        QTest::newRow("note on nothing") << "note 99 x" << "there is no entry 99";
        QTest::newRow("half a correction") << "set 36" << "a correction reads: set SUBJECT PROPERTY VALUE";
    }
    void aRefusalNamesWhatIsWrong()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, says);
        DemoGame game;
        const auto taken = game.take(line);
        QVERIFY(!taken);
        QCOMPARE(table::say(game.session->game(), taken.error()), says);
        QCOMPARE(game.session->last(), 1);
    }

    void tryingALineDrawsOtherCardsThanTheGame()
    {
        DemoGame game;
        QVERIFY(game.session->drawSource().seed != game.session->trialSource().seed);
    }

    void cardsHaveShortForms_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("card");
        const auto row = [](const char* typed, const char* card) {
            QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(card);
        };
        row("s3", "solo+3");
        row("s-1", "solo-1");
        row("s+3*", "solo+3*");
        row("le6", "lead+6");
        row("l1", "line+1");
        row("dle4*", "diagonal-lead+4*");
        row("drl2", "diagonal-ram-lead+2");
        row("solo+3", "solo+3");
        row("x3", "");
        row("s", "");
        row("3", "");
        row("", "");
    }
    void cardsHaveShortForms()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, card);
        const auto parsed = parseTypedCard(typed);
        QCOMPARE(parsed ? toText(*parsed) : QString(), card);
    }

    void eventsGoByTheirBeginnings()
    {
        QCOMPARE(eventCalled(u"side"), QStringLiteral("sideswipe"));
        QCOMPARE(eventCalled(u"roll"), QStringLiteral("roll"));
        QCOMPARE(eventCalled(u"bump"), QString()); // Bump and Run, Bumpy Ride
        QCOMPARE(eventCalled(u"si"), QString());
    }

    void nothingMoreIsImpliedByTheNextCar_4_4()
    {
        PlayedTable table;
        table.put(QStringLiteral("21"), QStringLiteral("10.0"))
            .put(QStringLiteral("17"), QStringLiteral("30.1"));
        QVERIFY2(table.play(QStringLiteral("21 s2 20.0 17 s2 4.0 !")), qPrintable(table.refused));
        QVERIFY(table.car(QStringLiteral("21")).dark);
        QCOMPARE(table.state.segment.car, table.index(QStringLiteral("17")));
    }

    void decksAndHandsCanBeSet()
    {
        PlayedTable table;
        const auto set = [&](const char* subject, const char* property, const char* value) {
            const auto effects = table.game().correct(
                table::State::of(table.state),
                {QString::fromLatin1(subject), QString::fromLatin1(property), QString::fromLatin1(value)});
            if (!effects)
                return false;
            table.state = table::evolveAll(table.game(), table::State::of(table.state), *effects)
                              .value()
                              .as<apocalypse_road::State>();
            return !imbalance(table.state);
        };
        QVERIFY(set("red", "hand", "5"));
        QCOMPARE(apocalypse_road::handOf(table.state, 0).unknown, 5);
        QVERIFY(set("red", "hand", "2"));
        QVERIFY(!set("red", "hand", "93"));
        QVERIFY(set("event", "bounty", "3"));
        QCOMPARE(table.state.markersOn(Bonus::Bounty), 3);
        QVERIFY(set("event", "bounty", "0"));
        QCOMPARE(table.state.deck(DeckId::Event).at(cards::discard).size(), 1);
        QVERIFY(!set("event", "bounty", "5"));
        QVERIFY(set("combat", "pile", "40"));
        QCOMPARE(
            cards::pileSize(table.state.setup->decks.of(DeckId::Combat), table.state.deck(DeckId::Combat)),
            40);
        QVERIFY(set("combat", "discard", "0"));
        QCOMPARE(
            cards::pileSize(table.state.setup->decks.of(DeckId::Combat), table.state.deck(DeckId::Combat)),
            48);
        QVERIFY(!set("combat", "bounty", "1"));
        QVERIFY(set("marker", "countdown", "stopped"));
        QVERIFY(table.state.clockStopped);
    }

    void aTableMayKeepOddsAndThreatsToItself()
    {
        const QJsonObject reveal{{QStringLiteral("previews"), false},
                                 {QStringLiteral("threats"), false},
                                 {QStringLiteral("odds"), false}};
        const QJsonObject decks{{QStringLiteral("combat"), QStringLiteral("app")}};
        const auto shotOf = [&](const QJsonObject& changes) {
            PlayedTable table(changes);
            table.put(QStringLiteral("21"), QStringLiteral("10.0"))
                .put(QStringLiteral("17"), QStringLiteral("9.0"));
            for (const table::Option& option : table.prompt(QStringLiteral("21")).options) {
                if (option.answer == QStringLiteral("@17"))
                    return std::pair(table.game().say(option.label), option.piece);
            }
            return std::pair(QString(), QString());
        };
        const auto open = shotOf({{QStringLiteral("decks"), decks}});
        QVERIFY(open.first.contains(u'%'));
        QCOMPARE(open.second, QStringLiteral("17"));
        const auto closed = shotOf({{QStringLiteral("decks"), decks}, {QStringLiteral("reveal"), reveal}});
        QVERIFY(closed.first.contains(QStringLiteral("17")) && !closed.first.contains(u'%'));
        QVERIFY(closed.second.isEmpty());
        PlayedTable table({{QStringLiteral("reveal"), reveal}});
        table.put(QStringLiteral("21"), QStringLiteral("10.0"));
        QVERIFY(table.prompt(QStringLiteral("21 s2")).secret);
        QVERIFY(table.game().show(table::State::of(table.state)).decks.first().odds.isEmpty());
    }
};

ONE_OF_MANY(TestShorthand)
#include "test_shorthand.moc"
