// A race in figures: places over the turns, and who pushed whom.
#include "report/summary.h"
#include "report/turn_ends.h"
#include "support/one_of_many.h"
#include "support/quick_folder.h"
#include "support/rush_n_crush/table.h"
#include "table/journal/session.h"
#include "table/journal/shorthand.h"

#include "games/games.h"

#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::test::rush;

class TestRushReport : public QObject
{
    Q_OBJECT

    // Played from a position, each line an entry or more.
    static std::unique_ptr<table::Session> played(const QString& path, const QStringList& cars,
                                                  const QStringList& lines)
    {
        const table::Game& game = *games::find(text("rush-n-crush"));
        QJsonObject course = strip();
        course[text("finish")] = 30;
        const auto laid = game.layOut(position(course, cars, {{text("turn"), 2}}), {});
        auto session = std::move(table::Session::create(path, game, laid.value(), 1).value());
        for (const QString& line : lines) {
            const auto taken = table::take(*session, line);
            if (!taken)
                qFatal("%s", qPrintable(line));
        }
        return session;
    }

private slots:
    void placesChangeWithTheTurns()
    {
        const test::QuickFolder folder;
        const auto session =
            played(folder.filePath(text("race.roadmarshal")), {text("red b5 G1-2"), text("blue c4 G2-5")},
                   {text("red = 2"), text("blue = 5"), text("blue = 5")});
        const report::Summary summary = report::summaryOf(*session);
        QCOMPARE(summary.turns, 3);
        const QList<int> red = summary.teams[0].placeAt;
        QCOMPARE(red.size(), summary.turns + 1);
        QCOMPARE(red.first(), 1);
        QCOMPARE(red.last(), 2);
        QCOMPARE(summary.teams[1].placeAt.last(), 1);
    }

    void pushesGoFromRowToColumn()
    {
        const test::QuickFolder folder;
        const auto session =
            played(folder.filePath(text("race.roadmarshal")), {text("red a6 G1-2"), text("blue b6 G1-2")},
                   {text("61"), text("red = @blue 25 3 4 4")});
        const report::Summary summary = report::summaryOf(*session);
        QCOMPARE(summary.shoves, (QList<QList<int>>{{0, 1}, {0, 0}, {0, 0}}));
        QCOMPARE(summary.teams[0].counts[text("pushes")], 1);
        QCOMPARE(summary.teams[1].counts[text("pushes")], 0);
    }
};

ONE_OF_MANY(TestRushReport)
#include "test_rush_report.moc"
