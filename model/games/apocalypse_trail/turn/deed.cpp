#include "deed.h"

#include "games/apocalypse_trail/movement/fuel.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

// Of the effects of this kind only the last is kept; what any of them has to tell is told there.
void keepLast(table::Effects& effects, const char* kind, const QString& tells)
{
    const auto is = [&](const table::Effect& effect) { return effect.kind == QLatin1StringView(kind); };
    const auto last = std::ranges::find_if(effects.rbegin(), effects.rend(), is);
    if (last == effects.rend())
        return;
    const bool isTold = std::ranges::any_of(
        effects, [&](const table::Effect& effect) { return is(effect) && effect.args[tells].toBool(); });
    last->args[tells] = isTold;
    table::Effect kept = *last;
    const qsizetype behind = std::distance(effects.rbegin(), last);
    effects.removeIf(is);
    effects.insert(effects.size() - behind, std::move(kept));
}

} // namespace

table::Effects Deed::effects() const
{
    table::Effects effects = m_recorder.effects();
    keepLast(effects, TurnSet::kind, QStringLiteral("isNext"));
    keepLast(effects, OutfitSet::kind, QStringLiteral("isDealt"));
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
