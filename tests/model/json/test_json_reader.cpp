// Fields of untrusted JSON and the places that problems are told with.
#include "support/one_of_many.h"
#include "json/reader.h"

#include <QTest>

using namespace roadmarshal;

class TestJsonReader : public QObject
{
    Q_OBJECT

private slots:
    void aPlaceIsThePathToIt()
    {
        const json::Reader reader(
            QJsonObject{{QStringLiteral("a"), QJsonArray{QJsonObject{{QStringLiteral("b"), 1}}}}});
        QCOMPARE(reader[QStringLiteral("a")][0][QStringLiteral("b")].path(), QStringLiteral("a[0].b"));
    }

    // A key of a log may have 16 MB, and every value below it gets a path of its own.
    void aPlaceStaysShortHoweverLongAKeyIs()
    {
        const QString key(1'000'000, u'k');
        const json::Reader reader(QJsonObject{{key, QJsonArray{7}}});
        QCOMPARE(reader[key][0].integer(0, 9), 7);
        QCOMPARE(reader[key][0].path(), QString(60, u'k') + QStringLiteral("…[0]"));
    }
};

ONE_OF_MANY(TestJsonReader)
#include "test_json_reader.moc"
