#include "fraction.h"

namespace roadmarshal::dice {

Fraction fraction(const Whole& part, const Whole& of)
{
    const Whole common = greatestCommon(part, of);
    return {part / common, of / common};
}

QString toText(const Fraction& chance)
{
    return chance.of == Whole(1) ? chance.part.toText() : chance.part.toText() + u'/' + chance.of.toText();
}

double toDouble(const Fraction& chance)
{
    return chance.part.toText().toDouble() / chance.of.toText().toDouble();
}

} // namespace roadmarshal::dice
