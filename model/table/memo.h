// What the table has to keep in mind.
#pragma once

#include "text/message.h"

namespace roadmarshal::table {

// What a table has to remember although no counter, mat or card shows it, named as a correction names it; the
// text is read where its subject stands.
struct Memo
{
    QString subject;
    QString property;
    QString value;
    Message text;
    bool operator==(const Memo&) const = default;
};

} // namespace roadmarshal::table
