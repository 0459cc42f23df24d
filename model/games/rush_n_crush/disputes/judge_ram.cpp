// RNC-47, 48, 57: can the car drive into that one from behind?
#include "judge.h"
#include "readable_odds.h"

#include "driven.h"
#include "games/rush_n_crush/crash/shock.h"
#include "games/rush_n_crush/driving/ordeal.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::objection;
using table::Stands;
using table::Verdict;

namespace {

class RamJudge
{
public:
    RamJudge(const State& state, int car, int other)
        : m_state(state),
          m_car(car),
          m_other(other),
          m_start(startOf(state, car)),
          m_found(explore(state, m_start)),
          m_drives(state, m_start, m_found)
    {
    }

    Verdict judge()
    {
        const std::vector<DriveEnd> rams = ramsOn(m_other);
        for (const DriveEnd& ram : rams) {
            const Prospect prospect = m_drives.prospect(ram);
            const bool isBetter = prospect.stands == Stands::Yes ||
                                  (prospect.stands == Stands::Depends && m_verdict.stands == Stands::No);
            if (m_verdict.stands != Stands::Yes && isBetter)
                allow(ram, prospect);
        }
        if (m_verdict.stands == Stands::No)
            refuse();
        for (const DriveEnd& ram : rams)
            m_drives.add(ram, m_verdict.variants);
        return m_verdict;
    }

private:
    QJsonObject args() const
    {
        return {{u"car"_s, m_state.car(m_car).id}, {u"other"_s, m_state.car(m_other).id}};
    }

    // The hardest first, then the cheapest.
    std::vector<DriveEnd> ramsOn(int other) const
    {
        std::vector<DriveEnd> rams;
        std::ranges::copy_if(m_found.ends, std::back_inserter(rams), [&](const DriveEnd& end) {
            return end.ends == Ends::Ram && end.target == other;
        });
        std::ranges::stable_sort(rams, [](const DriveEnd& one, const DriveEnd& two) {
            return one.mpLeft != two.mpLeft ? one.mpLeft > two.mpLeft : isCheaper(one, two);
        });
        return rams;
    }

    void allow(const DriveEnd& ram, const Prospect& prospect)
    {
        QJsonObject told = args();
        const int tests = ramTests(*m_state.setup, ram.mpLeft);
        const dice::Fraction own = survival(ordealOf(m_state, m_start, ram.toll, tests), m_start.armour);
        const dice::Fraction others = survival(ordealOfRammed(m_state, tests), m_state.car(m_other).armour);
        told[u"points"_s] = ram.mpLeft;
        told[u"count"_s] = tests;
        told[u"place"_s] = nameOf(m_state, ram.at);
        told[u"least"_s] = prospect.least;
        told[u"odds"_s] = prospect.odds;
        told[u"own"_s] = readableOdds(dice::toText(own), dice::toDouble(own));
        told[u"others"_s] = readableOdds(dice::toText(others), dice::toDouble(others));
        told[u"tyres"_s] = m_start.tyres;
        const bool isOpen = prospect.stands == Stands::Depends;
        m_verdict.stands = prospect.stands;
        m_verdict.title = {isOpen ? u"verdict-ram-depends"_s : u"verdict-ram"_s, told};
        m_verdict.reasons = {objection(u"why-ram-on-purpose"_s, told, u"RNC-57"_s),
                             objection(u"why-ram-tests"_s, told, u"RNC-48"_s, u"RNC-A19"_s),
                             objection(u"why-ram-ends"_s, told, u"RNC-47"_s, u"RNC-A14"_s),
                             objection(u"why-ram-odds"_s, told, u"RNC-38"_s, u"RNC-A10"_s)};
        if (isOpen)
            m_verdict.reasons.append(objection(u"why-least"_s, told, u"RNC-33"_s, u"RNC-A30"_s));
        m_verdict.route = {};
        m_verdict.route.piece = m_state.car(m_car).id;
        for (const int space : m_found.wayTo(ram)) {
            if (space != none)
                m_verdict.route.path.append(nameOf(m_state, space));
        }
        m_verdict.route.moves = {{.piece = m_state.car(m_car).id,
                                  .to = {nameOf(m_state, ram.at)},
                                  .on = {},
                                  .path = m_verdict.route.path}};
    }

    void refuse()
    {
        m_verdict.title = {u"verdict-no-ram"_s, args()};
        const Car& other = m_state.car(m_other);
        if (other.isWreck())
            m_verdict.reasons = {objection(u"why-wreck-no-ram"_s, args(), u"RNC-49"_s, u"RNC-A18"_s)};
        else if (m_start.points == 0)
            m_verdict.reasons = {objection(u"no-point-left"_s, {}, u"RNC-25"_s)};
        else
            m_verdict.reasons = {objection(u"why-no-way-into"_s, args(), u"RNC-47"_s)};
        if (!other.isWreck() && contact(*m_state.setup, m_start.at, other.at))
            offerPush();
        for (int target = 0; target < std::ssize(m_state.cars); ++target)
            offerRam(target);
    }

    void offerPush()
    {
        m_verdict.reasons.append(objection(u"why-push-instead"_s, args(), u"RNC-39"_s, u"RNC-A16"_s));
        const Start start = startOf(m_state, m_car, m_start.testIsDue ? std::optional(0) : std::nullopt);
        if (!Walk(m_state, start).objectionTo(Push{.car = m_other}))
            m_verdict.variants.append({toClaim(PushClaim{m_state.car(m_car).id, m_state.car(m_other).id}),
                                       {u"variant-push"_s, args()},
                                       {}});
    }

    // Whom it can ram instead, if nothing has to fall well for it.
    void offerRam(int target)
    {
        const bool can = std::ranges::any_of(ramsOn(target), [&](const DriveEnd& ram) {
            return m_drives.prospect(ram).stands == Stands::Yes;
        });
        if (can && m_verdict.variants.size() < table::mostVariants)
            m_verdict.variants.append(
                {toClaim(RamClaim{m_state.car(m_car).id, m_state.car(target).id}),
                 {u"variant-ram"_s,
                  {{u"car"_s, m_state.car(m_car).id}, {u"other"_s, m_state.car(target).id}}},
                 {}});
    }

    const State& m_state;
    int m_car;
    int m_other;
    Start m_start;
    Exploration m_found;
    DriveVariants m_drives;
    Verdict m_verdict;
};

} // namespace

Verdict judgeRam(const State& state, int car, int other)
{
    return RamJudge(state, car, other).judge();
}

} // namespace roadmarshal::rush_n_crush
