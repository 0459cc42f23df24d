#include "verify.h"

#include "shorthand.h"

namespace roadmarshal::table {

namespace {

std::optional<QString> judge(const Game& game, const State& before, const Entry& entry)
{
    Random random(0, 0, entry.draws);
    const auto decision = game.decide(before, entry.action, random);
    if (!decision)
        return say(game, decision.error());
    if (decision->objections != entry.objections)
        return QStringLiteral("the rules object differently");
    if (decision->effects != entry.effects)
        return QStringLiteral("it has other consequences");
    return std::nullopt;
}

// After an undo, redo or amendment, the entries that stand have to add up to what lies on the table.
bool standsAsTold(const Session& session, const State& start, const Entry& entry, const State& state)
{
    if (entry.kind != EntryKind::Undo && entry.kind != EntryKind::Redo && entry.kind != EntryKind::Amendment)
        return true;
    State replayed = start;
    for (const Amended& item : session.history().standing(entry.number)) {
        auto evolved = evolveAll(session.game(), replayed, item.effects);
        if (!evolved)
            return false;
        replayed = *std::move(evolved);
    }
    return session.game().store(replayed) == session.game().store(state);
}

} // namespace

Verification verify(const Session& session)
{
    const Game& game = session.game();
    Verification result;
    result.isByOlderRules = session.file().meta().rulesVersion < game.rulesVersion();
    const auto start = session.at(0);
    if (!start)
        return {0, start.error().toLine(), {}, {}, false};
    State state = *start;
    for (const Entry& entry : session.entries()) {
        ++result.entries;
        if (entry.kind == EntryKind::Action) {
            if (const auto reason = judge(game, state, entry))
                result.differences.append({entry.number, *reason});
        }
        auto evolved = evolveAll(game, state, entry.effects);
        if (!evolved) {
            result.unsound = QStringLiteral("entry %1: %2").arg(entry.number).arg(evolved.error().toLine());
            return result;
        }
        state = *std::move(evolved);
        if (const auto wrong = game.imbalance(state); wrong && !result.imbalance)
            result.imbalance = {entry.number, *wrong};
        const auto reached = session.at(entry.number);
        if (!reached || game.store(*reached) != game.store(state)) {
            result.unsound =
                QStringLiteral("entry %1: its snapshot is not what a replay gives").arg(entry.number);
            return result;
        }
        if (!standsAsTold(session, *start, entry, state)) {
            result.unsound =
                QStringLiteral("entry %1: what stands after it does not give the table").arg(entry.number);
            return result;
        }
    }
    return result;
}

} // namespace roadmarshal::table
