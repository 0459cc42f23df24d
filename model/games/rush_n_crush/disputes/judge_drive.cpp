// RNC-25 to 35: may the car drive this way, and end there?
#include "judge.h"
#include "readable_odds.h"

#include "driven.h"
#include "games/rush_n_crush/crash/shock.h"
#include "games/rush_n_crush/dashboard/driving_dice.h"
#include "games/rush_n_crush/driving/ordeal.h"
#include "table/short_forms.h"

#include <algorithm>
#include <map>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::objection;
using table::Stands;
using table::Verdict;

namespace {

// A9: at 180 nothing is rolled, so nothing can have been given.
std::optional<int> rolled(const State& state, int car, std::optional<int> given)
{
    return testIsDue(state.bubbleOf(state.car(car)).speed) ? given : std::nullopt;
}

class DriveJudge
{
public:
    DriveJudge(const State& state, int car, const QString& text, const Path& path, std::optional<int> given)
        : m_state(state),
          m_text(text),
          m_path(path),
          m_start(startOf(state, car, rolled(state, car, given))),
          m_given(given)
    {
    }

    Verdict judge()
    {
        if (m_start.testIsDue)
            judgeBeforeTest();
        else
            judgeExactly();
        tellIdleTest();
        if (m_verdict.stands == Stands::No)
            addNearest();
        return m_verdict;
    }

private:
    QJsonObject args() const { return {{u"car"_s, m_state.car(m_start.car).id}}; }

    void judgeExactly()
    {
        const Driven driven = drive(m_state, m_start, m_path);
        m_verdict.route = driven.route;
        if (driven.against)
            return refuse(*driven.against);
        allow(driven);
    }

    void refuse(const table::Objection& against)
    {
        QJsonObject told = args();
        const QString place = table::failingPlace(m_verdict.route);
        told[u"place"_s] = place;
        told[u"step"_s] = m_verdict.route.failsAt + 1;
        const bool isStop = m_verdict.route.failsAt >= m_verdict.route.path.size() || place.isEmpty();
        m_verdict.title = {isStop ? u"verdict-no-drive"_s : u"verdict-no-drive-to"_s, told};
        m_verdict.reasons = {against};
        if (against.citation.rule == u"RNC-34" && m_start.allowance)
            m_verdict.reasons.append(
                objection(u"why-allowance"_s, {{u"count"_s, *m_start.allowance}, {u"tyres"_s, m_start.tyres}},
                          u"RNC-33"_s, u"RNC-A30"_s));
    }

    void allow(const Driven& driven)
    {
        const Walk& walk = driven.walk;
        QJsonObject told = args();
        told[u"place"_s] = nameOf(m_state, walk.at());
        m_verdict.stands = Stands::Yes;
        m_verdict.title = {u"verdict-drive"_s, told};
        tellChanges(walk);
        tellEnd(walk);
        tellMet(walk);
        if (std::ranges::any_of(m_path,
                                [](const PathStep& step) { return std::holds_alternative<Push>(step); }))
            m_verdict.reasons.append(
                objection(u"why-pushes-as-claimed"_s, {{u"odds"_s, pushOdds()}}, u"RNC-42"_s, u"RNC-A12"_s));
    }

    void tellChanges(const Walk& walk)
    {
        const QJsonObject told{{u"count"_s, walk.toll().lc}, {u"tyres"_s, walk.toll().tyres}};
        if (m_start.lanesAreFree())
            m_verdict.reasons.append(objection(u"why-lanes-free"_s, told, u"RNC-26"_s));
        else if (walk.toll().tyres > 0)
            m_verdict.reasons.append(objection(u"why-tyres"_s, told, u"RNC-33"_s, u"RNC-A30"_s));
        else
            m_verdict.reasons.append(objection(u"why-changes"_s, told, u"RNC-32"_s));
    }

    void tellEnd(const Walk& walk)
    {
        QJsonObject told{{u"count"_s, walk.mpLeft()}};
        switch (walk.ends()) {
        case Ends::Spent:
            return m_verdict.reasons.append(objection(walk.mpLeft() > 0 ? u"why-stops"_s : u"why-spent"_s,
                                                      told, u"RNC-25"_s, u"RNC-A8"_s));
        case Ends::Finish:
            return m_verdict.reasons.append(objection(u"why-crosses"_s, args(), u"RNC-58"_s, u"RNC-A22"_s));
        case Ends::Ram:
            told[u"other"_s] = m_state.car(walk.target()).id;
            told[u"points"_s] = walk.mpLeft();
            told[u"count"_s] = ramTests(*m_state.setup, walk.mpLeft());
            return m_verdict.reasons.append(objection(u"why-ram-tests"_s, told, u"RNC-48"_s, u"RNC-A14"_s));
        case Ends::HeadOn:
            return m_verdict.reasons.append(
                objection(u"why-stays-at-rock"_s, told, u"RNC-55"_s, u"RNC-A17"_s));
        }
    }

    // What is in the way and may cost armour.
    void tellMet(const Walk& walk)
    {
        const Toll& toll = walk.toll();
        const int tests = walk.ends() == Ends::Ram ? ramTests(*m_state.setup, walk.mpLeft()) : 0;
        const dice::Fraction survives = survival(ordealOf(m_state, m_start, toll, tests), m_start.armour);
        const QString alive = readableOdds(dice::toText(survives), dice::toDouble(survives));
        if (toll.wrecks > 0)
            m_verdict.reasons.append(objection(
                u"why-wrecks"_s, {{u"count"_s, toll.wrecks}, {u"odds"_s, alive}}, u"RNC-49"_s, u"RNC-A18"_s));
        if (toll.headOns > 0)
            m_verdict.reasons.append(objection(u"why-head-ons"_s,
                                               {{u"count"_s, toll.headOns}, {u"odds"_s, alive}},
                                               m_start.lanesAreFree() ? u"RNC-36"_s : u"RNC-50"_s,
                                               m_start.lanesAreFree() ? u"RNC-A15"_s : QString()));
    }

    // RNC-27: the dice have not fallen, so what they have to give is the answer.
    void judgeBeforeTest()
    {
        const Start best = startOf(m_state, m_start.car, mostAllowance);
        const Driven driven = drive(m_state, best, m_path);
        m_verdict.route = driven.route;
        if (driven.against)
            return refuse(*driven.against);
        const Prospect found = prospectOf(m_state, m_start.car, leastAllowance(m_state, m_start.car, m_path));
        QJsonObject told = args();
        told[u"place"_s] = nameOf(m_state, driven.walk.at());
        told[u"need"_s] = driven.walk.toll().lc;
        told[u"least"_s] = found.least;
        told[u"tyres"_s] = m_start.tyres;
        told[u"odds"_s] = found.odds;
        if (found.stands == Stands::Yes) {
            allow(drive(m_state, startOf(m_state, m_start.car, std::max(1, found.least)), m_path));
            m_verdict.title = {u"verdict-drive-anyway"_s, told};
            m_verdict.reasons.append(objection(u"why-any-test"_s, told, u"RNC-31"_s, u"RNC-A30"_s));
            return;
        }
        m_verdict.stands = found.stands;
        const bool isOpen = found.stands == Stands::Depends;
        m_verdict.title = {isOpen ? u"verdict-drive-depends"_s : u"verdict-too-many-changes"_s, told};
        m_verdict.reasons = {objection(u"why-need"_s, told, u"RNC-31"_s),
                             objection(isOpen ? u"why-least"_s : u"why-never-enough"_s, told,
                                       isOpen ? u"RNC-33"_s : u"RNC-34"_s, u"RNC-A30"_s)};
        if (!isOpen) {
            m_verdict.route = drive(m_state, startOf(m_state, m_start.car, mostOfTest), m_path).route;
            return;
        }
        told[u"count"_s] = found.least;
        addTested(found, told);
    }

    // The same way with just enough.
    void addTested(const Prospect& found, const QJsonObject& told)
    {
        const Driven driven = drive(m_state, startOf(m_state, m_start.car, found.least), m_path);
        m_verdict.variants.append(
            {toClaim(TestedDriveClaim{m_state.car(m_start.car).id, found.least, m_text}),
             {u"variant-same-at"_s, told},
             table::Preview{driven.route.moves}});
    }

    // That a test gave something has no say everywhere.
    void tellIdleTest()
    {
        if (!m_given)
            return;
        const Acting* acting = m_state.actingOf(m_start.car);
        if (m_start.lanesAreFree())
            m_verdict.reasons.append(objection(u"why-no-test"_s, {}, u"RNC-26"_s));
        else if (acting && acting->drive)
            m_verdict.reasons.append(
                objection(u"why-test-over"_s, {{u"count"_s, m_start.allowance.value_or(0)}}, u"RNC-31"_s));
        else if (m_start.speed == fastest)
            m_verdict.reasons.append(objection(u"why-none-at-180"_s, {}, u"RNC-31"_s, u"RNC-A9"_s));
    }

    // Where the way would end if nothing stood in it.
    int claimedEnd() const
    {
        const Course& course = m_state.setup->course;
        int at = m_start.at;
        for (const PathStep& step : m_path) {
            int next = at;
            if (const auto* ahead = std::get_if<StepAhead>(&step))
                next = course.at(at).*aheadLinks[static_cast<size_t>(ahead->where)].member;
            else if (const auto* to = std::get_if<StepTo>(&step))
                next = course.indexOf(to->space);
            if (next == none || course.at(next).rock)
                break;
            at = next;
        }
        return at;
    }

    int distance(int one, int other) const
    {
        const Course& course = m_state.setup->course;
        const Space& a = course.at(one);
        const Space& b = course.at(other);
        int ranks = std::abs(a.rank - b.rank);
        if (course.closed)
            ranks = std::min(ranks, course.length - ranks);
        return ranks + std::abs(a.id.lane - b.id.lane);
    }

    // The nearest ends: driving on comes before crashing, unless a crash was claimed.
    void addNearest()
    {
        const bool crashes = std::ranges::any_of(
            m_path, [](const PathStep& step) { return std::holds_alternative<Crash>(step); });
        const Exploration found = explore(m_state, m_start);
        std::map<std::pair<Ends, int>, DriveEnd> best; // for each place
        for (const DriveEnd& end : found.ends) {
            const auto [known, isNew] = best.try_emplace({end.ends, end.at}, end);
            if (!isNew && isCheaper(end, known->second))
                known->second = end;
        }
        const int claimed = claimedEnd();
        std::vector<DriveEnd> ends;
        for (const auto& [key, end] : best)
            ends.push_back(end);
        std::ranges::stable_sort(ends, {}, [&](const DriveEnd& end) {
            const bool isCrash = end.ends == Ends::Ram || end.ends == Ends::HeadOn;
            return std::tuple(isCrash && !crashes, distance(end.at, claimed), end.toll.headOns);
        });
        const DriveVariants variants(m_state, m_start, found);
        for (const DriveEnd& end : ends)
            variants.add(end, m_verdict.variants);
    }

    const State& m_state;
    QString m_text; // the way as it was written
    const Path& m_path;
    Start m_start;
    std::optional<int> m_given;
    Verdict m_verdict;
};

} // namespace

Verdict judgeDrive(const State& state, int car, const QString& path, std::optional<int> allowance)
{
    const auto parsed = parsePath(state, path);
    if (!parsed)
        return table::refusal({u"claim-no-path"_s, {{u"given"_s, parsed.error()}}});
    if (allowance && (*allowance < 0 || *allowance > mostAllowance))
        return table::refusal({u"claim-no-allowance"_s, {{u"given"_s, QString::number(*allowance)}}});
    return DriveJudge(state, car, path, *parsed, allowance).judge();
}

} // namespace roadmarshal::rush_n_crush
