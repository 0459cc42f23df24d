// The log as people look through it: grouped, filtered, replayed.
#include "games/games.h"
#include "support/busy_evening.h"
#include "support/one_of_many.h"
#include "support/strict.h"

#include "board/board_view.h"
#include "log/filter_bar.h"
#include "log/log_panel.h"
#include "log/replay.h"
#include "log/replay_bar.h"
#include "style/citation_delegate.h"
#include "window/desk.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <numeric>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::DemoGame;
using Level = LogTree::Level;

namespace {

QList<int> entriesIn(const LogTree& tree, const QModelIndex& parent = {})
{
    QList<int> entries;
    for (int row = 0; row < tree.rowCount(parent); ++row) {
        const QModelIndex index = tree.index(row, 0, parent);
        if (index.data(LogTree::LevelRole).toInt() == static_cast<int>(Level::Entry))
            entries.append(index.data(LogModel::EntryRole).toInt());
        else
            entries += entriesIn(tree, index);
    }
    return entries;
}

struct OpenDesk
{
    std::unique_ptr<DemoGame> game = test::busyEvening();
    Desk desk;
    OpenDesk()
    {
        game->session.reset();
        desk.setSession(table::Session::open(games::find, game->path(), table::Access::ReadWrite).value());
        desk.boardPanel()->view()->setAnimated(false);
    }
    LogPanel* log() { return desk.logPanel(); }
    Replay* replay() { return log()->replay(); }
    template <class Part>
    Part* part(const char* name)
    {
        return log()->findChild<Part*>(QLatin1StringView(name));
    }
};

} // namespace

void choose(QComboBox* box, LogFilter::Kind kind)
{
    box->setCurrentIndex(box->findData(static_cast<int>(kind)));
}

class TestLogTree : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void theTreeKeepsItsPromises()
    {
        DemoGame game(5, test::decksInTheApp());
        LogModel model;
        LogTree tree(&model);
        const QAbstractItemModelTester tester(&tree, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setSession(game.session.get());
        test::playOn(game, 40, 5);
        QList<int> all(game.session->last());
        std::iota(all.begin(), all.end(), 1);
        QCOMPARE(entriesIn(tree), all);
        tree.setFilter({{}, {}, LogFilter::Kind::Notes, {}});
        QVERIFY(tree.shownCount() < game.session->last());
        test::playOn(game, 60, 6);
        tree.setFilter({});
        QCOMPARE(tree.shownCount(), game.session->last());
        LogTree fresh(&model); // grown entry by entry, or built at once: the same
        QCOMPARE(fresh.rowCount(), tree.rowCount());
        QCOMPARE(entriesIn(fresh), entriesIn(tree));
        model.setSession(nullptr);
        QCOMPARE(tree.rowCount(), 0);
    }

    void turnsHoldActivationsHoldEntries()
    {
        DemoGame game;
        LogModel model;
        LogTree tree(&model);
        model.setSession(game.session.get());
        QVERIFY(game.take(QStringLiteral("36 solo+3 6.0")));
        const QModelIndex entry = tree.indexOf(2);
        const QModelIndex group = entry.parent();
        const QModelIndex turn = group.parent();
        const auto text = [](const QModelIndex& index) { return index.siblingAtColumn(1).data().toString(); };
        QCOMPARE(text(turn), QStringLiteral("Turn 1"));
        QVERIFY(text(group).endsWith(QStringLiteral("· car 36")));
        QVERIFY(!group.siblingAtColumn(1).data(Qt::DecorationRole).isNull());
        QCOMPARE(text(entry), model.index(1, 1).data().toString());
        QCOMPARE(turn.data(LogTree::LastEntryRole).toInt(), game.session->last());
        QCOMPARE(turn.data(LogModel::EntryRole).toInt(), 0); // a turn can't be amended
        // 36 moves, and the rule that says so goes with it.
        bool cited = false;
        for (int row = 0; row < tree.rowCount(entry); ++row)
            cited |= !tree.index(row, 1, entry).data(LogModel::CitationRole).toStringList().isEmpty();
        QVERIFY(cited);
    }

    void filtersNarrowDown()
    {
        OpenDesk set;
        const LogTree& tree = *set.log()->tree();
        auto* text = set.part<QLineEdit>("text");
        auto* who = set.part<QComboBox>("who");
        auto* kind = set.part<QComboBox>("kind");
        const int all = tree.shownCount();
        QCOMPARE(all, set.desk.session()->last());

        text->setText(QStringLiteral("A DENT"));
        QCOMPARE(tree.shownCount(), 1);
        text->setText(QStringLiteral("no entry says this"));
        QCOMPARE(tree.shownCount(), 0);
        text->clear();
        QCOMPARE(tree.shownCount(), all);

        const auto shown = [&] { return entriesIn(tree); };
        choose(kind, LogFilter::Kind::Notes);
        QVERIFY(!shown().isEmpty());
        for (const int entry : shown()) {
            const table::Entry& said = set.desk.session()->entries()[entry - 1];
            QVERIFY(!said.note.isEmpty() || said.kind == table::EntryKind::Ruling);
        }
        choose(kind, LogFilter::Kind::ByHand);
        QVERIFY(!shown().isEmpty());
        for (const int entry : shown())
            QCOMPARE(set.desk.session()->entries()[entry - 1].kind, table::EntryKind::Correction);
        kind->setCurrentIndex(kind->findText(QStringLiteral("Damage"))); // in the game's words
        QVERIFY(kind->currentIndex() > 0);
        QVERIFY(!shown().isEmpty() && shown().size() < all);
        kind->setCurrentIndex(0);

        who->setCurrentIndex(who->findText(QStringLiteral("    36")));
        QVERIFY(who->currentIndex() > 0);
        const QList<int> ofCar = shown();
        QVERIFY(!ofCar.isEmpty() && ofCar.size() < all);
        who->setCurrentIndex(1); // a whole team
        const QString team = set.log()->model()->teams().first().id;
        QVERIFY(tree.filter().team == team);
        QVERIFY(!shown().isEmpty());
    }

    void aNewEntryShowsOnlyIfItIsWanted()
    {
        OpenDesk set;
        auto* kind = set.part<QComboBox>("kind");
        choose(kind, LogFilter::Kind::ByHand);
        const int before = set.log()->tree()->shownCount();
        QVERIFY(set.desk.session()->annotate(1, QStringLiteral("x")));
        set.desk.session()->settle();
        QCOMPARE(set.log()->tree()->shownCount(), before);
        set.desk.take(QStringLiteral("set 36 damage 0"));
        set.desk.take(QStringLiteral("set 36 damage 1"));
        QTRY_VERIFY(set.log()->tree()->shownCount() > before);
    }

    void aFilterSeesWhatBecomesOfOldEntries()
    {
        OpenDesk set;
        const QAbstractItemModelTester tester(set.log()->tree());
        const int before = set.desk.session()->last();
        set.desk.take(QStringLiteral("set 36 damage 0"));
        set.desk.take(QStringLiteral("set 36 damage 1"));
        QTRY_COMPARE(set.desk.session()->last(), before + 2);
        auto* kind = set.part<QComboBox>("kind");
        choose(kind, LogFilter::Kind::TakenBack);
        const int corrected = set.desk.session()->last();
        QVERIFY(!entriesIn(*set.log()->tree()).contains(corrected));
        set.desk.undo();
        QTRY_VERIFY(entriesIn(*set.log()->tree()).contains(corrected));
        set.desk.redo();
        QTRY_VERIFY(!entriesIn(*set.log()->tree()).contains(corrected));
    }

    void theFirstEntryThatFitsIsSeen()
    {
        const DemoGame game;
        LogPanel panel;
        panel.setSession(game.session.get());
        choose(panel.findChild<QComboBox*>(QStringLiteral("kind")), LogFilter::Kind::Notes);
        const auto* view = panel.findChild<QTreeView*>();
        QVERIFY(view->isHidden());
        QVERIFY(game.session->annotate(1, QStringLiteral("we begin")));
        QVERIFY(!view->isHidden());
    }

    void scrubbingShowsThePast()
    {
        OpenDesk set;
        auto* slider = set.part<QSlider>("scrub");
        const int last = set.desk.session()->last();
        QCOMPARE(slider->value(), last);
        QVERIFY(!set.desk.isInThePast());
        slider->setValue(20);
        QVERIFY(set.desk.isInThePast());
        QCOMPARE(set.log()->selectedEntry(), 20);
        QCOMPARE(set.replay()->point(), 20);
        slider->setValue(30); // from past to past
        QCOMPARE(set.log()->selectedEntry(), 30);
        slider->setValue(last);
        QVERIFY(!set.desk.isInThePast());
        QVERIFY(set.replay()->isNow());
    }

    void stepsAndReplayEndInThePresent()
    {
        OpenDesk set;
        const int last = set.desk.session()->last();
        set.replay()->stepBy(-1);
        set.replay()->stepBy(-1);
        QCOMPARE(set.replay()->point(), last - 2);
        QVERIFY(set.desk.isInThePast());
        set.replay()->stepBy(1);
        QCOMPARE(set.replay()->point(), last - 1);
        set.replay()->seek(last - 3);
        set.replay()->setSpeed(Replay::speeds - 1);
        QSignalSpy ended(set.replay(), &Replay::ended);
        set.replay()->play();
        QVERIFY(set.replay()->isPlaying());
        QVERIFY(ended.wait(5000));
        QVERIFY(!set.replay()->isPlaying());
        QVERIFY(set.replay()->isNow());
        QVERIFY(!set.desk.isInThePast());
        QCOMPARE(set.log()->selectedEntry(), last);
        const auto labels = set.desk.boardPanel()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return !label->isHidden() && label->text().contains(QStringLiteral("this is the table now"));
        }));
    }

    void replayFromThePresentStartsAtTheBeginning()
    {
        OpenDesk set;
        set.replay()->play();
        QVERIFY(set.replay()->isPlaying());
        QCOMPARE(set.replay()->point(), 0);
        // What is recorded meanwhile brings everybody back.
        QVERIFY(set.desk.session()->annotate(1, QStringLiteral("x")));
        QTRY_VERIFY(!set.replay()->isPlaying());
        QVERIFY(set.replay()->isNow());
    }

    void nothingIsReplayedWhileThingsAreTried()
    {
        OpenDesk set;
        set.desk.startWhatIf();
        set.replay()->play();
        QVERIFY(!set.replay()->isPlaying());
        QVERIFY(set.desk.isTrying());
        set.desk.backToNow();
        set.replay()->seek(10);
        set.replay()->play();
        set.desk.startWhatIf(); // from the point on show
        QVERIFY(!set.replay()->isPlaying());
        QVERIFY(set.desk.isTrying());
    }

    void aCitationIsALink()
    {
        OpenDesk set;
        set.log()->resize(360, 500);
        set.log()->show();
        auto* view = set.log()->findChild<QTreeView*>();
        const QModelIndex grid = set.log()->tree()->indexOf(1);
        view->expand(grid);
        const QModelIndex row = view->model()->index(0, LogModel::TextColumn, grid.siblingAtColumn(0));
        view->scrollTo(row);
        QVERIFY2(row.data().toString().endsWith(QStringLiteral("(3.0)")), qPrintable(row.data().toString()));
        const QRect there = view->visualRect(row);
        const int right = there.left() + view->fontMetrics().horizontalAdvance(row.data().toString());
        QSignalSpy wanted(set.log(), &LogPanel::rulesWanted);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, there.topLeft() + QPoint(4, 4));
        QCOMPARE(wanted.size(), 0); // on the words
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {},
                          QPoint(std::min(right, there.right()) - 12, there.center().y()));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toStringList(), QStringList{QStringLiteral("3.0")});
    }

    void enterShowsTheTableAfterAnEntryOrAGroup()
    {
        OpenDesk set;
        set.log()->resize(360, 500);
        set.log()->show();
        auto* view = set.log()->findChild<QTreeView*>();
        view->setFocus();
        view->setCurrentIndex(set.log()->tree()->indexOf(12));
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(set.replay()->point(), 12);
        const QModelIndex group = set.log()->tree()->indexOf(12).parent();
        view->setCurrentIndex(group);
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(set.replay()->point(), group.data(LogTree::LastEntryRole).toInt());
    }
};

ONE_OF_MANY(TestLogTree)
#include "test_log_tree.moc"
