#include "damage_summary.h"

#include <QCoreApplication>

namespace roadmarshal::log {

using namespace table;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(DamageSummary)
};

QString cell(const QString& text)
{
    return QStringLiteral("<td>%1</td>").arg(text.toHtmlEscaped());
}

QString boxes(const mats::Gauge& gauge)
{
    return QString(gauge.value, QChar(0x25A0)) + QString(gauge.most - gauge.value, QChar(0x25A1));
}

QString rowOf(const Game& game, const mats::Panel& panel)
{
    QString damage;
    QStringList tokens;
    for (const mats::Item& item : panel.items) {
        if (const auto* gauge = std::get_if<mats::Gauge>(&item))
            damage = boxes(*gauge);
        else if (const auto* token = std::get_if<mats::Token>(&item); token && token->present)
            tokens.append(game.say(token->label));
    }
    return QStringLiteral("<tr>%1%2%3%4%5</tr>\n")
        .arg(cell(panel.title), cell(panel.subtitle), cell(game.say(panel.where)), cell(damage),
             cell(tokens.join(QStringLiteral(", "))));
}

QString headRow(const QStringList& titles)
{
    QString row;
    for (const QString& title : titles)
        row += QStringLiteral("<th align=\"left\">%1</th>").arg(title.toHtmlEscaped());
    return QStringLiteral("<thead><tr>%1</tr></thead>").arg(row);
}

QString standingsTable(const TableShow& table)
{
    QString rows;
    for (qsizetype i = 0; i < table.standings.size(); ++i) {
        const Standing& standing = table.standings[i];
        rows += QStringLiteral("<tr>%1%2%3%4%5%6</tr>\n")
                    .arg(cell(table.teams[i].name), cell(table.teams[i].player),
                         cell(QString::number(standing.claimed)), cell(QString::number(standing.pool)),
                         cell(QString::number(standing.wear)),
                         cell(standing.first ? Words::tr("first player") : QString()));
    }
    return QStringLiteral("<table cellpadding=\"4\" width=\"100%\">%1%2</table>")
        .arg(headRow({Words::tr("Team"), Words::tr("Player"), Words::tr("Claimed"), Words::tr("To go"),
                      Words::tr("Damage"), QString()}),
             rows);
}

} // namespace

QString damageSummary(const Game& game, const State& state)
{
    const TableShow table = game.show(state);
    const QString title = QStringLiteral("%1 · %2").arg(game.name(), table.track->name).toHtmlEscaped();
    QString body = QStringLiteral("<h1>%1</h1><p>%2</p>%3")
                       .arg(title, game.say(table.headline).toHtmlEscaped(), standingsTable(table));
    for (qsizetype i = 0; i < table.mats.size(); ++i) {
        body += QStringLiteral("<h2>%1</h2><table cellpadding=\"4\" width=\"100%\">%2")
                    .arg(table.teams[i].name.toHtmlEscaped(),
                         headRow({Words::tr("Car"), Words::tr("Driver"), Words::tr("Where"),
                                  Words::tr("Damage"), Words::tr("Tokens")}));
        for (const mats::Panel& panel : table.mats[i].panels)
            body += rowOf(game, panel);
        body += QStringLiteral("</table>");
    }
    return QStringLiteral(
               "<!DOCTYPE html>\n<html lang=\"%3\"><head><meta charset=\"utf-8\"><title>%1</title><style>"
               "body{font-family:sans-serif;max-width:50rem;margin:1rem auto}td,th{border-bottom:1px solid "
               "#bbb}"
               "</style></head><body>%2</body></html>\n")
        .arg(title, body, Words::tr("en", "the code of the language that this page is in"));
}

} // namespace roadmarshal::log
