#include "figure_id.h"

namespace roadmarshal::road_kill_rally {

QString figureId(const Pedestrian& figure, int number)
{
    return QStringLiteral("%1-%2-%3").arg(toText(figure.colour), toText(figure.at)).arg(number);
}

} // namespace roadmarshal::road_kill_rally
