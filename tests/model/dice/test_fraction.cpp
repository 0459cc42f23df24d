// Numbers and fractions of any size.
#include "dice/fraction.h"
#include "support/one_of_many.h"

#include <QTest>

#include <rapidcheck.h>

#include <numeric>

using namespace roadmarshal::dice;

class TestFraction : public QObject
{
    Q_OBJECT

private slots:
    void smallNumbersAreAsUsual()
    {
        QVERIFY(rc::check([](quint32 one, quint32 other) {
            const Whole a = one;
            const Whole b = other;
            const quint64 wideOne = one;
            RC_ASSERT(a + b == Whole(wideOne + other));
            RC_ASSERT(a * b == Whole(wideOne * other));
            RC_ASSERT((a <=> b) == (one <=> other));
            RC_ASSERT((a * b).toText() == QString::number(wideOne * other));
            if (one >= other)
                RC_ASSERT(a - b == Whole(one - other));
            if (other > 0)
                RC_ASSERT(a / b == Whole(one / other));
            if (one > 0 || other > 0)
                RC_ASSERT(greatestCommon(a, b) == Whole(std::gcd(wideOne, quint64{other})));
        }));
    }

    void largeNumbersFitTogether()
    {
        QVERIFY(rc::check([](quint64 one, quint64 other, quint64 third) {
            RC_PRE(one > 0 && other > 0 && third > 0);
            const Whole a = Whole(one) * Whole(other) * Whole(third);
            const Whole b = power(Whole(third), 3);
            RC_ASSERT(a * b / b == a);
            RC_ASSERT(a + b - b == a);
            RC_ASSERT((a + b) * Whole(third) == a * Whole(third) + b * Whole(third));
            const Whole common = greatestCommon(a, b);
            RC_ASSERT(a / common * common == a);
            RC_ASSERT(greatestCommon(a / common, b / common) == Whole(1));
        }));
    }

    void fractionsAreReduced()
    {
        QCOMPARE(toText(fraction(power(6, 30) * Whole(3), power(6, 31))), QStringLiteral("1/2"));
        QCOMPARE(toText(fraction(1, power(6, 30))), QStringLiteral("1/221073919720733357899776"));
        QCOMPARE(toText(fraction(0, power(6, 30))), QStringLiteral("0"));
        QCOMPARE(toText(fraction(power(10, 40), 1)),
                 QStringLiteral("10000000000000000000000000000000000000000"));
        QCOMPARE(toDouble(fraction(power(3, 50), power(3, 51))), 1.0 / 3);
    }
};

ONE_OF_MANY(TestFraction)

#include "test_fraction.moc"
