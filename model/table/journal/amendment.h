// Changing an old entry: every later one is decided again, and what comes out otherwise is listed.
#pragma once

#include "rehearsal.h"
#include "table/entry.h"
#include "table/game.h"

#include <map>
#include <stop_token>
#include <variant>
#include <vector>

namespace roadmarshal::table {

class Amendment
{
public:
    struct Removed
    {
    };
    // What the amended entry becomes: another action, a correction, or nothing.
    using Replacement = std::variant<Action, Effects, Removed>;

    // All that amending an entry needs, as a value, so that it can be thought about away from the session.
    struct Past
    {
        const Game* game = nullptr;
        State before;            // the table before the amended entry
        QList<Amended> standing; // what stands from it on, the amended entry first
        DrawSource source; // draws already written down stay with their entries; new ones come from here
        int basis = 0;     // the last entry at that time
    };

    // What became of a later entry.
    enum class Fate {
        Same,      // decided as before
        Differs,   // the rules now bring about something else
        Objected,  // the rules now speak against it
        Impossible // it makes no sense any more
    };
    enum class Resolution { KeepAsPlayed, Revise, Drop };
    using Choices = std::map<int, Resolution>; // by the entry's number

    struct Ripple
    {
        Amended before;
        Fate fate = Fate::Same;
        Resolution resolution = Resolution::KeepAsPlayed;
        Effects decided;        // what the rules bring about now
        Objections objections;  // what they say against it, or why it is impossible
        bool canKeep = true;    // what it changed then can still happen
        bool canRevise = false; // what is decided now differs, and can happen
    };

    struct Outcome
    {
        QList<Amended> items;
        State state;
        Draws freshDraws;
    };

    // Once stopped there is no outcome, and it says so.
    Amendment(Past past, Replacement replacement, Choices chosen = {}, const std::stop_token& stop = {});

    int basis() const { return m_past.basis; }
    int target() const { return m_past.standing.first().entry; }
    // One line for each entry after the amended one.
    const std::vector<Ripple>& ripples() const { return m_ripples; }
    // Chooses for one line; those after it are decided again. What is impossible is dropped all the same.
    void resolve(size_t line, Resolution resolution);
    // The amended past, or what makes it impossible so far.
    const std::expected<Outcome, Undecided>& outcome() const { return m_outcome; }
    // Whether the past reads otherwise at all.
    bool changesAnything() const { return m_outcome && m_outcome->items != m_past.standing; }
    // What hands must do: from what lies on the table now to what should.
    Effects handsOn(const State& now) const;

private:
    // A later entry judged on the changed table, and the tables that keeping and revising it lead to.
    struct Judged
    {
        Ripple ripple;
        std::expected<State, Objection> kept;
        std::expected<State, Objection> revised;
    };

    void ripple(const std::stop_token& stop = {});
    std::expected<Amended, Undecided> replaced(Random& random, const std::stop_token& stop) const;
    Judged decideAgain(const State& state, const Amended& item, Random& random,
                       const std::stop_token& stop) const;
    Resolution resolutionOf(const Ripple& ripple) const;

    Past m_past;
    Replacement m_replacement;
    Choices m_chosen;
    std::vector<Ripple> m_ripples;
    std::expected<Outcome, Undecided> m_outcome;
};

} // namespace roadmarshal::table
