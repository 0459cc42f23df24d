#include "export.h"

#include "words.h"

#include "csv/csv.h"
#include "text/one_line.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace roadmarshal::archive {

namespace {

QString stateOf(const Summary& summary)
{
    return !summary.isReadable()        ? QStringLiteral("unreadable")
           : !summary.problem.isEmpty() ? QStringLiteral("damaged")
           : summary.over               ? QStringLiteral("over")
                                        : QStringLiteral("unfinished");
}

QJsonValue timeOrNull(const QDateTime& time)
{
    return time.isValid() ? QJsonValue(time.toUTC().toString(Qt::ISODateWithMs)) : QJsonValue();
}

QJsonObject toJson(const Summary& summary)
{
    QJsonObject object{{QStringLiteral("file"), summary.path},
                       {QStringLiteral("title"), summary.title()},
                       {QStringLiteral("state"), stateOf(summary)}};
    if (!summary.problem.isEmpty())
        object[QStringLiteral("problem")] = summary.problem;
    if (!summary.isReadable())
        return object;
    QJsonArray seats;
    for (const Seat& seat : summary.seats)
        seats.append(QJsonObject{{QStringLiteral("team"), seat.team},
                                 {QStringLiteral("name"), seat.name},
                                 {QStringLiteral("player"), seat.player},
                                 {QStringLiteral("claimed"), seat.claimed},
                                 {QStringLiteral("left"), seat.pool},
                                 {QStringLiteral("damage"), seat.wear}});
    object[QStringLiteral("game")] = summary.game;
    object[QStringLiteral("track")] = summary.track;
    object[QStringLiteral("trackName")] = summary.trackName;
    object[QStringLiteral("seats")] = seats;
    object[QStringLiteral("created")] = timeOrNull(summary.created);
    object[QStringLiteral("last")] = timeOrNull(summary.last);
    object[QStringLiteral("turns")] = summary.turns;
    object[QStringLiteral("entries")] = summary.entries;
    object[QStringLiteral("seconds")] = summary.seconds;
    object[QStringLiteral("winner")] = summary.isWon() ? QJsonValue(summary.winner) : QJsonValue();
    return object;
}

} // namespace

QByteArray listAsText(const Scanned& scanned)
{
    QString text;
    for (const Summary& summary : scanned.games) {
        const QString begun = summary.created.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"));
        QStringList parts{begun.isEmpty() ? QString(16, u'-') : begun, summary.title()};
        if (summary.isReadable())
            parts += {summary.trackName, playersOf(summary), durationOf(summary.seconds)};
        parts += resultOf(summary);
        if (summary.isReadable() && !summary.problem.isEmpty())
            parts += summary.problem;
        text += text::onOneLine(parts.join(QStringLiteral("  |  "))) + u'\n';
    }
    for (const QString& line : scanned.skipped)
        text += text::onOneLine(line) + u'\n';
    return text.toUtf8();
}

QByteArray listAsCsv(const QList<Summary>& games)
{
    csv::Writer csv({QStringLiteral("file"), QStringLiteral("title"), QStringLiteral("state"),
                     QStringLiteral("game"), QStringLiteral("track"), QStringLiteral("players"),
                     QStringLiteral("created"), QStringLiteral("last"), QStringLiteral("turns"),
                     QStringLiteral("entries"), QStringLiteral("minutes"), QStringLiteral("winner"),
                     QStringLiteral("winning_player"), QStringLiteral("points"), QStringLiteral("problem")});
    for (const Summary& summary : games) {
        csv.add(summary.path).add(summary.title()).add(stateOf(summary));
        csv.add(summary.game).add(summary.trackName).add(playersOf(summary));
        csv.add(summary.created).add(summary.last);
        if (summary.isReadable())
            csv.add(summary.turns).add(summary.entries).add(static_cast<double>(summary.seconds) / 60);
        else
            csv.skip().skip().skip();
        if (const Seat* winner = summary.winningSeat())
            csv.add(winner->name).add(winner->player).add(winner->claimed);
        else
            csv.skip().skip().skip();
        csv.add(summary.problem).endLine();
    }
    return csv.take();
}

QByteArray listAsJson(const Scanned& scanned)
{
    QJsonArray games;
    for (const Summary& summary : scanned.games)
        games.append(toJson(summary));
    return QJsonDocument(
               QJsonObject{{QStringLiteral("format"), QStringLiteral("roadmarshal-archive/1")},
                           {QStringLiteral("games"), games},
                           {QStringLiteral("skipped"), QJsonArray::fromStringList(scanned.skipped)}})
        .toJson();
}

} // namespace roadmarshal::archive
