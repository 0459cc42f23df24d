#include "prompts.h"

#include "aiming.h"
#include "games/road_kill_rally/combat/shot.h"
#include "games/road_kill_rally/driving/drive.h"
#include "games/road_kill_rally/driving/hit_odds.h"
#include "games/road_kill_rally/table/figure_id.h"
#include "made_prompt.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Asking;
using table::Option;
using table::Prompt;

namespace {

Option weaponOption(const State& state, int car, const Weapon& weapon)
{
    Option option{weapon.id, message("option-weapon", {{u"weapon"_s, weapon.id}}), {}, {}};
    option.objections = whyNotNow(state, car) + objectionsTo(state, car, weapon);
    option.badge = message("badge-dice", {{u"count"_s, weapon.dice}});
    option.preview = reachPreview(state, car, weapon);
    return option;
}

// RKR-71: pedestrians in reach, one of each colour and space.
void addFigures(const State& state, int car, const Aim& aim, double chance, QList<Option>& options)
{
    QStringList listed;
    for (const Pedestrian& figure : state.pedestrians) {
        const QString place = toText(figure.at);
        const QString colour = toText(figure.colour);
        const QString word = u'@' + place + u'-' + colour;
        if (listed.contains(word) || !aim.objectionsToPedestrian(figure.at).isEmpty())
            continue;
        listed.append(word);
        Option option{word,
                      message("option-figure", {{u"place"_s, place}, {u"colour"_s, u"@figure-"_s + colour}}),
                      {},
                      sightPreview(state, car, figure.at)};
        option.piece = figureId(figure, 1);
        option.odds = table::Odds{chance, chance};
        option.role = table::Role::Target;
        options.append(option);
    }
}

QStringList otherCards(const State& state, int index)
{
    QStringList cards;
    for (const QString& id : state.car(index).cards) {
        const RallyCard* card = state.setup->data.rallyCard(id);
        if (card && (card->type == RallyType::Pit || card->type == RallyType::Hazard) && !cards.contains(id))
            cards.append(id);
    }
    return cards;
}

} // namespace

Prompt promptCombat(const State& state, int car)
{
    Prompt made = prompt("combat", Asking::Choice, message("ask-combat", {{u"car"_s, state.car(car).id}}));
    QStringList listed;
    for (const Weapon& weapon : weaponsOf(state, state.car(car))) {
        if (!listed.contains(weapon.id))
            made.options.append(weaponOption(state, car, weapon));
        listed.append(weapon.id);
    }
    for (const QString& card : otherCards(state, car))
        made.options.append({card, message("option-card", {{u"card"_s, card}}), {}, {}});
    made.options.append({u"none"_s, message("option-no-action", {{u"car"_s, state.car(car).id}}), {}, {}});
    made.options.append({u"pass"_s, message("option-all-pass"), {}, {}});
    made.reminders = handReminders(state, car, Deck::Rally);
    if (state.car(car).cards.size() < state.car(car).hand)
        made.reminders.append(message("reminder-unknown-cards"));
    return about(made, state, car);
}

Prompt promptTarget(const State& state, int car, const QString& id)
{
    const auto weapon = weaponOf(state.setup->data, id);
    const Aim aim(state, car, *weapon);
    Prompt made = prompt("target", Asking::Piece,
                         message("ask-target", {{u"car"_s, state.car(car).id}, {u"weapon"_s, id}}));
    HitOdds odds(state.setup->data.oneDie);
    for (int other = 0; other < std::ssize(state.cars); ++other) {
        if (other == car || !state.car(other).isOnRoad())
            continue;
        const QString& name = state.car(other).id;
        Option option{u'@' + name, message("option-car", {{u"car"_s, name}}), aim.objectionsToCar(other), {}};
        option.piece = name;
        option.role = table::Role::Target;
        option.preview = sightPreview(state, car, state.car(other).at);
        const double chance =
            odds.atLeast(weapon->dice, preventedBy(state, state.car(other), weapon->against()) + 1);
        option.odds = table::Odds{chance, chance};
        made.options.append(option);
    }
    addFigures(state, car, aim, odds.atLeast(weapon->dice, hitsForPedestrian), made.options);
    return about(made, state, car);
}

Prompt promptHazard(const State& state, int car, const QString& card)
{
    Prompt made = prompt("hazard", Asking::Place,
                         message("ask-hazard", {{u"car"_s, state.car(car).id}, {u"card"_s, card}}));
    const int here = state.road->indexOf(state.car(car).at);
    for (int space = 0; space < std::ssize(state.road->spaces()); ++space) {
        if (space != here && (here == none || !state.road->at(space).leadsTo(here)))
            continue;
        const QString place = toText(state.road->at(space).id);
        made.options.append({place, message("option-step", {{u"place"_s, place}}), {}, {}});
    }
    return about(made, state, car);
}

} // namespace roadmarshal::road_kill_rally
