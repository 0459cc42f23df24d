#include "export.h"

#include "csv/csv.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace roadmarshal::archive {

namespace {

// Rows of one statistic.
class Rows
{
public:
    Rows(csv::Writer& csv, QString statistic) : m_csv(csv), m_statistic(std::move(statistic)) {}

    template <class Number>
    void add(const QString& subject, const QString& name, const QString& measure, Number value, int games)
    {
        m_csv.add(m_statistic).add(subject).add(name).add(measure).add(value).add(games).endLine();
    }

    void add(const Record& record, const QString& subject)
    {
        add(subject, record.name, QStringLiteral("wins"), record.wins, record.games);
        add(subject, record.name, QStringLiteral("share"), record.share(), record.games);
    }

private:
    csv::Writer& m_csv;
    QString m_statistic;
};

QJsonObject toJson(const Record& record)
{
    return {{QStringLiteral("id"), record.id},
            {QStringLiteral("name"), record.name},
            {QStringLiteral("games"), record.games},
            {QStringLiteral("wins"), record.wins}};
}

QJsonObject toJson(const CarRecord& car)
{
    return {{QStringLiteral("car"), car.car},     {QStringLiteral("team"), car.team},
            {QStringLiteral("games"), car.games}, {QStringLiteral("kills"), car.kills},
            {QStringLiteral("dealt"), car.dealt}, {QStringLiteral("taken"), car.taken},
            {QStringLiteral("lost"), car.lost}};
}

QJsonObject toJson(const TurnRecord& turn)
{
    return {{QStringLiteral("turn"), turn.turn},
            {QStringLiteral("games"), turn.games},
            {QStringLiteral("damage"), turn.damage}};
}

QJsonObject toJson(const TrackRecord& track);

template <class List>
QJsonArray listOf(const List& list)
{
    QJsonArray array;
    for (const auto& item : list)
        array.append(toJson(item));
    return array;
}

QJsonObject toJson(const TrackRecord& track)
{
    return {{QStringLiteral("id"), track.id},
            {QStringLiteral("name"), track.name},
            {QStringLiteral("games"), track.games},
            {QStringLiteral("won"), track.won},
            {QStringLiteral("turns"), track.turns},
            {QStringLiteral("damage"), track.damage},
            {QStringLiteral("teams"), listOf(track.teams)}};
}

void addLengths(csv::Writer& csv, const Lengths& lengths)
{
    Rows rows(csv, QStringLiteral("length"));
    const auto add = [&](const QString& measure, qint64 sum) {
        rows.add({}, {}, measure, lengths.average(sum), lengths.games);
    };
    add(QStringLiteral("turns"), lengths.turns);
    add(QStringLiteral("entries"), lengths.entries);
    add(QStringLiteral("seconds"), lengths.seconds);
}

void addCars(csv::Writer& csv, const QList<CarRecord>& cars)
{
    Rows rows(csv, QStringLiteral("car"));
    for (const CarRecord& car : cars) {
        const QString subject = car.team + u'/' + car.car;
        const QString name = car.teamName + u' ' + car.car;
        rows.add(subject, name, QStringLiteral("kills"), car.kills, car.games);
        rows.add(subject, name, QStringLiteral("dealt"), car.dealt, car.games);
        rows.add(subject, name, QStringLiteral("taken"), car.taken, car.games);
        rows.add(subject, name, QStringLiteral("lost"), car.lost, car.games);
    }
}

void addTracks(csv::Writer& csv, const QList<TrackRecord>& tracks)
{
    Rows rows(csv, QStringLiteral("track"));
    for (const TrackRecord& track : tracks) {
        rows.add(track.id, track.name, QStringLiteral("won"), track.won, track.games);
        rows.add(track.id, track.name, QStringLiteral("damage-per-turn"), track.damagePerTurn(), track.games);
        Rows teams(csv, QStringLiteral("team-on-track"));
        for (const Record& team : track.teams)
            teams.add(team, track.id + u'/' + team.id);
    }
}

void addOverruling(csv::Writer& csv, const Statistics& statistics)
{
    Rows rows(csv, QStringLiteral("overruling"));
    const Overruling& sums = statistics.overruling;
    rows.add({}, {}, QStringLiteral("actions"), sums.actions, statistics.games);
    rows.add({}, {}, QStringLiteral("insisted"), sums.insisted, statistics.games);
    rows.add({}, {}, QStringLiteral("standing"), sums.standing, statistics.games);
    rows.add({}, {}, QStringLiteral("ledger"), sums.ledger, statistics.games);
    rows.add({}, {}, QStringLiteral("games"), statistics.gamesOverruled, statistics.games);
    for (const auto& [rule, count] : sums.rules.asKeyValueRange())
        rows.add(rule, rule, QStringLiteral("standing"), count, statistics.games);
}

} // namespace

QByteArray statisticsAsCsv(const Statistics& statistics)
{
    csv::Writer csv({QStringLiteral("statistic"), QStringLiteral("subject"), QStringLiteral("name"),
                     QStringLiteral("measure"), QStringLiteral("value"), QStringLiteral("games")});
    const std::pair<QString, const QList<Record>*> records[] = {
        {QStringLiteral("team"), &statistics.teams},
        {QStringLiteral("player"), &statistics.players},
        {QStringLiteral("seat"), &statistics.seats}};
    for (const auto& [statistic, list] : records) {
        Rows rows(csv, statistic);
        for (const Record& record : *list)
            rows.add(record, record.id);
    }
    addTracks(csv, statistics.tracks);
    addCars(csv, statistics.cars);
    Rows turns(csv, QStringLiteral("turn"));
    for (const TurnRecord& turn : statistics.turns)
        turns.add(QString::number(turn.turn), {}, QStringLiteral("damage"), turn.average(), turn.games);
    addLengths(csv, statistics.lengths);
    Rows(csv, QStringLiteral("damage"))
        .add({}, {}, QStringLiteral("per-turn"), statistics.damagePerTurn(), statistics.games);
    addOverruling(csv, statistics);
    return csv.take();
}

QByteArray statisticsAsJson(const Statistics& statistics)
{
    const Lengths& lengths = statistics.lengths;
    QJsonObject overruling = store(statistics.overruling);
    overruling[QStringLiteral("games")] = statistics.gamesOverruled;
    const QJsonObject object{{QStringLiteral("format"), QStringLiteral("roadmarshal-statistics/1")},
                             {QStringLiteral("games"), statistics.games},
                             {QStringLiteral("won"), statistics.won},
                             {QStringLiteral("teams"), listOf(statistics.teams)},
                             {QStringLiteral("players"), listOf(statistics.players)},
                             {QStringLiteral("seats"), listOf(statistics.seats)},
                             {QStringLiteral("tracks"), listOf(statistics.tracks)},
                             {QStringLiteral("cars"), listOf(statistics.cars)},
                             {QStringLiteral("turns"), listOf(statistics.turns)},
                             {QStringLiteral("averages"),
                              QJsonObject{{QStringLiteral("games"), lengths.games},
                                          {QStringLiteral("turns"), lengths.average(lengths.turns)},
                                          {QStringLiteral("entries"), lengths.average(lengths.entries)},
                                          {QStringLiteral("seconds"), lengths.average(lengths.seconds)}}},
                             {QStringLiteral("damagePerTurn"), statistics.damagePerTurn()},
                             {QStringLiteral("overruling"), overruling}};
    return QJsonDocument(object).toJson();
}

} // namespace roadmarshal::archive
