#include "support/one_of_many.h"
#include "table/turnable_rulings.h"

#include <QTest>

#include <string>
#include <vector>

using namespace roadmarshal;
using namespace roadmarshal::table;

namespace {

// As many as a game may have: more than a machine word has bits.
struct ManyRulings
{
    std::vector<std::string> names;
    std::vector<TurnableRuling> table;

    ManyRulings()
    {
        for (int i = 1; i <= 70; ++i)
            names.push_back("X-" + std::to_string(i));
        for (const std::string& name : names)
            table.push_back({name.c_str(), "usual", "other"});
    }
};

QString said(const char* words)
{
    return QString::fromLatin1(words);
}

} // namespace

class TestTurnableRulings : public QObject
{
    Q_OBJECT
private slots:
    void anyOfSeventyCanBeTurned()
    {
        const ManyRulings many;
        const QJsonObject turned{
            {said("X-1"), said("other")}, {said("X-36"), said("other")}, {said("X-70"), said("other")}};
        QJsonObject given = turned;
        given[said("X-2")] = said("usual");
        const json::Reader reader(given);
        const TurnedPositions read = readTurned(many.table, reader);
        QVERIFY(!reader.problem());
        QCOMPARE(read, (TurnedPositions{0, 35, 69}));
        QCOMPARE(storeTurned(many.table, read), turned); // what is as usual is not said
        QCOMPARE(choicesOf(many.table).size(), 70);
        QCOMPARE(turnedText(many.table, said("X-36")).code, said("ruling-X-36-other"));
    }

    void oddOnesAreRefusedWithTheirPlace()
    {
        const ManyRulings many;
        const auto problemOf = [&](const QJsonValue& given) {
            const json::Reader reader(QJsonObject{{said("rulings"), given}});
            (void)readTurned(many.table, reader[said("rulings")]);
            return reader.problem().value_or(Problem{}).place;
        };
        QCOMPARE(problemOf(QJsonObject{{said("X-71"), said("other")}}), said("rulings.X-71"));
        QCOMPARE(problemOf(QJsonObject{{said("X-7"), said("third")}}), said("rulings.X-7"));
        QCOMPARE(problemOf(said("X-7")), said("rulings"));
    }
};

ONE_OF_MANY(TestTurnableRulings)
#include "test_turnable_rulings.moc"
