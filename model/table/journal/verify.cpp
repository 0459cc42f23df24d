#include "verify.h"

#include "shorthand.h"
#include "standing_tables.h"

namespace roadmarshal::table {

namespace {

std::optional<QString> judge(const Game& game, const State& before, const Entry& entry)
{
    Random random(0, 0, entry.draws);
    const auto decision = game.decide(before, entry.action, random);
    if (!decision)
        return say(game, toRefused(decision.error()));
    if (decision->objections != entry.objections)
        return QStringLiteral("the rules object differently");
    if (decision->effects != entry.effects)
        return QStringLiteral("it has other consequences");
    return std::nullopt;
}

// After an undo, redo or amendment, the entries that stand have to add up to what lies on the table.
bool standsAsTold(StandingTables& tables, const Session& session, const Entry& entry, const State& state)
{
    if (entry.kind == EntryKind::Note || entry.kind == EntryKind::Ruling)
        return true;
    const auto told = tables.after(session.history().tip(entry.number));
    if (entry.kind == EntryKind::Action || entry.kind == EntryKind::Correction)
        return told.has_value();
    return told && isSame(session.game(), *told, state);
}

// States in between follow from these.
constexpr int compareEvery = 16;

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
    StandingTables tables(game, session.history(), *start);
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
        const bool compares = entry.number % compareEvery == 0 || entry.number == session.last();
        const auto reached = session.at(entry.number);
        if (!reached || (compares && game.store(*reached) != game.store(state))) {
            result.unsound =
                QStringLiteral("entry %1: its snapshot is not what a replay gives").arg(entry.number);
            return result;
        }
        if (!standsAsTold(tables, session, entry, state)) {
            result.unsound =
                QStringLiteral("entry %1: what stands after it does not give the table").arg(entry.number);
            return result;
        }
    }
    return result;
}

} // namespace roadmarshal::table
