// What happens in an action segment, decided: a card and its movement, shots, collisions, events (4.4).
#pragma once

#include "games/apocalypse_road/decks/race_card.h"
#include "games/apocalypse_road/record/actions.h"
#include "games/apocalypse_road/table/state.h"
#include "table/game.h"

namespace roadmarshal::apocalypse_road {

using Decided = std::expected<table::Decision, table::Objection>;

// 4.4: why this car may not be activated now.
table::Objections objectionsToCar(const State& state, int car);
// 4.4, AR-47: why the team can't have played this card.
table::Objections objectionsToCard(const State& state, int car, const RaceCard& card);

Decided decideShot(const State& state, const Shoot& action, table::Random& random,
                   const std::stop_token& stop = {});
Decided decideCollision(const State& state, const Collide& action, table::Random& random,
                        const std::stop_token& stop = {});
Decided decideChain(const State& state, const PickChain& action, table::Random& random,
                    const std::stop_token& stop = {});
Decided decideEvent(const State& state, const DrawEvent& action, table::Random& random,
                    const std::stop_token& stop = {});
Decided decideEventChoices(const State& state, const ResolveEvent& action, table::Random& random,
                           const std::stop_token& stop = {});
Decided decideFinish(const State& state, const FinishSegment& action, table::Random& random);
Decided decideReplacement(const State& state, const Replace& action, table::Random& random,
                          const std::stop_token& stop = {});

} // namespace roadmarshal::apocalypse_road
