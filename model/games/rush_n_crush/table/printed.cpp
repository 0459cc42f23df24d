#include "printed.h"

#include "games/rush_n_crush/course/read_course.h"
#include "table/shared_words.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;

namespace {

const QString modulesKey = u"modules"_s;

// As it lies in the library: modules by their ids.
QJsonObject withIds(QJsonObject course)
{
    QJsonArray ids;
    for (const QJsonValue& module : course[modulesKey].toArray())
        ids.append(module[u"id"_s]);
    if (course.contains(modulesKey))
        course[modulesKey] = ids;
    return course;
}

const Module* moduleOf(const Course& course, const QString& id)
{
    const auto found = std::ranges::find(course.modules, id, &Module::id);
    return found == course.modules.end() ? nullptr : &*found;
}

// The modules that lie there, or this one in the place of it.
QJsonObject withModules(QJsonObject course, const Course& now, const QJsonObject& module = {})
{
    if (now.modules.empty())
        return course;
    QJsonArray whole;
    for (const Module& one : now.modules)
        whole.append(module[u"id"_s] == one.id ? module : one.json);
    course[modulesKey] = whole;
    return course;
}

Problem refused(const QString& place, const QString& code)
{
    return {place, table::sayShared({code, {}}).value_or(code)};
}

// Cars, nails and moves under way count the spaces of the course.
bool hasSameSpaces(const Course& one, const Course& other)
{
    return std::ranges::equal(one.spaces, other.spaces, {}, &Space::id, &Space::id);
}

} // namespace

std::optional<content::Printed> printed(const State& state, const QString& id)
{
    const Course& course = state.setup->course;
    const int space = course.indexOf(id);
    int row = space == none ? 0 : course.at(space).id.number;
    for (const Module& module : course.modules) {
        if (row > 0 && row <= module.rows)
            return content::Printed{moduleKind().id, module.id};
        row -= module.rows;
    }
    return std::nullopt;
}

QJsonObject contentOf(const State& state, const content::Printed& of)
{
    const Course& course = state.setup->course;
    if (of.kind == courseKind().id && of.item == course.id)
        return withIds(course.json);
    const Module* module = of.kind == moduleKind().id ? moduleOf(course, of.item) : nullptr;
    return module ? module->json : QJsonObject();
}

std::expected<void, Problem> setContent(State& state, const content::Printed& of, const QJsonObject& item)
{
    const Course& now = state.setup->course;
    const bool isModule = of.kind == moduleKind().id;
    if (!isModule && withIds(now.json)[modulesKey] != item[modulesKey])
        return std::unexpected(refused(modulesKey, u"content-modules-lie"_s));
    const QJsonObject wanted = isModule ? withModules(now.json, now, item) : withModules(item, now);
    auto course = readCourse(wanted, content::Library::builtIn());
    if (!course)
        return std::unexpected(course.error());
    if (!hasSameSpaces(now, *course))
        return std::unexpected(refused({}, u"content-spaces-lie"_s));
    auto setup = std::make_shared<Setup>(*state.setup);
    setup->course = *std::move(course);
    state.setup = setup;
    return {};
}

} // namespace roadmarshal::rush_n_crush
