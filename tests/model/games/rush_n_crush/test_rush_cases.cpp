// Questions about tables of Rush'n'Crush, with the answers that rules page and contract give.
//
// A file below data/rush_n_crush has `cases`: the rule, rocks and gaps on the Strip of the rules page (or a
// whole `course`), cars as short lines, `more` of a position, the question as typed, and what the answer has:
// `is` says what its fields are, `outcomes` or `pushes` list all of them in order, `has` and `hasNot` some,
// each with as many fields as matter; `count` is their number, `error` words of a refusal.
#include "games/rush_n_crush/words/wording.h"
#include "support/cases/query_case.h"
#include "support/one_of_many.h"
#include "support/rush_n_crush/table.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::test::rush;

namespace {

QJsonObject positionOf(const QJsonObject& one)
{
    const QJsonObject course = one[text("course")].isObject()
                                   ? one[text("course")].toObject()
                                   : strip(toTexts(one[text("rocks")]), toTexts(one[text("gaps")]));
    return position(course, toTexts(one[text("cars")]), one[text("more")].toObject());
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
    for (const char* list : {"outcomes", "pushes"}) {
        if (one.contains(text(list)) && !fits(one[text(list)], answer[text(list)]))
            return text("lists otherwise");
    }
    return wrongIn(outcomes, one[text("has")], one[text("hasNot")]);
}

} // namespace

class TestRushCases : public QObject
{
    Q_OBJECT

private slots:
    void cases_data() { addCases(text("rush_n_crush")); }
    void cases()
    {
        QFETCH(const QJsonObject, one);
        const QString wrong = wrongWith(one, positionOf(one), rush_n_crush::queries(), read,
                                        rush_n_crush::positionOf, mismatch);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    // RNC-10: who does not stand on the course is in nobody's way, and drives nowhere.
    void carsWaitForTheGrid()
    {
        rush_n_crush::State state =
            read(position(strip(), {text("red b1 G1-2"), text("blue c1 G1-2")})).value();
        state.car(0).at = rush_n_crush::none;
        for (const char* question : {"preview red --drive", "check red --path 2"}) {
            const auto answer = ask(state, text(question));
            QVERIFY2(!answer && answer.error().contains(text("on the course")), question);
        }
        for (const char* question : {"preview red --lever", "preview blue --drive", "check blue --path 2"})
            QVERIFY2(ask(state, text(question)).has_value(), question);
    }

    // Each way to rule is said, and is read.
    void rulingsAreSaid()
    {
        for (const table::RulingChoice& choice : rush_n_crush::rulingChoices()) {
            QVERIFY2(rush_n_crush::isSaid(choice.title.code), qPrintable(choice.title.code));
            for (const auto& option : choice.options)
                QVERIFY2(rush_n_crush::isSaid(option.text.code), qPrintable(option.text.code));
        }
    }
};

ONE_OF_MANY(TestRushCases)

#include "test_rush_cases.moc"
