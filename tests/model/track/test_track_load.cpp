#include "games/apocalypse_road/table/track_library.h"
#include "support/apocalypse_road/random_track.h"
#include "support/one_of_many.h"
#include "track/load.h"
#include "json/reader.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::track;

namespace {

// A sound track with one of everything, for the refusals to spoil.
const char soundTrack[] = R"({
  "format": "roadmarshal-track/1", "id": "sound", "name": "Sound", "system": "apocalypse-road",
  "sections": [
    {"sectors": 3, "lanes": 4, "next": [[0],[0,1],[1,2],[2]]},
    {"sectors": 4, "lanes": 3, "turn": 180, "next": [[0],[0,2],[2]]},
    {"sectors": 2, "surface": "jump", "next": [[0,1],[],[2,3]]},
    {"sectors": 4, "lanes": 4, "turn": 180}
  ],
  "crossovers": [["1.0", "10.0"]],
  "chute": {"entry": "0.0", "side": "in"},
  "grid": ["12.0", "12.1", "10.0"]
})";

QJsonObject parsed(const QByteArray& text)
{
    return QJsonDocument::fromJson(text).object();
}

// The same with one field replaced, or removed if `value` is undefined. Steps of the path: keys and indices.
QJsonValue changed(const QJsonValue& in, QStringList path, const QJsonValue& value)
{
    if (path.isEmpty())
        return value;
    const QString step = path.takeFirst();
    if (in.isArray()) {
        QJsonArray array = in.toArray();
        array[step.toInt()] = changed(array[step.toInt()], path, value);
        return array;
    }
    QJsonObject object = in.toObject();
    const QJsonValue inner = changed(object.value(step), path, value);
    if (inner.isUndefined())
        object.remove(step);
    else
        object[step] = inner;
    return object;
}

QJsonValue fromText(const QByteArray& json)
{
    if (json.isEmpty())
        return QJsonValue(QJsonValue::Undefined);
    return QJsonDocument::fromJson('[' + json + ']').array().at(0);
}

QJsonValue randomValue(int depth)
{
    switch (*rc::gen::inRange(0, depth > 0 ? 7 : 5)) {
    case 0:
        return QJsonValue();
    case 1:
        return *rc::gen::arbitrary<bool>();
    case 2:
        return *rc::gen::element(0.0, 1.0, -1.0, 3.0, 0.5, 1e300, -1e9, 100000.0);
    case 3:
        return QString::fromStdString(
            *rc::gen::element<std::string>("", "jump", "0.0", "1.1", "in", "99.9", "x"));
    case 4:
        return QString::fromStdString(*rc::gen::string<std::string>());
    case 5: {
        QJsonArray array;
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
            array.append(randomValue(depth - 1));
        return array;
    }
    default: {
        QJsonObject object;
        for (const char* key : {"sectors", "lanes", "next", "side"})
            object[QString::fromLatin1(key)] = randomValue(depth - 1);
        return object;
    }
    }
}

void writeFile(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

} // namespace

class TestTrackLoad : public QObject
{
    Q_OBJECT
private slots:
    void fillsInWhatIsLeftOut()
    {
        const auto track = load(parsed(soundTrack));
        QVERIFY2(track, qPrintable(track ? QString() : track.error().toLine()));
        QCOMPARE(track->sections[2].lanes, 3);
        QCOMPARE(track->sections[3].next, (std::vector<std::vector<int>>{{0}, {1}, {2}, {3}}));
        QCOMPARE(track->sectorCount(), 13);
        QCOMPARE(track->chute, (Chute{{0, 0}, Side::In}));
        QCOMPARE(track->grid.size(), 3U);
    }

    void unknownFieldsAreIgnored()
    {
        QJsonObject object = parsed(soundTrack);
        object[QStringLiteral("picture")] = QStringLiteral("x.png");
        QVERIFY(load(object));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* field, const char* value, const char* line) {
            QTest::newRow(qPrintable(QStringLiteral("%1=%2").arg(QLatin1String(field), QLatin1String(value))))
                << QString::fromLatin1(field) << QByteArray(value) << QString::fromLatin1(line);
        };
        row("format", "", "format is missing");
        row("format", R"("roadmarshal-track/2")",
            "format is \"roadmarshal-track/2\", known is roadmarshal-track/1");
        row("id", "", "id is missing");
        row("id", R"("../x")", "id is \"../x\", allowed are letters, digits and dashes, at most 60");
        row("name", "7", "name is not a text");
        row("name", R"("")", "name is empty");
        row("sections", "", "sections is missing");
        row("sections", "{}", "sections is not a list");
        row("sections", R"([{"sectors": 2, "lanes": 1}])",
            "sections has 2 sectors in all, a track needs at least 3");
        row("sections", R"([{"sectors": 600, "lanes": 1}, {"sectors": 600, "lanes": 1}])",
            "sections has 1200 sectors in all, at most 1000 are allowed");
        row("sections.0", "5", "sections[0] is not an object");
        row("sections.0.sectors", "", "sections[0].sectors is missing");
        row("sections.0.sectors", "0", "sections[0].sectors is 0, allowed is 1 to 1000");
        row("sections.0.sectors", "1.5", "sections[0].sectors is not a whole number");
        row("sections.0.lanes", "", "sections[0].lanes is missing");
        row("sections.0.lanes", "13", "sections[0].lanes is 13, allowed is 1 to 12");
        row("sections.2.lanes", "4", "sections[2].lanes is 4, a jump has 3 lanes");
        row("sections.0.surface", R"("ice")",
            "sections[0].surface is \"ice\", allowed is paved, rough, jump");
        row("sections.0.turn", "721", "sections[0].turn is 721, allowed is -720 to 720");
        row("sections.0.length", "0", "sections[0].length is 0, allowed is 0.5 to 10");
        row("sections.0.next", "[[0],[1],[2]]", "sections[0].next has 3 entries, the section has 4 lanes");
        row("sections.0.next", "",
            "sections[0].next is missing, the section has 4 lanes and the following has 3");
        row("sections.1.next", "", "sections[1].next is missing, a join with a jump needs it");
        row("sections.0.next.0", "[]", "sections[0].next[0] is empty, a car on lane 0 could not go on");
        row("sections.0.next.1", "[0,3]",
            "sections[0].next[1][1] is 3, the following section has 3 lanes (from 0)");
        row("sections.0.next.1", "[0,0]", "sections[0].next[1][1] is 0 a second time");
        row("sections.0.next.1", "[-1]", "sections[0].next[1][0] is -1, allowed is 0 to 12");
        row("sections.1.next.0", "[1]", "sections[1].next[0][0] is 1, which leads into a Trough");
        row("sections.2.next.1", "[1]", "sections[2].next[1] leads out of the Trough, it must be empty");
        row("crossovers.0", R"(["1.0"])", "crossovers[0] is not a pair of spaces");
        row("crossovers.0.0", R"("1.4")", "crossovers[0][0] is 1.4, which is no space of this track");
        row("crossovers.0.0", R"("one")", "crossovers[0][0] is \"one\", not a space such as \"12.0\"");
        row("crossovers.0.0", R"("7.1")", "crossovers[0][0] is 7.1, which is a Trough");
        row("crossovers.0.1", R"("1.0")", "crossovers[0][1] is 1.0, which is in a crossover already");
        row("crossovers", R"([["1.0","9.0"],["2.0","9.0"]])",
            "crossovers[1][1] is 9.0, which is in a crossover already");
        row("chute", "1", "chute is not an object");
        row("chute.side", R"("up")", "chute.side is \"up\", allowed is in, out");
        row("chute.entry", R"("0.1")", "chute.entry is 0.1, the edge lane on its side is 0.0");
        row("chute.side", R"("out")", "chute.entry is 0.0, the edge lane on its side is 0.3");
        row("chute.entry", R"("13.0")", "chute.entry is 13.0, which is no space of this track");
        row("grid.1", R"("12.0")", "grid[1] is 12.0 a second time");
        row("grid.1", R"("7.1")", "grid[1] is 7.1, which is a Trough");
        row("grid.1", R"("12.4")", "grid[1] is 12.4, which is no space of this track");
        row("grid.0", R"("1.0")", "grid[2] is 10.0, one cell with 1.0");
        row("heading", "400", "heading is 400, allowed is -360 to 360");
    }

    void refuses()
    {
        QFETCH(QString, field);
        QFETCH(QByteArray, value);
        const auto track = load(changed(parsed(soundTrack), field.split(u'.'), fromText(value)).toObject());
        QVERIFY(!track);
        QTEST(track.error().toLine(), "line");
    }

    void storingAndLoadingIsTheIdentity()
    {
        QVERIFY(rc::check([] {
            const Track track = randomTrack();
            const auto again = load(store(track));
            if (!again)
                RC_FAIL(again.error().toLine().toStdString());
            RC_ASSERT(*again == track);
        }));
    }

    void storingLeavesOutWhatIsUsual()
    {
        const QJsonObject object = parsed(soundTrack);
        QCOMPARE(store(*load(object)), object);
    }

    void anythingElseIsRefusedWithoutHarm()
    {
        QVERIFY(rc::check([] {
            QJsonObject object = parsed(soundTrack);
            const QStringList keys = object.keys();
            object[keys[*rc::gen::inRange(qsizetype(0), keys.size())]] = randomValue(4);
            if (const auto track = load(object))
                RC_ASSERT(load(store(*track)) == track);
        }));
    }

    void foldersAreSearchedInOrder()
    {
        const QTemporaryDir first;
        const QTemporaryDir second;
        const apocalypse_road::TrackLibrary library(
            {first.path(), second.path(), QStringLiteral(":/games/apocalypse-road/tracks")});
        QVERIFY(library.find(QStringLiteral("rust-bowl")));
        QVERIFY(!library.find(QStringLiteral("sound")));
        writeFile(second.filePath(QStringLiteral("any-name.track.json")), soundTrack);
        QCOMPARE(library.find(QStringLiteral("sound"))->name, QStringLiteral("Sound"));

        // A bad file in front is told, not passed over.
        const QString bad = first.filePath(QStringLiteral("sound.track.json"));
        writeFile(bad, "{}");
        QCOMPARE(library.find(QStringLiteral("sound")).error().toLine(),
                 bad + QStringLiteral(": format is missing"));
        writeFile(bad, QByteArray(soundTrack).replace("\"sound\"", "\"other\""));
        QCOMPARE(library.find(QStringLiteral("sound")).error().problem.place, QStringLiteral("id"));
        QVERIFY(!library.find(QStringLiteral("../sound")));
    }

    // 8.3: cars may stand on a track that nobody could race on.
    void findsATrackWithoutAChute()
    {
        const QTemporaryDir folder;
        QJsonObject object = parsed(soundTrack);
        object.remove(QStringLiteral("chute"));
        const QString path = folder.filePath(QStringLiteral("sound.track.json"));
        writeFile(path, QJsonDocument(object).toJson());
        const apocalypse_road::TrackLibrary library({folder.path()});
        QVERIFY(library.find(QStringLiteral("sound")));
        QVERIFY(library.findToRaceOn(QStringLiteral("sound"))
                    .error()
                    .toLine()
                    .startsWith(path + u": chute is missing"));
        QVERIFY(library.list().items.empty());
    }

    void listsEveryTrackOnce()
    {
        const QTemporaryDir folder;
        writeFile(folder.filePath(QStringLiteral("rust-bowl.track.json")),
                  QByteArray(soundTrack).replace("\"sound\"", "\"rust-bowl\""));
        writeFile(folder.filePath(QStringLiteral("bad.track.json")), "[]");
        const content::Listing listing =
            apocalypse_road::TrackLibrary({folder.path(), QStringLiteral(":/games/apocalypse-road/tracks")})
                .list();
        QCOMPARE(listing.problems.size(), 1U);
        QVERIFY(listing.items.size() >= 5);
        QCOMPARE(std::ranges::count(listing.items, QStringLiteral("rust-bowl"), &content::Item::id), 1);
        QCOMPARE(std::ranges::find(listing.items, QStringLiteral("rust-bowl"), &content::Item::id)->name,
                 QStringLiteral("Sound"));
    }

    // 2.1: on tracks of the sister games the chute is the space just past the line.
    void theChuteOfASisterGame_data()
    {
        QTest::addColumn<QString>("system");
        QTest::newRow("thunder-alley") << QStringLiteral("thunder-alley");
        QTest::newRow("grand-prix") << QStringLiteral("grand-prix");
    }
    void theChuteOfASisterGame()
    {
        QFETCH(QString, system);
        QJsonObject object = parsed(soundTrack);
        object.remove(QStringLiteral("chute"));
        object[QStringLiteral("system")] = system;
        const auto track = load(object).and_then(withChute);
        QVERIFY(track && track->chute);
        QCOMPARE(track->chute->entry, (Space{0, 0}));
        QCOMPARE(track->chute->side, Side::In);
    }

    // 8.3: nobody races on other tracks without one; the refusal names the field.
    void aMissingChute()
    {
        QJsonObject object = parsed(soundTrack);
        object.remove(QStringLiteral("chute"));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("sound.track.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(object).toJson());
        file.close();
        const auto track = loadFile(path);
        QVERIFY(!track);
        QCOMPARE(track.error().place, QStringLiteral("chute"));
        QVERIFY(load(object)); // a recorded game keeps its track
    }
};

ONE_OF_MANY(TestTrackLoad)
#include "test_track_load.moc"
