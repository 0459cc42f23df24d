// Points, ranks and the winner (RKR-82, 83, 89).
#pragma once

#include "games/road_kill_rally/table/state.h"

#include <QJsonObject>

namespace roadmarshal::road_kill_rally {

struct Score
{
    int pedestrians = 0;
    int shoot = 0;
    int place = 0;
    int wipeOut = 0; // usually below zero
    int total() const { return pedestrians + shoot + place + wipeOut; }
};

Score scoreOf(const State& state, const Car& car);

// A car or, with the variant, a team.
struct Ranked
{
    QString id;
    int rank = 1;
    int points = 0;
    int crossed = 0; // 0: not yet
    std::vector<int> cars;
};

// The best first; who is equal in points and crossing shares a rank.
std::vector<Ranked> rankedCars(const State& state);
std::vector<Ranked> rankedTeams(const State& state);

struct Ending
{
    bool over = false;
    QString winner = {};   // a car or a team
    QStringList coin = {}; // who toss for it
};
Ending endingOf(const State& state);

QJsonArray standingsJson(const State& state);
QJsonArray teamsJson(const State& state);

} // namespace roadmarshal::road_kill_rally
