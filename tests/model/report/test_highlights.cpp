// What people talk about when a game is over, of invented facts and of recorded games.
#include "games/games.h"
#include "log/import.h"
#include "report/highlight_words.h"
#include "support/demo_game.h"
#include "support/made_up_tables.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::report;
using table::Count;
using table::Fact;

namespace {

const QString red = QStringLiteral("red");
const QString blue = QStringLiteral("blue");
const QString teal = QStringLiteral("teal");

// Three teams with two pieces each: r1, r2, b1, b2, t1, t2.
table::TableShow threeTeams(const table::Outcome& outcome = {})
{
    table::TableShow table = level(outcome);
    for (const table::Team& team : table.teams) {
        mats::Mat mat{.team = team.id, .items = {}, .panels = {}};
        for (const int piece : {1, 2}) {
            mats::Panel panel;
            panel.subject = team.id.first(1) + QString::number(piece);
            panel.inPlay = true;
            mat.panels.append(panel);
        }
        table.mats.append(mat);
    }
    return table;
}

table::Counting counting()
{
    return {.piece = said("Piece"),
            .counts = {{.key = QStringLiteral("kills"),
                        .what = Fact::What::Kill,
                        .side = Count::Side::Done,
                        .label = said("Kills")},
                       {.key = QStringLiteral("dealt"),
                        .what = Fact::What::Damage,
                        .side = Count::Side::Done,
                        .label = said("Dealt")}},
            .inTurn = {}};
}

log::DatedFact hit(int entry, const char* by, const char* to, int damage, int turn = 1)
{
    log::DatedFact dated;
    dated.entry = entry;
    const auto teamOf = [](const QString& piece) {
        return piece.startsWith(u'r') ? red : piece.startsWith(u'b') ? blue : teal;
    };
    dated.fact.what = damage == 0 ? Fact::What::Kill : Fact::What::Damage;
    dated.fact.byPiece = QString::fromLatin1(by);
    dated.fact.piece = QString::fromLatin1(to);
    dated.fact.byTeam = teamOf(dated.fact.byPiece);
    dated.fact.team = teamOf(dated.fact.piece);
    dated.fact.amount = std::max(1, damage);
    dated.fact.how = said("Shot");
    dated.fact.turn = turn;
    return dated;
}

log::DatedFact kill(int entry, const char* by, const char* to)
{
    return hit(entry, by, to, 0);
}

Summary summaryFor(const QList<log::DatedFact>& facts, const table::Outcome& outcome = {})
{
    QList<Fact> plain;
    for (const log::DatedFact& dated : facts)
        plain.append(dated.fact);
    return summaryOf(threeTeams(outcome), counting(), plain);
}

Highlights highlightsIn(const QList<log::DatedFact>& facts, const TurnEnds& ends = {})
{
    return highlightsOf(summaryFor(facts), facts, ends);
}

QList<table::Standing> scores(int ofRed, int ofBlue, int ofTeal)
{
    const QList<int> points{ofRed, ofBlue, ofTeal};
    QList<table::Standing> standings;
    for (const int own : points) {
        const auto better = std::ranges::count_if(points, [own](int other) { return other > own; });
        standings.append({.team = QStringList{red, blue, teal}[standings.size()],
                          .rank = static_cast<int>(better) + 1,
                          .figures = {figure("Score", own, table::Figure::Score)}});
    }
    return standings;
}

QString say(const table::Message& message)
{
    return message.code;
}

} // namespace

class TestHighlights : public QObject
{
    Q_OBJECT

private slots:
    void theBestPieceIsTheOneThatDidWhatTellsMost()
    {
        const Highlights told = highlightsIn(
            {hit(1, "r1", "b1", 9), hit(2, "b2", "t1", 1), kill(2, "b2", "t1"), hit(3, "t2", "r1", 2)});
        QCOMPARE(told.best, (BestPiece{blue, QStringLiteral("b2")}));
    }

    void whatIsDoneToOnesOwnIsNothingToBeProudOf()
    {
        const Highlights told = highlightsIn({hit(1, "r1", "r2", 9), kill(1, "r1", "r2")});
        QCOMPARE(told, Highlights{});
    }

    void theDeadliestHitIsAllOfOneEntry()
    {
        const Highlights told =
            highlightsIn({hit(4, "r1", "b1", 3), hit(5, "b1", "r1", 2, 2), hit(5, "b1", "t1", 2, 2),
                          hit(5, "t1", "r1", 1, 2), hit(6, "r2", "b2", 3)});
        QCOMPARE(told.deadliest->entry, 5);
        QCOMPARE(told.deadliest->byPiece, QStringLiteral("b1"));
        QCOMPARE(told.deadliest->damage, 4);
        QCOMPARE(told.deadliest->turn, 2);
    }

    void aKillIsDeadlierThanAnyDamage()
    {
        const Highlights told =
            highlightsIn({hit(1, "r1", "b1", 9), hit(2, "t1", "b2", 1), kill(2, "t1", "b2")});
        QCOMPARE(told.deadliest->kills, QStringList{QStringLiteral("b2")});
        QCOMPARE(told.deadliest->byTeam, teal);
    }

    void whatWasSetByHandWasNobodysHit()
    {
        log::DatedFact corrected = hit(1, "r1", "b1", 9);
        corrected.byHand = true;
        QVERIFY(!highlightsIn({corrected}).deadliest);
    }

    void theHuntIsTheMostOfOneTeamAgainstAnother()
    {
        const Highlights told = highlightsIn(
            {hit(1, "r1", "b1", 3), hit(2, "b1", "r2", 2), hit(3, "b2", "r1", 2), hit(4, "t1", "t2", 8)});
        QCOMPARE(told.hunt, (Hunt{blue, red, 4}));
    }

    void theLongestLeadIsWhoWasAloneAheadForMostTurns()
    {
        const Highlights told =
            highlightsIn({}, {scores(0, 0, 0), scores(2, 1, 0), scores(4, 1, 0), scores(4, 5, 0),
                              scores(4, 9, 0), scores(4, 9, 0), scores(9, 9, 0), scores(10, 9, 0)});
        QCOMPARE(told.lead, (Lead{blue, 4, 6, 5}));
        QCOMPARE(told.leadChanges, 2);
    }

    void thoseWhoAreLevelDoNotLead()
    {
        const Highlights told = highlightsIn({}, {scores(1, 1, 0), {}, scores(2, 2, 2)});
        QVERIFY(!told.lead);
        QCOMPARE(told.leadChanges, 0);
    }

    // A race without points is led by who is first on the road.
    void whoIsAheadWithoutPointsLeadsToo()
    {
        QList<table::Standing> order{{.team = red, .rank = 2}, {.team = blue, .rank = 1}};
        QCOMPARE(highlightsIn({}, {order, order}).lead, (Lead{blue, 1, 2, 0}));
    }

    void wordsNameWhoDidWhatAndWhen()
    {
        const QList<log::DatedFact> facts{hit(1, "r1", "b1", 3, 4), kill(1, "r1", "b1")};
        const Summary summary = summaryFor(facts);
        const QList<HighlightLine> lines =
            wordsOf(highlightsOf(summary, facts, {scores(1, 0, 0), scores(3, 0, 1)}), summary, say);
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0].who, QStringLiteral("r1 · Red"));
        QCOMPARE(lines[0].what, QStringLiteral("Kills: 1 · Dealt: 3"));
        QCOMPARE(lines[1].what, QStringLiteral("Shot, turn 4 · 3 damage, out of the game: b1"));
        QCOMPARE(lines[2].who, QStringLiteral("Red (Ann, Ada)"));
        QCOMPARE(lines[2].what, QStringLiteral("Turns 1 to 2 · up to 2 ahead"));
        QCOMPARE(lines[3].who, QStringLiteral("Red → Blue"));
        QCOMPARE(lines[3].what, QStringLiteral("3 damage"));
    }

    void everyOutcomeHasItsVerdict()
    {
        QStringList verdicts;
        for (const table::Outcome& outcome : allOutcomes())
            verdicts.append(verdictOf(summaryFor({}, outcome)));
        QCOMPARE(verdicts,
                 (QStringList{QStringLiteral("Still open"), QStringLiteral("Victory for Blue (Ben)"),
                              QStringLiteral("Victory for Red (Ann, Ada), Blue (Ben)"),
                              QStringLiteral("Won, all together"), QStringLiteral("Lost, all together"),
                              QStringLiteral("Nobody has won")}));
    }

    // A whole race that an earlier version recorded.
    void aRecordedRaceHasItsHighlights()
    {
        const QuickFolder folder;
        const QString path = folder.filePath(QStringLiteral("race.roadmarshal"));
        QVERIFY(log::importLog(QStringLiteral(TEST_DATA "/version_0_1/race.json"), path).has_value());
        const auto session = table::Session::open(games::find, path, table::Access::ReadOnly);
        QVERIFY(session.has_value());
        const Summary summary = summaryOf(**session);
        const Highlights told = highlightsOf(**session, summary);
        QVERIFY(summary.outcome.isOver() && told.best && told.deadliest && told.hunt && told.lead);
        // What the figures of the same race say.
        int dealt = 0;
        for (qsizetype by = 0; by < summary.teams.size(); ++by) {
            for (qsizetype to = 0; to < summary.teams.size(); ++to)
                dealt = std::max(dealt, by == to ? 0 : summary.hits[by][to]);
        }
        QCOMPARE(told.hunt->damage, dealt);
        QVERIFY(told.lead->last <= summary.turns);
        const table::Entry& entry = (*session)->entries()[told.deadliest->entry - 1];
        QVERIFY(!entry.effects.isEmpty());
        QCOMPARE(
            wordsOf(told, summary, [&](const table::Message& m) { return (*session)->game().say(m); }).size(),
            4);
    }
};

ONE_OF_MANY(TestHighlights)
#include "test_highlights.moc"
