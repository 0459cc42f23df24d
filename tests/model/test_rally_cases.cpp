// Questions about tables of Road Kill Rally, with the answers that rules page and contract give.
//
// A file below data/road_kill_rally has `cases`: the rule, spaces that are not green on the Strip of the
// rules page (or a whole `road`), cars as short lines, `more` of a position, the question as typed, and what
// the answer has: `is` says what its fields are, `outcomes` list all of them in order, `has` and `hasNot`
// some, each with as many fields as matter; `count` is their number, `error` words of a refusal. Numbers
// agree to 0.0005.
#include "games/road_kill_rally/words/wording.h"
#include "support/one_of_many.h"
#include "support/rally_table.h"

#include <QDir>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test::rally;

namespace {

// All that is expected is there; lists have the same length.
bool fits(const QJsonValue& expected, const QJsonValue& found)
{
    if (expected.isArray()) {
        const QJsonArray wanted = expected.toArray();
        const QJsonArray there = found.toArray();
        return found.isArray() && std::ranges::equal(wanted, there, fits);
    }
    if (expected.isDouble())
        return found.isDouble() && std::abs(expected.toDouble() - found.toDouble()) < 0.0005;
    if (!expected.isObject())
        return expected == found;
    const QJsonObject wanted = expected.toObject();
    return found.isObject() && std::ranges::all_of(wanted.keys(), [&](const QString& key) {
               return found.toObject().contains(key) && fits(wanted[key], found[key]);
           });
}

bool holds(const QJsonArray& list, const QJsonValue& expected)
{
    return std::ranges::any_of(list, [&](const QJsonValue& one) { return fits(expected, one); });
}

QStringList toTexts(const QJsonValue& list)
{
    QStringList texts;
    for (const QJsonValue& one : list.toArray())
        texts.append(one.toString());
    return texts;
}

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
    const QString told = QString::fromUtf8(toText(answer));
    if (one.contains(text("is")) && !fits(one[text("is")], answer))
        return text("is otherwise: ") + told;
    if (one.contains(text("count")) &&
        (one[text("count")].toInt() != outcomes.size() || answer[text("count")].toInt() != outcomes.size()))
        return text("has another number: ") + told;
    if (one.contains(text("outcomes")) && !fits(one[text("outcomes")], answer[text("outcomes")]))
        return text("lists otherwise: ") + told;
    for (const QJsonValue& expected : one[text("has")].toArray()) {
        if (!holds(outcomes, expected))
            return text("lacks ") + QString::fromUtf8(toText(expected)) + text(": ") + told;
    }
    for (const QJsonValue& unexpected : one[text("hasNot")].toArray()) {
        if (holds(outcomes, unexpected))
            return text("has ") + QString::fromUtf8(toText(unexpected)) + text(": ") + told;
    }
    return {};
}

} // namespace

class TestRallyCases : public QObject
{
    Q_OBJECT

private slots:
    void cases_data()
    {
        QTest::addColumn<QJsonObject>("one");
        const QDir folder(QStringLiteral(TEST_DATA "/road_kill_rally"));
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
        const auto again = read(road_kill_rally::positionOf(*state));
        QVERIFY2(again.has_value(), again ? "" : qPrintable(again.error().toLine()));
        QCOMPARE(toText(road_kill_rally::positionOf(*again)), toText(road_kill_rally::positionOf(*state)));
        if (one.contains(text("stands")))
            QVERIFY2(fits(one[text("stands")], road_kill_rally::positionOf(*state)),
                     toText(road_kill_rally::positionOf(*state)).constData());
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
        for (const QJsonValue& reason : toObject(*answer)[text("reasons")].toArray())
            QVERIFY2(reason[text("text")].toString().contains(u' '),
                     answer->constData()); // a sentence, no code
        const QString wrong = mismatch(one, toObject(*answer));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
};

ONE_OF_MANY(TestRallyCases)

#include "test_rally_cases.moc"
