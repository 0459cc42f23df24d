#include "tile_painting.h"

#include "games/road_kill_rally/road/road.h"
#include "road_board.h"

#include <QJsonArray>

namespace roadmarshal::road_kill_rally {

namespace {

const QString rowsKey = QStringLiteral("rows");
const QString turnKey = QStringLiteral("turn");
const QString kindKey = QStringLiteral("kind");
const QString pitKey = QStringLiteral("pit");
const QString polesKey = QStringLiteral("poles");
const QString splattersKey = QStringLiteral("splatters");
const QString hazardsKey = QStringLiteral("hazards");
constexpr QChar noSpace = u'.';

QString rowOf(const QJsonObject& item, int row)
{
    return item.value(rowsKey).toArray().at(row - 1).toString();
}

int lanesOf(const QJsonObject& item)
{
    return static_cast<int>(rowOf(item, 1).size());
}

bool hasSpace(const QJsonObject& item, const QString& place)
{
    const auto id = parseSpaceId(place);
    const QString row = id ? rowOf(item, id->row) : QString();
    return id && id->lane < row.size() && row[id->lane] != noSpace;
}

template <class Container>
void put(QJsonObject& item, const QString& key, const Container& value)
{
    if (value.isEmpty())
        item.remove(key);
    else
        item[key] = value;
}

// Marks on what is no space any more go with it; so do links and outlines of their own.
QJsonObject fitted(QJsonObject item)
{
    for (const QString& key : {splattersKey, hazardsKey, polesKey}) {
        QJsonObject marks = item.value(key).toObject();
        for (const QString& place : marks.keys()) {
            if (!hasSpace(item, place))
                marks.remove(place);
        }
        put(item, key, marks);
    }
    QJsonArray pit;
    for (const QJsonValue& place : item.value(pitKey).toArray()) {
        if (hasSpace(item, place.toString()))
            pit.append(place);
    }
    put(item, pitKey, pit);
    if (const int last = item.value(QStringLiteral("finishAfter")).toInt();
        last > item.value(rowsKey).toArray().size())
        item.remove(QStringLiteral("finishAfter"));
    return item;
}

table::Brush groundBrush(const char* label, QChar letter)
{
    return {QLatin1StringView(label), [letter](const QJsonObject& item, const QString& place) {
                const auto id = parseSpaceId(place);
                QJsonArray rows = item.value(rowsKey).toArray();
                if (!id || id->row > rows.size() || id->lane >= lanesOf(item))
                    return item;
                QString row = rowOf(item, id->row);
                row[id->lane] = letter;
                rows[id->row - 1] = row;
                QJsonObject painted = item;
                painted[rowsKey] = rows;
                if (letter == noSpace) {
                    painted.remove(QStringLiteral("links"));
                    painted.remove(QStringLiteral("shapes"));
                }
                return fitted(painted);
            }};
}

// A mark more, or one less where it lies already.
table::Brush markBrush(const QString& label, const QString& key, const QString& mark)
{
    return {label, [key, mark](const QJsonObject& item, const QString& place) {
                QJsonObject painted = item;
                QJsonObject marks = item.value(key).toObject();
                QJsonArray here = marks.value(place).toArray();
                bool wasThere = false;
                for (qsizetype i = here.size() - 1; i >= 0; --i) {
                    if (here[i].toString() == mark) {
                        here.removeAt(i);
                        wasThere = true;
                    }
                }
                if (!wasThere)
                    here.append(mark);
                put(marks, place, here);
                put(painted, key, marks);
                return fitted(painted);
            }};
}

QJsonObject withPit(const QJsonObject& item, const QString& place)
{
    QJsonArray pit;
    bool wasThere = false;
    for (const QJsonValue& space : item.value(pitKey).toArray()) {
        if (space.toString() == place)
            wasThere = true;
        else
            pit.append(space);
    }
    if (!wasThere)
        pit.append(place);
    QJsonObject painted = item;
    put(painted, pitKey, pit);
    return fitted(painted);
}

// The lowest number that is free.
QJsonObject withPole(const QJsonObject& item, const QString& place)
{
    QJsonObject numbers = item.value(polesKey).toObject();
    if (numbers.contains(place)) {
        numbers.remove(place);
    } else {
        for (int number = 1; number <= poles; ++number) {
            const auto isTaken = [&](const QJsonValue& value) { return value.toInt() == number; };
            if (std::ranges::none_of(numbers, isTaken)) {
                numbers[place] = number;
                break;
            }
        }
    }
    QJsonObject painted = item;
    put(painted, polesKey, numbers);
    return fitted(painted);
}

QJsonObject resized(const QJsonObject& item, int lanes, int count)
{
    QJsonArray rows;
    for (int row = 1; row <= count; ++row)
        rows.append(rowOf(item, row).leftJustified(lanes, u'g', true));
    QJsonObject changed = item;
    changed[rowsKey] = rows;
    changed.remove(QStringLiteral("links"));
    changed.remove(QStringLiteral("shapes"));
    return fitted(changed);
}

QJsonObject with(QJsonObject item, const QString& key, const QJsonValue& value)
{
    item[key] = value;
    return item;
}

std::vector<table::Dial> dials()
{
    const auto countOfRows = [](const QJsonObject& item) {
        return static_cast<int>(item.value(rowsKey).toArray().size());
    };
    QStringList kinds;
    for (const QString& word : tileKindWords())
        kinds.append(QStringLiteral("tile-") + word);
    return {{.label = QStringLiteral("field-kind"),
             .most = static_cast<int>(kinds.size()) - 1,
             .words = kinds,
             .get =
                 [](const QJsonObject& item) {
                     return std::max(
                         0, static_cast<int>(tileKindWords().indexOf(item.value(kindKey).toString())));
                 },
             .set =
                 [](const QJsonObject& item, int kind) {
                     QJsonObject changed = with(item, kindKey, tileKindWords()[kind]);
                     if (kind == static_cast<int>(TileKind::Road))
                         changed.remove(kindKey);
                     if (kind != static_cast<int>(TileKind::Finish))
                         changed.remove(QStringLiteral("finishAfter"));
                     return changed;
                 }},
            {.label = QStringLiteral("dial-lanes"),
             .least = 1,
             .most = mostLanes,
             .get = lanesOf,
             .set = [countOfRows](const QJsonObject& item,
                                  int lanes) { return resized(item, lanes, countOfRows(item)); }},
            {.label = QStringLiteral("dial-rows"),
             .least = 1,
             .most = mostRows,
             .get = countOfRows,
             .set = [](const QJsonObject& item, int rows) { return resized(item, lanesOf(item), rows); }},
            {.label = QStringLiteral("field-turn"),
             .least = -sharpest,
             .most = sharpest,
             .step = 15,
             .get = [](const QJsonObject& item) { return item.value(turnKey).toInt(); },
             .set = [](const QJsonObject& item, int turn) { return with(item, turnKey, turn); }}};
}

std::vector<table::Brush> brushes()
{
    std::vector<table::Brush> brushes{groundBrush("brush-green", u'g'), groundBrush("brush-yellow", u'y'),
                                      groundBrush("brush-orange", u'o'), groundBrush("brush-red", u'r'),
                                      groundBrush("brush-no-space", noSpace)};
    for (const QString& colour : colourWords())
        brushes.push_back(markBrush(QStringLiteral("brush-splatter-") + colour, splattersKey, colour));
    for (const QString& hazard : {QStringLiteral("oil"), QStringLiteral("debris")})
        brushes.push_back(markBrush(QStringLiteral("hazard-") + hazard, hazardsKey, hazard));
    brushes.push_back({QStringLiteral("field-pit"), withPit});
    brushes.push_back({QStringLiteral("brush-pole"), withPole});
    return brushes;
}

std::shared_ptr<const RoadTile> readTile(const QJsonObject& item)
{
    const json::Reader reader{QJsonValue(with(item, QStringLiteral("id"), QStringLiteral("painted")))};
    auto tile = std::make_shared<const RoadTile>(readRoadTile(reader));
    return reader.problem() ? nullptr : tile;
}

// Every place of every row is a space.
QJsonObject full(const QJsonObject& item)
{
    QJsonArray rows;
    for (const QJsonValue& row : item.value(rowsKey).toArray())
        rows.append(QString(row.toString().size(), u'g'));
    return {{rowsKey, rows}, {turnKey, item.value(turnKey).toInt()}};
}

std::shared_ptr<const board::Board> draw(const QJsonObject& item)
{
    const auto plain = readTile(full(item));
    if (!plain)
        return nullptr;
    const auto tile = readTile(item);
    const auto places = boardOf(Road({plain}, 1));
    const auto drawn = tile ? boardOf(Road({tile}, 1)) : places;
    return std::make_shared<const board::Board>(
        board::Layout{.title = item.value(QStringLiteral("name")).toString(),
                      .spaces = places->spaces(),
                      .groups = places->groups(),
                      .patches = drawn->patches(),
                      .bounds = places->bounds()});
}

} // namespace

table::Painting tilePainting()
{
    return {.kind = tileKind().id,
            .blank = {{QStringLiteral("format"), tileKind().format},
                      {rowsKey, QJsonArray{QStringLiteral("ggg"), QStringLiteral("ggg"),
                                           QStringLiteral("ggg"), QStringLiteral("ggg")}}},
            .dials = dials(),
            .brushes = brushes(),
            .draw = draw};
}

} // namespace roadmarshal::road_kill_rally
