// The whole log in order, ready to be written down in any form.
#pragma once

#include "lines.h"
#include "story.h"

namespace roadmarshal::log {

// Effect by effect with the ids of files, or as people tell it.
enum class Style { Record, Story };

struct Chronicle
{
    Style style = Style::Record;
    QString title;    // game and track
    QString headline; // how it stands, or who has won
    QString reason;   // why it ended so, if the headline does not say it
    QList<table::Team> teams;
    QList<table::Standing> standings; // of teams that are compared
    QList<Line> lines;                // by entry, from 1
    QList<About> abouts;              // the same
    QList<Turn> turns;
    QString marksOf(const Line& line) const; // "does not stand", what it reads now

    const Line& line(int entry) const { return lines[entry - 1]; }
};

Chronicle chronicleOf(const table::Session& session, Style style = Style::Record);

// "Red (Anna)"
QString nameOf(const table::Team& team);
// As the clock at the table showed it; in a story as the locale writes it.
QString timeOf(const Chronicle& chronicle, const Line& line);
// With the rule that brought it about.
QString withCitation(const Consequence& consequence);

QByteArray toHtml(const Chronicle& chronicle, const table::Session& session);
QByteArray toCsv(const Chronicle& chronicle, const table::Session& session);

} // namespace roadmarshal::log
