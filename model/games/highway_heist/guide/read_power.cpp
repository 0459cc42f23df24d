#include "read_power.h"

#include "games/highway_heist/table/names.h"

namespace roadmarshal::highway_heist {

namespace {

constexpr int usualSpaces = 1;

PowerHook readHook(const json::Reader& reader)
{
    (void)reader.object();
    PowerHook hook;
    hook.does = static_cast<PowerHook::Does>(reader[QStringLiteral("do")].word(hookWords));
    if (hook.does == PowerHook::Does::RangeBonus) {
        hook.action = rangeWords.value(reader[QStringLiteral("action")].word(rangeWords));
        hook.by = reader[QStringLiteral("by")].integer(0, mostHookSpaces, usualSpaces);
    } else {
        hook.skill = static_cast<Skill>(reader[QStringLiteral("skill")].word(skillWords));
    }
    return hook;
}

} // namespace

Power readPower(const json::Reader& board)
{
    Power power;
    if (const json::Reader text = board[QStringLiteral("power")]; isGiven(text))
        power.text = text.text(longestText);
    const json::Reader hooks = board[QStringLiteral("hooks")];
    if (!isGiven(hooks))
        return power;
    for (qsizetype i = 0; i < hooks.size(mostHooks) && !hooks.problem(); ++i)
        power.hooks.push_back(readHook(hooks[i]));
    return power;
}

} // namespace roadmarshal::highway_heist
