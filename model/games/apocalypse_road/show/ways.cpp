#include "ways.h"

#include "games/apocalypse_road/record/actions.h"
#include "games/apocalypse_road/record/effects.h"

namespace roadmarshal::apocalypse_road {

namespace {

// Only the car that the card was played for has a way of its own; those that it pushes are put aside.
QStringList driven(const Activate& action, const CarMoved& moved)
{
    const bool byCard =
        moved.car == action.car && action.path.value(action.path.size() - 1) == toText(moved.to);
    return byCard ? QStringList{toText(moved.from)} + action.path : QStringList();
}

} // namespace

table::Ways ways(const table::Action& action, const table::Effects& effects)
{
    const auto typed = toTyped(action);
    const auto* activation = typed ? std::get_if<Activate>(&*typed) : nullptr;
    table::Ways ways;
    for (const table::Effect& effect : activation ? effects : table::Effects()) {
        const auto one = toTyped(effect);
        const auto* moved = one ? std::get_if<CarMoved>(&*one) : nullptr;
        if (!moved)
            continue;
        if (QStringList& places = ways[moved->car]; places.isEmpty())
            places = driven(*activation, *moved);
        else
            places.append(toText(moved->to)); // moved on by what came of it
    }
    ways.removeIf([](const auto& way) { return way->isEmpty(); });
    return ways;
}

} // namespace roadmarshal::apocalypse_road
