// Tokens that are given up: out of which stores of the convoy.
#pragma once

#include "deed.h"
#include "games/apocalypse_trail/carrying/stores.h"

namespace roadmarshal::apocalypse_trail {

// What is due of a resource.
struct Bill
{
    Resource resource = Resource::Ration;
    int due = 0;
    QStringList withoutMods = {}; // whose loads are spent otherwise
};

std::vector<Store> storesFor(const State& state, const Bill& bill);
// As much as there is of what is due.
int payable(const State& state, const Bill& bill);
// ATR-49: whether somebody has to say where it comes from.
bool needsSource(const State& state, const Bill& bill);
// What is said of it, "red:2,blue.tank:1", if that pays the bill; one store alone needs no number.
std::optional<QStringList> sourceIn(const State& state, const Bill& bill, const QString& word);

// False if what was said does not pay it.
bool pay(Deed& deed, const char* rule, const Bill& bill, const QStringList& source);

int rationsOf(const State& state, const QString& pawn);

} // namespace roadmarshal::apocalypse_trail
