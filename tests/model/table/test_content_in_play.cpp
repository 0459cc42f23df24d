// A card that says otherwise than the set-up, in the middle of a game of each kind: the game goes on with
// what the card says, keeps it, takes it back, and hands it on.
#include "support/demo_game.h"
#include "support/one_of_many.h"

#include "content/place.h"
#include "games/apocalypse_road/table/state.h"
#include "games/apocalypse_trail/table/state.h"
#include "games/highway_heist/actions/rating.h"
#include "games/road_kill_rally/table/state.h"
#include "games/rush_n_crush/table/state.h"
#include "table/content_changed.h"
#include "table/content_words.h"
#include "table/file/file_format.h"
#include "table/journal/verify.h"

#include <QStandardPaths>
#include <QTest>

using namespace roadmarshal;
using namespace Qt::StringLiterals;
using content::Printed;
using test::DemoGame;

namespace {

// One word that the question takes without an objection; empty if there is none.
QString someAnswer(const table::Prompt& prompt, std::mt19937& random)
{
    if (const auto* number = std::get_if<table::Number>(&prompt.takes))
        return QString::number(number->proposed);
    QStringList open;
    for (const table::Option& option : prompt.options) {
        if (option.objections.isEmpty())
            open.append(option.answer);
    }
    if (open.isEmpty())
        return std::holds_alternative<table::Several>(prompt.takes) ? u"none"_s : QString();
    return open[static_cast<qsizetype>(random() % open.size())];
}

void play(DemoGame& demo, int entries)
{
    std::mt19937 random(11);
    const table::Game& game = demo.session->game();
    const int until = demo.session->last() + entries;
    for (int tries = 0; demo.session->last() < until && tries < 20 * entries; ++tries) {
        table::Answers answers;
        for (int words = 0; words < 30; ++words) {
            const table::Asked asked = game.ask(demo.session->now(), answers);
            if (const auto* ready = std::get_if<table::Ready>(&asked)) {
                (void)demo.session->play(ready->action);
                break;
            }
            const auto* prompt = std::get_if<table::Prompt>(&asked);
            const QString word = prompt ? someAnswer(*prompt, random) : QString();
            if (word.isEmpty())
                break;
            answers.append(word);
        }
    }
}

// A value of a card that the demo game of a game plays with, and how the game uses it.
struct Case
{
    const char* game;
    QJsonObject changes;
    QString id; // on the table; found by `find` where the seed decides it
    std::function<QString(const table::State&)> find;
    QString at; // behind the place of the card
    QJsonValue value;
    QJsonValue hostile; // for the same field
    std::function<int(const table::State&, const QString& id)> used;
};

int speedOf(const table::State& state, const QString& vehicle)
{
    return state.as<apocalypse_trail::State>().box().vehicle(vehicle)->speed;
}

const std::vector<Case>& cases()
{
    static const std::vector<Case> all{
        {"apocalypse-trail", {}, u"van"_s, {}, u"speed"_s, 12, 0, speedOf},
        {"road-kill-rally",
         {},
         u"mg"_s,
         {},
         u"dice"_s,
         5,
         u"many"_s,
         [](const table::State& state, const QString& id) {
             return state.as<road_kill_rally::State>().setup->data.accessory(id)->dice;
         }},
        {"highway-heist",
         {},
         {},
         [](const table::State& state) { return state.as<highway_heist::State>().players.front().id; },
         u"speed"_s,
         4,
         -1,
         [](const table::State& state, const QString&) {
             return highway_heist::ratingOf(state.as<highway_heist::State>(), 0, highway_heist::Skill::Speed)
                 .character;
         }},
        {"rush-n-crush",
         {},
         u"b3"_s,
         {},
         u"rocks"_s,
         QJsonArray{u"a4"_s},
         u"z99"_s,
         [](const table::State& state, const QString&) {
             const auto& course = state.as<rush_n_crush::State>().setup->course;
             return static_cast<int>(course.at(course.indexOf(u"a4")).rock);
         }},
        {"apocalypse-road",
         {},
         u"36"_s,
         {},
         u"speed"_s,
         9,
         99,
         [](const table::State& state, const QString& id) {
             const auto& setup = *state.as<apocalypse_road::State>().setup;
             return setup.cars[setup.carIndex(id)].speed;
         }},
    };
    return all;
}

// In the middle of its demo game.
struct Played
{
    DemoGame demo;
    QString id;
    Printed printed;

    explicit Played(const Case& one) : demo(7, one.changes, *games::find(QString::fromLatin1(one.game)))
    {
        play(demo, 25);
        id = one.find ? one.find(now()) : one.id;
        printed = game().printed(now(), id).value_or(Printed());
    }
    const table::Game& game() const { return demo.session->game(); }
    const table::State& now() const { return demo.session->now(); }
    QString place(const Case& one) const { return content::placeOf(printed.place, one.at); }
    QJsonObject with(const Case& one, const QJsonValue& value) const
    {
        return content::withValue(game().contentOf(now(), printed), place(one), value);
    }
    std::expected<table::Entry, table::Refused> record(const QJsonObject& item)
    {
        const auto effects = game().changeContent(now(), printed, item);
        if (!effects)
            return std::unexpected(table::Refused{effects.error().toLine(), {}, false});
        return demo.session->correct(*effects, {});
    }
};

// Of the one item of a kind that has everything in it.
QString idOf(const Played& played, const QString& kind)
{
    const table::State& now = played.now();
    if (played.game().id() == u"apocalypse-trail" && kind == u"box")
        return now.as<apocalypse_trail::State>().box().id;
    if (played.game().id() == u"highway-heist" && kind == u"guide")
        return now.as<highway_heist::State>().guide().id;
    return kind == u"data" ? u"default"_s : QString();
}

} // namespace

class TestContentInPlay : public QObject
{
    Q_OBJECT

    static void eachGame()
    {
        QTest::addColumn<int>("number");
        for (size_t i = 0; i < cases().size(); ++i)
            QTest::newRow(cases()[i].game) << static_cast<int>(i);
    }
    static const Case& wanted()
    {
        QFETCH(int, number);
        return cases()[static_cast<size_t>(number)];
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theGameGoesOnWithIt_data() { eachGame(); }
    void theGameGoesOnWithIt()
    {
        const Case& one = wanted();
        Played played(one);
        QVERIFY(!played.printed.item.isEmpty());
        const int before = one.used(played.now(), played.id);
        const auto entry = played.record(played.with(one, one.value));
        QVERIFY2(entry, qPrintable(entry ? QString() : entry.error().reason));
        QCOMPARE(entry->effects.size(), 1);
        QVERIFY(one.used(played.now(), played.id) != before);
        QCOMPARE(content::valueAt(played.game().contentOf(played.now(), played.printed), played.place(one)),
                 one.value);
        // Whoever asks again gets nothing to record.
        QVERIFY(played.game()
                    .changeContent(played.now(), played.printed, played.with(one, one.value))
                    ->isEmpty());
        play(played.demo, 10);
        QVERIFY(one.used(played.now(), played.id) != before);
        const auto verified = table::verify(*played.demo.session);
        QVERIFY2(verified.holds(), qPrintable(verified.unsound));
    }

    void itIsToldAndNobodyHasToDoAnything_data() { eachGame(); }
    void itIsToldAndNobodyHasToDoAnything()
    {
        const Case& one = wanted();
        Played played(one);
        const auto effects =
            played.game().changeContent(played.now(), played.printed, played.with(one, one.value));
        const QString told = played.game().tell(played.now(), effects->front());
        QVERIFY2(told.startsWith(u"As it is printed: "), qPrintable(told));
        QVERIFY2(!told.contains(u"field-") && !told.contains(u"label-"), qPrintable(told));
        QVERIFY(!played.game().say(effects->front()).isEmpty());
        QVERIFY(!played.game().isHandsOn(effects->front()));
        QVERIFY(played.game().steps(played.now(), *effects).isEmpty());
    }

    void takenBackItIsAsItWas_data() { eachGame(); }
    void takenBackItIsAsItWas()
    {
        const Case& one = wanted();
        Played played(one);
        const QByteArray before = played.demo.state();
        QVERIFY(played.record(played.with(one, one.value)));
        const QByteArray after = played.demo.state();
        QVERIFY(after != before);
        QVERIFY(played.demo.session->undo());
        QCOMPARE(played.demo.state(), before);
        QVERIFY(played.demo.session->redo());
        QCOMPARE(played.demo.state(), after);
        // Typed back, it is what the game began with.
        QVERIFY(played.demo.session->undo());
        const QJsonObject item = played.game().contentOf(played.now(), played.printed);
        QVERIFY(played.demo.session->redo());
        QVERIFY(played.record(item));
        QCOMPARE(played.demo.state(), before);
        QVERIFY(!played.now().originals());
    }

    void theFileKeepsIt_data() { eachGame(); }
    void theFileKeepsIt()
    {
        const Case& one = wanted();
        Played played(one);
        QVERIFY(played.record(played.with(one, one.value)));
        const QByteArray after = played.demo.state();
        const QJsonObject setup = played.demo.session->file().meta().setup;
        // As a snapshot has it, and as the entries lead there.
        const auto restored = played.game().restore(setup, played.game().store(played.now()));
        QVERIFY2(restored, qPrintable(restored ? QString() : restored.error().toLine()));
        QCOMPARE(played.demo.text(*restored), after);
        QVERIFY(one.used(*restored, played.id) == one.used(played.now(), played.id));
        played.demo.reopen();
        QCOMPARE(played.demo.state(), after);
        // Enough entries for a snapshot.
        for (int i = 0; i < 70; ++i)
            QVERIFY(played.demo.session->annotate(1, u"on"_s));
        played.demo.reopen();
        QCOMPARE(played.demo.state(), after);
    }

    // Who does not know such entries would read the table off a snapshot as it was: an older program leaves
    // the file alone. All others still open.
    void onlyWithItTheFileIsForNewerPrograms()
    {
        const Case& one = cases().front();
        Played played(one);
        const auto version = [&] {
            played.demo.session.reset();
            QFile file(played.demo.path());
            (void)file.open(QIODevice::ReadOnly);
            const int found = static_cast<uchar>(file.read(64).back()); // of user_version the lowest byte
            file.close();
            played.demo.reopen();
            return found;
        };
        QVERIFY(version() < table::file_format::contentVersion);
        QVERIFY(played.record(played.with(one, one.value)));
        QCOMPARE(version(), table::file_format::contentVersion);
        // Undone it is still in the journal.
        QVERIFY(played.demo.session->undo());
        QCOMPARE(version(), table::file_format::contentVersion);
    }

    void aPositionHandsItOn_data() { eachGame(); }
    void aPositionHandsItOn()
    {
        const Case& one = wanted();
        Played played(one);
        QVERIFY(played.record(played.with(one, one.value)));
        QJsonObject position = played.game().store(played.now());
        position[u"setup"_s] = played.demo.session->file().meta().setup; // as `state` writes it
        const auto read = played.game().fromPosition(position, {});
        QVERIFY2(read, qPrintable(read ? QString() : read.error().toLine()));
        QCOMPARE(one.used(*read, played.id), one.used(played.now(), played.id));
        const auto laid = played.game().layOut(position, {});
        QVERIFY2(laid, qPrintable(laid ? QString() : laid.error().toLine()));
        QTemporaryDir folder;
        const auto session =
            table::Session::create(folder.filePath(u"laid.roadmarshal"_s), played.game(), *laid, 5);
        QVERIFY2(session, qPrintable(session ? QString() : session.error().toLine()));
        QCOMPARE(one.used((*session)->now(), played.id), one.used(played.now(), played.id));
    }

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

    // Whatever any question, mat or deck names on the way through a game.
    void whatIsPrintedIsThere_data() { eachGame(); }
    void whatIsPrintedIsThere()
    {
        const Case& one = wanted();
        Played played(one);
        int found = 0;
        for (int round = 0; round < 4; ++round) {
            const table::TableShow show = played.game().show(played.now());
            QStringList ids;
            for (const mats::Mat& mat : show.mats) {
                for (const mats::Panel& panel : mat.panels)
                    ids.append(panel.subject);
            }
            for (const table::DeckShow& deck : show.decks) {
                for (const table::DeckShow::Card& face : deck.faces)
                    ids.append(face.id);
            }
            for (const QString& id : ids) {
                const auto printed = played.game().printed(played.now(), id);
                if (!printed)
                    continue;
                ++found;
                const QJsonObject item = played.game().contentOf(played.now(), *printed);
                QVERIFY2(item.isEmpty() || !content::valueAt(item, printed->place).isUndefined(),
                         qPrintable(id));
            }
            play(played.demo, 5);
        }
        QVERIFY(found > 0 || played.game().id() == u"rush-n-crush"); // whose cards say what the rules say
        QVERIFY(!played.game().printed(played.now(), {}));
        QVERIFY(!played.game().printed(played.now(), u"nobody"_s));
    }

    void aTypedLineSaysItToo()
    {
        Played played(cases()[0]);
        const auto taken = played.demo.take(u"set van cargo 3"_s);
        QVERIFY2(taken, qPrintable(taken ? QString() : taken.error().reason));
        QCOMPARE(played.now().as<apocalypse_trail::State>().box().vehicle(u"van"_s)->cargo, 3);
        const auto wrong = played.demo.take(u"set van cargo many"_s);
        QVERIFY(!wrong);
        QVERIFY2(table::say(played.game(), wrong.error()).contains(u"cargo"),
                 qPrintable(table::say(played.game(), wrong.error())));
        QVERIFY(!played.demo.take(u"set van wheels 3"_s));
        QVERIFY(!played.demo.take(u"set van id bus"_s));
    }

    // Values stand in it in words; where they are more than that, only that it is otherwise.
    void aLineOfTheLogIsShort()
    {
        const Played played(cases()[1]);
        const auto told = [&](const QString& at, const QJsonValue& from, const QJsonValue& to) {
            return table::sayContentChanged(played.game(), {{u"data"_s, u"default"_s, at, from, to}}, {});
        };
        const QString colours =
            told(u"accessories[0].colours"_s, QJsonArray{u"red"_s}, QJsonArray{u"red"_s, u"blue"_s});
        QVERIFY2(!colours.contains(u'[') && !colours.contains(u'"'), qPrintable(colours));
        QCOMPARE(colours.count(u", "_s), 2); // between two, and before the "not"
        const QString text = u"accessories[0].text"_s;
        const QString cut = told(text, QString(300, u'a'), QString(300, u'b'));
        QVERIFY2(cut.contains(u"b…, not a") && cut.size() < 250, qPrintable(cut));
        QVERIFY(told(text, QString(300, u'a'), QString(301, u'a')).endsWith(u": otherwise"));
        QVERIFY(told(text, u"a"_s, QJsonValue::Undefined).endsWith(u": without a"));
        const QJsonArray records{QJsonObject{{u"id"_s, u"mg"_s}}};
        QVERIFY(told(u"accessories"_s, records, QJsonArray()).endsWith(u": otherwise"));
        QVERIFY(told(u"dice"_s, QJsonValue::Undefined, QJsonObject{{u"faces"_s, QJsonArray{1}}})
                    .endsWith(u": otherwise"));
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

ONE_OF_MANY(TestContentInPlay)
#include "test_content_in_play.moc"
