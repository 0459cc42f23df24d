#include "counters/car.h"
#include "log/table_picture.h"
#include "support/apocalypse_road/street.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace roadmarshal;
using namespace roadmarshal::log;

namespace {

struct Contents
{
    QString error;
    QStringList ids;
    QStringList texts;
    QSet<QString> elements;
    QStringList references;
};

Contents read(const QByteArray& svg)
{
    Contents contents;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isCharacters() && !reader.isWhitespace())
            contents.texts.append(reader.text().toString());
        if (!reader.isStartElement())
            continue;
        contents.elements.insert(reader.name().toString());
        for (const QXmlStreamAttribute& attribute : reader.attributes()) {
            if (attribute.name() == u"id")
                contents.ids.append(attribute.value().toString());
            else if (attribute.name() == u"href" || attribute.value().contains(u"url("))
                contents.references.append(attribute.value().toString());
        }
    }
    if (reader.hasError())
        contents.error = reader.errorString();
    return contents;
}

table::TableShow demoShow()
{
    const test::DemoGame demo;
    return demo.session->game().show(demo.session->now());
}

const PictureMarks someMarks{{QStringLiteral("1.0"), QStringLiteral("2.0"), QStringLiteral("3.1")},
                             {QStringLiteral("4.0"), QStringLiteral("chute"), QStringLiteral("12.in")},
                             {QStringLiteral("5.1")}};

} // namespace

class TestTablePicture : public QObject
{
    Q_OBJECT
private slots:
    void everyCarIsInIt()
    {
        const table::TableShow show = demoShow();
        QVERIFY(show.pieces.size() >= 16);
        const Contents contents = read(tablePicture(show));
        QCOMPARE(contents.error, QString());
        for (const table::Piece& piece : show.pieces) {
            QCOMPARE(contents.ids.count(QStringLiteral("car-") + piece.id), 1);
            QVERIFY(contents.texts.contains(piece.id));
        }
        QCOMPARE(QSet(contents.ids.begin(), contents.ids.end()).size(), contents.ids.size());
    }

    void damageSideAndTokensShow()
    {
        table::TableShow show = demoShow();
        show.pieces = {show.pieces.front()};
        const QByteArray fresh = tablePicture(show);
        const auto scars = [](const QByteArray& svg) { return svg.count(toText(counters::scar).toLatin1()); };
        QCOMPARE(scars(fresh), 0);
        show.pieces[0].wear = 3;
        QCOMPARE(scars(tablePicture(show)), 3);
        show.pieces[0].tokens = {QStringLiteral("spin-around")};
        QVERIFY(read(tablePicture(show)).texts.contains(QStringLiteral("SA")));
        show = demoShow();
        show.pieces = {show.pieces.front()};
        show.pieces[0].face = QStringLiteral("dark");
        QVERIFY(tablePicture(show) != fresh);
    }

    void teamsDifferWithoutColour()
    {
        table::TableShow show = demoShow();
        show.pieces = {show.pieces.front()};
        static const QRegularExpression fills(QStringLiteral("#[0-9a-f]{6}"));
        QSet<QString> drawings;
        for (int livery = 0; livery < counters::liveryCount; ++livery) {
            for (table::Team& team : show.teams)
                team.livery = livery;
            drawings.insert(QString::fromUtf8(tablePicture(show)).remove(fills));
        }
        QCOMPARE(drawings.size(), counters::liveryCount);
    }

    // A renderer that can't clip must not let a pattern run out over the road.
    void patternsStayOnTheCar()
    {
        table::TableShow show = demoShow();
        show.pieces = {show.pieces.front()};
        QByteArray svg = tablePicture(show);
        QVERIFY(!svg.contains("clip"));
        static const QRegularExpression corners(QStringLiteral("[ML](-?[0-9.]+) (-?[0-9.]+)"));
        for (int livery = 0; livery < counters::liveryCount; ++livery) {
            for (table::Team& team : show.teams)
                team.livery = livery;
            svg = tablePicture(show);
            const QString car = QString::fromUtf8(svg.mid(svg.indexOf("id=\"car-")));
            QVERIFY(!car.isEmpty());
            for (const auto& match : corners.globalMatch(car)) {
                QVERIFY(std::abs(match.captured(1).toDouble()) <= counters::front + 0.01);
                QVERIFY(std::abs(match.captured(2).toDouble()) <= counters::flank + 0.01);
            }
        }
    }

    void greyscaleHasNoColour()
    {
        table::TableShow show = demoShow();
        show.pieces[0].wear = 4;
        show.pieces[1].tokens = {QStringLiteral("suppressed")};
        show.pieces[2].spent = true;
        static const QRegularExpression colours(
            QStringLiteral("#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\\b"));
        const auto coloured = [](const QByteArray& svg) {
            int count = 0;
            for (const auto& match : colours.globalMatch(QString::fromUtf8(svg)))
                count += match.captured(1) != match.captured(2) || match.captured(2) != match.captured(3);
            return count;
        };
        QCOMPARE(coloured(tablePicture(show, someMarks, Ink::Greyscale)), 0);
        QVERIFY(coloured(tablePicture(show, someMarks, Ink::Colour)) > 100);
    }

    void itNeedsNothingElse()
    {
        const QByteArray svg = tablePicture(demoShow(), someMarks);
        const Contents contents = read(svg);
        QCOMPARE(contents.error, QString());
        QCOMPARE(contents.references, QStringList());
        QCOMPARE(svg.count("://"), 1); // the namespace
        const QSet<QString> known{QStringLiteral("svg"),   QStringLiteral("g"),    QStringLiteral("path"),
                                  QStringLiteral("rect"),  QStringLiteral("text"), QStringLiteral("title"),
                                  QStringLiteral("circle")};
        QVERIFY(known.contains(contents.elements));
        QVERIFY(!svg.contains("nan") && !svg.contains("inf\""));
    }

    void hostileNamesAreMereText()
    {
        table::TableShow show = demoShow();
        const QString hostile = QStringLiteral("</title><script>alert(\"1\")</script>&\u0007");
        for (table::Team& team : show.teams)
            team.name = hostile;
        show.pieces[0].id = QStringLiteral("<b>\"'&");
        show.pieces[0].label = show.pieces[0].id;
        const Contents contents = read(tablePicture(show));
        QCOMPARE(contents.error, QString());
        QVERIFY(!contents.elements.contains(QStringLiteral("script")));
        QVERIFY(!contents.elements.contains(QStringLiteral("b")));
        QVERIFY(contents.texts.contains(show.pieces[0].id));
    }

    void marksAreDrawnWhereTheTrackHasThem()
    {
        const table::TableShow show = demoShow();
        const QByteArray plain = tablePicture(show);
        QVERIFY(tablePicture(show, {.route = someMarks.route}) != plain);
        QVERIFY(tablePicture(show, {.lit = {QStringLiteral("4.0")}}) != plain);
        QVERIFY(tablePicture(show, {.lit = {QStringLiteral("12.in")}}) != plain);
        QVERIFY(tablePicture(show, {.barred = {QStringLiteral("4.0")}}) != plain);
        const QStringList nowhere{QStringLiteral("999.0"), QStringLiteral("nonsense"),
                                  QStringLiteral("999.out")};
        QCOMPARE(tablePicture(show, {nowhere, nowhere, nowhere}), plain);
    }

    void aSeriesHasTheTrackOnce()
    {
        const table::TableShow show = demoShow();
        PictureSeries series(Ink::Colour);
        const QByteArray pictures = series.picture(show) + series.picture(show, someMarks);
        const Contents contents = read("<page>" + series.definition() + pictures + "</page>");
        QCOMPARE(contents.error, QString());
        QCOMPARE(contents.ids.count(QStringLiteral("space-4.0")), 1);
        QCOMPARE(QSet(contents.ids.begin(), contents.ids.end()).size(), contents.ids.size());
        QCOMPARE(contents.references, QStringList(2, QStringLiteral("#track")));
        const QStringList texts = read("<page>" + pictures + "</page>").texts;
        for (const table::Piece& piece : show.pieces)
            QCOMPARE(texts.count(piece.id), 2);
    }

    void everyFormIsDrawnInItsOwnWay()
    {
        table::TableShow show = demoShow();
        show.pieces = {show.pieces.front()};
        QSet<QByteArray> drawings;
        for (int form = 0; form <= static_cast<int>(table::Form::Card); ++form) {
            show.pieces[0].form = static_cast<table::Form>(form);
            const QByteArray svg = tablePicture(show);
            QCOMPARE(read(svg).error, QString());
            drawings.insert(svg);
        }
        QCOMPARE(drawings.size(), static_cast<int>(table::Form::Card) + 1);
    }

    void nobodysPieceWearsNoTeamsColours()
    {
        table::TableShow show = demoShow();
        show.pieces = {show.pieces.front()};
        const QByteArray body = toText(counters::livery(counters::nobodys).colour).toLatin1();
        const qsizetype before = tablePicture(show).count(body);
        show.pieces[0].team.clear();
        QCOMPARE(tablePicture(show).count(body), before + 1);
        for (int livery = 0; livery < counters::liveryCount; ++livery)
            QVERIFY(counters::livery(livery).colour != counters::livery(counters::nobodys).colour);
    }

    void aWreckIsNotWhatItWas()
    {
        table::TableShow show = demoShow();
        show.pieces = {show.pieces.front()};
        const QByteArray sound = tablePicture(show);
        show.pieces[0].face = counters::wreckFace.toString();
        QVERIFY(tablePicture(show) != sound);
    }

    void aRiderIsDrawnOnItsCarrier()
    {
        table::TableShow show = demoShow();
        show.pieces = {show.pieces[0], show.pieces[1]};
        show.pieces[0].on = show.pieces[1].id;
        show.pieces[0].places.clear();
        show.pieces[0].form = table::Form::Peg;
        const QStringList ids = read(tablePicture(show)).ids;
        QVERIFY(ids.indexOf(QStringLiteral("piece-") + show.pieces[0].id) >
                ids.indexOf(QStringLiteral("car-") + show.pieces[1].id));
    }

    void everyTurnLiesOnItsOwnBoard()
    {
        PictureSeries series(Ink::Colour);
        table::TableShow show;
        QByteArray pictures;
        for (const auto& [from, to] : {std::pair(0, 2), {0, 3}, {1, 3}}) {
            show.board = test::street(from, to);
            pictures += series.picture(show);
        }
        const Contents contents = read("<page>" + series.definition() + pictures + "</page>");
        QCOMPARE(contents.error, QString());
        const auto tile = [](int number) { return QStringLiteral("#tile-%1").arg(number); };
        QCOMPARE(contents.references,
                 (QStringList{tile(0), tile(1), tile(0), tile(1), tile(2), tile(1), tile(2)}));
        for (int number = 0; number < 3; ++number)
            QCOMPARE(contents.ids.count(QStringLiteral("tile-%1").arg(number)), 1);
    }

    void tokensHaveLetters()
    {
        QCOMPARE(counters::badgeLetters(QStringLiteral("suppressed")), QStringLiteral("S"));
        QCOMPARE(counters::badgeLetters(QStringLiteral("spin-around")), QStringLiteral("SA"));
    }
};

ONE_OF_MANY(TestTablePicture)
#include "test_table_picture.moc"
