#include "printables.h"

#include "content/library.h"
#include "course_board.h"
#include "show.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using namespace table;

namespace {

constexpr int nailsInTheBox = 6;

// Those of the course as they are, then the others at hand.
std::vector<Module> modulesFor(const Course& course)
{
    std::vector<Module> modules;
    const auto add = [&](const Module& module) {
        if (!std::ranges::contains(modules, module.id, &Module::id))
            modules.push_back(module);
    };
    std::ranges::for_each(course.modules, add);
    for (const content::Item& item : content::Library::standard().list(moduleKind()).items)
        add(readModule(json::Reader(QJsonValue(item.json))));
    std::ranges::sort(modules, [](const Module& one, const Module& other) {
        return std::pair(one.id.size(), one.id) < std::pair(other.id.size(), other.id);
    });
    return modules;
}

PrintedPiece carOf(const Team& driver)
{
    Piece front{.id = driver.id, .label = driver.id.left(3).toUpper(), .team = driver.id};
    Piece back = front;
    back.team.clear();
    back.face = counters::wreckFace.toString();
    return {.front = front, .back = back};
}

PrintedPiece marker(const QString& letters, int copies, const char* name, const QString& team = {})
{
    return {.front = {.id = letters, .label = letters, .team = team, .form = Form::Marker},
            .copies = copies,
            .name = {QLatin1StringView(name), {}}};
}

} // namespace

Printables printables(const State& state)
{
    Printables made;
    for (const Module& module : modulesFor(state.setup->course))
        made.parts.append({module.name.isEmpty() ? module.id : module.name, boardOf(module)});
    for (const Team& driver : driversOf(state)) {
        PrintedSet set{driver.id, {carOf(driver)}};
        set.pieces.append(marker(u"A"_s, mostTokens, "property-armour", driver.id));
        set.pieces.append(marker(u"T"_s, mostTokens, "property-tyres", driver.id));
        set.pieces.append(marker(u"B"_s, mostTokens, "property-brakes", driver.id));
        set.pieces.append(marker(u"+"_s, mostTokens, "property-turbo", driver.id));
        made.sets.append(set);
    }
    made.sets.append({{}, {marker(u"#"_s, nailsInTheBox, "card-nails")}});
    return made;
}

} // namespace roadmarshal::rush_n_crush
