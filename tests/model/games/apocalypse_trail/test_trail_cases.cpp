// Questions about tables of Apocalypse Trail, with the answers that rules page and contract give.
//
// A file below data/apocalypse_trail has `cases`: the rule, what the position has beyond the plain box and
// the long road, changes to the box itself (`box`), the question as typed, and what the answer has: `is` says
// what its fields are, `ends` or `commitments` (of the only or the named `option`) list all of them in order,
// `rules` those that are named among the reasons, `error` words of a refusal.
#include "games/apocalypse_trail/words/wording.h"
#include "support/apocalypse_trail/table.h"
#include "support/cases/query_case.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::test::trail;

namespace {

QJsonArray optionOf(const QJsonObject& answer, const QString& id)
{
    for (const QJsonValue& option : answer[text("options")].toArray()) {
        if (id.isEmpty() || option[text("option")] == id)
            return option[text("commitments")].toArray();
    }
    return {};
}

// Rules and rulings that are named anywhere among reasons.
QStringList rulesIn(const QJsonValue& value)
{
    QStringList rules;
    if (value.isArray()) {
        for (const QJsonValue& one : value.toArray())
            rules += rulesIn(one);
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (const QString& key : object.keys()) {
            if (key == u"rule" || key == u"ruling")
                rules.append(object[key].toString());
            else
                rules += rulesIn(object[key]);
        }
    }
    rules.removeAll(QString());
    return rules;
}

QString mismatch(const QJsonObject& one, const QJsonObject& answer)
{
    if (one.contains(text("is")) && !fits(one[text("is")], answer))
        return text("is otherwise");
    if (one.contains(text("ends")) && !fits(one[text("ends")], answer[text("ends")]))
        return text("ends otherwise");
    if (one.contains(text("commitments")) &&
        !fits(one[text("commitments")], optionOf(answer, one[text("option")].toString())))
        return text("commits otherwise");
    const QStringList rules = rulesIn(answer);
    for (const QJsonValue& rule : one[text("rules")].toArray()) {
        if (!rules.contains(rule.toString()))
            return text("lacks ") + rule.toString();
    }
    return {};
}

QJsonObject tableOf(const QJsonObject& one)
{
    QJsonObject position = positionOf(one[text("position")].toObject());
    const QJsonObject box = position[text("box")].toObject();
    const QJsonObject changes = one[text("box")].toObject();
    if (!changes.isEmpty())
        position[text("box")] = with(box, changes);
    return position;
}

} // namespace

class TestTrailCases : public QObject
{
    Q_OBJECT

private slots:
    void cases_data() { addCases(text("apocalypse_trail"), text("*.cases.json")); }
    void cases()
    {
        QFETCH(const QJsonObject, one);
        const QString wrong = wrongWith(one, tableOf(one), apocalypse_trail::queries(), read,
                                        apocalypse_trail::positionOf, mismatch);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    // Each way to rule is said, and is read.
    void rulingsAreSaid()
    {
        for (const table::RulingChoice& choice : apocalypse_trail::rulingChoices()) {
            QVERIFY2(apocalypse_trail::isSaid(choice.title.code), qPrintable(choice.title.code));
            for (const auto& option : choice.options)
                QVERIFY2(apocalypse_trail::isSaid(option.text.code), qPrintable(option.text.code));
        }
    }
};

ONE_OF_MANY(TestTrailCases)

#include "test_trail_cases.moc"
