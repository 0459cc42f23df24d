#include "chance.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace roadmarshal::views {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Decks)
};

double share(double value)
{
    return std::isfinite(value) ? std::clamp(value, 0.0, 1.0) : 0.0;
}

QString percent(double share, int decimals)
{
    return QLocale().toString(share * 100, 'f', decimals);
}

// Small numbers differ in their first decimal; a certainty has none.
int decimalsFor(double share)
{
    return share > 0 && share < 0.0995 ? 1 : 0;
}

} // namespace

Chance chanceOf(const table::DeckShow::Odds& odds)
{
    return chanceOf(table::Odds{odds.least, odds.most});
}

Chance chanceOf(const table::Odds& odds)
{
    const double most = share(odds.most);
    return {std::min(share(odds.least), most), most};
}

QString toText(const Chance& chance)
{
    const auto range = [&](int decimals) {
        return std::pair(percent(chance.least, decimals), percent(chance.most, decimals));
    };
    auto [from, to] = range(0);
    if (from == to)
        std::tie(from, to) = range(decimalsFor(chance.most));
    if (chance.isExact() || from == to)
        return Words::tr("%1 %", "a chance").arg(to);
    return Words::tr("%1–%2 %", "a chance between two numbers").arg(from, to);
}

} // namespace roadmarshal::views
