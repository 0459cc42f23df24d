#include "facts.h"

#include "games/apocalypse_road/record/actions.h"
#include "games/apocalypse_road/record/effects.h"
#include "match.h"

namespace roadmarshal::apocalypse_road {

using table::Fact;
using What = Fact::What;

namespace {

bool isA(const table::Action& action, const char* kind)
{
    return action.kind == QLatin1StringView(kind);
}

// Who acts: named by the action, or the car whose segment it is.
int actor(const State& before, const table::Action& action)
{
    if (isA(action, Activate::kind) || isA(action, Shoot::kind))
        return before.setup->carIndex(action.args[QStringLiteral("car")].toString());
    return action.kind.isEmpty() ? -1 : before.segment.car;
}

QString cause(const State& before, const table::Action& action)
{
    const Segment& segment = before.segment;
    if (action.kind.isEmpty())
        return QStringLiteral("by-hand");
    if (isA(action, Shoot::kind))
        return QStringLiteral("by-shot");
    if (!segment.event.isEmpty())
        return QStringLiteral("event-") + segment.event;
    if (segment.stage == Stage::Collision || segment.stage == Stage::Chain)
        return segment.sideswipe ? QStringLiteral("by-sideswipe") : QStringLiteral("by-ram");
    if (isA(action, Activate::kind))
        return QStringLiteral("by-movement");
    return QStringLiteral("by-turn");
}

void nobodyDid(Fact& fact)
{
    fact.byPiece.clear();
    fact.byTeam.clear();
}

void countPoints(Fact& fact, const VpMoved& moved, const table::Effect& effect)
{
    fact.team = moved.team;
    fact.amount = moved.count;
    if (moved.to == Heap::Claimed) {
        fact.what = What::Score;
        // 11.1, 11.3: what it was for tells more than what the active car did.
        if (effect.citation.rule == QStringLiteral("11.1"))
            fact.how.code = QStringLiteral("by-crossing");
        else if (effect.citation.rule == QStringLiteral("11.3"))
            fact.how.code = QStringLiteral("by-kill");
    } else if (moved.from == Heap::Claimed) {
        fact.what = What::Return;
    } else if (moved.to == Heap::Removed) {
        fact.what = What::Forfeit;
        nobodyDid(fact);
        if (effect.citation.rule == QStringLiteral("11.4"))
            fact.how.code = QStringLiteral("by-countdown");
    }
}

void concern(Fact& fact, const State& state, const QString& car)
{
    fact.piece = car;
    if (const int index = state.setup->carIndex(car); index >= 0)
        fact.team = state.teamOf(index).id;
}

// 8.0: a shot in vain is told of whom it was aimed at.
void concernRemark(Fact& fact, const State& state, const Remarked& remark)
{
    concern(fact, state, remark.car);
    if (remark.code == QStringLiteral("shot-misses"))
        fact.of = {remark.code,
                   {{QStringLiteral("car"), remark.car}, {QStringLiteral("target"), remark.other}}};
}

} // namespace

Fact fact(const State& before, const table::Action& action, const table::Effect& effect)
{
    Fact fact;
    fact.turn = before.turn;
    fact.how.code = cause(before, action);
    if (const int car = actor(before, action); car >= 0) {
        fact.byPiece = before.sheet(car).id;
        fact.byTeam = before.teamOf(car).id;
    }
    const auto change = toTyped(effect);
    if (!change)
        return fact;
    std::visit(Match{[&](const Damaged& c) {
                         concern(fact, before, c.car);
                         fact.what = c.by > 0 ? What::Damage : What::Repair;
                         fact.amount = std::abs(c.by);
                     },
                     [&](const CarMoved& c) {
                         concern(fact, before, c.car);
                         if (std::holds_alternative<Destroyed>(c.to)) {
                             fact.what = What::Kill;
                             fact.amount = 1;
                         }
                     },
                     [&](const CarFlipped& c) { concern(fact, before, c.car); },
                     [&](const TokenMoved& c) { concern(fact, before, c.car); },
                     [&](const CrossingCounted& c) { concern(fact, before, c.car); },
                     [&](const Remarked& c) { concernRemark(fact, before, c); },
                     [&](const CardMoved& c) {
                         // 10.0: the event that comes up.
                         if (isA(action, DrawEvent::kind) && c.deck == DeckId::Event && !c.card.isEmpty())
                             fact.of.code = QStringLiteral("event-") + c.card;
                     },
                     [&](const VpMoved& c) { countPoints(fact, c, effect); },
                     [&](const ReplacementOwed& c) { fact.team = c.team; },
                     [&](const FirstPlayerChanged& c) { fact.team = c.to; },
                     [&](const ActingChanged& c) { fact.team = c.to; },
                     [&](const TurnChanged& c) {
                         fact.what = What::Turn;
                         fact.turn = c.to;
                         nobodyDid(fact);
                     },
                     [&](const WinnerDeclared& c) {
                         fact.what = What::Win;
                         fact.team = c.team;
                     },
                     [](const auto&) {}},
               *change);
    return fact;
}

} // namespace roadmarshal::apocalypse_road
