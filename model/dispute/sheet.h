// A dispute to send to somebody: the position, a picture of it, and a paragraph that says what it is about.
#pragma once

#include "table/game.h"

namespace roadmarshal::dispute {

struct Sheet
{
    QByteArray position; // as `roadmarshal dispute` reads it
    QByteArray picture;  // SVG
    QString paragraph;
};

// `when` says in words which table it was.
Sheet sheetOf(const table::Game& game, const table::State& state, const table::Claim& claim,
              const table::Verdict& verdict, const QString& when);

// Writes NAME.position.json, NAME.svg and NAME.txt into a folder; the names of the files, or why not.
std::expected<QStringList, Problem> write(const Sheet& sheet, const QString& folder, const QString& name);
// Those that are there already.
QStringList existing(const QString& folder, const QString& name);

} // namespace roadmarshal::dispute
