// One meaning for every click and drag in the real window: nothing is recorded that nobody meant.
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/open_window.h"
#include "support/window/settings_sandbox.h"

#include "amend/amend_dialog.h"
#include "answers/answers_view.h"
#include "answers/option_matrix.h"
#include "answers/options_model.h"
#include "audit/audit_dialog.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QAbstractItemView>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::OpenWindow;

namespace {

QAbstractItemView* viewOf(AnswersView* answers, const QString& answer, QModelIndex& found)
{
    for (QAbstractItemView* view : {static_cast<QAbstractItemView*>(answers->matrix()),
                                    static_cast<QAbstractItemView*>(answers->list())}) {
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            for (int column = 0; column < view->model()->columnCount(); ++column) {
                found = view->model()->index(row, column);
                if (found.data(OptionsModel::AnswerRole).toString() == answer)
                    return view;
            }
        }
    }
    return nullptr;
}

QMenu* openMenu()
{
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

QAction* actionFor(const QMenu* menu, const QVariant& data)
{
    for (QAction* action : menu->actions()) {
        if (action->data() == data)
            return action;
        if (QAction* deeper = action->menu() ? actionFor(action->menu(), data) : nullptr)
            return deeper;
    }
    return nullptr;
}

void drag(BoardView* view, QPoint from, QPoint to)
{
    QTest::mousePress(view->viewport(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step)
        QTest::mouseMove(view->viewport(), from + (to - from) * step / 4);
}

} // namespace

class TestOneClick : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }
    void init() { test::failOnUnexpectedWarnings(); }

    void aDoubleClickIsOneAnswer()
    {
        OpenWindow set;
        set.desk().conversation()->answer(set.prompt().options.first().answer);
        QVERIFY(set.waitFor(QStringLiteral("card")));
        QModelIndex chip;
        QAbstractItemView* view =
            viewOf(set.desk().marshalPanel()->answersView(), QStringLiteral("solo+2"), chip);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(chip).center());
        QVERIFY(set.waitFor(QStringLiteral("end")));
        // Its second half falls on what has come up there meanwhile.
        QListView* list = set.desk().marshalPanel()->answersView()->list();
        QVERIFY(list->isVisible());
        test::clickAgain(list->viewport(), list->visualRect(list->model()->index(0, 0)).center());
        QTest::qWait(50);
        QCOMPARE(set.prompt().id, QStringLiteral("end"));
        QCOMPARE(set.session().last(), 1);
    }

    void aDoubleClickOnTheBoardIsOneAnswer()
    {
        OpenWindow set;
        set.desk().conversation()->setAnswers(
            {set.prompt().options.first().answer, QStringLiteral("solo+2")});
        QVERIFY(set.waitFor(QStringLiteral("end")));
        const QPoint end = set.board()->viewPointOf(Choice::place(set.prompt().options.first().answer));
        test::doubleClick(set.board()->viewport(), end, 100);
        QTest::qWait(100);
        QVERIFY(set.desk().conversation()->answers().size() == 3 || set.session().last() == 2);
        QVERIFY(set.session().last() <= 2);
        if (set.session().last() == 2)
            QVERIFY(set.desk().conversation()->answers().isEmpty());
    }

    void whoIsTargetAndNextIsAskedFor()
    {
        OpenWindow set;
        const auto [target, next] = playUntilTargetIsNext(set);
        QVERIFY2(!target.isEmpty(), "no such table came up");
        const int before = set.session().last();
        const Choice car = Choice::piece(target.sliced(1));
        BoardView* board = set.board();
        const BoardScene& scene = board->boardScene();
        QCOMPARE(scene.choices()[scene.indexOf(Choice::Of::Piece, car.name)].act, Choice::Act::Ask);
        QVERIFY(scene.item(car.name)->signs().target && scene.item(car.name)->signs().next);

        // The cursor says so before the click.
        test::hoverAt(board->viewport(), QPoint(3, 3));
        test::hoverAt(board->viewport(), board->viewPointOf(car));
        QCOMPARE(board->viewport()->cursor().shape(), Qt::WhatsThisCursor);
        QVERIFY(board->explanation().contains(QStringLiteral("shoot ") + car.name));
        QVERIFY(board->explanation().contains(QStringLiteral("go on with ") + car.name));

        QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, board->viewPointOf(car));
        QTRY_VERIFY(openMenu());
        QCOMPARE(openMenu()->actions().size(), 2);
        QTest::keyClick(openMenu(), Qt::Key_Escape);
        QTRY_VERIFY(!openMenu());
        QCOMPARE(set.prompt().id, QStringLiteral("late"));

        QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, board->viewPointOf(car));
        QTRY_VERIFY(openMenu());
        QAction* goOn = actionFor(openMenu(), next);
        QTest::mouseClick(openMenu(), Qt::LeftButton, {}, openMenu()->actionGeometry(goOn).center());
        QVERIFY(set.waitFor(QStringLiteral("card")));
        QCOMPARE(set.desk().conversation()->answers(), table::Answers{next});
        QCOMPARE(set.session().last(), before);
    }

    void targetsAndNextCarsLookDifferent()
    {
        OpenWindow set;
        (void)playUntilTargetIsNext(set);
        bool hasTarget = false;
        bool hasNext = false;
        BoardView* board = set.board();
        for (const Choice& choice : board->boardScene().choices()) {
            const PieceItem* car = board->boardScene().item(choice.name);
            if (choice.of != Choice::Of::Piece || !car)
                continue;
            test::hoverAt(board->viewport(), QPoint(3, 3));
            test::hoverAt(board->viewport(), board->viewPointOf(choice));
            if (board->pointed().name != choice.name)
                continue; // below another car
            const Qt::CursorShape cursor = board->viewport()->cursor().shape();
            if (choice.act == Choice::Act::Attack) {
                hasTarget = true;
                QCOMPARE(cursor, Qt::CrossCursor);
                QVERIFY(car->signs() == PieceItem::Signs(true, false));
                QVERIFY(board->explanation().contains(QStringLiteral("shoot ") + choice.name));
            } else if (choice.act == Choice::Act::GoOn) {
                hasNext = true;
                QCOMPARE(cursor, Qt::PointingHandCursor);
                QVERIFY(car->signs() == PieceItem::Signs(false, true));
                QVERIFY(board->explanation().contains(QStringLiteral("go on with ") + choice.name));
            }
        }
        QVERIFY(hasTarget || hasNext);
    }

    void aCarIsDraggedAsAMove()
    {
        OpenWindow set;
        const QString car = set.prompt().options.first().answer;
        const table::Prompt ends = std::get<table::Prompt>(
            set.session().game().ask(set.session().now(), {car, QStringLiteral("solo+2")}));
        const QString end = ends.options.first().answer;
        drag(set.board(), set.board()->viewPointOf(Choice::piece(car)),
             set.board()->viewPointOf(Choice::place(end)));
        QCOMPARE(set.board()->carried(), car);
        QTest::mouseRelease(set.board()->viewport(), Qt::LeftButton, {},
                            set.board()->viewPointOf(Choice::place(end)));
        QTRY_VERIFY(openMenu());
        QCOMPARE(set.session().last(), 1);
        QAction* solo = actionFor(openMenu(), QStringList{car, QStringLiteral("solo+2"), end});
        QVERIFY(solo);
        solo->trigger();
        openMenu()->close();
        QTRY_VERIFY(set.prompt().id == QStringLiteral("way") || set.session().last() == 2);
        if (set.session().last() == 1)
            set.desk().conversation()->answer(QStringLiteral("1"));
        QTRY_COMPARE(set.session().last(), 2);
        QCOMPARE(set.session().entries().last().action.args[QStringLiteral("car")].toString(), car);
    }

    void aCarIsDraggedAsACorrection()
    {
        OpenWindow set;
        const QString end = QStringLiteral("20.1");
        drag(set.board(), set.board()->viewPointOf(Choice::piece(QStringLiteral("36"))),
             set.board()->viewPointOf(Choice::place(end)));
        QTest::mouseRelease(set.board()->viewport(), Qt::LeftButton, {},
                            set.board()->viewPointOf(Choice::place(end)));
        QTRY_VERIFY(openMenu());
        const QList<QAction*> offered = openMenu()->actions();
        const auto correction =
            std::ranges::find(offered, QStringLiteral("As a correction"),
                              [](const QAction* action) { return action->text().remove(u'&'); });
        QVERIFY(correction != offered.end());
        QTest::mouseClick(openMenu(), Qt::LeftButton, {}, openMenu()->actionGeometry(*correction).center());
        QTRY_COMPARE(set.session().last(), 2);
        QCOMPARE(set.session().entries().last().kind, table::EntryKind::Correction);
        QCOMPARE(set.board()->boardScene().item(QStringLiteral("36"))->place(), end);
    }

    void whoTypesHasAnsweredNoMenu()
    {
        OpenWindow set;
        const QPoint end = set.board()->viewPointOf(Choice::place(QStringLiteral("20.1")));
        drag(set.board(), set.board()->viewPointOf(Choice::piece(QStringLiteral("36"))), end);
        QTest::mouseRelease(set.board()->viewport(), Qt::LeftButton, {}, end);
        QTRY_VERIFY(openMenu());
        openMenu()->setActiveAction(openMenu()->actions().last()); // under the cursor
        set.type(QStringLiteral("am c 21"));
        QTRY_VERIFY(!openMenu());
        QCOMPARE(set.line()->text(), QStringLiteral("am c 21"));
        QCOMPARE(set.session().last(), 1);
    }

    void escapeLetsGoOfACar()
    {
        OpenWindow set;
        const QPointF camera = set.board()->camera().centre();
        const QPoint end = set.board()->viewPointOf(Choice::place(QStringLiteral("20.1")));
        drag(set.board(), set.board()->viewPointOf(Choice::piece(QStringLiteral("36"))), end);
        QCOMPARE(set.board()->carried(), QStringLiteral("36"));
        QTest::keyClick(set.board(), Qt::Key_Escape);
        QVERIFY(set.board()->carried().isEmpty());
        QTest::mouseRelease(set.board()->viewport(), Qt::LeftButton, {}, end);
        QTest::qWait(50);
        QVERIFY(!openMenu());
        QCOMPARE(set.session().last(), 1);
        QCOMPARE(set.prompt().id, QStringLiteral("car"));
        QCOMPARE(set.board()->camera().centre(), camera);
    }

    void aPlaceCanBeSetFromTheMenuOfACar()
    {
        OpenWindow set;
        QMenu menu;
        emit set.board()->menuOpening(&menu, QStringLiteral("36"));
        QAction* place = nullptr;
        for (const QAction* action : menu.actions()) {
            for (QAction* deeper : action->menu() ? action->menu()->actions() : QList<QAction*>()) {
                if (deeper->text() == QStringLiteral("Where it stands …"))
                    place = deeper;
            }
        }
        QVERIFY(place);
        place->trigger();
        set.type(QStringLiteral("20.1"));
        set.press(Qt::Key_Return);
        QTRY_COMPARE(set.session().last(), 2);
        QCOMPARE(set.board()->boardScene().item(QStringLiteral("36"))->place(), QStringLiteral("20.1"));
    }

    void hoveringTheTrackMovesNothingInTheList()
    {
        OpenWindow set;
        set.desk().conversation()->setAnswers(
            {set.prompt().options.first().answer, QStringLiteral("overtake+2")});
        QVERIFY(set.waitFor(QStringLiteral("end")));
        QListView* list = set.desk().marshalPanel()->answersView()->list();
        const QRect place = list->geometry();
        const int scrolled = list->verticalScrollBar()->value();
        for (const table::Option& option : set.prompt().options) {
            test::hoverAt(set.board()->viewport(), set.board()->viewPointOf(Choice::place(option.answer)));
            QCOMPARE(list->verticalScrollBar()->value(), scrolled);
            QCOMPARE(list->geometry(), place);
            QVERIFY(!list->currentIndex().isValid()); // nor does Enter mean something else there
        }
        test::hoverAt(set.board()->viewport(),
                      set.board()->viewPointOf(Choice::place(set.prompt().options.first().answer)));
        QVERIFY(set.board()->explanation().contains(set.prompt().options.first().answer));
    }

    void longTextsLeaveTheDocksAsTheyAre()
    {
        OpenWindow set;
        const MarshalPanel* marshal = set.desk().marshalPanel();
        const QSize size = marshal->size();
        const QSize track = set.board()->size();
        const QRect line = set.line()->geometry();
        const QPoint answers = marshal->answersView()->pos();
        table::Objections many;
        for (int i = 0; i < 30; ++i)
            many.append(table::Objection{
                {QStringLiteral("not-in-bag-now"), {{QStringLiteral("given"), QString(80, u'x')}}}, {}});
        emit set.desk().conversation()->objected(many);
        emit set.desk().conversation()->misunderstood(QString(QStringLiteral("word ")).repeated(200));
        QTest::qWait(50);
        QCOMPARE(marshal->size(), size);
        QCOMPARE(set.board()->size(), track);
        QCOMPARE(set.line()->geometry(), line);
        QCOMPARE(marshal->answersView()->pos(), answers);
    }

    void anAuditLeavesTheTrackFreeAndTakesClicksOnIt()
    {
        OpenWindow set;
        set.press(Qt::Key_B, Qt::ControlModifier);
        const QPointer<AuditDialog> dialog = set.desk().auditing();
        QVERIFY(dialog && !dialog->isModal());
        BoardView* board = set.board();
        QTest::mouseClick(board->viewport(), Qt::LeftButton, {},
                          board->viewPointOf(Choice::piece(QStringLiteral("36"))));
        QCOMPARE(dialog->subject(), QStringLiteral("36"));
        QTest::mouseClick(board->viewport(), Qt::LeftButton, {},
                          board->viewPointOf(Choice::place(QStringLiteral("20.1"))));
        const QPoint there = board->viewPointOf(Choice::place(QStringLiteral("22.1")));
        drag(board, board->viewPointOf(Choice::piece(QStringLiteral("17"))), there);
        QTest::mouseRelease(board->viewport(), Qt::LeftButton, {}, there);
        const auto stands = [&](const QString& car, const QString& place) {
            return std::ranges::any_of(dialog->audit().corrections(),
                                       [&](const table::Correction& correction) {
                                           return correction.subject == car && correction.value == place;
                                       });
        };
        QVERIFY(stands(QStringLiteral("36"), QStringLiteral("20.1")));
        QVERIFY(stands(QStringLiteral("17"), QStringLiteral("22.1")));
        QCOMPARE(dialog->audit().corrections().size(), 2);
        // Nothing else is recorded meanwhile.
        QVERIFY(!set.desk().marshalPanel()->isEnabled());
        set.desk().undo();
        set.desk().take(QStringLiteral("set 36 damage 2"));
        QCOMPARE(set.session().last(), 1);
        dialog->finish();
        dialog->record();
        QTRY_VERIFY(!dialog);
        QCOMPARE(set.session().last(), 2);
        QVERIFY(set.desk().marshalPanel()->isEnabled());
        QCOMPARE(board->boardScene().item(QStringLiteral("36"))->place(), QStringLiteral("20.1"));
    }

    void anAmendmentTakesClicksOnTheBoard()
    {
        OpenWindow set;
        const QString car = set.prompt().options.first().answer;
        const QString from = set.board()->boardScene().item(car)->place();
        const auto asked = set.session().game().ask(set.session().now(), {car, QStringLiteral("solo+2")});
        const auto ends = std::get<table::Prompt>(asked).options;
        QVERIFY(table::take(set.session(), QStringLiteral("%1 solo+2 %2").arg(car, ends.first().answer)) ||
                table::take(set.session(), QStringLiteral("%1 solo+2 %2 1").arg(car, ends.first().answer)));
        QTRY_COMPARE(set.session().last(), 2);
        set.desk().amend(2);
        const QPointer<AmendDialog> dialog = set.desk().amending();
        QVERIFY(dialog && !dialog->isModal());
        // The table as it was then, with the old line.
        QCOMPARE(set.board()->boardScene().item(car)->place(), from);
        auto* line = dialog->findChild<QLineEdit*>(QStringLiteral("line"));
        QTRY_VERIFY(line->text().startsWith(car + QStringLiteral(" solo+2 ") + ends.first().answer));
        while (line->text().simplified().count(u' ') > 1)
            QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("back")), Qt::LeftButton);
        const Choice other = Choice::place(ends.last().answer);
        QTRY_VERIFY(set.board()->boardScene().isChoice(other.of, other.name));
        QTest::mouseClick(set.board()->viewport(), Qt::LeftButton, {}, set.board()->viewPointOf(other));
        QCOMPARE(line->text(), QStringLiteral("%1 solo+2 %2 ").arg(car, other.name));
        QCOMPARE(set.session().last(), 2);
        dialog->reject();
        QTRY_VERIFY(!dialog);
        QVERIFY(!set.desk().isInThePast());
        QCOMPARE(set.board()->boardScene().item(car)->place(), ends.first().answer);
    }

private:
    // Plays at random until a car can be shot at that could also go on; the two answers for it.
    static std::pair<QString, QString> playUntilTargetIsNext(OpenWindow& set)
    {
        std::mt19937 random(11);
        for (int i = 0; i < 400; ++i) {
            const table::Asked asked = set.session().game().ask(set.session().now(), {});
            const auto* prompt = std::get_if<table::Prompt>(&asked);
            for (const table::Option& option : prompt ? prompt->options : QList<table::Option>()) {
                const auto same = std::ranges::find_if(prompt->options, [&](const table::Option& other) {
                    return other.role == table::Role::Next && other.piece == option.piece;
                });
                if (option.role == table::Role::Target && same != prompt->options.end()) {
                    QTest::qWait(1);
                    (void)set.waitFor(QStringLiteral("late"));
                    return {option.answer, same->answer};
                }
            }
            if (const auto action = test::randomAction(set.session(), random))
                (void)set.session().play(*action);
        }
        return {};
    }

    test::SettingsSandbox m_sandbox;
};

ONE_OF_MANY(TestOneClick)
#include "test_one_click.moc"
