// Cards that would say what a table can't take over: a wrong value, nothing of what lies there, from people
// and from files that somebody has made.
#include "support/content_case.h"
#include "support/one_of_many.h"

#include <QStandardPaths>

using namespace roadmarshal;
using namespace roadmarshal::test::content_case;
using namespace Qt::StringLiterals;
using content::Printed;
using test::DemoGame;

class TestContentThatLies : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aWrongValueIsAnsweredAtItsField_data() { eachGame(); }
    void aWrongValueIsAnsweredAtItsField()
    {
        const Case& one = wanted();
        Played played(one);
        const auto changed =
            played.game().changeContent(played.now(), played.printed, played.with(one, one.hostile));
        QVERIFY(!changed);
        QVERIFY2(content::isAtOrIn(changed.error().place, played.place(one)),
                 qPrintable(changed.error().toLine()));
        QVERIFY(!changed.error().toLine().contains(u'\n'));
        // What has another id is another card.
        QJsonObject renamed = played.game().contentOf(played.now(), played.printed);
        renamed[u"id"_s] = u"somebody-else"_s;
        QVERIFY(!played.game().changeContent(played.now(), played.printed, renamed));
        QVERIFY(!played.game().changeContent(played.now(), {u"box"_s, u"nowhere"_s}, renamed));
    }

    // From a file that somebody has made: refused, never half done.
    void aHostileEffectIsRefused_data() { eachGame(); }
    void aHostileEffectIsRefused()
    {
        const Case& one = wanted();
        Played played(one);
        const auto refused = [&](const QJsonObject& change) {
            const table::Effect effect{u"content-changed"_s, {{u"changes"_s, QJsonArray{change}}}, {}};
            return !played.game().evolve(played.now(), effect) &&
                   !played.game().tell(played.now(), effect).contains(u'\n');
        };
        const Printed& of = played.printed;
        QVERIFY(refused({{u"kind"_s, u"none"_s}, {u"item"_s, of.item}, {u"at"_s, u"id"_s}, {u"to"_s, 1}}));
        QVERIFY(refused({{u"kind"_s, of.kind}, {u"item"_s, u"none"_s}, {u"at"_s, u"id"_s}, {u"to"_s, 1}}));
        QVERIFY(refused({{u"kind"_s, of.kind},
                         {u"item"_s, of.item},
                         {u"at"_s, played.place(one)},
                         {u"to"_s, one.hostile}}));
        QVERIFY(!played.game().evolve(played.now(), {u"content-changed"_s, {{u"changes"_s, 7}}, {}}));
    }

    // Likewise: what lies on the table is gone from the box, in an entry and in a snapshot.
    void whatLiesThereIsPrintedSomewhere_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("list");
        QTest::newRow("a vehicle that is driven") << 0 << u"vehicles"_s;
        QTest::newRow("a survivor on board") << 0 << u"survivors"_s;
        QTest::newRow("a scenario on the trail") << 0 << u"scenarios"_s;
        QTest::newRow("an accessory that is mounted") << 1 << u"accessories"_s;
        QTest::newRow("a hazard that lies there") << 1 << u"hazards"_s;
        QTest::newRow("a counter with something on it") << 2 << u"counters"_s;
        QTest::newRow("a stunt that lies open") << 2 << u"stunts"_s;
    }

    void whatLiesThereIsPrintedSomewhere()
    {
        QFETCH(int, number);
        QFETCH(QString, list);
        Played played(cases()[static_cast<size_t>(number)]);
        const table::Game& game = played.game();
        QStringList lines{u"set red R1 mg"_s, u"set b5 oil 1"_s}; // so that it lies there
        if (number == 0) {
            const auto& box = played.now().as<apocalypse_trail::State>().box();
            lines = {u"set scenario-1 card "_s + box.scenarios.front().id};
        }
        for (const QString& line : lines) {
            const auto taken = played.demo.take(line);
            QVERIFY2(taken || number == 2, qPrintable(line));
        }
        for (const content::Kind& kind : game.contentKinds()) {
            const Printed of{kind.id, idOf(played, kind.id)};
            const QJsonObject before = game.contentOf(played.now(), of);
            if (!before.contains(list))
                continue;
            QJsonObject after = before;
            after[list] = before[list].isArray() ? QJsonValue(QJsonArray()) : QJsonValue(QJsonObject());
            const auto changes = content::changesBetween(of, before, after);
            QVERIFY(!changes.empty());
            const auto effect = table::stored<table::Effect>(
                std::variant<table::ContentChanged>(table::ContentChanged{changes}));
            const auto evolved = table::evolveAll(game, played.now(), {effect});
            QVERIFY2(!evolved || game.contentOf(*evolved, of) == before, "it is gone, and the table with it");
            QJsonObject stored = game.store(played.now());
            QJsonArray corrected;
            for (const content::Change& change : changes)
                corrected.append(content::storeValue(change));
            stored[u"corrected"_s] = corrected;
            const auto restored = game.restore(played.demo.session->file().meta().setup, stored);
            QVERIFY2(!restored || game.contentOf(*restored, of) == before, "it is gone from a snapshot");
        }
    }

    // As long as a tile lies on the road it keeps its rows: it goes first, and comes back last.
    void whatLiesInTheWayOfAChangeGoesFirst()
    {
        Played rally(cases()[1]);
        const table::Game& game = rally.game();
        const QString front = u"hook-left-1"_s;
        QVERIFY(rally.demo.take(u"set road lay "_s + front));
        const table::State laid = rally.now();
        QVERIFY(rally.demo.session->undo());
        const auto tile = game.printed(rally.now(), front);
        QVERIFY(tile);
        QJsonObject longer = game.contentOf(rally.now(), *tile);
        QJsonArray rows = longer[u"rows"_s].toArray();
        rows.append(rows.last());
        longer[u"rows"_s] = rows;
        const auto changed = game.changeContent(rally.now(), *tile, longer);
        QVERIFY2(changed, qPrintable(changed ? QString() : changed.error().toLine()));
        const table::State lifted = table::evolveAll(game, rally.now(), *changed).value();
        for (const auto& [from, to] : {std::pair(laid, lifted), {lifted, laid}}) {
            const auto reached = table::evolveAll(game, from, game.difference(from, to));
            QVERIFY2(reached, qPrintable(reached ? QString() : reached.error().toLine()));
            QCOMPARE(rally.demo.text(*reached), rally.demo.text(to));
        }
    }

    // What lies on the table would not fit any more.
    void whatTheTableCanNotTakeOverIsRefused()
    {
        Played trail(cases()[0]);
        const auto& state = trail.now().as<apocalypse_trail::State>();
        const auto crew =
            std::ranges::find_if(state.crews, [](const auto& each) { return each.vehicle.has_value(); });
        QVERIFY(crew != state.crews.end());
        const QString card = crew->vehicle->card;
        const auto at = trail.game().printed(trail.now(), crew->id);
        QVERIFY(at);
        QJsonObject item = trail.game().contentOf(trail.now(), *at);
        item = content::withValue(item, at->place, QJsonValue::Undefined); // the card is gone
        QVERIFY(!trail.game().changeContent(trail.now(), *at, item));

        Played rush(cases()[3]);
        QJsonObject module = rush.game().contentOf(rush.now(), rush.printed);
        module[u"rows"_s] = module[u"rows"_s].toInt() + 1;
        const auto longer = rush.game().changeContent(rush.now(), rush.printed, module);
        QVERIFY(!longer);
        QVERIFY(longer.error().reason.contains(u"would move"));

        Played rally(cases()[1]);
        const auto& road = *rally.now().as<road_kill_rally::State>().road;
        const auto tile = rally.game().printed(rally.now(), road.tiles().front().tile->id);
        QJsonObject laid = rally.game().contentOf(rally.now(), *tile);
        QJsonArray rows = laid[u"rows"_s].toArray();
        rows.append(rows.last());
        laid[u"rows"_s] = rows;
        const auto stretched = rally.game().changeContent(rally.now(), *tile, laid);
        QVERIFY(!stretched);
        QCOMPARE(stretched.error().place, u"rows"_s);
    }
};

ONE_OF_MANY(TestContentThatLies)
#include "test_content_that_lies.moc"
