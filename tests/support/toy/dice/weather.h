// The one die: what the weather brings at the end of a turn.
#pragma once

#include "dice/distribution.h"

namespace roadmarshal::test::toy {

inline dice::Die weatherDie(bool calm)
{
    const QString quiet = QStringLiteral("calm");
    const QString gust = QStringLiteral("gust");
    const QString storm = QStringLiteral("storm");
    return {QStringLiteral("weather"), calm ? QList<dice::Face>{{quiet, 0, 4}, {gust, 1, 2}}
                                            : QList<dice::Face>{{quiet, 0, 3}, {gust, 1, 2}, {storm, 2, 1}}};
}

inline dice::Ask weatherAsk(bool calm)
{
    return dice::ask(QStringLiteral("roll-weather"), weatherDie(calm), 1);
}

} // namespace roadmarshal::test::toy
