// The one generator of the app: numbered draws from a seed, each written down where it is used.
#pragma once

#include <QJsonArray>
#include <QList>

#include <cstdint>
#include <optional>

namespace roadmarshal::table {

// One draw: a number from 0 up to, not including, `below`.
struct Draw
{
    int below = 1;
    int value = 0;
    QString name = {}; // what it was drawn for; empty where nobody wrote it down
    bool operator==(const Draw&) const = default;
};
using Draws = QList<Draw>;

// [below, value], and the name behind it if there is one.
QJsonArray store(const Draws& draws);
Draws restoreDraws(const QJsonArray& stored);

// Draw number n of a seed is the same on every machine and can be had without those before it.
int drawNumber(std::uint64_t seed, std::uint64_t n, int below);

// Hands out draws: first those written down for this action, if it is decided again, then new ones. A draw
// that was written down goes to what it was drawn for, whatever else fell away or joined; those without names
// go out in their order.
class Random
{
public:
    Random(std::uint64_t seed, std::uint64_t position, Draws recorded = {});

    // The name says what for: "event 21", "combat 21 36", "push 36 die 2". Of several with one name each has
    // its turn.
    int below(int bound, const QString& name);
    const Draws& drawn() const { return m_drawn; }
    // Those that were new.
    const Draws& fresh() const { return m_fresh; }

private:
    // What was written down for this, if it is among what is left.
    std::optional<Draw> recorded(int bound, const QString& name);

    std::uint64_t m_seed;
    std::uint64_t m_position;
    Draws m_recorded;
    Draws m_drawn;
    Draws m_fresh;
};

} // namespace roadmarshal::table
