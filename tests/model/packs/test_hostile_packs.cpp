// Packs from strangers: refused or made harmless with one clear line, and nothing lies anywhere afterwards.
#include "packs/bounds.h"
#include "packs/import.h"
#include "packs/picture.h"
#include "support/hand_made_picture.h"
#include "support/hand_made_zip.h"
#include "support/one_of_many.h"
#include "support/pack_home.h"

#include <QTest>

using namespace roadmarshal;
using test::handMadeZip;
using test::jpeg;
using test::PackHome;
using test::png;
using test::ZipEntry;

namespace {

const QByteArray trackPath = "apocalypse-road/tracks/x.track.json";

QByteArray about(const QByteArray& contents = {})
{
    return R"({"format":"roadmarshal-pack/1","name":"N","by":"B","contents":[)" + contents + "]}";
}

QByteArray track()
{
    QJsonObject json = PackHome::renamed(QStringLiteral("apocalypse-road"), QStringLiteral("track"),
                                         QStringLiteral("rust-bowl"), QStringLiteral("x"));
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

ZipEntry aboutEntry()
{
    return {"pack.json", about(R"({"game":"apocalypse-road","kind":"track","id":"x"})")};
}

QByteArray with(const ZipEntry& entry)
{
    return handMadeZip({aboutEntry(), {trackPath, track()}, entry});
}

} // namespace

class TestHostilePacks : public QObject
{
    Q_OBJECT

    std::unique_ptr<PackHome> m_home;

private slots:
    void init() { m_home = std::make_unique<PackHome>(); }

    void anHonestOneIsTaken()
    {
        const auto pack = packs::read(with({"pictures/a.png", png(10, 10)}), PackHome::reading());
        QVERIFY2(pack.has_value(), pack ? "" : qPrintable(pack.error().toLine()));
        QCOMPARE(pack->items.size(), 1U);
        QVERIFY(pack->problems.empty());
        const auto packed = packs::read(handMadeZip({aboutEntry(),
                                                     {trackPath, track(), true},
                                                     {"apocalypse-road/", {}, false, -1, 0, -1, 0040755}}),
                                        PackHome::reading());
        QVERIFY2(packed.has_value(), packed ? "" : qPrintable(packed.error().toLine()));
    }

    void refused_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, const QByteArray& bytes, const char* line) {
            QTest::newRow(name) << bytes << QString::fromUtf8(line);
        };
        const auto named = [&](const char* name, const QByteArray& path, const char* line) {
            row(name, with({path, "x"}), line);
        };
        named("climbs", "../evil.json", "p: ../evil.json climbs out of the pack");
        named("climbs within", "apocalypse-road/tracks/../../../evil", "climbs out of the pack");
        named("absolute", "/etc/passwd", "p: /etc/passwd has an absolute path");
        named("drive", "C:/evil", "has an absolute path");
        named("stream", "pictures/a.png:x", "has a colon in its name");
        named("backslash", "..\\evil", "has a backslash in its name");
        named("zero", QByteArray("a\0b", 3), "has a zero byte in its name");
        named("empty", "", "has no name");
        named("empty part", "a//b", "has an empty part");
        named("dot", "a./b", "ends in a dot or a blank");
        named("not UTF-8", "pictures/\xff.png", "has a name that is no UTF-8");
        named("overlong", "pictures/\xc0\xae\xc0\xae/x", "has a name that is no UTF-8");
        named("right to left", "pictures/\xe2\x80\xaegnp.a", "has odd signs in its name");
        named("not composed", "pictures/u\xcc\x88.png", "has odd signs in its name");
        named("long", QByteArray(300, 'a'), "has a name of more than 200 bytes");
        row("twice", handMadeZip({aboutEntry(), {trackPath, track()}, {trackPath, track()}}),
            "is there twice");
        named("case", "apocalypse-road/tracks/X.track.json", "differs in upper and lower case only");
        row("link", with({"pictures/a.png", "/etc/passwd", false, -1, 0, -1, 0120777}), "is a link");
        row("device", with({"pictures/a.png", {}, false, -1, 0, -1, 0020666}), "is a special file");
        row("pipe", with({"pictures/a.png", {}, false, -1, 0, -1, 0010666}), "is a special file");
        row("encrypted", with({"pictures/a.png", "x", false, -1, 1}), "is encrypted");
        row("method", with({"pictures/a.png", "x", false, -1, 0, 12}),
            "packed in a way that packs do not use");
        row("bomb", with({"pictures/a.png", QByteArray(8'000'000, '0'), true}),
            "unpacks to more than 200 times");
        row("large", with({"pictures/a.png", "x", false, 9'000'000}), "is larger than 8 MB");
        row("larger than it says", with({"pictures/a.png", QByteArray(4000, 'x'), true, 10}),
            "unpacks to more than it says");
        row("smaller than it says", with({"pictures/a.png", QByteArray(4000, 'x'), true, 5000}),
            "is damaged");
        row("overlapping", with({"pictures/a.png", "x", false, -1, 0, -1, 0, 1}), "lie on the same bytes");
        row("no pack", handMadeZip({{"x.txt", "x"}}), "p: is no pack: it has no pack.json");
        row("no zip", "hello", "p: is no pack, or its end is missing");
        row("nothing", {}, "p: is no pack, or its end is missing");
        row("count lies", handMadeZip({aboutEntry(), {trackPath, track()}}, 1), "its directory is broken");
        row("format", handMadeZip({{"pack.json", "{\"format\":\"roadmarshal-pack/9\",\"contents\":[]}"}}),
            "p: pack.json: format is \"roadmarshal-pack/9\", known is roadmarshal-pack/1");
        row("about", handMadeZip({{"pack.json", "[]"}}), "p: pack.json is not a JSON object");
        row("contents", handMadeZip({{"pack.json", "{\"format\":\"roadmarshal-pack/1\",\"contents\":7}"}}),
            "p: pack.json: contents is not a list");
        row("cut", handMadeZip({aboutEntry()}).chopped(3), "is no pack, or its end is missing");
        row("something in front", "x" + handMadeZip({aboutEntry()}),
            "its directory does not lie where it says");
        row("huge", QByteArray(packs::largestPack + 1, 'x'), "p: is larger than 64 MB");
    }
    void refused()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, line);
        const auto pack = packs::read(bytes, PackHome::reading());
        QVERIFY(!pack);
        const QString said = pack.error().toLine(QStringLiteral("p"));
        QVERIFY2(said.contains(line), qPrintable(said));
        QVERIFY(!said.contains(u'\n'));
        QVERIFY(m_home->files().isEmpty());
    }

    void aHundredThousandFiles()
    {
        QList<ZipEntry> entries{aboutEntry()};
        for (int i = 0; i < 100'000; ++i)
            entries.append({QByteArray::number(i)});
        QByteArray zip = handMadeZip(entries);
        for (const quint64 said : {100'000, 0xffff, 2000}) {
            const QByteArray count = test::number(said, 2);
            zip.replace(zip.size() - 14, 4, count + count);
            const auto pack = packs::read(zip, PackHome::reading());
            QVERIFY(!pack);
            QVERIFY2(pack.error().reason.contains(QStringLiteral("more than 2500 files")) ||
                         pack.error().reason.contains(QStringLiteral("broken")),
                     qPrintable(pack.error().toLine()));
        }
    }

    void whatIsTooMuchInAll()
    {
        QList<ZipEntry> pictures{aboutEntry()};
        for (int i = 0; i < 20; ++i)
            pictures.append({"pictures/" + QByteArray::number(i) + ".png", "x", false, 7'900'000});
        for (ZipEntry& entry : pictures) {
            if (entry.size > 0)
                entry.data = QByteArray(40'000, 'x');
        }
        const auto pack = packs::read(handMadeZip(pictures), PackHome::reading());
        QVERIFY(!pack);
        QVERIFY2(pack.error().reason.contains(QStringLiteral("128 MB")), qPrintable(pack.error().toLine()));
        QByteArray many = "{\"format\":\"roadmarshal-track/1\",\"x\":[";
        for (int i = 0; i < 90'000; ++i)
            many += "[1],";
        many += "1]}";
        QList<ZipEntry> lists{aboutEntry()};
        for (int i = 0; i < 3; ++i)
            lists.append({"apocalypse-road/tracks/" + QByteArray::number(i) + ".track.json", many});
        const auto values = packs::read(handMadeZip(lists), PackHome::reading());
        QVERIFY(!values);
        QVERIFY(values.error().reason.contains(QStringLiteral("250000 lists")));
    }

    void passedOver_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const QByteArray& path, const QByteArray& content,
                            const char* reason) {
            QTest::newRow(name) << path << content << QString::fromUtf8(reason);
        };
        row("program", "evil.exe", "MZ", "is nothing that a pack holds");
        row("unknown game", "chess/boards/a.board.json", "{}", "is nothing that a pack holds");
        row("unknown kind", "apocalypse-road/horses/a.horse.json", "{}", "is nothing that a pack holds");
        row("deeper", "apocalypse-road/tracks/a/b.track.json", "{}", "is nothing that a pack holds");
        row("wrong type", "apocalypse-road/tracks/a.track.json", "\x89PNG", "not JSON");
        row("bad content", "apocalypse-road/tracks/a.track.json", "{\"format\":\"roadmarshal-track/1\"}",
            "is missing");
        row("another game", "apocalypse-road/tracks/a.track.json",
            "{\"format\":\"roadmarshal-track/1\",\"game\":\"chess\"}", "");
        row("not listed", "apocalypse-road/tracks/a.track.json", track().replace("\"x\"", "\"y\""),
            "which pack.json does not list");
        row("twice inside", "apocalypse-road/tracks/a.track.json", track(), "a second time");
        row("reference", "apocalypse-road/tracks/a.track.json",
            track().replace("\"x\"", "\"y\"").replace("\"name\":\"", "\"name\":\"file:///etc/passwd "),
            "leads out of the file");
        row("id", "apocalypse-road/tracks/a.track.json", track().replace("\"x\"", "\"../x\""), "");
        row("picture type", "pictures/a.png", "GIF89a", "is no PNG picture");
        row("huge PNG", "pictures/a.png", png(100'000, 100'000), "has 100000 × 100000 pixels");
        row("wide PNG", "pictures/a.png", png(20'000, 1), "at most 12000 a side");
        row("many pixels", "pictures/a.png", png(11'000, 11'000), "50000000 in all");
        row("no pixels", "pictures/a.png", png(0, 3), "has no size");
        row("negative", "pictures/a.png", png(0xffffffff, 3), "pixels");
        row("huge JPEG", "pictures/a.jpg", jpeg(65'000, 65'000), "has 65000 × 65000 pixels");
        row("JPEG without size", "pictures/a.jpeg", "\xff\xd8\xff\xe0", "does not say its size");
        row("script", "pictures/a.svg", "<svg><script>alert(1)</script></svg>", "has a <script>");
    }
    void passedOver()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, content);
        QFETCH(QString, reason);
        const auto pack = packs::read(with({path, content}), PackHome::reading());
        QVERIFY2(pack.has_value(), pack ? "" : qPrintable(pack.error().toLine()));
        QCOMPARE(pack->items.size() + pack->pictures.size(), 1U); // the honest one
        QVERIFY(!pack->problems.empty());
        QVERIFY2(pack->problems.front().toLine().contains(reason),
                 qPrintable(pack->problems.front().toLine()));
        QVERIFY(m_home->files().isEmpty());
    }

    void pictures()
    {
        QCOMPARE(packs::checkPicture(QStringLiteral("a.png"), png(300, 200)), QSize(300, 200));
        QCOMPARE(packs::checkPicture(QStringLiteral("a.jpg"), jpeg(300, 200)), QSize(300, 200));
        QVERIFY(!packs::checkPicture(QStringLiteral("a.bmp"), "BM"));
    }

    void aPictureThatIsRefusedTakesWhoShowsItAlong()
    {
        QJsonObject shown = QJsonDocument::fromJson(track()).object();
        shown[QStringLiteral("picture")] = QStringLiteral("pictures/a.png");
        const QByteArray text = QJsonDocument(shown).toJson();
        const auto pack =
            packs::read(handMadeZip({aboutEntry(), {trackPath, text}, {"pictures/a.png", png(0, 0)}}),
                        PackHome::reading());
        QVERIFY(pack.has_value());
        QVERIFY(pack->items.empty());
        QVERIFY(pack->problems.back().toLine().contains(QStringLiteral("which is missing or refused")));
    }
};

ONE_OF_MANY(TestHostilePacks)
#include "test_hostile_packs.moc"
