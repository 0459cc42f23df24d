#include "chronicle.h"
#include "table_picture.h"

#include "text/one_line.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

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
    return board::allowedInXml(text::onLines(text)).toHtmlEscaped();
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
           QStringLiteral("<time datetime=\"%1\">").arg(time) + timeOf(chronicle, line) +
           QStringLiteral("</time>") + items + QStringLiteral("</li>\n");
}

QString picture(PictureSeries& series, const table::Session& session, int entry)
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

// The most points first; where there are none, by rank; then who is not compared with anybody.
QList<table::Standing> leadersFirst(const Chronicle& chronicle)
{
    QList<table::Standing> order = chronicle.standings;
    const bool scored = std::ranges::any_of(
        order, [](const table::Standing& standing) { return standing.find(table::Figure::Score); });
    std::ranges::stable_sort(order, {}, [scored](const table::Standing& standing) {
        return scored ? std::tuple(-standing.value(table::Figure::Score), 0)
                      : std::tuple(standing.rank, standing.order);
    });
    for (const table::Team& team : chronicle.teams) {
        if (!std::ranges::contains(order, team.id, &table::Standing::team))
            order.append({.team = team.id});
    }
    return order;
}

// Of what is told here: no more than a reader needs who was not there.
QList<table::Figure> toldFigures(const QList<table::Standing>& standings)
{
    QList<table::Figure> told;
    for (const table::Standing& standing : standings) {
        for (const table::Figure& figure : standing.figures) {
            const bool isTold = figure.role == table::Figure::Score || figure.role == table::Figure::Wear ||
                                figure.role == table::Figure::Other;
            if (isTold && !std::ranges::contains(told, keyOf(figure), table::keyOf))
                told.append(figure);
        }
    }
    return told;
}

// Who played and how it stands.
QString standings(const Chronicle& chronicle, const table::Game& game)
{
    const QList<table::Standing> order = leadersFirst(chronicle);
    const QList<table::Figure> figures = toldFigures(order);
    QStringList heads{Words::tr("Team"), Words::tr("Player")};
    for (const table::Figure& figure : figures)
        heads.append(game.say(figure.label));
    QString html = QStringLiteral("<table>\n") + row(QStringLiteral("th"), heads);
    for (const table::Standing& standing : order) {
        const auto team = std::ranges::find(chronicle.teams, standing.team, &table::Team::id);
        if (team == chronicle.teams.end())
            continue;
        QStringList cells{team->name, team->player};
        for (const table::Figure& figure : figures) {
            const auto own = std::ranges::find(standing.figures, keyOf(figure), table::keyOf);
            cells.append(own == standing.figures.end() ? QString() : QString::number(own->value));
        }
        html += row(QStringLiteral("td"), cells);
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
    PictureSeries series(Ink::Colour);
    QString turns;
    for (const Turn& turn : chronicle.turns) {
        turns +=
            QStringLiteral("<section>\n<h2>") + bare(titleOfTurn(turn.number)) + QStringLiteral("</h2>\n");
        for (const Group& group : turn.groups) {
            turns += QStringLiteral("<h3>") + isolated(titleOf(game, group.passage)) +
                     QStringLiteral("</h3>\n<ol>\n");
            for (const int entry : group.entries)
                turns += entryAsHtml(chronicle, chronicle.line(entry));
            turns += QStringLiteral("</ol>\n");
        }
        turns += picture(series, session, turn.lastEntry()) + QStringLiteral("</section>\n");
    }
    const QString html =
        head(chronicle.title) + QStringLiteral("<p class=\"result\">") + isolated(chronicle.headline) +
        QStringLiteral("</p>\n") +
        (chronicle.reason.isEmpty()
             ? QString()
             : QStringLiteral("<p>") + isolated(chronicle.reason) + QStringLiteral("</p>\n")) +
        standings(chronicle, game) + QStringLiteral("<div class=\"drawing\" aria-hidden=\"true\">\n") +
        QString::fromUtf8(series.definition()) + QStringLiteral("</div>\n") + turns +
        QStringLiteral("</body>\n</html>\n");
    return html.toUtf8();
}

} // namespace roadmarshal::log
