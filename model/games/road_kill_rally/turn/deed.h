// An action while it is carried out: its effects so far, what the rules say against it, and what it is told.
#pragma once

#include "games/road_kill_rally/record/effects.h"
#include "table/game.h"
#include "teller.h"

namespace roadmarshal::road_kill_rally {

class Deed
{
public:
    Deed(const State& state, const QStringList& words, table::Random* random)
        : m_recorder(state), m_teller(*state.setup, words, random)
    {
    }

    const State& state() const { return m_recorder.state(); }
    const Car& car(int index) const { return state().car(index); }
    Teller& teller() { return m_teller; }
    const Teller& teller() const { return m_teller; }
    const table::Effects& effects() const { return m_recorder.effects(); }
    const table::Objections& objections() const { return m_objections; }
    bool isStopped() const { return m_teller.isStopped(); }

    // The first rule against it is the one that is told.
    void object(const table::Objection& objection);
    void object(const char* code, const QJsonObject& args, const char* rule, const char* ruling = "");
    void object(const table::Objections& objections);

    void add(const Effect& effect, const char* rule, const char* ruling = "");
    // A property; nothing is written down if it stays.
    void change(int car, const char* property, int to, const char* rule, const char* ruling = "");
    void changeSupply(Colour colour, int to, const char* rule, const char* ruling = "");
    void moveCar(int car, const QString& to, const char* rule, const QStringList& by = {});
    void setFlag(int car, const QString& flag, bool on, const char* rule);
    void setKnown(int car, const char* what, const QStringList& cards, const char* rule);
    void setMove(const std::optional<Move>& move, const char* rule);
    void setActed(const std::vector<int>& acted, const char* rule);
    void setOrder(const std::vector<int>& order, const char* rule);

    // The dice, written down with what they count; nothing if they have not fallen yet.
    std::optional<Thrown> roll(const DueDice& due, const char* rule);

private:
    Recorder m_recorder;
    Teller m_teller;
    table::Objections m_objections;
};

} // namespace roadmarshal::road_kill_rally
