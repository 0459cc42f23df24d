// Tables of Rush'n'Crush for tests: the Strip of the rules page, cars as short lines, questions as typed.
#pragma once

#include "support/cases/asked_query.h"

#include "games/rush_n_crush/queries/queries.h"
#include "games/rush_n_crush/table/position.h"

namespace roadmarshal::test::rush {

using test::text;
using test::toObject;
using test::toText;
using test::toTexts;

// Modules of 20 rows each, as many as it takes; rocks and gaps by their place on the whole course.
inline QJsonArray stripModules(int lanes, int rows, const QStringList& rocks, const QStringList& gaps = {})
{
    constexpr int longest = 20;
    QJsonArray modules;
    for (int from = 0; from < rows; from += longest) {
        const int count = std::min(longest, rows - from);
        const auto within = [&](const QStringList& places) {
            QJsonArray own;
            for (const QString& place : places) {
                const int row = place.sliced(1).toInt() - from;
                if (row >= 1 && row <= count)
                    own.append(place.first(1) + QString::number(row));
            }
            return own;
        };
        modules.append(QJsonObject{{text("id"), QStringLiteral("m%1").arg(from)},
                                   {text("lanes"), lanes},
                                   {text("rows"), count},
                                   {text("rocks"), within(rocks)},
                                   {text("gaps"), within(gaps)}});
    }
    return modules;
}

inline QJsonObject strip(const QStringList& rocks = {}, const QStringList& gaps = {})
{
    return {{text("id"), text("strip")}, {text("modules"), stripModules(3, 40, rocks, gaps)}};
}

// "red b1 G4-11 tyres=2 state=destroyed"
inline QJsonObject carOf(const QString& line)
{
    const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    QJsonObject car{{text("id"), words.value(0)}, {text("at"), words.value(1)}};
    for (const QString& word : words.sliced(std::min<qsizetype>(2, words.size()))) {
        const qsizetype equals = word.indexOf(u'=');
        bool isNumber = false;
        const int number = word.sliced(equals + 1).toInt(&isNumber);
        if (equals < 0)
            car[text("lever")] = word;
        else
            car[word.first(equals)] = isNumber ? QJsonValue(number) : QJsonValue(word.sliced(equals + 1));
    }
    return car;
}

inline QJsonObject position(const QJsonObject& course, const QStringList& cars, const QJsonObject& more = {})
{
    QJsonArray list;
    for (const QString& line : cars)
        list.append(carOf(line));
    QJsonObject object{{text("format"), text("roadmarshal-position/1")},
                       {text("game"), text("rush-n-crush")},
                       {text("course"), course},
                       {text("cars"), list}};
    return with(object, more);
}

inline std::expected<rush_n_crush::State, Problem> read(const QJsonObject& position)
{
    return rush_n_crush::tableFrom(position, content::Library::builtIn());
}

// "preview red --drive --allowance 3", answered as on the command line; what is wrong as a line.
inline std::expected<QByteArray, QString> ask(const rush_n_crush::State& state, const QString& question)
{
    return answered(rush_n_crush::queries(), table::State::of(state), question);
}

} // namespace roadmarshal::test::rush
