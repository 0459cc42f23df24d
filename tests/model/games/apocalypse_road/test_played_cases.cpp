// Short stretches of play, and how the table stands after them by the rulebook.
//
// A file below data/apocalypse_road/plays has `tracks` by name and `cases`: the rule, a track, cars as
// "R1 5.1 damage=3 dark reloading crossings=1", what is left in pools, lines as they are typed ("not …": one
// that is refused), and what is true then.
#include "support/apocalypse_road/case_table.h"
#include "support/one_of_many.h"

#include "games/apocalypse_road/table/names.h"
#include "json/reader.h"

#include <QDir>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::apocalypse_road;
using namespace roadmarshal::test;

namespace {

QString text(const char* latin)
{
    return QString::fromLatin1(latin);
}

struct Case
{
    QJsonObject track;
    QJsonObject one;

    QStringList lines(const char* field) const
    {
        QStringList texts;
        for (const QJsonValue& line : one[text(field)].toArray())
            texts.append(line.toString());
        return texts;
    }
};

QList<Case> cases()
{
    QList<Case> all;
    const QDir folder(text(TEST_DATA "/apocalypse_road/plays"));
    for (const QString& name : folder.entryList({text("*.json")}, QDir::Files, QDir::Name)) {
        const auto read = json::readFile(folder.filePath(name));
        if (!read)
            qFatal("%s", qPrintable(read.error().toLine(name)));
        const QJsonObject tracks = (*read)[text("tracks")].toObject();
        for (const QJsonValue& one : (*read)[text("cases")].toArray())
            all.append({tracks[one[text("track")].toString()].toObject(), one.toObject()});
    }
    return all;
}

void put(CaseTable& table, const QString& line)
{
    const QStringList words = line.split(u' ');
    table.put(qPrintable(words[0]), qPrintable(words[1]));
    Car& car = table.car(qPrintable(words[0]));
    for (const QString& word : words.sliced(2)) {
        const int number = word.section(u'=', 1).toInt();
        if (word == text("dark"))
            car.dark = true;
        else if (word.startsWith(text("damage=")))
            car.damage = number;
        else if (word.startsWith(text("crossings=")))
            car.crossings = number;
        else
            table.token(qPrintable(words[0]), *enumFor<Token>(tokenWords, word));
    }
}

CaseTable tableOf(const Case& one)
{
    CaseTable table(one.track);
    for (const QString& car : one.lines("cars"))
        put(table, car);
    const QJsonObject pools = one.one[text("pools")].toObject();
    for (auto pool = pools.begin(); pool != pools.end(); ++pool)
        table.pool(qPrintable(pool.key()), pool.value().toInt());
    return table;
}

// The fact that a line is about, as the table has it: "damage B1 5" for "damage B1 3".
QString asItIs(CaseTable& table, const QString& line)
{
    const QStringList words = line.split(u' ');
    const QByteArray second = words.value(1).toLatin1();
    const State& state = table.state;
    const auto number = [&](int value) { return text("%1 %2 %3").arg(words[0], words.value(1)).arg(value); };
    const auto count = [&](int value) { return text("%1 %2").arg(words[0]).arg(value); };
    const auto team = [&](int index) {
        return words[0] + u' ' + (index < 0 ? text("nobody") : state.setup->teams[index].id);
    };
    if (words[0] == text("damage"))
        return number(table.damage(second));
    if (words[0] == text("vp"))
        return number(table.vp(second));
    if (words[0] == text("left"))
        return number(table.left(second));
    if (words[0] == text("turn"))
        return count(state.turn);
    if (words[0] == text("bounty"))
        return count(state.markersOn(Bonus::Bounty));
    if (words[0] == text("race-bonus"))
        return count(state.markersOn(Bonus::RaceBonus));
    if (words[0] == text("to-act"))
        return team(state.toAct);
    if (words[0] == text("first"))
        return team(state.firstPlayer);
    if (words[0] == text("winner"))
        return team(state.winner);
    if (words[0] == text("clock"))
        return state.clockStopped ? text("clock stopped") : text("clock runs");
    if (words[0] == text("offers"))
        return table.offers(second) ? line : text("no ") + line;
    const QByteArray id = words[0].toLatin1();
    if (words[1] == text("dark") || words[1] == text("light"))
        return words[0] + (table.car(id).dark ? text(" dark") : text(" light"));
    if (words[1] == text("has") || words[1] == text("lacks"))
        return words[0] +
               (table.has(id, *enumFor<Token>(tokenWords, words[2])) ? text(" has ") : text(" lacks ")) +
               words[2];
    return words[0] + u' ' + QString::fromLatin1(table.at(id));
}

} // namespace

class TestPlayedCases : public QObject
{
    Q_OBJECT
private slots:
    void plays_data()
    {
        QTest::addColumn<int>("number");
        const QList<Case> all = cases();
        for (int i = 0; i < all.size(); ++i)
            QTest::newRow(qPrintable(all[i].one[text("rule")].toString())) << i;
    }
    void plays()
    {
        QFETCH(int, number);
        const Case one = cases()[number];
        CaseTable table = tableOf(one);
        for (const QString& line : one.lines("play")) {
            const bool isRefused = line.startsWith(text("not "));
            const bool isTaken = table.play(qPrintable(isRefused ? line.sliced(4) : line));
            QVERIFY2(isTaken != isRefused, qPrintable(line + text(": ") + table.refused));
        }
        for (const QString& line : one.lines("then"))
            QCOMPARE(asItIs(table, line), line);
    }
};

ONE_OF_MANY(TestPlayedCases)
#include "test_played_cases.moc"
