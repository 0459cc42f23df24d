#include "place.h"

namespace roadmarshal::track {

namespace {

template <class... Handlers>
struct Match : Handlers...
{
    using Handlers::operator()...;
};

} // namespace

QString toText(const Place& place)
{
    return std::visit(Match{[](InChute) { return QStringLiteral("chute"); },
                            [](Beside beside) {
                                return QString::number(beside.sector) + (beside.side == Side::In
                                                                             ? QStringLiteral(".in")
                                                                             : QStringLiteral(".out"));
                            },
                            [](Space space) { return toText(space); }},
                      place);
}

std::optional<Place> parsePlace(QStringView text)
{
    if (text == u"chute")
        return InChute{};
    for (const Side side : {Side::In, Side::Out}) {
        const QStringView ending = side == Side::In ? u".in" : u".out";
        if (!text.endsWith(ending))
            continue;
        // The number has the same form as in a space.
        const auto space = parseSpace(QString(text.chopped(ending.size()) + QStringLiteral(".0")));
        if (!space)
            return std::nullopt;
        return Beside{space->sector, side};
    }
    if (const auto space = parseSpace(text))
        return *space;
    return std::nullopt;
}

} // namespace roadmarshal::track
