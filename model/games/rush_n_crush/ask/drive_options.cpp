#include "drive_options.h"

#include "games/rush_n_crush/crash/push.h"
#include "games/rush_n_crush/crash/shock.h"
#include "games/rush_n_crush/crash/survival.h"
#include "games/rush_n_crush/dashboard/driving_dice.h"
#include "games/rush_n_crush/driving/explore.h"
#include "games/rush_n_crush/driving/ordeal.h"
#include "games/rush_n_crush/driving/walk.h"
#include "games/rush_n_crush/turn/sequence.h"
#include "prompts.h"
#include "table/short_forms.h"

#include <map>
#include <tuple>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::Odds;
using table::Option;
using table::Preview;

namespace {

QString nameOf(const State& state, int space)
{
    return toText(state.setup->course.at(space).id);
}

QString pathText(const State& state, const Way& way)
{
    QStringList words;
    for (const int space : way)
        words.append(space == none ? u"x"_s : nameOf(state, space));
    return words.join(u',');
}

// What a driver would rather pay first.
auto price(const DriveEnd& end)
{
    return std::tuple(end.toll.headOns, end.toll.wrecks, end.toll.tyres + end.toll.nails, end.toll.lc);
}

bool isArrival(const DriveEnd& end)
{
    return end.ends == Ends::Spent || end.ends == Ends::Finish;
}

// The cheapest end for each place where the car can come to stand, in the order of the course.
std::map<int, DriveEnd> arrivals(const Exploration& exploration)
{
    std::map<int, DriveEnd> best;
    for (const DriveEnd& end : exploration.ends) {
        if (!isArrival(end) || exploration.wayTo(end).empty()) // to stay is no arrival
            continue;
        const auto [found, isNew] = best.try_emplace(end.at, end);
        if (!isNew && price(end) < price(found->second))
            found->second = end;
    }
    return best;
}

Preview previewOf(const State& state, int car, const Exploration& exploration, const DriveEnd& end)
{
    Preview preview;
    Preview::Move move{.piece = state.car(car).id, .to = {nameOf(state, end.at)}};
    for (const int space : exploration.wayTo(end)) {
        if (space != none)
            move.path.append(nameOf(state, space));
    }
    preview.moves = {move};
    if (end.toll.wrecks > 0)
        preview.remarks.append(message("remark-wreck", {{u"count"_s, end.toll.wrecks}}));
    if (end.toll.nails > 0)
        preview.remarks.append(message("remark-nails", {{u"count"_s, end.toll.nails}}));
    if (end.toll.headOns > 0)
        preview.remarks.append(message("remark-head-on", {{u"count"_s, end.toll.headOns}}));
    return preview;
}

table::Message badgeOf(const Toll& toll)
{
    const QJsonObject args{{u"lc"_s, toll.lc}, {u"tyres"_s, toll.tyres}};
    if (toll.tyres > 0)
        return message("badge-lc-tyres", args);
    return toll.lc > 0 ? message("badge-lc", args) : table::Message();
}

Option arrivalOption(const State& state, int car, const Exploration& exploration, const DriveEnd& end)
{
    const QString place = nameOf(state, end.at);
    const bool wins = end.ends == Ends::Finish;
    Option option{place,
                  message(wins ? "option-finish" : "option-place", {{u"place"_s, place}}),
                  {},
                  previewOf(state, car, exploration, end)};
    option.badge = badgeOf(end.toll);
    return option;
}

int percent(const dice::Fraction& chance)
{
    return qRound(100 * dice::toDouble(chance));
}

Option crashOption(const State& state, int car, const Exploration& exploration, const DriveEnd& end)
{
    const QString path = pathText(state, exploration.wayTo(end));
    const bool isRam = end.ends == Ends::Ram;
    Option option{path,
                  isRam ? message("option-crash-car", {{u"car"_s, state.car(end.target).id}})
                        : message("option-crash-rock", {{u"place"_s, nameOf(state, end.at)}}),
                  {},
                  previewOf(state, car, exploration, end)};
    const Start start = startOf(state, car);
    const int tests = isRam ? ramTests(*state.setup, end.mpLeft) : 0;
    const auto own = survival(ordealOf(state, start, end.toll, tests), start.armour);
    option.odds = Odds::exactly(dice::toDouble(own));
    option.preview->odds = option.odds;
    if (isRam) {
        const Car& other = state.car(end.target);
        option.piece = other.id;
        option.role = table::Role::Target;
        option.detail =
            message("remark-other-survives",
                    {{u"car"_s, other.id},
                     {u"percent"_s, percent(survival(ordealOfRammed(state, tests), other.armour))}});
    }
    if (isRam || rockHurts(*state.setup, state.bubbleOf(state.car(car)).speed))
        option.badge = message("badge-tests", {{u"count"_s, isRam ? tests : 1}});
    return option;
}

// The cheapest way into each car and each rock.
QList<Option> crashes(const State& state, int car, const Exploration& exploration)
{
    std::map<std::pair<int, int>, DriveEnd> best; // target, or -1 and the place
    for (const DriveEnd& end : exploration.ends) {
        // Whoever stands before the rock already ends the move with a word of its own.
        if (isArrival(end) || exploration.wayTo(end).empty())
            continue;
        const std::pair key(end.target, end.ends == Ends::Ram ? -1 : end.at);
        const auto [found, isNew] = best.try_emplace(key, end);
        if (!isNew &&
            std::pair(-end.mpLeft, price(end)) < std::pair(-found->second.mpLeft, price(found->second)))
            found->second = end;
    }
    QList<Option> options;
    for (const auto& [key, end] : best)
        options.append(crashOption(state, car, exploration, end));
    return options;
}

const char* stepLabel(size_t link)
{
    return link == 0 ? "option-step-straight" : link == 1 ? "option-step-left" : "option-step-right";
}

// The three spaces ahead, where a click means one step.
QList<Option> steps(const State& state, int car, const std::map<int, DriveEnd>& ends)
{
    const Walk walk(state, startOf(state, car));
    const Space& here = state.spaceOf(state.car(car));
    QList<Option> options;
    for (size_t link = 0; link < aheadLinks.size(); ++link) {
        const int space = here.*aheadLinks[link].member;
        const bool isBlocked = space == none || state.racingAt(space) >= 0;
        if (isBlocked || ends.contains(space))
            continue;
        const StepAhead step{static_cast<StepAhead::Where>(link)};
        Option option{
            nameOf(state, space), message(stepLabel(link), {{u"place"_s, nameOf(state, space)}}), {}, {}};
        if (const auto wrong = walk.objectionTo(step))
            option.objections = {*wrong};
        option.preview = Preview{
            {{.piece = state.car(car).id, .to = {nameOf(state, space)}, .path = {nameOf(state, space)}}}};
        options.append(option);
    }
    return options;
}

QList<Option> pushes(const State& state)
{
    QList<Option> options;
    for (const int other : pushable(state)) {
        const QString id = state.car(other).id;
        Option option{u'@' + id, message("option-push", {{u"car"_s, id}}), {}, {}, id};
        option.role = table::Role::Target;
        option.odds = Odds::exactly(pushChance());
        options.append(option);
    }
    return options;
}

} // namespace

QList<Option> driveOptions(const State& state)
{
    const int car = state.acting->car;
    const Start start = startOf(state, car);
    QList<Option> options;
    if (start.points > 0) {
        const Exploration exploration = explore(state, start);
        const std::map<int, DriveEnd> ends = arrivals(exploration);
        for (const auto& [space, end] : ends)
            options.append(arrivalOption(state, car, exploration, end));
        options += steps(state, car, ends);
        options += crashes(state, car, exploration);
    }
    return options + pushes(state);
}

std::optional<table::Message> whatLiesAhead(const State& state)
{
    const int car = state.acting->car;
    const Start start = startOf(state, car);
    Walk walk(state, start);
    const StepAhead straight{StepAhead::Where::Straight};
    int free = 0;
    for (; free < start.points && walk.isPossible(straight); ++free)
        walk.take(straight);
    if (free == start.points || walk.ends() == Ends::Finish)
        return std::nullopt;
    const int next = state.setup->course.at(walk.at()).straight;
    const int other = next == none ? -1 : state.racingAt(next);
    const QJsonObject args{{u"count"_s, free},
                           {u"points"_s, start.points - free},
                           {u"car"_s, other < 0 ? QString() : state.car(other).id}};
    return message(other < 0 ? "reminder-rock-ahead" : "reminder-car-ahead", args);
}

QList<Option> endsBeforeTest(const State& state)
{
    const int car = state.acting->car;
    const Start start = startOf(state, car);
    const Exploration exploration = explore(state, start);
    const dice::Distribution changes = allowance(start.speed);
    QList<Option> options;
    for (const auto& [space, end] : arrivals(exploration)) {
        Option option = arrivalOption(state, car, exploration, end);
        option.objections = {table::objection(u"test-is-due"_s, {}, u"RNC-27"_s)};
        option.odds = Odds::exactly(changes.atLeast(end.toll.lc - start.tyres));
        option.preview->odds = option.odds;
        options.append(option);
    }
    return options;
}

std::optional<QString> pathToEnd(const State& state, int car, int space)
{
    const Start start = startOf(state, car);
    if (start.points == 0)
        return std::nullopt;
    const Exploration exploration = explore(state, start);
    const std::map<int, DriveEnd> ends = arrivals(exploration);
    const auto found = ends.find(space);
    if (found == ends.end())
        return std::nullopt;
    return pathText(state, exploration.wayTo(found->second));
}

} // namespace roadmarshal::rush_n_crush
