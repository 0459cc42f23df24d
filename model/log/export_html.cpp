#include "chronicle.h"
#include "table_picture.h"

#include "text/one_line.h"

#include <QCoreApplication>

#include <algorithm>

namespace roadmarshal::log {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Log)
};

constexpr auto styles =
    "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#22211e;"
    "background:#fff}"
    "h2{border-bottom:2px solid #b4400f;margin-top:2.5rem}h3{margin:1.2rem 0 .3rem}"
    "ol,ul{margin:.2rem 0;padding-left:2.2rem}li>ul{padding-left:1.2rem;color:#444}"
    ".fallen>.title{text-decoration:line-through;color:#666}.marks{font-style:italic}"
    ".objection{color:#8a4b00}.note{font-style:italic;white-space:pre-wrap}"
    "time{color:#666;font-size:.8em}figure{margin:1.5rem 0;break-inside:avoid}"
    "figure svg{width:100%;height:auto;display:block}figcaption{color:#555;font-size:.9em}"
    ".result{font-size:1.25em;font-weight:bold}table{border-collapse:collapse}"
    "th,td{text-align:left;padding:.2rem 1.5rem .2rem 0;border-bottom:1px solid #ddd}"
    "th{color:#555;font-weight:normal}th:nth-child(n+3),td:nth-child(n+3){text-align:right}"
    ".drawing{position:absolute;width:0;height:0;overflow:hidden}";

// As mere text, and on its own where it runs from right to left.
QString bare(const QString& text)
{
    return track::allowedInXml(text::onLines(text)).toHtmlEscaped();
}

QString isolated(const QString& text)
{
    return QStringLiteral("<bdi>%1</bdi>").arg(bare(text));
}

QString item(const QString& text, const QString& kind = {})
{
    return (kind.isEmpty() ? QStringLiteral("<li>") : QStringLiteral("<li class=\"%1\">").arg(kind)) +
           isolated(text) + QStringLiteral("</li>");
}

QString entryAsHtml(const Chronicle& chronicle, const Line& line)
{
    QString items;
    for (const Consequence& consequence : line.consequences)
        items += item(withCitation(consequence));
    for (const QString& objection : line.objections)
        items += item(QStringLiteral("⚠ ") + objection, QStringLiteral("objection"));
    if (!line.note.isEmpty())
        items += item(line.note, QStringLiteral("note"));
    if (!items.isEmpty())
        items = QStringLiteral("<ul>%1</ul>").arg(items);
    const QString marks = chronicle.marksOf(line);
    const QString time = line.time.toUTC().toString(Qt::ISODate);
    return QStringLiteral("<li value=\"%1\" id=\"entry-%1\"").arg(line.number) +
           (line.stands ? QString() : QStringLiteral(" class=\"fallen\"")) +
           QStringLiteral("><span class=\"title\">") + isolated(line.title) + QStringLiteral("</span> ") +
           (marks.isEmpty()
                ? QString()
                : QStringLiteral("<span class=\"marks\">[") + isolated(marks) + QStringLiteral("]</span> ")) +
           QStringLiteral("<time datetime=\"%1\">").arg(time) + timeOf(line) + QStringLiteral("</time>") +
           items + QStringLiteral("</li>\n");
}

QString picture(const PictureSeries& series, const table::Session& session, int entry)
{
    const auto state = session.at(entry);
    if (!state)
        return {};
    return QStringLiteral("<figure>\n") + QString::fromUtf8(series.picture(session.game().show(*state))) +
           QStringLiteral("<figcaption>") + bare(Words::tr("The track after entry %1").arg(entry)) +
           QStringLiteral("</figcaption>\n</figure>\n");
}

QString row(const QString& cell, const QStringList& texts)
{
    QString html = QStringLiteral("<tr>");
    for (const QString& text : texts)
        html += QStringLiteral("<%1>").arg(cell) + isolated(text) + QStringLiteral("</%1>").arg(cell);
    return html + QStringLiteral("</tr>\n");
}

// Who played and how it stands, the leaders first.
QString standings(const Chronicle& chronicle)
{
    QList<table::Standing> order = chronicle.standings;
    std::ranges::stable_sort(order, std::ranges::greater(), &table::Standing::claimed);
    QString html = QStringLiteral("<table>\n") +
                   row(QStringLiteral("th"),
                       {Words::tr("Team"), Words::tr("Player"), Words::tr("Points"), Words::tr("Damage")});
    for (const table::Standing& standing : order) {
        const auto team = std::ranges::find(chronicle.teams, standing.team, &table::Team::id);
        if (team != chronicle.teams.end())
            html += row(QStringLiteral("td"), {team->name, team->player, QString::number(standing.claimed),
                                               QString::number(standing.wear)});
    }
    return html + QStringLiteral("</table>\n");
}

QString head(const QString& title)
{
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"") +
           bare(Words::tr("en", "the code of the language that this page is in")) +
           QStringLiteral(
               "\">\n<head>\n<meta charset=\"utf-8\">\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>") +
           bare(title) + QStringLiteral("</title>\n<style>") + QLatin1StringView(styles) +
           QStringLiteral("</style>\n</head>\n<body>\n<h1>") + isolated(title) + QStringLiteral("</h1>\n");
}

} // namespace

QByteArray toHtml(const Chronicle& chronicle, const table::Session& session)
{
    const table::Game& game = session.game();
    const PictureSeries series(game.show(session.now()).track, Ink::Colour);
    QString html = head(chronicle.title) + QStringLiteral("<p class=\"result\">") +
                   isolated(chronicle.headline) + QStringLiteral("</p>\n") + standings(chronicle) +
                   QStringLiteral("<div class=\"drawing\" aria-hidden=\"true\">\n") +
                   QString::fromUtf8(series.definition()) + QStringLiteral("</div>\n");
    for (const Turn& turn : chronicle.turns) {
        html +=
            QStringLiteral("<section>\n<h2>") + bare(titleOfTurn(turn.number)) + QStringLiteral("</h2>\n");
        for (const Group& group : turn.groups) {
            html += QStringLiteral("<h3>") + isolated(titleOf(game, group.passage)) +
                    QStringLiteral("</h3>\n<ol>\n");
            for (const int entry : group.entries)
                html += entryAsHtml(chronicle, chronicle.line(entry));
            html += QStringLiteral("</ol>\n");
        }
        html += picture(series, session, turn.lastEntry()) + QStringLiteral("</section>\n");
    }
    return (html + QStringLiteral("</body>\n</html>\n")).toUtf8();
}

} // namespace roadmarshal::log
