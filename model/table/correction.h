// A component to be set by hand, and how its value is read.
#pragma once

#include "text/message.h"

#include <optional>

namespace roadmarshal::table {

// "36", "damage", "4"
struct Correction
{
    QString subject;
    QString property;
    QString value;
};

// What is wrong with it: "no-such-subject", "no-such-property", "no-such-value" and others that a game has
// words for.
Objection wrongCorrection(const QString& code, const Correction& correction);

// A whole number from `least` to `most`, or nothing.
std::optional<int> numberIn(const QString& text, int least, int most);
// Which of the two words it is.
std::optional<bool> yesNo(const QString& text, const QString& no, const QString& yes);

} // namespace roadmarshal::table
