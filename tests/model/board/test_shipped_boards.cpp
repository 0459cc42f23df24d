// Every board that comes with the program: it passes the checks and is raced on to the end. The road, the
// highway and the trail have one board each, which the random games of their own tests play on.
#include "support/apocalypse_road/random_race.h"
#include "support/one_of_many.h"
#include "support/rush_n_crush/race.h"

#include "content/library.h"

#include <QTest>

using namespace roadmarshal;

namespace {

QStringList builtIn(const char* game, const char* kind)
{
    QStringList ids;
    for (const content::Kind& each : games::find(QLatin1StringView(game))->contentKinds()) {
        if (each.id != QLatin1StringView(kind))
            continue;
        const content::Listing listing = content::Library::builtIn().list(each);
        for (const content::Item& item : listing.items)
            ids.append(item.id);
    }
    return ids;
}

void addRows(const QStringList& ids)
{
    QTest::addColumn<QString>("id");
    for (const QString& id : ids)
        QTest::newRow(qPrintable(id)) << id;
}

} // namespace

class TestShippedBoards : public QObject
{
    Q_OBJECT
private slots:
    void nothingIsWrongWithAny()
    {
        for (const table::Game* game : games::all()) {
            for (const content::Kind& kind : game->contentKinds()) {
                const content::Listing listing = content::Library::builtIn().list(kind);
                QVERIFY2(!listing.items.empty(), qPrintable(kind.id));
                QVERIFY2(listing.problems.empty(), qPrintable(kind.id));
            }
        }
        QCOMPARE(builtIn("apocalypse-road", "track").size(), 5);
        QCOMPARE(builtIn("rush-n-crush", "course").size(), 3);
    }

    void tracksAreRacedToTheEnd_data() { addRows(builtIn("apocalypse-road", "track")); }
    void tracksAreRacedToTheEnd()
    {
        QFETCH(QString, id);
        QJsonArray teams;
        for (const table::Team& team : games::usual().knownTeams().first(4))
            teams.append(team.id);
        const QJsonObject setup{{QStringLiteral("track"), id}, {QStringLiteral("teams"), teams}};
        for (unsigned seed = 1; seed <= 3; ++seed) {
            const auto outcome = test::RandomRace(seed).play(setup);
            QVERIFY2(outcome.problem.isEmpty(), qPrintable(outcome.problem));
        }
    }

    void coursesAreRacedToTheEnd_data() { addRows(builtIn("rush-n-crush", "course")); }
    void coursesAreRacedToTheEnd()
    {
        QFETCH(QString, id);
        for (unsigned seed = 1; seed <= 3; ++seed) {
            const auto outcome = test::rush::RandomRush(seed).playOn(id);
            QVERIFY2(outcome.problem.isEmpty(), qPrintable(outcome.problem));
        }
    }

    // The one that the rulebook shows: beside ours, with what is invented marked.
    void theTeamOfTheRulebookIsThere()
    {
        const table::Game& game = games::usual();
        const auto kinds = game.contentKinds();
        const auto kind = std::ranges::find(kinds, QStringLiteral("team"), &content::Kind::id);
        const auto team = content::Library::builtIn().find(*kind, QStringLiteral("hazard"));
        QVERIFY(team);
        QCOMPARE(team->json[QStringLiteral("cars")].toArray().size(), 8);
        for (const QString& path : team->invented)
            QVERIFY2(path == QStringLiteral("livery") || path.endsWith(QStringLiteral(".defense")),
                     qPrintable(path));
        QCOMPARE(team->invented.size(), 9);
        const QJsonArray with{QStringLiteral("hazard"), QStringLiteral("blue"), QStringLiteral("teal")};
        const auto outcome = test::RandomRace(5).play({{QStringLiteral("teams"), with}});
        QVERIFY2(outcome.problem.isEmpty(), qPrintable(outcome.problem));
        // Another team has a car of the same number: both can't sit at one table, and the form says so.
        table::SetupChoices choices;
        choices.seats = {{{QStringLiteral("id"), QStringLiteral("hazard")}},
                         {{QStringLiteral("id"), QStringLiteral("red")}}};
        const table::SetupForm form = game.setupForm(choices);
        const auto& pick = std::get<table::PickOne>(form.seats[1][1].kind);
        const auto red = std::ranges::find(pick.options, QStringLiteral("red"), &table::SetupOption::word);
        const auto blue = std::ranges::find(pick.options, QStringLiteral("blue"), &table::SetupOption::word);
        QVERIFY(red->whyNot && red->whyNot->code == QStringLiteral("setup-shares-car"));
        QVERIFY(!blue->whyNot);
    }
};

ONE_OF_MANY(TestShippedBoards)
#include "test_shipped_boards.moc"
