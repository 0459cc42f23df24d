// The machine while it runs: what its steps share. Only for the files of this room.
#pragma once

#include "machine.h"

namespace roadmarshal::highway_heist {

// What a step has to choose from; nothing where it does not choose.
struct Choices
{
    NeedChoice::About about = NeedChoice::About::Slam;
    std::vector<PegWay> options = {};
    const char* rule = "";
};

class Run
{
public:
    Run(State& state, const Watch& watch) : state(state), m_watch(watch) {}

    State& state;

    int roller() const { return state.open ? state.open->roller : -1; }
    // HH-88: null if the Active Player has none.
    const Vehicle* activeVehicle() const { return state.vehicleOf(roller()); }
    void push(Step step) { state.open->steps.push_back(std::move(step)); }
    // The first of them happens first.
    void pushAll(const std::vector<Step>& steps)
    {
        state.open->steps.insert(state.open->steps.end(), steps.rbegin(), steps.rend());
    }
    void tell(const Event& event) const
    {
        if (m_watch)
            m_watch(state, event);
    }

private:
    const Watch& m_watch;
};

// Each is defined in the file named after it.
Choices choicesOf(const State& state, const step::SuvActs& step);      // suv_acts
Choices choicesOf(const State& state, const step::PegActs& step);      // peg_acts
Choices choicesOf(const State& state, const step::PegsGo& step);       // destroy
Choices choicesOf(const State& state, const step::HitStrongest& step); // damage
Choices choicesOf(const State& state, const step::RescueTokens& step); // ends
template <class Step>
Choices choicesOf(const State&, const Step&)
{
    return {};
}

// `chosen` is one of the choices, or empty where there are none.
void perform(Run& run, const step::SuvActs& step, const PegWay& chosen);
void perform(Run& run, const step::PegActs& step, const PegWay& chosen);
void perform(Run& run, const step::FallsBack& step, const PegWay& chosen); // falls_back
void perform(Run& run, const step::Hit& step, const PegWay& chosen);
void perform(Run& run, const step::PegsGo& step, const PegWay& chosen);
void perform(Run& run, const step::Settle& step, const PegWay& chosen);   // ends
void perform(Run& run, const step::PlaceSuv& step, const PegWay& chosen); // placing
void perform(Run& run, const step::PlacePeg& step, const PegWay& chosen); // placing
void perform(Run& run, const step::Shift& step, const PegWay& chosen);    // shift
void perform(Run& run, const step::HitStrongest& step, const PegWay& chosen);
void perform(Run& run, const step::MainMoves& step, const PegWay& chosen);    // main_moves
void perform(Run& run, const step::Effect& step, const PegWay& chosen);       // card_effects
void perform(Run& run, const step::ShiftCards& step, const PegWay& chosen);   // card_row
void perform(Run& run, const step::DrawCard& step, const PegWay& chosen);     // card_row
void perform(Run& run, const step::ShiftStunts& step, const PegWay& chosen);  // stunt_row
void perform(Run& run, const step::DrawStunt& step, const PegWay& chosen);    // stunt_row
void perform(Run& run, const step::RescueTokens& step, const PegWay& chosen); // ends
void perform(Run& run, const step::EndTurn& step, const PegWay& chosen);      // ends
void perform(Run& run, const step::NextRound& step, const PegWay& chosen);    // ends

// Where it stands, or removed from the road; its pegs go next.
void destroy(Run& run, const QString& vehicle, bool isRemoved, const char* rule);
void endGame(Run& run, bool isWon, const char* rule);
void takeDamage(Run& run, const step::Hit& hit, int successes);
void layCard(Run& run, const QString& card);
void layStunt(Run& run, const QString& card);

} // namespace roadmarshal::highway_heist
