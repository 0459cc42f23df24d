// Games that start in the middle: from what `roadmarshal state` prints, from bare positions, by hand.
#include "support/apocalypse_road/random_race.h"
#include "support/one_of_many.h"

#include "games/apocalypse_road/decks/card_place.h"
#include "games/apocalypse_road/table/lay_out.h"
#include "report/checksum.h"
#include "table/journal/lay_out.h"
#include "table/journal/session.h"
#include "table/journal/verify.h"

#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace roadmarshal;
using namespace roadmarshal::table;

namespace {

const Game& game()
{
    return *games::find(QStringLiteral("apocalypse-road"));
}

// What makes one moment of a race different from another.
QString momentOf(const State& state)
{
    const auto& now = state.as<apocalypse_road::State>();
    const bool owes = std::ranges::any_of(now.owed, [](const auto& owed) { return owed.total() > 0; });
    const bool known = apocalypse_road::handOf(now, 0).unknown == 0;
    QString moment = QStringLiteral("%1 %2 %3 %4")
                         .arg(static_cast<int>(now.phase))
                         .arg(static_cast<int>(now.segment.stage))
                         .arg(owes)
                         .arg(known);
    for (const auto& sheet : now.setup->decks.sheets)
        moment += sheet.byApp ? u'a' : u't';
    return moment;
}

// The table after the first entry of a game that starts from the position.
std::expected<State, Problem> startedFrom(const QJsonObject& position)
{
    const auto laid = game().layOut(position, {});
    if (!laid)
        return std::unexpected(laid.error());
    return firstEntry(game(), *laid).and_then([&](const Entry& entry) {
        return evolveAll(game(), *game().begin(laid->setup), entry.effects);
    });
}

// Empty if a game that starts from it stands the same.
QString difference(const QJsonObject& position, const State& state)
{
    const auto started = startedFrom(position);
    if (!started)
        return started.error().toLine();
    if (game().store(*started) != game().store(state))
        return QStringLiteral("another state");
    if (report::checksumOf(game(), *started) != report::checksumOf(game(), state))
        return QStringLiteral("another checksum");
    return {};
}

QJsonObject bare(const QByteArray& cars, const QJsonObject& more = {})
{
    QJsonObject position{{QStringLiteral("format"), QStringLiteral("roadmarshal-position/1")},
                         {QStringLiteral("track"), QStringLiteral("rust-bowl")},
                         {QStringLiteral("cars"), QJsonDocument::fromJson(cars).array()}};
    for (auto field = more.begin(); field != more.end(); ++field)
        position[field.key()] = field.value();
    return position;
}

const QByteArray duel = R"([{"id": "21", "team": "red", "at": "6.1", "damage": 2, "tokens": ["reloading"]},
                            {"id": "17", "team": "blue", "at": "7.1"}])";

} // namespace

class TestLayOut : public QObject
{
    Q_OBJECT
private slots:
    void aGameStartedFromAStateStandsTheSame()
    {
        std::set<QString> seen;
        const int races =
            qEnvironmentVariableIsSet("RANDOM_RACES") ? qEnvironmentVariableIntValue("RANDOM_RACES") : 3;
        for (int seed = 1; seed <= races; ++seed) {
            test::RandomRace race(static_cast<unsigned>(seed));
            QCOMPARE(race.play().problem, QString());
            State state = *game().begin(race.setup());
            for (const Entry& entry : race.entries()) {
                state = *evolveAll(game(), state, entry.effects);
                if (!seen.insert(momentOf(state)).second)
                    continue;
                QJsonObject printed = game().store(state);
                const QByteArray where = QStringLiteral("race %1, entry %2, moment %3")
                                             .arg(seed)
                                             .arg(entry.number)
                                             .arg(momentOf(state))
                                             .toUtf8();
                // What version 0.1 prints has no set-up with it.
                QVERIFY2(difference(printed, state).isEmpty(),
                         where + " bare: " + difference(printed, state).toUtf8());
                printed[QStringLiteral("setup")] = race.setup();
                QVERIFY2(difference(printed, state).isEmpty(),
                         where + ": " + difference(printed, state).toUtf8());
                QCOMPARE(game().layOut(printed, {})->setup, race.setup());
            }
        }
        qInfo("%zu kinds of moments", seen.size());
        QVERIFY(seen.size() >= 4);
    }

    void aBarePositionIsCompletedToARace()
    {
        const auto started =
            startedFrom(bare(duel, {{QStringLiteral("firstPlayer"), QStringLiteral("blue")}}));
        QVERIFY2(started.has_value(), qPrintable(started ? QString() : started.error().toLine()));
        const auto& now = started->as<apocalypse_road::State>();
        QCOMPARE(now.phase, apocalypse_road::Phase::Race);
        QCOMPARE(now.setup->teams[static_cast<size_t>(now.toAct)].id, QStringLiteral("blue"));
        QCOMPARE(now.cars[static_cast<size_t>(now.setup->carIndex(QStringLiteral("21")))].damage, 2);
        for (int seat = 0; seat < static_cast<int>(now.setup->teams.size()); ++seat)
            QVERIFY(apocalypse_road::handOf(now, seat).unknown > 0);
        QVERIFY(!game().imbalance(*started));
        QVERIFY(std::holds_alternative<Prompt>(game().ask(*started, {})));
        // Printed and started again, it is the same.
        QCOMPARE(difference(game().store(*started), *started), QString());
    }

    void refusalsNameThePlace_data()
    {
        QTest::addColumn<QJsonObject>("position");
        QTest::addColumn<QString>("line");
        const auto row = [](const char* name, const QJsonObject& position, const char* line) {
            QTest::newRow(name) << position << QString::fromLatin1(line);
        };
        row("no team", bare(R"([{"id": "21", "at": "6.1"}])"), "cars[0].team is missing");
        row("one team", bare(R"([{"id": "21", "team": "red", "at": "6.1"}])"), "teams has 1 entries");
        row("id",
            bare(R"([{"id": "2 1", "team": "red", "at": "6.1"}, {"id": "17", "team": "blue", "at": "7.1"}])"),
            "cars[0].id may have letters");
        row("two on a space",
            bare(R"([{"id": "21", "team": "red", "at": "6.1"}, {"id": "17", "team": "blue", "at": "6.1"}])"),
            "cars[1].at is");
        QJsonObject printed = game().store(*startedFrom(bare(duel)));
        printed[QStringLiteral("setup")] = QJsonObject{{QStringLiteral("teams"), QStringLiteral("all")}};
        row("set-up", printed, "setup.teams ");
        printed.remove(QStringLiteral("setup"));
        QJsonArray pools = printed[QStringLiteral("pools")].toArray();
        QJsonObject pool = pools[1].toObject();
        pool[QStringLiteral("claimed")] = 3;
        pools[1] = pool;
        printed[QStringLiteral("pools")] = pools;
        row("points", printed, "pools[1] adds up to 15 points, each team has 12");
    }
    void refusalsNameThePlace()
    {
        QFETCH(const QJsonObject, position);
        QFETCH(const QString, line);
        const auto started = startedFrom(position);
        QVERIFY(!started);
        QVERIFY2(started.error().toLine().startsWith(line), qPrintable(started.error().toLine()));
    }

    // What New game does with a table that is laid out by hand.
    void correctionsAreOneFirstEntry()
    {
        const QJsonObject setup = *game().completeSetup(game().demoSetup(), {});
        const auto laid =
            layOut(game(), setup,
                   {{QStringLiteral("21"), QStringLiteral("at"), QStringLiteral("6.1")},
                    {QStringLiteral("17"), QStringLiteral("at"), QStringLiteral("7.1")},
                    {QStringLiteral("17"), QStringLiteral("damage"), QStringLiteral("3")},
                    {QStringLiteral("marker"), QStringLiteral("first"), QStringLiteral("blue")}});
        QVERIFY(laid.has_value());
        QTemporaryDir folder;
        const auto session =
            Session::create(folder.filePath(QStringLiteral("a.roadmarshal")), game(), *laid, 7);
        QVERIFY(session.has_value());
        QCOMPARE((*session)->last(), 1);
        QCOMPARE(game().store((*session)->now()), game().store(laid->state));
        QVERIFY(verify(**session).holds());
        QVERIFY((*session)->undo().has_value());
        QCOMPARE(game().store((*session)->now()), game().store(*game().begin(setup)));
        QVERIFY((*session)->redo().has_value());
        QVERIFY(verify(**session).holds());
        QVERIFY(!layOut(game(), setup,
                        {{QStringLiteral("nobody"), QStringLiteral("at"), QStringLiteral("6.1")}}));
    }
};

ONE_OF_MANY(TestLayOut)
#include "test_lay_out.moc"
