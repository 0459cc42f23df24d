// The user's library, written: what is saved is read again as it was, and what is refused leaves nothing
// behind.
#include "content/marks.h"
#include "content/owners_library.h"
#include "content/place.h"
#include "games/games.h"
#include "support/one_of_many.h"
#include "json/built_in.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>

using namespace roadmarshal;

namespace {

content::Kind kind(const char* id, const char* game = "apocalypse-road")
{
    for (const content::Kind& each : games::find(QLatin1StringView(game))->contentKinds()) {
        if (each.id == QLatin1StringView(id))
            return each;
    }
    qFatal("no such kind");
}

QJsonObject object(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

QJsonObject ours(const char* kindId, const char* id)
{
    return content::Library::builtIn().find(kind(kindId), QLatin1StringView(id)).value().json;
}

// No byte goes into any file, as on a full disk.
class FullDisk
{
public:
    FullDisk()
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit none = m_before;
        none.rlim_cur = 0;
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};

} // namespace

class TestOwnersLibrary : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_root = std::make_unique<QTemporaryDir>(); }

    void everythingOfOursComesBackAsItWas()
    {
        for (const table::Game* game : games::all()) {
            for (const content::Kind& each : game->contentKinds()) {
                content::OwnersLibrary library(m_root->path());
                const std::vector<content::Item> all = content::Library::builtIn().list(each).items;
                for (const content::Item& item : all) {
                    const auto saved = library.save(each, content::marked(item.json, item.invented));
                    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().toLine()));
                }
                const content::Listing back = lying(each);
                QCOMPARE(back.problems.size(), 0U);
                QCOMPARE(back.items.size(), all.size());
                for (const content::Item& item : all) {
                    const auto same = std::ranges::find(back.items, item.id, &content::Item::id);
                    QVERIFY(same != back.items.end());
                    QCOMPARE(same->name, item.name);
                    QCOMPARE(same->invented, item.invented);
                    QCOMPARE(without(same->json), without(item.json));
                }
            }
        }
    }

    void oneFileForEach()
    {
        content::OwnersLibrary library(m_root->path());
        QCOMPARE(library.save(kind("team"), ours("team", "red")).value(), path("teams/red.teams.json"));
        QCOMPARE(library.save(kind("team"), ours("team", "blue")).value(), path("teams/blue.teams.json"));
        QCOMPARE(library.save(kind("track"), ours("track", "rust-bowl")).value(),
                 path("tracks/rust-bowl.track.json"));
        QVERIFY(QFileInfo(path("teams/red.teams.json")).permissions().testFlag(QFile::ReadOwner));
        QCOMPARE(QDir(path("teams")).entryList(QDir::Files).size(), 2);
    }

    // One that somebody has made by hand keeps its name and its others.
    void anIdStaysInTheFileThatHoldsIt()
    {
        QJsonObject red = ours("team", "red");
        QJsonObject file{{QStringLiteral("format"), QStringLiteral("roadmarshal-teams/1")},
                         {content::inventedKey, QJsonArray{QStringLiteral("cars.driver")}},
                         {QStringLiteral("note"), QStringLiteral("ours")},
                         {QStringLiteral("teams"), QJsonArray{red, ours("team", "blue")}}};
        put("teams/friends.teams.json", QJsonDocument(file).toJson());
        red[QStringLiteral("name")] = QStringLiteral("Ash Kings");
        content::OwnersLibrary library(m_root->path());
        QCOMPARE(library.save(kind("team"), red).value(), path("teams/friends.teams.json"));
        const content::Listing listing = lying(kind("team"));
        QCOMPARE(listing.items.size(), 2U);
        QCOMPARE(listing.items[0].name, QStringLiteral("Ash Kings"));
        QCOMPARE(listing.items[0].invented, QStringList()); // its own word is given
        QCOMPARE(listing.items[1].invented.size(), 8);      // what the file said of all is said of it
        QVERIFY(library.remove(kind("team"), QStringLiteral("red")));
        QCOMPARE(lying(kind("team")).items.size(), 1U);
        QVERIFY(library.remove(kind("team"), QStringLiteral("blue")));
        QVERIFY(!QFileInfo::exists(path("teams/friends.teams.json")));
    }

    void whatIsRefusedLeavesNothing_data()
    {
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, const QByteArray& id, const char* line) {
            QTest::newRow(name) << QByteArray("{\"id\": \"" + id + "\"}") << QString::fromLatin1(line);
        };
        const char* noFile = "id has to be 1 to 60 letters, digits, - and _, to be a file";
        row("climbs out", "../../evil", noFile);
        row("absolute", "/etc/passwd", noFile);
        row("hidden", ".bashrc", noFile);
        row("a folder", "a/b", noFile);
        row("a backslash", "a\\\\b", noFile);
        row("nothing", "", noFile);
        row("a line", "a\\nb", noFile);
        row("long", QByteArray(61, 'x'), noFile);
        row("no track", "mine", "name is missing");
    }
    void whatIsRefusedLeavesNothing()
    {
        QFETCH(QByteArray, item);
        content::OwnersLibrary library(m_root->path());
        const auto saved = library.save(kind("track"), object(item));
        QVERIFY(!saved);
        QTEST(saved.error().toLine(), "line");
        QVERIFY(QDir(m_root->path()).isEmpty());
    }

    void aBoundIsAnsweredAtItsPlace()
    {
        const QJsonObject red = content::withValue(ours("team", "red"), u"cars[3].speed", 99);
        const auto saved = content::OwnersLibrary(m_root->path()).save(kind("team"), red);
        QCOMPARE(saved.error().problem.place, QStringLiteral("cars[3].speed"));
        QVERIFY(QDir(m_root->path()).isEmpty());
    }

    void whatLiesThereAlreadyIsNotOverwritten()
    {
        const QByteArray broken = "{\"format\": \"roadmarshal-track/1\"";
        put("tracks/rust-bowl.track.json", broken);
        const auto saved =
            content::OwnersLibrary(m_root->path()).save(kind("track"), ours("track", "rust-bowl"));
        QVERIFY(!saved);
        QVERIFY(saved.error().toLine().contains(QStringLiteral("is there already")));
        QFile file(path("tracks/rust-bowl.track.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), broken);
    }

    void anotherGamesFileOfThatNameStays()
    {
        put("decks/race.deck.json", R"({"format": "other/1", "game": "another", "deck": "race"})");
        QCOMPARE(content::OwnersLibrary(m_root->path()).save(kind("deck"), ours("deck", "race")).value(),
                 path("decks/apocalypse-road-race.deck.json"));
        QCOMPARE(lying(kind("deck")).items.size(), 1U);
    }

    void aFullDiskGivesOneLine()
    {
        content::OwnersLibrary library(m_root->path());
        QVERIFY(library.save(kind("team"), ours("team", "red")));
        QJsonObject other = ours("team", "red");
        other[QStringLiteral("name")] = QStringLiteral("Lost");
        {
            const FullDisk full;
            const auto saved = library.save(kind("team"), other);
            QVERIFY(!saved);
            QVERIFY(saved.error().toLine().startsWith(path("teams/red.teams.json") +
                                                      QStringLiteral(": cannot be written (")));
            QCOMPARE(saved.error().toLine().count(u'\n'), 0);
        }
        QVERIFY(lying(kind("team")).items.front().name != QStringLiteral("Lost"));
        QCOMPARE(QDir(path("teams")).entryList(QDir::Files).size(), 1);
    }

    void aFolderThatCannotBeGivesOneLine()
    {
        put("teams", "a file");
        const auto saved = content::OwnersLibrary(m_root->path()).save(kind("team"), ours("team", "red"));
        QCOMPARE(saved.error().toLine(), path("teams") + QStringLiteral(": cannot be made a folder"));
    }

    void aFullFolderTakesNoMore()
    {
        for (qsizetype i = 0; i < content::mostFiles; ++i)
            put(qPrintable(QStringLiteral("decks/%1.deck.json").arg(i)), R"({"game":"another"})");
        const auto saved = content::OwnersLibrary(m_root->path()).save(kind("deck"), ours("deck", "race"));
        QVERIFY(!saved);
        QVERIFY(saved.error().toLine().contains(QStringLiteral("one file too many")));
    }

    void whatIsBuiltInCannotBeTakenAway()
    {
        const auto removed =
            content::OwnersLibrary(m_root->path()).remove(kind("team"), QStringLiteral("red"));
        QCOMPARE(removed.error().toLine(), QStringLiteral("no team of your own has the id \"red\""));
    }

    void copies()
    {
        QCOMPARE(content::freeId(QStringLiteral("red"), {}), QStringLiteral("red"));
        QCOMPARE(content::freeId(QStringLiteral("red"), {QStringLiteral("red"), QStringLiteral("red-2")}),
                 QStringLiteral("red-3"));
        const QJsonObject copy = content::copyOf(kind("team"), ours("team", "red"), QStringLiteral("own"),
                                                 QStringLiteral("Aardvarks"));
        QVERIFY(content::OwnersLibrary(m_root->path()).save(kind("team"), copy));
        QCOMPARE(lying(kind("team")).items.front().id, QStringLiteral("own"));
    }

    void confirming_data()
    {
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QStringList>("left");
        const QByteArray cars =
            R"({"invented": ["name", "cars.speed"], "name": "x", "cars": [{"speed": 3, "driver": "a"}, {"speed": 4}]})";
        QTest::newRow("one of a list")
            << cars << QStringLiteral("cars[0].speed")
            << QStringList{QStringLiteral("cars[1].speed"), QStringLiteral("name")};
        QTest::newRow("a list") << cars << QStringLiteral("cars") << QStringList{QStringLiteral("name")};
        QTest::newRow("a record") << cars << QStringLiteral("cars[1]")
                                  << QStringList{QStringLiteral("cars[0].speed"), QStringLiteral("name")};
        QTest::newRow("all") << cars << QString() << QStringList();
        QTest::newRow("none of them") << cars << QStringLiteral("cars[0].driver")
                                      << QStringList{QStringLiteral("cars[0].speed"),
                                                     QStringLiteral("cars[1].speed"), QStringLiteral("name")};
        QTest::newRow("of all that there is")
            << QByteArray(R"({"id": "a", "invented": true, "speed": 3, "b": {"c": 1, "d": 2}})")
            << QStringLiteral("b.c") << QStringList{QStringLiteral("b.d"), QStringLiteral("speed")};
        QTest::newRow("a list of plain values is one")
            << QByteArray(R"({"invented": true, "grid": ["1.0", "1.1"], "next": [[0], [0, 1]]})")
            << QStringLiteral("grid[1]")
            << QStringList{QStringLiteral("next[0][0]"), QStringLiteral("next[1][0]"),
                           QStringLiteral("next[1][1]")};
        QTest::newRow("by id")
            << QByteArray(
                   R"({"invented": true, "cards": {"E1": {"does": [{"do": "suv", "of": 1}, {"do": "peg"}]}}})")
            << QStringLiteral("cards.E1.does[0].of")
            << QStringList{QStringLiteral("cards.E1.does[0].do"), QStringLiteral("cards.E1.does[1].do")};
    }
    void confirming()
    {
        QFETCH(QByteArray, item);
        QFETCH(QString, place);
        const QJsonObject confirmed = content::confirmed(object(item), place);
        QTEST(content::inventedIn(confirmed), "left");
    }

    void valuesByPlace()
    {
        const QJsonObject item = object(R"({"cars": [{"id": "1"}], "b": {"c": 1}})");
        QCOMPARE(content::valueAt(item, u"cars[0].id"), QJsonValue(QStringLiteral("1")));
        QCOMPARE(content::valueAt(item, u"b.c"), QJsonValue(1));
        QVERIFY(content::valueAt(item, u"cars[7].id").isUndefined());
        QCOMPARE(content::withValue(item, u"b.c", QJsonValue::Undefined),
                 object(R"({"cars": [{"id": "1"}], "b": {}})"));
        QCOMPARE(content::withValue(item, u"cars[1].id", QStringLiteral("2")),
                 object(R"({"cars": [{"id": "1"}, {"id": "2"}], "b": {"c": 1}})"));
        QCOMPARE(content::withValue(item, u"cars[0]", QJsonValue::Undefined),
                 object(R"({"cars": [], "b": {"c": 1}})"));
        QVERIFY(content::isAtOrIn(u"cars[0].id", u"cars"));
        QVERIFY(!content::isAtOrIn(u"carsick", u"cars"));
    }

private:
    QString path(const char* below) const { return m_root->filePath(QLatin1StringView(below)); }

    // As it is said in one file or in one of several.
    static QJsonObject without(QJsonObject item)
    {
        for (const char* key : {"format", "game", "system"})
            item.remove(QLatin1StringView(key));
        return content::marked(item, {});
    }

    content::Listing lying(const content::Kind& kind) const
    {
        return content::read({content::Source::Owner, m_root->path() + u'/' + kind.folder}, kind);
    }

    void put(const char* below, const QByteArray& text)
    {
        QDir().mkpath(QFileInfo(path(below)).absolutePath());
        QFile file(path(below));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    std::unique_ptr<QTemporaryDir> m_root;
};

ONE_OF_MANY(TestOwnersLibrary)
#include "test_owners_library.moc"
