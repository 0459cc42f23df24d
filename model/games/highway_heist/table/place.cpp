#include "place.h"

namespace roadmarshal::highway_heist {

namespace {

// A number without a sign or a zero in front; 0 if it is none.
int numberIn(QStringView text)
{
    constexpr qsizetype mostDigits = 3;
    if (text.isEmpty() || text.size() > mostDigits || text.front() == u'0')
        return 0;
    int number = 0;
    for (const QChar digit : text) {
        if (digit < u'0' || digit > u'9')
            return 0;
        number = number * 10 + digit.digitValue();
    }
    return number;
}

} // namespace

Place stepped(const Place& from, Heading heading, int spaces)
{
    switch (heading) {
    case Heading::North:
        return {from.column, from.row - spaces};
    case Heading::South:
        return {from.column, from.row + spaces};
    case Heading::East:
        return {from.column + spaces, from.row};
    case Heading::West:
        return {from.column - spaces, from.row};
    }
    return from;
}

QString toText(const Place& place)
{
    return QStringLiteral("c%1r%2").arg(place.column).arg(place.row);
}

std::optional<Place> parsePlace(QStringView text)
{
    const qsizetype row = text.indexOf(u'r');
    if (!text.startsWith(u'c') || row < 2)
        return std::nullopt;
    const Place place{numberIn(text.sliced(1, row - 1)), numberIn(text.sliced(row + 1))};
    return place.column > 0 && place.row > 0 ? std::optional(place) : std::nullopt;
}

const QStringList& wordsOf(Heading)
{
    static const QStringList words{QStringLiteral("n"), QStringLiteral("s"), QStringLiteral("e"),
                                   QStringLiteral("w")};
    return words;
}

} // namespace roadmarshal::highway_heist
