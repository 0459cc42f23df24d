#include "summary.h"

#include "log/facts.h"

#include <QHash>

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

CarReport reportOf(const mats::Panel& panel, int turns)
{
    CarReport car;
    car.id = panel.subject;
    car.driver = panel.subtitle;
    car.where = panel.where;
    car.raced = panel.inPlay || panel.gone;
    car.gone = panel.gone;
    car.takenIn.fill(0, turns);
    for (const mats::Item& item : panel.items) {
        if (const auto* gauge = std::get_if<mats::Gauge>(&item); gauge && gauge->fillsBad) {
            car.damage = gauge->value;
            car.mostDamage = gauge->most;
            break;
        }
    }
    return car;
}

class Counter
{
public:
    Counter(const Session& session, const QList<log::DatedFact>& facts) : m_facts(facts)
    {
        const Game& game = session.game();
        const TableShow table = game.show(session.now());
        m_summary.game = game.name();
        m_summary.track = table.track->name;
        m_summary.entries = session.last();
        m_summary.begun = session.file().meta().created;
        m_summary.ended = session.entries().isEmpty() ? m_summary.begun : session.entries().back().time;
        m_summary.winner = table.winner;
        m_summary.headline = table.headline;
        m_summary.turns = 1;
        // Not the highest: a turn may have been set by mistake, and back again.
        for (const log::DatedFact& dated : facts) {
            if (dated.fact.what == What::Turn)
                m_summary.turns = std::max(1, dated.fact.turn);
        }
        makeTeams(table);
    }

    Summary count()
    {
        for (const log::DatedFact& dated : m_facts)
            count(dated.fact);
        for (TeamReport& team : m_summary.teams) {
            // Until now each turn has only its own points.
            std::partial_sum(team.pointsAt.begin(), team.pointsAt.end(), team.pointsAt.begin());
            mostFirst(team.points);
            for (CarReport& car : team.cars) {
                mostFirst(car.hits);
                if (!car.gone)
                    car.ending.reset(); // brought back by hand
            }
        }
        rank();
        return m_summary;
    }

private:
    void makeTeams(const TableShow& table)
    {
        for (qsizetype seat = 0; seat < table.teams.size(); ++seat) {
            TeamReport team;
            team.team = table.teams[seat];
            team.standing = table.standings.value(seat);
            team.takenIn.fill(0, m_summary.turns);
            team.pointsAt.fill(0, m_summary.turns + 1);
            for (const mats::Panel& panel : table.mats.value(seat).panels) {
                m_cars.insert(panel.subject, {seat, team.cars.size()});
                team.cars.append(reportOf(panel, m_summary.turns));
            }
            m_seats.insert(team.team.id, seat);
            m_summary.teams.append(team);
        }
        m_summary.hits.fill(QList<int>(table.teams.size(), 0), table.teams.size() + 1);
    }

    void count(const Fact& fact)
    {
        switch (fact.what) {
        case What::Damage:
            return damage(fact);
        case What::Repair:
            if (CarReport* car = carOf(fact.car))
                car->repaired += fact.amount;
            return;
        case What::Kill:
            return kill(fact);
        case What::Score:
            return points(fact, fact.amount);
        case What::Return:
            return points(fact, -fact.amount);
        case What::Forfeit:
        case What::Turn:
        case What::Win:
        case What::Other:
            if (CarReport* car = carOf(fact.car))
                car->raced = true;
        }
    }

    void damage(const Fact& fact)
    {
        CarReport* car = carOf(fact.car);
        TeamReport* team = teamOf(fact.team);
        if (!car || !team)
            return;
        const int turn = turnOf(fact);
        car->taken += fact.amount;
        car->takenIn[turn] += fact.amount;
        team->taken += fact.amount;
        team->takenIn[turn] += fact.amount;
        const auto same = std::ranges::find_if(car->hits, [&](const Hits& hits) {
            return hits.byTeam == fact.byTeam && hits.byCar == fact.byCar && hits.how == fact.how;
        });
        if (same == car->hits.end())
            car->hits.append({fact.byTeam, fact.byCar, fact.how, fact.amount});
        else
            same->amount += fact.amount;
        m_summary.hits[m_seats.value(fact.byTeam, m_summary.teams.size())][m_seats.value(fact.team)] +=
            fact.amount;
        credit(fact, &TeamReport::dealt, &CarReport::dealt, fact.amount);
    }

    void kill(const Fact& fact)
    {
        if (TeamReport* team = teamOf(fact.team))
            ++team->lost;
        if (CarReport* car = carOf(fact.car))
            car->ending = Ending{fact.turn, fact.byTeam, fact.byCar, fact.how};
        credit(fact, &TeamReport::kills, &CarReport::kills, 1);
    }

    // What is done to the own team is nothing to be proud of.
    void credit(const Fact& fact, int TeamReport::* ofTeam, int CarReport::* ofCar, int amount)
    {
        if (fact.byTeam == fact.team)
            return;
        if (TeamReport* team = teamOf(fact.byTeam))
            team->*ofTeam += amount;
        if (CarReport* car = carOf(fact.byCar))
            car->*ofCar += amount;
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

    void rank()
    {
        const auto standing = [&](const TeamReport& team) {
            return std::tuple(team.team.id != m_summary.winner, -team.standing.claimed, team.standing.pool);
        };
        for (TeamReport& team : m_summary.teams)
            team.rank =
                1 + static_cast<int>(std::ranges::count_if(m_summary.teams, [&](const TeamReport& other) {
                    return standing(other) < standing(team);
                }));
    }

    int turnOf(const Fact& fact) const { return std::clamp(fact.turn, 1, m_summary.turns) - 1; }
    TeamReport* teamOf(const QString& id)
    {
        const auto seat = m_seats.constFind(id);
        return seat == m_seats.cend() ? nullptr : &m_summary.teams[*seat];
    }
    CarReport* carOf(const QString& id)
    {
        const auto place = m_cars.constFind(id);
        return place == m_cars.cend() ? nullptr : &m_summary.teams[place->first].cars[place->second];
    }

    const QList<log::DatedFact>& m_facts;
    Summary m_summary;
    QHash<QString, qsizetype> m_seats;
    QHash<QString, std::pair<qsizetype, qsizetype>> m_cars; // team and car in it
};

} // namespace

QList<int> Summary::byRank() const
{
    QList<int> order(teams.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](int team) { return teams[team].rank; });
    return order;
}

Summary summaryOf(const Session& session)
{
    return Counter(session, log::factsOf(session)).count();
}

} // namespace roadmarshal::report
