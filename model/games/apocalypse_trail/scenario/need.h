// Whether people and loads given up meet what an option of a scenario needs.
#pragma once

#include "people.h"

#include <span>

namespace roadmarshal::apocalypse_trail {

struct Candidate
{
    QString card;
    size_t crew = 0; // position among those of the convoy
    int raw = 0;     // of the skill that is needed, with what helps the whole vehicle
    int counts = 1;
};

// A load that may be given up, as far as it helps here.
struct Offer
{
    QString mod;
    size_t crew = 0;
    int toVehicle = 0;
    std::vector<int> toOne = {};
};

// An option on a table.
struct Trial
{
    Need need = {};
    std::vector<Candidate> people = {}; // sorted by card
    std::vector<Offer> offers = {};     // sorted by mod; only those that help
    std::vector<int> helpToOne = {};    // ATR-40: bonuses in force that go to any one of those committed
    size_t crews = 1;
};

enum class Admitted { Ready, Everybody };
Trial trialOf(const State& state, const QString& pawn, const ScenarioCard& card, const ScenarioOption& option,
              Admitted admitted);

// How long sharing out bonuses may be tried; what is not found until then counts as not there.
struct Effort
{
    int done = 0;
    int most = 200'000;
    bool isTooMuch() const { return done > most; }
};
// What is asked of everybody together: numbers and totals, not what limits them.
bool isMet(const Trial& trial, std::span<const size_t> people, std::span<const size_t> offers,
           Effort& effort);
// AT-64: as how many they count.
int countOf(const Trial& trial, std::span<const size_t> people);
// ATR-22: at most so many of a crew.
bool isWithinCrews(const Trial& trial, std::span<const size_t> people);
// ATR-49: out of any stores but the loads that are given up.
bool canPay(const State& state, const QString& pawn, const Need& need, const QStringList& spent);

} // namespace roadmarshal::apocalypse_trail
