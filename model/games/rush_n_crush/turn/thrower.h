// Hands out the throws that an action needs, in their order: as they were said, or rolled by the app.
#pragma once

#include "games/rush_n_crush/record/actions.h"
#include "table/rolled.h"

namespace roadmarshal::rush_n_crush {

// So many six-sided dice, thrown for a car.
struct Toss
{
    const char* what; // "roll-heat"
    int dice = 1;
    QString car = {};
};
dice::Ask askOf(const Toss& toss);

// What fell, each die by itself.
std::vector<int> pipsOf(const table::Rolled& rolled);

class Thrower
{
public:
    // Without a generator nothing is rolled: whoever asks what is due next wants to know no more.
    Thrower(const Throws& said, table::Random* random, bool allInApp)
        : m_said(said), m_random(random), m_allInApp(allInApp)
    {
    }

    // Nothing if these dice have not fallen yet, or can't have fallen so.
    std::optional<table::Rolled> next(const Toss& toss);

    // What it waits for, if it had to stop: dice that people throw …
    const std::optional<Toss>& due() const { return m_due; }
    // … or the app, when it is decided.
    bool waitsForApp() const { return m_waitsForApp; }
    bool isStopped() const { return m_due || m_waitsForApp; }
    qsizetype used() const { return static_cast<qsizetype>(m_used); }

private:
    bool isByApp() const;

    const Throws& m_said;
    table::Random* m_random;
    bool m_allInApp;
    size_t m_used = 0;
    std::optional<Toss> m_due;
    bool m_waitsForApp = false;
};

} // namespace roadmarshal::rush_n_crush
