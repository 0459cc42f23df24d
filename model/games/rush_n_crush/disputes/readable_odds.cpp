#include "readable_odds.h"

namespace roadmarshal::rush_n_crush {

namespace {

constexpr qsizetype longestFraction = 9; // 1234/7776

} // namespace

QString readableOdds(const QString& exact, double chance)
{
    if (exact.size() <= longestFraction)
        return exact;
    const int percent = qRound(100 * chance);
    if (percent == 0 || percent == 100)
        return percent == 0 ? QStringLiteral("< 1 %") : QStringLiteral("> 99 %");
    return QStringLiteral("%1 %").arg(percent);
}

} // namespace roadmarshal::rush_n_crush
