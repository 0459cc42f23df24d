#include "summary.h"

#include "log/facts.h"
#include "turn_ends.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace roadmarshal::report {

using namespace table;

namespace {

using What = Fact::What;

template <class Item>
void mostFirst(QList<Item>& items)
{
    std::ranges::stable_sort(items, std::greater(), &Item::amount);
}

PieceReport reportOf(const mats::Panel& panel, int turns)
{
    PieceReport piece;
    piece.id = panel.subject;
    piece.holder = panel.subtitle;
    piece.where = panel.where;
    piece.played = panel.inPlay || panel.gone;
    piece.gone = panel.gone;
    piece.inTurn.fill(0, turns);
    if (const mats::Gauge* wear = mats::wearOf(panel)) {
        piece.wear = wear->value;
        piece.mostWear = wear->most;
    }
    return piece;
}

// Not the highest: a turn may have been set by mistake, and back again.
int turnsOf(const QList<Fact>& facts)
{
    int turns = 1;
    for (const Fact& fact : facts) {
        if (fact.what == What::Turn)
            turns = std::max(1, fact.turn);
    }
    return turns;
}

class Counter
{
public:
    Counter(const TableShow& table, const Counting& counting, const QList<Fact>& facts) : m_facts(facts)
    {
        m_summary.track = table.venue.name;
        m_summary.outcome = table.outcome;
        m_summary.headline = table.headline;
        m_summary.counting = counting;
        m_summary.turns = turnsOf(facts);
        m_summary.inTurn.fill(0, m_summary.turns);
        makeTeams(table);
    }

    Summary count()
    {
        for (const Fact& fact : m_facts) {
            addUp(fact);
            tell(fact);
        }
        for (TeamReport& team : m_summary.teams) {
            // Until now each turn has only its own points.
            std::partial_sum(team.pointsAt.begin(), team.pointsAt.end(), team.pointsAt.begin());
            mostFirst(team.points);
            for (PieceReport& piece : team.pieces)
                finish(piece);
        }
        return m_summary;
    }

private:
    void makeTeams(const TableShow& table)
    {
        for (qsizetype seat = 0; seat < table.teams.size(); ++seat) {
            TeamReport team;
            team.team = table.teams[seat];
            team.standing.team = team.team.id;
            if (const auto standing = std::ranges::find(table.standings, team.team.id, &Standing::team);
                standing != table.standings.end())
                team.standing = *standing;
            team.inTurn.fill(0, m_summary.turns);
            team.pointsAt.fill(0, m_summary.turns + 1);
            for (const mats::Mat& mat : table.mats) {
                if (mat.team == team.team.id)
                    addPieces(team, seat, mat.panels);
            }
            m_seats.insert(team.team.id, seat);
            m_summary.teams.append(team);
        }
        m_summary.hits.fill(QList<int>(table.teams.size(), 0), table.teams.size() + 1);
        m_summary.shoves = m_summary.hits;
    }

    void addPieces(TeamReport& team, qsizetype seat, const QList<mats::Panel>& panels)
    {
        for (const mats::Panel& panel : panels) {
            m_pieces.insert(panel.subject, {seat, team.pieces.size()});
            team.pieces.append(reportOf(panel, m_summary.turns));
        }
    }

    // What the game wants to have counted.
    void addUp(const Fact& fact)
    {
        for (const Count& count : m_summary.counting.counts) {
            if (!count.counts(fact))
                continue;
            const bool done = count.side == Count::Side::Done;
            if (TeamReport* team = teamOf(done ? fact.byTeam : fact.team))
                team->counts[count.key] += fact.amount;
            if (PieceReport* piece = pieceOf(done ? fact.byPiece : fact.piece))
                piece->counts[count.key] += fact.amount;
        }
        if (!m_summary.counting.inTurn || !m_summary.counting.inTurn->counts(fact))
            return;
        const int turn = turnOf(fact);
        m_summary.inTurn[turn] += fact.amount;
        if (TeamReport* team = teamOf(fact.team))
            team->inTurn[turn] += fact.amount;
        if (PieceReport* piece = pieceOf(fact.piece))
            piece->inTurn[turn] += fact.amount;
    }

    // What has a story: who hit whom with what, how it ended, what the points were for.
    void tell(const Fact& fact)
    {
        switch (fact.what) {
        case What::Damage:
            return damage(fact);
        case What::Shove:
            return enter(m_summary.shoves, fact);
        case What::Repair:
            if (PieceReport* piece = pieceOf(fact.piece))
                piece->repaired += fact.amount;
            return;
        case What::Kill:
            if (PieceReport* piece = pieceOf(fact.piece))
                piece->ending = Ending{fact.turn, fact.byTeam, fact.byPiece, fact.how};
            return;
        case What::Score:
            return points(fact, fact.amount);
        case What::Return:
            return points(fact, -fact.amount);
        case What::Forfeit:
        case What::Turn:
        case What::Win:
        case What::Defeat:
        case What::Roll:
        case What::Spend:
        case What::Gain:
        case What::Lose:
        case What::Other:
            if (PieceReport* piece = pieceOf(fact.piece))
                piece->played = true;
        }
    }

    // Who did it to whom.
    void enter(QList<QList<int>>& matrix, const Fact& fact)
    {
        if (teamOf(fact.team))
            matrix[m_seats.value(fact.byTeam, m_summary.teams.size())][m_seats.value(fact.team)] +=
                fact.amount;
    }

    void damage(const Fact& fact)
    {
        enter(m_summary.hits, fact);
        PieceReport* piece = pieceOf(fact.piece);
        if (!piece)
            return;
        piece->taken += fact.amount;
        const auto same = std::ranges::find_if(piece->hits, [&](const Hits& hits) {
            return hits.byTeam == fact.byTeam && hits.byPiece == fact.byPiece && hits.how == fact.how;
        });
        if (same == piece->hits.end())
            piece->hits.append({fact.byTeam, fact.byPiece, fact.how, fact.amount});
        else
            same->amount += fact.amount;
    }

    // Whether it is gone, the table says: it may have been brought back by hand.
    void finish(PieceReport& piece) const
    {
        mostFirst(piece.hits);
        if (!piece.gone)
            piece.ending.reset();
        for (const Count& count : m_summary.counting.counts) {
            if (count.what == What::Kill && count.side == Count::Side::Suffered)
                piece.counts[count.key] = piece.gone ? 1 : 0;
        }
    }

    void points(const Fact& fact, int amount)
    {
        TeamReport* team = teamOf(fact.team);
        if (!team)
            return;
        team->pointsAt[turnOf(fact) + 1] += amount;
        const auto same = std::ranges::find_if(team->points, [&](const Points& points) {
            return points.how == fact.how && (points.amount < 0) == (amount < 0);
        });
        if (same == team->points.end())
            team->points.append({fact.how, amount});
        else
            same->amount += amount;
    }

    int turnOf(const Fact& fact) const { return std::clamp(fact.turn, 1, m_summary.turns) - 1; }
    TeamReport* teamOf(const QString& id)
    {
        const auto seat = m_seats.constFind(id);
        return seat == m_seats.cend() ? nullptr : &m_summary.teams[*seat];
    }
    PieceReport* pieceOf(const QString& id)
    {
        const auto place = m_pieces.constFind(id);
        return place == m_pieces.cend() ? nullptr : &m_summary.teams[place->first].pieces[place->second];
    }

    const QList<Fact>& m_facts;
    Summary m_summary;
    QHash<QString, qsizetype> m_seats;
    QHash<QString, std::pair<qsizetype, qsizetype>> m_pieces; // team and piece in it
};

void followPlaces(QList<TeamReport>& teams, const TurnEnds& standings)
{
    for (TeamReport& team : teams) {
        for (const QList<Standing>& then : standings) {
            const auto own = std::ranges::find(then, team.team.id, &Standing::team);
            if (own != then.end() && own->order > 0)
                team.placeAt.append(own->order);
        }
        if (team.placeAt.size() != standings.size())
            team.placeAt.clear();
    }
}

} // namespace

QList<int> Summary::byRank() const
{
    QList<int> order(teams.size());
    std::iota(order.begin(), order.end(), 0);
    const auto place = [&](int team) {
        const Standing& standing = teams[team].standing;
        return std::tuple(standing.rank == 0, standing.rank, standing.order);
    };
    std::ranges::stable_sort(order, {}, place);
    return order;
}

Summary summaryOf(const TableShow& table, const Counting& counting, const QList<Fact>& facts)
{
    return Counter(table, counting, facts).count();
}

Summary summaryOf(const Session& session)
{
    const Game& game = session.game();
    QList<Fact> facts;
    for (const log::DatedFact& dated : log::factsOf(session))
        facts.append(dated.fact);
    Summary summary = summaryOf(game.show(session.now()), game.counting(), facts);
    const bool isScored = std::ranges::any_of(
        summary.teams, [](const TeamReport& team) { return team.standing.find(Figure::Score); });
    if (!isScored)
        followPlaces(summary.teams, standingsByTurn(session, summary.turns));
    summary.game = game.name();
    summary.entries = session.last();
    summary.begun = session.file().meta().created;
    summary.ended = session.entries().isEmpty() ? summary.begun : session.entries().back().time;
    return summary;
}

} // namespace roadmarshal::report
