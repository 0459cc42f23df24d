#include "stunt_row.h"

#include "machine_run.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using enum Event::Does;

namespace {

// The level on top: 1 lies over 2 over 3 (HH-10). 0 if the deck is empty.
int levelOnTop(const State& state)
{
    for (int level = 1; level <= stuntLevels; ++level) {
        if (state.stuntDeck[static_cast<size_t>(level - 1)] > 0)
            return level;
    }
    return 0;
}

const StuntCard* stunt(const State& state, const QString& card)
{
    const auto found = state.guide().stunts.find(card);
    return found == state.guide().stunts.end() ? nullptr : &found->second;
}

// HH-116, HR-13: face-down ones too; the card that leaves, if any.
StuntSpot shiftStunts(State& state)
{
    StuntSpot leaving = state.stunts.back();
    state.stunts.pop_back();
    state.stunts.insert(state.stunts.begin(), StuntSpot{});
    if (!leaving.card.isEmpty())
        state.stuntDiscard.insert(std::ranges::lower_bound(state.stuntDiscard, leaving.card), leaving.card);
    return leaving;
}

} // namespace

State withShiftedStunts(State state)
{
    shiftStunts(state);
    return state;
}

QStringList drawableStunts(const State& state)
{
    QStringList drawable;
    const int level = levelOnTop(state);
    for (const auto& [id, card] : state.guide().stunts) {
        if (card.level == level && !state.stuntDiscard.contains(id) &&
            !std::ranges::contains(state.stunts, id, &StuntSpot::card))
            drawable.append(id);
    }
    return drawable;
}

bool isFaceDown(const State& state, const StuntSpot& spot)
{
    const StuntCard* card = stunt(state, spot.card);
    return card && card->level < stuntLevels && spot.tokens == 0;
}

void perform(Run& run, const step::ShiftStunts&, const PegWay&)
{
    const StuntSpot leaving = shiftStunts(run.state);
    if (leaving.card.isEmpty())
        return;
    run.tell({leaving.card, Discarded, {}, leaving.tokens, "HH-116"});
    const StuntCard* card = stunt(run.state, leaving.card);
    if (card && card->level == stuntLevels)
        endGame(run, false, "HH-118");
}

void perform(Run&, const step::DrawStunt&, const PegWay&) {}

void layStunt(Run& run, const QString& id)
{
    State& state = run.state;
    const StuntCard& card = *stunt(state, id);
    --state.stuntDeck[static_cast<size_t>(card.level - 1)];
    state.stunts.front() = {id, card.tokens};
    run.tell({id, Drawn, {}, card.tokens, "HH-117"});
}

} // namespace roadmarshal::highway_heist
