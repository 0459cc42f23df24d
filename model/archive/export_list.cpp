#include "export.h"

#include "words.h"

#include "csv/csv.h"
#include "text/one_line.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace roadmarshal::archive {

namespace {

QString stateOf(const GameRecord& summary)
{
    return !summary.isReadable()        ? QStringLiteral("unreadable")
           : !summary.problem.isEmpty() ? QStringLiteral("damaged")
           : summary.outcome.isOver()   ? QStringLiteral("over")
                                        : QStringLiteral("unfinished");
}

QJsonValue timeOrNull(const QDateTime& time)
{
    return time.isValid() ? QJsonValue(time.toUTC().toString(Qt::ISODateWithMs)) : QJsonValue();
}

// Names of the first version; figures that it did not know go by their own.
QString keyFor(const table::Figure& figure)
{
    switch (figure.role) {
    case table::Figure::Score:
        return QStringLiteral("claimed");
    case table::Figure::Left:
        return QStringLiteral("left");
    case table::Figure::Wear:
        return QStringLiteral("damage");
    case table::Figure::Other:
        return keyOf(figure);
    case table::Figure::Lost:
    case table::Figure::ToGo:
        break;
    }
    return {};
}

QJsonObject toJson(const Seat& seat)
{
    QJsonObject object{{QStringLiteral("team"), seat.team},
                       {QStringLiteral("name"), seat.name},
                       {QStringLiteral("player"), seat.player}};
    for (const table::Figure& figure : seat.figures) {
        if (const QString key = keyFor(figure); !key.isEmpty() && !object.contains(key))
            object[key] = figure.value;
    }
    return object;
}

// `winner` is one team or none; several, and games that a table wins or loses together, say more.
void addOutcome(QJsonObject& object, const table::Outcome& outcome)
{
    object[QStringLiteral("winner")] =
        outcome.winners.size() == 1 ? QJsonValue(outcome.winners.first()) : QJsonValue();
    if (outcome.winners.size() > 1)
        object[QStringLiteral("winners")] = QJsonArray::fromStringList(outcome.winners);
    if (outcome.how == table::Outcome::Lost)
        object[QStringLiteral("outcome")] = QStringLiteral("lost");
    else if (outcome.how == table::Outcome::Won && outcome.winners.isEmpty())
        object[QStringLiteral("outcome")] = QStringLiteral("won");
}

// Of all who have won, one after the other.
void addWinners(csv::Writer& csv, const QList<Seat>& winners)
{
    QStringList names;
    QStringList players;
    for (const Seat& winner : winners) {
        names.append(winner.name);
        if (!winner.player.isEmpty())
            players.append(winner.player);
    }
    csv.add(names.join(QStringLiteral(", "))).add(players.join(QStringLiteral(", ")));
    if (const table::Figure* score = scoreOf(winners.first()))
        csv.add(score->value);
    else
        csv.skip();
}

QJsonObject toJson(const GameRecord& summary)
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
        seats.append(toJson(seat));
    object[QStringLiteral("game")] = summary.game;
    object[QStringLiteral("track")] = summary.track;
    object[QStringLiteral("trackName")] = summary.trackName;
    object[QStringLiteral("seats")] = seats;
    object[QStringLiteral("created")] = timeOrNull(summary.created);
    object[QStringLiteral("last")] = timeOrNull(summary.last);
    object[QStringLiteral("turns")] = summary.turns;
    object[QStringLiteral("entries")] = summary.entries;
    object[QStringLiteral("seconds")] = summary.seconds;
    addOutcome(object, summary.outcome);
    return object;
}

} // namespace

QByteArray listAsText(const Scanned& scanned)
{
    QString text;
    for (const GameRecord& summary : scanned.games) {
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

QByteArray listAsCsv(const QList<GameRecord>& games)
{
    csv::Writer csv({QStringLiteral("file"), QStringLiteral("title"), QStringLiteral("state"),
                     QStringLiteral("game"), QStringLiteral("track"), QStringLiteral("players"),
                     QStringLiteral("created"), QStringLiteral("last"), QStringLiteral("turns"),
                     QStringLiteral("entries"), QStringLiteral("minutes"), QStringLiteral("winner"),
                     QStringLiteral("winning_player"), QStringLiteral("points"), QStringLiteral("problem")});
    for (const GameRecord& summary : games) {
        csv.add(summary.path).add(summary.title()).add(stateOf(summary));
        csv.add(summary.game).add(summary.trackName).add(playersOf(summary));
        csv.add(summary.created).add(summary.last);
        if (summary.isReadable())
            csv.add(summary.turns).add(summary.entries).add(static_cast<double>(summary.seconds) / 60);
        else
            csv.skip().skip().skip();
        if (const QList<Seat> winners = summary.winningSeats(); !winners.isEmpty())
            addWinners(csv, winners);
        else
            csv.skip().skip().skip();
        csv.add(summary.problem).endLine();
    }
    return csv.take();
}

QByteArray listAsJson(const Scanned& scanned)
{
    QJsonArray games;
    for (const GameRecord& summary : scanned.games)
        games.append(toJson(summary));
    return QJsonDocument(
               QJsonObject{{QStringLiteral("format"), QStringLiteral("roadmarshal-archive/1")},
                           {QStringLiteral("games"), games},
                           {QStringLiteral("skipped"), QJsonArray::fromStringList(scanned.skipped)}})
        .toJson();
}

} // namespace roadmarshal::archive
