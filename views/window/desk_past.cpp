#include "desk.h"

#include "in_turn.h"
#include "log/replay.h"

namespace roadmarshal::views {

using namespace table;

void Desk::lookAt(int entry)
{
    m_inTurn->act([this, entry] { lookAtNow(entry); });
}

void Desk::lookAtNow(int entry)
{
    if (!m_session || entry < 0 || entry > m_session->last() || refuseWhileTrying())
        return;
    const std::expected<State, Problem> then =
        entry == m_session->last() ? m_session->now() : m_session->at(entry);
    if (!then)
        return emit problem(then.error().toLine());
    const bool isNext = replayedEntry() == entry - 1;
    const State before = shown();
    lookAtTable(entry, *then);
    if (isNext)
        emit replayed(
            {.entry = m_session->entries()[entry - 1], .before = before, .after = *then, .ways = {}});
}

void Desk::lookAtTable(int entry, const State& then)
{
    if (entry == m_session->last())
        return backToNow();
    const auto ways = m_session->waysBetween(shownEntry(), entry);
    const bool wasInThePast = isInThePast();
    m_onShow = Past{entry, then};
    if (!wasInThePast)
        return refresh(ways);
    // From one point of the past to another nothing but the table changes.
    showBanner();
    showTable(ways);
    emit sessionChanged();
}

std::optional<int> Desk::replayedEntry() const
{
    return isInThePast() && m_log->replay()->isPlaying() ? std::optional(shownEntry()) : std::nullopt;
}

void Desk::startWhatIf()
{
    m_inTurn->act([this] { startWhatIfNow(); });
}

void Desk::startWhatIfNow()
{
    if (!m_session || isTrying() || refuseWhileBusy())
        return;
    m_marshal->settle();
    show(Trial{WhatIf(m_session->game(), shown(), m_session->file().meta().seed), shownEntry()});
}

void Desk::showPosition(const Game& game, const State& state, const QString& name)
{
    if (!m_session || refuseWhileBusy())
        return;
    m_log->replay()->pause();
    m_marshal->settle();
    show(Trial{WhatIf(game, state, m_session->file().meta().seed), m_session->last(), name});
}

void Desk::backToNow()
{
    if (isBusy() || (!isInThePast() && !isTrying()))
        return;
    if (isTrying())
        m_marshal->settle();
    show(Now{}, waysToNow());
}

std::optional<Ways> Desk::waysToNow() const
{
    const auto* trial = std::get_if<Trial>(&m_onShow);
    if (!trial)
        return m_session->waysBetween(shownEntry(), m_session->last());
    const bool isOfNow = trial->position.isEmpty() && trial->entry == m_session->last();
    return isOfNow ? std::optional(trial->branch.waysBetween(trial->branch.steps(), 0)) : std::nullopt;
}

} // namespace roadmarshal::views
