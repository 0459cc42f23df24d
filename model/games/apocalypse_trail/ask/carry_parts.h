// The several kinds of things that hands carry.
#pragma once

#include "taken.h"

namespace roadmarshal::apocalypse_trail {

using table::Carry;
using table::CarrySpot;

// Why nothing is moved just now, and when it will be: tokens, or cards and what survivors get.
Objections notNowForTokens(const State& state);
Objections notNowForCards(const State& state);

// Places of tokens on the table, with the word that a line has for each.
struct TokenPlace
{
    QString word;
    CarrySpot spot = {};
};
std::vector<TokenPlace> tokenPlaces(const State& state, Resource resource);

QList<Carry> carriesOf(const State& state, const TakenTokens& tokens);
QList<Carry> carriesOf(const State& state, const FixedTokens& tokens);
QList<Carry> carriesOf(const State& state, const TakenCard& card);
QList<Carry> carriesOf(const State& state, const TakenFromRow& card);
// A ration that is eaten, medicine that helps.
QList<Carry> carriesToSurvivors(const State& state, const TakenTokens& tokens);

} // namespace roadmarshal::apocalypse_trail
