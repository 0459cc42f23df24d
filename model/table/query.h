// A question about a table that a game answers on the command line: `preview`, `shoot`.
#pragma once

#include "state.h"
#include "json/problem.h"

#include <QByteArray>
#include <QList>

#include <expected>
#include <functional>
#include <map>
#include <stop_token>

namespace roadmarshal::table {

struct QueryOption
{
    QString name; // "--car"
    bool takesValue = true;
    bool isNeeded = false;
    QString usage; // as a usage line has it: "--car ID", "[--count]"
};

// Those that were given, by name; one without a value is there with an empty one.
using QueryOptions = std::map<QString, QString>;
// Takes a piece of the answer, one after the other.
using Sink = std::function<void(const QByteArray&)>;

struct Query
{
    QString name;
    QList<QueryOption> options;
    // One JSON text, or what is wrong with the table or an option. An option of one name takes a value in the
    // queries of that name of all games, or in none.
    std::function<std::expected<void, Problem>(const State& state, const QueryOptions& options,
                                               const Sink& sink, std::stop_token stop)>
        answer;
};

} // namespace roadmarshal::table
