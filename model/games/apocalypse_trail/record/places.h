// Where cards lie: in a crew, on a square, among the dead, or in their deck.
#pragma once

#include "games/apocalypse_trail/table/state.h"
#include "json/problem.h"

#include <expected>

namespace roadmarshal::apocalypse_trail {

inline const QString deadPlace = QStringLiteral("dead");
inline const QString deckPlace = QString();

QString squarePlace(int square);
// Nothing for a place that is no square.
std::optional<int> squareOf(const QString& place);

enum class CardKind { Person, Mod, Vehicle };
std::optional<CardKind> kindOf(const Box& box, const QString& card);

// Nothing for a card that lies nowhere but in its deck.
std::optional<QString> placeOf(const State& state, const QString& card);
// The cards of a kind at a place, in their order. A crew has one vehicle at most.
QStringList cardsAt(const State& state, const QString& place, CardKind kind);
// Every place where cards may lie, of either table.
QStringList placesOf(const State& one, const State& other);

// It keeps what lies on it until it dies or goes back to its deck; `position` -1 is behind all others.
std::expected<void, Problem> moveCard(State& state, const QString& card, const QString& from, const QString& to,
                                      int position);

// Also of a survivor who lies on a square.
Survivor* anySurvivor(State& state, const QString& card);
const Survivor* anySurvivor(const State& state, const QString& card);

} // namespace roadmarshal::apocalypse_trail
