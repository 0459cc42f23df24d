#include "ratio.h"

#include <QtAssert>
#include <QtNumeric>

#include <numeric>

namespace roadmarshal::dice {

Ratio ratio(qint64 part, qint64 of)
{
    Q_ASSERT(of > 0);
    const qint64 common = std::gcd(part, of);
    return {part / common, of / common};
}

std::optional<Ratio> product(Ratio one, Ratio other)
{
    // Reduced crosswise first, so that nothing grows that need not.
    const Ratio left = ratio(one.part, other.of);
    const Ratio right = ratio(other.part, one.of);
    Ratio result;
    if (qMulOverflow(left.part, right.part, &result.part) || qMulOverflow(left.of, right.of, &result.of))
        return std::nullopt;
    return result;
}

std::optional<Ratio> sum(Ratio one, Ratio other)
{
    const qint64 common = std::gcd(one.of, other.of);
    qint64 left = 0;
    qint64 right = 0;
    qint64 of = 0;
    qint64 part = 0;
    if (qMulOverflow(one.part, other.of / common, &left) ||
        qMulOverflow(other.part, one.of / common, &right) || qAddOverflow(left, right, &part) ||
        qMulOverflow(one.of, other.of / common, &of))
        return std::nullopt;
    return ratio(part, of);
}

Ratio rest(Ratio chance)
{
    return {chance.of - chance.part, chance.of};
}

QString toText(Ratio chance)
{
    return chance.of == 1 ? QString::number(chance.part)
                          : QStringLiteral("%1/%2").arg(chance.part).arg(chance.of);
}

} // namespace roadmarshal::dice
