// The slice, from the first click to the durable entry.
#include "games/games.h"
#include "support/demo_game.h"

#include "board/board_view.h"
#include "log/log_panel.h"
#include "marshal/marshal_panel.h"
#include "mats/mats_model.h"
#include "mats/mats_view.h"
#include "score/score_model.h"
#include "score/score_view.h"
#include "support/one_of_many.h"
#include "window/board_panel.h"
#include "window/desk.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::DemoGame;

namespace {

// A desk with the demo game on it; the file stays with the demo.
struct Set
{
    DemoGame demo;
    Desk desk;
    QSignalSpy asked{desk.conversation(), &Conversation::asked};

    Set()
    {
        demo.session.reset();
        desk.setSession(table::Session::open(games::find, demo.path(), table::Access::ReadWrite).value());
        waitFor(QStringLiteral("car"));
    }
    void waitFor(const QString& question) const { QTRY_COMPARE(desk.conversation()->prompt().id, question); }
    const table::Prompt& prompt() const { return desk.conversation()->prompt(); }
    int last() const { return desk.session()->last(); }
};

} // namespace

class TestDesk : public QObject
{
    Q_OBJECT
private slots:
    void aLineThatIsPastedIsNoLongerThanOneThatIsTyped()
    {
        Set set;
        auto* line = set.desk.marshalPanel()->findChild<QLineEdit*>();
        line->insert(QString(100'000, u'x'));
        QCOMPARE(line->text().size(), table::longestLine);
    }

    void clickCarCardEnd()
    {
        Set set;
        const QString car = set.prompt().options.first().answer;
        emit set.desk.boardPanel()->view()->pieceClicked(car);
        set.waitFor(QStringLiteral("card"));
        set.desk.conversation()->answer(QStringLiteral("solo+2"));
        set.waitFor(QStringLiteral("end"));
        const QString end = set.prompt().options.last().answer;
        emit set.desk.boardPanel()->view()->placeClicked(end);
        QTRY_VERIFY(set.prompt().id == QStringLiteral("way") || set.last() == 2);
        if (set.last() == 1)
            set.desk.conversation()->answer(QStringLiteral("1"));
        QTRY_COMPARE(set.last(), 2);
        QCOMPARE(set.desk.logPanel()->model()->rowCount(), 2);
        // Killed now, it would be there after all.
        const auto other =
            table::Session::open(games::find, set.demo.path(), table::Access::ReadOnly).value();
        QCOMPARE(other->last(), 2);
    }

    void typingALineDoesTheSame()
    {
        Set set;
        QLineEdit* line = set.desk.marshalPanel()->line();
        line->setText(QStringLiteral("set 36 damage 3"));
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(set.last(), 2);
        QVERIFY(line->text().isEmpty());
    }

    void aWordIsJudgedWhileItIsTyped()
    {
        Set set;
        const QString car = set.prompt().options.first().answer;
        QLineEdit* line = set.desk.marshalPanel()->line();
        const auto verdict = [&](const QString& mark) {
            const auto labels = set.desk.marshalPanel()->findChildren<QLabel*>();
            return std::ranges::any_of(labels,
                                       [&](const QLabel* label) { return label->text().startsWith(mark); });
        };
        QTest::keyClicks(line, car);
        QTRY_VERIFY(verdict(QStringLiteral("✓")));
        QTest::keyClicks(line, QStringLiteral(" solo+2 "));
        set.waitFor(QStringLiteral("end"));
        QTRY_VERIFY(!verdict(QStringLiteral("✓")));
        QTest::keyClicks(line, QStringLiteral("20.0"));
        QTRY_VERIFY(verdict(QStringLiteral("✗")));
        QCOMPARE(set.last(), 1);
    }

    void typingRecordsNothingBeforeEnter()
    {
        Set set;
        QLineEdit* line = set.desk.marshalPanel()->line();
        const QString car = set.prompt().options.first().answer;
        QTest::keyClicks(line, car + QStringLiteral(" solo+2 "));
        set.waitFor(QStringLiteral("end"));
        const QString end = set.prompt().options.first().answer;
        QTest::keyClicks(line, end + QStringLiteral(" 1 "));
        QTest::qWait(200);
        QCOMPARE(set.last(), 1);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(set.last(), 2);
    }

    void anObjectionWaitsForTheTable()
    {
        Set set;
        QSignalSpy objected(set.desk.conversation(), &Conversation::objected);
        const QString stranger = test::carOutOfTurn(set.prompt());
        set.desk.take(stranger + QStringLiteral(" solo+2 20.0"));
        QTRY_COMPARE(objected.size(), 1);
        QCOMPARE(set.last(), 1);
        set.desk.conversation()->insist();
        QTRY_COMPARE(set.last(), 2);
        QVERIFY(!set.desk.session()->entries().last().objections.isEmpty());
    }

    void aDamageBoxIsACorrection()
    {
        Set set;
        emit set.desk.matsView()->correctionWanted(QStringLiteral("36"), QStringLiteral("damage"),
                                                   QStringLiteral("4"));
        QTRY_COMPARE(set.last(), 2);
        QCOMPARE(set.desk.session()->entries().last().kind, table::EntryKind::Correction);
        set.desk.undo();
        set.desk.redo(); // at once: it waits its turn
        QTRY_COMPARE(set.last(), 4);
        QCOMPARE(set.desk.session()->entries()[2].kind, table::EntryKind::Undo);
    }

    void thePastCanBeSeenButNotChanged()
    {
        Set set;
        set.desk.correct(QStringLiteral("36"), QStringLiteral("damage"), QStringLiteral("4"));
        QTRY_COMPARE(set.last(), 2);
        QSignalSpy problem(&set.desk, &Desk::problem);
        QVERIFY(set.desk.matsView()->model().isCorrectable());
        set.desk.lookAt(1);
        QVERIFY(set.desk.isInThePast());
        QVERIFY(!set.desk.matsView()->model().isCorrectable()); // and nothing invites to
        QVERIFY(!set.desk.scoreView()->model().isCorrectable());
        set.desk.correct(QStringLiteral("36"), QStringLiteral("damage"), QStringLiteral("1"));
        QCOMPARE(problem.size(), 1);
        QCOMPARE(set.last(), 2);
        set.desk.backToNow();
        QVERIFY(!set.desk.isInThePast());
    }

    void aGameCanBeReplacedWhileItThinks()
    {
        for (int i = 0; i < 20; ++i) {
            Set set;
            set.desk.conversation()->setAnswers(
                {set.prompt().options.first().answer, QStringLiteral("overtake+2")});
            set.desk.setSession(nullptr);
        }
        QTest::qWait(100);
    }
};

ONE_OF_MANY(TestDesk)
#include "test_desk.moc"
