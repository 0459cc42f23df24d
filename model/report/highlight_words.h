// The highlights of a game as people read them, on screens and on paper.
#pragma once

#include "highlights.h"

namespace roadmarshal::report {

using Say = std::function<QString(const table::Message&)>;

struct HighlightLine
{
    enum class Kind { Best, Deadliest, Lead, Hunt };
    Kind kind;
    QString title; // "Deadliest hit"
    QString who;   // "21 · Cinder Kings"
    QString what;  // "Shot in turn 4: 3 damage, out of the game: 17"
    int livery = 0;
};

// Only those that there are.
QList<HighlightLine> wordsOf(const Highlights& highlights, const Summary& summary, const Say& say);

// "Victory for Cinder Kings (Ann)", "Nobody has won".
QString verdictOf(const Summary& summary);
// "Apocalypse Road · Rust Bowl · 9 turns · 14 June 2026 · 2 h 10 min"
QString aboutGame(const Summary& summary);

} // namespace roadmarshal::report
