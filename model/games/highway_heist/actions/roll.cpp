#include "roll.h"

#include "powers.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;

namespace {

std::optional<RollNeed> with(const State& state, int player, Skill skill, int need)
{
    const Rating rating = ratingOf(state, player, skill);
    const int extra = extraDice(state, player, skill);
    return RollNeed{
        skill, rating.character, rating.vehicle, extra, std::min(rating.total() + extra, mostDice), need};
}

} // namespace

std::optional<RollNeed> rollOf(const State& state, int player, const QString& action, const QString& stunt)
{
    const Numbers& numbers = state.guide().numbers;
    if (player < 0)
        return std::nullopt;
    if (action == u"ram")
        return with(state, player, Skill::Speed, numbers.ram);
    if (action == u"force")
        return with(state, player, Skill::Control, numbers.force);
    if (action == u"shake")
        return with(state, player, Skill::Control, numbers.shake);
    if (action == u"brawl")
        return with(state, player, Skill::Athletics, numbers.brawl);
    if (action == u"hijack")
        return with(state, player, Skill::Athletics, numbers.hijack);
    const auto card = state.guide().stunts.find(stunt);
    if (action != u"stunt" || card == state.guide().stunts.end())
        return std::nullopt;
    return with(state, player, card->second.skill, card->second.need);
}

} // namespace roadmarshal::highway_heist
