#include "hands_on.h"

namespace roadmarshal::views {

using namespace table;

namespace {

QString listOf(const QStringList& lines)
{
    QStringList items;
    for (const QString& line : lines)
        items.append(QStringLiteral("•  ") + line);
    return items.join(u'\n');
}

} // namespace

QString handsOnText(const Game& game, const State& table, const Effects& effects)
{
    return listOf(game.steps(table, effects));
}

QString newsText(const Game& game, const State& table, const Effects& effects)
{
    QStringList lines;
    for (const Effect& effect : effects) {
        if (const QString text = game.tell(table, effect); !game.isRoutine(effect) && !text.isEmpty())
            lines.append(text);
    }
    return listOf(lines);
}

} // namespace roadmarshal::views
