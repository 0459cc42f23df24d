#include "games/games.h"
#include "support/apocalypse_road/dispute_table.h"

#include "ledger/house.h"
#include "log/export.h"
#include "log/import.h"
#include "log/lines.h"
#include "support/one_of_many.h"
#include "table/journal/session.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using ledger::House;
using table::Ruling;

namespace {

Ruling someRuling()
{
    const DisputeTable table(oval(20, 3), {"21 red 5.1", "A blue 6.2"});
    const table::Claim claim = table.claim(text("move 21 solo-3 6.2,"));
    Ruling ruling = table::rulingOn(table.game(), claim, table.game().judge(table.state, claim).value());
    ruling.decision = table::Ruled::Overruled;
    ruling.text = text("we allow it <b>tonight</b>");
    ruling.agreed = {text("Ann"), text("Ben")};
    return ruling;
}

int versionOf(const QString& path)
{
    int version = -1;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(text("QSQLITE"), text("look"));
        database.setDatabaseName(path);
        if (database.open()) {
            QSqlQuery query(text("PRAGMA user_version"), database);
            if (query.next())
                version = query.value(0).toInt();
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(text("look"));
    return version;
}

} // namespace

// The ruling ledger: in the journal of a game, and of the house.
class TestLedger : public QObject
{
    Q_OBJECT
private slots:
    void storedAndRead()
    {
        Ruling ruling = someRuling();
        ruling.turns = text("AR-51");
        ruling.turnsTo = text("no-points");
        QVERIFY(!ruling.reasons.isEmpty());
        const json::Reader reader{QJsonValue(table::store(ruling))};
        Ruling read = table::readRuling(reader);
        QVERIFY2(!reader.problem(), reader.problem() ? qPrintable(reader.problem()->toLine()) : "");
        QCOMPARE(read.date.toMSecsSinceEpoch(), ruling.date.toMSecsSinceEpoch());
        read.date = ruling.date;
        QCOMPARE(read, ruling);
    }

    // A ruling is an entry like others: on disk, in the log, in every export, and undo leaves it alone.
    void inTheJournal()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(text("game.roadmarshal"));
        const table::Game& game = *games::find(text("apocalypse-road"));
        const Ruling ruling = someRuling();
        {
            auto session = table::Session::create(path, game, *game.completeSetup(game.demoSetup(), {}), 7);
            QVERIFY(session.has_value());
            const QJsonObject before = game.store((*session)->now());
            const auto entry = (*session)->rule(1, ruling);
            QVERIFY(entry.has_value());
            QCOMPARE(game.store((*session)->now()), before);
            QCOMPARE((*session)->history().undoable(), 1); // the grid, not the ruling
            QVERIFY((*session)->undo().has_value());
            QVERIFY(!(*session)->rule(99, ruling).has_value());
        }
        QCOMPARE(versionOf(path), 2);
        const auto session = table::Session::open(games::find, path, table::Access::ReadOnly);
        QVERIFY2(session.has_value(), session ? "" : qPrintable(session.error().toLine()));
        QVERIFY((*session)->file().damage().isEmpty());
        QCOMPARE((*session)->last(), 3);
        QCOMPARE((*session)->rulings().size(), 1);
        QCOMPARE((*session)->rulings().first().words, ruling.words);
        QCOMPARE((*session)->rulings().first().agreed, ruling.agreed);
        const log::Line line = log::linesOf(**session)[1];
        QCOMPARE(line.kind, table::EntryKind::Ruling);
        QVERIFY(line.stands);
        QVERIFY(line.title.contains(ruling.words));
        QVERIFY(std::ranges::any_of(line.consequences, [](const log::Consequence& consequence) {
            return consequence.text.contains(text("Overruled"));
        }));
        QVERIFY(log::toText(line.consequences.first().citation).contains(text("7.15")));

        // Out and in again it is the same, and a ruling that is none is refused with its place.
        const QByteArray json = log::exportAs(log::Format::Json, **session);
        QJsonObject exported = QJsonDocument::fromJson(json).object();
        const auto imported = log::readLog(exported);
        QVERIFY2(imported.has_value(), imported ? "" : qPrintable(imported.error().toLine()));
        const QString copy = folder.filePath(text("copy.roadmarshal"));
        QVERIFY(table::GameFile::create(copy, imported->meta, imported->entries).has_value());
        QCOMPARE(log::exportAs(log::Format::Json,
                               **table::Session::open(games::find, copy, table::Access::ReadOnly)),
                 json);
        QJsonArray entries = exported[text("entries")].toArray();
        QJsonObject ruled = entries[1].toObject();
        ruled[text("intent")] = QJsonObject{{text("of"), 1}, {text("ruling"), text("x")}};
        entries[1] = ruled;
        exported[text("entries")] = entries;
        QVERIFY(log::readLog(exported).error().toLine().contains(text("entries[1].intent.ruling")));
    }

    // A dispute before anything has happened is about entry 0, and is read again.
    void beforeTheFirstEntry()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(text("game.roadmarshal"));
        const table::Game& game = *games::find(text("apocalypse-road"));
        {
            auto session = table::Session::create(path, game, *game.completeSetup(game.demoSetup(), {}), 7);
            QVERIFY(session.has_value());
            QVERIFY((*session)->rule(0, someRuling()).has_value());
        }
        const auto session = table::Session::open(games::find, path, table::Access::ReadOnly);
        QVERIFY2(session.has_value(), session ? "" : qPrintable(session.error().toLine()));
        QCOMPARE((*session)->file().damage(), QString());
        QCOMPARE((*session)->rulings().size(), 1);
        QCOMPARE(log::linesOf(**session).size(), (*session)->last());
    }

    // What could not be read again is not written, neither in a game nor in the house.
    void tooLongToBeRead()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(text("game.roadmarshal"));
        const table::Game& game = *games::find(text("apocalypse-road"));
        auto session = table::Session::create(path, game, *game.completeSetup(game.demoSetup(), {}), 7);
        QVERIFY(session.has_value());
        const int before = (*session)->last();
        Ruling ruling = someRuling();
        ruling.words = QString(2001, u'x');
        const auto refused = (*session)->rule(1, ruling);
        QVERIFY(!refused.has_value());
        QVERIFY2(table::say(game, refused.error()).contains(text("words")),
                 qPrintable(table::say(game, refused.error())));
        QCOMPARE((*session)->last(), before);

        const QString housePath = folder.filePath(text("house.rulings.json"));
        auto house = House::load(housePath);
        QVERIFY(house->add(someRuling()).has_value());
        QVERIFY(house->add(ruling).error().toLine().contains(text("words")));
        QCOMPARE(house->rulings().size(), 1);
        QCOMPARE(House::load(housePath)->rulings().size(), 1);
    }

    // An entry whose ruling can't be read is not taken for another decision than it holds.
    void unreadableEntry()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(text("game.roadmarshal"));
        const table::Game& game = *games::find(text("apocalypse-road"));
        table::Entry entry;
        entry.number = 1;
        entry.time = QDateTime::currentDateTimeUtc();
        entry.kind = table::EntryKind::Ruling;
        entry.ruling = someRuling();
        entry.ruling->words = QString(2001, u'x');
        table::Meta meta;
        {
            const auto sound = table::Session::create(folder.filePath(text("sound.roadmarshal")), game,
                                                      *game.completeSetup(game.demoSetup(), {}), 7);
            meta = (*sound)->file().meta();
        }
        QVERIFY(table::GameFile::create(path, meta, {entry}).has_value());
        const auto session = table::Session::open(games::find, path, table::Access::ReadOnly);
        QVERIFY2(session.has_value(), session ? "" : qPrintable(session.error().toLine()));
        QVERIFY2((*session)->file().damage().contains(text("words")),
                 qPrintable((*session)->file().damage()));
        QVERIFY((*session)->rulings().isEmpty());
    }

    // A game without rulings is still for everybody; one that a newer program wrote is refused.
    void fileVersions()
    {
        QTemporaryDir folder;
        const QString plain = folder.filePath(text("plain.roadmarshal"));
        const table::Game& game = *games::find(text("apocalypse-road"));
        QVERIFY(
            table::Session::create(plain, game, *game.completeSetup(game.demoSetup(), {}), 7).has_value());
        QCOMPARE(versionOf(plain), 1);
        QJsonObject house = game.demoSetup();
        house[table::houseKey] = table::store(table::Rulings{someRuling()});
        const QString ruled = folder.filePath(text("ruled.roadmarshal"));
        const auto session = table::Session::create(ruled, game, *game.completeSetup(house, {}), 7);
        QVERIFY(session.has_value());
        QCOMPARE((*session)->rulings().size(), 1);
        const QString copy = folder.filePath(text("copy.roadmarshal"));
        QVERIFY((*session)->saveCopy(copy).has_value());
        QCOMPARE(versionOf(copy), 2);
    }

    void theHouse()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(text("deep/house.rulings.json"));
        auto house = House::load(path);
        QVERIFY(house.has_value());
        QVERIFY(house->rulings().isEmpty());
        Ruling first = someRuling();
        first.scope = table::RulingScope::House;
        first.turns = text("AR-51");
        first.turnsTo = text("no-points");
        Ruling second = someRuling();
        second.turns = text("AR-51");
        second.turnsTo = text("scores");
        Ruling other = someRuling();
        other.game = text("another-game");
        for (const Ruling& ruling : {first, second, other})
            QVERIFY(house->add(ruling).has_value());
        auto again = House::load(path);
        QVERIFY(again.has_value());
        QCOMPARE(again->rulings().size(), 3);
        QCOMPARE(again->rulingsFor(text("apocalypse-road")).size(), 2);
        QCOMPARE(again->turned(text("apocalypse-road")), (QJsonObject{{text("AR-51"), text("scores")}}));
        QVERIFY(again->withdraw(second.id).has_value());
        QVERIFY(!again->withdraw(second.id).has_value());
        QCOMPARE(House::load(path)->turned(text("apocalypse-road")),
                 (QJsonObject{{text("AR-51"), text("no-points")}}));
    }

    // What cannot be read is refused with the place, and left as it is.
    void hostileFiles_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("place");
        QJsonObject sound = table::store(someRuling());
        const auto file = [](const QJsonValue& rulings) {
            return QJsonDocument(QJsonObject{{text("format"), text("roadmarshal-rulings/1")},
                                             {text("rulings"), rulings}})
                .toJson();
        };
        const auto changed = [&](const char* key, const QJsonValue& value) {
            QJsonObject ruling = sound;
            ruling[text(key)] = value;
            return file(QJsonArray{ruling});
        };
        const QString tooLong(5000, u'x');
        QJsonArray tooMany;
        for (int i = 0; i < 1001; ++i)
            tooMany.append(sound);
        QTest::newRow("no JSON") << QByteArray("{") << QString();
        QTest::newRow("another format")
            << QByteArray(R"({"format": "roadmarshal-rulings/9", "rulings": []})") << text("format");
        QTest::newRow("no list") << file(text("x")) << text("rulings");
        QTest::newRow("too many") << file(tooMany) << text("rulings");
        QTest::newRow("no words") << changed("words", 7) << text("rulings[0].words");
        QTest::newRow("too long") << changed("text", tooLong) << text("rulings[0].text");
        QTest::newRow("decision") << changed("decision", text("maybe")) << text("rulings[0].decision");
        QTest::newRow("scope") << changed("scope", text("world")) << text("rulings[0].scope");
        QTest::newRow("date") << changed("date", text("yesterday")) << text("rulings[0].date");
        QTest::newRow("claim") << changed("claim", QJsonArray()) << text("rulings[0].claim");
        QTest::newRow("large claim") << changed("claim", QJsonObject{{text("kind"), text("move")},
                                                                     {text("car"), QString(9000, u'y')}})
                                     << text("rulings[0].claim");
        QTest::newRow("players") << changed("agreed", QJsonArray{7}) << text("rulings[0].agreed[0]");
        QTest::newRow("turns") << changed("turns",
                                          QJsonObject{{text("a"), text("b")}, {text("c"), text("d")}})
                               << text("rulings[0].turns");
    }
    void hostileFiles()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, place);
        QTemporaryDir folder;
        const QString path = folder.filePath(text("house.rulings.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        const auto house = House::load(path);
        QVERIFY(!house.has_value());
        QVERIFY2(house.error().toLine(path).contains(place), qPrintable(house.error().toLine(path)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), content);
    }

    // A set-up with a ledger that is none is refused too.
    void hostileSetup()
    {
        const table::Game& game = *games::find(text("apocalypse-road"));
        QJsonObject setup = game.demoSetup();
        setup[table::houseKey] = text("x");
        QVERIFY(game.completeSetup(setup, {}).error().toLine().contains(table::houseKey));
        setup[table::houseKey] = QJsonArray{QJsonObject{{text("id"), text("1")}}};
        QVERIFY(game.completeSetup(setup, {}).error().toLine().contains(text("house[0]")));
        setup[table::houseKey] = QJsonArray();
        QVERIFY(!game.completeSetup(setup, {})->contains(table::houseKey));
    }
};

ONE_OF_MANY(TestLedger)
#include "test_ledger.moc"
