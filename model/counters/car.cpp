#include "car.h"

#include <QList>

namespace roadmarshal::counters {

using board::Shape;

namespace {

Shape closed(const std::vector<QPointF>& corners)
{
    Shape shape;
    shape.moveTo(corners.front());
    for (std::size_t i = 1; i < corners.size(); ++i)
        shape.lineTo(corners[i]);
    return shape.close();
}

// Fractions of the car's bounds, from the boot to the bonnet and from the left flank to the right.
class PatternMaker
{
public:
    explicit PatternMaker(const QRectF& bounds) : m_bounds(bounds) {}

    QPointF at(double x, double y) const
    {
        return {m_bounds.left() + x * m_bounds.width(), m_bounds.top() + y * m_bounds.height()};
    }
    void box(double x, double y, double width, double height)
    {
        shapes.push_back(closed({at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)}));
    }
    void dot(double x, double y, double radius)
    {
        shapes.push_back(board::circle(at(x, y), radius * m_bounds.height()));
    }
    // A stripe with straight ends above and below; `width` is measured across it.
    void stripe(const std::vector<QPointF>& middle, double width)
    {
        const QPointF first = middle[1] - middle[0];
        const QPointF aside(width * m_bounds.height() / 2 * board::length(first) / std::abs(first.y()), 0);
        std::vector<QPointF> corners;
        for (const QPointF& point : middle)
            corners.push_back(point - aside);
        for (auto point = middle.rbegin(); point != middle.rend(); ++point)
            corners.push_back(*point + aside);
        shapes.push_back(closed(corners));
    }

    std::vector<Shape> shapes;

private:
    QRectF m_bounds;
};

void chequer(PatternMaker& maker)
{
    for (int column = 0; column < 2; ++column) {
        for (int row = column % 2; row < 6; row += 2) {
            maker.box(column * 0.085, row / 6.0, 0.085, 1 / 6.0);
            maker.box(1 - (column + 1) * 0.085, row / 6.0, 0.085, 1 / 6.0);
        }
    }
}

} // namespace

const Shape& carOutline()
{
    static const Shape outline = [] {
        Shape shape;
        shape.moveTo({-front, -9})
            .cubicTo({-front, -13.5}, {-20, -flank}, {-16, -flank})
            .lineTo({5, -flank})
            .cubicTo({14, -flank}, {front, -12}, {front, -6})
            .lineTo({front, 6})
            .cubicTo({front, 12}, {14, flank}, {5, flank})
            .lineTo({-16, flank})
            .cubicTo({-20, flank}, {-front, 13.5}, {-front, 9})
            .close();
        return shape;
    }();
    return outline;
}

std::vector<Shape> carPattern(Pattern pattern, const QRectF& bounds)
{
    PatternMaker maker(bounds);
    switch (pattern) {
    case Pattern::Plain:
        break;
    case Pattern::Stripe:
        maker.box(0, 0.36, 1, 0.28);
        break;
    case Pattern::TwoStripes:
        maker.box(0, 0.2, 1, 0.16);
        maker.box(0, 0.64, 1, 0.16);
        break;
    case Pattern::Band:
        maker.box(0.8, 0, 0.09, 1);
        maker.box(0.11, 0, 0.09, 1);
        break;
    case Pattern::Chequer:
        chequer(maker);
        break;
    case Pattern::Dots:
        for (const double y : {0.16, 0.5, 0.84}) {
            maker.dot(0.9, y, 0.09);
            maker.dot(0.12, y, 0.09);
        }
        break;
    case Pattern::Diagonal:
        for (int i = 0; i < 9; ++i) {
            const double x = -0.5 + 0.2 * i;
            maker.stripe({maker.at(x, 1.05), maker.at(x + 0.5, -0.05)}, 0.1);
        }
        break;
    case Pattern::Halves:
        maker.box(0, 0.5, 1, 0.5);
        break;
    case Pattern::Cross:
        maker.box(0, 0.42, 1, 0.16);
        maker.box(0.42, 0, 0.16, 1);
        break;
    case Pattern::Chevron:
        for (const double x : {0.16, 0.98})
            maker.stripe({maker.at(x - 0.2, -0.05), maker.at(x, 0.5), maker.at(x - 0.2, 1.05)}, 0.15);
        break;
    }
    return maker.shapes;
}

Livery worn(Livery livery, bool spent, bool wrecked)
{
    if (wrecked) {
        livery.colour = mixed(livery.colour, charcoal, 0.7);
        livery.mark = mixed(livery.mark, charcoal, 0.7);
    }
    if (spent) {
        livery.colour = mixed(livery.colour, asphalt, 0.6);
        livery.mark = mixed(livery.mark, asphalt, 0.6);
    }
    return livery;
}

QPointF badgeSpot(Form form)
{
    if (isVehicle(form))
        return {15, -13.5};
    const QPointF reach = reachOf(form);
    return {0.7 * reach.x(), -0.9 * reach.y()};
}

Shape wreckCross(Form form, double length)
{
    const QPointF reach = 0.68 * reachOf(form, length);
    Shape cross;
    cross.moveTo(-reach).lineTo(reach);
    return cross.moveTo({-reach.x(), reach.y()}).lineTo({reach.x(), -reach.y()});
}

QString badgeLetters(const QString& token)
{
    QString letters;
    for (const QStringView word : QStringView(token).split(u'-', Qt::SkipEmptyParts))
        letters += word.front().toUpper();
    return letters.left(2);
}

} // namespace roadmarshal::counters
