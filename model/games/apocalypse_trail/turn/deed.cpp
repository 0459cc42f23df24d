#include "deed.h"

#include "games/apocalypse_trail/movement/fuel.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

table::Effects Deed::effects() const
{
    const auto isTurn = [](const table::Effect& effect) {
        return effect.kind == QLatin1StringView(TurnSet::kind);
    };
    const auto isNext = [&](const table::Effect& effect) {
        return isTurn(effect) && effect.args[QStringLiteral("isNext")].toBool();
    };
    table::Effects effects;
    const table::Effects& all = m_recorder.effects();
    const qsizetype last = all.size() - 1 - std::distance(all.rbegin(), std::ranges::find_if(all.rbegin(), all.rend(), isTurn));
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (!isTurn(all[i]) || i == last)
            effects.append(all[i]);
    }
    if (last >= 0 && std::ranges::any_of(all, isNext)) {
        const auto told = std::ranges::find_if(effects, isTurn);
        told->args[QStringLiteral("isNext")] = true;
    }
    return effects;
}

void Deed::add(const Effect& effect, const char* rule, const char* ruling)
{
    m_recorder.add(effect, {QLatin1StringView(rule), QLatin1StringView(ruling)});
}

void Deed::apply(const char* rule, const char* ruling, const Rule& change)
{
    State next = state();
    change(next);
    next.sweep();
    for (const QString& dead : next.discard) {
        if (const Crew* crew = state().crewWith(dead))
            add(SurvivorDied{dead, crew->id}, rule, ruling);
    }
    for (const Effect& effect : between(state(), next))
        add(effect, rule, ruling);
}

void Deed::travel(const char* rule, const State& to, const std::vector<int>& over)
{
    for (const Rig& rig : rigsOf(to, to.turn.pawn)) {
        for (const Rig& before : rigsOf(state(), to.turn.pawn)) {
            const int spots = before.left() - rig.left();
            if (before.crew == rig.crew && spots > 0)
                add(FuelBurnt{to.crews[static_cast<size_t>(rig.crew)].id, spots}, "AT-53");
        }
    }
    for (Effect effect : between(state(), to)) {
        if (auto* moved = std::get_if<PawnMoved>(&effect))
            moved->by = over;
        add(effect, rule);
    }
}

void Deed::setTurn(const char* rule, const TurnRule& change)
{
    apply(rule, [&](State& state) { change(state.turn); });
}

std::optional<table::Rolled> Deed::rollInApp(const Thrown& thrown)
{
    if (!m_random)
        return std::nullopt;
    auto rolled = table::rolled(thrown.ask, dice::ByApp{}, *m_random);
    auto* faces = rolled ? std::get_if<dice::Faces>(&rolled->roll) : nullptr;
    if (!faces)
        return rolled;
    for (qsizetype i = 0; i < faces->names.size(); ++i) {
        const dice::Die& die = thrown.ask.dice[i];
        if (!thrown.again.contains(faces->names[i]))
            continue;
        const QString name = QStringLiteral("%1 again %2").arg(thrown.ask.what).arg(i + 1);
        faces->names[i] = die.side(m_random->below(die.sides(), name)).name;
    }
    rolled->total = dice::totalOf(thrown.ask, rolled->roll).value_or(rolled->total);
    return rolled;
}

std::optional<int> Deed::roll(const Thrown& thrown, const char* rule)
{
    const bool isSaid = m_used < m_throws.size() && !std::holds_alternative<dice::ByApp>(m_throws[m_used]);
    const bool byApp = m_used < m_throws.size() ? !isSaid : state().setup->inApp;
    if (!isSaid && !byApp)
        return std::nullopt;
    table::Random nobodys(0, 0);
    auto rolled = byApp ? rollInApp(thrown) : table::rolled(thrown.ask, m_throws[m_used], nobodys);
    if (!rolled)
        return std::nullopt;
    ++m_used;
    rolled->expected = thrown.expected;
    rolled->team = thrown.team;
    rolled->piece = thrown.team;
    add(*rolled, rule);
    return rolled->total;
}

std::optional<int> Deed::draw(int bound, const QString& name)
{
    return m_random && bound > 0 ? std::optional(m_random->below(bound, name)) : std::nullopt;
}

} // namespace roadmarshal::apocalypse_trail
