// Tables of Apocalypse Trail for tests: a box of plain cards, positions in few words, questions as typed.
#pragma once

#include "support/cases/asked_query.h"

#include "games/apocalypse_trail/queries/queries.h"
#include "games/apocalypse_trail/table/position.h"

#include <QFile>

namespace roadmarshal::test::trail {

using test::text;
using test::toObject;
using test::toText;
using test::toTexts;

inline QJsonObject fileOf(const QString& name)
{
    QFile file(QStringLiteral(TEST_DATA "/apocalypse_trail/") + name);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

// The parts that are given, on the long road, with the plain box.
inline QJsonObject positionOf(const QJsonObject& given)
{
    QJsonObject position{{text("format"), text("roadmarshal-position/1")},
                         {text("game"), text("apocalypse-trail")},
                         {text("mode"), text("race")},
                         {text("trail"), text("long-road")},
                         {text("box"), fileOf(text("plain.box.json"))},
                         {text("settings"), QJsonArray{text("fever")}}};
    return with(position, given);
}

inline std::expected<apocalypse_trail::State, Problem> read(const QJsonObject& position)
{
    return apocalypse_trail::tableFrom(position, content::Library::standard());
}

// "preview --crew red --roll 3"
inline std::expected<QJsonObject, QString> ask(const apocalypse_trail::State& state, const QString& line)
{
    return answered(apocalypse_trail::queries(), table::State::of(state), line).transform(toObject);
}

} // namespace roadmarshal::test::trail
