// The window of the archive: games come while it is open, are found, sorted and opened, and add up.
#include "support/game_shelf.h"
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/settings_sandbox.h"

#include "archive/archive_window.h"
#include "archive/games_page.h"
#include "archive/statistics_page.h"
#include "charts/bar_chart.h"
#include "charts/line_chart.h"
#include "settings/settings.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::views;

namespace {

const QList<test::PlayedRace>& races()
{
    static const QList<test::PlayedRace> played = test::wonRaces(2, 200);
    return played;
}

struct Opened
{
    QTemporaryDir folder;
    ArchiveWindow window;

    void add(const QString& name, int race, int days, qsizetype entries, const QStringList& players)
    {
        const QDateTime begun = QDateTime(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::UTC).addDays(days);
        QVERIFY(test::shelve(folder.filePath(name), races()[race], begun, entries, players));
    }
    void fill()
    {
        add(QStringLiteral("first.roadmarshal"), 0, 0, 100'000,
            {QStringLiteral("Ann"), QStringLiteral("Ben")});
        add(QStringLiteral("second.roadmarshal"), 1, 1, 100'000,
            {QStringLiteral("<script>x</script>"), QStringLiteral("🚗"), QStringLiteral("\u202Eאב")});
        add(QStringLiteral("third.roadmarshal"), 0, 2, 30, {QStringLiteral("Cleo")});
    }
    void read()
    {
        QSignalSpy ended(window.reader(), &ArchiveReader::ended);
        window.read({{folder.path()}, {}});
        QVERIFY(ended.wait(60'000));
    }
    QString cell(int row, int column) const
    {
        return page().table()->model()->index(row, column).data().toString();
    }
    GamesPage& page() const { return *window.gamesPage(); }
    int rows() const { return page().table()->model()->rowCount(); }
};

} // namespace

class TestArchiveWindow : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { test::failOnUnexpectedWarnings(); }

    void withoutGamesItSaysWhatToDo()
    {
        Opened archive;
        archive.window.show();
        archive.read();
        QCOMPARE(archive.rows(), 0);
        bool told = false;
        for (const QLabel* label : archive.window.findChildren<QLabel*>())
            told = told || (label->isVisible() && label->text().startsWith(QStringLiteral("No games yet")));
        QVERIFY(told);
    }

    void gamesAreListedTheNewestFirst()
    {
        Opened archive;
        archive.fill();
        archive.read();
        QCOMPARE(archive.rows(), 3);
        QCOMPARE(archive.cell(0, GamesModel::TitleColumn), QStringLiteral("third"));
        QVERIFY(archive.cell(0, GamesModel::ResultColumn).startsWith(QStringLiteral("unfinished")));
        QCOMPARE(archive.cell(2, GamesModel::TitleColumn), QStringLiteral("first"));
        QVERIFY(archive.cell(2, GamesModel::ResultColumn).contains(QStringLiteral(" : ")));
        archive.page().table()->sortByColumn(GamesModel::EntriesColumn, Qt::AscendingOrder);
        QCOMPARE(archive.cell(0, GamesModel::EntriesColumn), QStringLiteral("30"));
    }

    void theSearchFindsPlayersTeamsTracksAndFiles()
    {
        Opened archive;
        archive.fill();
        archive.read();
        const auto found = [&](const QString& words) {
            archive.page().search()->setText(words);
            return archive.rows();
        };
        QCOMPARE(found(QStringLiteral("ann")), 1);
        QCOMPARE(found(QStringLiteral("third")), 1);
        QCOMPARE(found(QStringLiteral("cinder kings")), 3);
        QCOMPARE(found(QStringLiteral("ann cleo")), 0);
        QCOMPARE(found(QStringLiteral("<script>")), 1);
        QCOMPARE(archive.page().shown().size(), 1);
        QCOMPARE(found(archive.page().shown().first().trackName) >= 1, true);
        QCOMPARE(found({}), 3);
    }

    void enterAndDoubleClickOpen()
    {
        Opened archive;
        archive.fill();
        archive.read();
        archive.window.show();
        QSignalSpy open(&archive.window, &ArchiveWindow::openWanted);
        QTableView* table = archive.page().table();
        QTest::keyClick(archive.page().search(), Qt::Key_Return);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(open.size(), 1);
        QVERIFY(open.takeFirst().first().toString().endsWith(QStringLiteral("third.roadmarshal")));
        const QPoint second = table->visualRect(table->model()->index(1, 1)).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, second);
        QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, second);
        QCOMPARE(open.size(), 1);
        QVERIFY(open.takeFirst().first().toString().endsWith(QStringLiteral("second.roadmarshal")));
    }

    void namesAreNeverMarkup()
    {
        Opened archive;
        archive.fill();
        archive.read();
        const QModelIndex players = archive.page().table()->model()->index(1, GamesModel::PlayersColumn);
        QVERIFY(players.data().toString().contains(QStringLiteral("<script>x</script>")));
        QVERIFY(!players.data(Qt::ToolTipRole).toString().contains(QStringLiteral("<script>")));
    }

    void aGameThatHasGoneGoesFromTheList()
    {
        Opened archive;
        archive.fill();
        archive.read();
        QVERIFY(QFile::remove(archive.folder.filePath(QStringLiteral("second.roadmarshal"))));
        archive.read();
        QCOMPARE(archive.rows(), 2);
        QCOMPARE(archive.window.statisticsPage()->statistics().games, 2);
    }

    void readingCanBeStopped()
    {
        Opened archive;
        archive.fill();
        QSignalSpy came(archive.window.reader(), &ArchiveReader::came);
        QSignalSpy ended(archive.window.reader(), &ArchiveReader::ended);
        archive.window.read({{archive.folder.path()}, {}});
        archive.window.reader()->cancel();
        QVERIFY(!archive.window.reader()->isReading());
        QVERIFY(archive.window.reader()->isWindingDown()); // nobody waits for it
        QTRY_VERIFY(!archive.window.reader()->isWindingDown());
        QCOMPARE(came.size() + ended.size(), 0); // and nothing of it is told
        QCOMPARE(archive.rows(), 0);
        archive.read();
        QCOMPARE(archive.rows(), 3);
    }

    void statisticsAreCountedWhenSomebodyLooks()
    {
        Opened archive;
        archive.fill();
        archive.window.tabs()->setCurrentIndex(0);
        archive.window.show();
        archive.read();
        StatisticsPage& page = *archive.window.statisticsPage();
        const BarChart& teams = *page.findChildren<BarChart*>().first();
        QVERIFY(teams.bars().isEmpty());
        archive.window.tabs()->setCurrentWidget(&page);
        QVERIFY(!teams.bars().isEmpty());
    }

    void theWindowIsAsItWasLeft()
    {
        {
            ArchiveWindow window;
            window.show();
            window.resize(700, 500);
            window.tabs()->setCurrentIndex(1);
            window.gamesPage()->table()->sortByColumn(GamesModel::TrackColumn, Qt::AscendingOrder);
            window.gamesPage()->table()->horizontalHeader()->resizeSection(GamesModel::TitleColumn, 77);
            window.close();
        }
        ArchiveWindow window;
        QCOMPARE(window.size(), QSize(700, 500));
        QCOMPARE(window.tabs()->currentIndex(), 1);
        const QHeaderView* header = window.gamesPage()->table()->horizontalHeader();
        QCOMPARE(header->sortIndicatorSection(), static_cast<int>(GamesModel::TrackColumn));
        QCOMPARE(header->sortIndicatorOrder(), Qt::AscendingOrder);
        QCOMPARE(header->sectionSize(GamesModel::TitleColumn), 77);
        saveArchive({}); // the other tests begin as if nothing had been remembered
    }

    void statisticsFollowTheFilter()
    {
        Opened archive;
        archive.fill();
        archive.read();
        StatisticsPage& page = *archive.window.statisticsPage();
        QCOMPARE(page.statistics().games, 3);
        QCOMPARE(page.statistics().won, 2);
        page.playerBox()->setCurrentIndex(page.playerBox()->findText(QStringLiteral("Cleo")));
        QCOMPARE(page.statistics().games, 1);
        QCOMPARE(page.statistics().won, 0);
        page.playerBox()->setCurrentIndex(0);
        int wins = 0;
        for (const Bar& bar : page.findChildren<BarChart*>().first()->bars())
            wins += qRound(bar.value);
        QCOMPARE(wins, 2);
    }

    void chartsArePaintedInBothThemes()
    {
        BarChart bars;
        bars.setBars({{QStringLiteral("<b>Ann</b>"), 3, 7, QStringLiteral("3 of 7")},
                      {QStringLiteral("Ben"), 0, 0, QStringLiteral("0")}});
        LineChart line;
        line.setPoints({{1, 4.5, QStringLiteral("4.5")}, {2, 9, QStringLiteral("9.0")}},
                       QStringLiteral("turn"));
        for (Chart* chart : {static_cast<Chart*>(&bars), static_cast<Chart*>(&line)}) {
            chart->resize(400, 200);
            for (const bool dark : {false, true}) {
                chart->setPalette(paletteFor(dark));
                chart->show();
                const QImage image = chart->grab().toImage();
                int accent = 0;
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x)
                        accent += image.pixelColor(x, y) == colours(dark).accent;
                }
                QVERIFY2(accent > 20, dark ? "dark" : "light");
            }
        }
    }
};

ONE_OF_MANY(TestArchiveWindow)
#include "test_archive.moc"
