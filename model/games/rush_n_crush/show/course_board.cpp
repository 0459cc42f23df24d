#include "course_board.h"

#include "canyon.h"
#include "course_marks.h"
#include "games/rush_n_crush/course/lay_modules.h"
#include "games/rush_n_crush/course/module_shape.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QMutex>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <deque>
#include <map>
#include <ranges>

namespace roadmarshal::rush_n_crush {

namespace {

using BoardPtr = std::shared_ptr<const board::Board>;
using PicturePtr = std::shared_ptr<const board::Picture>;

// Bends that were turned into a whole round lie as they did, but for the last digits.
double rounded(double value)
{
    return std::round(value * 1000) / 1000;
}

board::Pose rounded(const board::Pose& pose)
{
    return {{rounded(pose.point.x()), rounded(pose.point.y())}, rounded(std::remainder(pose.heading, 360))};
}

// Pictures that some board still shows, by what is on them.
template <class Make>
PicturePtr keptPicture(const QByteArray& key, Make make)
{
    constexpr std::size_t mostKept = 400;
    static QMutex mutex;
    static std::map<QByteArray, std::weak_ptr<const board::Picture>> kept;
    const QMutexLocker lock(&mutex);
    if (PicturePtr known = kept[key].lock())
        return known;
    if (kept.size() > mostKept)
        std::erase_if(kept, [](const auto& each) { return each.second.expired(); });
    PicturePtr made = make();
    kept[key] = made;
    return made;
}

QRectF united(const QRectF& some, const QRectF& more)
{
    return some.isNull() ? more : some.united(more);
}

QRectF around(const std::vector<tiles::Quad>& quads)
{
    QRectF bounds;
    for (const tiles::Quad& quad : quads)
        bounds = united(bounds, board::boundsOf({quad.begin(), quad.end()}));
    return bounds;
}

QRectF around(QPointF point, double reach)
{
    return {point - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)};
}

enum class Ends { Shown, Hidden };

class CourseLayout
{
public:
    CourseLayout(const Course& course, Ends ends) : m_course(course), m_plan(planOf(course))
    {
        m_layout.title = course.name;
        for (const int rank : m_plan.ranks)
            m_layout.groups.push_back({QStringLiteral("group-row"), {{QStringLiteral("row"), rank}}});
        addSpaces();
        for (std::size_t i = 0; i < m_plan.stretches.size(); ++i)
            addStretch(i);
        if (ends == Ends::Shown)
            addEnds();
        addLines();
        measure();
    }

    BoardPtr take() { return std::make_shared<const board::Board>(std::move(m_layout)); }

private:
    const tiles::Run& runOf(const Cell& cell) const { return m_plan.stretches[cell.stretch].run; }

    void addSpaces()
    {
        std::vector<int> numbers(m_course.spaces.size(), -1); // on the board
        int count = 0;
        for (std::size_t i = 0; i < m_course.spaces.size(); ++i)
            numbers[i] = m_course.spaces[i].rock ? -1 : count++;
        for (std::size_t i = 0; i < m_course.spaces.size(); ++i) {
            const Space& space = m_course.spaces[i];
            if (space.rock)
                continue;
            const Cell& cell = m_plan.cells[i];
            const double middle = (cell.area.fromRow + cell.area.toRow) / 2;
            board::Space laid{.id = toText(space.id),
                              .outline = runOf(cell).outline(cell.area),
                              .centre = runOf(cell).pointAt(middle, (cell.area.left + cell.area.right) / 2),
                              .heading = runOf(cell).headingAt(middle),
                              .group = m_plan.rowOf(space.rank),
                              .order = cell.lane};
            for (const int ahead : {space.straight, space.left, space.right}) {
                if (ahead != none && numbers[static_cast<std::size_t>(ahead)] >= 0)
                    laid.next.push_back(numbers[static_cast<std::size_t>(ahead)]);
            }
            m_layout.spaces.push_back(std::move(laid));
        }
    }

    void addStretch(std::size_t number)
    {
        const Stretch& stretch = m_plan.stretches[number];
        const board::Pose pose = rounded(stretch.run.entry());
        const auto ofModule = number < m_course.modules.size();
        const QByteArray what = ofModule ? QJsonDocument(m_course.modules[number].json).toJson()
                                         : QJsonDocument(m_course.json).toJson() + QByteArray::number(number);
        const QByteArray digest = QCryptographicHash::hash(what, QCryptographicHash::Sha1);
        const QByteArray key =
            digest + QByteArray::number(stretch.firstRow) + '/' + QByteArray::number(pose.heading);
        const PicturePtr picture = keptPicture(
            key, [&] { return canyonPicture(canyonOf(number, qFromBigEndian<quint16>(digest.data()))); });
        m_layout.patches.push_back({QStringLiteral("stretch-%1").arg(number), pose,
                                    around(stretch.run.footprint(canyonVerge)), picture});
    }

    Canyon canyonOf(std::size_t number, unsigned seed) const
    {
        const Stretch& stretch = m_plan.stretches[number];
        const auto first = m_plan.ranks.begin() + stretch.firstRow;
        Canyon canyon{.run = tiles::Run({}, stripsFor(number)),
                      .grounds = {},
                      .ranks = {first, first + stretch.run.rows()},
                      .lanes = m_plan.lanes,
                      .heading = stretch.run.entry().heading,
                      .seed = seed};
        for (std::size_t i = 0; i < m_course.spaces.size(); ++i) {
            if (m_plan.cells[i].stretch == number)
                canyon.grounds.push_back({m_plan.cells[i].area, m_course.spaces[i].rock});
        }
        return canyon;
    }

    std::vector<tiles::Strip> stripsFor(std::size_t number) const
    {
        if (number < m_course.modules.size())
            return stripsOf(m_course.modules[number]);
        const tiles::Run& run = m_plan.stretches[number].run;
        return {{run.lanes(), run.rows(), 0, laneWidth, rowLength}};
    }

    // Where one ends and what follows lies elsewhere, both are marked with where to go on.
    void addEnds()
    {
        const std::vector<Stretch>& stretches = m_plan.stretches;
        for (std::size_t i = 1; i < stretches.size(); ++i) {
            if (stretches[i].joined)
                continue;
            const auto row = static_cast<std::size_t>(stretches[i].firstRow);
            addEnd(stretches[i - 1].run.exit(), {.other = m_plan.ranks[row], .isExit = true});
            addEnd(stretches[i].run.entry(), {.other = m_plan.ranks[row - 1], .isExit = false});
        }
        if (m_plan.meets && m_course.closed)
            return;
        const auto acrossTheEnd = [&](int rank) {
            return m_course.closed ? std::optional(rank) : std::nullopt;
        };
        addEnd(stretches.back().run.exit(),
               {.other = acrossTheEnd(m_plan.ranks.front()), .isExit = true, .isThin = m_plan.meets});
        if (!m_plan.meets)
            addEnd(stretches.front().run.entry(),
                   {.other = acrossTheEnd(m_plan.ranks.back()), .isExit = false});
    }

    void addEnd(const board::Pose& edge, OpenEnd end)
    {
        board::Pose pose = rounded(edge);
        if (!end.isExit)
            pose.heading = rounded(std::remainder(pose.heading + 180, 360));
        end.lanes = static_cast<int>(m_plan.lanes.size());
        end.heading = pose.heading;
        const QByteArray key = "end/" + QByteArray::number(end.lanes) + '/' +
                               QByteArray::number(pose.heading) + '/' +
                               QByteArray::number(end.other.value_or(-1)) + (end.isExit ? "/out" : "/in") +
                               (end.isThin ? "/thin" : "");
        const QRectF bounds = boundsOf(end, pose.point);
        m_layout.patches.push_back({QStringLiteral("end-%1").arg(m_layout.patches.size()), pose, bounds,
                                    keptPicture(key, [&] { return endPicture(end); })});
        m_layout.bounds = united(m_layout.bounds, bounds);
    }

    void addLines()
    {
        if (m_course.start && m_course.start == m_course.finish)
            return addLine(Line::Both, *m_course.start);
        if (m_course.start)
            addLine(Line::Start, *m_course.start);
        if (m_course.finish)
            addLine(Line::Finish, *m_course.finish);
    }

    // In a lane that has a gap there the space before it.
    const Cell* lastUpTo(int row, int lane) const
    {
        const Cell* last = nullptr;
        int lastRow = row - 2;
        for (std::size_t i = 0; i < m_course.spaces.size(); ++i) {
            const int at = m_plan.rowOf(m_course.spaces[i].rank);
            if (m_plan.cells[i].lane != lane || at > row || at <= lastRow)
                continue;
            last = &m_plan.cells[i];
            lastRow = at;
        }
        return last;
    }

    void addLine(Line line, int rank)
    {
        Across lanes;
        double heading = 0;
        QByteArray key = "line/" + QByteArray::number(static_cast<int>(line));
        for (int lane = 0; lane < static_cast<int>(m_plan.lanes.size()); ++lane) {
            const Cell* last = lastUpTo(m_plan.rowOf(rank), lane);
            if (!last)
                continue;
            const double row = last->area.toRow;
            lanes.emplace_back(runOf(*last).pointAt(row, last->area.left),
                               runOf(*last).pointAt(row, last->area.right));
            heading = runOf(*last).headingAt(row);
            for (const QPointF& end : {lanes.back().first, lanes.back().second})
                key += '/' + QByteArray::number(end.x()) + '/' + QByteArray::number(end.y());
        }
        if (lanes.empty())
            return;
        const double reach = lineReach + static_cast<double>(lanes.size()) * laneWidth / 2;
        m_layout.patches.push_back({line == Line::Start ? QStringLiteral("start") : QStringLiteral("finish"),
                                    {},
                                    around((lanes.front().first + lanes.back().second) / 2, reach),
                                    keptPicture(key, [&] { return linePicture(line, lanes, heading); })});
    }

    void measure()
    {
        for (const Stretch& stretch : m_plan.stretches)
            m_layout.bounds = united(m_layout.bounds, around(stretch.run.footprint(canyonVerge)));
        m_layout.bounds.adjust(-laneWidth / 2, -laneWidth / 2, laneWidth / 2, laneWidth / 2);
    }

    const Course& m_course;
    Plan m_plan;
    board::Layout m_layout;
};

template <class What, class Make>
BoardPtr keptBoard(std::deque<std::pair<What, BoardPtr>>& kept, std::size_t most, const What& what, Make make)
{
    static QMutex mutex;
    const QMutexLocker lock(&mutex);
    auto found = std::ranges::find(kept, what, &std::pair<What, BoardPtr>::first);
    if (found == kept.end()) {
        kept.emplace_front(what, make());
        found = kept.begin();
        if (kept.size() > most)
            kept.pop_back();
    }
    return found->second;
}

} // namespace

BoardPtr boardOf(const Course& course)
{
    static std::deque<std::pair<Course, BoardPtr>> kept;
    return keptBoard(kept, 4, course, [&] { return CourseLayout(course, Ends::Shown).take(); });
}

BoardPtr boardOf(const Module& module)
{
    static std::deque<std::pair<Module, BoardPtr>> kept;
    return keptBoard(kept, 60, module, [&] {
        Course course{
            .id = module.id, .name = module.name, .length = module.rows, .spaces = laid({module}, false)};
        course.modules = {module};
        return CourseLayout(course, Ends::Hidden).take();
    });
}

bool hasSeam(const Course& course)
{
    const Plan plan = planOf(course);
    return (course.closed && !plan.meets) ||
           std::ranges::any_of(plan.stretches | std::views::drop(1),
                               [](const Stretch& stretch) { return !stretch.joined; });
}

} // namespace roadmarshal::rush_n_crush
