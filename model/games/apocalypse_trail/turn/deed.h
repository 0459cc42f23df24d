// An action while it is decided: its effects so far, what the rules say against it, and its dice.
#pragma once

#include "games/apocalypse_trail/record/actions.h"
#include "games/apocalypse_trail/record/effects.h"
#include "games/apocalypse_trail/table/against.h"
#include "table/game.h"

namespace roadmarshal::apocalypse_trail {

class Deed
{
public:
    Deed(const State& state, const Throws& throws, table::Random* random)
        : m_recorder(state), m_throws(throws), m_random(random)
    {
    }

    const State& state() const { return m_recorder.state(); }
    const Turn& turn() const { return state().turn; }
    // The square of the pawn whose turn it is.
    int here() const { return state().acting().at; }
    // How far the turn has come is told once, as it is in the end.
    table::Effects effects() const;
    const Objections& objections() const { return m_objections; }

    void object(const Objection& objection) { m_objections.append(objection); }
    void object(const Objections& objections) { m_objections += objections; }
    void add(const Effect& effect, const char* rule, const char* ruling = "");

    // One rule is carried out on the table; what is otherwise afterwards becomes effects. Who has died by it
    // is told.
    using Rule = std::function<void(State& state)>;
    void apply(const char* rule, const Rule& change) { apply(rule, "", change); }
    void apply(const char* rule, const char* ruling, const Rule& change);
    // The same of a pawn that went over these squares.
    void travel(const char* rule, const State& to, const std::vector<int>& over);
    // The turn goes on, for a rule.
    using TurnRule = std::function<void(Turn& turn)>;
    void setTurn(const char* rule, const TurnRule& change);

    // The next roll, as it was said or rolled by the app. Faces that are to be rolled again are, once.
    struct Thrown
    {
        dice::Ask ask;
        QStringList again = {};
        double expected = 0;
        QString team = {};
    };
    std::optional<int> roll(const Thrown& thrown, const char* rule);
    // A number of the app's, for cards that it draws; nothing if nobody may draw.
    std::optional<int> draw(int bound, const QString& name);

private:
    std::optional<table::Rolled> rollInApp(const Thrown& thrown);

    Recorder m_recorder;
    const Throws& m_throws;
    table::Random* m_random;
    size_t m_used = 0;
    Objections m_objections;
};

} // namespace roadmarshal::apocalypse_trail
