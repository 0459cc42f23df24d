// Text from anywhere: on one line, short enough, and harmless to terminals, lines and spreadsheets.
#include "csv/csv.h"
#include "support/one_of_many.h"
#include "text/one_line.h"
#include "json/problem.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace roadmarshal;

class TestText : public QObject
{
    Q_OBJECT
private slots:
    void oneLineStaysOneLine_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, const QString& text, const QString& line) {
            QTest::newRow(name) << text << line;
        };
        row("breaks", QStringLiteral("a\nb\r\nc\u2028d\u2029e\u0085f"), QStringLiteral("a b  c d e f"));
        row("controls", QStringLiteral("a\u0007b\u001B[31m") + QChar(0), QStringLiteral("a b [31m "));
        row("turned about", QStringLiteral("a\u202Egnp.exe\u2066b\u2069"), QStringLiteral("agnp.exeb"));
        row("marks", QStringLiteral("a\u061Cb\u200Ec\u200Fd"), QStringLiteral("abcd"));
        row("starts of sequences", QStringLiteral("a\u009B31mb\u007Fc"), QStringLiteral("a 31mb c"));
        row("byte order mark", QStringLiteral("\uFEFFa\uFEFF"), QStringLiteral("a"));
        row("annotation", QStringLiteral("a\uFFF9b\uFFFAc\uFFFB"), QStringLiteral("abc"));
        row("tags", QStringLiteral("a\U000E0001\U000E0062\U000E007F"), QStringLiteral("a"));
        row("right to left", QStringLiteral("שלום"), QStringLiteral("שלום"));
        row("joined emoji", QStringLiteral("👩‍🚒🚗"), QStringLiteral("👩‍🚒🚗"));
        row("half a character", QStringLiteral("a") + QChar(0xD83D), QStringLiteral("a\uFFFD"));
    }
    void oneLineStaysOneLine()
    {
        QFETCH(QString, text);
        QTEST(text::onOneLine(text), "line");
    }

    void severalLinesStayThatMany()
    {
        QCOMPARE(text::onLines(QStringLiteral("a\u202E\nb\rc\n\n")), QStringLiteral("a\nb c\n\n"));
    }

    void whatIsEscapedIsNotLost()
    {
        QCOMPARE(text::escaped(QStringLiteral("ä\n\u202E\U000E0041🚗")),
                 QStringLiteral("ä\\u000a\\u202e\\udb40\\udc41🚗"));
        QCOMPARE(text::escaped(u'a' + QString(QChar(0xD83D))), QStringLiteral("a\\ud83d"));
        QCOMPARE(text::escapedBytes("caf\xe9\n\\"), QStringLiteral("caf\\xe9\\x0a\\x5c"));
    }

    void jsonMeansTheSameWhenItIsEscaped()
    {
        const QJsonObject object{
            {QStringLiteral("k\u202E"), QStringLiteral("\u009B\u007F\U000E0041\nשלום\"\\")},
            {QStringLiteral("list"), QJsonArray{1, 2, QStringLiteral("\u2028")}}};
        for (const auto format : {QJsonDocument::Compact, QJsonDocument::Indented}) {
            const QByteArray escaped = text::escapedInJson(QJsonDocument(object).toJson(format));
            QCOMPARE(QJsonDocument::fromJson(escaped).object(), object);
            QVERIFY(escaped.contains("\\u202e") && escaped.contains("\\u009b") &&
                    escaped.contains("\\u2028"));
            QVERIFY(escaped.contains("שלום"));
        }
    }

    void aFileIsNotToldByTheNameOfAnother()
    {
        QCOMPARE(Problem({}, QStringLiteral("no such file")).toLine(QStringLiteral("\uFEFFa\u202E.json")),
                 QStringLiteral("\\ufeffa\\u202e.json: no such file"));
    }

    void noCharacterIsCutInTwo()
    {
        for (qsizetype longest = 1; longest < 12; ++longest) {
            const QString cars = QStringLiteral("x🚗👩‍🚒🚗e\u0301🚗🚗🚗");
            for (const QString& shorter :
                 {text::shortened(cars, longest), text::shortenedInside(cars, longest)}) {
                QVERIFY(shorter.isValidUtf16());
                QVERIFY(shorter.contains(u'…'));
                QVERIFY(!shorter.startsWith(QChar(0x200D)) && !shorter.contains(QStringLiteral("\u200D…")));
            }
        }
    }

    void piecesAddUpAndNoneHasHalfACharacter()
    {
        const QString text = QStringLiteral("x") + QStringLiteral("🚗👩‍🚒").repeated(50);
        for (qsizetype longest = 5; longest < 20; ++longest) {
            const QStringList pieces = text::inPieces(text, longest);
            QCOMPARE(pieces.join(QString()), text);
            for (const QString& piece : pieces) {
                QVERIFY(piece.size() <= longest && piece.isValidUtf16());
                QVERIFY(!piece.startsWith(QChar(0x200D)) && !piece.endsWith(QChar(0x200D)));
            }
        }
        // A heap of accents longer than a piece is cut all the same.
        QCOMPARE(text::inPieces(u'a' + QString(100, QChar(0x301)), 10).size(), 11);
        QVERIFY(text::inPieces({}, 10).isEmpty());
    }

    // However far apart the places between two characters are.
    void aHeapOfAccentsIsCutAnywhere()
    {
        const QString heap = u'a' + QString(5000, QChar(0x301));
        QCOMPARE(text::shortened(heap, 2000).size(), 2001);
        const QString family = QStringLiteral("👩‍🚒").repeated(1000);
        for (qsizetype longest = 2000; longest < 2006; ++longest) {
            const QString shorter = text::shortened(family, longest).chopped(1);
            QVERIFY(shorter.size() > longest - 6 && family.startsWith(shorter));
            QCOMPARE(shorter.size() % 5, 0);
        }
    }

    void aProblemNamesItsFileAndItsReason()
    {
        const Problem problem{QStringLiteral("entries[3]"), QStringLiteral("is not a list")};
        QCOMPARE(problem.toLine(QStringLiteral("🚗.roadmarshal")),
                 QStringLiteral("🚗.roadmarshal: entries[3] is not a list"));
        const QString line = problem.toLine(QString(600, u'd') + QStringLiteral("/game.roadmarshal"));
        QVERIFY(line.startsWith(QStringLiteral("ddd")));
        QVERIFY(line.endsWith(QStringLiteral("/game.roadmarshal: entries[3] is not a list")));
        QVERIFY(line.size() < 500);
        QVERIFY(Problem({}, QString(5000, u'x')).toLine().size() < 500);
    }

    void aSpreadsheetShowsWhatIsWritten_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<bool>("guarded");
        const QStringList taken{
            QStringLiteral("=1+1"),     QStringLiteral("+1"),         QStringLiteral("-1"),
            QStringLiteral("@x"),       QStringLiteral("7.10"),       QStringLiteral("6.1"),
            QStringLiteral("12 May"),   QStringLiteral("May 12"),     QStringLiteral("12-may-2026"),
            QStringLiteral("3. März"),  QStringLiteral("Sept 2026"),  QStringLiteral("TRUE"),
            QStringLiteral("false"),    QStringLiteral("wahr"),       QStringLiteral(".5"),
            QStringLiteral(",5"),       QStringLiteral("5%"),         QStringLiteral("5 %"),
            QStringLiteral("$5"),       QStringLiteral("€ 5"),        QStringLiteral("5 €"),
            QStringLiteral("(5)"),      QStringLiteral("1/2"),        QStringLiteral("8:30"),
            QStringLiteral("8 pm"),     QStringLiteral("8:30 AM"),    QStringLiteral("1e5"),
            QStringLiteral("007"),      QStringLiteral("1234567890"), QStringLiteral("2026-05-12T08:30:00Z"),
            QStringLiteral("  12 May"), QStringLiteral("＝1"),        QStringLiteral("−5"),
            QStringLiteral("1'000")};
        const QStringList plain{QStringLiteral("21"),
                                QStringLiteral("0"),
                                QStringLiteral("May"),
                                QStringLiteral("mayhem 12"),
                                QStringLiteral("true enough"),
                                QStringLiteral("12 cars"),
                                QStringLiteral("A5"),
                                QStringLiteral("Red (Anna)"),
                                QStringLiteral("solo+3"),
                                QStringLiteral("March on 12"),
                                QString()};
        for (const QString& field : taken)
            QTest::newRow(qPrintable(field)) << field << true;
        for (const QString& field : plain)
            QTest::newRow(qPrintable(field.isEmpty() ? QStringLiteral("nothing") : field)) << field << false;
    }
    void aSpreadsheetShowsWhatIsWritten()
    {
        QFETCH(QString, field);
        QFETCH(bool, guarded);
        QCOMPARE(csv::text(field), u'"' + (guarded ? u'\'' + field : field) + u'"');
    }

    void aFieldIsOneLine()
    {
        QCOMPARE(csv::text(QStringLiteral("a\r\n=b") + QChar(0)), QStringLiteral("\"a  =b \""));
        QCOMPARE(csv::text(QStringLiteral("\n=1")), QStringLiteral("\"' =1\""));
    }
};

ONE_OF_MANY(TestText)
#include "test_text.moc"
