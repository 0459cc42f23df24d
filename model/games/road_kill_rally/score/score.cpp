#include "score.h"

#include <QJsonArray>

#include <algorithm>
#include <limits>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;

Score scoreOf(const State& state, const Car& car)
{
    const Scoring& scoring = state.setup->data.scoring;
    Score score;
    for (const Colour colour : allColours)
        score.pedestrians += car.kills(colour) * scoring.pedestrian[static_cast<size_t>(colour)];
    score.shoot = car.shoot * scoring.shoot;
    if (car.crossed > 0 && car.crossed <= std::ssize(scoring.place))
        score.place = scoring.place[static_cast<size_t>(car.crossed - 1)];
    score.wipeOut = car.wipeOut * scoring.wipeOut;
    return score;
}

namespace {

// RKR-83: the earlier the better, and any crossing better than none.
int lateness(const Ranked& one)
{
    return one.crossed > 0 ? one.crossed : std::numeric_limits<int>::max();
}

std::vector<Ranked> ranked(std::vector<Ranked> list)
{
    const auto key = [](const Ranked& one) { return std::pair(-one.points, lateness(one)); };
    std::ranges::stable_sort(list, {}, key);
    for (size_t i = 0; i < list.size(); ++i) {
        const bool isEqual = i > 0 && key(list[i]) == key(list[i - 1]);
        list[i].rank = isEqual ? list[i - 1].rank : static_cast<int>(i) + 1;
    }
    return list;
}

// In the order of their first cars; a car without a team is one of its own (A45).
std::vector<Ranked> teamsOf(const State& state)
{
    std::vector<Ranked> teams;
    for (int index = 0; index < std::ssize(state.cars); ++index) {
        const Car& car = state.car(index);
        const auto same = std::ranges::find_if(teams, [&](const Ranked& team) {
            return !car.team.isEmpty() && state.car(team.cars.front()).team == car.team;
        });
        if (same == teams.end())
            teams.push_back({.id = car.team.isEmpty() ? car.id : car.team, .cars = {index}});
        else
            same->cars.push_back(index);
    }
    return teams;
}

} // namespace

std::vector<Ranked> rankedCars(const State& state)
{
    std::vector<Ranked> list;
    for (int index = 0; index < std::ssize(state.cars); ++index) {
        const Car& car = state.car(index);
        list.push_back(
            {.id = car.id, .points = scoreOf(state, car).total(), .crossed = car.crossed, .cars = {index}});
    }
    return ranked(std::move(list));
}

std::vector<Ranked> rankedTeams(const State& state)
{
    std::vector<Ranked> teams = teamsOf(state);
    for (Ranked& team : teams) {
        for (const int index : team.cars) {
            const Car& car = state.car(index);
            team.points += scoreOf(state, car).total();
            if (car.crossed > 0)
                team.crossed = team.crossed > 0 ? std::min(team.crossed, car.crossed) : car.crossed;
        }
        // RKR-89: who has no partner counts twice.
        if (team.cars.size() == 1)
            team.points *= 2;
    }
    return ranked(std::move(teams));
}

Ending endingOf(const State& state)
{
    Ending ending{.over = state.phase == Phase::Over};
    if (!ending.over)
        return ending;
    ending.winner = state.winner;
    const auto list = state.setup->variants.teams ? rankedTeams(state) : rankedCars(state);
    QStringList best;
    for (const Ranked& one : list) {
        if (one.rank == 1)
            best.append(one.id);
    }
    if (!ending.winner.isEmpty())
        return ending;
    if (best.size() == 1)
        ending.winner = best.first();
    else
        ending.coin = best;
    return ending;
}

QJsonArray standingsJson(const State& state)
{
    QJsonArray list;
    for (const Ranked& one : rankedCars(state)) {
        const Score score = scoreOf(state, state.car(one.cars.front()));
        list.append(QJsonObject{{u"car"_s, one.id},
                                {u"rank"_s, one.rank},
                                {u"points"_s, one.points},
                                {u"pedestrians"_s, score.pedestrians},
                                {u"shoot"_s, score.shoot},
                                {u"place"_s, score.place},
                                {u"wipeOut"_s, score.wipeOut},
                                {u"crossed"_s, one.crossed}});
    }
    return list;
}

QJsonArray teamsJson(const State& state)
{
    QJsonArray list;
    if (!state.setup->variants.teams)
        return list;
    for (const Ranked& team : rankedTeams(state))
        list.append(QJsonObject{{u"team"_s, team.id}, {u"rank"_s, team.rank}, {u"points"_s, team.points}});
    return list;
}

} // namespace roadmarshal::road_kill_rally
