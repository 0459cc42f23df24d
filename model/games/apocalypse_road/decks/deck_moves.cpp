#include "deck_moves.h"

#include "games/apocalypse_road/table/names.h"

namespace roadmarshal::apocalypse_road {

using cards::DeckSheet;
using table::Citation;

namespace {

const DeckSheet& sheetOf(const Recorder& recorder, DeckId deck)
{
    return recorder.state().setup->decks.of(deck);
}

Citation citationOf(DeckId deck)
{
    return {deck == DeckId::Race    ? QStringLiteral("4.3")
            : deck == DeckId::Event ? QStringLiteral("10.0")
                                    : QStringLiteral("8.0"),
            {}};
}

void move(Recorder& recorder, DeckId deck, const QString& card, const CardPlace& from, const CardPlace& to,
          int count = 1, bool hidden = false)
{
    recorder.add(
        CardMoved{deck, card, toText(recorder.state(), from), toText(recorder.state(), to), count, hidden},
        citationOf(deck));
}

// 4.3, 10.0: an empty pile is made of the discards.
void reshuffleIfEmpty(Recorder& recorder, DeckId deck)
{
    if (cards::pileSize(sheetOf(recorder, deck), recorder.state().deck(deck)) == 0 &&
        recorder.state().deck(deck).discard.size() > 0)
        recorder.add(Reshuffled{deck}, citationOf(deck));
}

bool canBeInPile(const State& state, DeckId deck, const QString& card)
{
    const DeckSheet& sheet = state.setup->decks.of(deck);
    const int kind = sheet.kindOf(card);
    return kind >= 0 && cards::leftOf(sheet, state.deck(deck), kind) > 0;
}

void fillHandOnTable(Recorder& recorder, int seat, int wanted)
{
    while (wanted > 0) {
        reshuffleIfEmpty(recorder, DeckId::Race);
        const int count = std::min(
            wanted, cards::pileSize(sheetOf(recorder, DeckId::Race), recorder.state().deck(DeckId::Race)));
        if (count <= 0)
            return;
        move(recorder, DeckId::Race, {}, CardPlace::pile(), CardPlace::hand(seat), count);
        wanted -= count;
    }
}

} // namespace

QString raceKindOf(const State& state, const RaceCard& card)
{
    const DeckSheet& sheet = state.setup->decks.of(DeckId::Race);
    RaceCard plain = card;
    plain.star = false;
    RaceCard ram = plain;
    if (ram.movement.type == movement::Type::RamLead)
        ram.movement.type = movement::Type::Ram;
    for (const RaceCard& kind : {card, plain, ram}) {
        if (sheet.kindOf(toText(kind)) >= 0)
            return toText(kind);
    }
    return {};
}

bool mayHold(const State& state, int seat, const RaceCard& card)
{
    const DeckSheet& sheet = state.setup->decks.of(DeckId::Race);
    const cards::Deck& deck = state.deck(DeckId::Race);
    const int kind = sheet.kindOf(raceKindOf(state, card));
    if (kind < 0)
        return false;
    const cards::Holding& hand = deck.hands[seat];
    return hand.known[kind] > 0 || (hand.unknown > 0 && cards::leftOf(sheet, deck, kind) > 0);
}

std::optional<QString> drawByApp(Recorder& recorder, table::Random& random, DeckId deck, const CardPlace& to)
{
    reshuffleIfEmpty(recorder, deck);
    const DeckSheet& sheet = sheetOf(recorder, deck);
    const int count = cards::drawable(sheet, recorder.state().deck(deck));
    if (count == 0 || cards::pileSize(sheet, recorder.state().deck(deck)) == 0)
        return std::nullopt;
    const QString card =
        sheet.kinds[cards::kindDrawn(sheet, recorder.state().deck(deck), random.below(count))].card;
    move(recorder, deck, card, CardPlace::pile(), to);
    return card;
}

void noteDrawn(Recorder& recorder, DeckId deck, const QString& card, const CardPlace& to)
{
    reshuffleIfEmpty(recorder, deck);
    if (cards::pileSize(sheetOf(recorder, deck), recorder.state().deck(deck)) == 0)
        return;
    const bool named = canBeInPile(recorder.state(), deck, card);
    move(recorder, deck, named ? card : QString(), CardPlace::pile(), to);
}

table::Objections objectionsToDrawn(const State& state, DeckId deck, const QString& card)
{
    const DeckSheet& sheet = state.setup->decks.of(deck);
    if (sheet.kinds.empty() || canBeInPile(state, deck, card))
        return {};
    // An empty pile is shuffled anew before the draw, and may have it again.
    const int kind = sheet.kindOf(card);
    if (kind >= 0 && cards::pileSize(sheet, state.deck(deck)) == 0 &&
        state.deck(deck).discard.known[kind] > 0)
        return {};
    return {{{QStringLiteral("card-all-out"),
              {{QStringLiteral("card"), card},
               {QStringLiteral("deck"), QStringLiteral("@deck-") + wordFor(deckWords, deck)}}},
             {citationOf(deck).rule, QStringLiteral("AR-47")}}};
}

void playFromHand(Recorder& recorder, int seat, const RaceCard& card)
{
    discardFromHand(recorder, seat, raceKindOf(recorder.state(), card));
}

void discardFromHand(Recorder& recorder, int seat, const QString& card)
{
    const DeckSheet& sheet = sheetOf(recorder, DeckId::Race);
    const cards::Deck& deck = recorder.state().deck(DeckId::Race);
    const cards::Holding& hand = deck.hands[seat];
    const CardPlace from = CardPlace::hand(seat);
    const int kind = sheet.kindOf(card);
    if (kind >= 0 && hand.known[kind] > 0)
        move(recorder, DeckId::Race, card, from, CardPlace::discard());
    else if (kind >= 0 && hand.unknown > 0 && cards::leftOf(sheet, deck, kind) > 0)
        move(recorder, DeckId::Race, card, from, CardPlace::discard(), 1, true);
    else if (hand.unknown > 0)
        move(recorder, DeckId::Race, {}, from, CardPlace::discard());
}

void fillHands(Recorder& recorder, table::Random& random)
{
    const int seats = static_cast<int>(recorder.state().setup->teams.size());
    for (int step = 0; step < seats; ++step) {
        const int seat = (recorder.state().firstPlayer + step) % seats;
        int wanted = handSize - recorder.state().deck(DeckId::Race).hands[seat].size();
        if (!sheetOf(recorder, DeckId::Race).byApp)
            fillHandOnTable(recorder, seat, wanted);
        while (sheetOf(recorder, DeckId::Race).byApp && wanted-- > 0 &&
               drawByApp(recorder, random, DeckId::Race, CardPlace::hand(seat)))
            ;
    }
}

} // namespace roadmarshal::apocalypse_road
