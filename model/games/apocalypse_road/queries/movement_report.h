// What `preview` and `check` print: outcomes and verdicts as JSON, in the order that the format promises.
#pragma once

#include "games/apocalypse_road/movement/effort.h"
#include "games/apocalypse_road/table/state.h"
#include "table/query.h"

namespace roadmarshal::apocalypse_road {

// Every distinct way the activation's movement can end; `card` as in "solo+3". Handed over piece by piece:
// half a million outcomes need not be in memory at once.
std::expected<void, Problem> writePreview(const State& state, const QString& car, const QString& card,
                                          const table::Sink& sink, std::stop_token stop = {},
                                          movement::Limits limits = {});
// The same as one text; only the number of outcomes if that is wanted.
std::expected<QByteArray, Problem> previewReport(const State& state, const QString& car, const QString& card,
                                                 bool countOnly, std::stop_token stop = {});
// Judges the spaces that the active car enters, written "7.1,7.2,8.2".
std::expected<QByteArray, Problem> checkReport(const State& state, const QString& car, const QString& card,
                                               const QString& path, std::stop_token stop = {});

} // namespace roadmarshal::apocalypse_road
