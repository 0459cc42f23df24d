// Pieces that several questions of Apocalypse Road are made of.
#pragma once

#include "race_card.h"
#include "state.h"
#include "table/prompt.h"

namespace roadmarshal::apocalypse_road {

// An answer that does not fit the question.
table::Misfit misfit(qsizetype answer, const QString& code, const QString& given, const QString& rule = {});
// What sentences about a car need to know of it.
QJsonObject carArgs(const State& state, int car);
// "@type-diagonal-solo", a code that is said in turn.
QString typeCode(const movement::Card& card);
// "+3", "+3 ★"
QString adjustmentOf(const RaceCard& card);

// An answer that names a car on the track.
table::Option carOption(const State& state, int car);

} // namespace roadmarshal::apocalypse_road
