// Changing an old entry: every later one is decided again, and what comes out otherwise is listed.
#pragma once

#include "entry.h"
#include "game.h"

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

    struct Source
    {
        quint64 seed = 0;
        quint64 drawPosition = 0;
        int basis = 0; // the last entry when it was begun
    };

    // What became of a later entry.
    enum class Verdict {
        Same,      // decided as before
        Differs,   // the rules now bring about something else
        Objected,  // the rules now speak against it
        Impossible // it makes no sense any more
    };
    enum class Resolution { KeepAsPlayed, Revise, Drop };

    struct Ripple
    {
        Amended before;
        Verdict verdict = Verdict::Same;
        Resolution resolution = Resolution::KeepAsPlayed;
        Effects decided; // what the rules bring about now
        Objections objections;
    };

    struct Outcome
    {
        QList<Amended> items;
        State state;
        Draws freshDraws;
    };

    Amendment(const Game& game, Source source, State before, QList<Amended> standing,
              Replacement replacement);

    int basis() const { return m_source.basis; }
    int target() const { return m_standing.first().entry; }
    // One line for each entry after the amended one.
    const std::vector<Ripple>& ripples() const { return m_ripples; }
    // Chooses for one line; those after it are decided again.
    void resolve(size_t line, Resolution resolution);
    // The amended past, or what makes it impossible so far.
    const std::expected<Outcome, Objection>& outcome() const { return m_outcome; }
    // What hands must do: from what lies on the table now to what should.
    Effects handsOn(const State& now) const;

private:
    void ripple();
    std::expected<Amended, Objection> replaced(Random& random) const;
    Ripple decideAgain(const State& state, const Amended& item, Random& random) const;

    const Game* m_game;
    Source m_source;
    State m_before;
    QList<Amended> m_standing; // the amended entry first
    Replacement m_replacement;
    std::vector<std::optional<Resolution>> m_chosen; // per later entry
    std::vector<Ripple> m_ripples;
    std::expected<Outcome, Objection> m_outcome;
};

} // namespace roadmarshal::table
