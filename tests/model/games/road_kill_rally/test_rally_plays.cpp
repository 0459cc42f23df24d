// What is typed in a rally, and what lies on the table then: a data file of cases, each named after its rule.
#include "support/one_of_many.h"
#include "support/road_kill_rally/line.h"
#include "table/journal/session.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test::rally;
using namespace Qt::StringLiterals;

namespace {

QString judge(const QJsonObject& one)
{
    const auto laid = game().layOut(one[u"position"_s].toObject(), {});
    if (!laid)
        return laid.error().toLine();
    // A game that begins with it stands the same.
    if (const auto entry = table::firstEntry(game(), *laid); !entry)
        return entry.error().toLine();
    const Played played = play(laid->state, one[u"line"_s].toString());
    if (one.contains(u"refused"_s)) {
        const QString rule = one[u"refused"_s].toString();
        return played.refused.isEmpty() || (!rule.isEmpty() && rule != played.refused)
                   ? u"refused by '%1'"_s.arg(played.refused)
                   : QString();
    }
    if (played.objection != one[u"objection"_s].toString() || played.open != one[u"open"_s].toString() ||
        !played.refused.isEmpty())
        return u"objection '%1', open '%2', refused '%3'"_s.arg(played.objection, played.open,
                                                                played.refused);
    return differs({}, one[u"state"_s].toObject(), game().store(played.state));
}

} // namespace

class TestRallyPlays : public QObject
{
    Q_OBJECT
private slots:
    void tableIsAsTheRulesSay_data()
    {
        QTest::addColumn<QJsonObject>("one");
        for (const char* name : {"plays", "dealt"}) { // by the table, by the app
            QFile file(
                QStringLiteral(TEST_DATA "/road_kill_rally/plays/%1.json").arg(QLatin1StringView(name)));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QJsonArray cases = QJsonDocument::fromJson(file.readAll()).array();
            QVERIFY(!cases.isEmpty());
            for (const QJsonValue& one : cases)
                QTest::newRow(qPrintable(one[u"case"_s].toString())) << one.toObject();
        }
    }
    void tableIsAsTheRulesSay()
    {
        QFETCH(QJsonObject, one);
        const QString wrong = judge(one);
        QVERIFY2(wrong.isEmpty(), qPrintable(one[u"line"_s].toString() + u": "_s + wrong));
    }
};

ONE_OF_MANY(TestRallyPlays)
#include "test_rally_plays.moc"
