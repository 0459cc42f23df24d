// Questions about tables of Apocalypse Trail, with the answers that rules page and contract give.
//
// A file below data/apocalypse_trail has `cases`: the rule, what the position has beyond the plain box and
// the long road, changes to the box itself (`box`), the question as typed, and what the answer has: `is` says
// what its fields are, `ends` or `commitments` (of the only or the named `option`) list all of them in order,
// `rules` those that are named among the reasons, `error` words of a refusal.
#include "games/apocalypse_trail/words/wording.h"
#include "support/one_of_many.h"
#include "support/trail_table.h"

#include <QDir>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test::trail;

namespace {

// All that is expected is there; lists have the same length.
bool fits(const QJsonValue& expected, const QJsonValue& found)
{
    if (expected.isArray())
        return found.isArray() && std::ranges::equal(expected.toArray(), found.toArray(), fits);
    if (!expected.isObject())
        return expected == found;
    const QJsonObject wanted = expected.toObject();
    return found.isObject() && std::ranges::all_of(wanted.keys(), [&](const QString& key) {
               return found.toObject().contains(key) && fits(wanted[key], found[key]);
           });
}

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
    const QString told = QString::fromUtf8(QJsonDocument(answer).toJson(QJsonDocument::Compact));
    if (one.contains(text("is")) && !fits(one[text("is")], answer))
        return text("is otherwise: ") + told;
    if (one.contains(text("ends")) && !fits(one[text("ends")], answer[text("ends")]))
        return text("ends otherwise: ") + told;
    if (one.contains(text("commitments")) &&
        !fits(one[text("commitments")], optionOf(answer, one[text("option")].toString())))
        return text("commits otherwise: ") + told;
    const QStringList rules = rulesIn(answer);
    for (const QJsonValue& rule : one[text("rules")].toArray()) {
        if (!rules.contains(rule.toString()))
            return text("lacks ") + rule.toString() + text(": ") + told;
    }
    return {};
}

QJsonObject tableOf(const QJsonObject& one)
{
    QJsonObject position = positionOf(one[text("position")].toObject());
    QJsonObject box = position[text("box")].toObject();
    const QJsonObject changes = one[text("box")].toObject();
    for (auto field = changes.begin(); field != changes.end(); ++field)
        box[field.key()] = field.value();
    if (!changes.isEmpty())
        position[text("box")] = box;
    return position;
}

} // namespace

class TestTrailCases : public QObject
{
    Q_OBJECT

private slots:
    void cases_data()
    {
        QTest::addColumn<QJsonObject>("one");
        const QDir folder(QStringLiteral(TEST_DATA "/apocalypse_trail"));
        for (const QString& name : folder.entryList({text("*.cases.json")}, QDir::Files, QDir::Name)) {
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
        const auto state = read(tableOf(one));
        const QString refusal = one[text("error")].toString();
        if (!state) {
            QVERIFY2(!refusal.isEmpty() && state.error().toLine().contains(refusal),
                     qPrintable(state.error().toLine()));
            return;
        }
        // Written and read again it is the same table.
        const auto again = read(apocalypse_trail::positionOf(*state));
        QVERIFY2(again && *again == *state, again ? "another table" : qPrintable(again.error().toLine()));
        if (!one.contains(text("ask"))) {
            QVERIFY2(refusal.isEmpty(), "was read");
            return;
        }
        const auto answer = ask(*state, one[text("ask")].toString());
        if (!answer) {
            QVERIFY2(!refusal.isEmpty() && answer.error().contains(refusal), qPrintable(answer.error()));
            return;
        }
        QVERIFY(refusal.isEmpty());
        const QString wrong = mismatch(one, *answer);
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
