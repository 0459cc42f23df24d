#include "against.h"

#include "games/highway_heist/actions/ways.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

table::Objection objectionBy(const TakeAction& action, const Why& why)
{
    const bool isFar = action.action == u"drive" && why.needs > 0;
    const QString code = u"against-%1%2-%3"_s.arg(action.action, isFar ? u"-far"_s : QString(), why.rule);
    return {{code,
             {{u"player"_s, action.player},
              {u"target"_s, action.target},
              {u"to"_s, action.to},
              {u"needs"_s, why.needs}}},
            {why.rule, {}}};
}

Named namedBy(const TakeAction& action)
{
    if (action.action == u"leap")
        return {{}, action.target, action.to};
    return {action.target, action.to, {}};
}

} // namespace

std::optional<table::Objection> against(const State& state, const TakeAction& action)
{
    const int player = state.playerIndex(action.player);
    const QString refused = refusalOf(state, player, action.action);
    if (!refused.isEmpty())
        return objectionBy(action, {refused});
    const auto why = whyNot(state, player, action.action, namedBy(action));
    return why ? std::optional(objectionBy(action, *why)) : std::nullopt;
}

} // namespace roadmarshal::highway_heist
