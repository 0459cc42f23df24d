#include "suv_acts.h"

namespace roadmarshal::highway_heist {

namespace {

constexpr int noDamage = 1000; // successes that cancel anything
constexpr int mostTables = 2000;

class Simulation
{
public:
    Simulation(const State& state, const QString& suv) : m_suv(suv)
    {
        State table = state;
        table.open.reset();
        table.attempt.reset();
        std::optional<SuvAct> act;
        beginDie(table, Symbol::Suv, state.active, false, watching(act));
        follow(table, act);
    }

    const std::set<SuvAct>& acts() const { return m_acts; }

private:
    Watch watching(std::optional<SuvAct>& act)
    {
        return [this, &act](const State&, const Event& event) {
            const bool isAct = event.does == Event::Does::Slams || event.does == Event::Does::Moves ||
                               event.does == Event::Does::Stays;
            if (!act && event.who == m_suv && isAct)
                act = SuvAct{event.does, event.target};
        };
    }

    void follow(const State& table, const std::optional<SuvAct>& act)
    {
        if (++m_tables > mostTables)
            return;
        if (act) {
            m_acts.insert(*act);
            return;
        }
        const auto need = needOf(table);
        if (!need)
            return;
        if (std::holds_alternative<NeedDefense>(*need))
            return giveAndFollow(table, Successes{noDamage});
        const auto* choice = std::get_if<NeedChoice>(&*need);
        if (!choice)
            return;
        for (const PegWay& way : choice->options)
            giveAndFollow(table, way);
    }

    void giveAndFollow(State table, const Answer& answer)
    {
        std::optional<SuvAct> act;
        if (give(table, answer, watching(act)))
            follow(table, act);
    }

    QString m_suv;
    std::set<SuvAct> m_acts;
    int m_tables = 0;
};

} // namespace

std::set<SuvAct> actsOf(const State& state, const QString& suv)
{
    const Vehicle* vehicle = state.find(suv);
    return vehicle && vehicle->isEnemySuv() && !state.result ? Simulation(state, suv).acts()
                                                             : std::set<SuvAct>();
}

bool isAnybodyActive(const State& state)
{
    return state.active >= 0;
}

} // namespace roadmarshal::highway_heist
