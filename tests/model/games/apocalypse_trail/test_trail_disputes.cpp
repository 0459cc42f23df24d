// Claims about a table of Apocalypse Trail and the verdicts on them, case by case.
#include "games/apocalypse_trail/disputes/ask_claim.h"
#include "games/apocalypse_trail/disputes/judge.h"
#include "support/apocalypse_trail/table.h"
#include "support/one_of_many.h"

#include <QTest>

#include <algorithm>

using namespace roadmarshal;
using namespace roadmarshal::test::trail;

namespace {

// Two crews on the way; blue has a token too many in its tank, and somebody is hurt.
apocalypse_trail::State tableAt(int square)
{
    const auto people = [](const QStringList& cards) { return QJsonArray::fromStringList(cards); };
    const QJsonObject red{
        {text("id"), text("red")},
        {text("vehicle"), QJsonObject{{text("card"), text("v8")}, {text("tracker"), 1}, {text("tank"), 2}}},
        {text("survivors"), people({text("f3"), text("g3"), text("s1")})}};
    const QJsonObject hurt{{text("card"), text("s2")}, {text("status"), text("injured")}};
    const QJsonObject blue{
        {text("id"), text("blue")},
        {text("vehicle"), QJsonObject{{text("card"), text("v8b")}, {text("tracker"), 4}, {text("tank"), 9}}},
        {text("survivors"), QJsonArray{text("s3"), hurt}}};
    return read(positionOf({{text("mode"), text("survival")},
                            {text("pawns"), QJsonObject{{text("convoy"), square}}},
                            {text("crews"), QJsonArray{red, blue}}}))
        .value();
}

} // namespace

class TestTrailDisputes : public QObject
{
    Q_OBJECT

private slots:
    void verdicts_data()
    {
        QTest::addColumn<QJsonObject>("one");
        for (const QJsonValue& one : fileOf(text("disputes.json"))[text("cases")].toArray())
            QTest::addRow("%s", qPrintable(one[text("rule")].toString())) << one.toObject();
    }
    void verdicts()
    {
        QFETCH(const QJsonObject, one);
        const apocalypse_trail::State state = tableAt(one[text("at")].toInt());
        const QStringList words = one[text("claim")].toString().split(u' ');
        const auto asked = apocalypse_trail::askClaim(state, words);
        const auto* ready = std::get_if<table::ReadyClaim>(&asked);
        QVERIFY(ready);
        QCOMPARE(ready->used, words.size());
        const table::Verdict verdict = apocalypse_trail::judge(state, ready->claim, {});
        QCOMPARE(table::toText(verdict.stands), one[text("stands")].toString());
        const QString cites = one[text("cites")].toString();
        QVERIFY(std::ranges::any_of(verdict.reasons, [&](const table::Reason& reason) {
            return reason.citation.rule == cites || reason.citation.ruling == cites;
        }));
    }
};

ONE_OF_MANY(TestTrailDisputes)

#include "test_trail_disputes.moc"
