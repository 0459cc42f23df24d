// Questions about tables of Highway Heist, with the answers that rules page and contract give.
//
// A file below data/highway_heist has `cases`: the rule, players and vehicles as short lines, a `guide` (by
// default a bare road), `more` of a position, the question as typed, and what the answer has: `is` says what
// its fields are, `has` and `hasNot` what results or outcomes there are and are not, each with as many fields
// as matter; `afters` what is changed by all of them in order, in full; `whyNot` some of `not`; `notNot` what
// is not in it; `count` their number; `error` words of a refusal.
#include "support/heist_table.h"
#include "support/one_of_many.h"

#include <QDir>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test::heist;

namespace {

// All that is expected is there; lists have the same length.
bool fits(const QJsonValue& expected, const QJsonValue& found)
{
    if (expected.isArray()) {
        const QJsonArray wanted = expected.toArray();
        const QJsonArray there = found.toArray();
        return found.isArray() && std::ranges::equal(wanted, there, fits);
    }
    if (!expected.isObject())
        return expected == found;
    const QJsonObject wanted = expected.toObject();
    return found.isObject() && std::ranges::all_of(wanted.keys(), [&](const QString& key) {
               return found.toObject().contains(key) && fits(wanted[key], found[key]);
           });
}

// `after` is told in full.
bool fitsResult(const QJsonValue& expected, const QJsonValue& found)
{
    QJsonObject rest = expected.toObject();
    const QJsonValue after = rest.take(text("after"));
    return (after.isUndefined() || after == found[text("after")]) && fits(rest, found);
}

bool holds(const QJsonArray& list, const QJsonValue& expected)
{
    return std::ranges::any_of(list, [&](const QJsonValue& one) { return fitsResult(expected, one); });
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

// What a list lacks of what it should have; empty if nothing.
QString lacks(const QJsonArray& list, const QJsonValue& expected)
{
    for (const QJsonValue& one : expected.toArray()) {
        if (!holds(list, one))
            return text("lacks ") + QString::fromUtf8(toText(one));
    }
    return {};
}

QString hasWrongly(const QJsonArray& list, const QJsonValue& unexpected)
{
    for (const QJsonValue& one : unexpected.toArray()) {
        if (holds(list, one))
            return text("has ") + QString::fromUtf8(toText(one));
    }
    return {};
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
    for (const QString& wrong :
         {lacks(results, one[text("has")]), hasWrongly(results, one[text("hasNot")]),
          lacks(whyNot, one[text("whyNot")]), hasWrongly(whyNot, one[text("notNot")])}) {
        if (!wrong.isEmpty())
            return wrong;
    }
    return {};
}

} // namespace

class TestHeistCases : public QObject
{
    Q_OBJECT

private slots:
    void cases_data()
    {
        QTest::addColumn<QJsonObject>("one");
        const QDir folder(QStringLiteral(TEST_DATA "/highway_heist"));
        for (const QString& name : folder.entryList({text("*.json")}, QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QJsonParseError error;
            const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
            QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(name + error.errorString()));
            int number = 0;
            for (const QJsonValue& one : document[text("cases")].toArray())
                QTest::addRow("%s %d %s", qPrintable(name), ++number,
                              qPrintable(one[text("rule")].toString()))
                    << one.toObject();
        }
    }
    void cases()
    {
        QFETCH(const QJsonObject, one);
        const auto state = read(positionOf(one));
        const QString refusal = one[text("error")].toString();
        if (!state) {
            QVERIFY2(!refusal.isEmpty() && state.error().toLine().contains(refusal),
                     qPrintable(state.error().toLine()));
            return;
        }
        // Written and read again it is the same table.
        const auto again = read(highway_heist::positionOf(*state));
        QVERIFY2(again, again ? "" : qPrintable(again.error().toLine()));
        QCOMPARE(highway_heist::positionOf(*again), highway_heist::positionOf(*state));
        if (!one.contains(text("ask"))) {
            QVERIFY2(refusal.isEmpty(), "was read");
            return;
        }
        const auto answer = ask(*state, one[text("ask")].toString());
        if (!answer) {
            QVERIFY2(!refusal.isEmpty() && answer.error().contains(refusal), qPrintable(answer.error()));
            return;
        }
        QVERIFY2(refusal.isEmpty(), answer->constData());
        const QString wrong = mismatch(one, toObject(*answer));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong + text(": ") + QString::fromUtf8(*answer)));
    }
};

ONE_OF_MANY(TestHeistCases)
#include "test_heist_cases.moc"
