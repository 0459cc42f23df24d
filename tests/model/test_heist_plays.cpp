// Short stretches of Highway Heist as they are typed, and how the table lies after them by rules page and
// contract.
//
// A file below data/highway_heist/plays has `cases`: the rule, players and vehicles as short lines, a `guide`
// (by default a bare road), `more` of a position, the lines of `play` ("not HH-64: …" is refused by that
// rule, "not: …" by any), and `then`, the merge patch from the position before to the one after them, in
// full.
#include "games/games.h"
#include "games/highway_heist/queries/patch.h"
#include "games/position_file.h"
#include "support/heist_table.h"
#include "support/one_of_many.h"
#include "support/quick_folder.h"
#include "table/journal/shorthand.h"
#include "table/journal/verify.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test::heist;

namespace {

std::unique_ptr<table::Session> start(const QString& path, const QJsonObject& position)
{
    const table::Game& game = *games::find(text("highway-heist"));
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

QJsonObject canonical(const table::Session& session)
{
    return highway_heist::canonicalOf(session.now().as<highway_heist::State>());
}

} // namespace

class TestHeistPlays : public QObject
{
    Q_OBJECT

private slots:
    void plays_data()
    {
        QTest::addColumn<QJsonObject>("one");
        const QDir folder(QStringLiteral(TEST_DATA "/highway_heist/plays"));
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
        const QByteArray stored = toText(games::toPosition(session->game(), session->now()));
        const QJsonObject before = canonical(*session);
        for (const QString& line : toTexts(one[text("play")])) {
            const QString wrong = mismatch(*session, line);
            QVERIFY2(wrong.isEmpty(), qPrintable(line + text(": ") + wrong));
        }
        const QJsonObject changed = highway_heist::mergePatch(before, canonical(*session));
        QCOMPARE(toText(changed), toText(one[text("then")]));
        QVERIFY(table::verify(*session).holds());

        // Read as a position it is the same table; taken back it is the first one.
        const QJsonObject after = games::toPosition(session->game(), session->now());
        const auto again = start(folder.filePath(text("again")), after);
        QCOMPARE(toText(highway_heist::mergePatch(after, games::toPosition(again->game(), again->now()))),
                 "{}");
        while (session->history().undoable() > 1)
            QVERIFY(session->undo());
        QCOMPARE(toText(games::toPosition(session->game(), session->now())), stored);
    }

    // HH-42: who is killed between a slam and its Defense roll is asked the same again.
    void asksTheSameWhenReopened()
    {
        const test::QuickFolder folder;
        const QString path = folder.filePath(text("killed"));
        const QJsonObject table{
            {text("players"), QJsonArray{text("ann brian street-drifter"), text("bo tej exotic-supercar")}},
            {text("vehicles"), QJsonArray{text("car start c5r3 owner=ann"), text("b start c7r2 owner=bo"),
                                          text("suv1 suv c6r3")}}};
        QStringList asked;
        for (const QString& line : {text("ann die suv"), QString()}) {
            auto session =
                line.isEmpty()
                    ? table::Session::open(games::find, path, table::Access::ReadWrite)
                    : std::expected<std::unique_ptr<table::Session>, Problem>(start(path, positionOf(table)));
            QVERIFY(session);
            if (!line.isEmpty())
                QVERIFY(table::take(**session, line));
            const table::Asked question = (*session)->game().ask((*session)->now(), {});
            const auto* prompt = std::get_if<table::Prompt>(&question);
            QVERIFY(prompt);
            QString said = (*session)->game().say(prompt->question) + prompt->asks;
            for (const table::Option& option : prompt->options)
                said += u' ' + option.answer;
            asked.append(said);
        }
        QCOMPARE(asked[0], asked[1]);
        QVERIFY(asked[0].contains(text("3 damage to car")));
    }
};

ONE_OF_MANY(TestHeistPlays)

#include "test_heist_plays.moc"
