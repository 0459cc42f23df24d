// Accessories that hands carry between spares and slots: a data file of cases, each named after its rule.
//
// A case has a position, the answers so far, what is taken up, and `ways`: where it may be laid, what is then
// said, the rule that speaks against it, and the table after that and "done". `others`: there are more ways.
#include "games/road_kill_rally/words/wording.h"
#include "support/json_words.h"
#include "support/one_of_many.h"
#include "support/road_kill_rally/line.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

using namespace roadmarshal;
using namespace Qt::StringLiterals;

namespace {

bool isSame(const table::Carry& carry, const QJsonValue& way)
{
    return carry.to.property == way[u"to"_s].toString() && carry.answers.join(u' ') == way[u"answers"_s];
}

QString told(const QList<table::Carry>& carries)
{
    QStringList lines;
    for (const table::Carry& carry : carries)
        lines.append(carry.to.subject + u'.' + carry.to.property + u" '"_s + carry.answers.join(u' ') +
                     u"' "_s +
                     (carry.objections.isEmpty() ? QString() : carry.objections.first().citation.rule));
    return lines.join(u", "_s);
}

// What is said for it leads to that table, and is refused by nobody but that rule.
QString playedWrongly(const table::State& table, const table::Carry& carry, const QJsonValue& way)
{
    const test::rally::Played played =
        test::rally::play(table, (carry.answers + QStringList{u"done"_s}).join(u' '));
    if (!played.refused.isEmpty() || played.objection != way[u"rule"_s].toString())
        return u"refused '%1', objection '%2'"_s.arg(played.refused, played.objection);
    return test::rally::differs({}, way[u"state"_s].toObject(), test::rally::game().store(played.state));
}

QString judge(const QJsonObject& one)
{
    const table::Game& game = test::rally::game();
    const auto laid = game.layOut(one[u"position"_s].toObject(), {});
    if (!laid)
        return laid.error().toLine();
    const QJsonValue taken = one[u"taken"_s];
    const table::CarrySpot spot{taken[u"subject"_s].toString(), taken[u"property"_s].toString(),
                                taken[u"card"_s].toString()};
    const auto carries = game.carries(laid->state, test::toTexts(one[u"answers"_s]), spot);
    const QJsonArray ways = one[u"ways"_s].toArray();
    if (!one[u"others"_s].toBool() && carries.size() != ways.size())
        return told(carries);
    for (const QJsonValue& way : ways) {
        const auto carry =
            std::ranges::find_if(carries, [&](const table::Carry& each) { return isSame(each, way); });
        if (carry == carries.end() || carry->to.subject != spot.subject)
            return u"no way to "_s + way[u"to"_s].toString() + u": "_s + told(carries);
        const QString rule =
            carry->objections.isEmpty() ? QString() : carry->objections.first().citation.rule;
        if (rule != way[u"rule"_s].toString())
            return told(carries);
        if (!carry->answers.isEmpty() && !road_kill_rally::isSaid(carry->label.code))
            return u"no word for "_s + carry->label.code;
        for (const table::Objection& objection : carry->objections) {
            if (!road_kill_rally::isSaid(objection.message.code))
                return u"no word for "_s + objection.message.code;
        }
        if (const QString wrong =
                carry->answers.isEmpty() ? QString() : playedWrongly(laid->state, *carry, way);
            !wrong.isEmpty())
            return carry->answers.join(u' ') + u": "_s + wrong;
    }
    return {};
}

} // namespace

class TestRallyCarries : public QObject
{
    Q_OBJECT
private slots:
    void handsLayWhatTheRulesSay_data()
    {
        QTest::addColumn<QJsonObject>("one");
        QFile file(QStringLiteral(TEST_DATA "/road_kill_rally/carries/carries.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray cases = QJsonDocument::fromJson(file.readAll()).array();
        QVERIFY(!cases.isEmpty());
        for (const QJsonValue& one : cases)
            QTest::newRow(qPrintable(one[u"case"_s].toString())) << one.toObject();
    }
    void handsLayWhatTheRulesSay()
    {
        QFETCH(QJsonObject, one);
        const QString wrong = judge(one);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
};

ONE_OF_MANY(TestRallyCarries)
#include "test_rally_carries.moc"
