// What is wrong with some input, and where in it.
#pragma once

#include <QString>

namespace roadmarshal {

struct Problem
{
    QString place; // a field such as "sections[3].next", a byte, an entry; empty for the whole
    QString reason;

    // One line for a person: file, place and reason, whatever the input put into them.
    QString toLine(const QString& file = {}) const;
    bool operator==(const Problem&) const = default;
};

} // namespace roadmarshal
