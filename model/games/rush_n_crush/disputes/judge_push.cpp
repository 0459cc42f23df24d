// RNC-39 to 46: may the car push that one?
#include "judge.h"

#include "driven.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::objection;
using table::Stands;
using table::Verdict;

namespace {

class PushJudge
{
public:
    // A push takes no lane change: before the test it is judged as if none were allowed.
    PushJudge(const State& state, int car, int other)
        : m_state(state),
          m_car(car),
          m_other(other),
          m_testIsDue(startOf(state, car).testIsDue),
          m_start(startOf(state, car, m_testIsDue ? std::optional(0) : std::nullopt)),
          m_walk(state, m_start)
    {
    }

    Verdict judge()
    {
        const auto against = m_walk.objectionTo(Push{.car = m_other});
        if (!against)
            allow();
        else
            refuse(*against);
        if (m_testIsDue && m_verdict.stands != Stands::No)
            m_verdict.reasons.append(objection(u"test-is-due"_s, {}, u"RNC-27"_s));
        return m_verdict;
    }

private:
    QJsonObject args() const
    {
        return {{u"car"_s, m_state.car(m_car).id},
                {u"other"_s, m_state.car(m_other).id},
                {u"odds"_s, pushOdds()}};
    }

    void allow()
    {
        m_verdict.stands = Stands::Yes;
        m_verdict.title = {u"verdict-push"_s, args()};
        const int place = m_state.car(m_other).at;
        const auto side = contact(*m_state.setup, m_start.at, place);
        const bool isAhead = m_state.setup->course.at(m_start.at).left == place ||
                             m_state.setup->course.at(m_start.at).right == place;
        m_verdict.reasons = {objection(isAhead ? u"why-contact-ahead"_s : u"why-contact-beside"_s, args(),
                                       u"RNC-39"_s, u"RNC-A11"_s),
                             objection(u"why-push-odds"_s, args(), u"RNC-40"_s)};
        if (pushPrice(*m_state.setup) > 0)
            m_verdict.reasons.append(objection(u"why-push-costs"_s, args(), u"RNC-39"_s, u"RNC-A12"_s));
        const Traffic traffic(m_state, m_car);
        for (const PushResult& result :
             pushResults(*m_state.setup, traffic, place, side.value_or(Side::Left)))
            tellResult(result);
        m_verdict.reasons.append(objection(u"why-push-fails"_s, args(), u"RNC-41"_s, u"RNC-A13"_s));
    }

    void tellResult(const PushResult& result)
    {
        QJsonObject told = args();
        told[u"place"_s] = result.space == none ? QString() : nameOf(m_state, result.space);
        if (!result.wedged) {
            m_verdict.reasons.append(objection(u"why-push-to"_s, told, u"RNC-42"_s, u"RNC-A29"_s));
            m_verdict.route.moves.append({.piece = m_state.car(m_other).id,
                                          .to = {nameOf(m_state, result.space)},
                                          .on = {},
                                          .path = {}});
            m_verdict.route.moves.resize(1); // the first of those to choose from
            return;
        }
        if (result.third >= 0) {
            told[u"third"_s] = m_state.car(result.third).id;
            m_verdict.reasons.append(objection(u"why-wedged-car"_s, told, u"RNC-46"_s));
        } else if (result.space != none) {
            m_verdict.reasons.append(objection(u"why-wedged-wreck"_s, told, u"RNC-46"_s, u"RNC-A18"_s));
        } else {
            m_verdict.reasons.append(objection(u"why-wedged-rock"_s, told, u"RNC-46"_s));
        }
    }

    void refuse(const table::Objection& against)
    {
        m_verdict.title = {u"verdict-no-push"_s, args()};
        m_verdict.reasons = {against};
        const int ahead = m_state.setup->course.at(m_start.at).straight;
        if (against.message.code == u"push-no-contact" && ahead == m_state.car(m_other).at)
            m_verdict.reasons.append(objection(u"why-ahead-is-ram"_s, args(), u"RNC-47"_s, u"RNC-A11"_s));
        const bool maySoon = against.message.code == u"push-no-contact" || //
                             against.message.code == u"push-too-soon";
        if (maySoon)
            lookAhead();
        for (int other = 0; other < std::ssize(m_state.cars); ++other)
            offer(other);
    }

    // A12: a push may come at any time of the move.
    void lookAhead()
    {
        if (std::ranges::contains(m_start.resisted, m_other) &&
            !m_state.setup->rulings.has(Turned::PushAgain))
            return;
        const int place = m_state.car(m_other).at;
        const Exploration found = explore(m_state, startOf(m_state, m_car));
        const auto stop = std::ranges::find_if(
            found.stops, [&](const Stop& one) { return contact(*m_state.setup, one.at, place).has_value(); });
        if (stop == found.stops.end())
            return;
        m_verdict.stands = Stands::Depends;
        QJsonObject told = args();
        told[u"place"_s] = nameOf(m_state, stop->at);
        told[u"count"_s] = stop->mpLeft;
        m_verdict.title = {u"verdict-push-later"_s, told};
        m_verdict.reasons.append(objection(u"why-push-later"_s, told, u"RNC-39"_s, u"RNC-A12"_s));
        m_verdict.reasons.append(objection(u"why-push-odds"_s, told, u"RNC-40"_s));
    }

    void offer(int other)
    {
        if (other == m_car || m_verdict.variants.size() >= table::mostVariants ||
            m_walk.objectionTo(Push{.car = other}))
            return;
        const QString& id = m_state.car(other).id;
        m_verdict.variants.append({toClaim(PushClaim{m_state.car(m_car).id, id}),
                                   {u"variant-push"_s, {{u"car"_s, m_state.car(m_car).id}, {u"other"_s, id}}},
                                   {}});
    }

    const State& m_state;
    int m_car;
    int m_other;
    bool m_testIsDue;
    Start m_start;
    Walk m_walk;
    Verdict m_verdict;
};

} // namespace

Verdict judgePush(const State& state, int car, int other)
{
    return PushJudge(state, car, other).judge();
}

} // namespace roadmarshal::rush_n_crush
