// A chance as a fraction in lowest terms, for what is published as "8/27".
#pragma once

#include <QString>

#include <optional>

namespace roadmarshal::dice {

struct Ratio
{
    qint64 part = 0;
    qint64 of = 1;
    bool operator==(const Ratio&) const = default;
    double toDouble() const { return static_cast<double>(part) / static_cast<double>(of); }
};

// In lowest terms, with a positive denominator.
Ratio ratio(qint64 part, qint64 of);
// Nothing if it does not fit.
std::optional<Ratio> product(Ratio one, Ratio other);
std::optional<Ratio> sum(Ratio one, Ratio other);
Ratio rest(Ratio ratio); // what it lacks to 1
// "8/27", "1", "0".
QString toText(Ratio ratio);

} // namespace roadmarshal::dice
