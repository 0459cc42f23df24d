#include "prompts.h"

#include "games/road_kill_rally/driving/hit_odds.h"
#include "games/road_kill_rally/driving/objections.h"
#include "games/road_kill_rally/turn/app_cards.h"
#include "games/road_kill_rally/turn/mount.h"
#include "games/road_kill_rally/turn/teller.h"
#include "games/road_kill_rally/words/tell.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Asking;
using table::Option;
using table::Prompt;

namespace {

Prompt prompt(const State& state, const char* id, const table::Message& question, int car)
{
    Prompt made;
    made.id = QLatin1StringView(id);
    made.question = question;
    made.asks = state.car(car).id;
    const int active = state.move ? state.move->car : car;
    made.active = state.car(active).id;
    if (active != car)
        made.interrupts = made.active;
    return made;
}

Prompt promptDice(const State& state, const DueDice& due)
{
    const Car& car = state.car(due.car);
    const QLatin1StringView what = QLatin1StringView(due.what).sliced(5); // of "roll-check"
    const QString question = what == "hazard"_L1 ? u"ask-hazard-check"_s : u"ask-"_s + what;
    Prompt made = prompt(state, "dice",
                         {question,
                          {{u"car"_s, car.id},
                           {u"count"_s, due.dice},
                           {u"hand"_s, car.hand},
                           {u"about"_s, due.about},
                           {u"needed"_s, due.needed},
                           {u"other"_s, due.about},
                           {u"hazard"_s, u"@hazard-"_s + due.about},
                           {u"colour"_s, u"@figure-"_s + due.about},
                           {u"place"_s, car.isOnRoad() ? toText(car.at) : QString()}}},
                         due.car);
    made.takes = table::Dice{askOf(*state.setup, due)};
    HitOdds odds(state.setup->data.oneDie);
    if (due.needed > 0) {
        made.reminders.append(message("reminder-hits", {{u"count"_s, due.needed}}));
    } else if (due.safe) {
        made.reminders.append(
            message("reminder-hand",
                    {{u"count"_s, car.hand}, {u"percent"_s, qRound(100 * odds.atMost(due.dice, car.hand))}}));
        made.reminders += handReminders(state, due.car, Deck::Rally);
        Option safe{u"safe"_s, message("option-safe", {{u"count"_s, due.dice}}), {}, {}};
        if (car.hand < due.dice)
            safe.objections = {
                objection("RKR-38", "too-few-to-be-safe",
                          {{u"car"_s, car.id}, {u"hand"_s, car.hand}, {u"count"_s, due.dice}})};
        made.options.append(safe);
    }
    return made;
}

Prompt promptTile(const State& state, const DueTile& due)
{
    Prompt made = prompt(state, "tile", message("ask-tile", {{u"car"_s, state.car(due.car).id}}), due.car);
    for (const auto& [id, tile] : state.setup->tiles) {
        if (tile->kind == TileKind::Start || state.road->has(id) || state.tiles.discard.contains(id) ||
            due.refused.contains(id) || tile->lanes != state.road->tiles().back().tile->lanes)
            continue;
        const bool fits = state.road->fits(*tile);
        const QString name = tile->name.isEmpty() ? id : tile->name;
        made.options.append({fits ? id : u'-' + id,
                             message(fits ? "option-tile" : "option-tile-under", {{u"name"_s, name}}),
                             {},
                             {}});
    }
    if (made.options.isEmpty()) // A13
        made.options.append({u"none"_s, message("option-no-tile"), {}, {}});
    return made;
}

Prompt promptColour(const State& state, const DueColour& due)
{
    Prompt made = prompt(
        state, "colour",
        message("ask-colour", {{u"car"_s, state.car(due.car).id}, {u"place"_s, toText(due.at)}}), due.car);
    for (const Colour colour : due.colours)
        made.options.append({toText(colour), {u"figure-"_s + toText(colour), {}}, {}, {}});
    return made;
}

Prompt promptLoss(const State& state, const DueLoss& due)
{
    const Car& car = state.car(due.car);
    Prompt made =
        prompt(state, "loss", message(due.mounted ? "ask-loss" : "ask-slot", {{u"car"_s, car.id}}), due.car);
    for (const QString& slot : due.mounts)
        made.options.append({slot,
                             due.mounted ? message("option-loss", {{u"slot"_s, slot},
                                                                   {u"accessory"_s, car.mounted.value(slot)}})
                                         : message("option-slot", {{u"slot"_s, slot}}),
                             {},
                             {}});
    return made;
}

Prompt promptAmmo(const State& state, const DueAmmo& due)
{
    const Car& car = state.car(due.car);
    Prompt made =
        prompt(state, "ammo",
               message("ask-ammo", {{u"car"_s, car.id}, {u"count"_s, due.points}, {u"weapon"_s, due.weapon}}),
               due.car);
    const auto best = std::ranges::max_element(state.setup->data.rallyCards, {}, &RallyCard::ammo);
    const int points = std::max(1, best == state.setup->data.rallyCards.end() ? 1 : best->ammo);
    made.takes = table::Number{
        .least = 1, .most = std::max(1, car.hand), .proposed = (due.points + points - 1) / points};
    made.reminders.append(message("reminder-names"));
    return made;
}

int copiesOf(const QStringList& cards, const QString& card)
{
    return static_cast<int>(cards.count(card));
}

QStringList kindsOf(QStringList cards)
{
    cards.removeDuplicates();
    return cards;
}

// An option for each kind, with its copies.
QList<Option> cardOptions(const State& state, const QStringList& cards)
{
    QList<Option> options;
    for (const QString& id : kindsOf(cards)) {
        const RallyCard* card = state.setup->data.rallyCard(id);
        Option option{id, message("card-title", {{u"name"_s, card ? card->title : id}}), {}, {}};
        if (const int copies = copiesOf(cards, id); copies > 1)
            option.badge = message("badge-copies", {{u"count"_s, copies}});
        options.append(option);
    }
    return options;
}

Prompt promptGoing(const State& state, const DueCards& due)
{
    const Car& car = state.car(due.car);
    const bool isAmmo = !due.weapon.isEmpty();
    const int left = isAmmo ? due.count : due.count - static_cast<int>(due.taken.size());
    Prompt made = prompt(state, "discard",
                         message(isAmmo ? "ask-ammo" : "ask-discard",
                                 {{u"car"_s, car.id}, {u"count"_s, left}, {u"weapon"_s, due.weapon}}),
                         due.car);
    made.options = cardOptions(state, without(car.cards, due.taken));
    if (isAmmo) {
        for (Option& option : made.options)
            option.badge = message("badge-ammo", {{u"count"_s, ammoOf(state.setup->data, {option.answer})}});
    }
    return made;
}

Prompt promptDefence(const State& state, const DueDefence& due)
{
    Prompt made =
        prompt(state, "defence", message("ask-defence", {{u"car"_s, state.car(due.car).id}}), due.car);
    made.options = cardOptions(state, due.cards);
    made.options.append({u"none"_s, message("option-no-defence"), {}, {}});
    return made;
}

Prompt promptMount(const State& state, const DueMount& due)
{
    const Car& car = state.car(due.car);
    if (!due.drawn) {
        Prompt made = prompt(state, "accessory", message("ask-accessory", {{u"car"_s, car.id}}), due.car);
        made.options.append({u"?"_s, message("option-unseen"), {}, {}});
        for (const Accessory& accessory : state.setup->data.accessories)
            made.options.append(
                {accessory.id, message("option-accessory", {{u"accessory"_s, accessory.id}}), {}, {}});
        return made;
    }
    Prompt made = prompt(state, "mount", message("ask-mount", {{u"car"_s, car.id}}), due.car);
    made.reminders = handReminders(state, due.car, Deck::Accessories);
    // First, for the list below it is long.
    made.options.append({u"done"_s, message("option-mounted"), {}, {}});
    const Dashboard& dashboard = state.dashboardOf(car);
    for (int slot = 0; slot < std::ssize(dashboard.mounts); ++slot) {
        const QString& id = dashboard.mounts[static_cast<size_t>(slot)].id;
        for (const Accessory& accessory : state.setup->data.accessories) {
            const bool isHis = car.spares.contains(accessory.id) || car.spares.size() < car.spare;
            if (isHis && !againstMounting(state, due.car, slot, accessory, due.rule))
                made.options.append(
                    {id + u'=' + accessory.id,
                     message("option-mount", {{u"slot"_s, id}, {u"accessory"_s, accessory.id}}),
                     {},
                     {}});
        }
        if (car.mounted.contains(id))
            made.options.append(
                {id + u"=none"_s,
                 message("option-take-off", {{u"slot"_s, id}, {u"accessory"_s, car.mounted.value(id)}}),
                 {},
                 {}});
    }
    return made;
}

} // namespace

QList<table::Message> handReminders(const State& state, int index, Deck deck)
{
    if (isHandOpen(state, deck))
        return {};
    const Car& car = state.car(index);
    const QStringList& hand = deck == Deck::Rally ? car.cards : car.spares;
    QStringList titles;
    for (const QString& id : kindsOf(hand)) {
        const int copies = copiesOf(hand, id);
        titles.append(cardName(state, id) + (copies > 1 ? u" ×%1"_s.arg(copies) : QString()));
    }
    if (titles.isEmpty())
        return {};
    return {message("reminder-in-hand", {{u"cards"_s, titles.join(u", "_s)}})};
}

Prompt promptDue(const State& state, const Due& due)
{
    return std::visit(Match{[&](const DueDice& one) { return promptDice(state, one); },
                            [&](const DueTile& one) { return promptTile(state, one); },
                            [&](const DueColour& one) { return promptColour(state, one); },
                            [&](const DueLoss& one) { return promptLoss(state, one); },
                            [&](const DueAmmo& one) { return promptAmmo(state, one); },
                            [&](const DueCards& one) { return promptGoing(state, one); },
                            [&](const DueDefence& one) { return promptDefence(state, one); },
                            [&](const DueMount& one) { return promptMount(state, one); }},
                      due);
}

} // namespace roadmarshal::road_kill_rally
