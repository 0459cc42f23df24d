#include "export.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

namespace roadmarshal::log {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Log)
};

QString titleOf(const table::Session& session)
{
    QStringList teams;
    const table::TableShow show = session.game().show(session.now());
    for (const table::Team& team : show.teams)
        teams.append(team.player.isEmpty() ? team.name
                                           : QStringLiteral("%1 (%2)").arg(team.name, team.player));
    return QStringLiteral("%1, %2: %3")
        .arg(session.game().name(), show.track->name, teams.join(QStringLiteral(", ")));
}

QString timeOf(const Line& line)
{
    return line.time.toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QString withCitation(const Consequence& consequence)
{
    const QString citation = toText(consequence.citation);
    return citation.isEmpty() ? consequence.text : consequence.text + u' ' + citation;
}

QString toPlainText(const QString& title, const QList<Line>& lines)
{
    QString text = title + QStringLiteral("\n\n");
    for (const Line& line : lines) {
        text += QStringLiteral("%1  %2  %3%4\n")
                    .arg(line.number, 4)
                    .arg(timeOf(line), line.title,
                         line.stands ? QString() : QStringLiteral("  [%1]").arg(Words::tr("does not stand")));
        for (const Consequence& consequence : line.consequences)
            text += QStringLiteral("        %1\n").arg(withCitation(consequence));
        for (const QString& objection : line.objections)
            text += QStringLiteral("      ! %1\n").arg(objection);
        if (!line.note.isEmpty())
            text += QStringLiteral("      \" %1\n").arg(line.note);
    }
    return text;
}

// Characters that would start markup.
QString markdownEscaped(const QString& text)
{
    QString escaped;
    for (const QChar c : text) {
        if (QStringView(u"\\`*_{}[]<>()#+-.!|~&").contains(c))
            escaped += u'\\';
        escaped += c;
    }
    return escaped;
}

QString toMarkdown(const QString& title, const QList<Line>& lines)
{
    QString text = QStringLiteral("# %1\n\n").arg(markdownEscaped(title));
    for (const Line& line : lines) {
        const QString heading = QStringLiteral("**%1** %2").arg(line.number).arg(markdownEscaped(line.title));
        text += QStringLiteral("- %1\n").arg(line.stands ? heading : QStringLiteral("~~%1~~").arg(heading));
        for (const Consequence& consequence : line.consequences)
            text += QStringLiteral("  - %1\n").arg(markdownEscaped(withCitation(consequence)));
        for (const QString& objection : line.objections)
            text += QStringLiteral("  - ⚠ %1\n").arg(markdownEscaped(objection));
        if (!line.note.isEmpty())
            text += QStringLiteral("  - *%1*\n").arg(markdownEscaped(line.note));
    }
    return text;
}

QString toHtml(const QString& title, const QList<Line>& lines)
{
    QString body;
    for (const Line& line : lines) {
        QString items;
        for (const Consequence& consequence : line.consequences)
            items += QStringLiteral("<li>%1</li>").arg(withCitation(consequence).toHtmlEscaped());
        for (const QString& objection : line.objections)
            items += QStringLiteral("<li class=\"objection\">%1</li>").arg(objection.toHtmlEscaped());
        if (!line.note.isEmpty())
            items += QStringLiteral("<li class=\"note\">%1</li>").arg(line.note.toHtmlEscaped());
        body += QStringLiteral("<li value=\"%1\"%2><b>%3</b> <time>%4</time><ul>%5</ul></li>\n")
                    .arg(QString::number(line.number),
                         line.stands ? QString() : QStringLiteral(" class=\"fallen\""),
                         line.title.toHtmlEscaped(), timeOf(line), items);
    }
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%3\"><head><meta charset=\"utf-8\"><title>%1</title><style>"
               "body{font:16px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}"
               ".fallen>b{text-decoration:line-through}.objection{color:#8a4b00}.note{font-style:italic}"
               "time{color:#666;font-size:.85em}</style></head><body><h1>%1</h1>\n<ol>\n%2</ol></body></"
               "html>\n")
        .arg(title.toHtmlEscaped(), body, Words::tr("en", "the code of the language that this page is in"));
}

// Quoted always; a leading sign would be a formula to a spreadsheet.
QString csvField(QString text)
{
    if (!text.isEmpty() && QStringView(u"=+-@\t\r").contains(text.front()))
        text.prepend(u'\'');
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString toCsv(const QList<Line>& lines)
{
    QString text = QStringLiteral("entry,time,kind,stands,title,consequence,rule,ruling,objections,note\r\n");
    for (const Line& line : lines) {
        QList<Consequence> rows = line.consequences;
        if (rows.isEmpty())
            rows.append(Consequence{});
        for (const Consequence& row : rows)
            text += QStringLiteral("%1,%2,%3,%4,")
                        .arg(QString::number(line.number), timeOf(line), table::toText(line.kind),
                             line.stands ? QStringLiteral("1") : QStringLiteral("0")) +
                    QStringList{csvField(line.title),
                                csvField(row.text),
                                csvField(row.citation.rule),
                                csvField(row.citation.ruling),
                                csvField(line.objections.join(QStringLiteral("; "))),
                                csvField(line.note)}
                        .join(u',') +
                    QStringLiteral("\r\n");
    }
    return text;
}

QByteArray toJson(const table::Session& session, const QList<Line>& lines)
{
    QJsonArray entries;
    for (const Line& line : lines) {
        const table::Entry& entry = session.entries()[line.number - 1];
        entries.append(QJsonObject{{QStringLiteral("entry"), line.number},
                                   {QStringLiteral("time"), entry.time.toUTC().toString(Qt::ISODateWithMs)},
                                   {QStringLiteral("kind"), table::toText(entry.kind)},
                                   {QStringLiteral("title"), line.title},
                                   {QStringLiteral("stands"), line.stands},
                                   {QStringLiteral("intent"), table::storeIntent(entry)},
                                   {QStringLiteral("effects"), table::store(entry.effects)},
                                   {QStringLiteral("objections"), table::store(entry.objections)},
                                   {QStringLiteral("draws"), table::store(entry.draws)},
                                   {QStringLiteral("note"), entry.note}});
    }
    const table::Meta& meta = session.file().meta();
    return QJsonDocument(
               QJsonObject{{QStringLiteral("format"), QStringLiteral("roadmarshal-log/1")},
                           {QStringLiteral("game"), meta.game},
                           {QStringLiteral("rulesVersion"), meta.rulesVersion},
                           {QStringLiteral("seed"), QString::number(meta.seed)},
                           {QStringLiteral("created"), meta.created.toUTC().toString(Qt::ISODateWithMs)},
                           {QStringLiteral("setup"), meta.setup},
                           {QStringLiteral("entries"), entries}})
        .toJson();
}

} // namespace

std::optional<Format> parseFormat(const QString& word)
{
    const QStringList words{QStringLiteral("text"), QStringLiteral("markdown"), QStringLiteral("html"),
                            QStringLiteral("csv"), QStringLiteral("json")};
    const auto position = words.indexOf(word);
    return position < 0 ? std::nullopt : std::optional(static_cast<Format>(position));
}

QByteArray exportAs(Format format, const table::Session& session)
{
    const QList<Line> lines = linesOf(session);
    switch (format) {
    case Format::Text:
        return toPlainText(titleOf(session), lines).toUtf8();
    case Format::Markdown:
        return toMarkdown(titleOf(session), lines).toUtf8();
    case Format::Html:
        return toHtml(titleOf(session), lines).toUtf8();
    case Format::Csv:
        return toCsv(lines).toUtf8();
    case Format::Json:
        return toJson(session, lines);
    }
    return {};
}

} // namespace roadmarshal::log
