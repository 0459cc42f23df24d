// HH-89 to 94: whom does this SUV slam, where does it go?
#include "games/highway_heist/road/geometry.h"
#include "judge.h"
#include "suv_acts.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::objection;
using table::Stands;
using table::Verdict;

namespace {

class SuvJudge
{
public:
    SuvJudge(const State& state, const QString& suv, const SuvAct& claimed)
        : m_state(state), m_suv(suv), m_claimed(claimed), m_acts(actsOf(state, suv))
    {
    }

    Verdict judge()
    {
        if (m_acts.empty())
            return table::refusal({u"verdict-suv-does-nothing"_s, args(m_claimed)},
                                  {objection(u"why-no-enemy-suv"_s, args(m_claimed), u"HH-26"_s)});
        const bool can = m_acts.contains(m_claimed);
        m_verdict.stands = !can ? Stands::No : m_acts.size() > 1 ? Stands::Depends : Stands::Yes;
        m_verdict.title = {titleCode(can), args(m_claimed)};
        for (const SuvAct& act : m_acts)
            tell(act);
        if (!isAnybodyActive(m_state))
            m_verdict.reasons.append(objection(u"why-nobody-active"_s, {}, u"HH-88"_s));
        return m_verdict;
    }

private:
    QJsonObject args(const SuvAct& act) const
    {
        return {{u"vehicle"_s, m_suv}, {u"target"_s, act.target}, {u"place"_s, act.target}};
    }

    QString titleCode(bool can) const
    {
        const bool slams = m_claimed.does == Event::Does::Slams;
        if (!can)
            return slams ? u"verdict-no-slam"_s : u"verdict-no-move"_s;
        if (m_acts.size() > 1)
            return slams ? u"verdict-maybe-slam"_s : u"verdict-maybe-move"_s;
        return slams ? u"verdict-slam"_s : u"verdict-move"_s;
    }

    void tell(const SuvAct& act)
    {
        if (act.does == Event::Does::Slams) {
            const bool isActive = m_state.find(act.target)->owner == m_state.active;
            m_verdict.reasons.append(isActive && isAnybodyActive(m_state)
                                         ? objection(u"why-slams-active"_s, args(act), u"HH-91"_s)
                                         : objection(u"why-slams"_s, args(act), u"HH-90"_s));
            offer(act, toClaim(SlamClaim{m_suv, act.target}), "variant-slam");
        } else if (act.does == Event::Does::Moves) {
            m_verdict.reasons.append(objection(u"why-moves"_s, args(act), u"HH-93"_s, u"HR-7"_s));
            offer(act, toClaim(MoveClaim{m_suv, act.target}), "variant-move");
        } else {
            const bool isNobody = !isAnybodyActive(m_state) || !m_state.vehicleOf(m_state.active);
            m_verdict.reasons.append(isNobody ? objection(u"why-nobody-to-chase"_s, args(act), u"HH-94"_s)
                                              : objection(u"why-stays"_s, args(act), u"HH-93"_s, u"HR-7"_s));
        }
    }

    void offer(const SuvAct& act, const table::Claim& claim, const char* label)
    {
        if (m_acts.contains(m_claimed) || m_verdict.variants.size() >= table::mostVariants)
            return;
        m_verdict.variants.append({claim, {QLatin1StringView(label), args(act)}, {}});
    }

    const State& m_state;
    QString m_suv;
    SuvAct m_claimed;
    std::set<SuvAct> m_acts;
    Verdict m_verdict;
};

} // namespace

Verdict judgeSlam(const State& state, const SlamClaim& claim)
{
    return SuvJudge(state, claim.suv, {Event::Does::Slams, claim.target}).judge();
}

Verdict judgeMove(const State& state, const MoveClaim& claim)
{
    return SuvJudge(state, claim.suv, {Event::Does::Moves, claim.to}).judge();
}

} // namespace roadmarshal::highway_heist
