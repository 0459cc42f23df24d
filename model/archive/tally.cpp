#include "tally.h"

#include <QHash>

namespace roadmarshal::archive {

using namespace table;

namespace {

constexpr int mostTurns = 1000; // more than any race has

class Cars
{
public:
    CarTally& of(const QString& team, const QString& car)
    {
        const auto found = m_index.find({team, car});
        if (found != m_index.end())
            return m_cars[*found];
        m_index.insert({team, car}, m_cars.size());
        m_cars.append({car, team, 0, 0, 0, 0});
        return m_cars.last();
    }
    const QList<CarTally>& all() const { return m_cars; }

private:
    QHash<std::pair<QString, QString>, qsizetype> m_index;
    QList<CarTally> m_cars;
};

// A car of one's own team is no prize.
bool isAgainstOthers(const Fact& fact)
{
    return !fact.byCar.isEmpty() && fact.byTeam != fact.team;
}

void countDamage(Summary& summary, Cars& cars, const Fact& fact)
{
    cars.of(fact.team, fact.car).taken += fact.amount;
    if (isAgainstOthers(fact))
        cars.of(fact.byTeam, fact.byCar).dealt += fact.amount;
    const int turn = qBound(1, fact.turn, mostTurns);
    if (summary.damageByTurn.size() < turn)
        summary.damageByTurn.resize(turn, 0);
    summary.damageByTurn[turn - 1] += fact.amount;
}

// Markers taken off by hand were counted in error.
void countLess(Summary& summary, Cars& cars, const Fact& fact)
{
    CarTally& car = cars.of(fact.team, fact.car);
    int less = std::min(car.taken, fact.amount);
    car.taken -= less;
    for (qsizetype turn = summary.damageByTurn.size(); less > 0 && turn > 0; --turn) {
        int& there = summary.damageByTurn[turn - 1];
        const int part = std::min(there, less);
        there -= part;
        less -= part;
    }
}

} // namespace

void tally(Summary& summary, const QList<log::DatedFact>& facts)
{
    Cars cars;
    summary.turns = 1;
    for (const log::DatedFact& dated : facts) {
        const Fact& fact = dated.fact;
        if (fact.what == Fact::What::Turn) {
            summary.turns = qBound(1, fact.turn, mostTurns);
        } else if (fact.what == Fact::What::Damage) {
            countDamage(summary, cars, fact);
        } else if (fact.what == Fact::What::Repair && dated.byHand) {
            countLess(summary, cars, fact);
        } else if (fact.what == Fact::What::Kill) {
            ++cars.of(fact.team, fact.car).lost;
            if (isAgainstOthers(fact))
                ++cars.of(fact.byTeam, fact.byCar).kills;
        }
    }
    summary.cars = cars.all();
    summary.damageByTurn.resize(summary.turns, 0);
}

void tally(Overruling& overruling, const Session& session)
{
    for (const Entry& entry : session.entries())
        overruling.insisted += !entry.objections.isEmpty();
    for (const Amended& item : session.history().standing()) {
        if (item.kind != EntryKind::Action)
            continue;
        ++overruling.actions;
        overruling.standing += !item.objections.isEmpty();
        QSet<QString> rules;
        for (const Objection& objection : item.objections)
            rules.insert(objection.citation.rule);
        for (const QString& rule : std::as_const(rules))
            ++overruling.rules[rule];
    }
}

} // namespace roadmarshal::archive
