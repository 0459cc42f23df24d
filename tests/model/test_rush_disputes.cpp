// Claims in Rush'n'Crush: whether they stand, and by which rule.
#include "games/games.h"
#include "support/one_of_many.h"
#include "support/rush_table.h"
#include "table/verdict.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test::rush;
using table::Stands;

namespace {

const table::Game& game()
{
    return *games::find(QStringLiteral("rush-n-crush"));
}

// Red beside the wall, blue diagonally ahead of it, green behind red; a rock in red's lane.
table::State tableOf(const QJsonObject& more)
{
    const QStringList cars{QStringLiteral("red a5 G3-8"), QStringLiteral("blue b6 G3-8"),
                           QStringLiteral("green a2 G2-5")};
    return game().fromPosition(position(strip({QStringLiteral("a9")}), cars, more), {}).value();
}

table::Verdict verdictOn(const table::State& state, const QString& line)
{
    const table::AskedClaim asked = game().askClaim(state, line.split(u' '));
    const auto* ready = std::get_if<table::ReadyClaim>(&asked);
    return ready ? game().judge(state, ready->claim).value() : table::Verdict{};
}

} // namespace

class TestRushDisputes : public QObject
{
    Q_OBJECT
private slots:
    void claimsAreJudgedByTheirRule_data()
    {
        QTest::addColumn<QString>("claim");
        QTest::addColumn<int>("stands");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* claim, Stands stands, const char* rule) {
            QTest::addRow("%s", claim)
                << QString::fromLatin1(claim) << static_cast<int>(stands) << QString::fromLatin1(rule);
        };
        row("red lever +t", Stands::Yes, "RNC-20");
        row("red lever t", Stands::No, "RNC-20");
        row("red lever +-", Stands::No, "RNC-13");
        row("red lever bbg2", Stands::Yes, "RNC-17");
        row("red at 2 drives 3,r,4", Stands::Yes, "RNC-25");
        row("red at 2 drives 3,l", Stands::No, "RNC-32");
        row("red at 2 drives 4", Stands::No, "RNC-50");
        row("red at 2 drives 2,r", Stands::No, "RNC-25");
        row("green drives 3,x", Stands::No, "RNC-47");
        row("red pushes blue", Stands::Yes, "RNC-39");
        row("red pushes green", Stands::No, "RNC-39");
        row("green rams red", Stands::Yes, "RNC-47");
        row("red rams blue", Stands::No, "RNC-47");
        row("blue before red", Stands::Yes, "RNC-12");
        row("red before blue", Stands::No, "RNC-12");
        row("red wins", Stands::No, "RNC-58");
    }
    void claimsAreJudgedByTheirRule()
    {
        QFETCH(const QString, claim);
        QFETCH(const int, stands);
        QFETCH(const QString, rule);
        const table::Verdict verdict = verdictOn(tableOf({{text("turn"), 3}}), claim);
        QStringList rules;
        for (const table::Objection& reason : verdict.reasons)
            rules.append(reason.citation.rule);
        QCOMPARE(static_cast<int>(verdict.stands), stands);
        QVERIFY2(rules.contains(rule), qPrintable(rules.join(u' ')));
    }

    void whatIsOfferedInsteadStands()
    {
        const table::State state = tableOf({{text("turn"), 3}});
        const QStringList claims{QStringLiteral("red lever t"), QStringLiteral("red at 2 drives 4"),
                                 QStringLiteral("red before blue"), QStringLiteral("red rams blue")};
        for (const QString& claim : claims) {
            for (const table::ClaimVariant& variant : verdictOn(state, claim).variants)
                QCOMPARE(game().judge(state, variant.claim).value().stands, Stands::Yes);
        }
        QVERIFY(!verdictOn(state, claims.front()).variants.isEmpty());
    }
};

ONE_OF_MANY(TestRushDisputes)
#include "test_rush_disputes.moc"
