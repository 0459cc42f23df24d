#include "names.h"

#include <algorithm>

namespace roadmarshal::board {

namespace {

// How much of two names is the same.
qsizetype shared(QStringView one, QStringView other)
{
    const auto [end, unused] = std::ranges::mismatch(one, other);
    return end - one.begin();
}

// No number is cut in two: "10" and "11" have nothing in common.
qsizetype atBoundary(QStringView id, qsizetype cut)
{
    while (cut > 0 && cut < id.size() && id[cut - 1].isDigit() && id[cut].isDigit())
        --cut;
    return cut;
}

// A space that has its group to itself is cut where its name has a joint.
qsizetype lastJoint(QStringView id)
{
    const auto joint = std::ranges::find_last_if(id, [](QChar sign) { return !sign.isLetterOrNumber(); });
    return joint.empty() ? id.size() : joint.begin() - id.begin() + 1;
}

constexpr double besideGround = 14; // from the edge of a space to the middle of the name beside it

// How far a space reaches from its middle in a direction.
double reachOf(const Space& space, QPointF towards)
{
    double reach = space.reach;
    for (const QPointF& corner : space.outline.flattened())
        reach = std::max(reach, QPointF::dotProduct(corner - space.centre, towards));
    return reach;
}

// From the first space of a group to its last; across the road where it has one only.
QPointF across(const Space& first, const Space& last)
{
    const QPointF way = last.centre - first.centre;
    return length(way) > 1 ? way / length(way) : direction(first.heading + 90);
}

std::optional<QPointF> spotBeside(const Board& board, const Space& first, const Space& last)
{
    const QPointF out = across(first, last);
    for (const QPointF point : {last.centre + (reachOf(last, out) + besideGround) * out,
                                first.centre - (reachOf(first, -out) + besideGround) * out}) {
        if (board.bounds().contains(point) && board.at(point, [](const QString&) { return false; }).isEmpty())
            return point;
    }
    return std::nullopt;
}

// Without what only joins it to the rest: the dot of "12.", the "r" of "c4r".
QString withoutJoint(QString name)
{
    while (!name.isEmpty() && !name.back().isDigit())
        name.chop(1);
    return name;
}

} // namespace

Names namesOf(const Board& board)
{
    Names names{std::vector<QString>(board.groups().size()), std::vector<QString>(board.spaces().size())};
    std::vector<qsizetype> cuts(board.groups().size(), -1);
    const auto groupOf = [&](const Space& space) {
        const auto group = static_cast<std::size_t>(space.group);
        return space.group >= 0 && group < cuts.size() ? std::optional(group) : std::nullopt;
    };
    std::vector<QString> firsts(cuts.size());
    for (const Space& space : board.spaces()) {
        const auto group = groupOf(space);
        if (!group)
            continue;
        if (cuts[*group] < 0) {
            firsts[*group] = space.id;
            cuts[*group] = space.id.size();
        }
        cuts[*group] = std::min(cuts[*group], shared(firsts[*group], space.id));
    }
    // Where a group of several says nothing, neither does a space that has its group to itself.
    bool areNameless = false;
    for (std::size_t group = 0; group < cuts.size(); ++group)
        areNameless = areNameless || (cuts[group] >= 0 && cuts[group] < firsts[group].size() &&
                                      atBoundary(firsts[group], cuts[group]) == 0);
    for (std::size_t group = 0; group < cuts.size(); ++group) {
        if (cuts[group] < 0)
            continue;
        const QString& id = firsts[group];
        const bool isAlone = cuts[group] == id.size();
        cuts[group] = isAlone ? lastJoint(id) : atBoundary(id, cuts[group]);
        if (isAlone && areNameless && cuts[group] == id.size())
            cuts[group] = 0;
        const QString common = id.first(cuts[group]);
        names.groups[group] = cuts[group] < id.size() ? withoutJoint(common) : common;
    }
    for (std::size_t i = 0; i < board.spaces().size(); ++i) {
        const Space& space = board.spaces()[i];
        if (const auto group = groupOf(space))
            names.spaces[i] = space.id.sliced(cuts[*group]);
    }
    return names;
}

std::vector<std::optional<QPointF>> nameSpots(const Board& board)
{
    std::vector<std::pair<const Space*, const Space*>> ends(board.groups().size());
    for (const Space& space : board.spaces()) {
        const auto group = static_cast<std::size_t>(space.group);
        if (space.group < 0 || group >= ends.size() || space.onlyIfOffered)
            continue;
        auto& [first, last] = ends[group];
        first = !first || space.order < first->order ? &space : first;
        last = !last || space.order >= last->order ? &space : last;
    }
    std::vector<std::optional<QPointF>> spots;
    for (const auto& [first, last] : ends)
        spots.push_back(first ? spotBeside(board, *first, *last) : std::nullopt);
    return spots;
}

} // namespace roadmarshal::board
