#include "summary.h"

#include "log/import.h"
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

QJsonObject storeSeat(const Seat& seat)
{
    return {{QStringLiteral("team"), seat.team},       {QStringLiteral("name"), seat.name},
            {QStringLiteral("player"), seat.player},   {QStringLiteral("livery"), seat.livery},
            {QStringLiteral("claimed"), seat.claimed}, {QStringLiteral("pool"), seat.pool},
            {QStringLiteral("damage"), seat.wear}};
}

Seat restoreSeat(const QJsonValue& stored)
{
    return {stored[QStringLiteral("team")].toString(),   stored[QStringLiteral("name")].toString(),
            stored[QStringLiteral("player")].toString(), stored[QStringLiteral("livery")].toInt(),
            stored[QStringLiteral("claimed")].toInt(),   stored[QStringLiteral("pool")].toInt(),
            stored[QStringLiteral("damage")].toInt()};
}

QJsonObject storeCar(const CarTally& car)
{
    return {{QStringLiteral("car"), car.car},     {QStringLiteral("team"), car.team},
            {QStringLiteral("kills"), car.kills}, {QStringLiteral("dealt"), car.dealt},
            {QStringLiteral("taken"), car.taken}, {QStringLiteral("lost"), car.lost}};
}

CarTally restoreCar(const QJsonValue& stored)
{
    return {stored[QStringLiteral("car")].toString(), stored[QStringLiteral("team")].toString(),
            stored[QStringLiteral("kills")].toInt(),  stored[QStringLiteral("dealt")].toInt(),
            stored[QStringLiteral("taken")].toInt(),  stored[QStringLiteral("lost")].toBool()};
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
    const QDir folder(QStringLiteral(":/samples"));
    for (const QString& name : folder.entryList()) {
        const auto sample = json::readFile(folder.filePath(name));
        const auto read = sample ? log::readMeta(*sample) : std::unexpected(sample.error());
        if (read)
            identities.insert(identityOf(*read));
    }
    return identities;
}

} // namespace

QString Summary::title() const
{
    return QFileInfo(path).completeBaseName();
}

const Seat* Summary::winningSeat() const
{
    const auto seat = std::ranges::find(seats, winner, &Seat::team);
    return isWon() && seat != seats.end() ? &*seat : nullptr;
}

int Summary::damage() const
{
    return std::accumulate(damageByTurn.begin(), damageByTurn.end(), 0);
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

bool isSample(const Summary& summary)
{
    static const QSet<QString> samples = identitiesOfSamples();
    return samples.contains(summary.identity);
}

QJsonObject store(const Summary& summary)
{
    return {
        {QStringLiteral("path"), summary.path},
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
        {QStringLiteral("winner"), summary.winner},
        {QStringLiteral("over"), summary.over},
        {QStringLiteral("cars"), arrayOf(summary.cars, storeCar)},
        {QStringLiteral("damageByTurn"), arrayOf(summary.damageByTurn, [](int n) { return QJsonValue(n); })},
        {QStringLiteral("overruling"), store(summary.overruling)}};
}

Summary restoreSummary(const QJsonObject& stored)
{
    Summary summary;
    summary.path = stored[QStringLiteral("path")].toString();
    summary.identity = stored[QStringLiteral("identity")].toString();
    summary.depth = static_cast<Summary::Depth>(qBound(0, stored[QStringLiteral("depth")].toInt(), 2));
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
    summary.winner = stored[QStringLiteral("winner")].toString();
    summary.over = stored[QStringLiteral("over")].toBool();
    for (const QJsonValue& car : stored[QStringLiteral("cars")].toArray())
        summary.cars.append(restoreCar(car));
    for (const QJsonValue& damage : stored[QStringLiteral("damageByTurn")].toArray())
        summary.damageByTurn.append(damage.toInt());
    summary.overruling = restoreOverruling(stored[QStringLiteral("overruling")].toObject());
    return summary;
}

} // namespace roadmarshal::archive
