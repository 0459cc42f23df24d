#include "places.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

constexpr QChar squareMark = u'@';

template <class Card>
bool takeFrom(std::vector<Card>& cards, const QString& id, Card& taken)
{
    const auto found = std::ranges::find(cards, id, &Card::card);
    if (found == cards.end())
        return false;
    taken = std::move(*found);
    cards.erase(found);
    return true;
}

template <class Card>
void putInto(std::vector<Card>& cards, Card card, int position)
{
    const bool isBehind = position < 0 || position > std::ssize(cards);
    cards.insert(isBehind ? cards.end() : cards.begin() + position, std::move(card));
}

template <class Card>
QStringList idsOf(const std::vector<Card>& cards)
{
    QStringList ids;
    for (const Card& card : cards)
        ids.append(card.card);
    return ids;
}

std::expected<void, Problem> wrong(const QString& what, const QString& why)
{
    return std::unexpected(Problem{what, why});
}

// What a card takes along.
struct Carried
{
    Survivor person = {};
    Mod mod = {};
    Vehicle vehicle = {};
};

bool lift(State& state, const QString& card, const QString& from, CardKind kind, Carried& carried)
{
    carried = {{card}, {card}, {card}};
    if (from == deckPlace)
        return true;
    if (from == deadPlace)
        return kind == CardKind::Person && state.discard.removeOne(card);
    const auto liftFrom = [&](auto& at) {
        return kind == CardKind::Person ? takeFrom(at.survivors, card, carried.person)
               : kind == CardKind::Mod  ? takeFrom(at.mods, card, carried.mod)
                                        : false;
    };
    if (const auto square = squareOf(from)) {
        const auto pile = state.piles.find(*square);
        if (pile == state.piles.end())
            return false;
        return kind == CardKind::Vehicle ? takeFrom(pile->second.vehicles, card, carried.vehicle)
                                         : liftFrom(pile->second);
    }
    Crew* crew = state.crew(from);
    if (!crew || kind != CardKind::Vehicle)
        return crew && liftFrom(*crew);
    if (!crew->vehicle || crew->vehicle->card != card)
        return false;
    carried.vehicle = *crew->vehicle;
    crew->vehicle.reset();
    return true;
}

std::expected<void, Problem> lay(State& state, const QString& to, CardKind kind, Carried carried, int position)
{
    if (to == deckPlace)
        return {};
    if (to == deadPlace) {
        if (kind != CardKind::Person)
            return wrong(carried.mod.card, QStringLiteral("can't die"));
        const bool isBehind = position < 0 || position > state.discard.size();
        state.discard.insert(isBehind ? state.discard.size() : position, carried.person.card);
        return {};
    }
    const auto layAt = [&](auto& at) {
        if (kind == CardKind::Person)
            putInto(at.survivors, std::move(carried.person), position);
        else
            putInto(at.mods, std::move(carried.mod), position);
    };
    if (const auto square = squareOf(to)) {
        if (!state.trail().has(*square))
            return wrong(to, QStringLiteral("is no square of the trail"));
        Pile& pile = state.pile(*square);
        if (kind == CardKind::Vehicle)
            putInto(pile.vehicles, carried.vehicle, position);
        else
            layAt(pile);
        return {};
    }
    Crew* crew = state.crew(to);
    if (!crew || (kind == CardKind::Vehicle && crew->vehicle))
        return wrong(to, crew ? QStringLiteral("has a vehicle already") : QStringLiteral("is no crew"));
    if (kind == CardKind::Vehicle)
        crew->vehicle = carried.vehicle;
    else
        layAt(*crew);
    return {};
}

} // namespace

QString squarePlace(int square)
{
    return squareMark + QString::number(square);
}

std::optional<int> squareOf(const QString& place)
{
    bool isNumber = false;
    const int square = place.startsWith(squareMark) ? place.sliced(1).toInt(&isNumber) : 0;
    return isNumber ? std::optional(square) : std::nullopt;
}

std::optional<CardKind> kindOf(const Box& box, const QString& card)
{
    if (box.person(card))
        return CardKind::Person;
    if (box.mod(card))
        return CardKind::Mod;
    return box.vehicle(card) ? std::optional(CardKind::Vehicle) : std::nullopt;
}

QStringList cardsAt(const State& state, const QString& place, CardKind kind)
{
    const auto of = [&](const auto& at) {
        return kind == CardKind::Person ? idsOf(at.survivors) : idsOf(at.mods);
    };
    if (place == deadPlace)
        return kind == CardKind::Person ? state.discard : QStringList();
    if (const auto square = squareOf(place)) {
        const Pile* pile = state.pileAt(*square);
        if (!pile)
            return {};
        return kind == CardKind::Vehicle ? idsOf(pile->vehicles) : of(*pile);
    }
    const Crew* crew = state.crew(place);
    if (!crew)
        return {};
    if (kind != CardKind::Vehicle)
        return of(*crew);
    return crew->vehicle ? QStringList{crew->vehicle->card} : QStringList();
}

QStringList placesOf(const State& one, const State& other)
{
    QStringList places;
    for (const Crew& crew : one.crews)
        places.append(crew.id);
    std::set<int> squares;
    for (const State* state : {&one, &other})
        std::ranges::copy(std::views::keys(state->piles), std::inserter(squares, squares.end()));
    for (const int square : squares)
        places.append(squarePlace(square));
    places.append(deadPlace);
    return places;
}

std::optional<QString> placeOf(const State& state, const QString& card)
{
    const auto kind = kindOf(state.box(), card);
    for (const QString& place : placesOf(state, state)) {
        if (kind && cardsAt(state, place, *kind).contains(card))
            return place;
    }
    return std::nullopt;
}

std::expected<void, Problem> moveCard(State& state, const QString& card, const QString& from, const QString& to,
                                      int position)
{
    const auto kind = kindOf(state.box(), card);
    Carried carried;
    if (!kind || !lift(state, card, from, *kind, carried))
        return wrong(card, QStringLiteral("does not lie there"));
    return lay(state, to, *kind, std::move(carried), position).transform([&] { state.sweep(); });
}

const Survivor* anySurvivor(const State& state, const QString& card)
{
    if (const Survivor* survivor = state.survivor(card))
        return survivor;
    for (const Pile& pile : std::views::values(state.piles)) {
        if (const auto found = std::ranges::find(pile.survivors, card, &Survivor::card);
            found != pile.survivors.end())
            return &*found;
    }
    return nullptr;
}

Survivor* anySurvivor(State& state, const QString& card)
{
    return const_cast<Survivor*>(anySurvivor(std::as_const(state), card));
}

} // namespace roadmarshal::apocalypse_trail
