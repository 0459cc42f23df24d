// Tokens from one place to another: between stores, from the square, from its icon, onto a tracker.
#pragma once

#include "room.h"
#include "stores.h"

namespace roadmarshal::apocalypse_trail {

struct Spot
{
    enum class Kind { Store, Here, Icon, Tracker };
    Kind kind = Kind::Store;
    Store store = {}; // of a tracker the crew
};
QString toText(const Spot& spot);
// Where tokens may come from, or go to; nothing for a word that names no such place here.
std::optional<Spot> sourceIn(const State& state, const QString& word);
std::optional<Spot> targetIn(const State& state, const QString& word);

struct Stow
{
    Resource resource = Resource::Fuel;
    int tokens = 1;
    Spot from = {};
    Spot to = {};
};

// How many tokens can be taken from there at all.
int available(const State& state, Resource resource, const Spot& from);
// Room, kind and ownership; not whether it is the time for it.
Objections whyNotStow(const State& state, const Stow& stow);
void carryOut(State& state, const Stow& stow);

} // namespace roadmarshal::apocalypse_trail
