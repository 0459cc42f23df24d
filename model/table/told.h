// What happened, as people at the table tell it: teams by name, a shot with its damage in one sentence.
#pragma once

#include "text/message.h"

namespace roadmarshal::table {

struct Told
{
    QString text;
    Citation citation = {};
    bool isNotable = false; // what one would tell who was not there
    bool operator==(const Told&) const = default;
};

// An entry with what followed from it.
struct Telling
{
    QString title;
    QList<Told> then = {};
    bool operator==(const Telling&) const = default;
};

} // namespace roadmarshal::table
