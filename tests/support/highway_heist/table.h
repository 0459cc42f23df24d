// Tables of Highway Heist for tests: players and vehicles as short lines, questions as typed.
#pragma once

#include "support/cases/asked_query.h"

#include "games/highway_heist/queries/queries.h"
#include "games/highway_heist/table/position.h"

namespace roadmarshal::test::heist {

using test::text;
using test::toObject;
using test::toText;
using test::toTexts;

inline QJsonValue valueOf(const QString& word)
{
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    return isNumber ? QJsonValue(number) : QJsonValue(word);
}

// "2/1/2/1" are icons, a fifth number is Strength; anything else is an id.
inline QJsonValue boardOf(const QString& word)
{
    const QStringList numbers = word.split(u'/');
    if (numbers.size() < 4)
        return word;
    QJsonObject board{{text("speed"), numbers[0].toInt()},
                      {text("control"), numbers[1].toInt()},
                      {text("athletics"), numbers[2].toInt()},
                      {text("defense"), numbers[3].toInt()}};
    if (numbers.size() > 4)
        board[text("strength")] = numbers[4].toInt();
    return board;
}

inline void addRest(QJsonObject& object, const QStringList& words, qsizetype from)
{
    for (qsizetype i = from; i < words.size(); ++i) {
        const qsizetype equals = words[i].indexOf(u'=');
        if (equals < 0)
            object[words[i]] = true;
        else
            object[words[i].first(equals)] = valueOf(words[i].sliced(equals + 1));
    }
}

// "ann brian street-drifter peg=suv1 boost=1 exhausted"
inline QJsonObject playersOf(const QStringList& lines)
{
    QJsonObject players;
    for (const QString& line : lines) {
        const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        QJsonObject player{{text("character"), boardOf(words.value(1))},
                           {text("board"), boardOf(words.value(2))}};
        addRest(player, words, 3);
        players[words.value(0)] = player;
    }
    return players;
}

// "drifter start c3r3 owner=ann strength=4 enemies=1 wreck"
inline QJsonObject vehiclesOf(const QStringList& lines)
{
    QJsonObject vehicles;
    for (const QString& line : lines) {
        const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        QJsonObject vehicle{{text("kind"), words.value(1)}, {text("at"), words.value(2)}};
        addRest(vehicle, words, 3);
        vehicles[words.value(0)] = vehicle;
    }
    return vehicles;
}

// A road with nothing on it but what is laid there.
inline QJsonObject plainGuide()
{
    return {{text("format"), text("roadmarshal-guide/1")}, {text("id"), text("plain")}};
}

// `players` and `vehicles` as lines, `guide`, and `more` fields of a position.
inline QJsonObject positionOf(const QJsonObject& one)
{
    const QJsonValue guide = one[text("guide")];
    QJsonObject object{{text("format"), text("roadmarshal-position/1")},
                       {text("game"), text("highway-heist")},
                       {text("guide"), guide.isUndefined() ? QJsonValue(plainGuide()) : guide},
                       {text("players"), playersOf(toTexts(one[text("players")]))},
                       {text("vehicles"), vehiclesOf(toTexts(one[text("vehicles")]))}};
    const QJsonObject more = one[text("more")].toObject();
    return with(object, more);
}

inline std::expected<highway_heist::State, Problem> read(const QJsonObject& position)
{
    return highway_heist::tableFrom(position, content::Library::builtIn());
}

// "preview --player ann --action ram", answered as on the command line; what is wrong as a line.
inline std::expected<QByteArray, QString> ask(const highway_heist::State& state, const QString& question)
{
    return answered(highway_heist::queries(), table::State::of(state), question);
}

} // namespace roadmarshal::test::heist
