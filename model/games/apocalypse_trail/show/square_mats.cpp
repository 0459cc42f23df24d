#include "games/apocalypse_trail/table/names.h"
#include "games/apocalypse_trail/table/spots.h"
#include "games/apocalypse_trail/turn/outfitting.h"
#include "panels.h"
#include "show.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using namespace mats;

namespace {

// AT-43: one token for each crew of the convoy that has not had it.
Slots iconOf(const State& state, Resource resource)
{
    const auto taken = state.turn.collected.size();
    const auto left = static_cast<int>(std::ssize(state.convoyOf(state.turn.pawn)) - taken);
    const QString word = wordFor(resourceWords, resource);
    const Card icon{word, propertyLabel(word)};
    Slots::Slot slot{
        .property = iconSlot, .label = shown("slot-icon", {{u"count"_s, left}}), .choices = {icon}};
    if (left > 0)
        slot.card = icon;
    else
        slot.takes = shown("icon-all-taken");
    return {shown("label-icon"), {slot}};
}

// Where hands can lay something down there is a heap of each kind.
QList<Item> lyingOn(const State& state, int square, const Pile& pile, bool isHere)
{
    QList<Item> items;
    for (const Resource one : allResources) {
        if (isHere || pile.resources[one] > 0)
            items.append(tokens(one, pile.resources[one]));
    }
    const auto icon = state.trail().at(square).resource;
    if (isHere && icon)
        items.append(iconOf(state, *icon));
    if (!pile.mods.empty())
        items.append(modSlots(state, pile.mods));
    return items;
}

Panel leftVehicle(const State& state, const Vehicle& vehicle, const Message& where)
{
    return {.subject = vehicle.card,
            .title = state.box().vehicle(vehicle.card)->name,
            .subtitle = {},
            .where = where,
            .items = fuelItems(state, vehicle, state.box().vehicle(vehicle.card)->fuel)};
}

} // namespace

QList<Mat> squareMats(const State& state)
{
    std::map<int, Pile> piles = state.piles;
    const Pawn* pawn = state.pawn(state.turn.pawn);
    const int here = pawn && state.over == Over::No ? pawn->at : -1;
    if (here >= 0)
        piles.try_emplace(here);
    QList<Mat> mats;
    for (const auto& [square, pile] : piles) {
        Mat mat{.team = {}, .items = lyingOn(state, square, pile, square == here), .panels = {}};
        mat.title = shown("mat-square", {{u"square"_s, square}});
        mat.subject = pileSubject(square);
        const Message where = shown("where-left", {{u"square"_s, square}});
        for (const Vehicle& vehicle : pile.vehicles)
            mat.panels.append(leftVehicle(state, vehicle, where));
        for (const Survivor& survivor : pile.survivors)
            mat.panels.append(survivorPanel(state, survivor, where));
        mats.append(mat);
    }
    // Where things can be laid down comes first.
    std::ranges::stable_sort(mats, {}, [&](const Mat& mat) { return mat.subject != pileSubject(here); });
    return mats;
}

Slots openRow(const State& state)
{
    const Outfit& outfit = *state.outfit;
    QList<Card> choices;
    for (const QString& card : cardsLeft(state, outfit.stage))
        choices.append({card, namedAs(cardName(state.box(), card))});
    Slots row{{}, {}};
    int number = 0;
    for (const QString& card : outfit.open) {
        const int cost = costOf(state, outfit.stage, card);
        ++number;
        row.places.append({.property = rowSlot(number),
                           .label = cost > 0 ? shown("badge-cost", {{u"cost"_s, cost}})
                                             : shown("fact-number", {{u"count"_s, number}}),
                           .card = {card, namedAs(cardName(state.box(), card))},
                           .choices = choices});
    }
    return row;
}

} // namespace roadmarshal::apocalypse_trail
