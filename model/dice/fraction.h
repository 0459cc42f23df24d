// A chance as a fraction in lowest terms, of numbers of any size.
#pragma once

#include "ratio.h"
#include "whole.h"

namespace roadmarshal::dice {

struct Fraction
{
    Whole part;
    Whole of = 1;
    bool operator==(const Fraction&) const = default;
};

// In lowest terms; `of` is not 0.
Fraction fraction(const Whole& part, const Whole& of);
// "8/27", "1", "0".
QString toText(const Fraction& chance);
double toDouble(const Fraction& chance);

} // namespace roadmarshal::dice
