#include "command_line.h"

#include "command.h"
#include "query_commands.h"

#include "text/one_line.h"

#include <QJsonDocument>

#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

namespace roadmarshal::cli {

namespace {

constexpr int anyNumber = 100;
constexpr int mostItems = 2500;

// Where there is a window, the program takes this subcommand to it before it comes here.
Result reportWithoutWindow(const Arguments&)
{
    return std::unexpected(QStringLiteral("report: this build has no window, and paints nothing without"));
}

std::vector<Command> ofGames()
{
    return {
        {QStringLiteral("new"),
         {QStringLiteral("GAME [--game ID] [--setup FILE.json] [--seed N]"),
          QStringLiteral("GAME --position FILE [--game ID] [--seed N]")},
         1,
         1,
         {QStringLiteral("--game"), QStringLiteral("--setup"), QStringLiteral("--position"),
          QStringLiteral("--seed")},
         {},
         newGame},
        {QStringLiteral("play"),
         {QStringLiteral("GAME   (one entry per line on standard input)")},
         1,
         1,
         {},
         {},
         play},
        {QStringLiteral("amend"),
         {QStringLiteral("GAME N LINE...|--remove [--keep N,N|all] [--revise N,N|all] [--drop N,N|all] "
                         "[--note TEXT] [--dry-run]")},
         2,
         anyNumber,
         {QStringLiteral("--keep"), QStringLiteral("--revise"), QStringLiteral("--drop"),
          QStringLiteral("--note")},
         {QStringLiteral("--remove"), QStringLiteral("--dry-run")},
         amend},
        {QStringLiteral("what-if"),
         {QStringLiteral("GAME [--at N]   (lines as for play, tried on a copy)")},
         1,
         1,
         {QStringLiteral("--at")},
         {},
         whatIf},
        {QStringLiteral("ask"),
         {QStringLiteral("GAME [ANSWER...] [--at N]")},
         1,
         anyNumber,
         {QStringLiteral("--at")},
         {},
         ask},
        {QStringLiteral("state"),
         {QStringLiteral("GAME [--at N]")},
         1,
         1,
         {QStringLiteral("--at")},
         {},
         state},
        {QStringLiteral("checksum"),
         {QStringLiteral("GAME [--at N]")},
         1,
         1,
         {QStringLiteral("--at")},
         {},
         checksum},
    };
}

// What is taken out of games and put into new ones.
std::vector<Command> ofFiles()
{
    return {
        {QStringLiteral("log"),
         {QStringLiteral("GAME [--format text|markdown|html|csv|json] [--story] [--at N]")},
         1,
         1,
         {QStringLiteral("--format"), QStringLiteral("--at")},
         {QStringLiteral("--story")},
         log},
        {QStringLiteral("import"),
         {QStringLiteral("LOG.json -o GAME.roadmarshal")},
         1,
         1,
         {QStringLiteral("-o")},
         {},
         importLog},
        {QStringLiteral("report"),
         {QStringLiteral("GAME -o OUT.pdf [--paper a4|letter|a3] [--grey] "
                         "[--only standings,damage,log,pack-away,mats,highlights,stickers,"
                         "poster,parts,counters,cards]")},
         1,
         1,
         {QStringLiteral("-o"), QStringLiteral("--paper"), QStringLiteral("--only")},
         {QStringLiteral("--grey")},
         reportWithoutWindow},
        {QStringLiteral("verify"), {QStringLiteral("GAME")}, 1, 1, {}, {}, verify},
        {QStringLiteral("salvage"),
         {QStringLiteral("GAME -o NEW.roadmarshal   (what is sound of a damaged game)")},
         1,
         1,
         {QStringLiteral("-o")},
         {},
         salvage},
        {QStringLiteral("track"),
         {QStringLiteral("FILE -o OUT.svg [--dark]")},
         1,
         1,
         {QStringLiteral("-o")},
         {QStringLiteral("--dark")},
         track},
    };
}

std::vector<Command> ofTheLibrary()
{
    return {
        {QStringLiteral("rules"),
         {QStringLiteral("[WORD...] [--game ID]")},
         0,
         anyNumber,
         {QStringLiteral("--game")},
         {},
         rules},
        {QStringLiteral("content"),
         {QStringLiteral("[KIND] [--game ID]   (tracks, teams, decks ... at hand)")},
         0,
         1,
         {QStringLiteral("--game")},
         {},
         content},
        {QStringLiteral("pack"),
         {QStringLiteral("list FILE.roadpack"),
          QStringLiteral("make OUT.roadpack --name NAME [--by NAME] [--note TEXT] [--game ID] [KIND:ID...]   "
                         "(without any, all of your own)"),
          QStringLiteral("import FILE.roadpack [--over]")},
         2,
         mostItems,
         {QStringLiteral("--name"), QStringLiteral("--by"), QStringLiteral("--note"),
          QStringLiteral("--game")},
         {QStringLiteral("--over")},
         pack},
        {QStringLiteral("archive"),
         {QStringLiteral("[FOLDER] [--statistics] [--format text|csv|json]")},
         0,
         1,
         {QStringLiteral("--format")},
         {QStringLiteral("--statistics")},
         archive},
        {QStringLiteral("dispute"),
         {QStringLiteral(
             "FILE [--at N] [--game ID] [CLAIM...]   (move 21 solo+3 7.1,7.2 | shot 21 36 | first | ...)")},
         1,
         anyNumber,
         {QStringLiteral("--at"), QStringLiteral("--game")},
         {},
         dispute},
        {QStringLiteral("ruling"),
         {QStringLiteral("GAME [--at N] CLAIM... --decision upheld|overruled|otherwise [--text TEXT] "
                         "[--agreed NAME,NAME|all] [--house [--turns RULING=WORD]]   "
                         "(without a claim, lists; --withdraw ID takes one of the house back)")},
         1,
         anyNumber,
         {QStringLiteral("--at"), QStringLiteral("--decision"), QStringLiteral("--text"),
          QStringLiteral("--agreed"), QStringLiteral("--turns"), QStringLiteral("--withdraw")},
         {QStringLiteral("--house")},
         ruling},
    };
}

const std::vector<Command>& commands()
{
    static const std::vector<Command> list = [] {
        std::vector<Command> all = ofGames();
        for (const auto& more : {ofFiles(), queryCommands(), ofTheLibrary()})
            all.insert(all.end(), more.begin(), more.end());
        return all;
    }();
    return list;
}

QStringList usagesOf(const Command& command)
{
    QStringList lines;
    for (const QString& usage : command.usages)
        lines.append(QStringLiteral("roadmarshal %1 %2").arg(command.name, usage));
    return lines;
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
        return std::unexpected(
            QStringLiteral("usage: %1").arg(usagesOf(command).join(QStringLiteral(" | "))));
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
        text += usagesOf(command).join(u'\n') + u'\n';
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
