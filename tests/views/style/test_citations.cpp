// Every citation on the screen leads to the rule: in painted rows, in wrapped text, beside the cursor.
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/strict.h"

#include "answers/answers_view.h"
#include "board/board_view.h"
#include "board/bubble.h"
#include "style/cited_text.h"

#include <QListView>
#include <QSignalSpy>
#include <QTest>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::DemoGame;

namespace {

// A track on the screen whose every space is out of reach.
struct OutOfReach
{
    DemoGame demo;
    BoardView view;
    QSignalSpy places{&view, &BoardView::placeHovered};

    OutOfReach()
    {
        view.setAnimated(false);
        view.resize(800, 600);
        view.setTable(demo.session->game().show(demo.session->now()));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QObject::connect(&view, &BoardView::placeHovered, &view, [this](const QString& place) {
            view.explain(place.isEmpty() ? QString() : QStringLiteral("Out of reach (7.13)"));
        });
        QTest::mouseMove(view.viewport(), start());
        QCOMPARE(places.size(), 1);
    }
    QPoint start() const { return view.viewPointOf(Choice::place(QStringLiteral("3.1"))); }
    const Bubble& bubble() const { return *view.findChild<Bubble*>(); }
};

QStringList firstRules(const QSignalSpy& spy)
{
    return spy.isEmpty() ? QStringList() : spy.first().first().toStringList();
}

} // namespace

class TestCitations : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void theirPlaceInATextIsKnown_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<QStringList>>("rules");
        const QStringList both{QStringLiteral("7.13"), QStringLiteral("AR-16")};
        const QStringList one{QStringLiteral("4.4")};
        QTest::newRow("none") << QStringLiteral("Nothing (really)") << QList<QStringList>{};
        QTest::newRow("at the end") << QStringLiteral("No lane change (7.13, AR-16)")
                                    << QList<QStringList>{both};
        QTest::newRow("two lines") << QStringLiteral("Not its turn (4.4)\nNo lane change (7.13, AR-16)")
                                   << QList<QStringList>{one, both};
        QTest::newRow("of other games")
            << QStringLiteral("Not there (RNC-A11, HR-9b, HH-117)")
            << QList<QStringList>{
                   {QStringLiteral("RNC-A11"), QStringLiteral("HR-9b"), QStringLiteral("HH-117")}};
        QTest::newRow("with a letter")
            << QStringLiteral("Not there (RKR-12c, RKR-D10, ATR-3)")
            << QList<QStringList>{
                   {QStringLiteral("RKR-12c"), QStringLiteral("RKR-D10"), QStringLiteral("ATR-3")}};
        QTest::newRow("no ids") << QStringLiteral("Nothing (a-1) (B-) (C-AB1) (D-1ab) (T-Rex) here")
                                << QList<QStringList>{};
        QTest::newRow("a number only") << QStringLiteral("Three (3) of 4.4") << QList<QStringList>{};
    }
    void theirPlaceInATextIsKnown()
    {
        QFETCH(QString, text);
        QFETCH(QList<QStringList>, rules);
        const CitedText cited(text, QFont(), 400, CitedText::Lines::Wrapped);
        QCOMPARE(cited.cites(), !rules.isEmpty());
        for (qsizetype i = 0; i < rules.size(); ++i)
            QCOMPARE(cited.rulesAt(cited.linkPoint(i)), rules[i]);
        QVERIFY(cited.rulesAt({2, 2}).isEmpty()); // on the first word
        QVERIFY(cited.rulesAt({399, cited.size().height() - 2.0}).isEmpty());
    }

    void whereThereIsNoRoomTheWordsAreCut()
    {
        const QString text =
            QStringLiteral("A car that was pulled keeps its lane until it is freed (7.13, AR-16)");
        const int width = QFontMetrics(QFont()).horizontalAdvance(text) / 2;
        const CitedText cited(text, QFont(), width, CitedText::Lines::One);
        QVERIFY(cited.cites());
        QVERIFY(cited.size().width() <= width);
        const QStringList both{QStringLiteral("7.13"), QStringLiteral("AR-16")};
        QCOMPARE(cited.rulesAt(cited.linkPoint(0)), both);
        QVERIFY(cited.rulesAt({width / 4.0, 4}).isEmpty());
    }

    void aClickOnAnAnswersCitationDoesNotChooseIt()
    {
        const DemoGame demo;
        table::Prompt prompt;
        table::Option option;
        option.answer = QStringLiteral("21");
        option.label = {QStringLiteral("option.car"), {}};
        option.objections = {{{QStringLiteral("x"), {}}, {QStringLiteral("4.4"), {}}}};
        prompt.options = {option};
        AnswersView view;
        view.resize(360, 200);
        view.setPrompt(&demo.session->game(), prompt);
        view.show();
        QSignalSpy chosen(&view, &AnswersView::chosen);
        QSignalSpy wanted(&view, &AnswersView::rulesWanted);
        QListView* list = view.list();
        const QRect row = list->visualRect(list->model()->index(0, 0));
        QPoint link;
        for (int x = row.left(); x < row.right() && wanted.isEmpty(); x += 3) {
            link = QPoint(x, row.bottom() - 12);
            QTest::mouseMove(list->viewport(), link);
            if (list->viewport()->cursor().shape() == Qt::PointingHandCursor)
                QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, link);
        }
        QCOMPARE(firstRules(wanted), QStringList{QStringLiteral("4.4")});
        QVERIFY(chosen.isEmpty());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.topLeft() + QPoint(20, 10));
        QCOMPARE(chosen.size(), 1);
        // Enter chooses too, wherever the pointer rests.
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(chosen.size(), 2);
    }

    void theBubbleCanBeReachedAndClicked()
    {
        OutOfReach board;
        BoardView& view = board.view;
        QSignalSpy clicked(&view, &BoardView::placeClicked);
        QSignalSpy wanted(&view, &BoardView::rulesWanted);
        const QPoint from = board.start();
        const QPoint link = board.bubble().linkPoint();
        constexpr int steps = 20;
        for (int i = 1; i <= steps; ++i)
            QTest::mouseMove(view.viewport(), from + (link - from) * i / steps);
        QCOMPARE(board.places.size(), 1); // what lay on the way was not meant
        QCOMPARE(view.viewport()->cursor().shape(), Qt::PointingHandCursor);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, link);
        QCOMPARE(firstRules(wanted), QStringList{QStringLiteral("7.13")});
        QVERIFY(clicked.isEmpty());
        QTest::mouseMove(view.viewport(), QPoint(2, 2));
        QTRY_VERIFY(view.explanation().isEmpty());
    }

    void whoStopsOnTheWayMeansWhatIsThere()
    {
        OutOfReach board;
        // Some other space lies on the way.
        QPoint there;
        for (int y = 0; y < board.view.height(); y += 2) {
            for (int x = 0; x < board.view.width(); x += 2) {
                const QString place = board.view.boardScene().placeAt(board.view.mapToScene(x, y));
                if (board.bubble().isAhead(board.start(), {x, y}) &&
                    !board.bubble().geometry().contains(x, y) && place != QStringLiteral("3.1"))
                    there = {x, y};
            }
        }
        QVERIFY(!there.isNull());
        QTest::mouseMove(board.view.viewport(), there);
        QCOMPARE(board.places.size(), 1);
        QTRY_COMPARE(board.places.size(), 2);
    }
};

ONE_OF_MANY(TestCitations)
#include "test_citations.moc"
