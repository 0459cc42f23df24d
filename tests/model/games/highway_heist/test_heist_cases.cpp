// Questions about tables of Highway Heist, with the answers that rules page and contract give.
//
// A file below data/highway_heist has `cases`: the rule, players and vehicles as short lines, a `guide` (by
// default a bare road), `more` of a position, the question as typed, and what the answer has: `is` says what
// its fields are, `has` and `hasNot` what results or outcomes there are and are not, each with as many fields
// as matter; `afters` what is changed by all of them in order, in full; `whyNot` some of `not`; `notNot` what
// is not in it; `count` their number; `error` words of a refusal.
#include "support/cases/query_case.h"
#include "support/highway_heist/table.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::test::heist;

namespace {

// `after` is told in full.
bool fitsResult(const QJsonValue& expected, const QJsonValue& found)
{
    QJsonObject rest = expected.toObject();
    const QJsonValue after = rest.take(text("after"));
    return (after.isUndefined() || after == found[text("after")]) && fits(rest, found);
}

QJsonArray resultsOf(const QJsonObject& answer)
{
    const bool isPreview = answer.contains(text("results"));
    return answer[isPreview ? text("results") : text("outcomes")].toArray();
}

QJsonArray aftersOf(const QJsonArray& results)
{
    QJsonArray afters;
    for (const QJsonValue& one : results)
        afters.append(one[text("after")]);
    return afters;
}

// What is wrong with the answer; empty if nothing is.
QString mismatch(const QJsonObject& one, const QJsonObject& answer)
{
    const QJsonArray results = resultsOf(answer);
    const QJsonArray whyNot = answer[text("not")].toArray();
    if (one.contains(text("is")) && !fits(one[text("is")], answer))
        return text("is otherwise");
    const int count = one[text("count")].toInt(static_cast<int>(results.size()));
    if (count != results.size() || answer[text("count")].toInt() != results.size())
        return text("has another number");
    if (one.contains(text("afters")) && one[text("afters")].toArray() != aftersOf(results))
        return text("changes otherwise");
    const QString wrong = wrongIn(results, one[text("has")], one[text("hasNot")], fitsResult);
    return wrong.isEmpty() ? wrongIn(whyNot, one[text("whyNot")], one[text("notNot")], fitsResult) : wrong;
}

} // namespace

class TestHeistCases : public QObject
{
    Q_OBJECT

private slots:
    void cases_data() { addCases(text("highway_heist")); }
    void cases()
    {
        QFETCH(const QJsonObject, one);
        const QString wrong = wrongWith(one, positionOf(one), highway_heist::queries(), read,
                                        highway_heist::positionOf, mismatch);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
};

ONE_OF_MANY(TestHeistCases)
#include "test_heist_cases.moc"
