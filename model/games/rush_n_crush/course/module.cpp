#include "module.h"

#include "games/rush_n_crush/show/course_board.h"
#include "module_shape.h"

#include <algorithm>
#include <array>

namespace roadmarshal::rush_n_crush {

namespace {

using content::Field;
using enum content::Field::Need;

constexpr int longestId = 60;
constexpr int longestName = 100;

QString label(const char* word)
{
    return QStringLiteral("field-") + QLatin1StringView(word);
}

bool isIn(const Module& module, SpaceId place)
{
    return place.lane < 'a' + module.lanes && place.number <= module.rows;
}

std::vector<SpaceId> readPlaces(const json::Reader& reader, const Module& module)
{
    std::vector<SpaceId> places;
    if (reader.value().isUndefined())
        return places;
    for (qsizetype i = 0; i < reader.size(mostLanes * mostRows); ++i) {
        const QString text = reader[i].text();
        const auto place = parseSpaceId(text);
        if (!place || !isIn(module, *place))
            reader[i].fail(
                QStringLiteral("is \"%1\", which is no place of a module with %2 lanes and %3 rows")
                    .arg(text)
                    .arg(module.lanes)
                    .arg(module.rows));
        else
            places.push_back(*place);
    }
    return places;
}

void checkGaps(const json::Reader& reader, const Module& module)
{
    for (size_t i = 0; i < module.gaps.size(); ++i) {
        const SpaceId gap = module.gaps[i];
        const json::Reader entry = reader[static_cast<qsizetype>(i)];
        const auto refuse = [&](const QString& reason) {
            entry.fail(QStringLiteral("is \"%1\", %2").arg(toText(gap), reason));
        };
        if (gap.number == 1 || gap.number == module.rows)
            refuse(QStringLiteral("in the first or last row"));
        if (module.isGap({gap.lane, gap.number + 1}))
            refuse(QStringLiteral("and the next place of the lane is a gap too"));
        if (module.isRock(gap))
            refuse(QStringLiteral("which is a rock already"));
    }
}

std::optional<Problem> problemOf(const QJsonObject& object)
{
    const json::Reader reader{QJsonValue(object)};
    (void)readModule(reader);
    return reader.problem();
}

} // namespace

bool Module::isRock(SpaceId place) const
{
    return std::ranges::contains(rocks, place);
}

bool Module::isGap(SpaceId place) const
{
    return std::ranges::contains(gaps, place);
}

Module readModule(const json::Reader& reader)
{
    const json::Reader format = reader[QStringLiteral("format")];
    if (const QString found = format.text(longestId, moduleKind().format); found != moduleKind().format)
        format.fail(QStringLiteral("is \"%1\", known is %2").arg(found, moduleKind().format));
    Module module;
    module.json = reader.object();
    module.id = reader[QStringLiteral("id")].text(longestId, {});
    module.name = reader[QStringLiteral("name")].text(longestName, module.id);
    module.lanes = reader[QStringLiteral("lanes")].integer(fewestLanes, mostLanes);
    module.rows = reader[QStringLiteral("rows")].integer(fewestRows, mostRows);
    module.rocks = readPlaces(reader[QStringLiteral("rocks")], module);
    module.gaps = readPlaces(reader[QStringLiteral("gaps")], module);
    if (!reader.problem())
        checkGaps(reader[QStringLiteral("gaps")], module);
    content::check(shapeFields(), reader);
    return module;
}

namespace {

std::vector<Field> places(const char* word)
{
    return {{{}, label(word), content::Text{8}}};
}

std::shared_ptr<const board::Board> pictureOf(const QJsonObject& object)
{
    const json::Reader reader{QJsonValue(object)};
    const Module module = readModule(reader);
    return reader.problem() ? nullptr : boardOf(module);
}

std::vector<Field> moduleFields()
{
    std::vector<Field> fields{
        {QStringLiteral("id"), label("id"), content::Text{longestId}, Required},
        {QStringLiteral("name"), label("name"), content::Text{longestName}},
        {QStringLiteral("lanes"), label("lanes"), content::Number{fewestLanes, mostLanes}, Required},
        {QStringLiteral("rows"), label("rows"), content::Number{fewestRows, mostRows}, Required},
        {QStringLiteral("rocks"), label("rocks"), content::List{0, mostLanes * mostRows}, Optional,
         places("rocks")},
        {QStringLiteral("gaps"), label("gaps"), content::List{0, mostLanes * mostRows}, Optional,
         places("gaps")}};
    fields.append_range(shapeFields());
    return fields;
}

} // namespace

const content::Kind& moduleKind()
{
    static const content::Kind kind{.id = QStringLiteral("module"),
                                    .label = label("module"),
                                    .game = QStringLiteral("rush-n-crush"),
                                    .format = QStringLiteral("roadmarshal-module/1"),
                                    .folder = QStringLiteral("modules"),
                                    .ending = QStringLiteral(".module.json"),
                                    .fields = moduleFields(),
                                    .check = problemOf,
                                    .picture = pictureOf};
    return kind;
}

} // namespace roadmarshal::rush_n_crush
