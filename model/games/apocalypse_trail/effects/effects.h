// Effects of cards, one at a time: what each asks, and what it does to the table.
#pragma once

#include "games/apocalypse_trail/carrying/stores.h"

namespace roadmarshal::apocalypse_trail {

// The effects of a list on a card; none if there is no such list.
const CardEffects& effectsOf(const Box& box, const Running& running);
// The next one of a list; null when all are carried out.
const CardEffect* nextEffect(const Box& box, const Running& running);

// Whom effects concern: the convoy whose turn it is, of the Catastrophe one crew.
struct Scope
{
    std::vector<int> crews = {}; // indexes
    int square = 0;              // where things are put
    QStringList people = {};
    QStringList committed = {}; // those who live
    int counted = 0;
};
Scope scopeOf(const State& state, const Running& running);

// Which of them: exactly `least`, or any number from `least` to `most`.
struct AskPeople
{
    QStringList candidates = {};
    int least = 0;
    int most = 0;
};
// Which cards came up: at most `most`, in the order of the box.
struct AskCards
{
    DeckName deck = DeckName::Survivors;
    QStringList candidates = {};
    int most = 0;
};
// From which stores: exactly `due` tokens.
struct AskSource
{
    Resource resource = Resource::Fuel;
    std::vector<Store> stores = {};
    int due = 0;
};
struct AskNothing
{
};
using Question = std::variant<AskNothing, AskPeople, AskCards, AskSource>;
Question questionOf(const State& state, const Scope& scope, const CardEffect& effect);

// People or cards by id, tokens by store; empty where nothing is asked.
struct Choice
{
    QStringList ids = {};
    Shares shares = {};
};
// The effect, with what was chosen if it asks. In a scenario those whose status it changes do not recover.
void carryOut(State& state, const Running& running, const CardEffect& effect, const Choice& choice);

} // namespace roadmarshal::apocalypse_trail
