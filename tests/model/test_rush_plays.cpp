// Short stretches of Rush'n'Crush as they are typed, and how the table lies after them by rules page and
// contract.
//
// A file below data/rush_n_crush/plays has `cases`: the rule, rocks and gaps on the Strip of the rules page,
// `line` for further fields of the course, cars as short lines, `more` of a position, the lines of `play`
// ("not RNC-44: …" is refused by that rule, "not: …" by any), and what is true `then`: "red at=b4 armour=5"
// of a car, "table turn=2 acted=red mpLeft=3" of the table, where a list has commas and null is empty.
#include "games/games.h"
#include "games/position_file.h"
#include "support/one_of_many.h"
#include "support/quick_folder.h"
#include "support/rush_table.h"
#include "table/journal/shorthand.h"
#include "table/journal/verify.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test::rush;

namespace {

QStringList toTexts(const QJsonValue& list)
{
    QStringList texts;
    for (const QJsonValue& one : list.toArray())
        texts.append(one.toString());
    return texts;
}

QJsonObject positionOf(const QJsonObject& one)
{
    QJsonObject course = strip(toTexts(one[text("rocks")]), toTexts(one[text("gaps")]));
    const QJsonObject line = one[text("line")].toObject();
    for (auto field = line.begin(); field != line.end(); ++field)
        course[field.key()] = field.value();
    return position(course, toTexts(one[text("cars")]), one[text("more")].toObject());
}

std::unique_ptr<table::Session> start(const QString& path, const QJsonObject& position)
{
    const table::Game& game = *games::find(text("rush-n-crush"));
    const auto laid = game.layOut(position, {});
    if (!laid)
        qFatal("%s", qPrintable(laid.error().toLine()));
    auto session = table::Session::create(path, game, *laid, 7);
    if (!session)
        qFatal("%s", qPrintable(session.error().toLine()));
    return std::move(*session);
}

// What is wrong with how a line is taken; empty if nothing is.
QString mismatch(table::Session& session, const QString& line)
{
    static const QRegularExpression refusal(text("^not ?(\\S*): (.*)$"));
    const auto wanted = refusal.match(line);
    const auto taken = table::take(session, wanted.hasMatch() ? wanted.captured(2) : line);
    if (taken)
        return wanted.hasMatch() ? text("is taken") : QString();
    const QString said = table::say(session.game(), taken.error());
    if (!wanted.hasMatch() || !said.contains(u' '))
        return text("is refused: ") + said;
    const QRegularExpression rule(text("\\b") + wanted.captured(1) + text("\\b"));
    return wanted.captured(1).isEmpty() || said.contains(rule) ? QString()
                                                               : text("for another rule: ") + said;
}

QString toWord(const QJsonValue& value)
{
    return value.isArray() ? toTexts(value).join(u',') : value.toVariant().toString();
}

QJsonValue ofTable(const QJsonObject& table, const QString& name)
{
    const QJsonValue acting = table[text("acting")];
    if (name == text("acting"))
        return acting[text("car")];
    if (name == text("lever"))
        return acting[name];
    return table.contains(name) ? table[name] : acting[text("drive")][name];
}

// A line of `then` with the values that the table has.
QString asItIs(const QJsonObject& table, const QString& line)
{
    QStringList words = line.split(u' ');
    const QJsonArray cars = table[text("cars")].toArray();
    const auto car = std::ranges::find(cars, words.first(),
                                       [](const QJsonValue& one) { return one[text("id")].toString(); });
    for (QString& word : words | std::views::drop(1)) {
        const QString name = word.section(u'=', 0, 0);
        word = name + u'=' + toWord(car == cars.end() ? ofTable(table, name) : (*car)[name]);
    }
    return words.join(u' ');
}

} // namespace

class TestRushPlays : public QObject
{
    Q_OBJECT

private slots:
    void plays_data()
    {
        QTest::addColumn<QJsonObject>("one");
        const QDir folder(QStringLiteral(TEST_DATA "/rush_n_crush/plays"));
        for (const QString& name : folder.entryList({text("*.json")}, QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QJsonParseError error;
            const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
            QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(name + error.errorString()));
            for (const QJsonValue& one : document[text("cases")].toArray())
                QTest::addRow("%s %s", qPrintable(name), qPrintable(one[text("rule")].toString()))
                    << one.toObject();
        }
    }
    void plays()
    {
        QFETCH(const QJsonObject, one);
        const test::QuickFolder folder;
        const auto session = start(folder.filePath(text("played")), positionOf(one));
        const QByteArray before = toText(games::toPosition(session->game(), session->now()));
        for (const QString& line : toTexts(one[text("play")])) {
            const QString wrong = mismatch(*session, line);
            QVERIFY2(wrong.isEmpty(), qPrintable(line + text(": ") + wrong));
        }
        const QJsonObject after = games::toPosition(session->game(), session->now());
        for (const QString& line : toTexts(one[text("then")]))
            QCOMPARE(asItIs(after, line), line);
        QVERIFY(table::verify(*session).holds());

        // Read as a position it is the same table; taken back it is the first one.
        const auto again = start(folder.filePath(text("again")), after);
        QCOMPARE(toText(games::toPosition(again->game(), again->now())), toText(after));
        while (session->history().undoable() > 1)
            QVERIFY(session->undo());
        QCOMPARE(toText(games::toPosition(session->game(), session->now())), before);
    }
};

ONE_OF_MANY(TestRushPlays)

#include "test_rush_plays.moc"
