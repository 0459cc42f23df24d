// Questions about tables of Road Kill Rally, with the answers that rules page and contract give.
//
// A file below data/road_kill_rally has `cases`: the rule, spaces that are not green on the Strip of the
// rules page (or a whole `road`), cars as short lines, `more` of a position, the question as typed, and what
// the answer has: `is` says what its fields are, `outcomes` list all of them in order, `has` and `hasNot`
// some, each with as many fields as matter; `count` is their number, `error` words of a refusal. Numbers
// agree to 0.0005.
#include "games/road_kill_rally/words/wording.h"
#include "support/cases/query_case.h"
#include "support/one_of_many.h"
#include "support/road_kill_rally/table.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::test::rally;

namespace {

QJsonObject positionOf(const QJsonObject& one)
{
    const QJsonArray road = one.contains(text("road")) ? one[text("road")].toArray()
                                                       : strip(20, 10, 3, toTexts(one[text("spaces")]));
    return position(road, toTexts(one[text("cars")]), one[text("more")].toObject());
}

// What is wrong with the answer; empty if nothing is.
QString mismatch(const QJsonObject& one, const QJsonObject& answer)
{
    const QJsonArray outcomes = answer[text("outcomes")].toArray();
    if (one.contains(text("is")) && !fits(one[text("is")], answer))
        return text("is otherwise");
    if (one.contains(text("count")) &&
        (one[text("count")].toInt() != outcomes.size() || answer[text("count")].toInt() != outcomes.size()))
        return text("has another number");
    if (one.contains(text("outcomes")) && !fits(one[text("outcomes")], answer[text("outcomes")]))
        return text("lists otherwise");
    return wrongIn(outcomes, one[text("has")], one[text("hasNot")]);
}

} // namespace

class TestRallyCases : public QObject
{
    Q_OBJECT

private slots:
    void cases_data() { addCases(text("road_kill_rally")); }
    void cases()
    {
        QFETCH(const QJsonObject, one);
        const QString wrong = wrongWith(one, positionOf(one), road_kill_rally::queries(), read,
                                        road_kill_rally::positionOf, mismatch);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
};

ONE_OF_MANY(TestRallyCases)

#include "test_rally_cases.moc"
