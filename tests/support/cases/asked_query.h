// Questions about a table as they are typed on the command line.
#pragma once

#include "support/json_words.h"

#include "table/query.h"

#include <algorithm>

namespace roadmarshal::test {

// "preview red --speed 3", answered as on the command line; what is wrong as a line. A word before the
// options is that of --car.
inline std::expected<QByteArray, QString> answered(const QList<table::Query>& queries,
                                                   const table::State& state, const QString& line)
{
    const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    const auto query = std::ranges::find(queries, words.value(0), &table::Query::name);
    if (query == queries.end())
        return std::unexpected(text("no such query"));
    table::QueryOptions options;
    const bool namesCar = words.size() > 1 && !words[1].startsWith(text("--"));
    if (namesCar)
        options[text("--car")] = words[1];
    for (qsizetype i = namesCar ? 2 : 1; i < words.size(); ++i) {
        const auto option = std::ranges::find(query->options, words[i], &table::QueryOption::name);
        if (option == query->options.end())
            return std::unexpected(text("no option ") + words[i]);
        options[words[i]] = option->takesValue ? words.value(i + 1) : QString();
        i += option->takesValue ? 1 : 0;
    }
    QByteArray answer;
    const auto done = query->answer(state, options, [&](const QByteArray& piece) { answer += piece; }, {});
    if (!done)
        return std::unexpected(done.error().toLine());
    return answer;
}

} // namespace roadmarshal::test
