#include "check_links.h"

#include <algorithm>
#include <array>

namespace roadmarshal::rush_n_crush {

namespace {

struct Side
{
    const char* name;
    Beside Space::* member;
    Beside Space::* facing;
    int Space::* across; // the diagonal of the other side
};
constexpr std::array sides{Side{"besideLeft", &Space::besideLeft, &Space::besideRight, &Space::right},
                           Side{"besideRight", &Space::besideRight, &Space::besideLeft, &Space::left}};

Problem problemAt(int index, const char* link, const QString& reason)
{
    return {QStringLiteral("spaces[%1].%2").arg(index).arg(QLatin1StringView(link)), reason};
}

std::optional<Problem> wrongAhead(const Course& course, int index)
{
    constexpr int furthest = 2; // ranks of one step
    const Space& space = course.at(index);
    for (const AheadLink& link : aheadLinks) {
        const int to = space.*link.member;
        if (to == none)
            continue;
        const QString name = toText(course.at(to).id);
        if (const int ranks = course.ranksBetween(index, to); ranks < 1 || ranks > furthest)
            return problemAt(index, link.name,
                             QStringLiteral("is \"%1\", whose rank is not higher by 1 or 2").arg(name));
        if (std::ranges::count(aheadLinks, to, [&](const AheadLink& other) { return space.*other.member; }) >
            1)
            return problemAt(index, link.name,
                             QStringLiteral("is \"%1\", where another link leads too").arg(name));
    }
    return std::nullopt;
}

std::optional<QString> wrongLevel(const Course& course, int index, int other, const Side& side)
{
    const Space& space = course.at(index);
    const bool before = course.ranksBetween(index, other) <= 1 && course.ranksBetween(index, other) >= 0;
    const bool behind = course.ranksBetween(other, index) <= 1 && course.ranksBetween(other, index) >= 0;
    if (!before && !behind)
        return QStringLiteral("is more than 1 rank apart");
    if (std::ranges::contains((space.*side.facing).spaces, other))
        return QStringLiteral("is on both sides");
    if (!std::ranges::contains((course.at(other).*side.facing).spaces, index))
        return QStringLiteral("does not have \"%1\" on its other side").arg(toText(space.id));
    if (other == space.straight)
        return QStringLiteral("is straight ahead as well");
    if (other == space.*side.across)
        return QStringLiteral("is ahead on the other side as well");
    if (before ? course.crossesFinish(index, other) : course.crossesFinish(other, index))
        return QStringLiteral("lies across the finish line");
    return std::nullopt;
}

std::optional<Problem> wrongBeside(const Course& course, int index)
{
    const Space& space = course.at(index);
    for (const Side& side : sides) {
        for (const int other : (space.*side.member).spaces) {
            const auto wrong = wrongLevel(course, index, other, side);
            if (!wrong)
                continue;
            const QString name = toText(course.at(other).id);
            if (!course.modules.empty())
                return Problem{QStringLiteral("finish"),
                               QStringLiteral("is at a gap: \"%1\", beside \"%2\", %3")
                                   .arg(name, toText(space.id), *wrong)};
            return problemAt(index, side.name, QStringLiteral("has \"%1\", which %2").arg(name, *wrong));
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Problem> wrongLink(const Course& course)
{
    for (int index = 0; index < std::ssize(course.spaces); ++index) {
        if (auto wrong = wrongAhead(course, index))
            return wrong;
        if (auto wrong = wrongBeside(course, index))
            return wrong;
    }
    return std::nullopt;
}

std::optional<Problem> wrongLines(const Course& course)
{
    const auto wrong = [](const char* field, const QString& reason) {
        return Problem{QLatin1StringView(field), reason};
    };
    if (course.closed) {
        if (course.length < shortestRound)
            return wrong("closed", QStringLiteral("is true, but the course has %1 ranks and a round needs %2")
                                       .arg(course.length)
                                       .arg(shortestRound));
        if (!course.finish)
            return wrong("finish", QStringLiteral("is missing, a closed course needs it"));
    }
    for (const auto& [field, line] : {std::pair("start", course.start), std::pair("finish", course.finish)}) {
        if (!line)
            continue;
        if (course.closed ? *line > course.length : *line >= course.length)
            return wrong(field, QStringLiteral("is %1, the last rank is %2").arg(*line).arg(course.length));
    }
    if (course.closed)
        return std::nullopt;
    if (course.laps > 1)
        return wrong("laps", QStringLiteral("is %1, an open course has one").arg(course.laps));
    if (course.start && course.finish && *course.start >= *course.finish)
        return wrong("start", QStringLiteral("is %1, not before the finish line").arg(*course.start));
    return std::nullopt;
}

} // namespace roadmarshal::rush_n_crush
