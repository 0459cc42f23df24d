// Which entries of the log are wanted.
#pragma once

#include "log/lines.h"
#include "log/story.h"

namespace roadmarshal::views {

struct LogFilter
{
    enum class Kind { All, Told, Objected, Notes, ByHand, TakenBack };

    QString team; // empty for everybody
    QString piece;
    Kind kind = Kind::All;
    QString text;
    QList<table::Fact::What> facts = {}; // of which one is wanted, for Kind::Told
    bool operator==(const LogFilter&) const = default;
    bool isEmpty() const { return *this == LogFilter(); }
};

// What the filter asks of an entry.
struct LogTraits
{
    QStringList teams; // that it concerns, or that brought it about
    QStringList pieces;
    QList<table::Fact::What> facts; // each kind once
};

LogTraits traitsOf(const log::About& about);
bool accepts(const LogFilter& filter, const LogTraits& traits, const log::Line& line, const QString& search);

} // namespace roadmarshal::views
