// Tables of Apocalypse Trail for tests: a box of plain cards, positions in few words, questions as typed.
#pragma once

#include "games/apocalypse_trail/queries/queries.h"
#include "games/apocalypse_trail/table/position.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace roadmarshal::test::trail {

inline QString text(const char* latin)
{
    return QString::fromLatin1(latin);
}

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
    for (auto field = given.begin(); field != given.end(); ++field)
        position[field.key()] = field.value();
    return position;
}

inline std::expected<apocalypse_trail::State, Problem> read(const QJsonObject& position)
{
    return apocalypse_trail::tableFrom(position, content::Library::standard());
}

// "preview --crew red --roll 3"
inline std::expected<QJsonObject, QString> ask(const apocalypse_trail::State& state, const QString& line)
{
    const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    for (const table::Query& query : apocalypse_trail::queries()) {
        if (query.name != words.value(0))
            continue;
        table::QueryOptions options;
        for (qsizetype i = 1; i < words.size(); ++i) {
            for (const table::QueryOption& option : query.options) {
                if (option.name == words[i])
                    options[option.name] = option.takesValue ? words.value(++i) : QString();
            }
        }
        QByteArray answer;
        const auto done = query.answer(table::State::of(state), options,
                                       [&](const QByteArray& more) { answer += more; }, {});
        if (!done)
            return std::unexpected(done.error().toLine());
        return QJsonDocument::fromJson(answer).object();
    }
    return std::unexpected(text("no such query"));
}

} // namespace roadmarshal::test::trail
