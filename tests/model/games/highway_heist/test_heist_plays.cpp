// Short stretches of Highway Heist as they are typed, and how the table lies after them by rules page and
// contract.
//
// A file below data/highway_heist/plays has `cases`: the rule, players and vehicles as short lines, a `guide`
// (by default a bare road), `more` of a position, the lines of `play` ("not HH-64: …" is refused by that
// rule, "not: …" by any), and `then`, the merge patch from the position before to the one after them, in
// full.
#include "games/highway_heist/queries/patch.h"
#include "support/cases/data_cases.h"
#include "support/cases/play_case.h"
#include "support/highway_heist/table.h"
#include "support/one_of_many.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::test::heist;

namespace {

QJsonObject canonical(const table::State& state)
{
    return highway_heist::canonicalOf(state.as<highway_heist::State>());
}

} // namespace

class TestHeistPlays : public QObject
{
    Q_OBJECT

private slots:
    void plays_data() { addCases(text("highway_heist/plays")); }
    void plays()
    {
        QFETCH(const QJsonObject, one);
        const QString wrong =
            wrongInPlay(one, positionOf(one), [&](const table::State& stood, const table::Session& session) {
                const QJsonObject changed =
                    highway_heist::mergePatch(canonical(stood), canonical(session.now()));
                return changed == one[text("then")].toObject()
                           ? QString()
                           : text("changes ") + QString::fromUtf8(toText(changed));
            });
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
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
            auto session = line.isEmpty() ? table::Session::open(games::find, path, table::Access::ReadWrite)
                                          : std::expected<std::unique_ptr<table::Session>, Problem>(
                                                startFrom(path, positionOf(table)));
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
