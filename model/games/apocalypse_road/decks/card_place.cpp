#include "card_place.h"

namespace roadmarshal::apocalypse_road {

namespace {

const QString handPrefix = QStringLiteral("hand-");

template <class Deck>
auto* holdingIn(Deck& deck, const CardPlace& place)
{
    using Found = decltype(&deck.discard);
    switch (place.where) {
    case CardPlace::Where::Pile:
        break;
    case CardPlace::Where::Discard:
        return &deck.discard;
    case CardPlace::Where::Open:
        return &deck.open;
    case CardPlace::Where::Hand:
        return &deck.hands[static_cast<size_t>(place.seat)];
    }
    return Found(nullptr);
}

} // namespace

QString toText(const State& state, const CardPlace& place)
{
    switch (place.where) {
    case CardPlace::Where::Pile:
        break;
    case CardPlace::Where::Discard:
        return QStringLiteral("discard");
    case CardPlace::Where::Open:
        return QStringLiteral("open");
    case CardPlace::Where::Hand:
        return handPrefix + state.setup->teams[place.seat].id;
    }
    return QStringLiteral("pile");
}

std::optional<CardPlace> parseCardPlace(const State& state, const QString& text)
{
    if (text == toText(state, CardPlace::pile()))
        return CardPlace::pile();
    for (const CardPlace& place : placesOutsideThePile(state)) {
        if (text == toText(state, place))
            return place;
    }
    return std::nullopt;
}

std::vector<CardPlace> placesOutsideThePile(const State& state)
{
    std::vector<CardPlace> places{CardPlace::discard(), CardPlace::open()};
    for (int seat = 0; seat < static_cast<int>(state.setup->teams.size()); ++seat)
        places.push_back(CardPlace::hand(seat));
    return places;
}

cards::Holding* holdingAt(cards::Deck& deck, const CardPlace& place)
{
    return holdingIn(deck, place);
}

const cards::Holding* holdingAt(const cards::Deck& deck, const CardPlace& place)
{
    return holdingIn(deck, place);
}

} // namespace roadmarshal::apocalypse_road
