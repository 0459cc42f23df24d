#include "board/svg.h"
#include "games/apocalypse_road/table/track_library.h"
#include "support/apocalypse_road/random_track.h"
#include "support/one_of_many.h"
#include "track/board_of.h"
#include "track/geometry.h"

#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

using namespace roadmarshal::track;
using roadmarshal::board::Theme;

namespace {

struct Contents
{
    QString error;
    QStringList ids;
    QStringList texts;
    QSet<QString> elements;
};

Contents read(const QByteArray& svg)
{
    Contents contents;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            contents.elements.insert(reader.name().toString());
            if (reader.attributes().hasAttribute("id"))
                contents.ids.append(reader.attributes().value("id").toString());
        } else if (reader.isCharacters() && !reader.isWhitespace()) {
            contents.texts.append(reader.text().toString());
        }
    }
    if (reader.hasError())
        contents.error = reader.errorString();
    return contents;
}

Track builtIn(const char* id)
{
    return *roadmarshal::apocalypse_road::TrackLibrary({QStringLiteral(":/games/apocalypse-road/tracks")})
                .find(QString::fromLatin1(id));
}

} // namespace

class TestSvg : public QObject
{
    Q_OBJECT
private slots:
    void everySpaceHasItsElement()
    {
        QVERIFY(rc::check([] {
            const Track track = randomTrack();
            const Graph graph(track);
            const Contents contents = read(toSvg(*boardOf(track), Theme::light()));
            RC_ASSERT(contents.error.toStdString() == std::string());
            const QSet<QString> ids(contents.ids.begin(), contents.ids.end());
            RC_ASSERT(ids.size() == contents.ids.size());
            for (int index = 0; index < graph.size(); ++index)
                RC_ASSERT(ids.contains(
                    roadmarshal::board::svgId(toText(graph.spaceAt(static_cast<Index>(index))))));
            RC_ASSERT(contents.ids.filter(QStringLiteral("space-")).size() == graph.size());
        }));
    }

    void hostileNamesAreMereText()
    {
        Track track = builtIn("rust-bowl");
        track.name = QStringLiteral("</text><script>&\u0007") + QChar(0xD800);
        const Contents contents = read(toSvg(*boardOf(track), Theme::dark()));
        QCOMPARE(contents.error, QString());
        QVERIFY(!contents.elements.contains(QStringLiteral("script")));
        QVERIFY(contents.texts.contains(QStringLiteral("</text><script>& \uFFFD")));
    }

    void onlyElementsThatEveryRendererKnows()
    {
        for (const char* id : {"rust-bowl", "scrapyard-leap", "crows-knot"}) {
            const Track track = builtIn(id);
            const QByteArray svg = toSvg(*boardOf(track), Theme::light());
            const QSet<QString> known{QStringLiteral("svg"),   QStringLiteral("g"),
                                      QStringLiteral("path"),  QStringLiteral("rect"),
                                      QStringLiteral("text"),  QStringLiteral("title"),
                                      QStringLiteral("circle")};
            QVERIFY(known.contains(read(svg).elements));
            QVERIFY(!svg.contains("style="));
            QVERIFY(!svg.contains("nan") && !svg.contains("inf"));
        }
    }

    void gridAndSectorsAreNumbered()
    {
        const Track track = builtIn("saltpan-oval");
        const QStringList texts = read(toSvg(*boardOf(track), Theme::light())).texts;
        QCOMPARE(texts.count(QStringLiteral("40")), 2); // the last grid place and a sector
        QCOMPARE(texts.count(QStringLiteral("47")), 1);
        QCOMPARE(texts.count(QStringLiteral("48")), 0);
        QCOMPARE(texts.count(track.name), 2); // title and lettering
    }

    void themesDiffer()
    {
        const Track track = builtIn("rust-bowl");
        QVERIFY(toSvg(*boardOf(track), Theme::light()) != toSvg(*boardOf(track), Theme::dark()));
    }
};

ONE_OF_MANY(TestSvg)
#include "test_svg.moc"
