// A way that somebody claims to drive, gone step by step; and what it wants of the driving test.
#pragma once

#include "claims.h"
#include "games/rush_n_crush/driving/walk.h"
#include "table/verdict.h"

namespace roadmarshal::rush_n_crush {

QString nameOf(const State& state, int space);
// A way as people write it, short: "3,l,7".
QString pathText(const State& state, int from, const Way& way);

struct Driven
{
    Walk walk;
    std::optional<table::Objection> against = {}; // the first rule against it, stopping included
    table::Route route = {};
};
Driven drive(const State& state, const Start& start, const Path& path);

// RNC-31, 33: the fewest lane changes that a test has to give; nothing if none are enough.
std::optional<int> leastAllowance(const State& state, int car, const Path& path);

inline constexpr int mostOfTest = 6; // RNC-31

// Whether what a test can give is enough, before it is rolled.
struct Prospect
{
    table::Stands stands = table::Stands::No;
    int least = 0;
    QString odds = {}; // of at least so many
};
// RNC-27 to 31. Where no test is due it is certain.
Prospect prospectOf(const State& state, int car, std::optional<int> least);

// The claim that this way may be driven: with what the test has to give, if that is not certain.
table::Claim claimOf(const State& state, int car, const QString& path, const Prospect& prospect);

// Ends of the exploration that can be driven, as claims, in the order given; as many as there is room for.
class DriveVariants
{
public:
    DriveVariants(const State& state, const Start& start, const Exploration& exploration)
        : m_state(state), m_start(start), m_exploration(exploration)
    {
    }
    void add(const DriveEnd& end, QList<table::ClaimVariant>& variants) const;
    // Whether it can be driven with what the test has given, or may give.
    Prospect prospect(const DriveEnd& end) const;

private:
    Prospect prospectOf(const Path& path) const;

    const State& m_state;
    const Start& m_start;
    const Exploration& m_exploration;
};

// What a driver would rather pay first.
bool isCheaper(const DriveEnd& one, const DriveEnd& other);

} // namespace roadmarshal::rush_n_crush
