// An action while it is decided: its effects so far, what the rules say against it, and its dice.
#pragma once

#include "games/rush_n_crush/record/effects.h"
#include "table/game.h"
#include "thrower.h"

namespace roadmarshal::rush_n_crush {

class Deed
{
public:
    Deed(const State& state, const Throws& throws, table::Random* random)
        : m_recorder(state), m_thrower(throws, random, state.setup->diceInApp)
    {
    }

    const State& state() const { return m_recorder.state(); }
    const Car& car(int index) const { return state().car(index); }
    const Thrower& thrower() const { return m_thrower; }
    const table::Effects& effects() const { return m_recorder.effects(); }
    const table::Objections& objections() const { return m_objections; }

    // The first rule against it is the one that is told.
    void object(const table::Objection& objection);
    void add(const Effect& effect, const char* rule, const char* ruling = "");
    // A property of a car; nothing is written down if it stays.
    void change(int car, const char* property, int to, const char* rule, const char* ruling = "");
    void moveCar(int car, int space, const char* rule, const std::vector<int>& by = {});
    void setActing(const std::optional<Acting>& acting, const char* rule);

    // The dice, written down with what they count and what was to be expected of them.
    struct Counted
    {
        int total = 0;
        double expected = 0;
    };
    using Count = std::function<Counted(const std::vector<int>& pips)>;
    std::optional<int> roll(const Toss& toss, const Count& count, const char* rule);
    // RNC-36: so many of these dice miss.
    std::optional<int> rollMisses(const Toss& toss, int leastThatPasses, const char* rule);
    // A10: a loss that can't be paid destroys the car, in some houses any shock without armour.
    void loseArmour(int car, int loss, const char* rule, const char* ruling = "");
    void destroy(int car, const char* rule);
    // RNC-37: a test of armour; false if the dice have not fallen yet.
    bool testArmour(int car, int dice, const char* rule);
    // A34: who enters a space takes up the nails.
    void takeUpNails(int car, int space);

    // Somewhere it has to be said whereto.
    void wantChoice(std::vector<int> places) { m_choices = std::move(places); }
    const std::optional<std::vector<int>>& choices() const { return m_choices; }
    bool isStopped() const { return m_thrower.isStopped() || m_choices; }

private:
    Recorder m_recorder;
    Thrower m_thrower;
    table::Objections m_objections;
    std::optional<std::vector<int>> m_choices;
};

} // namespace roadmarshal::rush_n_crush
