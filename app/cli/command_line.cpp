#include "command_line.h"

#include "commands.h"

#include "text/one_line.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <cstdio>
#include <span>
#include <utility>

namespace roadmarshal::cli {

namespace {

struct Command
{
    QLatin1StringView name;
    QLatin1StringView usage;
    int fewest; // plain words
    int most;
    QStringList options; // that take a value
    QStringList flags;
    Result (*run)(const Arguments&);
};

constexpr int anyNumber = 100;

// Where there is a window, the program takes this subcommand to it before it comes here.
Result reportWithoutWindow(const Arguments&)
{
    return std::unexpected(QStringLiteral("report: this build has no window, and paints nothing without"));
}

std::span<const Command> commands()
{
    static const auto list = std::to_array<Command>({
        {QLatin1StringView("new"),
         QLatin1StringView("GAME --game ID [--setup FILE.json] [--seed N]"),
         1,
         1,
         {QStringLiteral("--game"), QStringLiteral("--setup"), QStringLiteral("--seed")},
         {},
         newGame},
        {QLatin1StringView("play"),
         QLatin1StringView("GAME   (one entry per line on standard input)"),
         1,
         1,
         {},
         {},
         play},
        {QLatin1StringView("amend"),
         QLatin1StringView("GAME N LINE...|--remove [--keep N,N|all] [--revise N,N|all] [--drop N,N|all] "
                           "[--note TEXT] [--dry-run]"),
         2,
         anyNumber,
         {QStringLiteral("--keep"), QStringLiteral("--revise"), QStringLiteral("--drop"),
          QStringLiteral("--note")},
         {QStringLiteral("--remove"), QStringLiteral("--dry-run")},
         amend},
        {QLatin1StringView("what-if"),
         QLatin1StringView("GAME [--at N]   (lines as for play, tried on a copy)"),
         1,
         1,
         {QStringLiteral("--at")},
         {},
         whatIf},
        {QLatin1StringView("ask"),
         QLatin1StringView("GAME [ANSWER...] [--at N]"),
         1,
         anyNumber,
         {QStringLiteral("--at")},
         {},
         ask},
        {QLatin1StringView("state"),
         QLatin1StringView("GAME [--at N]"),
         1,
         1,
         {QStringLiteral("--at")},
         {},
         state},
        {QLatin1StringView("checksum"),
         QLatin1StringView("GAME [--at N]"),
         1,
         1,
         {QStringLiteral("--at")},
         {},
         checksum},
        {QLatin1StringView("log"),
         QLatin1StringView("GAME [--format text|markdown|html|csv|json] [--at N]"),
         1,
         1,
         {QStringLiteral("--format"), QStringLiteral("--at")},
         {},
         log},
        {QLatin1StringView("import"),
         QLatin1StringView("LOG.json -o GAME.roadmarshal"),
         1,
         1,
         {QStringLiteral("-o")},
         {},
         importLog},
        {QLatin1StringView("report"),
         QLatin1StringView("GAME -o OUT.pdf [--paper a4|letter] [--grey] "
                           "[--only standings,damage,log,pack-away,mats]"),
         1,
         1,
         {QStringLiteral("-o"), QStringLiteral("--paper"), QStringLiteral("--only")},
         {QStringLiteral("--grey")},
         reportWithoutWindow},
        {QLatin1StringView("verify"), QLatin1StringView("GAME"), 1, 1, {}, {}, verify},
        {QLatin1StringView("salvage"),
         QLatin1StringView("GAME -o NEW.roadmarshal   (what is sound of a damaged game)"),
         1,
         1,
         {QStringLiteral("-o")},
         {},
         salvage},
        {QLatin1StringView("track"),
         QLatin1StringView("FILE -o OUT.svg [--dark]"),
         1,
         1,
         {QStringLiteral("-o")},
         {QStringLiteral("--dark")},
         track},
        {QLatin1StringView("preview"),
         QLatin1StringView("FILE --car ID --card CARD [--count] [--at N]"),
         1,
         1,
         {QStringLiteral("--car"), QStringLiteral("--card"), QStringLiteral("--at")},
         {QStringLiteral("--count")},
         preview},
        {QLatin1StringView("check"),
         QLatin1StringView("FILE --car ID --card CARD --path 7.1,7.2,8.2 [--at N]"),
         1,
         1,
         {QStringLiteral("--car"), QStringLiteral("--card"), QStringLiteral("--path"),
          QStringLiteral("--at")},
         {},
         check},
        {QLatin1StringView("shoot"),
         QLatin1StringView("FILE --car ID [--at N]"),
         1,
         1,
         {QStringLiteral("--car"), QStringLiteral("--at")},
         {},
         shoot},
        {QLatin1StringView("first-player"),
         QLatin1StringView("FILE [--at N]"),
         1,
         1,
         {QStringLiteral("--at")},
         {},
         firstPlayer},
        {QLatin1StringView("rules"),
         QLatin1StringView("[WORD...] [--game ID]"),
         0,
         anyNumber,
         {QStringLiteral("--game")},
         {},
         rules},
        {QLatin1StringView("archive"),
         QLatin1StringView("[FOLDER] [--statistics] [--format text|csv|json]"),
         0,
         1,
         {QStringLiteral("--format")},
         {QStringLiteral("--statistics")},
         archive},
        {QLatin1StringView("dispute"),
         QLatin1StringView("FILE [--at N] [CLAIM...]   (move 21 solo+3 7.1,7.2 | shot 21 36 | first | ...)"),
         1,
         anyNumber,
         {QStringLiteral("--at")},
         {},
         dispute},
        {QLatin1StringView("ruling"),
         QLatin1StringView("GAME [--at N] CLAIM... --decision upheld|overruled|otherwise [--text TEXT] "
                           "[--agreed NAME,NAME|all] [--house [--turns AR-51=no-points]]   "
                           "(without a claim, lists; --withdraw ID takes one of the house back)"),
         1,
         anyNumber,
         {QStringLiteral("--at"), QStringLiteral("--decision"), QStringLiteral("--text"),
          QStringLiteral("--agreed"), QStringLiteral("--turns"), QStringLiteral("--withdraw")},
         {QStringLiteral("--house")},
         ruling},
    });
    return list;
}

QString usageOf(const Command& command)
{
    return QStringLiteral("roadmarshal %1 %2").arg(command.name, command.usage);
}

std::expected<Arguments, QString> parse(const Command& command, const QStringList& words)
{
    Arguments arguments;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString& word = words[i];
        if (word == endOfOptions) {
            arguments.plain += words.sliced(i + 1);
            break;
        }
        if (arguments.has(word))
            return std::unexpected(QStringLiteral("%1 is there twice").arg(word));
        if (command.flags.contains(word)) {
            arguments.options[word] = QString();
        } else if (command.options.contains(word)) {
            if (++i == words.size())
                return std::unexpected(QStringLiteral("%1 needs a value").arg(word));
            arguments.options[word] = words[i];
        } else if (word.startsWith(u'-') && word.size() > 1) {
            return std::unexpected(QStringLiteral("unknown option %1").arg(word));
        } else {
            arguments.plain.append(word);
        }
    }
    if (arguments.plain.size() < command.fewest || arguments.plain.size() > command.most)
        return std::unexpected(QStringLiteral("usage: %1").arg(usageOf(command)));
    return arguments;
}

const Command* commandCalled(const QString& name)
{
    const auto found = std::ranges::find(commands(), name, &Command::name);
    return found == commands().end() ? nullptr : &*found;
}

QString& remarked()
{
    static QString line;
    return line;
}

} // namespace

QString Arguments::option(const QString& name, const QString& otherwise) const
{
    const auto found = options.find(name);
    return found == options.end() ? otherwise : found->second;
}

void complain(const QString& line)
{
    std::fprintf(stderr, "roadmarshal: %s\n", text::onOneLine(line).toUtf8().constData());
}

void remark(const QString& line)
{
    remarked() = line;
}

void tellRemark()
{
    if (const QString line = std::exchange(remarked(), {}); !line.isEmpty())
        complain(line);
}

int finish(const Result& result)
{
    QStringList lines;
    if (!result)
        lines.append(result.error());
    if (!remarked().isEmpty() && !lines.contains(remarked()))
        lines.append(remarked());
    if (!lines.isEmpty())
        complain(lines.join(QStringLiteral("; ")));
    return result.value_or(2);
}

Result printJson(const QByteArray& json)
{
    return print(text::escapedInJson(json));
}

Result printJson(const QJsonObject& object)
{
    return printJson(QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
}

Result print(const QByteArray& text)
{
    const size_t size = static_cast<size_t>(text.size());
    if (std::fwrite(text.constData(), 1, size, stdout) != size || std::fflush(stdout) != 0)
        return std::unexpected(QStringLiteral("standard output: cannot be written"));
    return 0;
}

QString usage()
{
    QString text = QStringLiteral("roadmarshal [--] [FILE]   opens the window\n");
    for (const Command& command : commands())
        text += usageOf(command) + u'\n';
    return text;
}

std::expected<Arguments, QString> parseArguments(const QStringList& args)
{
    const Command* command = args.isEmpty() ? nullptr : commandCalled(args.first());
    if (!command)
        return std::unexpected(QStringLiteral("no such subcommand; see --help"));
    return parse(*command, args.sliced(1));
}

std::optional<int> run(const QStringList& args)
{
    const Command* command = args.isEmpty() ? nullptr : commandCalled(args.first());
    if (!command)
        return std::nullopt;
    const auto arguments = parseArguments(args);
    return finish(arguments.and_then(command->run));
}

} // namespace roadmarshal::cli
