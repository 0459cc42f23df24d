// Moments over the board and on the table screen: short, skipped by whatever is pressed, off where people
// want stillness.
#include "support/one_of_many.h"
#include "support/sample_game.h"
#include "support/strict.h"
#include "support/window/open_window.h"
#include "support/window/settings_sandbox.h"

#include "games/games.h"
#include "log/import.h"
#include "log/log_panel.h"
#include "log/replay.h"
#include "moments/moment_overlay.h"
#include "settings/settings_dialog.h"
#include "table_screen/table_screen.h"
#include "window/moment_show.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QCheckBox>
#include <QProxyStyle>
#include <QSignalSpy>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::views;
using log::Moment;
using Kind = Moment::Kind;

namespace {

MomentOverlay* overlayIn(OpenWindow& open)
{
    return open.window.findChild<MomentShow*>()->overlay();
}

ShownMoment kill()
{
    return {.kind = Kind::Kill,
            .livery = 1,
            .title = QStringLiteral("27 takes out 17"),
            .text = QStringLiteral("Shot · 2 damage"),
            .also = {QStringLiteral("Cinder Kings takes the lead")}};
}

// A system that is set to do without animation.
class StillStyle final : public QProxyStyle
{
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* more) const override
    {
        return hint == SH_Widget_Animation_Duration ? 0 : QProxyStyle::styleHint(hint, option, widget, more);
    }
};

void keep(QWidget& widget, const QString& name)
{
    if (const QString folder = qEnvironmentVariable("PICTURES"); !folder.isEmpty())
        widget.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

class MomentsTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }
    void init() { failOnUnexpectedWarnings(); }

    void anotherLeaderShowsOverTheBoard()
    {
        OpenWindow open;
        open.desk().take(QStringLiteral("set red claimed 2"));
        QTRY_VERIFY(overlayIn(open)->isRunning());
        QVERIFY(overlayIn(open)->isVisible());
        QCOMPARE(overlayIn(open)->moment().kind, Kind::Lead);
        QCOMPARE(overlayIn(open)->size(), open.board()->viewport()->size());
        QTest::qWait(400);
        keep(open.window, QStringLiteral("moment_lead"));
    }

    void itIsOverInLessThanASecondAndAHalf()
    {
        QVERIFY(MomentOverlay::time < 1500);
        OpenWindow open;
        overlayIn(open)->tell(kill(), {{.from = QPointF(500, 300), .to = QPointF(200, 200)}});
        QVERIFY(overlayIn(open)->isRunning());
        QTest::qWait(300);
        keep(open.window, QStringLiteral("moment_kill"));
        QTRY_VERIFY_WITH_TIMEOUT(!overlayIn(open)->isRunning(), 3000);
        QVERIFY(overlayIn(open)->isHidden());
    }

    // Whatever is pressed ends it, and does what it does.
    void aKeyAndAClickSkipIt()
    {
        OpenWindow open;
        open.press(Qt::Key_L, Qt::ControlModifier);
        overlayIn(open)->tell(kill());
        open.type(QStringLiteral("3"));
        QVERIFY(!overlayIn(open)->isRunning());
        QCOMPARE(open.line()->text(), QStringLiteral("3"));
        QSignalSpy clicked(open.board(), &BoardView::pieceClicked);
        overlayIn(open)->tell(kill());
        const QString car = open.prompt().options.first().answer;
        QTest::mouseClick(open.board()->viewport(), Qt::LeftButton, {},
                          open.board()->viewPointOf(Choice::piece(car)));
        QVERIFY(!overlayIn(open)->isRunning());
        QCOMPARE(clicked.size(), 1);
    }

    void itIsOffInTheSettings()
    {
        Settings settings;
        QVERIFY(settings.moments);
        settings.moments = false;
        QVERIFY(!SettingsDialog(settings, nullptr).settings().moments);
        settings.save();
        QVERIFY(!Settings::load().moments);
        OpenWindow open;
        open.desk().take(QStringLiteral("set red claimed 2"));
        QTRY_COMPARE(open.session().last(), 2);
        QVERIFY(!overlayIn(open)->isRunning());
        Settings().save();
    }

    void itIsOffWhereTheSystemDoesWithoutAnimation()
    {
        const QString usual = QApplication::style()->name();
        QApplication::setStyle(new StillStyle);
        QWidget host;
        host.show();
        MomentOverlay overlay(&host);
        overlay.tell(kill());
        QVERIFY(!overlay.isRunning());
        QApplication::setStyle(usual);
        QVERIFY(overlay.isOn());
    }

    void undoIsNoMoment()
    {
        OpenWindow open;
        open.desk().take(QStringLiteral("set red claimed 2"));
        QTRY_VERIFY(overlayIn(open)->isRunning());
        open.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(open.session().last(), 3);
        QVERIFY(!overlayIn(open)->isRunning());
    }

    void theTableScreenShowsItTurnedAsItIs()
    {
        for (const int rotation : {0, 90, 180}) {
            TableScreen screen;
            screen.resize(900, 500);
            screen.setRotation(rotation);
            screen.show();
            const QImage before = screen.grab().toImage();
            screen.overlay()->tell(kill());
            QVERIFY(screen.overlay()->isRunning());
            QTest::qWait(300);
            QVERIFY(screen.grab().toImage() != before);
            keep(screen, QStringLiteral("moment_screen_%1").arg(rotation));
        }
    }

    void theTableScreenShowsTheBoardBesideTheScore()
    {
        const DemoGame demo;
        TableScreen screen;
        screen.resize(1280, 720);
        screen.show();
        QVERIFY(QTest::qWaitForWindowActive(&screen));
        screen.setShowsBoard(false);
        screen.setSession(demo.session.get());
        QCOMPARE(screen.drawing().size, QSizeF(1280, 720));
        QTest::keyClick(&screen, Qt::Key_B);
        QVERIFY(screen.showsBoard());
        QCOMPARE(screen.drawing().size, QSizeF(1280 * 0.45, 720));
        keep(screen, QStringLiteral("screen_board"));
        screen.setRotation(90);
        QVERIFY(qFuzzyCompare(screen.drawing().size.height(), 1280 * 0.55));
        keep(screen, QStringLiteral("screen_board_90"));
        screen.setRotation(0);
        screen.close();
        const TableScreen again;
        QVERIFY(again.showsBoard());
        screen.setShowsBoard(false);
        screen.close();
    }

    void theTableScreenPlaysAlongInAReplay()
    {
        DemoGame demo;
        std::mt19937 random(3);
        for (int i = 0; i < 8; ++i)
            randomEntry(*demo.session, random);
        const ScreenFacts then = factsOf(*demo.session, 1);
        QVERIFY2(then.entry.startsWith(QStringLiteral("Replay, entry 1 of ")), qPrintable(then.entry));
        QVERIFY(!factsOf(*demo.session).entry.startsWith(QStringLiteral("Replay")));
    }

    void aReplayShowsTheMomentsOfThePast()
    {
        OpenWindow open;
        open.desk().take(QStringLiteral("set red claimed 2"));
        QTRY_VERIFY(overlayIn(open)->isRunning());
        overlayIn(open)->skip();
        open.desk().take(QStringLiteral("set 36 damage 2"));
        QTRY_COMPARE(open.session().last(), 3);
        QSignalSpy replayed(&open.desk(), &Desk::replayed);
        open.desk().logPanel()->replay()->setSpeed(Replay::speeds - 1);
        open.desk().logPanel()->replay()->play();
        QCOMPARE(open.desk().replayedEntry(), std::optional(0));
        QTRY_VERIFY(overlayIn(open)->isRunning());
        QCOMPARE(overlayIn(open)->moment().kind, Kind::Lead);
        QTRY_COMPARE(replayed.size(), 3);
    }

    void aReplayDrawsTheShots_data()
    {
        QTest::addColumn<bool>("hits");
        QTest::newRow("a hit") << true;
        QTest::newRow("a miss") << false;
    }
    void aReplayDrawsTheShots()
    {
        QFETCH(const bool, hits);
        const SampleGame sample(*games::find(QStringLiteral("apocalypse-road")), 0.5);
        MainWindow window;
        window.resize(1280, 800);
        window.show();
        QVERIFY(window.openGame(sample.path()));
        const table::Session& session = *window.desk()->session();
        const auto shot = std::ranges::find_if(session.entries(), [&](const table::Entry& entry) {
            return entry.action.kind == QStringLiteral("shoot") &&
                   (entry.action.args[QStringLiteral("result")] == QStringLiteral("miss")) != hits;
        });
        QVERIFY(shot != session.entries().end());
        window.desk()->logPanel()->replay()->seek(shot->number - 1);
        QTRY_VERIFY(window.desk()->isInThePast());
        window.desk()->logPanel()->replay()->play();
        const MomentOverlay* overlay = window.findChild<MomentShow*>()->overlay();
        QTRY_VERIFY_WITH_TIMEOUT(overlay->isRunning() && !overlay->strikes().isEmpty(), 10'000);
        QTest::qWait(500);
        keep(window, hits ? QStringLiteral("shot_hits") : QStringLiteral("shot_misses"));
        window.desk()->logPanel()->replay()->pause();
        const auto then = session.game().show(session.at(shot->number - 1).value());
        const auto pointOf = [&](const QString& key) {
            const QString piece = shot->action.args[key].toString();
            const auto found = std::ranges::find(then.pieces, piece, &table::Piece::id);
            return QPointF(window.desk()->boardPanel()->view()->viewPointOf(Choice::place(found->place())));
        };
        const ShownStrike& drawn = overlay->strikes().first();
        QCOMPARE(drawn.hits, hits);
        QCOMPARE(drawn.from, std::optional(pointOf(QStringLiteral("car"))));
        QCOMPARE(drawn.to, pointOf(QStringLiteral("target")));
        // A miss is drawn, but nobody has to look up for it.
        QCOMPARE(overlay->moment().title.isEmpty(), !hits);
    }

private:
    SettingsSandbox m_sandbox;
};

} // namespace

ONE_OF_MANY(MomentsTest)
#include "test_moments.moc"
