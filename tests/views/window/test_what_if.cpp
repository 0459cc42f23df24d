// Trying things out through the window: everything follows the branch, nothing reaches the file.
#include "games/games.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/contrast.h"

#include "board/board_view.h"
#include "mats/mats_view.h"
#include "score/score_model.h"
#include "style/theme.h"
#include "window/desk.h"
#include "window/docks.h"
#include "window/main_window.h"

#include <kddockwidgets/DockWidget.h>
#include <kddockwidgets/KDDockWidgets.h>

#include <QAction>
#include <QFile>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <cmath>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::DemoGame;

namespace {

// A desk with the demo game and one correction on it.
struct Set
{
    DemoGame demo;
    Desk desk;
    QSignalSpy problem{&desk, &Desk::problem};

    Set()
    {
        demo.session.reset();
        desk.setSession(table::Session::open(games::find, demo.path(), table::Access::ReadWrite).value());
        desk.correct(QStringLiteral("36"), QStringLiteral("damage"), QStringLiteral("1"));
        desk.session()->settle();
        waitFor(QStringLiteral("car"));
    }
    void waitFor(const QString& question) const { QTRY_COMPARE(desk.conversation()->prompt().id, question); }
    BoardView* board() const { return desk.boardPanel()->view(); }
    QByteArray file() const
    {
        QByteArray bytes;
        for (const char* part : {"", "-wal"}) {
            QFile file(demo.path() + QLatin1StringView(part));
            if (file.open(QIODevice::ReadOnly))
                bytes += file.readAll();
        }
        return bytes;
    }
    // The table that the views are told to show.
    QByteArray shown() const
    {
        const auto& topic = desk.conversation()->topic();
        return QJsonDocument(topic.game->store(topic.now)).toJson(QJsonDocument::Compact);
    }
    QByteArray now() const
    {
        const auto& session = *desk.session();
        return QJsonDocument(session.game().store(session.now())).toJson(QJsonDocument::Compact);
    }
    void type(const QString& line) const
    {
        QLineEdit* edit = desk.marshalPanel()->line();
        edit->setText(line);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    QFrame* banner() const
    {
        return desk.boardPanel()->findChild<QFrame*>(QString(), Qt::FindDirectChildrenOnly);
    }
};

} // namespace

class TestWhatIf : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    }
    void init() { test::failOnUnexpectedWarnings(); }

    void nothingReachesTheFile()
    {
        Set set;
        const QByteArray before = set.file();
        const QByteArray table = set.now();
        set.desk.startWhatIf();
        set.waitFor(QStringLiteral("car"));

        // A move by clicks.
        emit set.board()->pieceClicked(set.desk.conversation()->prompt().options.first().answer);
        set.waitFor(QStringLiteral("card"));
        set.desk.conversation()->answer(QStringLiteral("solo+2"));
        set.waitFor(QStringLiteral("end"));
        emit set.board()->placeClicked(set.desk.conversation()->prompt().options.last().answer);
        QTRY_VERIFY(set.desk.conversation()->prompt().id == QStringLiteral("way") || set.desk.canUndo());
        if (!set.desk.canUndo())
            set.desk.conversation()->answer(QStringLiteral("1"));
        QTRY_VERIFY(set.desk.canUndo());
        QVERIFY(set.shown() != table);

        // By hand, by a typed line, taken back, brought back.
        emit set.desk.matsView()->correctionWanted(QStringLiteral("36"), QStringLiteral("damage"),
                                                   QStringLiteral("5"));
        set.type(QStringLiteral("set 17 damage 2"));
        set.desk.undo();
        set.desk.redo();
        set.type(QStringLiteral("undo"));
        QCOMPARE(set.problem.size(), 0);
        QCOMPARE(set.desk.session()->last(), 2);
        QCOMPARE(set.desk.logPanel()->model()->rowCount(), 2);
        QCOMPARE(set.now(), table);
        QCOMPARE(set.file(), before);

        set.desk.backToNow();
        QCOMPARE(set.shown(), table);
        QCOMPARE(set.file(), before);
        set.desk.setSession(nullptr);
        const auto again =
            table::Session::open(games::find, set.demo.path(), table::Access::ReadOnly).value();
        QCOMPARE(again->last(), 2);
    }

    void aTypedLineIsPlayedThere()
    {
        Set set;
        set.desk.startWhatIf();
        set.waitFor(QStringLiteral("car"));
        QSignalSpy objected(set.desk.conversation(), &Conversation::objected);
        const QString stranger = test::carOutOfTurn(set.desk.conversation()->prompt());
        set.type(stranger + QStringLiteral(" solo+2 20.0"));
        QTRY_COMPARE(objected.size(), 1);
        QVERIFY(!set.desk.canUndo());
        // The button that insists says what it does here.
        const auto buttons = set.desk.marshalPanel()->findChildren<QPushButton*>();
        const auto insist = std::ranges::find_if(buttons, [](const QPushButton* button) {
            return button->text().contains(QStringLiteral("Try it all the same"));
        });
        QVERIFY(insist != buttons.end());
        (*insist)->click();
        QTRY_VERIFY(set.desk.canUndo());
        QVERIFY(set.desk.marshalPanel()->line()->text().isEmpty());
        QCOMPARE(set.desk.session()->last(), 2);
    }

    void everyViewFollows()
    {
        Set set;
        const auto pool = [&] {
            return set.desk.scoreView()->model().index(0, 0).data(Qt::AccessibleTextRole).toString();
        };
        const auto placeOf = [&](const QString& piece) {
            return set.board()->viewPointOf({Choice::Of::Piece, piece, Choice::Kind::Open});
        };
        set.desk.boardPanel()->resize(800, 600);
        set.desk.boardPanel()->show();
        set.board()->setAnimated(false);
        const QString team = set.desk.session()->game().show(set.desk.session()->now()).teams.first().id;
        const QString poolBefore = pool();
        set.desk.startWhatIf();
        const QPoint before = placeOf(QStringLiteral("36"));
        set.desk.take(QStringLiteral("set 36 at 20.0"));
        set.desk.take(QStringLiteral("set %1 claimed 3").arg(team));
        QVERIFY(placeOf(QStringLiteral("36")) != before);
        QVERIFY(pool() != poolBefore);
        set.desk.undo();
        QCOMPARE(pool(), poolBefore);
        QVERIFY(placeOf(QStringLiteral("36")) != before);
        set.desk.undo();
        QCOMPARE(placeOf(QStringLiteral("36")), before);
        set.desk.undo(); // nothing left
        QCOMPARE(set.problem.size(), 1);
        QCOMPARE(set.desk.session()->last(), 2);
    }

    void escapeGoesBackOneAnswerAndThenLeaves()
    {
        Set set;
        set.desk.startWhatIf();
        set.waitFor(QStringLiteral("car"));
        emit set.board()->pieceClicked(set.desk.conversation()->prompt().options.first().answer);
        set.waitFor(QStringLiteral("card"));
        QTest::keyClick(set.board(), Qt::Key_Escape);
        set.waitFor(QStringLiteral("car"));
        QVERIFY(set.desk.isTrying());
        QTest::keyClick(set.board(), Qt::Key_Escape);
        QVERIFY(!set.desk.isTrying());
        QTest::keyClick(set.board(), Qt::Key_Escape);
        QVERIFY(!set.desk.isTrying());
    }

    void itBranchesOffTheTableOnShow()
    {
        Set set;
        set.desk.lookAt(1);
        set.desk.startWhatIf();
        QVERIFY(!set.desk.isInThePast());
        QVERIFY(set.desk.marshalPanel()->isEnabled());
        QCOMPARE(set.shown(),
                 QJsonDocument(set.desk.session()->game().store(set.desk.session()->at(1).value()))
                     .toJson(QJsonDocument::Compact));
        set.desk.take(QStringLiteral("set 36 damage 1"));
        QVERIFY(set.desk.canUndo());
        set.desk.backToNow();
        QCOMPARE(set.shown(), set.now());
        QCOMPARE(set.desk.session()->last(), 2);
    }

    void whatWouldBeRecordedIsRefused()
    {
        Set set;
        set.desk.startWhatIf();
        set.desk.annotate(1);
        set.desk.amend(2);
        set.desk.lookAt(1);
        set.type(QStringLiteral("note 1 remember"));
        QCOMPARE(set.problem.size(), 4);
        QVERIFY(set.desk.isTrying());
        QVERIFY(!QApplication::activeModalWidget());
        QCOMPARE(set.desk.session()->last(), 2);
    }

    void itCannotBeMistakenForTheGame()
    {
        Set set;
        BoardPanel* panel = set.desk.boardPanel();
        panel->resize(600, 400);
        panel->show();
        const auto colours = [&] {
            QSet<QRgb> found;
            const QImage picture = panel->grab().toImage();
            for (int x = 0; x < picture.width(); ++x)
                found.insert(picture.pixel(x, picture.height() - 3));
            return found;
        };
        const Colours& c = coloursFor(panel->palette());
        QVERIFY(!colours().contains(c.trying.rgb()));
        QVERIFY(set.banner()->isHidden());
        set.desk.startWhatIf();
        QTRY_VERIFY(colours().contains(c.trying.rgb()) && colours().contains(c.onTrying.rgb())); // stripes
        QVERIFY(!set.banner()->isHidden());
        QVERIFY(
            set.banner()->findChild<QLabel*>()->text().contains(QStringLiteral("nothing here is recorded")));
        QCOMPARE(set.desk.marshalPanel()->palette().color(QPalette::Window), c.tryingSurface);
        set.banner()->findChild<QPushButton*>()->click();
        QVERIFY(!set.desk.isTrying());
        QVERIFY(set.banner()->isHidden());
        QVERIFY(!colours().contains(c.trying.rgb()));
        QCOMPARE(set.desk.marshalPanel()->palette().color(QPalette::Window),
                 QApplication::palette().color(QPalette::Window));
    }

    void itCanBeReadInLightAndDark()
    {
        for (const bool dark : {false, true}) {
            const Colours& c = colours(dark);
            QVERIFY(test::contrast(c.trying, c.onTrying) >= 4.5);
            QVERIFY(test::contrast(c.text, c.tryingSurface) >= 4.5);
            QVERIFY(test::contrast(c.faint, c.tryingSurface) >= 4.5);
            QVERIFY(test::contrast(c.accent, c.tryingSurface) >= 4.5);
            // And the frame stands out from what it surrounds.
            QVERIFY(test::contrast(c.trying, c.surface) >= 4.5);
        }
    }

    void theWindowSaysSoEverywhere()
    {
        DemoGame demo;
        demo.session.reset();
        MainWindow window;
        window.show();
        QVERIFY(window.openGame(demo.path()));
        window.findChild<Docks*>()->drawerActions().first()->trigger();
        QAction* whatIf = nullptr;
        QList<QKeySequence> keys;
        for (const QAction* menu : window.menuBar()->actions()) {
            for (QAction* action : menu->menu()->actions()) {
                if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+W")))
                    whatIf = action;
                if (action->shortcut().isEmpty())
                    continue;
                QVERIFY2(!keys.contains(action->shortcut()), qPrintable(action->text())); // free
                keys.append(action->shortcut());
            }
        }
        QVERIFY(keys.contains(QKeySequence(QStringLiteral("Ctrl+Shift+A"))));
        QVERIFY(whatIf);
        const auto titles = [&] {
            QStringList found;
            for (const auto* dock : window.findChildren<KDDockWidgets::QtWidgets::DockWidget*>())
                found.append(dock->title());
            return found.filter(QStringLiteral("what if")).size();
        };
        QCOMPARE(titles(), 0);
        whatIf->trigger();
        QVERIFY(window.desk()->isTrying());
        QVERIFY(whatIf->isChecked());
        QCOMPARE(titles(), 5); // not the log, which shows the game, nor the rules
        // Another palette in the middle of it.
        QApplication::setPalette(paletteFor(true));
        window.desk()->dress();
        QCOMPARE(window.desk()->matsView()->palette().color(QPalette::Window), colours(true).tryingSurface);
        whatIf->trigger();
        QVERIFY(!window.desk()->isTrying());
        QVERIFY(!whatIf->isChecked());
        QCOMPARE(titles(), 0);
    }
};

ONE_OF_MANY(TestWhatIf)
#include "test_what_if.moc"
