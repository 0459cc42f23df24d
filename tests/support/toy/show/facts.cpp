#include "facts.h"

#include "match.h"
#include "support/toy/record/actions.h"
#include "support/toy/record/effects.h"
#include "support/toy/words/words.h"

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;
using namespace table;
using What = table::Fact::What;

namespace {

table::Fact factOfChange(const State& before, const Changed& one)
{
    table::Fact fact;
    const int by = one.to - one.from;
    fact.amount = qAbs(by);
    if (one.property == u"round") {
        fact.what = What::Turn;
        fact.turn = one.to;
        return fact;
    }
    if (!before.find(one.subject))
        return {};
    fact.piece = one.subject;
    fact.team = before.teamOf(one.subject);
    if (one.property == u"wear") {
        fact.what = by > 0 ? What::Damage : What::Repair;
        fact.how = message("how-gust");
        return fact;
    }
    fact.what = by > 0 ? What::Gain : What::Spend;
    fact.of = message("property-fuel");
    return fact;
}

table::Fact factOfEnd(const Ended& one)
{
    table::Fact fact;
    const bool isWin = one.to == u"won" || one.from == u"won";
    fact.what = isWin ? What::Win : What::Defeat;
    fact.amount = one.to.isEmpty() ? 0 : 1;
    return fact;
}

} // namespace

Counting counting()
{
    return {.piece = message("count-piece"),
            .counts = {{.key = u"wear"_s,
                        .what = What::Damage,
                        .label = message("count-wear"),
                        .title = message("count-wear-title"),
                        .about = message("count-wear-about")},
                       {.key = u"fuel"_s,
                        .what = What::Spend,
                        .of = u"property-fuel"_s,
                        .label = message("count-fuel")}},
            .inTurn = Count{.key = u"wear"_s,
                            .what = What::Damage,
                            .label = message("count-wear"),
                            .title = message("count-turn-title"),
                            .about = message("count-turn-about")},
            .groups = {{message("count-wear"), {What::Damage, What::Repair}},
                       {message("roll-weather"), {What::Roll}}}};
}

table::Fact fact(const State& before, const table::Action&, const table::Effect& effect)
{
    const auto own = typed<toy::Effect>(effect);
    table::Fact fact =
        own ? std::visit(Match{[&](const Changed& one) { return factOfChange(before, one); },
                               [](const Rolled& one) { return factOf(one, message("roll-weather")); },
                               [](const Ended& one) { return factOfEnd(one); },
                               [](const auto&) { return table::Fact(); }},
                         *own)
            : table::Fact();
    if (fact.turn == 0)
        fact.turn = before.camp.round;
    return fact;
}

Passage passage(const State& before, const table::Action& action)
{
    if (action.kind == QLatin1StringView(Deal::kind))
        return {0, {}, {}, message("passage-deal")};
    const QString vehicle = before.vehicleOf(before.toAct).id;
    return {before.camp.round, before.toAct, vehicle,
            message("passage", {{u"vehicle"_s, u"@vehicle-"_s + vehicle}})};
}

} // namespace roadmarshal::test::toy
