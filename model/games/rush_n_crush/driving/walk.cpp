#include "walk.h"

#include "games/rush_n_crush/dashboard/driving_dice.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

using table::objection;
using table::Objection;
using Where = StepAhead::Where;

Objection against(const char* code, const char* rule, const QJsonObject& args = {}, const char* ruling = "")
{
    return objection(QLatin1StringView(code), args, QLatin1StringView(rule), QLatin1StringView(ruling));
}

} // namespace

Walk::Walk(const State& state, const Start& start)
    : m_state(state),
      m_course(state.setup->course),
      m_start(start),
      m_traffic(state, start.car),
      m_at(start.at),
      m_mpLeft(start.points),
      m_moved(start.moved),
      m_freeChange(start.freeChange),
      m_resisted(start.resisted)
{
}

std::optional<Objection> againstActing(const Car& car)
{
    if (car.fate == Fate::Exploded)
        return against("car-exploded", "RNC-24", {{QStringLiteral("car"), car.id}});
    if (car.fate == Fate::Destroyed)
        return against("car-destroyed", "RNC-38", {{QStringLiteral("car"), car.id}});
    return std::nullopt;
}

Walk::Against Walk::againstAny(bool isPush) const
{
    if (auto wreck = againstActing(m_state.car(m_start.car)))
        return wreck;
    if (m_start.testIsDue)
        return against("test-is-due", "RNC-27");
    if (m_start.speed == 0)
        return isPush ? against("push-without-move", "RNC-39", {}, "RNC-A32")
                      : against("no-points", "RNC-25");
    if (m_target >= 0)
        return against("after-ram", "RNC-47", {}, "RNC-A14");
    if (m_won)
        return against("after-win", "RNC-58", {}, "RNC-A22");
    if (m_start.isDeath(m_toll.headOns))
        return m_start.speed == fastest ? against("death-at-180", "RNC-54") : against("death", "RNC-38");
    return std::nullopt;
}

std::optional<Objection> Walk::objectionTo(const PathStep& step) const
{
    if (auto any = againstAny(std::holds_alternative<Push>(step)))
        return any;
    if (!std::holds_alternative<Push>(step) && m_mpLeft == 0)
        return against("no-point-left", "RNC-25");
    return std::visit([&](const auto& one) { return againstStep(one); }, step);
}

std::optional<Objection> Walk::objectionToStopping() const
{
    if (auto wreck = againstActing(m_state.car(m_start.car)))
        return wreck;
    if (m_target >= 0 || m_won || m_freeChange || m_mpLeft == 0 ||
        m_state.setup->rulings.has(Turned::MayStop))
        return std::nullopt;
    return against("points-left", "RNC-25", {{QStringLiteral("points"), m_mpLeft}}, "RNC-A8");
}

Walk::Against Walk::againstStep(const StepAhead& step) const
{
    return step.where == Where::Straight ? againstStraight() : againstChange(spaceAt(step.where));
}

Walk::Against Walk::againstStep(const StepTo& step) const
{
    const auto where = whereIs(step.space);
    if (!where)
        return against("not-ahead", "RNC-25", {{QStringLiteral("place"), toText(step.space)}}, "RNC-A16");
    return againstStep(StepAhead{*where});
}

Walk::Against Walk::againstStep(const Crash&) const
{
    if (m_freeChange)
        return against("only-free-change", "RNC-55");
    const int ahead = here().straight;
    if (ahead != none && m_traffic.carAt(ahead) < 0)
        return against("nothing-ahead", "RNC-47");
    return std::nullopt;
}

Walk::Against Walk::againstStraight() const
{
    if (m_freeChange)
        return against("only-free-change", "RNC-55");
    const int ahead = here().straight;
    if (ahead == none)
        return against("rock-ahead", "RNC-50");
    if (const int car = m_traffic.carAt(ahead); car >= 0)
        return against("car-ahead", "RNC-47", {{QStringLiteral("car"), m_state.car(car).id}});
    return std::nullopt;
}

Walk::Against Walk::againstChange(int to) const
{
    if (to == none)
        return against("change-to-rock", "RNC-32", {}, "RNC-A16");
    if (const int car = m_traffic.carAt(to); car >= 0)
        return against("change-to-car", "RNC-32", {{QStringLiteral("car"), m_state.car(car).id}}, "RNC-A16");
    if (!canPayChange())
        return against("no-change-left", "RNC-34");
    return std::nullopt;
}

bool Walk::canPayChange() const
{
    return m_freeChange || m_start.lanesAreFree() || m_toll.lc < m_start.allowance.value_or(0) ||
           m_toll.tyres < m_start.tyres;
}

Walk::Against Walk::againstStep(const Push& push) const
{
    const QJsonObject args{{QStringLiteral("car"), m_state.car(push.car).id}};
    if (m_state.car(push.car).isWreck())
        return against("push-wreck", "RNC-49", args, "RNC-A18");
    if (!m_moved)
        return against("push-too-soon", "RNC-44");
    if (m_mpLeft < pushPrice(*m_state.setup))
        return against("push-no-point", "RNC-39", {}, "RNC-A12");
    const auto side =
        push.car == m_start.car ? std::nullopt : contact(*m_state.setup, m_at, m_traffic.placeOf(push.car));
    if (!side)
        return against("push-no-contact", "RNC-39", args, "RNC-A11");
    if (std::ranges::contains(m_resisted, push.car) && !m_state.setup->rulings.has(Turned::PushAgain))
        return against("push-resisted", "RNC-45", args, "RNC-A13");
    return push.succeeds ? againstResult(push) : std::nullopt;
}

namespace {

bool isMeant(const Course& course, const Push& push, const PushResult& result)
{
    if (!push.to)
        return true;
    const auto* space = std::get_if<SpaceId>(&*push.to);
    return space ? result.space != none && course.at(result.space).id == *space : result.space == none;
}

} // namespace

std::vector<PushResult> Walk::resultsOf(const Push& push) const
{
    const int place = m_traffic.placeOf(push.car);
    const auto side = contact(*m_state.setup, m_at, place);
    if (!side)
        return {};
    std::vector<PushResult> results = pushResults(*m_state.setup, m_traffic, place, *side);
    std::erase_if(results, [&](const PushResult& result) { return !isMeant(m_course, push, result); });
    return results;
}

Walk::Against Walk::againstResult(const Push& push) const
{
    const size_t count = resultsOf(push).size();
    const QJsonObject args{{QStringLiteral("car"), m_state.car(push.car).id}};
    if (count == 0)
        return against("push-no-such-space", "RNC-42", args, "RNC-A29");
    if (count > 1)
        return against("push-choose", "RNC-42", args, "RNC-A29");
    return std::nullopt;
}

bool Walk::isPossible(const PathStep& step) const
{
    if (m_mpLeft == 0 || m_target >= 0 || m_won || std::holds_alternative<Push>(step))
        return false;
    const auto isFree = [&](int space) { return space != none && m_traffic.carAt(space) < 0; };
    if (std::holds_alternative<Crash>(step))
        return !isFree(here().straight);
    if (const auto* ahead = std::get_if<StepAhead>(&step))
        return isFree(spaceAt(ahead->where));
    const auto where = whereIs(std::get<StepTo>(step).space);
    return where && isFree(spaceAt(*where));
}

void Walk::take(const PathStep& step)
{
    std::visit([&](const auto& one) { takeStep(one); }, step);
}

void Walk::takeStep(const StepAhead& step)
{
    if (step.where != Where::Straight)
        payChange();
    goTo(spaceAt(step.where));
}

void Walk::takeStep(const StepTo& step)
{
    if (const auto where = whereIs(step.space))
        takeStep(StepAhead{*where});
}

void Walk::takeStep(const Crash&)
{
    const int ahead = here().straight;
    if (ahead != none) {
        m_target = m_traffic.carAt(ahead);
        return;
    }
    m_toll.addHeadOn();
    m_freeChange = true; // RNC-55
}

void Walk::takeStep(const Push& push)
{
    m_moved = false; // RNC-44
    m_mpLeft = std::max(0, m_mpLeft - pushPrice(*m_state.setup));
    m_freeChange = m_freeChange && m_mpLeft > 0;
    if (!push.succeeds) {
        m_resisted.push_back(push.car);
        return;
    }
    const std::vector<PushResult> results = resultsOf(push);
    if (results.empty() || results.front().wedged) // RNC-46: nobody moves
        return;
    m_traffic.push(push.car, results.front().space);
    m_pushed[push.car] = results.front().space;
}

// A30: the allowance first.
void Walk::payChange()
{
    if (m_freeChange || m_start.lanesAreFree())
        return;
    if (m_toll.lc < m_start.allowance.value_or(0))
        ++m_toll.lc;
    else
        ++m_toll.tyres;
}

void Walk::goTo(int space)
{
    const bool crosses = m_course.crossesFinish(m_at, space);
    m_at = space;
    --m_mpLeft;
    m_moved = true;
    m_freeChange = false; // RNC-56
    if (crosses)
        ++m_crossed;
    const auto winning = m_state.setup->winningCrossing();
    m_won = crosses && winning && m_start.crossings + m_crossed >= *winning;
    if (m_won) // A31
        return;
    if (m_traffic.hasWreck(space))
        m_toll.addWreck();
    m_toll.tyres = std::min(m_start.tyres, m_toll.tyres + m_traffic.nailsAt(space)); // A34
    m_traffic.takeUpNails(space);
}

Ends Walk::ends() const
{
    if (m_target >= 0)
        return Ends::Ram;
    if (m_won)
        return Ends::Finish;
    return m_freeChange ? Ends::HeadOn : Ends::Spent;
}

std::optional<Where> Walk::whereIs(SpaceId space) const
{
    const int index = m_course.indexOf(space);
    for (size_t i = 0; i < aheadLinks.size() && index != none; ++i) {
        if (here().*aheadLinks[i].member == index || here().rocksAhead[i] == index)
            return static_cast<Where>(i);
    }
    return std::nullopt;
}

int Walk::spaceAt(Where where) const
{
    return here().*aheadLinks[static_cast<size_t>(where)].member;
}

} // namespace roadmarshal::rush_n_crush
