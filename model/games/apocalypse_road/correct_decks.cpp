#include "correct_decks.h"

#include "card_place.h"
#include "names.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::Correction;
using table::Objection;

namespace {

using Result = std::expected<void, Objection>;

std::unexpected<Objection> wrong(const Correction& correction)
{
    return std::unexpected(Objection{{QStringLiteral("no-such-value"),
                                      {{QStringLiteral("subject"), correction.subject},
                                       {QStringLiteral("property"), correction.property},
                                       {QStringLiteral("value"), correction.value}}},
                                     {}});
}

std::optional<int> numberUpTo(const QString& text, int most)
{
    bool isNumber = false;
    const int value = text.toInt(&isNumber);
    return isNumber && value >= 0 && value <= most ? std::optional(value) : std::nullopt;
}

// Takes cards off a place: the unseen first, then the known.
void shrink(cards::Holding& holding, int by)
{
    const int unseen = std::min(by, holding.unknown);
    holding.unknown -= unseen;
    by -= unseen;
    for (int& count : holding.known) {
        const int taken = std::min(by, count);
        count -= taken;
        by -= taken;
    }
}

// So many cards in a place; unseen ones come from the pile, and go back to it.
Result setSize(State& state, DeckId id, const CardPlace& place, const Correction& correction)
{
    const cards::DeckSheet& sheet = state.setup->decks.of(id);
    cards::Deck& deck = state.deck(id);
    cards::Holding& holding = *holdingAt(deck, place);
    const auto size = numberUpTo(correction.value, holding.size() + cards::pileSize(sheet, deck));
    if (!size)
        return wrong(correction);
    if (*size >= holding.size())
        holding.unknown += *size - holding.size();
    else
        shrink(holding, holding.size() - *size);
    return {};
}

// The pile is counted on the table: what it has too few of went unseen to the discards.
Result setPile(State& state, DeckId id, const Correction& correction)
{
    const cards::DeckSheet& sheet = state.setup->decks.of(id);
    cards::Holding& discard = state.deck(id).discard;
    const int movable = cards::pileSize(sheet, state.deck(id)) + discard.size();
    const auto size = numberUpTo(correction.value, movable);
    if (!size)
        return wrong(correction);
    Correction discards = correction;
    discards.value = QString::number(movable - *size);
    return setSize(state, id, CardPlace::discard(), discards);
}

// A bonus card with markers lies open; without any it is among the discards.
Result setMarkers(State& state, Bonus bonus, const Correction& correction)
{
    const auto markers = numberUpTo(correction.value, bonusMarkers);
    const int kind = state.setup->decks.of(DeckId::Event).kindOf(wordFor(bonusWords, bonus));
    if (!markers || kind < 0)
        return wrong(correction);
    cards::Deck& deck = state.deck(DeckId::Event);
    int& open = deck.open.known[kind];
    int& discarded = deck.discard.known[kind];
    if (*markers > 0 && open == 0) {
        if (discarded > 0)
            --discarded;
        else if (cards::leftOf(state.setup->decks.of(DeckId::Event), deck, kind) == 0)
            return wrong(correction);
        open = 1;
    } else if (*markers == 0 && open > 0) {
        open = 0;
        ++discarded;
    }
    state.bonus[static_cast<size_t>(bonus)] = *markers;
    return {};
}

} // namespace

std::optional<Result> correctDecks(State& state, const Correction& correction)
{
    const auto deck = enumFor<DeckId>(deckWords, correction.subject);
    if (!deck)
        return std::nullopt;
    if (correction.property == QStringLiteral("pile"))
        return setPile(state, *deck, correction);
    if (correction.property == QStringLiteral("discard"))
        return setSize(state, *deck, CardPlace::discard(), correction);
    if (const auto bonus = enumFor<Bonus>(bonusWords, correction.property); bonus && *deck == DeckId::Event)
        return setMarkers(state, *bonus, correction);
    return std::nullopt;
}

std::optional<Result> correctHand(State& state, int seat, const Correction& correction)
{
    if (correction.property != QStringLiteral("hand"))
        return std::nullopt;
    return setSize(state, DeckId::Race, CardPlace::hand(seat), correction);
}

} // namespace roadmarshal::apocalypse_road
