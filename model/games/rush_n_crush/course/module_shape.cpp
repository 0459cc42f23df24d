#include "module_shape.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

const QString turnKey = QStringLiteral("turn");
const QString swayKey = QStringLiteral("sway");
constexpr int mostTurn = 180;
constexpr int mostSway = 60;

} // namespace

ModuleShape shapeOf(const Module& module)
{
    return {std::clamp(module.json[turnKey].toInt(), -mostTurn, mostTurn),
            std::clamp(module.json[swayKey].toInt(), -mostSway, mostSway)};
}

std::vector<tiles::Strip> stripsOf(const Module& module)
{
    const ModuleShape shape = shapeOf(module);
    const auto strip = [&](int rows, double turn) {
        return tiles::Strip{module.lanes, rows, turn, laneWidth, rowLength};
    };
    if (shape.sway == 0)
        return {strip(module.rows, shape.turn)};
    const int half = module.rows / 2;
    const double turnOfHalf = static_cast<double>(shape.turn) * half / module.rows;
    return {strip(half, turnOfHalf + shape.sway),
            strip(module.rows - half, shape.turn - turnOfHalf - shape.sway)};
}

std::vector<content::Field> shapeFields()
{
    return {{turnKey, QStringLiteral("field-turn"), content::Number{-mostTurn, mostTurn}},
            {swayKey, QStringLiteral("field-sway"), content::Number{-mostSway, mostSway}}};
}

} // namespace roadmarshal::rush_n_crush
