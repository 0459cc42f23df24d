#include "space_id.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

QString toText(SpaceId id)
{
    return QChar::fromLatin1(id.lane) + QString::number(id.number);
}

std::optional<SpaceId> parseSpaceId(QStringView text)
{
    constexpr qsizetype longest = 5;
    if (text.size() < 2 || text.size() > longest)
        return std::nullopt;
    const QChar lane = text.front();
    const QStringView digits = text.sliced(1);
    const bool isNumber =
        std::ranges::all_of(digits, [](QChar c) { return c >= u'0' && c <= u'9'; }) && digits.front() != u'0';
    if (lane < u'a' || lane > u'z' || lane == u'g' || !isNumber)
        return std::nullopt;
    return SpaceId{lane.toLatin1(), digits.toInt()};
}

} // namespace roadmarshal::rush_n_crush
