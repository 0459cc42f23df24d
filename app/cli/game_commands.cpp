#include "commands.h"

#include "ending.h"
#include "input_lines.h"
#include "open_game.h"
#include "spoken.h"

#include "games/games.h"
#include "games/position_file.h"
#include "log/export.h"
#include "log/import.h"
#include "report/checksum.h"
#include "table/journal/session.h"
#include "table/journal/shorthand.h"
#include "table/journal/verify.h"

#include <QJsonArray>

namespace roadmarshal::cli {

using namespace table;

namespace {

// A game whose file has gone is still in memory.
const QString saveAs = QStringLiteral("save-as ");

QJsonObject goOnIn(Session& session, const QString& path)
{
    const auto moved = session.moveTo(path);
    return moved ? QJsonObject{{QStringLiteral("saved"), path}, {QStringLiteral("entries"), session.last()}}
                 : QJsonObject{{QStringLiteral("error"), moved.error().toLine(path)}};
}

// Prints something about the table after the entry that --at names, or now.
Result atEntry(const Arguments& arguments, QJsonObject (*tell)(const Game&, const State&))
{
    const auto table = openTable(arguments);
    if (!table)
        return std::unexpected(table.error());
    return printJson(tell(table->session->game(), table->state));
}

} // namespace

Result play(const Arguments& arguments)
{
    const auto session = openGame(arguments.plain.first(), Access::ReadWrite);
    if (!session)
        return std::unexpected(session.error());
    tellRemark(); // before anything is added to it
    noteEndings();
    bool allTaken = true;
    InputLines input;
    while (const auto raw = input.next()) {
        const QString line = QString::fromUtf8(*raw).trimmed();
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        if (line.startsWith(saveAs)) {
            const Result saved = printJson(goOnIn(**session, line.sliced(saveAs.size()).trimmed()));
            if (!saved)
                return saved;
            continue;
        }
        const auto taken = take(**session, line);
        allTaken = allTaken && taken;
        // Printed only now that the entries are durable: who reads them may rely on them.
        for (const QJsonObject& object : spoken((*session)->game(), taken)) {
            if (const Result printed = printJson(object); !printed)
                return printed;
        }
    }
    if (endingSignal() != 0)
        return statusAfter(endingSignal());
    return allTaken ? 0 : 1;
}

Result ask(const Arguments& arguments)
{
    const auto table = openTable(arguments);
    if (!table)
        return std::unexpected(table.error());
    const Game& game = table->session->game();
    const Rehearsal rehearsal =
        rehearse(game, table->state, arguments.plain.sliced(1), table->session->trialSource());
    if (const auto* prompt = std::get_if<Prompt>(&rehearsal.end))
        return printJson(spoken(game, *prompt));
    if (const auto* misfit = std::get_if<Misfit>(&rehearsal.end))
        return std::unexpected(Problem{QStringLiteral("answer %1:").arg(misfit->answer + 1),
                                       say(game, Objection{misfit->message, misfit->citation})}
                                   .toLine());
    if (const auto* nonsense = std::get_if<Objection>(&rehearsal.end))
        return std::unexpected(say(game, *nonsense));
    const Action& action = rehearsal.steps.back().action;
    return printJson({{QStringLiteral("action"), store(action)}, {QStringLiteral("text"), game.say(action)}});
}

Result state(const Arguments& arguments)
{
    const auto table = openTable(arguments);
    if (!table)
        return std::unexpected(table.error());
    QJsonObject stored = games::toPosition(table->session->game(), table->state);
    // A game can go on from it. Set-ups of version 0.1 name no format: those tables are told as they were.
    const QJsonObject& setup = table->session->file().meta().setup;
    if (setup.contains(QStringLiteral("format")))
        stored[QStringLiteral("setup")] = setup;
    return printJson(stored);
}

Result checksum(const Arguments& arguments)
{
    return atEntry(arguments, [](const Game& game, const State& state) {
        const report::Checksum sum = report::checksumOf(game, state);
        QJsonObject parts;
        for (size_t part = 0; part < sum.parts.size(); ++part)
            parts[report::toText(static_cast<report::Part>(part))] = sum.parts[part];
        return QJsonObject{{QStringLiteral("checksum"), sum.whole}, {QStringLiteral("parts"), parts}};
    });
}

Result log(const Arguments& arguments)
{
    const QString word = arguments.option(QStringLiteral("--format"), QStringLiteral("text"));
    const auto format = log::parseFormat(word);
    if (!format)
        return std::unexpected(
            QStringLiteral("--format: is \"%1\", allowed is text, markdown, html, csv, json").arg(word));
    const auto table = openTable(arguments);
    if (!table)
        return std::unexpected(table.error());
    const log::Style style =
        arguments.has(QStringLiteral("--story")) ? log::Style::Story : log::Style::Record;
    if (table->entry == table->session->last())
        return print(log::exportAs(*format, *table->session, style));
    const QString path = arguments.plain.first();
    const auto then = Session::openUpTo(games::find, path, table->entry);
    return then ? print(log::exportAs(*format, **then, style)) : std::unexpected(then.error().toLine(path));
}

Result importLog(const Arguments& arguments)
{
    const QString path = arguments.option(QStringLiteral("-o"));
    if (path.isEmpty())
        return std::unexpected(QStringLiteral("-o: say which game file to make"));
    const auto imported = log::importLog(arguments.plain.first(), path);
    if (!imported)
        return std::unexpected(imported.error().toLine());
    return printJson({{QStringLiteral("entries"), *imported}});
}

Result verify(const Arguments& arguments)
{
    const auto session = openGame(arguments.plain.first(), Access::ReadOnly);
    if (!session)
        return std::unexpected(session.error());
    const Verification verification = table::verify(**session);
    QJsonArray differences;
    for (const auto& difference : verification.differences)
        differences.append(QJsonObject{{QStringLiteral("entry"), difference.entry},
                                       {QStringLiteral("reason"), difference.reason}});
    const QString& damage = (*session)->file().damage();
    const QString shortfall = (*session)->file().shortfall();
    const bool holds = verification.holds() && damage.isEmpty() && shortfall.isEmpty();
    QJsonObject object{{QStringLiteral("entries"), verification.entries},
                       {QStringLiteral("holds"), holds},
                       {QStringLiteral("differences"), differences}};
    if (verification.isByOlderRules)
        object[QStringLiteral("olderRules")] = true;
    if (!verification.unsound.isEmpty())
        object[QStringLiteral("unsound")] = verification.unsound;
    if (!damage.isEmpty())
        object[QStringLiteral("damage")] = damage;
    if (!shortfall.isEmpty())
        object[QStringLiteral("mayBeShort")] = shortfall;
    if (verification.imbalance)
        object[QStringLiteral("imbalance")] =
            QJsonObject{{QStringLiteral("entry"), verification.imbalance->entry},
                        {QStringLiteral("reason"), verification.imbalance->reason}};
    const Result printed = printJson(object);
    return printed ? Result(holds ? 0 : 1) : printed;
}

} // namespace roadmarshal::cli
