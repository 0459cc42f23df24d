#include "export.h"

#include "games/games.h"
#include "table/file/export_target.h"
#include "text/one_line.h"

#include <QJsonDocument>

namespace roadmarshal::log {

using text::onOneLine;

namespace {

QString headOf(const Chronicle& chronicle)
{
    QStringList teams;
    for (const table::Team& team : chronicle.teams)
        teams.append(nameOf(team));
    return onOneLine(QStringLiteral("%1: %2").arg(chronicle.title, teams.join(QStringLiteral(", "))));
}

QString entryAsText(const Chronicle& chronicle, const Line& line)
{
    const QString marks = chronicle.marksOf(line);
    QString text = QStringLiteral("  %1  %2  %3%4\n")
                       .arg(line.number, 4)
                       .arg(timeOf(chronicle, line), onOneLine(line.title),
                            marks.isEmpty() ? QString() : QStringLiteral("  [%1]").arg(onOneLine(marks)));
    for (const Consequence& consequence : line.consequences)
        text += QStringLiteral("          %1\n").arg(onOneLine(withCitation(consequence)));
    for (const QString& objection : line.objections)
        text += QStringLiteral("        ! %1\n").arg(onOneLine(objection));
    if (!line.note.isEmpty())
        text += QStringLiteral("        \" %1\n").arg(onOneLine(line.note));
    return text;
}

QString toPlainText(const Chronicle& chronicle, const table::Game& game)
{
    QString text = headOf(chronicle) + u'\n' + onOneLine(chronicle.headline) + u'\n';
    if (!chronicle.reason.isEmpty())
        text += onOneLine(chronicle.reason) + u'\n';
    for (const Turn& turn : chronicle.turns) {
        text += QStringLiteral("\n== %1 ==\n").arg(titleOfTurn(turn.number));
        for (const Group& group : turn.groups) {
            text += QStringLiteral("\n%1\n").arg(onOneLine(titleOf(game, group.passage)));
            for (const int entry : group.entries)
                text += entryAsText(chronicle, chronicle.line(entry));
        }
    }
    return text;
}

// Characters that would start markup.
QString markdownEscaped(const QString& text)
{
    QString escaped;
    for (const QChar c : onOneLine(text)) {
        if (QStringView(u"\\`*_{}[]<>()#+-.!|~&:@").contains(c))
            escaped += u'\\';
        escaped += c;
    }
    return escaped;
}

QString entryAsMarkdown(const Chronicle& chronicle, const Line& line)
{
    const QString heading = QStringLiteral("**%1** %2").arg(line.number).arg(markdownEscaped(line.title));
    QString text = QStringLiteral("- %1").arg(line.stands ? heading : QStringLiteral("~~%1~~").arg(heading));
    if (!line.reads.isEmpty())
        text += u' ' + markdownEscaped(chronicle.marksOf(line));
    text += u'\n';
    for (const Consequence& consequence : line.consequences)
        text += QStringLiteral("  - %1\n").arg(markdownEscaped(withCitation(consequence)));
    for (const QString& objection : line.objections)
        text += QStringLiteral("  - ⚠ %1\n").arg(markdownEscaped(objection));
    if (!line.note.isEmpty())
        text += QStringLiteral("  - *%1*\n").arg(markdownEscaped(line.note.trimmed()));
    return text;
}

QString toMarkdown(const Chronicle& chronicle, const table::Game& game)
{
    QString text = QStringLiteral("# %1\n\n%2\n")
                       .arg(markdownEscaped(headOf(chronicle)), markdownEscaped(chronicle.headline));
    if (!chronicle.reason.isEmpty())
        text += QStringLiteral("\n%1\n").arg(markdownEscaped(chronicle.reason));
    for (const Turn& turn : chronicle.turns) {
        text += QStringLiteral("\n## %1\n").arg(markdownEscaped(titleOfTurn(turn.number)));
        for (const Group& group : turn.groups) {
            text += QStringLiteral("\n### %1\n\n").arg(markdownEscaped(titleOf(game, group.passage)));
            for (const int entry : group.entries)
                text += entryAsMarkdown(chronicle, chronicle.line(entry));
        }
    }
    return text;
}

QJsonObject entryAsJson(const table::Entry& entry, const Line& line)
{
    return {{QStringLiteral("entry"), line.number},
            {QStringLiteral("time"), entry.time.toUTC().toString(Qt::ISODateWithMs)},
            {QStringLiteral("kind"), table::toText(entry.kind)},
            {QStringLiteral("title"), line.title},
            {QStringLiteral("stands"), line.stands},
            {QStringLiteral("intent"), table::storeIntent(entry)},
            {QStringLiteral("effects"), table::store(entry.effects)},
            {QStringLiteral("objections"), table::store(entry.objections)},
            {QStringLiteral("draws"), table::store(entry.draws)},
            {QStringLiteral("note"), entry.note}};
}

QByteArray compact(const QJsonObject& object)
{
    return text::escapedInJson(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

// One line per entry: indented throughout, a long game would be larger than what `import` takes.
QByteArray toJson(const table::Session& session, const QList<Line>& lines)
{
    const table::Meta& meta = session.file().meta();
    QByteArray text = compact({{QStringLiteral("format"), QStringLiteral("roadmarshal-log/1")},
                               {QStringLiteral("game"), meta.game},
                               {QStringLiteral("rulesVersion"), meta.rulesVersion},
                               {QStringLiteral("seed"), QString::number(meta.seed)},
                               {QStringLiteral("created"), meta.created.toUTC().toString(Qt::ISODateWithMs)},
                               {QStringLiteral("setup"), meta.setup}});
    text.chop(1); // its brace; the entries come last
    text += ",\"entries\":[";
    for (const Line& line : lines)
        text += (line.number == 1 ? "\n" : ",\n") +
                compact(entryAsJson(session.entries()[line.number - 1], line));
    return text + "\n]}\n";
}

} // namespace

std::optional<Format> parseFormat(const QString& word)
{
    const QStringList words{QStringLiteral("text"), QStringLiteral("markdown"), QStringLiteral("html"),
                            QStringLiteral("csv"), QStringLiteral("json")};
    const qsizetype found = words.indexOf(word);
    return found < 0 ? std::nullopt : std::optional(static_cast<Format>(found));
}

QByteArray exportAs(Format format, const table::Session& session, Style style)
{
    switch (format) {
    case Format::Text:
        return toPlainText(chronicleOf(session, style), session.game()).toUtf8();
    case Format::Markdown:
        return toMarkdown(chronicleOf(session, style), session.game()).toUtf8();
    case Format::Html:
        return toHtml(chronicleOf(session, style), session);
    case Format::Csv:
        return toCsv(chronicleOf(session, Style::Record), session);
    case Format::Json:
        return toJson(session, linesOf(session));
    }
    return {};
}

std::optional<QString> exportTo(const QString& path, Format format, const QString& gamePath, Style style)
{
    const auto session = table::Session::open(games::find, gamePath, table::Access::ReadOnly);
    if (!session)
        return session.error().toLine(gamePath);
    const QByteArray text = exportAs(format, **session, style);
    if (const auto written = table::exportFile(path, text, gamePath); !written)
        return written.error().toLine(path);
    return std::nullopt;
}

} // namespace roadmarshal::log
