#include "driven.h"

#include "games/rush_n_crush/dashboard/driving_dice.h"

#include <algorithm>
#include <tuple>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::Stands;
using Where = StepAhead::Where;

namespace {

// The place that a step is about: a space, the rock that it would lead to, or nothing.
QString placeOf(const State& state, const Walk& walk, const PathStep& step)
{
    if (const auto* to = std::get_if<StepTo>(&step))
        return toText(to->space);
    const auto* ahead = std::get_if<StepAhead>(&step);
    if (!ahead)
        return {};
    const auto link = static_cast<size_t>(ahead->where);
    const Space& here = state.setup->course.at(walk.at());
    const int space = here.*aheadLinks[link].member;
    const int meant = space == none ? here.rocksAhead[link] : space;
    return meant == none ? QString() : nameOf(state, meant);
}

void note(const State& state, Driven& driven, const PathStep& step)
{
    if (const QString place = placeOf(state, driven.walk, step); !place.isEmpty())
        driven.route.path.append(place);
}

table::Preview::Move moveTo(const State& state, int car, int space, const QStringList& path)
{
    return {.piece = state.car(car).id, .to = {nameOf(state, space)}, .on = {}, .path = path};
}

Where whereIs(const Space& here, int space)
{
    return space == here.straight ? Where::Straight : space == here.left ? Where::Left : Where::Right;
}

Path pathOf(const State& state, int from, const Way& way)
{
    Path path;
    for (const int space : way) {
        if (space == none) {
            path.emplace_back(Crash{});
            continue;
        }
        path.emplace_back(StepAhead{whereIs(state.setup->course.at(from), space)});
        from = space;
    }
    return path;
}

} // namespace

QString nameOf(const State& state, int space)
{
    return toText(state.setup->course.at(space).id);
}

QString pathText(const State& state, int from, const Way& way)
{
    QStringList words;
    int straight = 0;
    const auto flush = [&] {
        if (straight > 0)
            words.append(QString::number(straight));
        straight = 0;
    };
    for (const PathStep& step : pathOf(state, from, way)) {
        const auto* ahead = std::get_if<StepAhead>(&step);
        if (ahead && ahead->where == Where::Straight) {
            ++straight;
            continue;
        }
        flush();
        words.append(!ahead ? u"x"_s : ahead->where == Where::Left ? u"l"_s : u"r"_s);
    }
    flush();
    return words.join(u',');
}

Driven drive(const State& state, const Start& start, const Path& path)
{
    Driven driven{Walk(state, start)};
    driven.route.piece = state.car(start.car).id;
    for (const PathStep& step : path) {
        driven.against = driven.walk.objectionTo(step);
        if (driven.against) {
            driven.route.failsAt = static_cast<int>(driven.route.path.size());
            note(state, driven, step);
            return driven;
        }
        note(state, driven, step);
        driven.walk.take(step);
    }
    driven.against = driven.walk.objectionToStopping();
    if (driven.against) {
        driven.route.failsAt = static_cast<int>(driven.route.path.size());
        return driven;
    }
    driven.route.moves = {moveTo(state, start.car, driven.walk.at(), driven.route.path)};
    for (const auto& [car, space] : driven.walk.pushed())
        driven.route.moves.append(moveTo(state, car, space, {}));
    return driven;
}

std::optional<int> leastAllowance(const State& state, int car, const Path& path)
{
    for (int allowance = 0; allowance <= mostAllowance; ++allowance) {
        if (!drive(state, startOf(state, car, allowance), path).against)
            return allowance;
    }
    return std::nullopt;
}

Prospect prospectOf(const State& state, int car, std::optional<int> least)
{
    if (!least)
        return {};
    const int speed = startOf(state, car).speed;
    const dice::Distribution test = allowance(speed);
    if (*least <= test.least())
        return {Stands::Yes, *least, u"1"_s};
    if (*least > mostOfTest)
        return {Stands::No, *least, u"0"_s};
    return {Stands::Depends, *least, dice::toText(test.ratioAtLeast(*least).value_or(dice::Ratio{}))};
}

table::Claim claimOf(const State& state, int car, const QString& path, const Prospect& prospect)
{
    const QString& id = state.car(car).id;
    return prospect.stands == Stands::Depends ? toClaim(TestedDriveClaim{id, prospect.least, path})
                                              : toClaim(DriveClaim{id, path});
}

Prospect DriveVariants::prospectOf(const Path& path) const
{
    if (m_start.testIsDue)
        return rush_n_crush::prospectOf(m_state, m_start.car, leastAllowance(m_state, m_start.car, path));
    return {drive(m_state, m_start, path).against ? Stands::No : Stands::Yes};
}

Prospect DriveVariants::prospect(const DriveEnd& end) const
{
    return prospectOf(pathOf(m_state, m_start.at, m_exploration.wayTo(end)));
}

void DriveVariants::add(const DriveEnd& end, QList<table::ClaimVariant>& variants) const
{
    const Way way = m_exploration.wayTo(end);
    if (way.empty() || variants.size() >= table::mostVariants)
        return;
    const Path path = pathOf(m_state, m_start.at, way);
    const Prospect found = prospectOf(path);
    if (found.stands == Stands::No)
        return;
    const QString text = pathText(m_state, m_start.at, way);
    // What the test gave has been said, and goes on being said.
    const bool isGiven = !m_start.testIsDue && m_start.allowance && rush_n_crush::testIsDue(m_start.speed) &&
                         !(m_state.actingOf(m_start.car) && m_state.actingOf(m_start.car)->drive);
    const table::Claim claim =
        isGiven ? toClaim(TestedDriveClaim{m_state.car(m_start.car).id, *m_start.allowance, text})
                : claimOf(m_state, m_start.car, text, found);
    if (std::ranges::contains(variants, claim, &table::ClaimVariant::claim))
        return;
    const bool isOpen = found.stands == Stands::Depends;
    const Start tested = isOpen ? startOf(m_state, m_start.car, found.least)
                                : (m_start.testIsDue ? startOf(m_state, m_start.car, 1) : m_start);
    const Driven driven = drive(m_state, tested, path);
    table::Preview preview{driven.route.moves};
    const QJsonObject args{{u"path"_s, text},
                           {u"place"_s, nameOf(m_state, end.at)},
                           {u"count"_s, found.least},
                           {u"odds"_s, found.odds}};
    variants.append({claim, {isOpen ? u"variant-drive-at"_s : u"variant-drive"_s, args}, preview});
}

bool isCheaper(const DriveEnd& one, const DriveEnd& other)
{
    const auto price = [](const Toll& toll) {
        return std::tuple(toll.headOns, toll.wrecks, toll.tyres + toll.nails, toll.lc);
    };
    return price(one.toll) < price(other.toll);
}

} // namespace roadmarshal::rush_n_crush
