// Movements, commitments and odds of Apocalypse Trail a second time, from the rules page alone: plain
// recursion over positions as JSON, every way gone one by one. Slow, and nothing of the first version in it.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

namespace roadmarshal::test::naive_trail {

struct Car
{
    std::string crew;
    int speed = 0;
    int most = 0;
    int tracker = 0;
    int tank = 0;
    int spots() const { return tracker + most * tank; }
    void drive(int count)
    {
        while (count-- > 0) {
            if (--tracker == 0 && tank > 0) {
                tracker = most;
                --tank;
            }
        }
    }
};
using Cars = std::vector<Car>;

struct World
{
    bool race = false;
    int at = 0;
    int end = 92;
    std::set<int> eats, halts, shelters; // unresolved scenarios, free shelters
    Cars cars;
};

// "moved at stop | eats | shelters | fuel" with the rolls that lead there.
using Ends = std::map<std::string, std::set<int>>;

inline void walk(const World& world, Cars cars, int roll, int moved, int direction, bool push, Ends& ends)
{
    const int at = world.at + direction * moved;
    const auto finish = [&](const std::string& stop) {
        std::string key = std::to_string(moved) + " " + std::to_string(at) + " " + stop + " |";
        for (int step = 1; step <= moved; ++step) {
            if (world.eats.contains(world.at + direction * step))
                key += " " + std::to_string(world.at + direction * step);
        }
        key += " |";
        for (int step = 1; step <= moved; ++step) {
            if (world.race && world.shelters.contains(world.at + direction * step))
                key += " " + std::to_string(world.at + direction * step);
        }
        key += " |";
        for (const Car& car : cars)
            key += " " + car.crew + ":" + std::to_string(car.tracker) + "/" + std::to_string(car.tank);
        ends[key].insert(roll);
    };
    if (moved > 0) {
        if (world.halts.contains(at))
            return finish("scenario");
        const bool free = world.race && world.shelters.contains(at);
        if (at == (direction > 0 ? world.end : 0))
            return finish(free ? "shelter" : "end");
        if (free)
            finish("shelter");
    }
    if (moved == roll)
        return finish("spent");
    if (push)
        return walk(world, cars, roll, moved + 1, direction, push, ends);
    // Everybody who is dry is towed by somebody: all assignments, good or bad.
    bool any = false;
    std::vector<int> tower(cars.size(), -1);
    const std::function<void(size_t)> assign = [&](size_t car) {
        if (car == cars.size()) {
            Cars next = cars;
            std::vector<int> pulls(cars.size(), 0);
            for (size_t i = 0; i < cars.size(); ++i) {
                if (tower[i] >= 0)
                    ++pulls[static_cast<size_t>(tower[i])];
            }
            for (size_t i = 0; i < cars.size(); ++i) {
                const int needs = tower[i] >= 0 ? 0 : 1 + pulls[i];
                if (pulls[i] > 1 || cars[i].spots() < needs || (tower[i] >= 0 && pulls[i] > 0))
                    return;
                next[i].drive(needs);
            }
            any = true;
            walk(world, next, roll, moved + 1, direction, push, ends);
            return;
        }
        if (cars[car].spots() > 0) {
            assign(car + 1);
            return;
        }
        for (size_t other = 0; other < cars.size(); ++other) {
            if (other == car || cars[other].speed > cars[car].speed)
                continue;
            tower[car] = static_cast<int>(other);
            assign(car + 1);
            tower[car] = -1;
        }
    };
    assign(0);
    if (!any)
        finish("fuel");
}

// Somebody in a scenario.
struct Person
{
    std::string id;
    int crew = 0;
    int raw = 0;
    int counts = 1;
    std::set<int> rerolls;
};
struct Gift
{
    int n = 0;
    int crew = -1; // of the vehicle that it helps; -1: any one person
};
struct Load
{
    std::string mod;
    int ammo = 0;
    std::vector<Gift> spend;
};
struct Trial
{
    std::vector<Person> people;
    std::vector<Gift> always;
    std::vector<Load> loads;
    int count = -1, min = -1, total = -1, perCrew = -1, payAmmo = 0;
    int otherAmmo = 0; // in stores that are no loads of these
};

inline bool meets(const Trial& trial, const std::vector<Person>& people, std::vector<Gift> gifts)
{
    std::vector<int> raw;
    for (const Person& person : people) {
        raw.push_back(person.raw);
        for (const Gift& gift : gifts)
            raw.back() += gift.crew == person.crew ? gift.n : 0;
    }
    std::erase_if(gifts, [](const Gift& gift) { return gift.crew >= 0; });
    const std::function<bool(size_t)> give = [&](size_t next) {
        if (next < gifts.size() && !people.empty()) {
            for (int& one : raw) {
                one += gifts[next].n;
                const bool enough = give(next + 1);
                one -= gifts[next].n;
                if (enough)
                    return true;
            }
            return false;
        }
        int counted = 0;
        int total = 0;
        for (size_t i = 0; i < people.size(); ++i) {
            const int skill = std::max(0, raw[i]);
            total += skill;
            counted += trial.min < 0 || skill >= trial.min ? people[i].counts : 0;
        }
        return counted >= trial.count && total >= trial.total;
    };
    return give(0);
}

using Set = std::pair<std::vector<std::string>, std::vector<std::string>>;

// All minimal sets, in any order.
inline std::set<Set> commitments(const Trial& trial)
{
    const unsigned people = 1U << trial.people.size();
    const unsigned loads = 1U << trial.loads.size();
    std::vector<std::pair<unsigned, unsigned>> good;
    for (unsigned who = 0; who < people; ++who) {
        for (unsigned what = 0; what < loads; ++what) {
            std::vector<Person> chosen;
            std::map<int, int> heads;
            for (size_t i = 0; i < trial.people.size(); ++i) {
                if (who >> i & 1U) {
                    chosen.push_back(trial.people[i]);
                    ++heads[trial.people[i].crew];
                }
            }
            std::vector<Gift> gifts = trial.always;
            int ammo = trial.otherAmmo;
            for (size_t i = 0; i < trial.loads.size(); ++i) {
                if (what >> i & 1U)
                    gifts.insert(gifts.end(), trial.loads[i].spend.begin(), trial.loads[i].spend.end());
                else
                    ammo += trial.loads[i].ammo;
            }
            bool allowed = ammo >= trial.payAmmo;
            for (const auto& [crew, count] : heads)
                allowed &= trial.perCrew < 0 || count <= trial.perCrew;
            if (allowed && meets(trial, chosen, gifts))
                good.emplace_back(who, what);
        }
    }
    std::set<Set> minimal;
    for (const auto& [who, what] : good) {
        const bool canSpare = std::any_of(good.begin(), good.end(), [&](const auto& other) {
            return other != std::pair(who, what) && (other.first & ~who) == 0 && (other.second & ~what) == 0;
        });
        if (canSpare)
            continue;
        Set set;
        for (size_t i = 0; i < trial.people.size(); ++i) {
            if (who >> i & 1U)
                set.first.push_back(trial.people[i].id);
        }
        for (size_t i = 0; i < trial.loads.size(); ++i) {
            if (what >> i & 1U)
                set.second.push_back(trial.loads[i].mod);
        }
        std::sort(set.first.begin(), set.first.end());
        std::sort(set.second.begin(), set.second.end());
        minimal.insert(set);
    }
    return minimal;
}

// Every throw, and every second throw of a die that shows one of the faces.
inline double chance(const std::vector<int>& dice, const std::set<int>& rerolls, const std::set<int>& on)
{
    const std::function<double(size_t, int)> roll = [&](size_t next, int total) -> double {
        if (next == dice.size())
            return on.contains(total) ? 1 : 0;
        double sum = 0;
        for (int face = 1; face <= dice[next]; ++face) {
            if (!rerolls.contains(face)) {
                sum += roll(next + 1, total + face) / dice[next];
                continue;
            }
            for (int second = 1; second <= dice[next]; ++second)
                sum += roll(next + 1, total + second) / dice[next] / dice[next];
        }
        return sum;
    };
    return roll(0, 0);
}

} // namespace roadmarshal::test::naive_trail
