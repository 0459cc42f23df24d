#include "deck_moves.h"

#include "cards/draw.h"
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

bool record(Recorder& recorder, DeckId deck, const std::optional<cards::Move>& move)
{
    if (move)
        recorder.add(CardMoved{deck, move->card, move->from, move->to, move->count, move->hidden},
                     citationOf(deck));
    return move.has_value();
}

// 4.3, 10.0: an empty pile is made of the discards.
void reshuffleIfEmpty(Recorder& recorder, DeckId deck)
{
    if (cards::needsReshuffle(sheetOf(recorder, deck), recorder.state().deck(deck)))
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
    const QString hand = handPlace(recorder.state(), seat);
    while (wanted > 0) {
        reshuffleIfEmpty(recorder, DeckId::Race);
        const auto move = cards::drawnUnseen(sheetOf(recorder, DeckId::Race),
                                             recorder.state().deck(DeckId::Race), hand, wanted);
        if (!record(recorder, DeckId::Race, move))
            return;
        wanted -= move->count;
    }
}

// "race hand-red", "event discard 21", "combat discard 21 36": which deck, which place, which cars.
QString nameOfDraw(const State& state, DeckId deck, const QString& to)
{
    QStringList name{wordFor(deckWords, deck), to};
    const Segment& segment = state.segment;
    if (segment.isOpen())
        name.append(state.sheet(segment.car).id);
    if (segment.isOpen() && deck == DeckId::Combat && segment.target >= 0)
        name.append(state.sheet(segment.target).id);
    return name.join(u' ');
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
    return cards::mayHold(state.setup->decks.of(DeckId::Race), state.deck(DeckId::Race),
                          handPlace(state, seat), raceKindOf(state, card));
}

std::optional<QString> drawByApp(Recorder& recorder, table::Random& random, DeckId deck, const QString& to)
{
    reshuffleIfEmpty(recorder, deck);
    const auto move = cards::drawn(sheetOf(recorder, deck), recorder.state().deck(deck), to, [&](int bound) {
        return random.below(bound, nameOfDraw(recorder.state(), deck, to));
    });
    record(recorder, deck, move);
    return move.transform([](const cards::Move& of) { return of.card; });
}

void noteDrawn(Recorder& recorder, DeckId deck, const QString& card, const QString& to)
{
    reshuffleIfEmpty(recorder, deck);
    record(recorder, deck, cards::noted(sheetOf(recorder, deck), recorder.state().deck(deck), card, to));
}

table::Objections objectionsToDrawn(const State& state, DeckId deck, const QString& card)
{
    const DeckSheet& sheet = state.setup->decks.of(deck);
    if (sheet.kinds.empty() || canBeInPile(state, deck, card))
        return {};
    // An empty pile is shuffled anew before the draw, and may have it again.
    const int kind = sheet.kindOf(card);
    if (kind >= 0 && cards::pileSize(sheet, state.deck(deck)) == 0 &&
        state.deck(deck).at(cards::discard).known[kind] > 0)
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
    record(recorder, DeckId::Race,
           cards::leaving(sheetOf(recorder, DeckId::Race), recorder.state().deck(DeckId::Race), card,
                          handPlace(recorder.state(), seat), cards::discard));
}

void fillHands(Recorder& recorder, table::Random& random)
{
    const int seats = static_cast<int>(recorder.state().setup->teams.size());
    for (int step = 0; step < seats; ++step) {
        const int seat = (recorder.state().firstPlayer + step) % seats;
        int wanted = handSize - handOf(recorder.state(), seat).size();
        if (!sheetOf(recorder, DeckId::Race).byApp)
            fillHandOnTable(recorder, seat, wanted);
        while (sheetOf(recorder, DeckId::Race).byApp && wanted-- > 0 &&
               drawByApp(recorder, random, DeckId::Race, handPlace(recorder.state(), seat)))
            ;
    }
}

} // namespace roadmarshal::apocalypse_road
