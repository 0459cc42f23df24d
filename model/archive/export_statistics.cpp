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

// Names of the first version; what is counted goes by the game's own.
QJsonObject toJson(const PieceRecord& piece)
{
    QJsonObject object{{QStringLiteral("car"), piece.piece},
                       {QStringLiteral("team"), piece.team},
                       {QStringLiteral("games"), piece.games}};
    for (const Tally& tally : piece.counts)
        object[tally.key] = tally.amount;
    return object;
}

QJsonArray turnsOf(const Statistics& statistics)
{
    QJsonArray array;
    for (const InTurn& sum : statistics.inTurn) {
        for (const TurnRecord& turn : sum.turns) {
            QJsonObject object{{QStringLiteral("turn"), turn.turn},
                               {QStringLiteral("games"), turn.games},
                               {sum.key, turn.amount}};
            if (statistics.inTurn.size() > 1)
                object[QStringLiteral("game")] = sum.game;
            array.append(object);
        }
    }
    return array;
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
    QJsonObject object{
        {QStringLiteral("id"), track.id},       {QStringLiteral("name"), track.name},
        {QStringLiteral("games"), track.games}, {QStringLiteral("won"), track.won},
        {QStringLiteral("turns"), track.turns}, {QStringLiteral("teams"), listOf(track.teams)}};
    if (!track.key.isEmpty())
        object[track.key] = track.amount;
    return object;
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

void addPieces(csv::Writer& csv, const QList<PieceRecord>& pieces)
{
    Rows rows(csv, QStringLiteral("car"));
    for (const PieceRecord& piece : pieces) {
        for (const Tally& tally : piece.counts)
            rows.add(piece.team + u'/' + piece.piece, piece.teamName + u' ' + piece.piece, tally.key,
                     tally.amount, piece.games);
    }
}

void addTurns(csv::Writer& csv, const Statistics& statistics)
{
    Rows rows(csv, QStringLiteral("turn"));
    for (const InTurn& sum : statistics.inTurn) {
        const QString of = statistics.inTurn.size() > 1 ? sum.game + u'/' : QString();
        for (const TurnRecord& turn : sum.turns)
            rows.add(of + QString::number(turn.turn), {}, sum.key, turn.average(), turn.games);
    }
}

void addTracks(csv::Writer& csv, const QList<TrackRecord>& tracks)
{
    Rows rows(csv, QStringLiteral("track"));
    for (const TrackRecord& track : tracks) {
        rows.add(track.id, track.name, QStringLiteral("won"), track.won, track.games);
        if (!track.key.isEmpty())
            rows.add(track.id, track.name, track.key + QStringLiteral("-per-turn"), track.perTurn(),
                     track.games);
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
    addPieces(csv, statistics.pieces);
    addTurns(csv, statistics);
    addLengths(csv, statistics.lengths);
    for (const InTurn& sum : statistics.inTurn)
        Rows(csv, sum.key)
            .add(statistics.inTurn.size() > 1 ? sum.game : QString(), {}, QStringLiteral("per-turn"),
                 sum.perTurn(), sum.games);
    addOverruling(csv, statistics);
    return csv.take();
}

QByteArray statisticsAsJson(const Statistics& statistics)
{
    const Lengths& lengths = statistics.lengths;
    QJsonObject overruling = store(statistics.overruling);
    overruling[QStringLiteral("games")] = statistics.gamesOverruled;
    QJsonObject object{{QStringLiteral("format"), QStringLiteral("roadmarshal-statistics/1")},
                       {QStringLiteral("games"), statistics.games},
                       {QStringLiteral("won"), statistics.won},
                       {QStringLiteral("teams"), listOf(statistics.teams)},
                       {QStringLiteral("players"), listOf(statistics.players)},
                       {QStringLiteral("seats"), listOf(statistics.seats)},
                       {QStringLiteral("tracks"), listOf(statistics.tracks)},
                       {QStringLiteral("cars"), listOf(statistics.pieces)},
                       {QStringLiteral("turns"), turnsOf(statistics)},
                       {QStringLiteral("averages"),
                        QJsonObject{{QStringLiteral("games"), lengths.games},
                                    {QStringLiteral("turns"), lengths.average(lengths.turns)},
                                    {QStringLiteral("entries"), lengths.average(lengths.entries)},
                                    {QStringLiteral("seconds"), lengths.average(lengths.seconds)}}},
                       {QStringLiteral("overruling"), overruling}};
    for (const InTurn& sum : statistics.inTurn)
        object[sum.key + QStringLiteral("PerTurn")] = sum.perTurn();
    return QJsonDocument(object).toJson();
}

} // namespace roadmarshal::archive
