#include "queries.h"

#include "drive_report.h"
#include "games/road_kill_rally/score/score.h"
#include "reasons.h"
#include "shoot_report.h"

#include <QJsonArray>

namespace roadmarshal::road_kill_rally {

using table::Query;
using table::QueryOption;
using table::QueryOptions;
using table::Sink;
using namespace Qt::StringLiterals;

namespace {

using Answered = std::expected<void, Problem>;

const QueryOption car{u"--car"_s, true, true, u"--car ID"_s};
const QueryOption speed{u"--speed"_s, true, false, u"[--speed N]"_s};
const QueryOption count{u"--count"_s, false, false, u"[--count]"_s};
const QueryOption path{u"--path"_s, true, true, u"--path b2,^b3,b4"_s};
const QueryOption weapon{u"--weapon"_s, true, false, u"[--weapon W]"_s};

std::unexpected<Problem> wrong(const QueryOption& option, const QString& reason)
{
    return std::unexpected(Problem{option.name, reason});
}

// A car that stands on the road and can do something.
std::expected<int, Problem> carIn(const State& state, const QueryOptions& options)
{
    const QString& id = options.at(car.name);
    const int index = state.carIndex(id);
    if (index < 0)
        return wrong(car, u"is \"%1\", the position has no such car"_s.arg(id));
    if (!state.car(index).isOnRoad())
        return wrong(car, u"is \"%1\", which is not on the road"_s.arg(id));
    if (state.car(index).destroyed)
        return wrong(car, u"is \"%1\", which is a wreck"_s.arg(id));
    return index;
}

// Nothing if it is not given.
std::expected<std::optional<int>, Problem> speedIn(const State& state, int index, const QueryOptions& options)
{
    const auto given = options.find(speed.name);
    if (given == options.end())
        return std::nullopt;
    bool isNumber = false;
    const int box = given->second.toInt(&isNumber);
    if (!isNumber)
        return wrong(speed, u"is \"%1\", which is no number"_s.arg(given->second));
    if (state.moveOf(index))
        return wrong(speed, u"does not go with a car in the middle of its move"_s);
    return box;
}

Answered preview(const table::State& of, const QueryOptions& options, const Sink& sink,
                 const std::stop_token&)
{
    const auto& state = of.as<State>();
    const auto index = carIn(state, options);
    if (!index)
        return std::unexpected(index.error());
    const auto box = speedIn(state, *index, options);
    if (!box)
        return std::unexpected(box.error());
    if (*box && (**box < 1 || **box > fastest))
        return wrong(speed, u"is %1, allowed is 1 to %2"_s.arg(**box).arg(fastest));
    const bool countOnly = options.contains(count.name);
    if (!*box && !state.moveOf(*index)) {
        if (countOnly)
            return wrong(count, u"needs --speed"_s);
        sink(speedReport(state, *index));
        return {};
    }
    sink(driveReport(state, *index, box->value_or(state.car(*index).speed), countOnly));
    return {};
}

Answered check(const table::State& of, const QueryOptions& options, const Sink& sink, const std::stop_token&)
{
    const auto& state = of.as<State>();
    const auto index = carIn(state, options);
    if (!index)
        return std::unexpected(index.error());
    const auto box = speedIn(state, *index, options);
    if (!box)
        return std::unexpected(box.error());
    const auto parsed = parsePath(*state.road, options.at(path.name));
    if (!parsed)
        return wrong(path, u"has \"%1\", the road has no such space"_s.arg(parsed.error()));
    sink(pathReport(state, *index, box->value_or(state.car(*index).speed), *parsed));
    return {};
}

Answered shoot(const table::State& of, const QueryOptions& options, const Sink& sink, const std::stop_token&)
{
    const auto& state = of.as<State>();
    const auto index = carIn(state, options);
    if (!index)
        return std::unexpected(index.error());
    std::vector<Weapon> weapons = weaponsOf(state, state.car(*index));
    if (const auto given = options.find(weapon.name); given != options.end()) {
        const auto named = weaponOf(state.setup->data, given->second);
        if (!named)
            return wrong(weapon, u"is \"%1\", which is no weapon and no attack card"_s.arg(given->second));
        weapons = {*named};
    }
    sink(shootReport(state, *index, weapons));
    return {};
}

Answered score(const table::State& of, const QueryOptions&, const Sink& sink, const std::stop_token&)
{
    const auto& state = of.as<State>();
    const Ending ending = endingOf(state);
    sink(compact({{u"over"_s, ending.over},
                  {u"winner"_s, ending.winner.isEmpty() ? QJsonValue() : QJsonValue(ending.winner)},
                  {u"coin"_s, QJsonArray::fromStringList(ending.coin)},
                  {u"standings"_s, standingsJson(state)},
                  {u"teams"_s, teamsJson(state)}}));
    return {};
}

} // namespace

const QList<Query>& queries()
{
    static const QList<Query> list{{u"preview"_s, {car, speed, count}, preview},
                                   {u"check"_s, {car, speed, path}, check},
                                   {u"shoot"_s, {car, weapon}, shoot},
                                   {u"score"_s, {}, score}};
    return list;
}

} // namespace roadmarshal::road_kill_rally
