#include "highlights.h"

#include "table/leader.h"

#include <algorithm>
#include <tuple>

namespace roadmarshal::report {

using namespace table;

namespace {

using What = Fact::What;

// What a piece did to others, what tells most first.
QList<int> deedsOf(const PieceReport& piece, const Counting& counting)
{
    QList<int> deeds;
    for (const Count& count : counting.counts) {
        if (count.side == Count::Side::Done)
            deeds.append(piece.counts.value(count.key));
    }
    return deeds;
}

std::optional<BestPiece> bestOf(const Summary& summary)
{
    std::optional<BestPiece> best;
    QList<int> most;
    for (const TeamReport& team : summary.teams) {
        for (const PieceReport& piece : team.pieces) {
            const QList<int> deeds = deedsOf(piece, summary.counting);
            const bool some = std::ranges::any_of(deeds, [](int amount) { return amount > 0; });
            if (!some || (best && !std::ranges::lexicographical_compare(most, deeds)))
                continue;
            best = BestPiece{team.team.id, piece.id};
            most = deeds;
        }
    }
    return best;
}

bool isHit(const log::DatedFact& dated)
{
    const Fact& fact = dated.fact;
    return (fact.what == What::Damage || fact.what == What::Kill) && !dated.byHand &&
           !fact.byTeam.isEmpty() && fact.byTeam != fact.team;
}

// Each with all that it did, in the order in which they happened.
QList<Blow> blowsIn(const QList<log::DatedFact>& facts)
{
    QList<Blow> blows;
    for (const log::DatedFact& dated : facts) {
        if (!isHit(dated))
            continue;
        const Fact& fact = dated.fact;
        auto blow = std::ranges::find_if(blows, [&](const Blow& other) {
            return other.entry == dated.entry && other.byTeam == fact.byTeam && other.byPiece == fact.byPiece;
        });
        if (blow == blows.end())
            blow = blows.insert(blows.end(), {.entry = dated.entry,
                                              .turn = fact.turn,
                                              .byTeam = fact.byTeam,
                                              .byPiece = fact.byPiece,
                                              .how = fact.how,
                                              .kills = {}});
        if (fact.what == What::Kill)
            blow->kills.append(fact.piece);
        else
            blow->damage += fact.amount;
    }
    return blows;
}

std::optional<Blow> deadliestOf(const QList<Blow>& blows)
{
    const auto weight = [](const Blow& blow) { return std::tuple(blow.kills.size(), blow.damage); };
    const auto deadliest = std::ranges::max_element(blows, {}, weight);
    return deadliest == blows.end() ? std::nullopt : std::optional(*deadliest);
}

std::optional<Hunt> huntIn(const Summary& summary)
{
    std::optional<Hunt> hunt;
    for (qsizetype by = 0; by < summary.teams.size(); ++by) {
        for (qsizetype whom = 0; whom < summary.teams.size(); ++whom) {
            const int damage = summary.hits[by][whom];
            if (by != whom && damage > (hunt ? hunt->damage : 0))
                hunt = Hunt{summary.teams[by].team.id, summary.teams[whom].team.id, damage};
        }
    }
    return hunt;
}

// Of the team before the best of the others.
int aheadIn(const QList<Standing>& standings, const QString& team)
{
    int own = 0;
    std::optional<int> next;
    for (const Standing& standing : standings) {
        const Figure* score = standing.find(Figure::Score);
        if (!score)
            return 0;
        if (standing.team == team)
            own = score->value;
        else
            next = std::max(next.value_or(score->value), score->value);
    }
    return next ? std::max(0, own - *next) : 0;
}

// The first of the longest ones.
void followLead(Highlights& highlights, const TurnEnds& ends)
{
    Lead current;
    QString before;
    for (qsizetype end = 0; end < ends.size(); ++end) {
        const int turn = static_cast<int>(end) + 1;
        const QString leader = leaderIn(ends[end]);
        if (leader != current.team)
            current = Lead{.team = leader, .first = turn};
        current.last = turn;
        if (leader.isEmpty())
            continue;
        current.most = std::max(current.most, aheadIn(ends[end], leader));
        if (!before.isEmpty() && before != leader)
            ++highlights.leadChanges;
        before = leader;
        const bool goesOn = highlights.lead && highlights.lead->team == current.team &&
                            highlights.lead->first == current.first;
        if (goesOn || !highlights.lead || current.turns() > highlights.lead->turns())
            highlights.lead = current;
    }
}

} // namespace

Highlights highlightsOf(const Summary& summary, const QList<log::DatedFact>& facts, const TurnEnds& ends)
{
    Highlights highlights{.best = bestOf(summary),
                          .deadliest = deadliestOf(blowsIn(facts)),
                          .hunt = huntIn(summary),
                          .lead = {}};
    followLead(highlights, ends);
    return highlights;
}

Highlights highlightsOf(const Session& session, const Summary& summary)
{
    return highlightsOf(summary, log::factsOf(session), standingsByTurn(session, summary.turns).sliced(1));
}

} // namespace roadmarshal::report
