// Packs from strangers: refused or made harmless with one clear line, and nothing lies anywhere afterwards.
#include "packs/bounds.h"
#include "packs/drawing.h"
#include "packs/import.h"
#include "packs/picture.h"
#include "support/hand_made_zip.h"
#include "support/one_of_many.h"
#include "support/pack_home.h"

#include <QTest>

using namespace roadmarshal;
using test::handMadeZip;
using test::PackHome;
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

QByteArray svg(const QByteArray& inner, const QByteArray& attributes = {})
{
    return R"(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" )" +
           attributes + ">" + inner + "</svg>";
}

QByteArray sized(const QByteArray& before, quint32 width, quint32 height, int bytes, bool heightFirst = false)
{
    QByteArray picture = before;
    for (const quint32 side : {heightFirst ? height : width, heightFirst ? width : height}) {
        for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
            picture.append(static_cast<char>(side >> shift & 0xff));
    }
    return picture + QByteArray(40, '\0');
}

QByteArray png(quint32 width, quint32 height)
{
    return sized(QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16), width, height, 4);
}

QByteArray jpeg(quint32 width, quint32 height)
{
    return sized(QByteArray("\xff\xd8\xff\xe0\0\x04JF\xff\xc0\0\x11\x08", 13), width, height, 2, true);
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
        row("script", "pictures/a.svg", svg("<script>alert(1)</script>"), "has a <script>");
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

    void drawings_data()
    {
        QTest::addColumn<QByteArray>("drawing");
        QTest::addColumn<QString>("reason"); // none: it is taken
        const auto row = [](const char* name, const QByteArray& drawing, const char* reason) {
            QTest::newRow(name) << drawing << QString::fromUtf8(reason);
        };
        row("plain", svg("<g id='a'><path d='M0 0L1 1' fill='url(#p)'/></g><use xlink:href='#a'/>"), "");
        row("image inside", svg("<image href=\"data:image/png;base64," + png(4, 4).toBase64() + "\"/>"), "");
        row("editor's notes",
            svg("<sodipodi:namedview "
                "xmlns:sodipodi=\"http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd\"/>"),
            "");
        row("script", svg("<script/>"), "has a <script>");
        row("script elsewhere", svg("<x:script xmlns:x=\"http://www.w3.org/1999/xhtml\"/>"),
            "has a <script>");
        row("disguised", svg("<i:image xmlns:i=\"http://www.inkscape.org/\" href=\"http://x/\"/>"),
            "has a <image>");
        row("foreign object", svg("<foreignObject/>"), "has a <foreignObject>");
        row("animation", svg("<rect><set attributeName='href' to='x'/></rect>"), "has a <set>");
        row("link", svg("<a href='http://x/'/>"), "has a <a>");
        row("handler", svg({}, "onload='x()'"), "acts on its own (onload)");
        row("handler in capitals", svg("<rect onClick='x()'/>"), "acts on its own");
        row("document type", "<!DOCTYPE svg [<!ENTITY a 'b'>]>" + svg("&a;"), "has a document type");
        row("entity", svg("&lol;"), "line 1");
        row("style sheet", "<?xml-stylesheet href='http://x/'?>" + svg({}),
            "has an instruction for other programs");
        row("image elsewhere", svg("<image href='http://x/a.png'/>"), "leads elsewhere (href of an image)");
        row("image in a file", svg("<image xlink:href='file:///etc/passwd'/>"), "leads elsewhere");
        row("drawing inside", svg("<image href='data:image/svg+xml;base64,AAAA'/>"), "leads elsewhere");
        row("huge image inside",
            svg("<image href='data:image/png;base64," + png(30'000, 30'000).toBase64() + "'/>"),
            "has an image in it that has 30000 × 30000 pixels");
        row("use elsewhere", svg("<use href='other.svg#a'/>"), "leads elsewhere (href)");
        row("import", svg("<style>@import 'http://x/';</style>"), "has a style that loads");
        row("import in data", svg("<style><![CDATA[@im]]><![CDATA[port 'x';]]></style>"),
            "has a style that loads");
        row("address in a style", svg("<style>a{fill:url(http://x/)}</style>"), "has a style that loads");
        row("address in an attribute", svg("<rect style='fill:url(http://x/)'/>"), "leads elsewhere (style)");
        row("address in capitals", svg("<rect fill='URL(//x/)'/>"), "leads elsewhere (fill)");
        row("escaped address", svg("<rect style='fill:\\75rl(x)'/>"), "leads elsewhere (style)");
        row("base", svg({}, "xml:base='http://x/'"), "leads elsewhere (base)");
        row("in a circle", svg("<g id='a'><use href='#a'/></g>"), "in a circle");
        row("a thousand laughs", laughs(), "more than 200000 times");
        row("deep", svg(QByteArray("<g>").repeated(100) + QByteArray("</g>").repeated(100)),
            "in one another");
        row("many", svg(QByteArray("<g/>").repeated(60'000)), "has more than 50000 parts");
        row("another document", "<html/>", "is no SVG drawing");
        row("broken", svg("<g>"), "is no sound SVG drawing");
        row("empty", {}, "is no sound SVG drawing");
        row("large", QByteArray(packs::largestDrawing + 1, ' '), "is larger than 1 MB");
    }
    void drawings()
    {
        QFETCH(QByteArray, drawing);
        QFETCH(QString, reason);
        const auto problem = packs::problemOfDrawing(drawing);
        QCOMPARE(problem.has_value(), !reason.isEmpty());
        if (problem)
            QVERIFY2(problem->toLine().contains(reason), qPrintable(problem->toLine()));
    }

private:
    static QByteArray laughs()
    {
        QByteArray inner = "<rect id='a0'/>";
        for (int i = 1; i < 10; ++i)
            inner += "<g id='a" + QByteArray::number(i) + "'>" +
                     ("<use href='#a" + QByteArray::number(i - 1) + "'/>").repeated(10) + "</g>";
        return svg(inner);
    }
};

ONE_OF_MANY(TestHostilePacks)
#include "test_hostile_packs.moc"
