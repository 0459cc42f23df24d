// The page that tells how a game ended: in the real window, at every size of window and type.
#include "support/made_up_tables.h"
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/open_window.h"
#include "support/window/settings_sandbox.h"

#include "archive/archive_window.h"
#include "archive/games_page.h"
#include "charts/team_chart.h"
#include "finish/figures_table.h"
#include "finish/finish_card.h"
#include "finish/finish_page.h"
#include "finish/winner_banner.h"
#include "games/games.h"
#include "log/import.h"
#include "print/print_dialog.h"
#include "style/label.h"
#include "window/finishing.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QImageReader>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableView>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::views;

namespace {

// A whole race, as an earlier version recorded it.
class RecordedRace
{
public:
    RecordedRace()
    {
        log::importLog(QStringLiteral(TEST_DATA "/version_0_1/race.json"), path()).value();
        session = table::Session::open(games::find, path(), table::Access::ReadOnly).value();
    }
    QString path() const { return m_folder.filePath(QStringLiteral("Friday.roadmarshal")); }

private:
    QuickFolder m_folder;

public:
    std::unique_ptr<table::Session> session;
};

FinishPage* pageIn(MainWindow& window)
{
    return window.findChild<FinishPage*>();
}

QPushButton* buttonIn(const QWidget* page, const char* words)
{
    for (QPushButton* button : page->findChildren<QPushButton*>()) {
        if (button->text().remove(u'&').startsWith(QLatin1StringView(words)))
            return button;
    }
    qFatal("no button %s", words);
}

// For people who want to look at it.
void keep(QWidget& page, const QString& name)
{
    if (const QString folder = qEnvironmentVariable("PICTURES"); !folder.isEmpty())
        page.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

void verifyNothingIsCut(const QWidget& sheet)
{
    for (const QLabel* label : sheet.findChildren<QLabel*>()) {
        const int needed = label->heightForWidth(label->width());
        QVERIFY2(label->height() >= needed, qPrintable(label->text()));
        QVERIFY2(label->minimumSizeHint().width() <= label->width(), qPrintable(label->text()));
        QVERIFY(label->parentWidget()->rect().contains(label->geometry()));
    }
    const auto cards = sheet.findChildren<QFrame*>(Qt::FindDirectChildrenOnly);
    for (const QFrame* card : cards) {
        QVERIFY2(sheet.rect().contains(card->geometry()), qPrintable(card->accessibleName()));
        for (const QFrame* other : cards)
            QVERIFY(card == other || !card->geometry().intersects(other->geometry()));
    }
}

class FinishTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
        m_font = QApplication::font();
    }
    void init() { failOnUnexpectedWarnings(); }
    void cleanup()
    {
        QApplication::setFont(m_font);
        QApplication::setPalette(paletteFor(false));
    }

    void comesWhenTheGameEnds()
    {
        OpenWindow open;
        QVERIFY(pageIn(open.window)->isHidden());
        open.desk().take(QStringLiteral("set marker winner red"));
        QTRY_VERIFY(pageIn(open.window)->isVisible());
        QCOMPARE(pageIn(open.window)->geometry(), open.window.centralWidget()->geometry());
        const auto* banner = open.window.findChild<WinnerBanner*>();
        QVERIFY(banner->accessibleName().startsWith(QStringLiteral("Victory for ")));
        open.press(Qt::Key_Escape);
        QTRY_VERIFY(pageIn(open.window)->isHidden());
        // From the menu and from Marshal, as often as anybody likes.
        open.press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(pageIn(open.window)->isVisible());
    }

    void goesWhenTheEndIsTakenBack()
    {
        OpenWindow open;
        open.desk().take(QStringLiteral("set marker winner red"));
        QTRY_VERIFY(pageIn(open.window)->isVisible());
        open.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(pageIn(open.window)->isHidden());
    }

    void theKeyboardStaysOnThePage()
    {
        OpenWindow open;
        open.desk().take(QStringLiteral("set marker winner red"));
        QTRY_VERIFY(pageIn(open.window)->isVisible());
        QStringList visited;
        for (int i = 0; i < 5; ++i) {
            open.press(Qt::Key_Tab);
            QVERIFY(pageIn(open.window)->isAncestorOf(open.window.focusWidget()));
            visited.append(qobject_cast<QPushButton*>(open.window.focusWidget())->text());
        }
        QCOMPARE(visited.first(), visited.last());
        QCOMPARE(visited.removeDuplicates(), 1);
    }

    void playAgainBeginsWithTheSameChoices()
    {
        OpenWindow open;
        open.desk().take(QStringLiteral("set marker winner red"));
        QTRY_VERIFY(pageIn(open.window)->isVisible());
        const QString played = open.session().file().path();
        const QJsonObject setup = open.session().file().meta().setup;
        const quint64 seed = open.session().file().meta().seed;
        QTest::mouseClick(buttonIn(pageIn(open.window), "Play again"), Qt::LeftButton);
        QVERIFY(pageIn(open.window)->isHidden());
        QVERIFY(open.session().file().path() != played);
        QCOMPARE(open.session().file().meta().setup, setup);
        QVERIFY(open.session().file().meta().seed != seed);
        QVERIFY(QFile::exists(played));
    }

    void oneClickPrints()
    {
        OpenWindow open;
        open.desk().take(QStringLiteral("set marker winner red"));
        QTRY_VERIFY(pageIn(open.window)->isVisible());
        QList<print::Document> chosen;
        QTimer::singleShot(0, &open.window, [&] {
            auto* dialog = qobject_cast<print::PrintDialog*>(QApplication::activeModalWidget());
            chosen = dialog->documents();
            dialog->reject();
        });
        QTest::mouseClick(buttonIn(pageIn(open.window), "Print"), Qt::LeftButton);
        QCOMPARE(chosen, QList{print::Document::Highlights});
    }

    void thePictureHoldsTheWholeSheet()
    {
        OpenWindow open;
        open.desk().take(QStringLiteral("set marker winner red"));
        QTRY_VERIFY(pageIn(open.window)->isVisible());
        const QuickFolder folder;
        const QString path = folder.filePath(QStringLiteral("end.png"));
        auto* finishing = open.window.findChild<Finishing*>();
        QVERIFY(finishing->savePicture(path));
        QVERIFY(open.window.statusBar()->currentMessage().contains(QStringLiteral("end.png")));
        const QImage picture(path);
        QCOMPARE(picture.width(), 2800);
        QVERIFY(picture.height() > 800);
        // A folder that is not there: one line says so, and nothing else happens.
        QVERIFY(!finishing->savePicture(folder.filePath(QStringLiteral("none/end.png"))));
        QVERIFY(open.window.statusBar()->currentMessage().contains(QStringLiteral("none")));
    }

    void theArchiveLeadsThere()
    {
        const RecordedRace race;
        ArchiveWindow archive;
        QSignalSpy wanted(&archive, &ArchiveWindow::highlightsWanted);
        archive.show();
        archive.read({{QFileInfo(race.path()).absolutePath()}, {}});
        auto* table = archive.gamesPage()->findChild<QTableView*>();
        QTRY_COMPARE(table->model()->rowCount(), 1);
        table->selectRow(0);
        QTest::mouseClick(buttonIn(archive.gamesPage(), "Highlights"), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(QFileInfo(wanted.first().first().toString()), QFileInfo(race.path()));
    }

    void everySizeHoldsTheSheet_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("points");
        QTest::addColumn<bool>("dark");
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(2560, 1440)}) {
            for (const int points : {9, 14, 24})
                QTest::addRow("%dx%d at %d pt", size.width(), size.height(), points)
                    << size << points << (points == 14);
        }
    }
    void everySizeHoldsTheSheet()
    {
        QFETCH(QSize, size);
        QFETCH(int, points);
        QFETCH(bool, dark);
        QFont font = m_font;
        font.setPointSize(points);
        QApplication::setFont(font);
        QApplication::setPalette(paletteFor(dark));
        const RecordedRace race;
        QWidget window;
        QWidget over(&window);
        FinishPage page(&over);
        window.resize(size);
        over.setGeometry(window.rect());
        window.show();
        page.tell(finishOf(*race.session));
        QCoreApplication::processEvents();
        keep(page, QString::fromUtf8(QTest::currentDataTag()).replace(u' ', u'_'));
        const auto* sheet = page.findChild<FinishSheet*>();
        QCOMPARE(sheet->findChildren<HighlightCard*>().size(), 4);
        QCOMPARE(sheet->findChildren<TeamChart*>().size(), 2);
        QCOMPARE(sheet->findChildren<FiguresTable*>().size(), 2);
        verifyNothingIsCut(*sheet);
        QVERIFY(!page.findChild<QScrollArea*>()->horizontalScrollBar()->isVisible());
        for (const QPushButton* button : page.findChildren<QPushButton*>())
            QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
    }

    // Won by one, by two, by all; lost; nobody's; still open; with points and without.
    void everyOutcomeHasAPage()
    {
        const auto say = [](const table::Message& message) { return message.code; };
        for (const table::Outcome& outcome : allOutcomes()) {
            for (const table::TableShow& table : {together(outcome), level(outcome)}) {
                Finish finish;
                finish.summary = report::summaryOf(table, {.piece = said("Piece"), .inTurn = {}}, {});
                finish.say = say;
                FinishSheet sheet(finish);
                sheet.resize(900, 600);
                sheet.show();
                verifyNothingIsCut(sheet);
                QVERIFY(!pictureOf(finish).isNull());
                const bool scored = !table.standings.isEmpty();
                QCOMPARE(sheet.findChildren<TeamChart*>().size(), scored ? 1 : 0);
                if (outcome == lostByAll())
                    keep(sheet, scored ? QStringLiteral("lost_scored") : QStringLiteral("lost"));
            }
        }
    }

private:
    SettingsSandbox m_sandbox;
    QFont m_font;
};

} // namespace

ONE_OF_MANY(FinishTest)
#include "test_finish.moc"
