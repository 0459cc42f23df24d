#include "space.h"

namespace roadmarshal::track {

namespace {

// Plain digits only: no sign, no blanks, no leading zero, short enough for an int.
std::optional<int> parseNumber(QStringView text)
{
    if (text.isEmpty() || text.size() > 6 || (text.size() > 1 && text.front() == u'0'))
        return std::nullopt;
    int value = 0;
    for (QChar c : text) {
        if (c < u'0' || c > u'9')
            return std::nullopt;
        value = value * 10 + (c.unicode() - u'0');
    }
    return value;
}

} // namespace

QString toText(Space space)
{
    return QStringLiteral("%1.%2").arg(space.sector).arg(space.lane);
}

std::optional<Space> parseSpace(QStringView text)
{
    const auto dot = text.indexOf(u'.');
    if (dot < 0)
        return std::nullopt;
    const auto sector = parseNumber(text.first(dot));
    const auto lane = parseNumber(text.sliced(dot + 1));
    if (!sector || !lane)
        return std::nullopt;
    return Space{*sector, *lane};
}

} // namespace roadmarshal::track
