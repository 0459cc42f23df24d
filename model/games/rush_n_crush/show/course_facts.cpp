#include "course_facts.h"

#include "course_board.h"
#include "games/rush_n_crush/course/module_shape.h"

#include <algorithm>
#include <cstdlib>

namespace roadmarshal::rush_n_crush {

using table::Message;

namespace {

// Half of the lanes are rock for so many rows.
constexpr int rowsOfNarrows = 3;

Message message(const QString& code, const QJsonObject& args = {})
{
    return {code, args};
}

bool isNarrow(const Module& module, int row)
{
    const auto rocks =
        std::ranges::count_if(module.rocks, [&](const SpaceId& rock) { return rock.number == row; });
    return 2 * rocks >= module.lanes;
}

bool hasNarrows(const Module& module)
{
    int running = 0;
    for (int row = 1; row <= module.rows && running < rowsOfNarrows; ++row)
        running = isNarrow(module, row) ? running + 1 : 0;
    return running >= rowsOfNarrows;
}

Message shapeFact(const Module& module)
{
    const ModuleShape shape = shapeOf(module);
    if (shape.turn != 0)
        return message(shape.turn < 0 ? QStringLiteral("module-left") : QStringLiteral("module-right"),
                       {{QStringLiteral("degrees"), std::abs(shape.turn)}});
    if (shape.sway != 0)
        return message(QStringLiteral("module-chicane"));
    return message(hasNarrows(module) ? QStringLiteral("module-narrows") : QStringLiteral("module-straight"));
}

} // namespace

QList<Message> moduleFacts(const Module& module)
{
    QList<Message> facts{shapeFact(module),
                         message(QStringLiteral("module-rows"), {{QStringLiteral("rows"), module.rows}})};
    if (const auto rocks = static_cast<int>(module.rocks.size()); rocks > 0)
        facts.append(message(rocks == 1 ? QStringLiteral("module-rock") : QStringLiteral("module-rocks"),
                             {{QStringLiteral("rocks"), rocks}}));
    return facts;
}

QString numberOf(const QString& face)
{
    const bool hasSide =
        face.size() > 1 && (face.endsWith(u'A') || face.endsWith(u'B')) && face[face.size() - 2].isDigit();
    return hasSide ? face.chopped(1) : face;
}

QStringList repeatedModules(const std::vector<Module>& modules)
{
    QStringList all;
    QStringList repeated;
    for (const Module& module : modules) {
        const QString number = numberOf(module.id);
        if (all.contains(number) && !repeated.contains(number))
            repeated.append(number);
        all.append(number);
    }
    return repeated;
}

QList<Message> courseFacts(const Course& course)
{
    QList<Message> facts;
    QStringList lanes;
    for (const Space& space : course.spaces) {
        if (const QString lane(QLatin1Char(space.id.lane)); !lanes.contains(lane))
            lanes.append(lane);
    }
    if (!course.modules.empty())
        facts.append(course.modules.size() == 1
                         ? message(QStringLiteral("course-one-module"))
                         : message(QStringLiteral("course-modules"),
                                   {{QStringLiteral("modules"), static_cast<int>(course.modules.size())}}));
    facts.append(message(QStringLiteral("course-size"),
                         {{QStringLiteral("rows"), course.length}, {QStringLiteral("lanes"), lanes.size()}}));
    facts.append(message(course.closed ? QStringLiteral("course-closed") : QStringLiteral("course-open")));
    if (!course.modules.empty() && hasSeam(course))
        facts.append(message(QStringLiteral("course-seam")));
    if (const QStringList twice = repeatedModules(course.modules); !twice.isEmpty())
        facts.append(message(QStringLiteral("course-twice"),
                             {{QStringLiteral("modules"), twice.join(QStringLiteral(", "))}}));
    return facts;
}

} // namespace roadmarshal::rush_n_crush
