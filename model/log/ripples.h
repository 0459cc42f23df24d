// The later entries of an amendment as people read them: what becomes of each, and what speaks against it.
#pragma once

#include "table/journal/amendment.h"
#include "voice.h"

#include <QStringList>

namespace roadmarshal::log {

struct RippleLine
{
    int entry = 0;
    QString title;
    table::Amendment::Fate fate = table::Amendment::Fate::Same;
    table::Amendment::Resolution resolution = table::Amendment::Resolution::KeepAsPlayed;
    bool canKeep = true;
    bool canRevise = false;
    QStringList becomes;    // what the rules bring about now and did not then
    QStringList ceases;     // the other way round
    QStringList objections; // each with its citations
    bool cleared = false;   // the rules no longer speak against it
    bool operator==(const RippleLine&) const = default;
};

// One line for each entry after the amended one.
QList<RippleLine> ripplesOf(const Voice& voice, const table::Amendment& amendment);

} // namespace roadmarshal::log
