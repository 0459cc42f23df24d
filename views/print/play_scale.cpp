#include "play_scale.h"

#include "counters/car.h"
#include "games/printables.h"
#include "words.h"

#include <algorithm>

namespace roadmarshal::views::print {

table::Printables printablesOf(const Material& material)
{
    return games::printablesOf(*material.game, material.state);
}

double posterScale(const Material& material, const Paper& paper)
{
    const auto& board = material.table.board;
    if (board && paper.size == QPageSize::A3)
        return scaleForOneSheet(board->bounds().size(), drawingFrame(paper).size());
    return partsScale(printablesOf(material), paper);
}

QRectF drawnBounds(const board::Board& part)
{
    QRectF drawn;
    for (const board::Patch& patch : part.patches())
        drawn |= patch.bounds;
    return drawn;
}

double partsScale(const table::Printables& printables, const Paper& paper)
{
    double scale = realScale;
    for (const table::PrintedPart& part : printables.parts)
        scale =
            std::min(scale, scaleForOneSheet(drawnBounds(*part.board).size(), drawingFrame(paper).size()));
    return scale;
}

double counterScale(const Material& material, const Paper& paper)
{
    const table::Printables printables = printablesOf(material);
    return printables.parts.isEmpty() ? posterScale(material, paper) : partsScale(printables, paper);
}

QString tellScale(double scale)
{
    const auto millimetres = [&](double units) { return QLocale().toString(units * scale / mm, 'f', 1); };
    return Words::tr("A car is %1 × %2 mm.", "the size of a counter on paper")
        .arg(millimetres(2 * counters::front), millimetres(2 * counters::flank));
}

} // namespace roadmarshal::views::print
