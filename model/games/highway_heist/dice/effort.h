// The dice of Highway Heist: up to five of effort, and the one of the enemies.
#pragma once

#include "dice/distribution.h"
#include "dice/roll.h"
#include "table/stored.h"

#include <optional>

namespace roadmarshal::highway_heist {

// Faces "success", "boost", "blank"; how many of each is ours.
dice::Die effortDie();
// Faces "suv", "peg", "card", "main-n" and "main-s"; "main-e" and "main-w" may be said of other dice.
dice::Die enemyDie();

// What fell, as people say it: "2+1b" with "+bo" before it.
struct EffortRoll
{
    int successes = 0;
    int symbols = 0;      // that count only if the roll is boosted (HH-40)
    bool boosted = false; // HH-47: a token is gone for it, even if it changes nothing
    bool inApp = false;
    QStringList assists = {}; // who gave a token before it (HH-48), once for each
    STORED(EffortRoll, successes, symbols, boosted, inApp, assists);
    bool operator==(const EffortRoll&) const = default;

    int counted() const { return successes + (boosted ? symbols : 0); }
    int shown() const { return successes + symbols; }
};

// "2", "2+1", "2+1b", without its assists; nothing for any other word.
std::optional<EffortRoll> effortIn(const QString& word);
QString toWord(const EffortRoll& roll);

// HH-48, 49: dice of a rating when so many tokens are given.
int diceWith(int rating, int tokens);

struct Chance
{
    double plain = 0;
    double boosted = 0; // when a token is there to boost with
};
// Of at least so many successes.
Chance chanceOf(int dice, int need);
double expectedSuccesses(int dice);
// HH-42: what is left of the damage on average.
Chance expectedDamage(int dice, int damage);

// The faces of the dice, as far as they are known.
dice::Roll facesOf(const EffortRoll& roll, int dice);

} // namespace roadmarshal::highway_heist
