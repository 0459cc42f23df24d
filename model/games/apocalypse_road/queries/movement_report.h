// What `preview` and `check` print: outcomes and verdicts as JSON, in the order that the format promises.
#pragma once

#include "games/apocalypse_road/movement/effort.h"
#include "games/apocalypse_road/table/position.h"

#include <functional>

namespace roadmarshal::apocalypse_road {

// Takes a piece of the text, one after the other: half a million outcomes need not be in memory at once.
using Sink = std::function<void(const QByteArray&)>;

// Every distinct way the activation's movement can end; `card` as in "solo+3".
std::expected<void, Problem> writePreview(const Position& position, const QString& car, const QString& card,
                                          const Sink& sink, std::stop_token stop = {},
                                          movement::Limits limits = {});
// The same as one text; only the number of outcomes if that is wanted.
std::expected<QByteArray, Problem> previewReport(const Position& position, const QString& car,
                                                 const QString& card, bool countOnly);
// Judges the spaces that the active car enters, written "7.1,7.2,8.2".
std::expected<QByteArray, Problem> checkReport(const Position& position, const QString& car,
                                               const QString& card, const QString& path);

} // namespace roadmarshal::apocalypse_road
