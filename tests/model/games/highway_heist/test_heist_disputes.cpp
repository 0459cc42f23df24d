// Claims about tables of Highway Heist: what the marshal says, by which rule, and what would be legal
// instead.
#include "games/games.h"
#include "games/highway_heist/disputes/ask_claim.h"
#include "games/highway_heist/disputes/judge.h"
#include "games/highway_heist/words/wording.h"
#include "support/highway_heist/table.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test::heist;
using highway_heist::State;
using table::Stands;
using table::Verdict;

namespace {

std::expected<table::Claim, QString> claimFrom(const State& state, const QString& line)
{
    const auto asked = highway_heist::askClaim(state, line.split(u' '));
    if (const auto* ready = std::get_if<table::ReadyClaim>(&asked))
        return ready->claim;
    if (const auto* misfit = std::get_if<table::Misfit>(&asked))
        return std::unexpected(highway_heist::say(misfit->message));
    return std::unexpected(highway_heist::say(std::get<table::Prompt>(asked).question));
}

QString isSentence(const table::Message& message)
{
    const bool isSaid = highway_heist::isSaid(message.code);
    const QString said = highway_heist::say(message);
    return isSaid && !said.contains(u'{') ? QString() : message.code + text(" is not said: ") + said;
}

// What is not said or not cited; and variants that are not legal.
QString flaw(const State& state, const Verdict& verdict)
{
    QString wrong = isSentence(verdict.title);
    for (const table::Reason& reason : verdict.reasons) {
        wrong += isSentence(reason.message);
        if (!reason.citation.rule.startsWith(u'H'))
            wrong += reason.message.code + text(" cites nothing");
    }
    if (verdict.variants.size() > table::mostVariants)
        wrong += text("too many variants");
    for (const table::ClaimVariant& variant : verdict.variants) {
        wrong += isSentence(variant.label);
        if (highway_heist::judge(state, variant.claim).stands == Stands::No)
            wrong += text("not legal: ") + highway_heist::say(variant.label);
    }
    return wrong;
}

} // namespace

class TestHeistDisputes : public QObject
{
    Q_OBJECT

    static void row(const char* claim, const char* stands, const char* rule, const QString& variant = {},
                    const QJsonObject& more = {{text("active"), text("ann")}})
    {
        static int count = 0;
        QTest::addRow("%d: %s", ++count, claim)
            << text(claim) << text(stands) << text(rule) << variant << more;
    }

    // Ann drives, Bo stands on suv1 beside her; suv2 is far off, and a Wreck lies between.
    static State stateOf(const QJsonObject& more)
    {
        const QJsonArray players{text("ann brian street-drifter"), text("bo tej exotic-supercar peg=suv1"),
                                 text("cy roman street-racer")};
        const QJsonArray vehicles{text("car start c5r3 owner=ann"),
                                  text("b start c3r5 owner=bo enemies=1"),
                                  text("c start c1r1 owner=cy"),
                                  text("suv1 suv c6r3"),
                                  text("suv2 suv c10r3"),
                                  text("w suv c9r2 wreck"),
                                  text("suv3 suv c7r2")};
        const QJsonObject stunts{
            {text("row"),
             QJsonArray{QJsonObject{{text("id"), text("S1a")}, {text("tokens"), 1}},
                        QJsonObject{{text("id"), text("S2a")}, {text("tokens"), 0}}, QJsonValue()}}};
        QJsonObject fields = more;
        fields[text("stunts")] = stunts;
        return read(positionOf(
                        {{text("players"), players}, {text("vehicles"), vehicles}, {text("more"), fields}}))
            .value();
    }

private slots:
    void claims_data()
    {
        QTest::addColumn<QString>("claim");
        QTest::addColumn<QString>("stands");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QJsonObject>("more");
        row("ann drives c7r3", "yes", "HH-61");
        row("ann drives c6r3", "no", "HH-62");
        row("ann drives c12r5", "no", "HH-61");
        row("ann drives c5r3", "no", "HR-5");
        row("bo drives c3r4", "no", "HH-61");
        row("ann leaps suv1", "yes", "HH-64");
        row("ann leaps suv2", "no", "HH-64");
        row("ann leaps wheel", "no", "HR-32");
        row("ann rams suv1", "yes", "HH-69");
        row("ann rams suv2", "no", "HH-69", text("suv1"));
        row("ann rams b", "no", "HH-69");
        row("ann forces suv1 c7r3", "yes", "HH-71");
        row("ann forces suv1 c9r3", "no", "HH-72");
        row("ann forces w", "no", "HH-74");
        row("ann shakes", "no", "HH-76");
        row("bo brawls", "no", "HH-77");
        row("bo hijacks", "yes", "HH-78");
        row("bo hijacks", "yes", "HH-57"); // in principle: it is Ann's turn
        row("ann boosts", "yes", "HH-82");
        row("ann performs S1a", "yes", "HH-83");
        row("ann performs S2a", "no", "HH-85");
        row("ann rolls ram 4", "yes", "HH-36");
        row("ann rolls ram 5", "no", "HH-36");
        row("ann rolls ram 5 +bo", "yes", "HH-49");
        row("ann rolls ram 5 +ann", "no", "HH-50");
        row("bo rolls defense 1", "yes", "HH-43");
        row("suv1 slams car", "yes", "HH-91");
        row("suv1 slams b", "no", "HH-91");
        row("suv2 slams car", "no", "HH-93");
        row("suv2 moves c9r3", "yes", "HH-93");
        row("suv2 moves c10r2", "no", "HH-93");
        row("suv3 moves c6r2", "yes", "HH-93");
        row("w slams car", "no", "HH-26");
        row("suv1 before suv2", "yes", "HH-56");
        row("suv2 before suv1", "no", "HH-56", text("suv2"));
        row("suv2 before suv3", "no", "HH-56");
        row("w before suv1", "no", "HH-56");
        row("w before suv1", "yes", "HH-56", {},
            {{text("rulings"), QJsonObject{{text("HR-2"), text("row-first")}}}});
        row("suv1 wrecked bo>car", "depends", "HH-32");
        row("suv1 wrecked bo>suv3", "depends", "HH-33");
        row("suv1 wrecked bo>b", "no", "HH-32", text("suv1"));
        row("bo goes car", "no", "HH-20");
        row("ann turn", "yes", "HH-59");
        row("bo turn", "no", "HH-57");
        row("bo turn", "yes", "HH-57", {}, {});
        row("won", "no", "HH-118");
        row("won", "yes", "HH-120", {},
            {{text("result"), QJsonObject{{text("team"), text("won")}, {text("rule"), text("HH-120")}}}});
        row("lost", "no", "HH-120", {},
            {{text("result"), QJsonObject{{text("team"), text("won")}, {text("rule"), text("HH-120")}}}});
    }
    void claims()
    {
        QFETCH(const QString, claim);
        QFETCH(const QString, stands);
        QFETCH(const QString, rule);
        QFETCH(const QString, variant);
        QFETCH(const QJsonObject, more);
        const State state = stateOf(more);
        const auto asked = claimFrom(state, claim);
        QVERIFY2(asked, qPrintable(asked ? QString() : asked.error()));
        const Verdict verdict = highway_heist::judge(state, *asked);
        QStringList rules;
        for (const table::Reason& reason : verdict.reasons)
            rules.append(reason.citation.rule);
        const QString all = highway_heist::say(verdict.title) + u' ' + rules.join(u' ');
        QVERIFY2(table::toText(verdict.stands) == stands, qPrintable(all));
        QVERIFY2(rules.contains(rule), qPrintable(all));
        QCOMPARE(flaw(state, verdict), QString());
        if (!variant.isEmpty())
            QVERIFY(!verdict.variants.isEmpty());
    }

    // Whatever is offered can be claimed, word by word.
    void everyOfferFits()
    {
        const State state = stateOf({{text("active"), text("ann")}});
        std::vector<QStringList> open{{}};
        int claims = 0;
        while (!open.empty()) {
            const QStringList words = open.back();
            open.pop_back();
            const auto asked = highway_heist::askClaim(state, words);
            QVERIFY2(!std::holds_alternative<table::Misfit>(asked), qPrintable(words.join(u' ')));
            if (const auto* ready = std::get_if<table::ReadyClaim>(&asked)) {
                QCOMPARE(flaw(state, highway_heist::judge(state, ready->claim)), QString());
                ++claims;
            } else if (words.size() < 4) {
                const auto& prompt = std::get<table::Prompt>(asked);
                QCOMPARE(isSentence(prompt.question), QString());
                for (const table::Option& option : prompt.options)
                    open.push_back(words + QStringList{option.answer});
            }
        }
        QVERIFY(claims > 100);
    }
};

ONE_OF_MANY(TestHeistDisputes)
#include "test_heist_disputes.moc"
