#include "correct_decks.h"

#include "cards/place.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using table::Correction;
using Done = std::expected<void, table::Objection>;

namespace {

Done wrong(const char* code, const Correction& correction)
{
    return std::unexpected(table::wrongCorrection(QLatin1StringView(code), correction));
}

bool isCardOf(const Data& data, Deck deck, const QString& id)
{
    return deck == Deck::Rally ? data.rallyCard(id) != nullptr : data.accessory(id) != nullptr;
}

CardPile& pileIn(State& state, Deck deck)
{
    return deck == Deck::Rally ? state.rally : state.accessories;
}

// Cards that lie together, as many as they are, and those of them that are known.
Done correctHeap(const Data& data, Deck deck, const Correction& correction, QStringList& known, int& size)
{
    const qsizetype sign = correction.value.lastIndexOf(u'=');
    const auto count = table::numberIn(correction.value.sliced(sign + 1), 0, mostOfAnything);
    if (!count)
        return wrong("no-such-value", correction);
    if (sign < 0) {
        size = *count;
        if (size < known.size())
            known.clear(); // which of them are left nobody knows
        return {};
    }
    const QString card = correction.value.first(sign);
    if (!isCardOf(data, deck, card))
        return wrong("no-such-value", correction);
    const auto before = static_cast<int>(known.count(card));
    known.removeAll(card);
    for (int copy = 0; copy < *count; ++copy)
        known.append(card);
    known.sort();
    size = std::max(*count < before ? size - before + *count : size, static_cast<int>(known.size()));
    return {};
}

Done correctPile(const Setup& setup, Deck deck, CardPile& pile, const Correction& correction)
{
    const auto count = table::numberIn(correction.value, 0, mostOfAnything);
    if (!count)
        return wrong("no-such-value", correction);
    // RKR-4: where the app deals, the pile is what lies nowhere else.
    if (isInApp(setup, deck) && pile.pile != *count)
        return std::unexpected(table::Objection{{u"not-of-the-deck"_s, {}}, {u"RKR-4"_s, {}}});
    pile.pile = *count;
    return {};
}

// Only of what the app deals it is known which cards lie there.
Done correctDiscard(const Setup& setup, Deck deck, CardPile& pile, const Correction& correction)
{
    if (!isInApp(setup, deck) && correction.value.contains(u'='))
        return wrong("no-such-value", correction);
    int size = pile.discard.value_or(0);
    return correctHeap(setup.data, deck, correction, pile.discarded, size).transform([&] {
        pile.discard = size;
    });
}

Done correctCards(State& state, Deck deck, const Correction& correction)
{
    if (correction.property == cards::pile)
        return correctPile(*state.setup, deck, pileIn(state, deck), correction);
    if (correction.property == cards::discard)
        return correctDiscard(*state.setup, deck, pileIn(state, deck), correction);
    const auto holder = std::ranges::find(state.cars, correction.property,
                                          [](const Car& car) { return cards::handOf(car.id); });
    return holder == state.cars.end() ? wrong("no-such-property", correction)
                                      : correctHand(*state.setup, *holder, deck, correction);
}

// Which tiles are discarded the road says.
Done correctTiles(TilePile& tiles, const Correction& correction)
{
    if (correction.property != cards::pile)
        return wrong("no-such-property", correction);
    const auto count = table::numberIn(correction.value, 0, mostTiles);
    if (!count)
        return wrong("no-such-value", correction);
    tiles.pile = *count;
    return {};
}

} // namespace

Done correctHand(const Setup& setup, Car& car, Deck deck, const Correction& correction)
{
    return deck == Deck::Rally ? correctHeap(setup.data, deck, correction, car.cards, car.hand)
                               : correctHeap(setup.data, deck, correction, car.spares, car.spare);
}

std::optional<Done> correctDecks(State& state, const Correction& correction)
{
    for (const Deck deck : bothDecks) {
        if (correction.subject == wordOf(deck))
            return correctCards(state, deck, correction);
    }
    return correction.subject == u"tiles" ? std::optional(correctTiles(state.tiles, correction))
                                          : std::nullopt;
}

} // namespace roadmarshal::road_kill_rally
