#include "deed.h"

#include "games/rush_n_crush/crash/shock.h"
#include "games/rush_n_crush/dashboard/throws.h"
#include "games/rush_n_crush/table/names.h"
#include "games/rush_n_crush/table/read_acting.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

void Deed::object(const table::Objection& objection)
{
    if (m_objections.isEmpty())
        m_objections.append(objection);
}

void Deed::add(const Effect& effect, const char* rule, const char* ruling)
{
    m_recorder.add(effect, {QLatin1StringView(rule), QLatin1StringView(ruling)});
}

void Deed::change(int index, const char* name, int to, const char* rule, const char* ruling)
{
    for (const auto& property : Car::properties()) {
        const int from = car(index).*property.member;
        if (QLatin1StringView(property.name) == QLatin1StringView(name) && from != to)
            add(table::Changed{car(index).id, QLatin1StringView(name), from, to}, rule, ruling);
    }
}

void Deed::moveCar(int index, int space, const char* rule, const std::vector<int>& by)
{
    if (car(index).at == space)
        return;
    const Course& course = state().setup->course;
    CarMoved moved{car(index).id, placeOf(state(), car(index)), toText(course.at(space).id)};
    for (const int passed : by)
        moved.by.append(toText(course.at(passed).id));
    add(moved, rule);
}

void Deed::setActing(const std::optional<Acting>& acting, const char* rule)
{
    if (state().acting == acting)
        return;
    State next = state();
    next.acting = acting;
    add(ActingSet{storeActing(next)}, rule);
}

std::optional<int> Deed::roll(const Toss& toss, const Count& count, const char* rule)
{
    auto rolled = m_thrower.next(toss);
    if (!rolled)
        return std::nullopt;
    const Counted counted = count(pipsOf(*rolled));
    rolled->total = counted.total;
    rolled->expected = counted.expected;
    add(*rolled, rule);
    return counted.total;
}

std::optional<int> Deed::rollMisses(const Toss& toss, int least, const char* rule)
{
    const auto count = [&](const std::vector<int>& pips) {
        const auto missed = std::ranges::count_if(pips, [&](int pip) { return pip < least; });
        return Counted{static_cast<int>(missed), misses(toss.dice, least).mean()};
    };
    return roll(toss, count, rule);
}

void Deed::loseArmour(int index, int loss, const char* rule, const char* ruling)
{
    if (isDestroyed(*state().setup, car(index).armour, loss))
        return destroy(index, rule);
    change(index, "armour", car(index).armour - loss, rule, ruling);
}

void Deed::destroy(int index, const char* rule)
{
    change(index, "armour", 0, rule, "RNC-A38");
    add(FateSet{car(index).id, wordFor(fateWords, car(index).fate), wordFor(fateWords, Fate::Destroyed)},
        "RNC-38");
}

bool Deed::testArmour(int index, int dice, const char* rule)
{
    const auto missed = rollMisses({"roll-armour", dice, car(index).id}, leastThatPasses, rule);
    if (missed)
        loseArmour(index, *missed, rule);
    return missed.has_value();
}

void Deed::takeUpNails(int index, int space)
{
    const int nails = state().nailsAt(space);
    if (nails == 0)
        return;
    change(index, "tyres", std::max(0, car(index).tyres - nails), "RNC-A34");
    add(NailsSet{toText(state().setup->course.at(space).id), nails, 0}, "RNC-A34");
}

} // namespace roadmarshal::rush_n_crush
