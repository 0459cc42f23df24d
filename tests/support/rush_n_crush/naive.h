// A second engine for Rush'n'Crush, written only to be compared with: every sequence of steps, nothing
// merged, nothing dropped before the end. It knows the course as it is written, and no code of the rules.
#pragma once

#include "games/rush_n_crush/table/state.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <functional>
#include <map>
#include <set>

namespace roadmarshal::test::naive_rush {

using rush_n_crush::Car;
using rush_n_crush::State;

inline int diceOf(int speed)
{
    static const std::map<int, int> dice{{6, 5},  {7, 4},  {8, 3},  {9, 2}, {10, 1},
                                         {11, 2}, {12, 3}, {14, 4}, {16, 5}};
    const auto found = dice.find(speed);
    return found == dice.end() ? 0 : found->second;
}

// P(a roll of so many dice has a highest, or a lowest, of exactly k), by going through all rolls.
inline std::vector<double> extremes(int dice, bool highest)
{
    std::vector<double> chance(7, 0);
    const int rolls = static_cast<int>(std::pow(6, dice));
    for (int roll = 0; roll < rolls; ++roll) {
        int best = highest ? 0 : 7;
        for (int i = 0, left = roll; i < dice; ++i, left /= 6)
            best = highest ? std::max(best, left % 6 + 1) : std::min(best, left % 6 + 1);
        chance[static_cast<size_t>(best)] += 1.0 / rolls;
    }
    return chance;
}

struct Spent
{
    int lc = 0, tyres = 0, wrecks = 0, headOns = 0, nails = 0;
    auto operator<=>(const Spent&) const = default;
};

struct End
{
    std::string ends;
    int target = -1;
    int at = 0;
    int mpLeft = 0;
    Spent spent;
    int crossed = 0;
    auto operator<=>(const End&) const = default;
};

class Drive
{
public:
    std::set<End> ends;
    std::set<std::tuple<int, int, int>> pushes; // car, at, points left
    bool tooMuch = false;

    Drive(const State& state, int mover, std::optional<int> allowance)
        : m_state(state),
          m_mover(mover),
          m_car(state.cars[static_cast<size_t>(mover)]),
          m_speed(state.setup->dashboard.bubbles[static_cast<size_t>(m_car.lever)].speed)
    {
        Walker walker{m_car.at, m_speed, {}, 0, false, true};
        const bool acts = state.acting && state.acting->car == mover && state.acting->drive;
        m_before = !acts && !allowance && diceOf(m_speed) > 0;
        m_allowance = allowance.value_or(0);
        if (acts) {
            walker.points = state.acting->drive->mpLeft;
            walker.free = state.acting->drive->freeChange;
            walker.mayPush = state.acting->drive->moved;
            m_allowance = state.acting->drive->lcLeft.value_or(0);
        }
        go(walker);
        dropBeaten();
    }
    bool isBefore() const { return m_before; }
    int speed() const { return m_speed; }

private:
    struct Walker
    {
        int at;
        int points;
        Spent spent;
        int crossed;
        bool free;
        bool mayPush;
    };

    const rush_n_crush::Space& space(int index) const
    {
        return m_state.setup->course.spaces[static_cast<size_t>(index)];
    }
    int carOn(int index) const
    {
        for (int i = 0; i < static_cast<int>(m_state.cars.size()); ++i) {
            const Car& car = m_state.cars[static_cast<size_t>(i)];
            if (i != m_mover && car.at == index && car.fate == rush_n_crush::Fate::Racing)
                return i;
        }
        return -1;
    }
    bool wreckOn(int index) const
    {
        for (const Car& car : m_state.cars) {
            if (car.at == index && car.fate != rush_n_crush::Fate::Racing)
                return true;
        }
        return false;
    }
    // Rank by rank: whether the line lies behind one of those that are left.
    bool crosses(int from, int to) const
    {
        const auto& course = m_state.setup->course;
        if (!course.finish)
            return false;
        const auto around = [&](int rank) {
            return course.closed ? (rank - 1 + course.length) % course.length + 1 : rank;
        };
        for (int rank = around(space(from).rank); rank != around(space(to).rank); rank = around(rank + 1)) {
            if (rank == around(*course.finish))
                return true;
        }
        return false;
    }

    void add(const std::string& how, const Walker& walker, int target = -1)
    {
        ends.insert({how, target, walker.at, walker.points, walker.spent, walker.crossed});
        tooMuch = tooMuch || ends.size() > 20000;
    }

    void notePushes(const Walker& walker)
    {
        if (!walker.mayPush || m_speed == 0 || m_before)
            return;
        if (walker.points == 0 && m_state.setup->rulings.has(rush_n_crush::Turned::PushCosts))
            return;
        const auto& here = space(walker.at);
        std::vector<int> touched = here.besideLeft.spaces;
        touched.insert(touched.end(), here.besideRight.spaces.begin(), here.besideRight.spaces.end());
        touched.push_back(here.left);
        touched.push_back(here.right);
        for (const int other : touched) {
            const int car = other < 0 ? -1 : carOn(other);
            if (car < 0)
                continue;
            const bool resisted = m_state.acting && m_state.acting->car == m_mover && m_state.acting->drive &&
                                  std::ranges::find(m_state.acting->drive->resisted, car) !=
                                      m_state.acting->drive->resisted.end();
            if (!resisted || m_state.setup->rulings.has(rush_n_crush::Turned::PushAgain))
                pushes.insert({car, walker.at, walker.points});
        }
    }

    void go(const Walker& walker)
    {
        if (tooMuch)
            return;
        notePushes(walker);
        if (walker.points == 0)
            return add("spent", walker);
        const auto& here = space(walker.at);
        if (walker.free) {
            add("head-on", walker);
            const bool kills = m_car.armour == 0 &&
                               m_state.setup->rulings.has(rush_n_crush::Turned::AnyShock) &&
                               !m_state.setup->rulings.has(rush_n_crush::Turned::SlowRockIsFree);
            const bool dead = walker.spent.headOns > 0 &&
                              (m_speed == 18 || (m_speed > 5 ? walker.spent.headOns > m_car.armour : kills));
            if (!dead) {
                enter(walker, here.left, 0);
                enter(walker, here.right, 0);
            }
            return;
        }
        if (m_state.setup->rulings.has(rush_n_crush::Turned::MayStop))
            add("spent", walker);
        if (here.straight < 0) {
            if (m_before) {
                add("head-on", walker);
            } else {
                Walker after = walker;
                after.free = true;
                ++after.spent.headOns;
                go(after);
            }
        } else if (const int other = carOn(here.straight); other >= 0) {
            add("ram", walker, other);
        } else {
            enter(walker, here.straight, 0);
        }
        enter(walker, here.left, 1);
        enter(walker, here.right, 1);
    }

    void enter(const Walker& from, int to, int changes)
    {
        if (to < 0 || carOn(to) >= 0)
            return;
        Walker walker = from;
        if (changes > 0 && m_speed > 5) {
            if (m_before || walker.spent.lc < m_allowance)
                ++walker.spent.lc;
            else if (walker.spent.tyres < m_car.tyres)
                ++walker.spent.tyres;
            else
                return;
        }
        walker.at = to;
        --walker.points;
        walker.free = false;
        walker.mayPush = true;
        if (crosses(from.at, to)) {
            ++walker.crossed;
            const auto& course = m_state.setup->course;
            const bool same = course.start && course.closed &&
                              *course.start % course.length == *course.finish % course.length;
            if (m_car.crossings + walker.crossed == course.laps + (same ? 1 : 0))
                return add("finish", walker);
        }
        if (wreckOn(to))
            ++walker.spent.wrecks;
        const int nails = static_cast<int>(std::ranges::count(m_state.nails, to));
        if (m_before)
            walker.spent.nails += nails;
        else
            walker.spent.tyres = std::min(m_car.tyres, walker.spent.tyres + nails);
        go(walker);
    }

    void dropBeaten()
    {
        std::set<End> kept;
        for (const End& end : ends) {
            const bool beaten = !tooMuch && std::ranges::any_of(ends, [&](const End& other) {
                const Spent& a = other.spent;
                const Spent& b = end.spent;
                return other.ends == end.ends && other.target == end.target && other.at == end.at &&
                       other.mpLeft == end.mpLeft && a != b && a.lc <= b.lc && a.tyres <= b.tyres &&
                       a.wrecks <= b.wrecks && a.headOns <= b.headOns && a.nails <= b.nails;
            });
            if (!beaten)
                kept.insert(end);
        }
        ends = kept;
    }

    const State& m_state;
    int m_mover;
    const Car& m_car;
    int m_speed;
    bool m_before = false;
    int m_allowance = 0;
};

// P(armour is enough), by adding up one loss after the other: 'w' for a wreck, 'x' for rock, 'r' for a ram of
// so many tests.
inline double survival(const State& state, int speed, const std::string& shocks, int tests, int armour)
{
    const bool kills = state.setup->rulings.has(rush_n_crush::Turned::AnyShock);
    std::map<int, double> lost{{0, 1.0}};
    const auto add = [&](const std::vector<double>& chances) {
        std::map<int, double> next;
        for (const auto& [before, chance] : lost) {
            for (size_t more = 0; more < chances.size(); ++more)
                next[before + static_cast<int>(more)] += chance * chances[more];
        }
        lost = next;
    };
    for (const char shock : shocks) {
        if (shock == 'x' && speed <= 5 && state.setup->rulings.has(rush_n_crush::Turned::SlowRockIsFree))
            continue;
        if (kills)
            lost.erase(armour);
        for (int i = 0; shock == 'r' && i < tests; ++i)
            add({2.0 / 3, 1.0 / 3});
        if (shock == 'r')
            continue;
        if (shock == 'w')
            add({1.0 / 3, 2.0 / 3});
        else if (speed <= 5)
            add({2.0 / 3, 1.0 / 3});
        else if (speed == 18)
            add({0, 0, 0, 0, 0, 0, 0, 1.0}); // more than anybody has
        else
            add(extremes(diceOf(speed), speed > 10));
    }
    double alive = 0;
    for (const auto& [loss, chance] : lost)
        alive += loss <= armour ? chance : 0;
    return alive;
}

// Lever: every sequence of moves that the rules page allows, by its letters.
struct LeverEnd
{
    int to = 0, brakes = 0, turbo = 0;
    std::vector<std::pair<int, int>> heat; // bubble, dice
    auto operator<=>(const LeverEnd&) const = default;
    int dice() const
    {
        int sum = 0;
        for (const auto& test : heat)
            sum += test.second;
        return sum;
    }
};

inline std::set<LeverEnd> leverEnds(const State& state, int mover)
{
    const auto& dashboard = state.setup->dashboard;
    const Car& car = state.cars[static_cast<size_t>(mover)];
    const bool after = state.setup->rulings.has(rush_n_crush::Turned::BrakesAfter);
    const auto slower = [&](int from) {
        const auto& bubble = dashboard.bubbles[static_cast<size_t>(from)];
        std::vector<int> found = bubble.slower;
        if (state.setup->rulings.has(rush_n_crush::Turned::WayBack)) {
            for (int to = 0; to < static_cast<int>(dashboard.bubbles.size()); ++to) {
                if (std::ranges::contains(dashboard.bubbles[static_cast<size_t>(to)].faster, from) &&
                    !std::ranges::contains(found, to))
                    found.push_back(to);
            }
        }
        return found;
    };
    std::set<LeverEnd> all;
    const auto put = [&](LeverEnd end, int to) {
        end.to = to;
        if (const int dice = static_cast<int>(dashboard.bubbles[static_cast<size_t>(to)].heat); dice > 0)
            end.heat.push_back({to, dice});
        return end;
    };
    // Along the dotted line as it is written.
    const auto change = [&](LeverEnd end, int to) {
        const auto idOf = [&](int bubble) { return dashboard.bubbles[static_cast<size_t>(bubble)].id; };
        for (const QJsonValue& row : dashboard.json[QLatin1StringView("dotted")].toArray()) {
            QStringList ids;
            for (const QJsonValue& id : row.toArray())
                ids.append(id.toString());
            const qsizetype here = ids.indexOf(idOf(end.to));
            const qsizetype there = ids.indexOf(idOf(to));
            if (here < 0 || there < 0 || !state.setup->rulings.has(rush_n_crush::Turned::PassingTests))
                continue;
            const qsizetype step = here < there ? 1 : -1;
            for (qsizetype i = here + step; i != there; i += step)
                end = put(end, dashboard.indexOf(ids[i]));
            break;
        }
        return put(end, to);
    };
    const std::function<void(const LeverEnd&, const std::function<void(const LeverEnd&)>&)> brake =
        [&](const LeverEnd& end, const std::function<void(const LeverEnd&)>& then) {
            then(end);
            if (end.brakes == car.brakes)
                return;
            for (const int to : slower(end.to)) {
                LeverEnd next = put(end, to);
                ++next.brakes;
                brake(next, then);
            }
        };
    const auto note = [&](const LeverEnd& end) { all.insert(end); };
    const auto normal = [&](const LeverEnd& end) {
        brake(end, note);
        if (after && end.brakes > 0)
            return;
        const auto& bubble = dashboard.bubbles[static_cast<size_t>(end.to)];
        for (const int to : slower(end.to))
            brake(put(end, to), note);
        for (const int to : bubble.gears)
            brake(change(end, to), note);
        for (const int to : bubble.faster) {
            const LeverEnd up = put(end, to);
            brake(up, note);
            for (const int further : dashboard.bubbles[static_cast<size_t>(to)].faster) {
                LeverEnd boosted = put(up, further);
                ++boosted.turbo;
                if (car.turbo > 0)
                    brake(boosted, note);
            }
        }
    };
    brake(LeverEnd{car.lever, 0, 0, {}}, normal);
    std::set<LeverEnd> kept;
    for (const LeverEnd& end : all) {
        const bool beaten = std::ranges::any_of(all, [&](const LeverEnd& other) {
            return other.to == end.to && other.brakes <= end.brakes && other.turbo <= end.turbo &&
                   other.dice() <= end.dice() &&
                   (other.brakes < end.brakes || other.turbo < end.turbo || other.dice() < end.dice());
        });
        if (!beaten)
            kept.insert(end);
    }
    return kept;
}

} // namespace roadmarshal::test::naive_rush
