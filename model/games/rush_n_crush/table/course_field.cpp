#include "course_field.h"

#include "games/rush_n_crush/course/lay_modules.h"
#include "games/rush_n_crush/course/read_course.h"
#include "games/rush_n_crush/show/course_board.h"
#include "games/rush_n_crush/show/course_facts.h"
#include "games/rush_n_crush/words/course_words.h"
#include "table/laid_parts.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

using namespace table;

namespace {

const QString modulesKey = QStringLiteral("modules");
const QString closedKey = QStringLiteral("closed");
const QString startKey = QStringLiteral("start");
const QString finishKey = QStringLiteral("finish");
const QString lapsKey = QStringLiteral("laps");
const QString usualCourse = QStringLiteral("gorge");

Message message(const QString& code, const QJsonObject& args = {})
{
    return {code, args};
}

// 2A before 10A, and both before those that bear no number.
std::tuple<bool, int, QString> byNumber(const Module& module)
{
    bool isNumber = false;
    const int number = numberOf(module.id).toInt(&isNumber);
    return {!isNumber, number, module.id};
}

// What is at hand, looked up once for a field.
struct Shelf
{
    std::vector<Module> modules;
    std::vector<Course> courses;

    static Shelf standard()
    {
        const content::Library library = content::Library::standard();
        Shelf shelf;
        for (const content::Item& item : library.list(moduleKind()).items)
            shelf.modules.push_back(readModule(json::Reader(QJsonValue(item.json))));
        for (const content::Item& item : library.list(courseKind()).items) {
            if (auto course = readCourse(item.json, library))
                shelf.courses.push_back(std::move(*course));
        }
        std::ranges::stable_sort(shelf.modules, {}, byNumber);
        std::ranges::stable_sort(shelf.courses, {}, &Course::name);
        return shelf;
    }

    const Module* module(const QString& id) const
    {
        const auto found = std::ranges::find(modules, id, &Module::id);
        return found == modules.end() ? nullptr : &*found;
    }

    // As a word of what is ready, or as modules; without a finish where that is not set yet.
    std::optional<Course> course(const QJsonValue& chosen) const
    {
        if (chosen.isString()) {
            const auto found = std::ranges::find(courses, chosen.toString(), &Course::id);
            return found == courses.end() ? std::nullopt : std::optional(*found);
        }
        return draftOf(chosen);
    }

    // A course as it grows need not be one that can be raced on.
    std::optional<Course> draftOf(const QJsonValue& chosen) const
    {
        Course draft;
        for (const QJsonValue& id : chosen[modulesKey].toArray()) {
            const Module* known = module(id.toString());
            if (!known || (!draft.modules.empty() && known->lanes != draft.modules.front().lanes))
                continue;
            draft.modules.push_back(*known);
            draft.length += known->rows;
        }
        if (draft.modules.empty())
            return std::nullopt;
        draft.closed = chosen[closedKey].toBool();
        draft.spaces = laid(draft.modules, draft.closed);
        draft.name = sayCourse(message(QStringLiteral("course-own")));
        const auto line = [&](const QString& key) {
            const int row = chosen[key].toInt();
            return row > 0 && row <= draft.length ? std::optional(row) : std::nullopt;
        };
        draft.start = line(startKey);
        draft.finish = line(finishKey);
        return draft;
    }
};

QString otherSideOf(const Shelf& shelf, const Module& module)
{
    for (const Module& other : shelf.modules) {
        if (other.id != module.id && numberOf(other.id) == numberOf(module.id))
            return other.id;
    }
    return {};
}

std::optional<Message> lanesDiffer(const Module& module, int width)
{
    if (width == 0 || module.lanes == width)
        return std::nullopt;
    return message(QStringLiteral("course-lanes-differ"), {{QStringLiteral("module"), module.id},
                                                           {QStringLiteral("lanes"), module.lanes},
                                                           {QStringLiteral("width"), width}});
}

QList<LayParts::Part> partsOf(const Shelf& shelf, int width)
{
    QList<LayParts::Part> parts;
    for (const Module& module : shelf.modules)
        parts.append({.word = module.id,
                      .text = message(QStringLiteral("module-name"), {{QStringLiteral("id"), module.id},
                                                                      {QStringLiteral("name"), module.name}}),
                      .facts = moduleFacts(module),
                      .otherSide = otherSideOf(shelf, module),
                      .rows = module.rows,
                      .whyNot = lanesDiffer(module, width),
                      .picture = [module] { return boardOf(module); }});
    return parts;
}

// As it would be laid by hand; undefined for what was given as a graph.
QJsonValue laidAs(const Course& course)
{
    if (course.modules.empty())
        return QJsonValue::Undefined;
    QJsonArray modules;
    for (const Module& module : course.modules)
        modules.append(module.id);
    QJsonObject object{{modulesKey, modules}, {closedKey, course.closed}};
    if (course.start)
        object[startKey] = *course.start;
    if (course.finish)
        object[finishKey] = *course.finish;
    return object;
}

QList<SetupOption> readyOf(const Shelf& shelf)
{
    QList<SetupOption> ready;
    for (const Course& course : shelf.courses) {
        const auto isAtHand = [&](const Module& module) {
            const Module* known = shelf.module(module.id);
            return known && *known == module;
        };
        ready.append({.word = course.id,
                      .text = message(QStringLiteral("course-name"), {{QStringLiteral("name"), course.name}}),
                      .value = std::ranges::all_of(course.modules, isAtHand)
                                   ? laidAs(course)
                                   : QJsonValue(QJsonValue::Undefined)});
    }
    return ready;
}

std::optional<Message> firstThatDiffers(const Shelf& shelf, const QJsonArray& modules, int width)
{
    for (const QJsonValue& id : modules) {
        if (const Module* module = shelf.module(id.toString())) {
            if (auto differs = lanesDiffer(*module, width))
                return differs;
        }
    }
    return std::nullopt;
}

// Why nobody can race on what is laid by hand, if so.
std::optional<Message> problemOf(const Shelf& shelf, const QJsonValue& chosen,
                                 const std::optional<Course>& course)
{
    if (chosen.isString())
        return std::nullopt;
    if (!course)
        return message(QStringLiteral("course-empty"));
    if (auto differs = firstThatDiffers(shelf, chosen[modulesKey].toArray(), course->modules.front().lanes))
        return differs;
    if (course->closed && course->length < shortestRound)
        return message(QStringLiteral("course-too-short"),
                       {{QStringLiteral("least"), shortestRound}, {QStringLiteral("rows"), course->length}});
    if (course->closed && !course->finish)
        return message(QStringLiteral("course-needs-finish"));
    if (!course->closed && course->start && course->finish && *course->start >= *course->finish)
        return message(QStringLiteral("course-lines-crossed"));
    return std::nullopt;
}

} // namespace

SetupField courseField(const QJsonValue& chosen)
{
    const Shelf shelf = Shelf::standard();
    const QJsonValue now = chosen.isUndefined() || chosen.isNull() ? QJsonValue(usualCourse) : chosen;
    const std::optional<Course> course = shelf.course(now);
    const int rows = course ? course->length : 1;
    // RNC-A33: on an open course nothing lies behind its last row.
    const int lastLine = std::max(1, course && course->closed ? rows : rows - 1);
    const int width = course && !course->modules.empty() ? course->modules.front().lanes : 0;
    LayParts lay{.parts = partsOf(shelf, width),
                 .ready = readyOf(shelf),
                 .most = mostModules,
                 .partsKey = modulesKey,
                 .closedKey = closedKey,
                 .lines = {{startKey, message(QStringLiteral("setup-start")), 1, lastLine},
                           {finishKey, message(QStringLiteral("setup-finish")), 1, lastLine, true}},
                 .ofOwn = {{QStringLiteral("id"), QStringLiteral("own")},
                           {QStringLiteral("name"), sayCourse(message(QStringLiteral("course-own")))}},
                 .picture = [course] { return course ? boardOf(*course) : nullptr; }};
    return {.key = QStringLiteral("course"),
            .label = message(QStringLiteral("setup-course")),
            .kind = lay,
            .usual = usualCourse,
            .remarks = course ? courseFacts(*course) : QList<Message>(),
            .problem = problemOf(shelf, now, course)};
}

std::optional<SetupField> lapsField(const QJsonValue& chosen)
{
    const QJsonValue now = chosen.isUndefined() || chosen.isNull() ? QJsonValue(usualCourse) : chosen;
    const std::optional<Course> course = Shelf::standard().course(now);
    if (!course || !course->closed)
        return std::nullopt;
    return SetupField{.key = lapsKey,
                      .label = message(QStringLiteral("setup-laps")),
                      .kind = PickNumber{1, mostLaps},
                      .usual = course->laps,
                      .leftOutIfUsual = true};
}

} // namespace roadmarshal::rush_n_crush
