// Tables of Road Kill Rally for tests: the Strip of the rules page, cars as short lines, questions as typed.
#pragma once

#include "support/cases/asked_query.h"

#include "games/road_kill_rally/queries/queries.h"
#include "games/road_kill_rally/table/position.h"
#include "games/road_kill_rally/table/tile_box.h"

namespace roadmarshal::test::rally {

using test::text;
using test::toObject;
using test::toText;
using test::toTexts;

// Green tiles of `length` rows each; `spaces` as "c5 y", "b3 ." by their place on the whole road.
inline QJsonArray strip(int rows = 20, int length = 10, int lanes = 3, const QStringList& spaces = {})
{
    QJsonArray tiles;
    for (int from = 0; from < rows; from += length) {
        QStringList lines(std::min(length, rows - from), QString(lanes, u'g'));
        for (const QString& space : spaces) {
            const int row = space.section(u' ', 0, 0).sliced(1).toInt() - from - 1;
            if (row >= 0 && row < lines.size())
                lines[row][space[0].unicode() - u'a'] = space.section(u' ', 1)[0];
        }
        tiles.append(QJsonObject{{text("id"), QStringLiteral("strip-%1").arg(from + 1)},
                                 {text("rows"), QJsonArray::fromStringList(lines)}});
    }
    return tiles;
}

// "red b1 speed=5 hand=3 wipedOut=true mounted=R1:mg,G1:spikes cards=dodge,bump"
inline QJsonObject carOf(const QString& line)
{
    const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    QJsonObject car{{text("id"), words.value(0)}, {text("at"), words.value(1)}};
    for (const QString& word : words.sliced(std::min<qsizetype>(2, words.size()))) {
        const QString key = word.section(u'=', 0, 0);
        const QString value = word.section(u'=', 1);
        bool isNumber = false;
        const int number = value.toInt(&isNumber);
        if (isNumber && key != text("team"))
            car[key] = number;
        else if (value == text("true"))
            car[key] = true;
        else if (key == text("mounted") || key == text("kills")) {
            QJsonObject object;
            for (const QString& pair : value.split(u','))
                object[pair.section(u':', 0, 0)] = key == text("kills")
                                                       ? QJsonValue(pair.section(u':', 1).toInt())
                                                       : QJsonValue(pair.section(u':', 1));
            car[key] = object;
        } else if (key == text("cards") || key == text("spares") || key == text("damaged"))
            car[key] = QJsonArray::fromStringList(value.split(u','));
        else
            car[key] = value;
    }
    return car;
}

inline QJsonObject position(const QJsonArray& road, const QStringList& cars, const QJsonObject& more = {})
{
    QJsonArray list;
    for (const QString& line : cars)
        list.append(carOf(line));
    QJsonObject object{{text("format"), text("roadmarshal-position/1")},
                       {text("game"), text("road-kill-rally")},
                       {text("road"), road},
                       {text("cars"), list}};
    return with(object, more);
}

inline std::expected<road_kill_rally::State, Problem> read(const QJsonObject& position)
{
    return road_kill_rally::tableFrom(position, road_kill_rally::builtInTiles());
}

// "preview red --speed 3"; the answer, or what is wrong.
inline std::expected<QByteArray, QString> ask(const road_kill_rally::State& state, const QString& question)
{
    return answered(road_kill_rally::queries(), table::State::of(state), question);
}

} // namespace roadmarshal::test::rally
