#include "thrower.h"

namespace roadmarshal::rush_n_crush {

dice::Ask askOf(const Toss& toss)
{
    return dice::ask(QLatin1StringView(toss.what), dice::plain(6), toss.dice);
}

std::vector<int> pipsOf(const table::Rolled& rolled)
{
    std::vector<int> pips;
    if (const auto* faces = std::get_if<dice::Faces>(&rolled.roll)) {
        for (const QString& name : faces->names)
            pips.push_back(name.toInt());
    }
    return pips;
}

bool Thrower::isByApp() const
{
    if (m_used < m_said.size())
        return std::holds_alternative<dice::ByApp>(m_said[m_used]);
    return m_allInApp || (!m_said.empty() && std::holds_alternative<dice::ByApp>(m_said.back()));
}

std::optional<table::Rolled> Thrower::next(const Toss& toss)
{
    const bool byApp = isByApp();
    if (isStopped() || (byApp && !m_random)) {
        m_waitsForApp = m_waitsForApp || !m_due;
        return std::nullopt;
    }
    if (!byApp && m_used >= m_said.size()) {
        m_due = toss;
        return std::nullopt;
    }
    table::Random nobodys(0, 0);
    auto rolled = table::rolled(askOf(toss), byApp ? dice::Roll(dice::ByApp{}) : m_said[m_used],
                                m_random ? *m_random : nobodys);
    // Every die counts by itself, so a total is not enough.
    if (!rolled || std::ssize(pipsOf(*rolled)) != toss.dice) {
        m_due = toss;
        return std::nullopt;
    }
    if (m_used < m_said.size())
        ++m_used;
    rolled->team = toss.car;
    rolled->piece = toss.car;
    return rolled;
}

} // namespace roadmarshal::rush_n_crush
