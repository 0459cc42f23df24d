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

} // namespace

Verification verify(const Session& session)
{
    const Game& game = session.game();
    Verification result;
    State state = session.at(0);
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
        const State reached = session.at(entry.number);
        if (!reached || game.store(reached) != game.store(state)) {
            result.unsound =
                QStringLiteral("entry %1: its snapshot is not what a replay gives").arg(entry.number);
            return result;
        }
    }
    return result;
}

} // namespace roadmarshal::table
