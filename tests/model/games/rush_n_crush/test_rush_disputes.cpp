// Claims about tables of Rush'n'Crush: what the marshal says, by which rule, and what would be legal instead.
#include "games/rush_n_crush/disputes/ask_claim.h"
#include "games/rush_n_crush/disputes/driven.h"
#include "games/rush_n_crush/disputes/judge.h"
#include "games/rush_n_crush/words/wording.h"
#include "support/one_of_many.h"
#include "support/rush_n_crush/random.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::test::rush;
using rush_n_crush::State;
using table::Stands;
using table::Verdict;

namespace {

constexpr unsigned tables = 200;

std::expected<table::Claim, QString> claimFrom(const State& state, const QString& line)
{
    const auto asked = rush_n_crush::askClaim(state, line.split(u' '));
    if (const auto* ready = std::get_if<table::ReadyClaim>(&asked))
        return ready->claim;
    if (const auto* misfit = std::get_if<table::Misfit>(&asked))
        return std::unexpected(rush_n_crush::say(misfit->message));
    return std::unexpected(rush_n_crush::say(std::get<table::Prompt>(asked).question));
}

QString isSentence(const table::Message& message)
{
    const bool isSaid = rush_n_crush::isSaid(message.code);
    const QString said = rush_n_crush::say(message);
    return isSaid && !said.contains(u'{') ? QString() : message.code + text(" is not said: ") + said;
}

// What is not said or not cited; and variants that are not legal.
QString flaw(const State& state, const Verdict& verdict)
{
    QString wrong = isSentence(verdict.title);
    for (const table::Reason& reason : verdict.reasons) {
        wrong += isSentence(reason.message);
        if (!reason.citation.rule.startsWith(text("RNC-")))
            wrong += reason.message.code + text(" cites nothing");
    }
    if (verdict.variants.size() > table::mostVariants)
        wrong += text("too many variants");
    for (const table::ClaimVariant& variant : verdict.variants) {
        wrong += isSentence(variant.label);
        const Verdict again = rush_n_crush::judge(state, variant.claim, {});
        if (again.stands != Stands::Yes)
            wrong += text("not legal: ") + rush_n_crush::say(variant.label) + text(" but ") +
                     rush_n_crush::say(again.title);
    }
    return wrong;
}

// "yes RNC-25/RNC-A8 RNC-32", as it has to be found among the reasons, and variants in order.
struct Expected
{
    QString stands;
    QStringList rules;
    QStringList variants;
};

QString wordsOf(const table::Claim& claim)
{
    QStringList words{claim.kind.sliced(qstrlen("claim-"))};
    for (const char* field : {"allowance", "moves", "path", "other"}) {
        if (claim.args.contains(text(field)))
            words.append(claim.args[text(field)].toVariant().toString());
    }
    return words.join(u' ');
}

QString mismatch(const Verdict& verdict, const Expected& expected)
{
    QStringList rules;
    for (const table::Reason& reason : verdict.reasons)
        rules.append(reason.citation.rule + (reason.citation.ruling.isEmpty() ? QString() : text("/")) +
                     reason.citation.ruling);
    QStringList variants;
    for (const table::ClaimVariant& variant : verdict.variants)
        variants.append(wordsOf(variant.claim));
    const bool cites =
        std::ranges::all_of(expected.rules, [&](const QString& rule) { return rules.contains(rule); });
    if (table::toText(verdict.stands) == expected.stands && cites &&
        variants.first(std::min(variants.size(), expected.variants.size())) == expected.variants)
        return {};
    return table::toText(verdict.stands) + u' ' + rules.join(u' ') + text(" | ") +
           variants.join(text(" | ")) + text(" | ") + rush_n_crush::say(verdict.title);
}

} // namespace

class TestRushDisputes : public QObject
{
    Q_OBJECT

    static void row(const char* claim, const QStringList& rocks, const QStringList& cars,
                    const QString& stands, const QStringList& rules, const QStringList& variants = {},
                    const QJsonObject& more = {})
    {
        static int count = 0;
        QTest::addRow("%d: %s, %s", ++count, claim, qPrintable(cars.join(u';')))
            << text(claim) << rocks << cars << more << stands << rules << variants;
    }

    // The finish line lies behind row 30.
    static State stateOf(const QStringList& rocks, const QStringList& cars, const QJsonObject& more)
    {
        QJsonObject course = strip(rocks);
        course[text("finish")] = 30;
        QJsonObject fields{{text("turn"), 2}};
        for (auto field = more.begin(); field != more.end(); ++field)
            fields[field.key()] = field.value();
        return read(position(course, cars, fields)).value();
    }

    static QJsonObject driving(int points, const QJsonObject& fields = {})
    {
        QJsonObject drive{{text("mpLeft"), points}};
        for (auto field = fields.begin(); field != fields.end(); ++field)
            drive[field.key()] = field.value();
        return {
            {text("order"), QJsonArray{text("red"), text("blue")}},
            {text("acting"),
             QJsonObject{{text("car"), text("red")}, {text("lever"), text("=")}, {text("drive"), drive}}}};
    }

    static QJsonObject turned(const char* ruling, const char* to)
    {
        return {{text("rulings"), QJsonObject{{text(ruling), text(to)}}}};
    }

private slots:
    void verdicts_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("rocks");
        QTest::addColumn<QStringList>("cars");
        QTest::addColumn<QJsonObject>("more");
        QTest::addColumn<QString>("stands");
        QTest::addColumn<QStringList>("rules");
        QTest::addColumn<QStringList>("variants");
        const QString yes = text("yes");
        const QString no = text("no");
        const QString depends = text("depends");
        const auto list = [](const char* words) { return text(words).split(u'|', Qt::SkipEmptyParts); };

        // Lever
        row("red lever +t", {}, list("red b1 G4-9"), yes, list("RNC-20|RNC-18/RNC-A36|RNC-21/RNC-A6"));
        row("red lever g3,t", {}, list("red b1 G4-9"), no, list("RNC-20"), list("lever +"));
        row("red lever +,-", {}, list("red b1 G4-9"), no, list("RNC-13"), list("lever ="));
        row("red lever b", {}, list("red b1 G4-9 brakes=0"), no, list("RNC-17"), list("lever -"));
        row("lever red bb", {}, list("red b1 G4-10"), yes, list("RNC-17/RNC-A4"));
        row("red lever +", {}, list("red b1 G4-9|blue b2"), no, list("RNC-13"), {},
            driving(9, {{text("lcLeft"), 1}}));
        row("red lever +", {}, list("red b1 G4-10 temperature=5"), yes, list("RNC-24/RNC-A35"));
        row("red lever +", {}, list("red b1 G4-9 state=exploded"), no, list("RNC-24"));

        // Drive
        row("red drives 5", {}, list("red b1 G2-5"), yes, list("RNC-26|RNC-25/RNC-A8"));
        row("red drives 4", {}, list("red b1 G2-5"), no, list("RNC-25/RNC-A8"), list("drive 5"));
        row("red drives l,l,3", {}, list("red b1 G2-5"), no, list("RNC-32/RNC-A16"), list("drive 4,l"));
        row("red at 1 drives l,r,6", {}, list("red b1 G4-8 tyres=1"), yes, list("RNC-33/RNC-A30"));
        row("red at 1 drives l,r,6", {}, list("red b1 G4-8 tyres=0"), no, list("RNC-34|RNC-33/RNC-A30"),
            list("tested-drive 1 8"));
        row("red drives l,r,l,r,4", {}, list("red b1 G4-8 tyres=1"), depends, list("RNC-31|RNC-33/RNC-A30"),
            list("tested-drive 3 l,r,l,r,4"));
        row("red drives l,7", {}, list("red b1 G4-8 tyres=0"), yes, list("RNC-31/RNC-A30"));
        row("red drives l,r,l,r,l,r,l,1", {}, list("red b1 G4-8 tyres=0"), no, list("RNC-34/RNC-A30"),
            list("drive 7,l"));
        row("red drives 5", list("b4"), list("red b1 G2-5"), no, list("RNC-50"));
        row("red drives 2,x", list("b4"), list("red b1 G2-5"), yes, list("RNC-55/RNC-A17|RNC-36/RNC-A15"));
        row("red drives 5", {}, list("red b1 G2-5|blue b4"), no, list("RNC-47"));
        row("red at 3 drives 5", {}, list("red b1 G2-5"), yes, list("RNC-26"));
        row("red drives 5", {}, list("red b28 G2-5"), no, list("RNC-58/RNC-A22"), list("drive 3"));
        row("red drives 5", {}, list("red b1 G2-5|blue b3 state=destroyed"), yes, list("RNC-49/RNC-A18"));

        // Push
        row("red pushes blue", {}, list("red a5 G2-5|blue b6"), yes,
            list("RNC-39/RNC-A11|RNC-40|RNC-42/RNC-A29"));
        row("red pushes blue", {}, list("red b5 G2-5|blue c5"), yes, list("RNC-46"));
        row("red pushes blue", {}, list("red a5 G2-5|blue b5|green c5"), yes, list("RNC-46"));
        row("red pushes blue", {}, list("red b5 G2-5|blue b6"), depends,
            list("RNC-39/RNC-A11|RNC-47/RNC-A11|RNC-39/RNC-A12"));
        row("red pushes blue", {}, list("red b5 G2-5|blue b20|green c5"), no, list("RNC-39/RNC-A11"),
            list("push green"));
        row("red pushes blue", {}, list("red a5 G2-5|blue b5 state=destroyed"), no, list("RNC-49/RNC-A18"));
        row("red pushes blue", {}, list("red a5 G2-5|blue b5"), no, list("RNC-45/RNC-A13"), {},
            driving(3, {{text("resisted"), QJsonArray{text("blue")}}}));
        row("red pushes blue", {}, list("red a5 G2-5|blue b6"), depends, list("RNC-44|RNC-39/RNC-A12"), {},
            driving(3, {{text("moved"), false}}));
        row("red pushes blue", {}, list("red a5 P|blue b5"), no, list("RNC-39/RNC-A32"));
        row("red pushes blue", {}, list("red a5 G2-5|blue b5"), yes, list("RNC-39/RNC-A12"), {},
            turned("RNC-A12", "point"));

        // Ram
        row("red rams blue", {}, list("red b1 G2-5|blue b4"), yes,
            list("RNC-57|RNC-48/RNC-A19|RNC-47/RNC-A14"), list("drive 2,x"));
        row("red rams blue", {}, list("red b1 G2-5|blue b9"), no, list("RNC-47"));
        row("red rams blue", {}, list("red b1 G2-5|blue b4 state=destroyed"), no, list("RNC-49/RNC-A18"));
        row("red rams blue", {}, list("red c1 G4-8 tyres=0|blue a6"), depends, list("RNC-33/RNC-A30"));
        row("red rams blue", {}, list("red b5 G1-2|blue c5|green b6"), no, list("RNC-39/RNC-A16"),
            list("push blue|ram green"));

        row("red rams blue", {}, list("red b1 G4-8 tyres=0|blue b3"), yes, list("RNC-48/RNC-A19"), {},
            turned("RNC-A19", "six"));
        row("red lever -", {}, list("red b1 G1-2|blue b4"), no, list("RNC-15"));
        row("red lever -", {}, list("red b1 G1-2|blue b4"), yes, list("RNC-15"), {},
            turned("RNC-A20", "back"));

        row("red drives 2", {}, list("red b1 G2-5|blue b9"), no, list("RNC-25/RNC-A8"));
        row("red drives 2", {}, list("red b1 G2-5|blue b9"), yes, list("RNC-25/RNC-A8"), {},
            turned("RNC-A8", "may-stop"));

        // Order
        row("red before blue", {}, list("red b5|blue b4"), yes, list("RNC-12"));
        row("red before blue", {}, list("red b4|blue b5"), no, list("RNC-12"), list("order red"));
        row("red before blue", {}, list("red b4 G2-5|blue c4 G2-4"), yes, list("RNC-12/RNC-A3"));
        row("red before blue", {}, list("red b4 G2-5|blue c4 G2-5"), depends, list("RNC-12/RNC-A3"));
        row("red before blue", {}, list("red b4 G2-5|blue c4 G2-5"), yes, list("RNC-9/RNC-A3"), {},
            {{text("turn"), 1}});
        row("blue before red", {}, list("red b4|blue b5"), no, list("RNC-12/RNC-A2"), list("order blue"),
            {{text("order"), QJsonArray{text("red"), text("blue")}}});
        row("red before blue", {}, list("red b4 G2-5|blue c4 G2-4"), depends, list("RNC-12/RNC-A3"), {},
            turned("RNC-A3", "dice"));
        row("red before blue", {}, list("red b4|blue b5 state=exploded"), yes, list("RNC-24"));

        // Finish
        row("red wins", {}, list("red b28 G2-5|blue b1"), yes, list("RNC-58/RNC-A21|RNC-58/RNC-A22"),
            list("drive 3"));
        row("red wins", {}, list("red b1 G2-5|blue b2"), no, list("RNC-58/RNC-A21|RNC-25"));
        row("red wins", {}, list("red b26 G1-4|blue b2"), depends, list("RNC-13"), list("lever +"));
        row("red wins", {}, list("red b1 G2-5|blue b2 state=destroyed"), depends, list("RNC-58/RNC-A23"));
        row("red wins", {}, list("red b1 G2-5|blue b2 state=destroyed"), yes, list("RNC-58/RNC-A23"), {},
            turned("RNC-A23", "last-wins"));
        row("red wins", list("b30|c30|b29|c29"), list("red c26 G4-8 tyres=0|blue b2"), depends,
            list("RNC-33/RNC-A30"));
        row("red wins", {}, list("red b31 G2-5 crossings=1|blue b2"), yes, list("RNC-58/RNC-A22"), {},
            {{text("winner"), text("red")}});
        row("blue wins", {}, list("red b31 G2-5 crossings=1|blue b2"), no, list("RNC-58/RNC-A22|RNC-59"), {},
            {{text("winner"), text("red")}});
    }
    void verdicts()
    {
        QFETCH(const QString, line);
        QFETCH(const QStringList, rocks);
        QFETCH(const QStringList, cars);
        QFETCH(const QJsonObject, more);
        QFETCH(const QString, stands);
        QFETCH(const QStringList, rules);
        QFETCH(const QStringList, variants);
        const State state = stateOf(rocks, cars, more);
        const auto claim = claimFrom(state, line);
        QVERIFY2(claim, qPrintable(claim.error_or(QString())));
        const Verdict verdict = rush_n_crush::judge(state, *claim, {});
        const QString wrong = mismatch(verdict, {stands, rules, variants}) + flaw(state, verdict);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        // The claim is said again in words.
        QCOMPARE(isSentence({claim->kind, claim->args}), QString());
    }

    void routeSaysWhereItFails()
    {
        const State state = stateOf({text("b4")}, {text("red b1 G2-5")}, {});
        const Verdict rock = rush_n_crush::judge(state, *claimFrom(state, text("red drives 5")), {});
        QCOMPARE(rock.route.path, (QStringList{text("b2"), text("b3"), text("b4")}));
        QCOMPARE(rock.route.failsAt, 2);
        const Verdict early = rush_n_crush::judge(state, *claimFrom(state, text("red drives 1,l,2")), {});
        QCOMPARE(early.route.failsAt, 4); // stopping
        const Verdict sound = rush_n_crush::judge(state, *claimFrom(state, text("red drives l,4")), {});
        QVERIFY(!sound.route.fails());
        QCOMPARE(sound.route.moves.first().to, QStringList{text("a6")});
    }

    void questions()
    {
        const State state = stateOf({}, {text("red b1 G4-8"), text("blue b4")}, {});
        for (const char* line : {"red", "red at", "red at 3", "red lever", "lever", "drives red",
                                 "red pushes", "rams red", "red before", "wins"}) {
            const auto asked = rush_n_crush::askClaim(state, text(line).split(u' '));
            const auto* prompt = std::get_if<table::Prompt>(&asked);
            QVERIFY2(prompt, line);
            QCOMPARE(isSentence(prompt->question), QString());
            for (const table::Option& option : prompt->options)
                QCOMPARE(isSentence(option.label), QString());
        }
        // A view asks for the kind first, then for a piece.
        const auto kinds = rush_n_crush::askClaim(state, {});
        for (const table::Option& kind : std::get<table::Prompt>(kinds).options) {
            const auto next = rush_n_crush::askClaim(state, {kind.answer});
            QVERIFY(std::get<table::Prompt>(next).asking == table::Asking::Piece);
        }
        for (const char* line : {"green", "red flies", "red at x", "red at 3 pushes", "red lever q",
                                 "red drives q", "red pushes red", "red pushes green"}) {
            const auto asked = rush_n_crush::askClaim(state, text(line).split(u' '));
            const auto* misfit = std::get_if<table::Misfit>(&asked);
            QVERIFY2(misfit, line);
            QCOMPARE(isSentence(misfit->message), QString());
        }
    }

    void beforeTheGridIsLaid()
    {
        State state = stateOf({}, {text("red b1 G4-8"), text("blue b4")}, {});
        state.cars[1].at = rush_n_crush::none;
        for (const char* line : {"red drives 8", "red pushes blue", "red before blue", "red wins"}) {
            const Verdict verdict = rush_n_crush::judge(state, *claimFrom(state, text(line)), {});
            QVERIFY2(verdict.stands == Stands::Depends, line);
            QCOMPARE(flaw(state, verdict), QString());
        }
        QVERIFY(rush_n_crush::judge(state, {text("claim-fly"), {}}, {}).stands == Stands::No);
        QVERIFY(rush_n_crush::judge(state, {text("claim-push"), {{text("car"), text("red")}}}, {}).stands ==
                Stands::No);
    }

    // On any table a verdict on a drive says what going the way step by step says, whatever the way.
    void drivesAgainstTheWalk()
    {
        static const std::vector<const char*> words{"1", "2", "3", "l", "r", "1", "l", "r", "x"};
        std::map<Stands, int> seen;
        int offered = 0;
        for (unsigned seed = 1; seed <= tables; ++seed) {
            RandomTable random(seed);
            const auto state = read(random.position());
            QVERIFY(state);
            const int speed = state->bubbleOf(state->cars[0]).speed;
            for (int i = 0; i < 6; ++i) {
                QStringList path;
                for (int length = 1 + random.below(std::max(1, speed)); length > 0; --length)
                    path.append(
                        text(words[static_cast<size_t>(random.below(static_cast<int>(words.size())))]));
                const std::optional<int> given =
                    random.chance(2) ? std::optional(random.below(5)) : std::nullopt;
                compare(*state, path.join(u','), given, seen, offered);
            }
            for (const table::ClaimVariant& variant :
                 rush_n_crush::judgeDrive(*state, 0, text("99"), {}).variants)
                compareClaim(*state, variant.claim, seen, offered);
            for (const char* line : {"red lever +t", "red lever t", "red lever b-", "red wins"})
                compareClaim(*state, *claimFrom(*state, text(line)), seen, offered);
            if (state->cars.size() > 1) {
                for (const char* line : {"red pushes blue", "red rams blue", "red before blue"})
                    compareClaim(*state, *claimFrom(*state, text(line)), seen, offered);
            }
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("with seed %1").arg(seed)));
        }
        QVERIFY(seen[Stands::Yes] > 50 && seen[Stands::No] > 50 && seen[Stands::Depends] > 20);
        QVERIFY(offered > 500);
    }

private:
    static void compareClaim(const State& state, const table::Claim& claim, std::map<Stands, int>& seen,
                             int& offered)
    {
        const Verdict verdict = rush_n_crush::judge(state, claim, {});
        const QString wrong = flaw(state, verdict);
        QVERIFY2(
            wrong.isEmpty(),
            (wrong.toUtf8() + toText(rush_n_crush::positionOf(state)) + wordsOf(claim).toUtf8()).constData());
        ++seen[verdict.stands];
        offered += static_cast<int>(verdict.variants.size());
    }

    static void compare(const State& state, const QString& path, std::optional<int> given,
                        std::map<Stands, int>& seen, int& offered)
    {
        const auto steps = rush_n_crush::parsePath(state, path);
        QVERIFY(steps);
        const table::Claim claim =
            given ? rush_n_crush::toClaim(rush_n_crush::TestedDriveClaim{text("red"), *given, path})
                  : rush_n_crush::toClaim(rush_n_crush::DriveClaim{text("red"), path});
        compareClaim(state, claim, seen, offered);
        const Verdict verdict = rush_n_crush::judge(state, claim, {});
        const auto isLegal = [&](std::optional<int> allowance) {
            rush_n_crush::Walk walk(state, rush_n_crush::startOf(state, 0, allowance));
            for (const auto& step : *steps) {
                if (walk.objectionTo(step))
                    return false;
                walk.take(step);
            }
            return !walk.objectionToStopping();
        };
        const QByteArray told = toText(rush_n_crush::positionOf(state)) + path.toUtf8();
        if (state.bubbleOf(state.cars[0]).speed == 18)
            given.reset(); // RNC-A9: nothing is rolled
        if (!rush_n_crush::startOf(state, 0, given).testIsDue) {
            QVERIFY2(verdict.stands == (isLegal(given) ? Stands::Yes : Stands::No), told.constData());
            return;
        }
        // Before the test: with the worst that can be rolled, and with the best.
        const Stands expected = isLegal(1) ? Stands::Yes : isLegal(6) ? Stands::Depends : Stands::No;
        QVERIFY2(verdict.stands == expected, told.constData());
    }
};

ONE_OF_MANY(TestRushDisputes)

#include "test_rush_disputes.moc"
