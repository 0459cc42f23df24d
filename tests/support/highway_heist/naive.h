// A second engine of Highway Heist's enemies and of the end of a round, as plain as can be: it goes every way
// by calling itself, and knows nothing of the first one. What is to be done next is handed along.
#pragma once

#include "games/highway_heist/table/state.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string>

namespace roadmarshal::test::naive_heist {

using highway_heist::Guide;
using highway_heist::State;
using std::string;
using std::vector;

struct Thing
{
    string kind = {};
    int c = 0, r = 0, w = 1, h = 1;
    bool flies = false;
    string owner = {};
    int strength = 0, enemies = 0;
    bool wreck = false;
    bool isPv() const { return !owner.empty(); }
    bool isSuv() const { return kind == "suv" && owner.empty() && !wreck; }
};
struct Person
{
    string peg = {}; // wheel, limbo, or a thing
    int lc = 0, lr = 0;
    bool exhausted = false;
};
struct Table
{
    std::map<string, Thing> things;
    std::map<string, Person> people;
    std::map<string, int> counters;
    std::map<string, string> tokens;
    vector<string> row, stuntRow;
    std::multiset<string> discard, stuntDiscard;
    vector<int> deck, stuntTokens;
    int round = 1;
    string active; // whose turn it is
    int used = 0;
    string result, open;
    vector<string> damage;
};
using Next = std::function<void(Table)>;

class Engine
{
public:
    Engine(const State& state, string roller, int defense, string drawn)
        : m_state(state),
          m_guide(state.guide()),
          m_roller(std::move(roller)),
          m_defense(defense),
          m_drawn(std::move(drawn)),
          m_rowFirst(state.setup->rulings.has(highway_heist::Turned::RowFirst))
    {
    }

    std::set<string> die(const string& symbol)
    {
        const Table t = tableOf();
        const Next done = [this](Table end) { finish(end); };
        if (symbol == "suv")
            suvs(t, true, false, done);
        else if (symbol == "peg")
            pegs(t, false, done);
        else if (symbol == "card")
            card(t, done);
        else
            mainMoves(t, symbol.back(), [this, done](Table moved) {
                settle(moved, [this, done](Table on) { card(on, done); });
            });
        return m_ends;
    }
    std::set<string> endOfRound()
    {
        vector<string> list;
        for (const string& id : ordered(tableOf())) {
            const Thing thing = tableOf().things[id];
            if (thing.wreck || (thing.kind == "start" && !thing.isPv()) ||
                (thing.isPv() && !manned(tableOf(), id)))
                list.push_back(id);
        }
        each(
            tableOf(), list, [this](Table t, string id, Next next) { fallBack(std::move(t), id, 0, next); },
            [this](Table t) { stunts(std::move(t)); });
        return m_ends;
    }
    // Whether there was too much to go every way.
    bool gaveUp() const { return m_emitted > mostEmitted; }
    const std::set<string>& nameless() const { return m_nameless; }
    void otherOrder() { m_rowFirst = !m_rowFirst; }
    static constexpr int mostEmitted = 60'000;

    // A table as one line, the names of SUVs included.
    static string lineOf(const Table& t)
    {
        string line;
        for (const auto& [id, x] : t.things)
            line += id + ":" + x.kind + std::to_string(x.c) + "," + std::to_string(x.r) + x.owner + "/" +
                    std::to_string(x.strength) + "e" + std::to_string(x.enemies) + (x.wreck ? "W " : " ");
        for (const auto& [id, x] : t.people)
            line += "| " + id + "=" + x.peg +
                    (x.peg == "limbo" ? std::to_string(x.lc) + "," + std::to_string(x.lr) : "") +
                    (x.exhausted ? "X" : "");
        for (const auto& [id, n] : t.counters)
            line += "#" + id + std::to_string(n);
        for (const auto& [id, at] : t.tokens)
            line += "$" + id + at;
        for (const string& id : t.row)
            line += "[" + id;
        for (const string& id : t.discard)
            line += "]" + id;
        for (size_t i = 0; i < t.stuntRow.size(); ++i)
            line += "<" + t.stuntRow[i] + std::to_string(t.stuntTokens[i]);
        for (const string& id : t.stuntDiscard)
            line += ">" + id;
        for (const int n : t.deck)
            line += "-" + std::to_string(n);
        return line + "r" + std::to_string(t.round) + t.active + std::to_string(t.used) + t.result;
    }

    Table tableOf() const
    {
        Table t;
        const auto text = [](const QString& from) { return from.toStdString(); };
        for (const auto& v : m_state.vehicles) {
            Thing x{.c = v.at.column,
                    .r = v.at.row,
                    .strength = v.strength,
                    .enemies = v.enemies,
                    .wreck = v.isWreck};
            x.kind = v.kind == highway_heist::Kind::Start ? "start"
                     : v.kind == highway_heist::Kind::Suv ? "suv"
                                                          : "enemy";
            if (const auto* g = x.kind == "enemy" ? m_guide.vehicle(v.id) : nullptr) {
                x.w = g->columns;
                x.h = g->rows;
                x.flies = g->flies;
            }
            if (v.owner >= 0)
                x.owner = text(m_state.players[static_cast<size_t>(v.owner)].id);
            t.things[text(v.id)] = x;
        }
        for (const auto& p : m_state.players)
            t.people[text(p.id)] = {p.peg.isAtWheel()   ? "wheel"
                                    : p.peg.isInLimbo() ? "limbo"
                                                        : text(p.peg.vehicle),
                                    p.peg.left.column, p.peg.left.row, p.isExhausted};
        for (const auto& [id, n] : m_state.counters)
            t.counters[text(id)] = n;
        for (const auto& [id, at] : m_state.tokens)
            t.tokens[text(id)] = text(at);
        for (const auto& id : m_state.cards)
            t.row.push_back(text(id));
        for (const auto& id : m_state.cardDiscard)
            t.discard.insert(text(id));
        for (const auto& spot : m_state.stunts) {
            t.stuntRow.push_back(text(spot.card));
            t.stuntTokens.push_back(spot.tokens);
        }
        for (const auto& id : m_state.stuntDiscard)
            t.stuntDiscard.insert(text(id));
        t.deck.assign(m_state.stuntDeck.begin(), m_state.stuntDeck.end());
        t.round = m_state.round;
        if (m_state.active >= 0)
            t.active = text(m_state.players[static_cast<size_t>(m_state.active)].id);
        t.used = m_state.used;
        if (m_state.result)
            t.result = (m_state.result->isWon ? "won " : "lost ") + text(m_state.result->rule);
        return t;
    }

private:
    void finish(const Table& t)
    {
        ++m_emitted;
        string line;
        for (const string& one : t.damage)
            line += one + ";";
        m_ends.insert(line + " => " + lineOf(t) + " open=" + t.open);
        m_nameless.insert(namelessOf(t));
    }
    // SUVs by where they are, damage by whose car it was, in no order.
    string namelessOf(const Table& t) const
    {
        std::map<std::pair<int, int>, string> suvs;
        for (const auto& [id, x] : t.things) {
            if (x.kind == "suv")
                suvs[{x.c, x.r}] = id;
        }
        Table named = t;
        const auto rename = [&](const string& id) {
            const auto x = t.things.find(id);
            return x == t.things.end() || x->second.kind != "suv"
                       ? id
                       : "#" + std::to_string(x->second.c) + "." + std::to_string(x->second.r);
        };
        named.things.clear();
        for (const auto& [id, x] : t.things)
            named.things[rename(id)] = x;
        for (auto& [who, person] : named.people)
            person.peg = rename(person.peg);
        for (auto& [token, where] : named.tokens)
            where = rename(where);
        vector<string> dealt;
        for (const string& one : t.damage)
            dealt.push_back(tableOf().things.at(one.substr(0, one.find(' '))).owner +
                            one.substr(one.find(' ')));
        std::sort(dealt.begin(), dealt.end());
        string line = lineOf(named) + t.open;
        for (const string& one : dealt)
            line += ";" + one;
        return line;
    }
    void each(Table t, vector<string> list, std::function<void(Table, string, Next)> act, Next done)
    {
        if (m_emitted > mostEmitted)
            return;
        if (list.empty())
            return done(std::move(t));
        const string first = list.front();
        list.erase(list.begin());
        act(std::move(t), first,
            [=, this](Table acted) { settle(acted, [=, this](Table on) { each(on, list, act, done); }); });
    }

    // Where things are.
    static bool covers(const Thing& x, int c, int r)
    {
        return c >= x.c && c < x.c + x.w && r >= x.r && r < x.r + x.h;
    }
    static string at(const Table& t, int c, int r)
    {
        for (const auto& [id, x] : t.things) {
            if (!x.flies && covers(x, c, r))
                return id;
        }
        return {};
    }
    bool onRoad(int c, int r) const
    {
        return c >= 1 && r >= 1 && c <= m_guide.road.columns && r <= m_guide.road.rows;
    }
    bool empty(const Table& t, int c, int r) const { return onRoad(c, r) && at(t, c, r).empty(); }
    // The nearest of all pairs of spaces.
    static int apart(const Thing& a, const Thing& b)
    {
        int least = 1000;
        for (int i = 0; i < a.w; ++i)
            for (int j = 0; j < a.h; ++j)
                for (int k = 0; k < b.w; ++k)
                    for (int l = 0; l < b.h; ++l)
                        least = std::min(least,
                                         std::max(std::abs(a.c + i - b.c - k), std::abs(a.r + j - b.r - l)));
        return least;
    }
    vector<string> ordered(const Table& t) const
    {
        vector<string> ids;
        for (const auto& [id, x] : t.things)
            ids.push_back(id);
        std::stable_sort(ids.begin(), ids.end(), [&](const string& a, const string& b) {
            const Thing &x = t.things.at(a), &y = t.things.at(b);
            return m_rowFirst ? std::pair(x.r, x.c) < std::pair(y.r, y.c)
                              : std::pair(x.c, x.r) < std::pair(y.c, y.r);
        });
        return ids;
    }
    vector<string> pvs(const Table& t) const
    {
        vector<string> list;
        for (const string& id : ordered(t)) {
            if (t.things.at(id).isPv())
                list.push_back(id);
        }
        return list;
    }
    string pvOf(const Table& t, const string& who) const
    {
        for (const auto& [id, x] : t.things) {
            if (!who.empty() && x.owner == who)
                return id;
        }
        return {};
    }
    static bool manned(const Table& t, const string& id)
    {
        const Thing& x = t.things.at(id);
        return x.isPv() && t.people.at(x.owner).peg == "wheel";
    }
    int room(const Table& t, const string& id) const
    {
        const Thing& x = t.things.at(id);
        if (x.wreck)
            return 0;
        int left = x.kind == "enemy" ? m_guide.vehicle(QString::fromStdString(id))->roofSlots : 2;
        for (const auto& [who, person] : t.people)
            left -= person.peg == id;
        return left - x.enemies;
    }
    bool takes(const Table& t, const string& id) const
    {
        const Thing& x = t.things.at(id);
        const int most = x.kind == "enemy" ? m_guide.vehicle(QString::fromStdString(id))->enemyPegs : 1;
        return !x.wreck && room(t, id) > 0 && x.enemies < most;
    }

    // Pegs that have to go: whoever goes first, wherever it may go.
    void disperse(Table t, vector<string> pegs, Thing from, Next next)
    {
        if (pegs.empty())
            return next(std::move(t));
        for (size_t i = 0; i < pegs.size(); ++i) {
            vector<string> others = pegs;
            others.erase(others.begin() + static_cast<long>(i));
            for (Table on : placed(t, pegs[i], from))
                disperse(std::move(on), others, from, next);
        }
    }
    vector<Table> placed(const Table& t, const string& peg, const Thing& from) const
    {
        vector<Table> tables;
        if (peg == "enemy") {
            for (int rank = 0; rank < 4 && tables.empty(); ++rank) {
                for (const auto& [id, x] : t.things) {
                    const int its = x.isPv() ? (x.owner == m_roller ? 0 : 1) : x.isSuv() ? 2 : 3;
                    if (its != rank || apart(x, from) > 1 || !takes(t, id))
                        continue;
                    tables.push_back(t);
                    ++tables.back().things[id].enemies;
                }
            }
        } else {
            for (const string& id : nearest(t, from, {})) {
                tables.push_back(t);
                tables.back().people[peg].peg = id;
            }
        }
        return tables.empty() ? vector<Table>{t} : tables;
    }
    vector<string> nearest(const Table& t, const Thing& from, const string& but) const
    {
        for (int far = 0; far < 60; ++far) {
            vector<string> found;
            for (const auto& [id, x] : t.things) {
                if (id != but && room(t, id) > 0 && apart(x, from) == far)
                    found.push_back(id);
            }
            if (!found.empty())
                return found;
        }
        return {};
    }
    void destroy(Table t, const string& id, bool removed, Next next)
    {
        Thing& x = t.things[id];
        vector<string> pegs;
        for (auto& [who, person] : t.people) {
            if (person.peg == id || (person.peg == "wheel" && x.owner == who)) {
                pegs.push_back(who);
                person.peg = "limbo";
                person.lc = x.c;
                person.lr = x.r;
            }
        }
        if (x.enemies > 0)
            pegs.push_back("enemy");
        for (auto& [token, where] : t.tokens)
            where = where == id ? "adrift" : where;
        x.owner.clear();
        x.strength = x.enemies = 0;
        x.wreck = true;
        const Thing from = x;
        if (removed)
            t.things.erase(id);
        disperse(std::move(t), pegs, from, next);
    }

    bool won(const Table& t) const
    {
        for (const auto& win : m_guide.win) {
            if (!win.counter.isEmpty()) {
                if (t.counters.at(win.counter.toStdString()) <= win.at)
                    return true;
                continue;
            }
            int there = 0;
            for (const QString& token : win.tokens) {
                const auto x = t.things.find(t.tokens.at(token.toStdString()));
                there += x != t.things.end() && x->second.isPv();
            }
            if (there >= win.count)
                return true;
        }
        return false;
    }
    void settle(Table t, Next next)
    {
        if (won(t)) {
            t.result = "won HH-120";
            return finish(t);
        }
        comeBack(t, next);
    }
    // One after the other out of limbo, while there are slots.
    void comeBack(const Table& t, const Next& next)
    {
        bool anybody = false;
        for (const auto& [who, person] : t.people) {
            if (person.peg != "limbo")
                continue;
            for (const string& id : nearest(t, {.c = person.lc, .r = person.lr}, {})) {
                anybody = true;
                Table on = t;
                on.people[who] = {id, 0, 0, person.exhausted};
                comeBack(on, next);
            }
        }
        if (!anybody)
            next(t);
    }

    void hurt(Table t, const string& id, int amount, Next next)
    {
        if (!t.things.contains(id) || !t.things[id].isPv())
            return next(std::move(t));
        Thing& x = t.things[id];
        int dice = 0;
        for (size_t i = 0; i < m_state.players.size(); ++i) {
            if (m_state.players[i].id.toStdString() != x.owner)
                continue;
            const auto& seat = m_state.setup->seats[i];
            dice = (x.kind == "start" ? seat.board.front : seat.board.hijacked).icons.defense +
                   (manned(t, id) ? seat.character.icons.defense : 0);
        }
        dice = std::min(dice, 5);
        const int taken = m_defense < 0 ? 0 : std::max(0, amount - std::min(dice, m_defense));
        t.damage.push_back(id + " " + std::to_string(amount) + " " + std::to_string(dice) +
                           (m_defense < 0 ? "" : " " + std::to_string(taken)));
        if (x.strength <= taken)
            return destroy(std::move(t), id, false, next);
        x.strength -= taken;
        next(std::move(t));
    }

    void suvs(Table t, bool isDie, bool approach, Next done)
    {
        vector<string> list;
        for (const string& id : ordered(t)) {
            if (t.things[id].isSuv())
                list.push_back(id);
        }
        if (list.empty() && isDie)
            return each(
                t, pvs(t), [this](Table on, string id, Next next) { next(addSuv(std::move(on), id, -1)); },
                done);
        each(
            t, list,
            [this, approach](Table on, string id, Next next) { suv(std::move(on), id, approach, next); },
            done);
    }
    void suv(Table t, const string& id, bool approach, Next next)
    {
        if (!t.things.contains(id) || !t.things[id].isSuv())
            return next(std::move(t));
        const Thing me = t.things[id];
        const string active = pvOf(t, m_roller);
        vector<string> beside;
        for (const string& pv : pvs(t)) {
            if (apart(t.things[pv], me) <= 1)
                beside.push_back(pv);
        }
        const bool isActiveBeside = std::count(beside.begin(), beside.end(), active) > 0;
        if (!approach && !beside.empty()) {
            for (const string& pv : isActiveBeside ? vector<string>{active} : beside)
                hurt(t, pv, m_guide.numbers.slam, next);
            return;
        }
        if (active.empty() || isActiveBeside)
            return next(std::move(t));
        const vector<std::pair<int, int>> steps = stepsToward(t, me, t.things[active]);
        if (steps.empty())
            return next(std::move(t));
        for (const auto& [c, r] : steps) {
            Table on = t;
            on.things[id].c = c;
            on.things[id].r = r;
            next(std::move(on));
        }
    }
    vector<std::pair<int, int>> stepsToward(const Table& t, const Thing& me, const Thing& it) const
    {
        const auto sign = [](int n) { return n > 0 ? 1 : n < 0 ? -1 : 0; };
        const int dc = sign(it.c - me.c), dr = sign(it.r - me.r);
        const int far = std::abs(it.c - me.c), wide = std::abs(it.r - me.r);
        vector<vector<std::pair<int, int>>> tiers;
        if (dc != 0 && dr != 0) {
            tiers.push_back({{dc, dr}});
            if (far == wide)
                tiers.push_back({{dc, 0}, {0, dr}});
            else if (far > wide)
                tiers.insert(tiers.end(), {{{dc, 0}}, {{0, dr}}});
            else
                tiers.insert(tiers.end(), {{{0, dr}}, {{dc, 0}}});
        } else if (dc != 0) {
            tiers = {{{dc, 0}}, {{dc, -1}, {dc, 1}}};
        } else {
            tiers = {{{0, dr}}, {{-1, dr}, {1, dr}}};
        }
        for (const auto& tier : tiers) {
            vector<std::pair<int, int>> found;
            for (const auto& [c, r] : tier) {
                if (empty(t, me.c + c, me.r + r))
                    found.emplace_back(me.c + c, me.r + r);
            }
            if (!found.empty())
                return found;
        }
        return {};
    }
    Table addSuv(Table t, const string& of, int way) const
    {
        int count = 0;
        for (const auto& [id, x] : t.things)
            count += x.kind == "suv";
        if (count >= m_guide.numbers.suvs || !t.things.contains(of) || !t.things[of].isPv())
            return t;
        const Thing x = t.things[of];
        for (int c = x.c + way; c >= 1 && c <= m_guide.road.columns; c += way) {
            if (empty(t, c, x.r))
                return withSuv(std::move(t), c, x.r);
        }
        return t;
    }
    static Table withSuv(Table t, int c, int r)
    {
        int number = 1;
        while (t.things.contains("suv" + std::to_string(number)))
            ++number;
        t.things["suv" + std::to_string(number)] = {.kind = "suv", .c = c, .r = r};
        return t;
    }

    void pegs(Table t, bool onlyDamage, Next done)
    {
        vector<string> list;
        for (const string& id : ordered(t)) {
            for (int i = 0; i < t.things[id].enemies; ++i) {
                if (!onlyDamage || t.things[id].isPv())
                    list.push_back(id);
            }
        }
        each(
            t, list,
            [this, onlyDamage](Table on, string id, Next next) { peg(std::move(on), id, onlyDamage, next); },
            done);
    }
    void peg(Table t, const string& id, bool onlyDamage, Next next)
    {
        if (!t.things.contains(id) || t.things[id].enemies == 0)
            return next(std::move(t));
        if (t.things[id].isPv())
            return hurt(std::move(t), id, m_guide.numbers.peg, next);
        if (onlyDamage)
            return next(std::move(t));
        vector<string> riders;
        for (const auto& [who, person] : t.people) {
            if (person.peg == id)
                riders.push_back(who);
        }
        if ((t.things[id].isSuv() || t.things[id].kind == "enemy") && !riders.empty()) {
            const auto where = nearest(t, t.things[id], id);
            if (where.empty())
                return next(std::move(t));
            for (const string& who : riders) {
                for (const string& to : where) {
                    Table on = t;
                    on.people[who].peg = to;
                    next(std::move(on));
                }
            }
            return;
        }
        vector<string> roofs;
        for (const string& pv : pvs(t)) {
            if (apart(t.things[pv], t.things[id]) <= 1 && takes(t, pv))
                roofs.push_back(pv);
        }
        const string active = pvOf(t, m_roller);
        if (std::count(roofs.begin(), roofs.end(), active))
            roofs = {active};
        if (roofs.empty())
            return next(std::move(t));
        for (const string& to : roofs) {
            Table on = t;
            --on.things[id].enemies;
            ++on.things[to].enemies;
            next(std::move(on));
        }
    }

    void mainMoves(Table t, char way, Next next)
    {
        const string id = m_guide.main.toStdString();
        if (!t.things.contains(id))
            return next(std::move(t));
        const int dc = way == 'e' ? 1 : way == 'w' ? -1 : 0, dr = way == 's' ? 1 : way == 'n' ? -1 : 0;
        Thing to = t.things[id];
        to.c += dc;
        to.r += dr;
        if (!onRoad(to.c, to.r) || !onRoad(to.c + to.w - 1, to.r + to.h - 1))
            return next(std::move(t));
        const string counter = m_guide.vehicle(m_guide.main)->wrecks.toStdString();
        vector<string> pushed, counted, stuck;
        for (const auto& [other, x] : t.things) {
            bool isMet = false;
            for (int i = 0; i < x.w; ++i)
                for (int j = 0; j < x.h; ++j)
                    isMet = isMet || covers(to, x.c + i, x.r + j);
            if (other == id || to.flies || x.flies || !isMet)
                continue;
            (x.wreck && !counter.empty() ? counted : pushed).push_back(other);
        }
        for (const string& other : pushed) {
            const Thing& x = t.things[other];
            bool isStuck = false;
            for (int i = 0; i < x.w; ++i) {
                for (int j = 0; j < x.h; ++j) {
                    const int c = x.c + i + dc, r = x.r + j + dr;
                    const string there = at(t, c, r);
                    isStuck = isStuck || !onRoad(c, r) ||
                              (!there.empty() && there != other &&
                               !std::count(pushed.begin(), pushed.end(), there));
                }
            }
            if (isStuck)
                stuck.push_back(other);
        }
        if (!stuck.empty()) {
            vector<string> list;
            for (const string& pv : pvs(t)) {
                if (std::count(stuck.begin(), stuck.end(), pv))
                    list.push_back(pv);
            }
            return each(
                t, list,
                [this](Table on, string pv, Next then) {
                    hurt(std::move(on), pv, m_guide.numbers.push, then);
                },
                next);
        }
        for (const string& other : counted) {
            t.things.erase(other);
            --t.counters[counter];
        }
        for (const string& other : pushed) {
            t.things[other].c += dc;
            t.things[other].r += dr;
        }
        t.things[id] = to;
        next(std::move(t));
    }

    void card(Table t, Next done)
    {
        if (!t.row.back().empty())
            t.discard.insert(t.row.back());
        t.row.pop_back();
        t.row.insert(t.row.begin(), "");
        effects(t, t.row.back(), true, 0, [this, done](Table on) {
            int pile = static_cast<int>(m_guide.enemyCards.size()) - static_cast<int>(on.discard.size());
            for (const string& id : on.row)
                pile -= !id.empty();
            if (pile <= 0 && on.discard.empty())
                return done(on);
            if (m_drawn.empty()) {
                on.open = "card";
                return finish(on);
            }
            if (pile <= 0)
                on.discard.clear();
            on.row.front() = m_drawn;
            effects(on, m_drawn, false, 0, done);
        });
    }
    void effects(Table t, const string& id, bool activated, size_t number, Next done)
    {
        const auto card = m_guide.enemyCards.find(QString::fromStdString(id));
        if (card == m_guide.enemyCards.end())
            return done(std::move(t));
        const auto& list = activated ? card->second.activated : card->second.reveal;
        if (number >= list.size())
            return done(std::move(t));
        effect(t, list[number], [=, this](Table on) {
            settle(on, [=, this](Table then) { effects(then, id, activated, number + 1, done); });
        });
    }
    vector<string> whom(const Table& t, highway_heist::Whom which) const
    {
        using enum highway_heist::Whom;
        vector<string> list;
        for (const string& id : ordered(t)) {
            const Thing& x = t.things.at(id);
            bool nearSuv = false;
            for (const auto& [other, y] : t.things)
                nearSuv = nearSuv || (y.isSuv() && other != id && apart(x, y) <= 1);
            if (which == Suvs
                    ? x.isSuv()
                    : x.isPv() && (which == Each || (which == Active && x.owner == m_roller) ||
                                   (which == Manned && manned(t, id)) || (which == NearSuv && nearSuv)))
                list.push_back(id);
        }
        return list;
    }
    void effect(Table t, const highway_heist::CardEffect& e, Next done)
    {
        using highway_heist::Verb;
        const auto list = whom(t, e.whom);
        switch (e.verb) {
        case Verb::Suv:
            return each(
                t, list,
                [this, e](Table on, string id, Next next) {
                    next(addSuv(std::move(on), id, e.isInFront ? 1 : -1));
                },
                done);
        case Verb::SuvWest:
            return each(
                t, vector<string>(static_cast<size_t>(e.amount), "x"),
                [this](Table on, string, Next next) { next(fromWest(std::move(on))); }, done);
        case Verb::Peg:
            return each(
                t, list, [this](Table on, string id, Next next) { next(withPeg(std::move(on), id)); }, done);
        case Verb::Damage:
            return damage(std::move(t), e, done);
        case Verb::Suvs:
            return suvs(std::move(t), false, false, done);
        case Verb::Approach:
            return suvs(std::move(t), false, true, done);
        case Verb::Pegs:
            return pegs(std::move(t), false, done);
        case Verb::PegDamage:
            return pegs(std::move(t), true, done);
        case Verb::Shift:
            return each(
                t, list, [this, e](Table on, string id, Next next) { next(shifted(std::move(on), id, e)); },
                done);
        case Verb::Main:
            return mainMoves(std::move(t), "nsew"[static_cast<int>(e.heading)], done);
        case Verb::Counter:
            t.counters[e.counter.toStdString()] += e.amount;
            return done(std::move(t));
        case Verb::Manual:
            return done(std::move(t));
        }
    }
    void damage(Table t, const highway_heist::CardEffect& e, Next done)
    {
        if (e.whom != highway_heist::Whom::Strongest)
            return each(
                t, whom(t, e.whom),
                [this, e](Table on, string id, Next next) { hurt(std::move(on), id, e.amount, next); }, done);
        int most = 0;
        for (const string& id : pvs(t))
            most = std::max(most, t.things[id].strength);
        if (most == 0)
            return done(std::move(t));
        for (const string& id : pvs(t)) {
            if (t.things[id].strength == most)
                hurt(t, id, e.amount, done);
        }
    }
    Table fromWest(Table t) const
    {
        int count = 0;
        for (const auto& [id, x] : t.things)
            count += x.kind == "suv";
        for (int r = 1; r <= m_guide.road.rows && count < m_guide.numbers.suvs; ++r) {
            if (empty(t, 1, r))
                return withSuv(std::move(t), 1, r);
        }
        return t;
    }
    Table withPeg(Table t, const string& id) const
    {
        int there = 0;
        for (const auto& [other, x] : t.things)
            there += x.enemies;
        if (t.things.contains(id) && there < m_guide.numbers.enemyPegs && takes(t, id))
            ++t.things[id].enemies;
        return t;
    }
    Table shifted(Table t, const string& id, const highway_heist::CardEffect& e) const
    {
        using enum highway_heist::Heading;
        const int dc = e.heading == East   ? 1
                       : e.heading == West ? -1
                                           : 0,
                  dr = e.heading == South   ? 1
                       : e.heading == North ? -1
                                            : 0;
        for (int i = 0; i < e.amount && t.things.contains(id); ++i) {
            Thing& x = t.things[id];
            if (!empty(t, x.c + dc, x.r + dr))
                break;
            x.c += dc;
            x.r += dr;
        }
        return t;
    }

    void fallBack(Table t, const string& id, int done, Next next)
    {
        if (!t.things.contains(id))
            return next(std::move(t));
        Thing& x = t.things[id];
        if (!x.wreck) {
            if (x.c == 1)
                return destroy(std::move(t), id, true, next);
            x.c -= at(t, x.c - 1, x.r).empty();
            return next(std::move(t));
        }
        if (done == 4)
            return next(std::move(t));
        if (x.c == 1) {
            t.things.erase(id);
            return next(std::move(t));
        }
        const string met = at(t, x.c - 1, x.r);
        if (!met.empty() && t.things[met].kind == "enemy") {
            if (const string counter = m_guide.vehicle(QString::fromStdString(met))->wrecks.toStdString();
                !counter.empty()) {
                --t.counters[counter];
                t.things.erase(id);
            }
            return next(std::move(t));
        }
        if (!met.empty() && t.things[met].wreck)
            return next(std::move(t));
        --x.c;
        const Next on = [=, this](Table then) { fallBack(std::move(then), id, done + 1, next); };
        met.empty() ? on(std::move(t)) : destroy(std::move(t), met, true, on);
    }
    void stunts(Table t)
    {
        for (const QString& token : m_guide.lose) {
            if (t.tokens[token.toStdString()] == "adrift") {
                t.open = token.toStdString();
                return finish(t);
            }
        }
        const string last = t.stuntRow.back();
        t.stuntRow.pop_back();
        t.stuntTokens.pop_back();
        t.stuntRow.insert(t.stuntRow.begin(), "");
        t.stuntTokens.insert(t.stuntTokens.begin(), 0);
        if (!last.empty())
            t.stuntDiscard.insert(last);
        if (!last.empty() && m_guide.stunts.at(QString::fromStdString(last)).level == 3) {
            t.result = "lost HH-118";
            return finish(t);
        }
        if (t.deck[0] + t.deck[1] + t.deck[2] > 0) {
            if (m_drawn.empty()) {
                t.open = "stunt";
                return finish(t);
            }
            const auto& card = m_guide.stunts.at(QString::fromStdString(m_drawn));
            --t.deck[static_cast<size_t>(card.level - 1)];
            t.stuntRow.front() = m_drawn;
            t.stuntTokens.front() = card.tokens;
        }
        for (auto& [who, person] : t.people)
            person.exhausted = false;
        ++t.round;
        t.active.clear();
        t.used = 0;
        finish(t);
    }

    const State& m_state;
    const Guide& m_guide;
    string m_roller;
    int m_defense;
    string m_drawn;
    bool m_rowFirst;
    std::set<string> m_ends;
    std::set<string> m_nameless;
    int m_emitted = 0;
};

} // namespace roadmarshal::test::naive_heist
