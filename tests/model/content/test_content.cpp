// The content library: what lies over what, what is refused and where, and which values nobody has confirmed.
#include "content/library.h"
#include "content/marks.h"
#include "games/games.h"
#include "support/one_of_many.h"
#include "json/built_in.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace roadmarshal;

namespace {

const table::Game& game()
{
    return *games::find(QStringLiteral("apocalypse-road"));
}

content::Kind kind(const char* id)
{
    for (const content::Kind& each : game().contentKinds()) {
        if (each.id == QLatin1StringView(id))
            return each;
    }
    qFatal("no such kind");
}

QJsonObject object(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

// One of ours, to be changed.
QJsonObject ours(const char* kindId, const char* id)
{
    return content::Library::builtIn().find(kind(kindId), QLatin1StringView(id)).value().json;
}

} // namespace

class TestContent : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_library = std::make_unique<content::Library>(QStringList{m_folder->path()} +
                                                       json::builtInFolders(QStringLiteral("teams")) +
                                                       json::builtInFolders(QStringLiteral("decks")));
    }

    void whatComesWithTheProgramIsSound()
    {
        for (const table::Game* each : games::all()) {
            for (const content::Kind& kind : each->contentKinds()) {
                const content::Listing listing = content::Library::builtIn().list(kind);
                QVERIFY2(!listing.items.empty(), qPrintable(kind.id));
                for (const content::FileProblem& problem : listing.problems)
                    QFAIL(qPrintable(problem.toLine()));
            }
        }
    }

    // Editing forms are made of them.
    void everyFieldHasAName()
    {
        for (const table::Game* each : games::all()) {
            for (const content::Kind& kind : each->contentKinds()) {
                QVERIFY(each->say(table::Message{kind.label, {}}) != kind.label);
                checkNames(*each, kind.fields);
            }
        }
    }

    void boardsAreDrawn()
    {
        int drawn = 0;
        for (const table::Game* each : games::all()) {
            for (const content::Kind& kind : each->contentKinds()) {
                for (const content::Item& item : content::Library::builtIn().list(kind).items) {
                    if (!kind.picture)
                        continue;
                    QVERIFY2(kind.picture(item.json), qPrintable(item.id));
                    QVERIFY(!kind.picture({}));
                    ++drawn;
                }
            }
        }
        QVERIFY(drawn >= 40);
    }

    // Ours have as many as the rulebook counts.
    void totalsAreThoseOfTheRulebook()
    {
        int counted = 0;
        for (const table::Game* each : games::all()) {
            for (const content::Kind& kind : each->contentKinds()) {
                for (const content::Item& item : content::Library::builtIn().list(kind).items) {
                    for (const content::Total& total :
                         kind.totals ? kind.totals(item.json) : std::vector<content::Total>()) {
                        QVERIFY(each->say(total.what) != total.what.code);
                        QVERIFY2(total.found == total.wanted, qPrintable(item.id));
                        ++counted;
                    }
                }
            }
        }
        QVERIFY(counted >= 13);
    }

    void fieldsOfMapsAndPlainLists_data()
    {
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, const QByteArray& item, const char* line) {
            QTest::newRow(name) << item << QString::fromLatin1(line);
        };
        row("sound", R"({"by": {"a": {"n": 3}, "b": {}}, "plain": {"a": 1}, "list": ["x"]})", "");
        row("null is left out", R"({"by": null, "list": null})", "");
        row("a bound in a record", R"({"by": {"a": {"n": 12}}})", "by.a.n is 12, allowed is 0 to 9");
        row("a bound", R"({"plain": {"a": 12}})", "plain.a is 12, allowed is 0 to 9");
        row("an id", R"({"by": {"abcdefghijk": {}}})",
            "by.abcdefghijk has no id, or one longer than 10 characters");
        row("none", R"({"by": {"": {}}})", "by. has no id, or one longer than 10 characters");
        row("too many", R"({"by": {"a": {}, "b": {}, "c": {}}})", "by has 3 entries, at most 2 are allowed");
        row("no object", R"({"by": []})", "by is not an object");
        row("an entry", R"({"list": ["x", 3]})", "list[1] is not a text");
    }
    void fieldsOfMapsAndPlainLists()
    {
        QFETCH(QByteArray, item);
        using content::Field;
        const QString code = QStringLiteral("code");
        const std::vector<Field> fields{{QStringLiteral("by"),
                                         code,
                                         content::Map{2, 10},
                                         Field::Need::Optional,
                                         {{QStringLiteral("n"), code, content::Number{0, 9}}}},
                                        {QStringLiteral("plain"),
                                         code,
                                         content::Map{2, 10},
                                         Field::Need::Optional,
                                         {{{}, code, content::Number{0, 9}}}},
                                        {QStringLiteral("list"),
                                         code,
                                         content::List{0, 9},
                                         Field::Need::Optional,
                                         {{{}, code, content::Text{3}}}}};
        const json::Reader reader{QJsonValue(object(item))};
        content::check(fields, reader);
        QTEST(reader.problem() ? reader.problem()->toLine() : QString(), "line");
    }

    void aTeamOfTheOwnersLiesOverOurs()
    {
        QJsonObject red = ours("team", "red");
        red[QStringLiteral("name")] = QStringLiteral("Ash Kings");
        QJsonObject own = red;
        own[QStringLiteral("id")] = QStringLiteral("own");
        own[QStringLiteral("name")] = QStringLiteral("Aardvarks");
        write("ours.teams.json", teams({red, own}));
        const content::Listing listing = m_library->list(kind("team"));
        QVERIFY(listing.problems.empty());
        QCOMPARE(listing.items.size(), content::Library::builtIn().list(kind("team")).items.size() + 1);
        // In the place of ours; what is new comes last.
        QCOMPARE(listing.items.front().name, QStringLiteral("Ash Kings"));
        QCOMPARE(listing.items.front().source, content::Source::Beside);
        QCOMPARE(listing.items[1].source, content::Source::BuiltIn);
        QCOMPARE(listing.items.back().id, QStringLiteral("own"));
        QCOMPARE(m_library->find(kind("team"), QStringLiteral("red"))->name, QStringLiteral("Ash Kings"));
    }

    // A set-up takes what lies beside it, then the owner's, then ours.
    void aSetUpTakesWhatLiesBesideIt()
    {
        QJsonObject red = ours("team", "red");
        QJsonArray cars = red[QStringLiteral("cars")].toArray();
        QJsonObject first = cars[0].toObject();
        first[QStringLiteral("speed")] = 3;
        cars[0] = first;
        red[QStringLiteral("cars")] = cars;
        write("ours.teams.json", teams({red}));
        const auto complete = game().completeSetup(game().demoSetup(), m_folder->path());
        QVERIFY(complete.has_value());
        QCOMPARE((*complete)[QStringLiteral("teams")][0][QStringLiteral("cars")][0][QStringLiteral("speed")]
                     .toInt(),
                 3);
        const auto without = game().completeSetup(game().demoSetup(), {});
        QVERIFY((*without)[QStringLiteral("teams")][0][QStringLiteral("cars")][0][QStringLiteral("speed")] !=
                3);
    }

    void aDeckOfTheOwnersIsDealt()
    {
        QJsonObject combat = ours("deck", "combat");
        QJsonArray cards = combat[QStringLiteral("cards")].toArray();
        while (cards.size() > 10)
            cards.removeLast();
        combat[QStringLiteral("cards")] = cards;
        write("mine.deck.json", combat);
        const auto complete = game().completeSetup(game().demoSetup(), m_folder->path());
        QVERIFY(complete.has_value());
        QCOMPARE(
            (*complete)[QStringLiteral("decks")][QStringLiteral("combat")][QStringLiteral("size")].toInt(),
            10);
    }

    void problemsNameFilePlaceAndReason_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, const char* file, const QByteArray& text, const char* line) {
            QTest::newRow(name) << QString::fromLatin1(file) << text << QString::fromLatin1(line);
        };
        const auto changed = [](const char* from, const char* to) {
            return QJsonDocument(teams({ours("team", "red")}))
                .toJson(QJsonDocument::Compact)
                .replace(from, to);
        };
        row("bound", "x.teams.json", changed("\"speed\":8", "\"speed\":99"),
            "x.teams.json: teams[0].cars[0].speed is 99, allowed is 0 to 20");
        row("cars", "x.teams.json", R"({"format":"roadmarshal-teams/1","teams":[{"id":"x","cars":[]}]})",
            "x.teams.json: teams[0].cars has 0 entries, a team has 8 cars");
        row("format", "x.teams.json", R"({"format":"roadmarshal-teams/9","teams":[]})",
            "x.teams.json: format is \"roadmarshal-teams/9\", known is roadmarshal-teams/1");
        row("not JSON", "x.teams.json", "[", "x.teams.json: byte 1: not JSON (unterminated array)");
        row("reference", "x.teams.json", changed("Slagtown Foundry", "https://example.org/a.png"),
            "x.teams.json: teams[0].home leads out of the file; content has no references to other places");
        row("track", "x.track.json",
            R"({"format":"roadmarshal-track/1","id":"x","name":"X","sections":[
                {"sectors":2,"lanes":4,"next":[[0],[1],[2]]},{"sectors":2,"lanes":4}]})",
            "x.track.json: sections[0].next has 3 entries, the section has 4 lanes");
        row("deck", "x.deck.json",
            R"({"format":"roadmarshal-deck/1","deck":"race","cards":[{"card":"solo+3","count":2,"stars":3}]})",
            "x.deck.json: cards[0].stars is 3, allowed is 0 to 2");
        row("large", "x.track.json", QByteArray(content::largestFile + 1, ' '),
            "x.track.json: is larger than 1 MB");
    }
    void problemsNameFilePlaceAndReason()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        writeBytes(file, text);
        content::Listing all;
        for (const content::Kind& kind : game().contentKinds()) {
            const content::Listing listing = content::Library({m_folder->path()}).list(kind);
            QVERIFY(listing.items.empty());
            all.problems.insert(all.problems.end(), listing.problems.begin(), listing.problems.end());
        }
        QCOMPARE(all.problems.size(), 1U);
        QTEST(all.problems.front().toLine().remove(m_folder->path() + u'/'), "line");
    }

    void oneBadTeamLeavesTheOthers()
    {
        QJsonObject bad = ours("team", "blue");
        bad.remove(QStringLiteral("cars"));
        write("x.teams.json", teams({bad, ours("team", "red")}));
        const content::Listing listing = content::Library({m_folder->path()}).list(kind("team"));
        QCOMPARE(listing.items.size(), 1U);
        QCOMPARE(listing.problems.size(), 1U);
        QCOMPARE(listing.problems.front().problem.place, QStringLiteral("teams[0].cars"));
    }

    // A folder may be anybody's downloads.
    void anotherGamesFilesAreNobodysProblem()
    {
        writeBytes(QStringLiteral("x.deck.json"), R"({"format":"other/7","game":"highway-heist"})");
        const content::Listing listing = content::Library({m_folder->path()}).list(kind("deck"));
        QVERIFY(listing.items.empty());
        QVERIFY(listing.problems.empty());
    }

    void moreFilesThanAnybodyHasAreLeftOut()
    {
        for (qsizetype i = 0; i <= content::mostFiles; ++i)
            writeBytes(QStringLiteral("%1.deck.json").arg(i), R"({"game":"another"})");
        const content::Listing listing = content::Library({m_folder->path()}).list(kind("deck"));
        QCOMPARE(listing.problems.size(), 1U);
        QVERIFY(listing.problems.front().problem.reason.contains(QStringLiteral("500")));
    }

    void marks_data()
    {
        QTest::addColumn<QByteArray>("item");
        QTest::addColumn<QStringList>("invented");
        QTest::newRow("none") << QByteArray(R"({"id": "a", "speed": 3})") << QStringList();
        QTest::newRow("all") << QByteArray(R"({"id": "a", "invented": true, "speed": 3, "b": {"c": 1}})")
                             << QStringList{QStringLiteral("b.c"), QStringLiteral("speed")};
        QTest::newRow("some") << QByteArray(R"({"invented": ["speed"], "speed": 3, "name": "x"})")
                              << QStringList{QStringLiteral("speed")};
        QTest::newRow("in a list")
            << QByteArray(
                   R"({"invented": ["cars.speed"], "cars": [{"id": "1", "speed": 3, "driver": "x"}, {"speed": 4}]})")
            << QStringList{QStringLiteral("cars[0].speed"), QStringLiteral("cars[1].speed")};
        QTest::newRow("of one entry")
            << QByteArray(R"({"cars": [{"speed": 3}, {"speed": 4, "invented": true}]})")
            << QStringList{QStringLiteral("cars[1].speed")};
        QTest::newRow("nonsense") << QByteArray(R"({"invented": [1, {}, "", "a.b.c"], "speed": 3})")
                                  << QStringList();
    }
    void marks()
    {
        QFETCH(QByteArray, item);
        QTEST(content::inventedIn(object(item)), "invented");
    }

    // What is on the mats and on the combat cards is in nobody's rulebook; how many race cards there are, is.
    void oursSayWhatIsInvented()
    {
        const content::Library library = content::Library::builtIn();
        const content::Item red = library.find(kind("team"), QStringLiteral("red")).value();
        QCOMPARE(red.originOf(QStringLiteral("cars[0].speed")), content::Origin::Invented);
        const content::Item combat = library.find(kind("deck"), QStringLiteral("combat")).value();
        QCOMPARE(combat.originOf(QStringLiteral("cards[0].value")), content::Origin::Invented);
        const content::Item race = library.find(kind("deck"), QStringLiteral("race")).value();
        QCOMPARE(race.originOf(QStringLiteral("cards[0].stars")), content::Origin::Invented);
        QCOMPARE(race.originOf(QStringLiteral("cards[0].count")), content::Origin::Given);
    }

    void theOwnerConfirmsByTakingTheMarkAway()
    {
        QJsonObject red = ours("team", "red");
        QJsonObject file = teams({red});
        file[content::inventedKey] = QJsonArray{QStringLiteral("cars.driver")};
        write("mine.teams.json", file);
        const content::Item item = m_library->find(kind("team"), QStringLiteral("red")).value();
        QCOMPARE(item.originOf(QStringLiteral("cars[0].driver")), content::Origin::Invented);
        QCOMPARE(item.originOf(QStringLiteral("cars[0].speed")), content::Origin::Owner);
        QCOMPARE(item.invented.size(), 8);
    }

private:
    static void checkNames(const table::Game& of, const std::vector<content::Field>& fields)
    {
        for (const content::Field& field : fields) {
            QVERIFY2(of.say(table::Message{field.label, {}}) != field.label, qPrintable(field.label));
            if (const auto* word = std::get_if<content::Word>(&field.type)) {
                for (const QString& each : word->phrases.isEmpty() ? QStringList() : word->words) {
                    const QString code = word->phrases + each;
                    QVERIFY2(of.say(table::Message{code, {}}) != code, qPrintable(code));
                }
            }
            checkNames(of, field.fields);
        }
    }

    static QJsonObject teams(const QJsonArray& list)
    {
        return {{QStringLiteral("format"), QStringLiteral("roadmarshal-teams/1")},
                {QStringLiteral("game"), QStringLiteral("apocalypse-road")},
                {QStringLiteral("teams"), list}};
    }

    void write(const char* name, const QJsonObject& object)
    {
        writeBytes(QLatin1StringView(name), QJsonDocument(object).toJson());
    }

    void writeBytes(const QString& name, const QByteArray& text)
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<content::Library> m_library;
};

ONE_OF_MANY(TestContent)
#include "test_content.moc"
