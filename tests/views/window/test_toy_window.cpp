// The real window with a game in it that no view has heard of: opened, clicked through, undone, amended,
// audited, disputed, printed, exported, archived.
#include "games/games.h"
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/settings_sandbox.h"
#include "support/window/toy_window.h"

#include "amend/amend_dialog.h"
#include "answers/answers_view.h"
#include "answers/dice_bar.h"
#include "answers/die_button.h"
#include "answers/number_bar.h"
#include "answers/option_matrix.h"
#include "answers/options_model.h"
#include "answers/several_bar.h"
#include "archive/archive_window.h"
#include "archive/games_page.h"
#include "archive/statistics_page.h"
#include "audit/audit_dialog.h"
#include "board/board_scene.h"
#include "log/export.h"
#include "mats/mats_model.h"
#include "mats/mats_view.h"
#include "new_game/new_game_dialog.h"
#include "print/print_job.h"
#include "print/printout.h"
#include "settings/settings.h"
#include "style/theme.h"
#include "table_screen/table_screen.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTableView>

using namespace roadmarshal;
using namespace roadmarshal::views;
using namespace Qt::StringLiterals;
namespace toy = roadmarshal::test::toy;

namespace {

class Toy : public test::ToyWindow
{
public:
    AnswersView* answers() { return desk().marshalPanel()->answersView(); }

    // A row of cards, ready to play.
    void deal()
    {
        enter("plank rope");
        QVERIFY(waitFor(u"piece"_s));
    }
    void clickPiece(const char* piece) { click(Choice::piece(QLatin1StringView(piece))); }
    void clickPlace(const char* place) { click(Choice::place(QLatin1StringView(place))); }
    // In the list or among the chips.
    bool clickAnswer(const char* answer)
    {
        for (QAbstractItemView* view : {static_cast<QAbstractItemView*>(answers()->matrix()),
                                        static_cast<QAbstractItemView*>(answers()->list())}) {
            for (int row = 0; row < view->model()->rowCount(); ++row) {
                for (int column = 0; column < view->model()->columnCount(); ++column) {
                    const QModelIndex index = view->model()->index(row, column);
                    if (index.data(OptionsModel::AnswerRole) != QLatin1StringView(answer))
                        continue;
                    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
                    return true;
                }
            }
        }
        return false;
    }
    void clickFace(int face) { QTest::mouseClick(answers()->diceBar()->faces().at(face), Qt::LeftButton); }

private:
    void click(const Choice& choice)
    {
        QTest::mouseClick(board()->viewport(), Qt::LeftButton, {}, board()->viewPointOf(choice));
    }
};

} // namespace

class TestToyWindow : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;
    const games::Guest m_guest{toy::game()};

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    }
    void init() { test::failOnUnexpectedWarnings(); }

    void everyKindOfQuestionIsAnsweredWithTheMouse()
    {
        Toy toy;
        QSignalSpy asked(toy.desk().conversation(), &Conversation::asked);
        QVERIFY(toy.clickAnswer("plank")); // a card
        QTRY_VERIFY(!asked.isEmpty());
        QVERIFY(toy.clickAnswer("rope"));
        QVERIFY(toy.waitFor(u"piece"_s));
        toy.clickPiece("truck"); // a piece
        QVERIFY(toy.waitFor(u"act"_s));
        QVERIFY(toy.clickAnswer("drive")); // a choice
        QVERIFY(toy.waitFor(u"where"_s));
        toy.clickPlace("a3"); // a place
        QVERIFY(toy.waitFor(u"weather"_s));
        toy.clickFace(0); // dice
        QVERIFY(toy.waitFor(u"piece"_s));
        QCOMPARE(toy.now().vehicles[0].at, (QStringList{u"a3"_s, u"a2"_s}));

        toy.clickPiece("cart");
        QVERIFY(toy.waitFor(u"act"_s));
        QVERIFY(toy.clickAnswer("refuel")); // a chip
        QVERIFY(toy.waitFor(u"refuel"_s));
        toy.answers()->numberBar()->box()->setValue(2); // a number
        QTest::mouseClick(toy.answers()->numberBar()->button(), Qt::LeftButton);
        QVERIFY(toy.waitFor(u"weather"_s));
        QTest::mouseClick(toy.answers()->diceBar()->appButton(), Qt::LeftButton); // the app rolls
        QVERIFY(toy.waitFor(u"piece"_s));
        QCOMPARE(toy.now().camp.tank, 4);

        toy.clickPiece("truck");
        QVERIFY(toy.waitFor(u"act"_s));
        QVERIFY(toy.clickAnswer("hand"));
        QVERIFY(toy.waitFor(u"accept"_s)); // put to the other team
        QCOMPARE(toy.prompt().asks, u"south"_s);
        QVERIFY(toy.clickAnswer("yes"));
        QVERIFY(toy.waitFor(u"weather"_s));
        QCOMPARE(toy.now().carrier, u"cart"_s);
    }

    void everyKindOfQuestionIsAnsweredWithKeys()
    {
        Toy toy;
        toy.deal();
        toy.enter("truck take rope pump calm");
        QVERIFY(QTest::qWaitFor([&] { return toy.now().toAct == u"south"; }));
        toy.enter("cart drive c2 a1-c2"); // no such way
        QTRY_VERIFY(!toy.line()->text().isEmpty());
        toy.enter("cart drive c2");
        QVERIFY(toy.waitFor(u"way"_s)); // a way
        toy.press(Qt::Key_Escape);
        toy.enter("cart repair truck gust"); // a piece
        QVERIFY(QTest::qWaitFor([&] { return toy.now().toAct == u"north"; }));
        toy.enter("truck discard");
        QVERIFY(toy.waitFor(u"discard"_s)); // several
        toy.answers()->toggle(u"rope"_s);
        QTest::mouseClick(toy.answers()->severalBar()->button(), Qt::LeftButton);
        QVERIFY(toy.waitFor(u"weather"_s));
        QCOMPARE(toy.now().vehicles[0].fuel, 3);
    }

    void whatAnAnswerWouldDoIsDrawn()
    {
        Toy toy;
        toy.deal();
        toy.enter("truck repair truck storm");
        QVERIFY(QTest::qWaitFor([&] { return toy.now().toAct == u"south"; }));
        toy.clickPiece("cart");
        QVERIFY(toy.waitFor(u"act"_s));
        QVERIFY(toy.clickAnswer("drive"));
        QVERIFY(toy.waitFor(u"where"_s));
        test::hoverAt(toy.board()->viewport(), toy.board()->viewPointOf(Choice::place(u"c2"_s)));
        test::keepPicture(toy.window, u"preview"_s);
    }

    void everyMatIsOnShow()
    {
        Toy toy;
        toy.deal();
        const MatsModel& model = toy.desk().matsView()->model();
        // North and its two players, South with its only one, the camp.
        QCOMPARE(model.rowCount(), 5);
    }

    void undoTakesThePatchUpAgain()
    {
        Toy toy;
        toy.deal();
        toy.enter("truck repair truck storm");
        QVERIFY(QTest::qWaitFor([&] { return toy.now().toAct == u"south"; }));
        QCOMPARE(toy.now().flooded.size(), 1);
        toy.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(QTest::qWaitFor([&] { return toy.now().flooded.isEmpty(); }));
        toy.press(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(QTest::qWaitFor([&] { return toy.now().flooded.size() == 1; }));
    }

    void anOldEntryIsAmended()
    {
        Toy toy;
        toy.deal();
        toy.enter("truck repair truck calm");
        QVERIFY(QTest::qWaitFor([&] { return toy.now().toAct == u"south"; }));
        const auto& entries = toy.session().entries();
        const auto repair = std::ranges::find(entries, u"repair"_s,
                                              [](const table::Entry& entry) { return entry.action.kind; });
        QVERIFY(repair != entries.end());
        toy.desk().amend(repair->number);
        AmendDialog* dialog = toy.desk().amending();
        QVERIFY(dialog);
        auto* line = dialog->findChild<QLineEdit*>(u"line"_s);
        QTRY_COMPARE(line->text(), u"truck repair truck"_s);
        line->clear();
        QTest::keyClicks(line, u"truck drive a3"_s);
        QTest::keyClick(line, Qt::Key_Return);
        auto* amend = dialog->findChild<QPushButton*>(u"amend"_s);
        QTRY_VERIFY(amend->isEnabled());
        test::keepPicture(*dialog, u"amend"_s);
        amend->click();
        QTRY_COMPARE(toy.now().vehicles[0].at.first(), u"a3"_s);
        QCOMPARE(toy.session().entries().last().kind, table::EntryKind::Amendment);
    }

    void theTableIsReadBack()
    {
        Toy toy;
        toy.deal();
        toy.desk().audit();
        AuditDialog* audit = toy.desk().auditing();
        QVERIFY(audit);
        audit->goTo(u"truck"_s);
        test::keepPicture(toy.window, u"audit"_s);
        audit->setPlace(u"truck"_s, u"b3"_s);
        audit->setPlace(u"pilot"_s, u"cart"_s);
        audit->finish();
        audit->record();
        QTRY_COMPARE(toy.now().vehicles[0].at.first(), u"b3"_s);
        QCOMPARE(toy.now().carrier, u"cart"_s);
    }

    void everyDocumentIsPrinted()
    {
        test::ToyTable table;
        test::playToTheLanding(table);
        const print::Material material = print::materialOf(*table.session);
        QList<print::Document> all;
        for (int i = 0; i < print::documentCount; ++i)
            all.append(static_cast<print::Document>(i));
        const QString path = table.folder() + u"/toy.pdf"_s;
        print::PrintJob job(print::Printout(material, all, {}), path);
        QSignalSpy finished(&job, &print::PrintJob::finished);
        job.start();
        QVERIFY(finished.wait(30'000));
        QCOMPARE(finished.first().first().toString(), QString());
        QVERIFY(QFileInfo(path).size() > 10'000);
        if (const QString folder = qEnvironmentVariable("TOY_PICTURES"); !folder.isEmpty())
            QFile::copy(path, folder + u"/toy.pdf"_s);
    }

    void theLogIsExportedFromTheFile()
    {
        test::ToyTable table;
        test::playToTheLanding(table);
        table.session->settle();
        using enum log::Format;
        for (const log::Format format : {Text, Markdown, Html, Csv, Json}) {
            const QString path = table.folder() + u"/log.%1"_s.arg(static_cast<int>(format));
            QCOMPARE(log::exportTo(path, format, table.path()), std::nullopt);
            QVERIFY(QFileInfo(path).size() > 100);
        }
    }

    void theArchiveHasIt()
    {
        test::ToyTable table;
        test::playToTheLanding(table);
        table.session.reset();
        ArchiveWindow archive;
        QSignalSpy ended(archive.reader(), &ArchiveReader::ended);
        archive.read({{table.folder()}, {}});
        QVERIFY(ended.wait(60'000));
        archive.resize(1280, 800);
        archive.show();
        const QAbstractItemModel* model = archive.gamesPage()->table()->model();
        QCOMPARE(model->rowCount(), 1);
        QStringList cells;
        for (int column = 0; column < model->columnCount(); ++column)
            cells.append(model->index(0, column).data().toString());
        QVERIFY2(cells.join(u'|').contains(u"won together"_s), qPrintable(cells.join(u'|')));
        QVERIFY(cells.join(u'|').contains(u"Ann, Ada"_s));
        test::keepPicture(archive, u"archive"_s);
        archive.tabs()->setCurrentWidget(archive.statisticsPage());
        test::keepPicture(archive, u"statistics"_s);
    }

    void aNewGameOffersIt()
    {
        NewGameDialog dialog(games::all(), nullptr);
        QVERIFY(dialog.gameBar());
        dialog.setGame(toy::game());
        QCOMPARE(dialog.problem(), QString());
        dialog.resize(1280, 800);
        dialog.show();
        test::keepPicture(dialog, u"new_game"_s);
    }

    void theEndIsTold()
    {
        Toy toy;
        toy.deal();
        toy.enter("set truck wear 3");
        QVERIFY(toy.waitFor(u"over"_s));
        test::keepPicture(toy.window, u"lost"_s);
        TableScreen screen;
        screen.setSession(toy.desk().session());
        screen.resize(1280, 800);
        screen.show();
        test::keepPicture(screen, u"table_screen"_s);
    }

    void itIsSeenInBothColours_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void itIsSeenInBothColours()
    {
        QFETCH(bool, dark);
        Toy toy;
        QApplication::setPalette(paletteFor(dark));
        toy.desk().dress();
        toy.deal();
        toy.enter("truck repair truck storm");
        QVERIFY(QTest::qWaitFor([&] { return toy.now().toAct == u"south"; }));
        toy.clickPiece("cart");
        QVERIFY(toy.waitFor(u"act"_s));
        test::keepPicture(toy.window, dark ? u"dark"_s : u"light"_s);
        QApplication::setPalette(paletteFor(false));
    }
};

ONE_OF_MANY(TestToyWindow)
#include "test_toy_window.moc"
