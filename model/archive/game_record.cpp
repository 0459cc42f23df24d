#include "game_record.h"

#include "log/import.h"
#include "json/built_in.h"
#include "json/reader.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>
#include <numeric>

namespace roadmarshal::archive {

namespace {

template <class List, class Store>
QJsonArray arrayOf(const List& list, Store storeOne)
{
    QJsonArray array;
    for (const auto& item : list)
        array.append(storeOne(item));
    return array;
}

QJsonObject storeFigure(const table::Figure& figure)
{
    return {{QStringLiteral("property"), figure.property},
            {QStringLiteral("label"), store(figure.label)},
            {QStringLiteral("value"), figure.value},
            {QStringLiteral("most"), figure.most},
            {QStringLiteral("role"), static_cast<int>(figure.role)},
            {QStringLiteral("asTokens"), figure.asTokens},
            {QStringLiteral("unit"), store(figure.unit)}};
}

table::Figure restoreFigure(const QJsonValue& stored)
{
    constexpr int lastRole = static_cast<int>(table::Figure::Other);
    return {.property = stored[QStringLiteral("property")].toString(),
            .label = table::restoreMessage(stored[QStringLiteral("label")].toObject()),
            .value = stored[QStringLiteral("value")].toInt(),
            .most = stored[QStringLiteral("most")].toInt(),
            .role =
                static_cast<table::Figure::Role>(qBound(0, stored[QStringLiteral("role")].toInt(), lastRole)),
            .asTokens = stored[QStringLiteral("asTokens")].toBool(),
            .unit = table::restoreMessage(stored[QStringLiteral("unit")].toObject())};
}

QJsonObject storeSeat(const Seat& seat)
{
    return {{QStringLiteral("team"), seat.team},
            {QStringLiteral("name"), seat.name},
            {QStringLiteral("player"), seat.player},
            {QStringLiteral("livery"), seat.livery},
            {QStringLiteral("figures"), arrayOf(seat.figures, storeFigure)}};
}

Seat restoreSeat(const QJsonValue& stored)
{
    Seat seat{stored[QStringLiteral("team")].toString(), stored[QStringLiteral("name")].toString(),
              stored[QStringLiteral("player")].toString(), stored[QStringLiteral("livery")].toInt()};
    for (const QJsonValue& figure : stored[QStringLiteral("figures")].toArray())
        seat.figures.append(restoreFigure(figure));
    return seat;
}

QJsonObject storeOutcome(const table::Outcome& outcome)
{
    return {{QStringLiteral("how"), static_cast<int>(outcome.how)},
            {QStringLiteral("winners"), QJsonArray::fromStringList(outcome.winners)},
            {QStringLiteral("why"), store(outcome.why)},
            {QStringLiteral("rule"), outcome.rule.rule},
            {QStringLiteral("ruling"), outcome.rule.ruling}};
}

table::Outcome restoreOutcome(const QJsonValue& stored)
{
    constexpr int lastHow = static_cast<int>(table::Outcome::Nobody);
    table::Outcome outcome;
    outcome.how = static_cast<table::Outcome::How>(qBound(0, stored[QStringLiteral("how")].toInt(), lastHow));
    for (const QJsonValue& winner : stored[QStringLiteral("winners")].toArray())
        outcome.winners.append(winner.toString());
    outcome.why = table::restoreMessage(stored[QStringLiteral("why")].toObject());
    outcome.rule = {stored[QStringLiteral("rule")].toString(), stored[QStringLiteral("ruling")].toString()};
    return outcome;
}

QJsonValue storeTally(const Tally& tally)
{
    return QJsonArray{tally.key, tally.amount};
}

QJsonObject storePiece(const PieceTally& piece)
{
    return {{QStringLiteral("piece"), piece.piece},
            {QStringLiteral("team"), piece.team},
            {QStringLiteral("counts"), arrayOf(piece.counts, storeTally)}};
}

PieceTally restorePiece(const QJsonValue& stored)
{
    PieceTally piece{
        stored[QStringLiteral("piece")].toString(), stored[QStringLiteral("team")].toString(), {}};
    for (const QJsonValue& tally : stored[QStringLiteral("counts")].toArray())
        piece.counts.append({tally[0].toString(), tally[1].toInt()});
    return piece;
}

QString storeTime(const QDateTime& time)
{
    return time.toUTC().toString(Qt::ISODateWithMs);
}

QDateTime restoreTime(const QJsonValue& stored)
{
    return QDateTime::fromString(stored.toString(), Qt::ISODateWithMs);
}

QSet<QString> identitiesOfSamples()
{
    QSet<QString> identities;
    for (const QString& folder : json::builtInFolders(QStringLiteral("samples"))) {
        for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files)) {
            const auto sample = json::readFile(file.filePath());
            const auto read = sample ? log::readMeta(*sample) : std::unexpected(sample.error());
            if (read)
                identities.insert(identityOf(*read));
        }
    }
    return identities;
}

} // namespace

QString GameRecord::title() const
{
    return QFileInfo(path).completeBaseName();
}

QList<Seat> GameRecord::winningSeats() const
{
    QList<Seat> winners;
    std::ranges::copy_if(seats, std::back_inserter(winners),
                         [this](const Seat& seat) { return outcome.isWonBy(seat.team); });
    return winners;
}

const table::Figure* scoreOf(const Seat& seat)
{
    const auto found = std::ranges::find(seat.figures, table::Figure::Score, &table::Figure::role);
    return found == seat.figures.end() ? nullptr : &*found;
}

int GameRecord::inAllTurns() const
{
    return std::accumulate(inTurn.begin(), inTurn.end(), 0);
}

int amountOf(const Tallies& tallies, const QString& key)
{
    const auto found = std::ranges::find(tallies, key, &Tally::key);
    return found == tallies.end() ? 0 : found->amount;
}

QString identityOf(const table::Meta& meta)
{
    const QJsonObject all{{QStringLiteral("game"), meta.game},
                          {QStringLiteral("created"), storeTime(meta.created)},
                          {QStringLiteral("seed"), QString::number(meta.seed)},
                          {QStringLiteral("setup"), meta.setup}};
    const QByteArray text = QJsonDocument(all).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().first(32));
}

bool isSample(const GameRecord& summary)
{
    static const QSet<QString> samples = identitiesOfSamples();
    return samples.contains(summary.identity);
}

QJsonObject store(const GameRecord& summary)
{
    return {{QStringLiteral("path"), summary.path},
            {QStringLiteral("identity"), summary.identity},
            {QStringLiteral("depth"), static_cast<int>(summary.depth)},
            {QStringLiteral("problem"), summary.problem},
            {QStringLiteral("game"), summary.game},
            {QStringLiteral("gameName"), summary.gameName},
            {QStringLiteral("track"), summary.track},
            {QStringLiteral("trackName"), summary.trackName},
            {QStringLiteral("seats"), arrayOf(summary.seats, storeSeat)},
            {QStringLiteral("created"), storeTime(summary.created)},
            {QStringLiteral("last"), storeTime(summary.last)},
            {QStringLiteral("entries"), summary.entries},
            {QStringLiteral("turns"), summary.turns},
            {QStringLiteral("seconds"), summary.seconds},
            {QStringLiteral("outcome"), storeOutcome(summary.outcome)},
            {QStringLiteral("pieces"), arrayOf(summary.pieces, storePiece)},
            {QStringLiteral("inTurnKey"), summary.inTurnKey},
            {QStringLiteral("inTurn"), arrayOf(summary.inTurn, [](int n) { return QJsonValue(n); })},
            {QStringLiteral("overruling"), store(summary.overruling)},
            {QStringLiteral("demo"), summary.isDemo}};
}

GameRecord restoreRecord(const QJsonObject& stored)
{
    GameRecord summary;
    summary.path = stored[QStringLiteral("path")].toString();
    summary.identity = stored[QStringLiteral("identity")].toString();
    summary.depth = static_cast<GameRecord::Depth>(qBound(0, stored[QStringLiteral("depth")].toInt(), 2));
    summary.problem = stored[QStringLiteral("problem")].toString();
    summary.game = stored[QStringLiteral("game")].toString();
    summary.gameName = stored[QStringLiteral("gameName")].toString();
    summary.track = stored[QStringLiteral("track")].toString();
    summary.trackName = stored[QStringLiteral("trackName")].toString();
    for (const QJsonValue& seat : stored[QStringLiteral("seats")].toArray())
        summary.seats.append(restoreSeat(seat));
    summary.created = restoreTime(stored[QStringLiteral("created")]);
    summary.last = restoreTime(stored[QStringLiteral("last")]);
    summary.entries = stored[QStringLiteral("entries")].toInt();
    summary.turns = stored[QStringLiteral("turns")].toInt();
    summary.seconds = stored[QStringLiteral("seconds")].toInteger();
    summary.outcome = restoreOutcome(stored[QStringLiteral("outcome")]);
    for (const QJsonValue& piece : stored[QStringLiteral("pieces")].toArray())
        summary.pieces.append(restorePiece(piece));
    summary.inTurnKey = stored[QStringLiteral("inTurnKey")].toString();
    for (const QJsonValue& amount : stored[QStringLiteral("inTurn")].toArray())
        summary.inTurn.append(amount.toInt());
    summary.overruling = restoreOverruling(stored[QStringLiteral("overruling")].toObject());
    summary.isDemo = stored[QStringLiteral("demo")].toBool();
    return summary;
}

} // namespace roadmarshal::archive
