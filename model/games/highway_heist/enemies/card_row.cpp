#include "card_row.h"

#include "machine_run.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using enum Event::Does;

namespace {

void insertSorted(QStringList& list, const QString& card)
{
    list.insert(std::ranges::lower_bound(list, card), card);
}

// HH-105; the card that leaves, if any.
QString shiftCards(State& state)
{
    const QString leaving = state.cards.takeLast();
    state.cards.prepend(QString());
    if (!leaving.isEmpty())
        insertSorted(state.cardDiscard, leaving);
    return leaving;
}

} // namespace

int cardPile(const State& state)
{
    const auto inRow =
        std::ranges::count_if(state.cards, [](const QString& card) { return !card.isEmpty(); });
    return static_cast<int>(std::ssize(state.guide().enemyCards) - inRow - state.cardDiscard.size());
}

QStringList drawableCards(const State& state)
{
    const bool reshuffles = cardPile(state) <= 0;
    QStringList drawable;
    if (reshuffles && state.cardDiscard.isEmpty())
        return drawable;
    for (const auto& [id, card] : state.guide().enemyCards) {
        if (!state.cards.contains(id) && (reshuffles || !state.cardDiscard.contains(id)))
            drawable.append(id);
    }
    return drawable;
}

State withShiftedCards(State state)
{
    shiftCards(state);
    return state;
}

void perform(Run& run, const step::ShiftCards&, const PegWay&)
{
    const QString leaving = shiftCards(run.state);
    if (!leaving.isEmpty())
        run.tell({leaving, Discarded, {}, 0, "HH-105"});
    // HH-106: what is drawn to the only spot is not activated.
    const QString& arrived = run.state.cards.last();
    if (arrived.isEmpty())
        return;
    run.tell({arrived, Activated, {}, 0, "HH-105"});
    run.push(step::Effect{arrived, true, 0});
}

// There is none to draw.
void perform(Run&, const step::DrawCard&, const PegWay&) {}

void layCard(Run& run, const QString& card)
{
    State& state = run.state;
    if (cardPile(state) <= 0) // HH-107, HR-28
        state.cardDiscard.clear();
    state.cards.first() = card;
    run.tell({card, Drawn, {}, 0, "HH-105"});
    run.push(step::Effect{card, false, 0});
}

} // namespace roadmarshal::highway_heist
