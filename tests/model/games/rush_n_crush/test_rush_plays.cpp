// Short stretches of Rush'n'Crush as they are typed, and how the table lies after them by rules page and
// contract.
//
// A file below data/rush_n_crush/plays has `cases`: the rule, rocks and gaps on the Strip of the rules page,
// `line` for further fields of the course, cars as short lines, `more` of a position, the lines of `play`
// ("not RNC-44: …" is refused by that rule, "not: …" by any), and what is true `then`: "red at=b4 armour=5"
// of a car, "table turn=2 acted=red mpLeft=3" of the table, where a list has commas and null is empty.
#include "support/cases/data_cases.h"
#include "support/cases/play_case.h"
#include "support/one_of_many.h"
#include "support/rush_n_crush/table.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::test::rush;

namespace {

QJsonObject positionOf(const QJsonObject& one)
{
    QJsonObject course = strip(toTexts(one[text("rocks")]), toTexts(one[text("gaps")]));
    course = with(course, one[text("line")].toObject());
    return position(course, toTexts(one[text("cars")]), one[text("more")].toObject());
}

QString toWord(const QJsonValue& value)
{
    return value.isArray() ? toTexts(value).join(u',') : value.toVariant().toString();
}

QJsonValue ofTable(const QJsonObject& table, const QString& name)
{
    const QJsonValue acting = table[text("acting")];
    if (name == text("acting"))
        return acting[text("car")];
    if (name == text("lever"))
        return acting[name];
    return table.contains(name) ? table[name] : acting[text("drive")][name];
}

// A line of `then` with the values that the table has.
QString asItIs(const QJsonObject& table, const QString& line)
{
    QStringList words = line.split(u' ');
    const QJsonArray cars = table[text("cars")].toArray();
    const auto car = std::ranges::find(cars, words.first(),
                                       [](const QJsonValue& one) { return one[text("id")].toString(); });
    for (QString& word : words | std::views::drop(1)) {
        const QString name = word.section(u'=', 0, 0);
        word = name + u'=' + toWord(car == cars.end() ? ofTable(table, name) : (*car)[name]);
    }
    return words.join(u' ');
}

} // namespace

class TestRushPlays : public QObject
{
    Q_OBJECT

private slots:
    void plays_data() { addCases(text("rush_n_crush/plays")); }
    void plays()
    {
        QFETCH(const QJsonObject, one);
        const QString wrong =
            wrongInPlay(one, positionOf(one), [&](const table::State&, const table::Session& session) {
                const QJsonObject after = positionNow(session);
                for (const QString& line : toTexts(one[text("then")])) {
                    if (const QString is = asItIs(after, line); is != line)
                        return text("not ") + line + text(" but ") + is;
                }
                return QString();
            });
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
};

ONE_OF_MANY(TestRushPlays)

#include "test_rush_plays.moc"
