#include "space_id.h"

#include <algorithm>

namespace roadmarshal::road_kill_rally {

QString toText(SpaceId id)
{
    return QChar::fromLatin1(static_cast<char>('a' + id.lane)) + QString::number(id.row);
}

std::optional<SpaceId> parseSpaceId(QStringView text)
{
    constexpr qsizetype longest = 6;
    if (text.size() < 2 || text.size() > longest)
        return std::nullopt;
    const int lane = text.front().unicode() - u'a';
    const QStringView digits = text.sliced(1);
    const bool isNumber =
        std::ranges::all_of(digits, [](QChar c) { return c >= u'0' && c <= u'9'; }) && digits.front() != u'0';
    if (lane < 0 || lane >= mostLanes || !isNumber)
        return std::nullopt;
    return SpaceId{digits.toInt(), lane};
}

} // namespace roadmarshal::road_kill_rally
