#include "module_painting.h"

#include "course_board.h"
#include "games/rush_n_crush/course/module.h"

#include <QJsonArray>

namespace roadmarshal::rush_n_crush {

namespace {

const QString lanesKey = QStringLiteral("lanes");
const QString rowsKey = QStringLiteral("rows");
const QString rocksKey = QStringLiteral("rocks");
const QString gapsKey = QStringLiteral("gaps");

void put(QJsonObject& item, const QString& key, const QJsonArray& places)
{
    if (places.isEmpty())
        item.remove(key);
    else
        item[key] = places;
}

// Whether it was there.
bool take(QJsonObject& item, const QString& key, const QString& place)
{
    QJsonArray places = item.value(key).toArray();
    for (qsizetype i = 0; i < places.size(); ++i) {
        if (places[i].toString() != place)
            continue;
        places.removeAt(i);
        put(item, key, places);
        return true;
    }
    return false;
}

// Painted over it is gone, and a place is a rock or a gap.
table::Brush brush(const char* label, const QString& key)
{
    return {QLatin1StringView(label), [key](const QJsonObject& item, const QString& place) {
                QJsonObject painted = item;
                const bool wasThere = take(painted, key, place);
                take(painted, key == rocksKey ? gapsKey : rocksKey, place);
                QJsonArray places = painted.value(key).toArray();
                if (!wasThere)
                    places.append(place);
                put(painted, key, places);
                return painted;
            }};
}

// Places that the module has no more, and gaps where none may be.
QJsonObject fitted(QJsonObject item)
{
    const int lanes = item.value(lanesKey).toInt();
    const int rows = item.value(rowsKey).toInt();
    for (const QString& key : {rocksKey, gapsKey}) {
        QJsonArray kept;
        for (const QJsonValue& value : item.value(key).toArray()) {
            const auto place = parseSpaceId(value.toString());
            const int last = key == gapsKey ? rows - 1 : rows;
            if (place && place->lane < 'a' + lanes && place->number <= last)
                kept.append(value);
        }
        put(item, key, kept);
    }
    return item;
}

table::Dial dial(const char* label, const QString& key, int least, int most, int step = 1)
{
    return {.label = QLatin1StringView(label),
            .least = least,
            .most = most,
            .step = step,
            .get = [key](const QJsonObject& item) { return item.value(key).toInt(); },
            .set =
                [key](const QJsonObject& item, int value) {
                    QJsonObject changed = item;
                    changed[key] = value;
                    if (value == 0)
                        changed.remove(key);
                    return fitted(changed);
                }};
}

std::shared_ptr<const board::Board> draw(const QJsonObject& item)
{
    const auto read = [](const QJsonObject& object) -> std::optional<Module> {
        const json::Reader reader{QJsonValue(object)};
        Module module = readModule(reader);
        return reader.problem() ? std::nullopt : std::optional(module);
    };
    QJsonObject bare = item;
    bare.remove(rocksKey);
    bare.remove(gapsKey);
    const auto plain = read(bare);
    if (!plain)
        return nullptr;
    const auto places = boardOf(*plain);
    const auto drawn = boardOf(read(item).value_or(*plain));
    return std::make_shared<const board::Board>(board::Layout{.title = drawn->title(),
                                                              .spaces = places->spaces(),
                                                              .groups = places->groups(),
                                                              .patches = drawn->patches(),
                                                              .bounds = drawn->bounds()});
}

} // namespace

table::Painting modulePainting()
{
    return {.kind = moduleKind().id,
            .blank = {{QStringLiteral("format"), moduleKind().format}, {lanesKey, 4}, {rowsKey, 10}},
            .dials = {dial("field-lanes", lanesKey, fewestLanes, mostLanes),
                      dial("field-rows", rowsKey, fewestRows, mostRows),
                      dial("field-turn", QStringLiteral("turn"), -180, 180, 15),
                      dial("field-sway", QStringLiteral("sway"), -60, 60, 5)},
            .brushes = {brush("brush-rock", rocksKey), brush("brush-gap", gapsKey)},
            .draw = draw};
}

} // namespace roadmarshal::rush_n_crush
