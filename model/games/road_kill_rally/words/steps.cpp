#include "steps.h"

#include "games/road_kill_rally/record/effects.h"
#include "games/road_kill_rally/table/card_deck.h"
#include "match.h"
#include "tell.h"

namespace roadmarshal::road_kill_rally {

namespace {

bool isOfTheApp(const Setup& setup, const Effect& effect)
{
    return std::visit(Match{[&](const table::Changed& one) {
                                return (one.property == u"hand" && setup.rallyInApp) ||
                                       (one.property == u"spare" && setup.accessoriesInApp);
                            },
                            [&](const Refilled& one) {
                                return isInApp(setup,
                                               one.deck == rallyDeck ? Deck::Rally : Deck::Accessories);
                            },
                            [](const auto&) { return false; }},
                      effect);
}

bool isHandsOn(const Effect& effect)
{
    return std::visit(
        []<class One>(const One&) {
            if constexpr (requires { One::isHandsOn; })
                return One::isHandsOn;
            else
                return true;
        },
        effect);
}

} // namespace

QStringList steps(const State& table, const table::Effects& effects)
{
    QStringList steps;
    for (const table::Effect& effect : effects) {
        const auto own = table::typed<Effect>(effect);
        const QString text = own ? tell(table, effect) : QString();
        if (!text.isEmpty() && isHandsOn(*own) && !isOfTheApp(*table.setup, *own))
            steps.append(text);
    }
    return steps;
}

} // namespace roadmarshal::road_kill_rally
