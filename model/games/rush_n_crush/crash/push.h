// Pushes: who is in contact, and where the one that is pushed can go (RNC-39 to 46).
#pragma once

#include "games/rush_n_crush/table/traffic.h"

namespace roadmarshal::rush_n_crush {

enum class Side { Left, Right };

// A11, A29: the other one is beside, or on the forward-left or forward-right space. Straight ahead is none.
std::optional<Side> contact(const Setup& setup, int mover, int other);

struct PushResult
{
    int space = none; // where it goes, or what it is wedged against; none: rock
    bool wedged = false;
    int third = -1; // the car that it is wedged against
    bool operator==(const PushResult&) const = default;
};

// What a push that succeeds may lead to, by place, rock first: the empty spaces on the far side; if there are
// none, what it may be wedged against. The attacker chooses.
std::vector<PushResult> pushResults(const Setup& setup, const Traffic& traffic, int other, Side side);

// A12: the movement points that a push takes.
int pushPrice(const Setup& setup);

// P(the best of two dice beats one), as RNC-40 and 42 want it.
QString pushOdds();
double pushChance();

} // namespace roadmarshal::rush_n_crush
