#include "taken.h"

#include "games/apocalypse_trail/carrying/stow.h"
#include "games/apocalypse_trail/record/places.h"
#include "games/apocalypse_trail/table/names.h"
#include "games/apocalypse_trail/table/spots.h"

namespace roadmarshal::apocalypse_trail {

using table::CarrySpot;

namespace {

// Hands reach into an empty store, not for what it belongs to.
Taken tokensFrom(Resource resource, const QString& store, int there)
{
    return there > 0 ? Taken(TakenTokens{resource, store, there})
                     : Taken(FixedTokens{resource, against("none-there", "AT-71")});
}

Taken tokensIn(const State& state, Resource resource, const QString& store)
{
    return tokensFrom(resource, store, available(state, resource, *sourceIn(state, store)));
}

// ATR-49: a token on a tracker lies in no store.
Taken onTracker(const Crew& crew)
{
    if (!crew.vehicle || crew.vehicle->tracker == 0)
        return {};
    return FixedTokens{Resource::Fuel, against("tracker-token-stays", "AT-53",
                                               {{QStringLiteral("crew"), crew.id}}, "ATR-49")};
}

Taken modAt(const State& state, const QString& place, int number)
{
    const QString card = cardsAt(state, place, CardKind::Mod).value(number - 1);
    return card.isEmpty() ? Taken() : TakenCard{card};
}

Taken ofCrew(const State& state, const Crew& crew, const QString& property)
{
    if (property.isEmpty())
        return crew.vehicle ? Taken(TakenCard{crew.vehicle->card}) : Taken();
    if (property == trackerWord)
        return onTracker(crew);
    if (property == tankWord)
        return crew.vehicle ? tokensIn(state, Resource::Fuel, crew.id + u'.' + tankWord) : Taken();
    if (const auto number = numberOfMod(property))
        return modAt(state, crew.id, *number);
    if (const auto load = loadIn(property))
        return crew.mod(load->mod) ? tokensIn(state, load->resource, crew.id + u'.' + load->mod) : Taken();
    const auto resource = enumFor<Resource>(resourceWords, property);
    return resource ? tokensIn(state, *resource, crew.id) : Taken();
}

// AT-43: the icon gives a token to each crew.
Taken ofIcon(const State& state, int square)
{
    const auto resource = state.trail().at(square).resource;
    return resource ? Taken(TakenTokens{*resource, QStringLiteral("icon"), 1}) : Taken();
}

Taken ofSquare(const State& state, int square, const QString& property)
{
    const Pawn* pawn = state.pawn(state.turn.pawn);
    const bool isHere = pawn && pawn->at == square;
    if (property == iconSlot)
        return isHere ? ofIcon(state, square) : Taken();
    const Pile* pile = state.pileAt(square);
    if (!pile)
        return {};
    if (const auto number = numberOfMod(property))
        return modAt(state, squarePlace(square), *number);
    if (const auto load = loadIn(property))
        return FixedTokens{load->resource,
                           against("load-goes-along", "AT-71", {{QStringLiteral("card"), load->mod}})};
    const auto resource = enumFor<Resource>(resourceWords, property);
    if (!resource)
        return {};
    return isHere ? tokensFrom(*resource, QStringLiteral("here"), pile->resources[*resource])
                  : Taken(FixedTokens{*resource, liesElsewhere(square)});
}

} // namespace

Objection liesElsewhere(int square)
{
    return against("lies-elsewhere", "AT-71", {{QStringLiteral("square"), square}});
}

Taken takenFrom(const State& state, const CarrySpot& spot)
{
    if (const Crew* crew = state.crew(spot.subject))
        return ofCrew(state, *crew, spot.property);
    if (const auto square = squareOfPile(spot.subject); square && state.trail().has(*square))
        return ofSquare(state, *square, spot.property);
    if (const auto number = numberInRow(spot.property); number && spot.subject == rowSubject)
        return state.outfit && *number > 0 && *number <= state.outfit->open.size()
                   ? Taken(TakenFromRow{state.outfit->open[*number - 1]})
                   : Taken();
    // A survivor's panel, or that of a vehicle that was left somewhere.
    const auto place = spot.property.isEmpty() ? placeOf(state, spot.subject) : std::nullopt;
    return place && *place != deadPlace ? Taken(TakenCard{spot.subject}) : Taken();
}

} // namespace roadmarshal::apocalypse_trail
