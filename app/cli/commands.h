// What each subcommand does with its arguments.
#pragma once

#include "json/problem.h"

#include <QJsonObject>
#include <QStringList>

#include <expected>
#include <map>

namespace roadmarshal::table {
class Game;
}

namespace roadmarshal::cli {

// Words after the subcommand: plain ones in order, "--name value" and "-n value" by name. Behind "--" all are
// plain.
struct Arguments
{
    QStringList plain;
    std::map<QString, QString> options;

    QString option(const QString& name, const QString& otherwise = {}) const;
    bool has(const QString& name) const { return options.contains(name); }
};

// Exit status, or what is wrong with the input, as one line.
using Result = std::expected<int, QString>;

Result newGame(const Arguments& arguments);
Result play(const Arguments& arguments);
Result amend(const Arguments& arguments);
Result whatIf(const Arguments& arguments);
Result ask(const Arguments& arguments);
Result state(const Arguments& arguments);
Result checksum(const Arguments& arguments);
Result log(const Arguments& arguments);
Result importLog(const Arguments& arguments);
Result verify(const Arguments& arguments);
Result salvage(const Arguments& arguments);
Result track(const Arguments& arguments);
Result rules(const Arguments& arguments);
Result content(const Arguments& arguments);
Result pack(const Arguments& arguments);
Result archive(const Arguments& arguments);
Result dispute(const Arguments& arguments);
Result ruling(const Arguments& arguments);

// A subcommand with its words taken apart.
std::expected<Arguments, QString> parseArguments(const QStringList& args);

// The game that --game names; as long as there is only one, it need not be named.
std::expected<const table::Game*, QString> gameFor(const Arguments& arguments);

// One line to standard error.
void complain(const QString& line);
// What is no reason to stop: told at the end, and on the same line as what went wrong if something did.
void remark(const QString& line);
// For those that do not end soon.
void tellRemark();
// Says on standard error what there is to say; the exit status.
int finish(const Result& result);
// All of it to standard output.
Result print(const QByteArray& text);
// JSON, or a part of it, without anything that acts on a terminal.
Result printJson(const QByteArray& json);
// On a line of its own.
Result printJson(const QJsonObject& object);

} // namespace roadmarshal::cli
