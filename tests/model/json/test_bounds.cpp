// Bounds that are looked at before anything is parsed.
#include "games/position_file.h"
#include "ledger/house.h"
#include "log/import.h"
#include "support/input_file.h"
#include "support/one_of_many.h"
#include "track/load.h"
#include "json/bounds.h"

#include <QTemporaryDir>
#include <QTest>

using namespace roadmarshal;

namespace {

QByteArray repeated(const QByteArray& piece, qsizetype count, char between)
{
    QByteArray text;
    text.reserve((piece.size() + 1) * count);
    for (qsizetype i = 0; i < count; ++i) {
        if (i > 0)
            text += between;
        text += piece;
    }
    return text;
}

QByteArray listOf(const QByteArray& piece, qsizetype count)
{
    return "{\"entries\":[" + repeated(piece, count, ',') + "]}";
}

} // namespace

class TestBounds : public QObject
{
    Q_OBJECT
    QTemporaryDir m_folder;
    test::InputFile m_input;

private slots:
    void theExtentIsWhatTheParserWouldMake_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("values");
        QTest::addColumn<int>("lists");
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("longest");
        QTest::newRow("nothing") << QByteArray() << 1 << 0 << 0 << 0;
        QTest::newRow("a number") << QByteArray("7") << 1 << 0 << 0 << 0;
        QTest::newRow("an object") << QByteArray(R"({"a":1,"bc":"def"})") << 3 << 1 << 1 << 3;
        QTest::newRow("lists in lists") << QByteArray("[[1,2],[3]]") << 6 << 3 << 2 << 0;
        QTest::newRow("brackets in a text") << QByteArray("[\"[[[,,,{\"]") << 2 << 1 << 1 << 7;
        QTest::newRow("quotes in a text") << QByteArray("[\"\\\"[\\\\\",[]]") << 3 << 1 << 2 << 5;
        QTest::newRow("empty ones") << QByteArray(R"({"a":[ ],"b":{},"c":[0]})") << 5 << 2 << 2 << 1;
        QTest::newRow("a text without end") << QByteArray("[\"abc") << 2 << 1 << 1 << 3;
        QTest::newRow("a backslash at the end") << QByteArray("[\"abc\\") << 2 << 1 << 1 << 4;
        QTest::newRow("closed too often") << QByteArray("]]][") << 2 << 1 << 0 << 0;
    }
    void theExtentIsWhatTheParserWouldMake()
    {
        QFETCH(QByteArray, text);
        const json::Extent extent = json::extentOf(text);
        QTEST(static_cast<int>(extent.values), "values");
        QTEST(static_cast<int>(extent.lists), "lists");
        QTEST(extent.depth, "depth");
        QTEST(static_cast<int>(extent.longestText), "longest");
    }

    void whatIsTooMuchIsRefusedWithTheReason_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("nested") << QByteArray("{\"a\":" + QByteArray(40, '[') + QByteArray(40, ']') + "}")
                                << QStringLiteral("is nested more than 32 deep");
        QTest::newRow("lists") << listOf("[1]", 100'001)
                               << QStringLiteral("holds more than 100000 lists and objects");
        QTest::newRow("values") << listOf("1", 250'001) << QStringLiteral("holds more than 250000 values");
        QTest::newRow("a text") << listOf("\"" + QByteArray(70'000, 'x') + "\"", 1)
                                << QStringLiteral("holds a text of more than 64 kB");
        QTest::newRow("bytes") << QByteArray(17 * json::megabyte, ' ')
                               << QStringLiteral("is larger than 16 MB");
    }
    // Every reader of files but that of logs has these bounds.
    void whatIsTooMuchIsRefusedWithTheReason()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, reason);
        const QString path = m_input.write(text);
        const auto track = track::loadFile(path);
        QVERIFY(!track);
        QCOMPARE(track.error().reason, reason);
        const auto position = games::readPositionFile(path);
        QVERIFY(!position);
        QVERIFY2(position.error().endsWith(reason), qPrintable(position.error()));
        const auto house = ledger::House::load(path);
        QVERIFY(!house);
        QCOMPARE(house.error().reason, reason);
    }

    void aLogMayBeLongerButNotEndless()
    {
        const QString target = m_folder.filePath(QStringLiteral("never.roadmarshal"));
        const auto reasonOf = [&](const QByteArray& text) {
            const auto imported = log::importLog(m_input.write(text), target);
            return imported ? QString() : imported.error().problem.reason;
        };
        QCOMPARE(reasonOf(listOf("[[[[1]]]]", 260'000)),
                 QStringLiteral("holds more than 1000000 lists and objects"));
        QCOMPARE(reasonOf(listOf("1", 4'000'001)), QStringLiteral("holds more than 4000000 values"));
        QVERIFY(!reasonOf(listOf("1", 300'000)).contains(QStringLiteral("more than")));
        QVERIFY(!QFile::exists(target));
    }
};

ONE_OF_MANY(TestBounds)
#include "test_bounds.moc"
