#include "hands_on.h"

namespace roadmarshal::views {

QString handsOnText(const table::Game& game, const table::Effects& effects)
{
    QStringList steps;
    for (const table::Effect& effect : effects) {
        if (game.isHandsOn(effect))
            steps.append(QStringLiteral("•  ") + game.say(effect));
    }
    return steps.join(u'\n');
}

} // namespace roadmarshal::views
