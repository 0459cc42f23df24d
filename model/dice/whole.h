// A natural number of any size: ways in which many dice can fall.
#pragma once

#include <QString>

#include <compare>
#include <vector>

namespace roadmarshal::dice {

class Whole
{
public:
    Whole() = default;
    Whole(quint64 value); // a number is one

    bool isZero() const { return m_digits.empty(); }
    std::strong_ordering operator<=>(const Whole& other) const;
    bool operator==(const Whole&) const = default;

    Whole& operator+=(const Whole& other);
    // Of the larger one.
    Whole& operator-=(const Whole& other);
    friend Whole operator+(Whole one, const Whole& other) { return one += other; }
    friend Whole operator-(Whole one, const Whole& other) { return one -= other; }
    friend Whole operator*(const Whole& one, const Whole& other);
    // Without the rest; not by 0.
    friend Whole operator/(const Whole& one, const Whole& other);

    QString toText() const;

private:
    friend Whole greatestCommon(Whole one, Whole other);
    int bits() const;
    bool bit(int number) const;
    int zerosBehind() const; // bits at the low end that are 0
    Whole shifted(int bits) const;
    void shiftDown(int bits);
    // What is left of it.
    quint32 divideBy(quint32 divisor);
    void trim();

    std::vector<quint32> m_digits; // the low one first, the last one not 0
};

// The greatest common divisor of two, of which one is not 0.
Whole greatestCommon(Whole one, Whole other);
Whole power(const Whole& base, int exponent);

} // namespace roadmarshal::dice
