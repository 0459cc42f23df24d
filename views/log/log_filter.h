// Which entries of the log are wanted.
#pragma once

#include "log/lines.h"
#include "log/story.h"

namespace roadmarshal::views {

struct LogFilter
{
    enum class Kind { All, Damage, Kills, Points, Objected, Notes, ByHand, TakenBack };

    QString team; // empty for everybody
    QString car;
    Kind kind = Kind::All;
    QString text;
    bool operator==(const LogFilter&) const = default;
    bool isEmpty() const { return *this == LogFilter(); }
};

// What the filter asks of an entry.
struct LogTraits
{
    QStringList teams; // that it concerns, or that brought it about
    QStringList cars;
    bool damage = false;
    bool kill = false;
    bool points = false;
};

LogTraits traitsOf(const log::About& about);
bool accepts(const LogFilter& filter, const LogTraits& traits, const log::Line& line, const QString& search);

} // namespace roadmarshal::views
