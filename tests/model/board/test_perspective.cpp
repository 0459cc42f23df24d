#include "board/perspective.h"
#include "board/shape.h"
#include "support/one_of_many.h"

#include <QTest>

#include <rapidcheck.h>

#include <cmath>

using namespace roadmarshal::board;

namespace {

const Corners aslant{QPointF(210, 130), QPointF(1490, 220), QPointF(1580, 1010), QPointF(60, 940)};

// Where a camera above the middle of a flat rectangle sees its corners: turned about both axes of the plane.
Corners seenFrom(QSizeF flat, QSizeF photo, double tilt, double turn, double focal)
{
    Corners seen;
    const Corners corners = cornersOf(flat);
    for (std::size_t i = 0; i < 4; ++i) {
        const double x = corners[i].x() - flat.width() / 2;
        const double y = corners[i].y() - flat.height() / 2;
        const double across = std::cos(turn) * x - std::sin(turn) * y;
        const double along = std::sin(turn) * x + std::cos(turn) * y;
        const double depth = 3 + along * std::sin(tilt);
        seen[i] = QPointF(across / depth, along * std::cos(tilt) / depth) * focal * photo.width() +
                  QPointF(photo.width() / 2, photo.height() / 2);
    }
    return seen;
}

} // namespace

class TestPerspective : public QObject
{
    Q_OBJECT
private slots:
    void cornersComeToLieOnCorners()
    {
        const Corners flat = cornersOf({1600, 900});
        const auto mapping = Perspective::between(aslant, flat);
        QVERIFY(mapping);
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(length(mapping->map(aslant[i]) - flat[i]) < 1e-6);
            QVERIFY(length(mapping->inverted().map(flat[i]) - aslant[i]) < 1e-6);
        }
    }

    void straightLinesStayStraight()
    {
        const auto mapping = Perspective::between(cornersOf({1600, 900}), aslant);
        const QPointF a = mapping->map({100, 100});
        const QPointF b = mapping->map({700, 400});
        const QPointF c = mapping->map({1300, 700});
        const QPointF ab = b - a;
        const QPointF ac = c - a;
        QVERIFY(std::abs(ab.x() * ac.y() - ab.y() * ac.x()) < 1e-6);
    }

    void thereAndBackIsNowhere()
    {
        rc::check([] {
            Corners corners = cornersOf({1000, 700});
            for (QPointF& corner : corners)
                corner += QPointF(*rc::gen::inRange(-300, 300), *rc::gen::inRange(-200, 200));
            const auto mapping = Perspective::between(corners, cornersOf({800, 600}));
            if (!mapping)
                return;
            const QPointF point(*rc::gen::inRange(50, 750), *rc::gen::inRange(50, 550));
            RC_ASSERT(length(mapping->map(mapping->inverted().map(point)) - point) < 1e-3);
        });
    }

    void cornersThatBoundNothingMapNothing()
    {
        const Corners flat = cornersOf({100, 100});
        QVERIFY(!Perspective::between({QPointF(), QPointF(), QPointF(), QPointF()}, flat));
        QVERIFY(
            !Perspective::between({QPointF(0, 0), QPointF(50, 0), QPointF(100, 0), QPointF(0, 100)}, flat));
        QVERIFY(!Perspective::between({QPointF(0, 0), QPointF(100, 100), QPointF(100, 0), QPointF(0, 100)},
                                      flat));
        QVERIFY(!Perspective::between(
            {QPointF(std::nan(""), 0), QPointF(100, 0), QPointF(100, 100), QPointF(0, 100)}, flat));
        // Walked round the other way, a picture taken in a mirror: fine.
        QVERIFY(Perspective::between({flat[1], flat[0], flat[3], flat[2]}, flat));
    }

    void theRatioIsToldFromCornersAtAnAngle()
    {
        for (const double ratio : {1.0, 1.414, 2.0}) {
            const Corners seen = seenFrom({ratio, 1}, {1600, 1200}, 0.6, 0.4, 0.9);
            QVERIFY2(std::abs(ratioOf(seen, {1600, 1200}) / ratio - 1) < 0.01,
                     qPrintable(QString::number(ratioOf(seen, {1600, 1200}))));
        }
    }

    void theRatioIsThatOfTheSidesFromAbove()
    {
        QVERIFY(std::abs(ratioOf(cornersOf({1600, 1000}), {1600, 1000}) - 1.6) < 1e-6);
    }
};

#include "test_perspective.moc"
ONE_OF_MANY(TestPerspective)
