// RNC-58, A21 to A23: has the car won, or does it with this move?
#include "judge.h"

#include "driven.h"
#include "games/rush_n_crush/dashboard/lever_ends.h"
#include "games/rush_n_crush/table/lever_of.h"
#include "games/rush_n_crush/turn/order.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::objection;
using table::Stands;
using table::Verdict;

namespace {

bool canCross(const Exploration& found)
{
    return std::ranges::contains(found.ends, Ends::Finish, &DriveEnd::ends);
}

class FinishJudge
{
public:
    FinishJudge(const State& state, int car, int winning)
        : m_state(state), m_car(car), m_winning(winning), m_start(startOf(state, car))
    {
    }

    Verdict judge()
    {
        m_verdict.title = {u"verdict-no-win"_s, args()};
        m_verdict.reasons = {objection(u"why-crossings"_s, args(), u"RNC-58"_s, u"RNC-A21"_s)};
        const Exploration found = explore(m_state, m_start);
        const DriveVariants drives(m_state, m_start, found);
        std::vector<DriveEnd> ends;
        std::ranges::copy_if(found.ends, std::back_inserter(ends),
                             [](const DriveEnd& end) { return end.ends == Ends::Finish; });
        std::ranges::stable_sort(ends, isCheaper);
        for (const DriveEnd& end : ends) {
            consider(drives.prospect(end), end);
            drives.add(end, m_verdict.variants);
        }
        if (m_verdict.stands == Stands::No)
            tellShort();
        if (std::ranges::count_if(m_state.cars, &Car::isRacing) == 1)
            tellAlone();
        return m_verdict;
    }

private:
    QJsonObject args() const
    {
        return {{u"car"_s, m_state.car(m_car).id},
                {u"crossings"_s, m_state.car(m_car).crossings},
                {u"winning"_s, m_winning},
                {u"points"_s, m_start.points}};
    }

    void consider(const Prospect& prospect, const DriveEnd& end)
    {
        const bool isBetter = m_verdict.stands == Stands::No || prospect.stands == Stands::Yes;
        if (prospect.stands == Stands::No || m_verdict.stands == Stands::Yes || !isBetter ||
            prospect.stands == m_verdict.stands)
            return;
        QJsonObject told = args();
        told[u"place"_s] = nameOf(m_state, end.at);
        told[u"least"_s] = prospect.least;
        told[u"odds"_s] = prospect.odds;
        told[u"tyres"_s] = m_start.tyres;
        const bool isOpen = prospect.stands == Stands::Depends;
        m_verdict.stands = prospect.stands;
        m_verdict.title = {isOpen ? u"verdict-win-depends"_s : u"verdict-win-now"_s, told};
        m_verdict.reasons = {objection(u"why-crossings"_s, told, u"RNC-58"_s, u"RNC-A21"_s),
                             objection(u"why-crosses"_s, told, u"RNC-58"_s, u"RNC-A22"_s)};
        if (isOpen)
            m_verdict.reasons.append(objection(u"why-least"_s, told, u"RNC-33"_s, u"RNC-A30"_s));
    }

    // Not with the lever where it is; with another bubble perhaps.
    void tellShort()
    {
        m_verdict.reasons.append(objection(u"why-short"_s, args(), u"RNC-25"_s));
        const Lever lever = leverOf(m_state, m_car);
        if (lever.closed)
            return;
        const auto ends = leverEnds(m_state.setup->dashboard, lever, leverRules(*m_state.setup));
        for (const LeverEnd& end : ends.value_or(std::vector<LeverEnd>()))
            tryLever(end);
    }

    void tryLever(const LeverEnd& end)
    {
        if (end.to == m_state.car(m_car).lever || m_verdict.variants.size() >= table::mostVariants)
            return;
        State moved = m_state;
        moved.car(m_car).lever = end.to;
        if (!canCross(explore(moved, startOf(moved, m_car))))
            return;
        QJsonObject told = args();
        told[u"moves"_s] = toText(end.moves);
        told[u"bubble"_s] = m_state.setup->dashboard.at(end.to).id;
        told[u"speed"_s] = 10 * m_state.setup->dashboard.at(end.to).speed;
        if (m_verdict.stands == Stands::No) {
            m_verdict.stands = Stands::Depends;
            m_verdict.title = {u"verdict-win-with-lever"_s, told};
            m_verdict.reasons.append(objection(u"why-lever-first"_s, told, u"RNC-13"_s));
        }
        m_verdict.variants.append(
            {toClaim(LeverClaim{m_state.car(m_car).id, toText(end.moves)}), {u"variant-lever"_s, told}, {}});
    }

    // A23: nobody else can; the table may leave it at that.
    void tellAlone()
    {
        m_verdict.reasons.append(objection(u"why-alone"_s, args(), u"RNC-58"_s, u"RNC-A23"_s));
        if (m_verdict.stands != Stands::No)
            return;
        m_verdict.stands = Stands::Depends;
        m_verdict.title = {u"verdict-alone"_s, args()};
    }

    const State& m_state;
    int m_car;
    int m_winning;
    Start m_start;
    Verdict m_verdict;
};

} // namespace

table::Objection whyWon(const State& state, int winner)
{
    const QJsonObject args{{u"car"_s, state.car(winner).id}};
    const auto winning = state.setup->winningCrossing();
    const bool isAcross = winning && state.car(winner).crossings >= *winning;
    if (!isAcross && state.setup->rulings.has(Turned::LastWins) && lastOne(state) == winner)
        return objection(u"why-last-wins"_s, args, u"RNC-58"_s, u"RNC-A23"_s);
    return objection(u"why-won"_s, args, u"RNC-58"_s, u"RNC-A22"_s);
}

Verdict judgeFinish(const State& state, int car)
{
    if (state.setup->rulings.has(Turned::LastWins) && lastOne(state) == car) {
        Verdict verdict;
        verdict.stands = Stands::Yes;
        verdict.title = {u"verdict-won"_s, {{u"car"_s, state.car(car).id}}};
        verdict.reasons = {whyWon(state, car)};
        return verdict;
    }
    const auto winning = state.setup->winningCrossing();
    if (!winning)
        return table::refusal({u"verdict-no-win"_s, {{u"car"_s, state.car(car).id}}},
                              {objection(u"why-no-line"_s, {}, u"RNC-58"_s, u"RNC-A21"_s)});
    return FinishJudge(state, car, *winning).judge();
}

Verdict judgeWinner(const State& state, int car)
{
    const QJsonObject args{{u"car"_s, state.car(car).id}};
    if (!state.winner)
        return table::refusal({u"verdict-no-win"_s, args},
                              {objection(u"why-nobody-left"_s, {}, u"RNC-58"_s, u"RNC-A23"_s)});
    const table::Objection won = whyWon(state, *state.winner);
    Verdict verdict = table::refusal({u"verdict-no-win"_s, args}, {won});
    if (*state.winner == car) {
        verdict.stands = Stands::Yes;
        verdict.title = {u"verdict-won"_s, args};
    } else {
        verdict.reasons.append(objection(u"why-no-places"_s, {}, u"RNC-59"_s));
    }
    return verdict;
}

} // namespace roadmarshal::rush_n_crush
