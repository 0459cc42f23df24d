#include "canyon.h"

#include "board/svg_pen.h"
#include "board/theme.h"

#include <array>

namespace roadmarshal::rush_n_crush {

using namespace board;

namespace {

class CanyonPicture final : public Picture
{
public:
    explicit CanyonPicture(Canyon canyon) : m_canyon(std::move(canyon)) {}

    void draw(SvgPen& pen, const Theme& theme) const override
    {
        for (const auto layer : {drawWalls, drawFloor, drawWind, drawBorders, drawRocks, drawNumbers})
            layer(m_canyon, pen, theme);
    }

private:
    Canyon m_canyon;
};

// A step of the wall: how far it reaches and how ragged it is, in lanes.
struct Ledge
{
    double reach = 0;
    double ragged = 0;
    QString Theme::* colour = nullptr;
};

const std::array ledges{Ledge{1.02, 0.13, &Theme::cliffLight}, Ledge{0.72, 0.12, &Theme::cliff},
                        Ledge{0.4, 0.09, &Theme::cliffDark}};

// From end to end on both sides; at the ends as far as any other, so that neighbours fit.
Shape ledgeOutline(const Canyon& canyon, const Ledge& ledge, Strewing& strewing)
{
    constexpr int perRow = 2;
    const int steps = canyon.run.rows() * perRow;
    const auto side = [&](bool isLeft, int step) {
        const bool isEnd = step == 0 || step == steps;
        const double reach = ledge.reach + (isEnd ? 0 : strewing.within(-ledge.ragged, ledge.ragged));
        return canyon.run.pointAt(static_cast<double>(step) / perRow,
                                  isLeft ? -reach : canyon.run.lanes() + reach);
    };
    Shape shape;
    shape.moveTo(side(true, 0));
    for (int step = 1; step <= steps; ++step)
        shape.lineTo(side(true, step));
    for (int step = steps; step >= 0; --step)
        shape.lineTo(side(false, step));
    return shape.close();
}

void addCracks(const Canyon& canyon, Strewing& strewing, Shape& cracks)
{
    for (int i = 0; i < canyon.run.rows() * 2; ++i) {
        const double row = strewing.within(0.1, canyon.run.rows() - 0.1);
        const double from = strewing.within(0.2, 0.6);
        const double to = from + strewing.within(0.12, 0.3);
        const bool isLeft = i % 2 == 0;
        const auto at = [&](double along, double reach) {
            return canyon.run.pointAt(along, isLeft ? -reach : canyon.run.lanes() + reach);
        };
        cracks.moveTo(at(row, from)).lineTo(at(row + strewing.within(-0.06, 0.06), to));
    }
}

} // namespace

std::shared_ptr<const Picture> canyonPicture(const Canyon& canyon)
{
    return std::make_shared<const CanyonPicture>(canyon);
}

void drawWalls(const Canyon& canyon, SvgPen& pen, const Theme& theme)
{
    Strewing strewing(canyon.seed);
    for (const Ledge& ledge : ledges) {
        const QString& colour = theme.*ledge.colour;
        pen.path(ledgeOutline(canyon, ledge, strewing), {.fill = colour, .stroke = colour, .width = 0.8});
    }
    Shape cracks;
    addCracks(canyon, strewing, cracks);
    pen.path(cracks, {.stroke = theme.rockDark, .width = 1.1, .opacity = 0.45, .roundEnds = true});
}

void drawNumbers(const Canyon& canyon, SvgPen& pen, const Theme& theme)
{
    constexpr double beside = 1.34; // lanes
    for (int row = 0; row < canyon.run.rows(); ++row)
        pen.text(canyon.run.pointAt(row + 0.5, -beside),
                 QString::number(canyon.ranks[static_cast<std::size_t>(row)]),
                 {.size = 13, .colour = theme.label, .bold = true, .rotation = -canyon.heading});
    for (const Canyon::Ground& ground : canyon.grounds) {
        if (ground.area.fromRow == 0)
            pen.text(canyon.run.pointAt(0.16, ground.area.left + 0.5),
                     QString(QLatin1Char(canyon.lanes[static_cast<std::size_t>(ground.area.left)])),
                     {.size = 11, .colour = theme.sandDark, .opacity = 0.8, .rotation = -canyon.heading});
    }
}

} // namespace roadmarshal::rush_n_crush
