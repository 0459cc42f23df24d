// Events that leave something lying: tokens on the active car, open cards beside the track.
#include "kinds.h"

#include "games/apocalypse_road/decks/card_place.h"
#include "games/apocalypse_road/table/names.h"
#include "games/apocalypse_road/turn/carry_out.h"

namespace roadmarshal::apocalypse_road::events {

namespace {

// AR-58: off the track beside its sector, with a token; no shot before it has moved again.
void spinOff(Recorder& recorder, track::Side side)
{
    const int car = recorder.state().segment.car;
    const Whereabouts at = recorder.state().cars[car].at;
    const auto* space = std::get_if<track::Space>(&at);
    const auto* beside = std::get_if<track::Beside>(&at);
    if (!space && !beside) // destroyed, or still in the chute: there is no sector to leave
        return remark(recorder, QStringLiteral("event-no-sector"), QStringLiteral("AR-58"));
    const table::Citation cited = citation(QStringLiteral("AR-58"));
    if (!recorder.state().cars[car].has(Token::SpinAround))
        recorder.add(TokenMoved{recorder.carId(car), Token::SpinAround, true}, cited);
    moveCar(recorder, car, track::Beside{space ? space->sector : beside->sector, side}, cited);
}

// AR-41: it stays beside the track with four markers on it, until it is used up.
void layOpen(Recorder& recorder, Bonus card)
{
    const table::Citation cited = citation(QStringLiteral("AR-41"));
    const int kind = recorder.state().setup->decks.of(DeckId::Event).kindOf(wordFor(bonusWords, card));
    const cards::Deck& deck = recorder.state().deck(DeckId::Event);
    if (kind >= 0 && deck.at(cards::open).known[kind] == 0 && deck.at(cards::discard).known[kind] > 0)
        recorder.add(
            CardMoved{DeckId::Event, wordFor(bonusWords, card), cards::discard, cards::open, 1, false},
            cited);
    if (kind >= 0 && deck.at(cards::open).known[kind] > 0)
        recorder.add(BonusMarked{card, bonusMarkers - recorder.state().markersOn(card)}, cited);
}

} // namespace

void reloading(Recorder& recorder, const QStringList&)
{
    const int car = recorder.state().segment.car;
    if (!recorder.state().cars[car].inRace())
        return remark(recorder, QStringLiteral("event-no-car"), QStringLiteral("AR-34"));
    if (Segment segment = recorder.state().segment; !segment.fired) {
        segment.barred = true;
        return recorder.add(SegmentChanged{segment}, citation(QStringLiteral("AR-25")));
    }
    if (!recorder.state().cars[car].has(Token::Reloading))
        recorder.add(TokenMoved{recorder.carId(car), Token::Reloading, true},
                     citation(QStringLiteral("AR-25")));
}

void intoTheWeeds(Recorder& recorder, const QStringList&)
{
    spinOff(recorder, track::Side::Out);
}

void spinAround(Recorder& recorder, const QStringList&)
{
    spinOff(recorder, track::Side::In);
}

void bounty(Recorder& recorder, const QStringList&)
{
    layOpen(recorder, Bonus::Bounty);
}

void raceBonus(Recorder& recorder, const QStringList&)
{
    layOpen(recorder, Bonus::RaceBonus);
}

} // namespace roadmarshal::apocalypse_road::events
