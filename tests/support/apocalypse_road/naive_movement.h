// A deliberately naive enumeration of movement: the rules page word by word, plain recursion over whole
// states, nothing merged, nothing pruned. Shares no code with the engine; it reads the track file's sections
// itself.
#pragma once

#include "games/apocalypse_road/movement/pack.h"

#include <map>
#include <set>
#include <string>

namespace roadmarshal::test::naive {

using Spot = std::pair<int, int>; // sector, lane
using Spots = std::vector<Spot>;
using movement_type = apocalypse_road::movement::Type;

// Section 1: the track as data.
struct Road
{
    std::vector<int> lanes;
    std::vector<track::Surface> surface;
    std::map<Spot, Spots> next;
    std::map<Spot, Spot> twin;

    explicit Road(const track::Track& track)
    {
        for (const track::Section& section : track.sections) {
            for (int i = 0; i < section.sectors; ++i) {
                lanes.push_back(section.lanes);
                surface.push_back(section.surface);
            }
        }
        int sector = 0;
        for (const track::Section& section : track.sections) {
            for (int i = 0; i < section.sectors; ++i, ++sector) {
                const int following = (sector + 1) % count();
                for (int lane = 0; lane < section.lanes; ++lane) {
                    if (i < section.sectors - 1) {
                        if (!isTrough({sector, lane}))
                            next[{sector, lane}] = {{following, lane}};
                    } else {
                        for (const int to : section.next[lane])
                            next[{sector, lane}].push_back({following, to});
                    }
                }
            }
        }
        for (const auto& [a, b] : track.crossovers) {
            twin[{a.sector, a.lane}] = {b.sector, b.lane};
            twin[{b.sector, b.lane}] = {a.sector, a.lane};
        }
    }

    int count() const { return static_cast<int>(lanes.size()); }
    bool isTrough(Spot s) const { return surface[s.first] == track::Surface::Jump && s.second == 1; }
    bool isPaved(Spot s) const { return surface[s.first] == track::Surface::Paved; }
    bool exists(Spot s) const { return s.second >= 0 && s.second < lanes[s.first]; }
    Spots ahead(Spot s) const { return next.contains(s) ? next.at(s) : Spots{}; }
    Spots behind(Spot s) const
    {
        Spots found;
        for (const auto& [from, ways] : next) {
            if (std::find(ways.begin(), ways.end(), s) != ways.end())
                found.push_back(from);
        }
        return found;
    }
    // "Spaces of the following sector that are beside some next(space) and are not themselves a next(space)."
    std::set<Spot> diagonal(Spot s) const
    {
        std::set<Spot> found;
        const Spots ways = ahead(s);
        for (const Spot& way : ways) {
            for (const int side : {-1, 1}) {
                const Spot to{way.first, way.second + side};
                if (exists(to) && std::find(ways.begin(), ways.end(), to) == ways.end())
                    found.insert(to);
            }
        }
        return found;
    }
};

struct State
{
    std::map<int, Spot> at; // cars on a lane
    bool started = false;   // off the track the first step enters it
    int left = 0;
    std::set<Spot> entered;
    std::vector<int> crossed, crossedBack;
    std::vector<int> line; // who follows
    bool linked = false;   // no more sideways
    std::map<Spot, Spot> bound;
    Spots path;

    int on(Spot spot) const
    {
        for (const auto& [car, where] : at) {
            if (where == spot)
                return car;
        }
        return -1;
    }
};

// A way to push: who goes where, or who would run into whom.
struct Chain
{
    std::vector<std::pair<int, Spot>> moves;
    int runner = -1, holder = -1;
};

class Enumeration
{
public:
    std::set<std::string> outcomes;
    std::map<Spots, std::set<std::string>> ways; // by the spaces that the active car enters
    long visits = 0;
    long mostVisits;
    bool gaveUp() const { return visits > mostVisits; }

    Enumeration(const track::Track& track, const std::vector<track::Place>& cars, int active,
                movement_type type, bool diagonal, int points, long most = 200'000)
        : mostVisits(most),
          m_road(track),
          m_chute(track.chute),
          m_cars(cars),
          m_active(active),
          m_type(type),
          m_diagonal(diagonal)
    {
        State state;
        state.left = points;
        for (int car = 0; car < static_cast<int>(cars.size()); ++car) {
            if (const auto* s = std::get_if<track::Space>(&cars[car]);
                s && !m_road.isTrough({s->sector, s->lane}))
                state.at[car] = {s->sector, s->lane};
        }
        m_start = state;
        if (state.at.contains(active)) {
            state.started = true;
            state.entered.insert(state.at[active]);
        }
        const bool leads = type == movement_type::Lead || type == movement_type::RamLead;
        if (leads && state.started && points > 0) {
            for (const auto& line : lines(state, state.at[active], {})) {
                State with = state;
                with.line = line;
                go(with);
            }
        } else {
            go(state);
        }
        if (outcomes.empty()) // AR-1: no movement at all
            record(m_start, "spent", {});
    }

    // What an outcome is, but for its path.
    static std::string text(const std::string& ends, const std::map<int, Spot>& moved,
                            std::vector<int> crossed, std::vector<int> crossedBack, std::vector<int> damaged)
    {
        std::string out = ends;
        for (const auto& [car, to] : moved)
            out +=
                " " + std::to_string(car) + "@" + std::to_string(to.first) + "." + std::to_string(to.second);
        const auto list = [&out](const char* name, std::vector<int> cars) {
            std::sort(cars.begin(), cars.end());
            out += name;
            for (const int car : cars)
                out += " " + std::to_string(car);
        };
        list(" crossed", crossed);
        list(" back", crossedBack);
        list(" damage", damaged);
        return out;
    }

private:
    bool isRam() const { return m_type == movement_type::Ram || m_type == movement_type::RamLead; }
    bool linksForGood() const { return m_type == movement_type::Line || m_type == movement_type::Pursuit; }

    std::string text(const State& state, const std::string& ends, std::vector<int> damaged) const
    {
        std::map<int, Spot> moved;
        for (const auto& [car, spot] : state.at) {
            if (!m_start.at.contains(car) || m_start.at.at(car) != spot)
                moved[car] = spot;
        }
        return text(ends, moved, state.crossed, state.crossedBack, damaged);
    }

    void record(const State& state, const std::string& ends, const std::vector<int>& damaged)
    {
        const std::string outcome = text(state, ends, damaged);
        outcomes.insert(outcome);
        ways[state.path].insert(outcome);
    }

    // The perpendicular car that holds the cell of this space, for a car that wants to enter.
    int holder(const State& state, Spot spot, int mover) const
    {
        if (!m_road.twin.contains(spot))
            return -1;
        const int car = state.on(m_road.twin.at(spot));
        return car == mover ? -1 : car;
    }

    void go(const State& state)
    {
        if (++visits > mostVisits)
            return;
        if (state.left == 0) {
            record(state, "spent", {});
            return;
        }
        if (!state.started) {
            enter(state);
            return;
        }
        const Spot here = state.at.at(m_active);
        if (m_type == movement_type::Line && state.line.empty()) {
            for (const auto& line : lines(state, here, {}))
                forward(state, line);
        } else {
            forward(state, state.line);
        }
        if (m_road.isPaved(here) && !(linksForGood() && state.linked)) {
            for (const int side : {-1, 1}) {
                const Spot to{here.first, here.second + side};
                if (m_road.exists(to) && !state.entered.contains(to))
                    sideways(state, to, side);
            }
            if (m_diagonal) {
                for (const Spot& to : m_road.diagonal(here)) {
                    if (!state.entered.contains(to) && !m_road.isTrough(to) && state.on(to) < 0 &&
                        holder(state, to, m_active) < 0)
                        finish(state, 1, to, state.line, {});
                }
            }
        }
    }

    // All lines that the active player can pick, from the space on backward.
    std::vector<std::vector<int>> lines(const State& state, Spot space, std::vector<int> soFar) const
    {
        const Spots behind = m_road.behind(space);
        if (behind.empty())
            return {soFar};
        std::set<std::vector<int>> found;
        for (const Spot& pick : behind) {
            const int car = state.on(pick);
            if (car < 0 || car == m_active || std::find(soFar.begin(), soFar.end(), car) != soFar.end()) {
                found.insert(soFar);
                continue;
            }
            std::vector<int> longer = soFar;
            longer.push_back(car);
            for (const auto& line : lines(state, pick, longer))
                found.insert(line);
        }
        return {found.begin(), found.end()};
    }

    // AR-13
    bool mayLeave(const State& state, Spot from, Spot to) const
    {
        return !linksForGood() || !state.bound.contains(from) || state.bound.at(from) == to;
    }

    // Ways in which a car goes forward, pushing; `barred` are cars that no chain may run into (AR-7).
    std::vector<Chain> chains(const State& state, int car, std::set<int> barred, bool linking) const
    {
        std::vector<Chain> found;
        const Spot here = state.at.at(car);
        barred.insert(car);
        for (const Spot& to : m_road.ahead(here)) {
            if (linking && !mayLeave(state, here, to))
                continue;
            if (const int held = holder(state, to, car); held >= 0) {
                found.push_back({{}, car, held});
                continue;
            }
            const int occupant = state.on(to);
            if (occupant < 0) {
                found.push_back({{{car, to}}});
                continue;
            }
            if (barred.contains(occupant))
                continue;
            for (Chain chain : chains(state, occupant, barred, linking)) {
                if (chain.runner < 0)
                    chain.moves.push_back({car, to});
                found.push_back(chain);
            }
        }
        return found;
    }

    void forward(const State& state, const std::vector<int>& line)
    {
        const Spot here = state.at.at(m_active);
        Spot vacated = here;
        for (const int car : line) {
            if (!mayLeave(state, state.at.at(car), vacated))
                return;
            vacated = state.at.at(car);
        }
        for (const Spot& to : m_road.ahead(here)) {
            if (state.entered.contains(to) || !mayLeave(state, here, to))
                continue;
            const int held = holder(state, to, m_active);
            const int occupant = state.on(to);
            if (isRam() && (held >= 0 || occupant >= 0)) {
                record(state, "ram " + std::to_string(held >= 0 ? held : occupant), {});
            } else if (held >= 0) {
                record(state, "collision", {m_active, held});
            } else if (occupant < 0) {
                finish(state, 1, to, line, {});
            } else {
                pushAhead(state, to, line, occupant);
                if (m_type == movement_type::Overtake)
                    finish(state, 1, to, {}, {{occupant, here}});
            }
        }
    }

    void pushAhead(const State& state, Spot to, const std::vector<int>& line, int occupant)
    {
        std::set<int> barred(line.begin(), line.end());
        barred.insert(m_active);
        if (barred.contains(occupant))
            return;
        for (const Chain& chain : chains(state, occupant, barred, true)) {
            if (chain.runner >= 0)
                record(state, "collision", {chain.runner, chain.holder});
            else
                finish(state, 1, to, line, chain.moves);
        }
    }

    void sideways(const State& state, Spot to, int side)
    {
        if (holder(state, to, m_active) >= 0)
            return;
        if (state.on(to) < 0) {
            finish(state, 1, to, state.line, {});
            return;
        }
        for (const auto& moves : displacements(state, to, side))
            finish(state, 2, to, state.line, moves);
    }

    std::vector<std::vector<std::pair<int, Spot>>> displacements(const State& state, Spot space,
                                                                 int side) const
    {
        std::set<int> barred(state.line.begin(), state.line.end());
        barred.insert(m_active);
        std::vector<std::pair<int, Spot>> aside;
        while (true) {
            const int car = state.on(space);
            if (barred.contains(car) || m_road.twin.contains(space))
                return {};
            const Spot to{space.first, space.second + side};
            if (!m_road.isPaved(space) || !m_road.exists(to)) {
                std::vector<std::vector<std::pair<int, Spot>>> found;
                for (const Chain& chain : chains(state, car, barred, false)) {
                    if (chain.runner >= 0)
                        continue;
                    auto moves = aside;
                    moves.insert(moves.end(), chain.moves.begin(), chain.moves.end());
                    found.push_back(moves);
                }
                return found;
            }
            if (holder(state, to, car) >= 0)
                return {};
            aside.push_back({car, to});
            if (state.on(to) < 0)
                return {aside};
            barred.insert(car);
            space = to;
        }
    }

    void enter(const State& state)
    {
        const track::Place& place = m_cars[m_active];
        if (std::holds_alternative<track::InChute>(place)) {
            if (m_chute)
                sideways(state, {m_chute->entry.sector, m_chute->entry.lane},
                         m_chute->side == track::Side::In ? 1 : -1);
        } else if (const auto* beside = std::get_if<track::Beside>(&place)) {
            if (beside->side == track::Side::In)
                sideways(state, {beside->sector, 0}, 1);
            else
                sideways(state, {beside->sector, m_road.lanes[beside->sector] - 1}, -1);
        } else {
            const int sector = std::get<track::Space>(place).sector;
            sideways(state, {sector, 0}, -1);
            sideways(state, {sector, 2}, 1);
        }
    }

    // Makes a step: the active car, those who follow, and all others that it moves, at once.
    void finish(State state, int cost, Spot to, const std::vector<int>& line,
                std::vector<std::pair<int, Spot>> others)
    {
        if (cost > state.left)
            return;
        const State before = state;
        const bool forwardStep = before.started && to.first != before.at.at(m_active).first;
        if (before.started) {
            Spot vacated = before.at.at(m_active);
            for (const int car : line) {
                others.push_back({car, vacated});
                vacated = before.at.at(car);
            }
        }
        if (linksForGood() && forwardStep && !others.empty()) {
            state.linked = true;
            state.line = line;
            for (const auto& [car, spot] : others) {
                if (m_road.ahead(before.at.at(car)).size() > 1)
                    state.bound[before.at.at(car)] = spot;
            }
        }
        others.push_back({m_active, to});
        for (const auto& [car, spot] : others) {
            if (before.at.contains(car)) {
                const int from = before.at.at(car).first;
                if (from == m_road.count() - 1 && spot.first == 0)
                    state.crossed.push_back(car);
                if (from == 0 && spot.first == m_road.count() - 1)
                    state.crossedBack.push_back(car);
            }
            state.at[car] = spot;
        }
        state.entered.insert(to);
        state.path.push_back(to);
        state.started = true;
        state.left -= cost;
        go(state);
    }

    Road m_road;
    std::optional<track::Chute> m_chute;
    std::vector<track::Place> m_cars;
    int m_active;
    movement_type m_type;
    bool m_diagonal;
    State m_start;
};

} // namespace roadmarshal::test::naive
