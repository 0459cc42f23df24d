#include "trail_painting.h"

#include "games/apocalypse_trail/table/read_trail.h"
#include "trail_board.h"

#include <QJsonArray>

#include <algorithm>
#include <map>

namespace roadmarshal::apocalypse_trail {

namespace {

const QString endKey = QStringLiteral("end");
const QString squaresKey = QStringLiteral("squares");
const QString atKey = QStringLiteral("at");
const QString eatKey = QStringLiteral("eat");
const QString resourceKey = QStringLiteral("resource");
const QString scenarioKey = QStringLiteral("scenario");
const QString shelterKey = QStringLiteral("shelter");
constexpr int longestPainted = 300; // squares that a person can still find on a screen
// Painted over it is worth the next of these, and after the last nothing.
constexpr std::array shelterPoints{2, 3, 5, 8, 13, 21};

using Squares = std::map<int, QJsonObject>;

Squares squaresOf(const QJsonObject& item)
{
    Squares squares;
    for (const QJsonValue& square : item.value(squaresKey).toArray())
        squares[square[atKey].toInt()] = square.toObject();
    return squares;
}

// Scenarios numbered from the start on, the start plain and the end a shelter.
QJsonObject with(const QJsonObject& item, Squares squares)
{
    const int end = item.value(endKey).toInt();
    QJsonObject& last = squares[end];
    last.remove(scenarioKey);
    if (!last.contains(shelterKey))
        last[shelterKey] = shelterPoints.back();
    QJsonArray list;
    int scenarios = 0;
    for (auto& [at, square] : squares) {
        square.remove(atKey);
        if (at < 1 || at > end || square.isEmpty())
            continue;
        if (square.contains(scenarioKey))
            square[scenarioKey] = ++scenarios;
        square[atKey] = at;
        list.append(square);
    }
    QJsonObject painted = item;
    painted[squaresKey] = list;
    return painted;
}

using Change = std::function<void(QJsonObject&)>;

table::Brush brush(const QString& label, const Change& change)
{
    return {label, [change](const QJsonObject& item, const QString& place) {
                bool isNumber = false;
                const int at = place.toInt(&isNumber);
                if (!isNumber || at < 1)
                    return item;
                Squares squares = squaresOf(item);
                change(squares[at]);
                return with(item, squares);
            }};
}

void toggle(QJsonObject& square, const QString& key, const QJsonValue& value)
{
    if (square.value(key) == value)
        square.remove(key);
    else
        square[key] = value;
}

std::vector<table::Brush> brushes()
{
    std::vector<table::Brush> brushes;
    for (const QString& word : resourceWords)
        brushes.push_back(brush(QStringLiteral("brush-") + word,
                                [word](QJsonObject& square) { toggle(square, resourceKey, word); }));
    brushes.push_back(
        brush(QStringLiteral("brush-eat"), [](QJsonObject& square) { toggle(square, eatKey, true); }));
    brushes.push_back(brush(QStringLiteral("brush-scenario"), [](QJsonObject& square) {
        square.remove(shelterKey);
        if (square.contains(scenarioKey))
            square.remove(scenarioKey);
        else
            square[scenarioKey] = 1;
    }));
    brushes.push_back(brush(QStringLiteral("brush-shelter"), [](QJsonObject& square) {
        const auto more = std::ranges::upper_bound(shelterPoints, square.value(shelterKey).toInt());
        square.remove(scenarioKey);
        if (more == shelterPoints.end())
            square.remove(shelterKey);
        else
            square[shelterKey] = *more;
    }));
    brushes.push_back(brush(QStringLiteral("brush-plain"), [](QJsonObject& square) { square = {}; }));
    return brushes;
}

// The last shelter moves along with the end.
QJsonObject withEnd(const QJsonObject& item, int end)
{
    Squares squares = squaresOf(item);
    const int before = item.value(endKey).toInt();
    const QJsonValue points = squares[before].value(shelterKey);
    squares.erase(before);
    squares[end] = {{shelterKey, points}};
    QJsonObject changed = item;
    changed[endKey] = end;
    return with(changed, squares);
}

std::shared_ptr<const board::Board> draw(const QJsonObject& item)
{
    QJsonObject named = item;
    named[QStringLiteral("id")] = QStringLiteral("painted");
    const auto trail = readTrail(named);
    return trail ? boardOf(*trail) : nullptr;
}

} // namespace

table::Painting trailPainting()
{
    const QJsonObject bare{
        {QStringLiteral("format"), trailKind().format}, {endKey, 40}, {squaresKey, QJsonArray()}};
    return {.kind = trailKind().id,
            .blank = with(bare, {}),
            .dials = {{.label = QStringLiteral("field-end"),
                       .least = 2,
                       .most = longestPainted,
                       .get = [](const QJsonObject& item) { return item.value(endKey).toInt(); },
                       .set = withEnd}},
            .brushes = brushes(),
            .draw = draw};
}

} // namespace roadmarshal::apocalypse_trail
