#include "push.h"

#include "dice/ratio.h"
#include "games/rush_n_crush/dashboard/throws.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

bool touches(const Beside& beside, int diagonal, int other)
{
    return diagonal == other || std::ranges::contains(beside.spaces, other);
}

dice::Ratio oddsOfBestOfTwo()
{
    const dice::Distribution best = dice::highest(oneDie(), 2);
    double ways = 0;
    for (int result = best.least(); result <= best.most(); ++result)
        ways += best.weight(result) * (result - 1); // as many faces of the other die are lower
    return dice::ratio(static_cast<qint64>(ways), static_cast<qint64>(best.all() * oneDie().all()));
}

} // namespace

std::optional<Side> contact(const Setup& setup, int mover, int other)
{
    if (other == none) // RNC-10: it does not stand on the course yet
        return std::nullopt;
    const Space& space = setup.course.at(mover);
    const bool levelOnly = setup.rulings.has(Turned::LevelContact);
    if (touches(space.besideLeft, levelOnly ? none : space.left, other))
        return Side::Left;
    if (touches(space.besideRight, levelOnly ? none : space.right, other))
        return Side::Right;
    return std::nullopt;
}

std::vector<PushResult> pushResults(const Setup& setup, const Traffic& traffic, int other, Side side)
{
    const Space& space = setup.course.at(other);
    const Beside& beyond = side == Side::Left ? space.besideLeft : space.besideRight;
    const bool ontoWrecks = setup.rulings.has(Turned::PushOntoWrecks);
    std::vector<int> places = beyond.spaces;
    std::ranges::sort(places, {}, [&](int place) { return setup.course.at(place).id; });
    std::vector<PushResult> results;
    for (const int place : places) {
        if (ontoWrecks ? traffic.carAt(place) < 0 : traffic.isEmpty(place))
            results.push_back({place, false, -1});
    }
    if (!results.empty())
        return results;
    if (beyond.rock)
        results.push_back({none, true, -1});
    for (const int place : places) // A18: a wreck is no empty space, and throws nothing
        results.push_back({place, true, traffic.carAt(place)});
    return results;
}

int pushPrice(const Setup& setup)
{
    return setup.rulings.has(Turned::PushCosts) ? 1 : 0;
}

double pushChance()
{
    return oddsOfBestOfTwo().toDouble();
}

QString pushOdds()
{
    static const QString odds = dice::toText(oddsOfBestOfTwo());
    return odds;
}

} // namespace roadmarshal::rush_n_crush
