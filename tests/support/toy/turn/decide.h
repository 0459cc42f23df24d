// What an action brings about.
#pragma once

#include "support/toy/record/actions.h"
#include "support/toy/record/effects.h"
#include "table/game.h"

namespace roadmarshal::test::toy {

using Decided = std::expected<table::Decision, table::Objection>;

Decided decide(const State& state, const Deal& deal, table::Random& random);
Decided decide(const State& state, const Drive& drive, table::Random& random);
Decided decide(const State& state, const HandOver& over, table::Random& random);
Decided decide(const State& state, const Answer& answer, table::Random& random);
Decided decide(const State& state, const Take& take, table::Random& random);
Decided decide(const State& state, const Refill& refill, table::Random& random);
Decided decide(const State& state, const Discard& discard, table::Random& random);
Decided decide(const State& state, const Refuel& refuel, table::Random& random);
Decided decide(const State& state, const Repair& repair, table::Random& random);
Decided decide(const State& state, const Weather& weather, table::Random& random);

// 2.1: a team drives its own vehicle, when it is its turn.
table::Objections outOfTurn(const State& state, const QString& vehicle);
// 3.3: every drive costs one fuel.
table::Objections whyNotDrive(const State& state, const Vehicle& vehicle, const QStringList& way);
// 6: won, worn out or too late; empty while it goes on.
QString endOf(const State& state);
// The same as an effect, if it has changed.
table::Effects settledEnd(const State& state);

} // namespace roadmarshal::test::toy
