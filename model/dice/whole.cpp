#include "whole.h"

#include <QtAssert>

#include <algorithm>
#include <bit>
#include <ranges>

namespace roadmarshal::dice {

namespace {

constexpr int digitBits = 32;

} // namespace

Whole::Whole(quint64 value)
{
    for (; value > 0; value >>= digitBits)
        m_digits.push_back(static_cast<quint32>(value));
}

std::strong_ordering Whole::operator<=>(const Whole& other) const
{
    if (m_digits.size() != other.m_digits.size())
        return m_digits.size() <=> other.m_digits.size();
    return std::lexicographical_compare_three_way(m_digits.rbegin(), m_digits.rend(), other.m_digits.rbegin(),
                                                  other.m_digits.rend());
}

Whole& Whole::operator+=(const Whole& other)
{
    m_digits.resize(std::max(m_digits.size(), other.m_digits.size()) + 1);
    quint64 carry = 0;
    for (size_t i = 0; i < m_digits.size(); ++i) {
        carry += quint64{m_digits[i]} + (i < other.m_digits.size() ? other.m_digits[i] : 0);
        m_digits[i] = static_cast<quint32>(carry);
        carry >>= digitBits;
    }
    trim();
    return *this;
}

Whole& Whole::operator-=(const Whole& other)
{
    Q_ASSERT(*this >= other);
    qint64 borrow = 0;
    for (size_t i = 0; i < m_digits.size(); ++i) {
        borrow += qint64{m_digits[i]} - (i < other.m_digits.size() ? other.m_digits[i] : 0);
        m_digits[i] = static_cast<quint32>(borrow);
        borrow >>= digitBits;
    }
    trim();
    return *this;
}

Whole operator*(const Whole& one, const Whole& other)
{
    Whole product;
    product.m_digits.resize(one.m_digits.size() + other.m_digits.size());
    for (size_t i = 0; i < one.m_digits.size(); ++i) {
        quint64 carry = 0;
        for (size_t j = 0; j < other.m_digits.size(); ++j) {
            carry += quint64{one.m_digits[i]} * other.m_digits[j] + product.m_digits[i + j];
            product.m_digits[i + j] = static_cast<quint32>(carry);
            carry >>= digitBits;
        }
        product.m_digits[i + other.m_digits.size()] = static_cast<quint32>(carry);
    }
    product.trim();
    return product;
}

Whole operator/(const Whole& one, const Whole& other)
{
    Q_ASSERT(!other.isZero());
    Whole quotient;
    quotient.m_digits.resize(one.m_digits.size());
    Whole rest;
    for (int i = one.bits() - 1; i >= 0; --i) {
        rest = rest.shifted(1);
        if (one.bit(i))
            rest += 1;
        if (rest < other)
            continue;
        rest -= other;
        quotient.m_digits[static_cast<size_t>(i / digitBits)] |= quint32{1} << (i % digitBits);
    }
    quotient.trim();
    return quotient;
}

QString Whole::toText() const
{
    constexpr quint32 group = 1'000'000'000;
    constexpr int groupDigits = 9;
    QString text;
    for (Whole left = *this; !left.isZero();) {
        const quint32 digits = left.divideBy(group);
        text.prepend(left.isZero() ? QString::number(digits)
                                   : QString::number(digits).rightJustified(groupDigits, u'0'));
    }
    return text.isEmpty() ? QStringLiteral("0") : text;
}

int Whole::bits() const
{
    return isZero() ? 0 : static_cast<int>(m_digits.size()) * digitBits - std::countl_zero(m_digits.back());
}

bool Whole::bit(int number) const
{
    return m_digits[static_cast<size_t>(number / digitBits)] >> (number % digitBits) & 1U;
}

int Whole::zerosBehind() const
{
    const auto first = std::ranges::find_if(m_digits, [](quint32 digit) { return digit != 0; });
    return static_cast<int>(first - m_digits.begin()) * digitBits + std::countr_zero(*first);
}

Whole Whole::shifted(int by) const
{
    Whole result;
    result.m_digits.resize(m_digits.size() + static_cast<size_t>(by / digitBits) + 1);
    for (size_t i = 0; i < m_digits.size(); ++i) {
        const quint64 wide = quint64{m_digits[i]} << (by % digitBits);
        const size_t at = i + static_cast<size_t>(by / digitBits);
        result.m_digits[at] |= static_cast<quint32>(wide);
        result.m_digits[at + 1] |= static_cast<quint32>(wide >> digitBits);
    }
    result.trim();
    return result;
}

void Whole::shiftDown(int by)
{
    m_digits.erase(m_digits.begin(), m_digits.begin() + by / digitBits);
    quint64 above = 0;
    for (quint32& digit : m_digits | std::views::reverse) {
        const quint64 wide = above << digitBits | digit;
        above = digit;
        digit = static_cast<quint32>(wide >> (by % digitBits));
    }
    trim();
}

quint32 Whole::divideBy(quint32 divisor)
{
    quint64 rest = 0;
    for (quint32& digit : m_digits | std::views::reverse) {
        rest = rest << digitBits | digit;
        digit = static_cast<quint32>(rest / divisor);
        rest %= divisor;
    }
    trim();
    return static_cast<quint32>(rest);
}

void Whole::trim()
{
    while (!m_digits.empty() && m_digits.back() == 0)
        m_digits.pop_back();
}

// By halving and subtracting, which needs no division.
Whole greatestCommon(Whole one, Whole other)
{
    if (one.isZero() || other.isZero())
        return one.isZero() ? other : one;
    const int twos = std::min(one.zerosBehind(), other.zerosBehind());
    one.shiftDown(one.zerosBehind());
    while (!other.isZero()) {
        other.shiftDown(other.zerosBehind());
        if (one > other)
            std::swap(one, other);
        other -= one;
    }
    return one.shifted(twos);
}

Whole power(const Whole& base, int exponent)
{
    Whole result = 1;
    for (int i = 0; i < exponent; ++i)
        result = result * base;
    return result;
}

} // namespace roadmarshal::dice
