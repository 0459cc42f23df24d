#include "actions.h"

namespace roadmarshal::apocalypse_road {

table::Action toAction(const Deed& deed)
{
    return std::visit(
        [](const auto& d) { return table::Action{QLatin1StringView(d.kind), table::storeFields(d)}; }, deed);
}

std::expected<Deed, Problem> toDeed(const table::Action& action)
{
    return table::restoreKind<Deed>(action.kind, action.args);
}

} // namespace roadmarshal::apocalypse_road
