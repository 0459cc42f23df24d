#include "hands_on.h"

namespace roadmarshal::views {

using namespace table;

namespace {

template <class Wanted>
QString listOf(const Game& game, const Effects& effects, Wanted wanted)
{
    QStringList lines;
    for (const Effect& effect : effects) {
        if (const QString text = game.say(effect); wanted(effect) && !text.isEmpty())
            lines.append(QStringLiteral("•  ") + text);
    }
    return lines.join(u'\n');
}

} // namespace

QString handsOnText(const Game& game, const Effects& effects)
{
    return listOf(game, effects, [&](const Effect& effect) { return game.isHandsOn(effect); });
}

QString newsText(const Game& game, const Effects& effects)
{
    return listOf(game, effects, [&](const Effect& effect) { return !game.isRoutine(effect); });
}

} // namespace roadmarshal::views
