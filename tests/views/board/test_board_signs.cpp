// What the eyes need on the board and beside it: what can be chosen shines, what breaks a rule is said aloud,
// names can be read, ways show what they do.
#include "support/one_of_many.h"
#include "support/window/open_window.h"
#include "support/window/settings_sandbox.h"

#include "answers/answers_view.h"
#include "answers/options_model.h"
#include "answers/way_chips.h"
#include "board/board_names.h"
#include "marshal/warning_strip.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QListView>
#include <QSignalSpy>

using namespace roadmarshal;
using namespace roadmarshal::views;

namespace {

const table::Option* optionThat(const table::Prompt& prompt, bool allowed)
{
    const auto found = std::ranges::find_if(prompt.options, [allowed](const table::Option& option) {
        return option.objections.isEmpty() == allowed;
    });
    return found == prompt.options.end() ? nullptr : &*found;
}

// A way question, with as many ways as can be found from where the cars stand.
table::Answers answersBeforeWays(const table::Session& session, const QString& car)
{
    const table::Game& game = session.game();
    table::Answers best;
    qsizetype most = 1;
    const table::Asked cards = game.ask(session.now(), {car});
    for (const table::Option& card : std::get<table::Prompt>(cards).options) {
        const table::Asked ends = game.ask(session.now(), {car, card.answer});
        const auto* places = std::get_if<table::Prompt>(&ends);
        if (!places || places->asking != table::Asking::Place)
            continue;
        for (const table::Option& end : places->options) {
            const table::Asked asked = game.ask(session.now(), {car, card.answer, end.answer});
            const auto* ways = std::get_if<table::Prompt>(&asked);
            if (ways && ways->asking == table::Asking::Way && ways->options.size() > most) {
                most = ways->options.size();
                best = {car, card.answer, end.answer};
            }
        }
    }
    return best;
}

} // namespace

class TestBoardSigns : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;

private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }
    void init() { QSettings().clear(); }

    void whatCanNotBeChosenStepsBack()
    {
        test::OpenWindow table;
        const BoardScene& scene = table.board()->boardScene();
        const table::Option* allowed = optionThat(table.prompt(), true);
        const table::Option* forbidden = optionThat(table.prompt(), false);
        QVERIFY(allowed && forbidden);
        QVERIFY(!scene.item(allowed->answer)->isDimmed());
        QVERIFY(scene.item(forbidden->answer)->isDimmed());
        // Where places are asked for, every car matters.
        table.desk().conversation()->setAnswers(answersBeforeWays(table.session(), allowed->answer).first(2));
        QVERIFY(table.waitFor(QStringLiteral("end")));
        QVERIFY(!scene.item(forbidden->answer)->isDimmed());
    }

    void aCarOfTheWrongTeamIsSaidClearly()
    {
        test::OpenWindow table;
        const auto* strip = table.desk().marshalPanel()->findChild<WarningStrip*>();
        QVERIFY(strip && strip->isHidden());
        const table::Option* forbidden = optionThat(table.prompt(), false);
        QVERIFY(forbidden);
        const QString reason = table::say(table.session().game(), forbidden->objections.first());
        table.desk().conversation()->answer(forbidden->answer);
        QTRY_VERIFY(strip->isVisible());
        QVERIFY2(strip->text().contains(reason), qPrintable(strip->text()));
        table.desk().conversation()->back();
        QTRY_VERIFY(strip->isHidden());
    }

    void namesGrowWithTheTextAndNeverOverlap()
    {
        test::OpenWindow table;
        BoardNames names;
        names.setBoard(*table.board()->boardScene().board());
        const QFont usual = QApplication::font();
        for (const int points : {9, 14, 24}) {
            QFont font = usual;
            font.setPointSize(points);
            QApplication::setFont(font);
            for (const double scale : {0.4, 1.0, 3.0}) {
                const auto shown = names.groupsAt(scale);
                QVERIFY(shown.size() >= 2);
                const QFontMetricsF metrics(font);
                for (std::size_t i = 0; i < shown.size(); ++i) {
                    for (std::size_t j = i + 1; j < shown.size(); ++j) {
                        const QPointF apart = (shown[i].at - shown[j].at) * scale;
                        QVERIFY(std::abs(apart.x()) >= metrics.horizontalAdvance(u'0') ||
                                std::abs(apart.y()) >= metrics.ascent());
                    }
                }
            }
        }
        QApplication::setFont(usual);
    }

    void lanesAreNamedOnDemandAndStaySo()
    {
        {
            test::OpenWindow table;
            QVERIFY(!table.board()->spaceNamesAction()->isChecked());
            table.board()->setFocus();
            table.press(Qt::Key_L);
            QVERIFY(table.board()->spaceNamesAction()->isChecked());
        }
        QVERIFY(Settings::load().spaceNames);
        test::OpenWindow again;
        QVERIFY(again.board()->spaceNamesAction()->isChecked());
    }

    void waysWithTheFewestMovesComeFirstAndEqualOnesTogether()
    {
        test::OpenWindow table;
        const table::Answers answers =
            answersBeforeWays(table.session(), optionThat(table.prompt(), true)->answer);
        QCOMPARE(answers.size(), 3);
        table.desk().conversation()->setAnswers(answers);
        QVERIFY(table.waitFor(QStringLiteral("way")));
        const auto* view = table.desk().marshalPanel()->answersView();
        const auto* model = static_cast<const OptionsModel*>(view->list()->model());
        QVERIFY(model->rowCount() >= 1);
        qsizetype before = 0;
        for (int row = 0; row < model->rowCount(); ++row) {
            const table::Preview& preview = *model->option(row).preview;
            QVERIFY(preview.moves.size() >= before);
            before = preview.moves.size();
            for (int other = 0; other < row; ++other)
                QVERIFY(!endAlike(preview, *model->option(other).preview));
            const auto chips = model->index(row).data(OptionsModel::ChipsRole).value<QList<WayChip>>();
            QVERIFY(chips.size() + 1 >= preview.moves.size());
            // Nothing is cut off: the row is as high as all that stands in it.
            const QList<QRectF> rects = layOutChips(chips, view->list()->viewport()->width());
            QVERIFY(view->list()->sizeHintForRow(row) > heightOf(rects));
        }
        // Every way that can be typed is found in a row.
        for (const table::Option& option : table.prompt().options)
            QVERIFY(model->rowOf(option.answer) >= 0);
    }

    void aWayIsSeenLargeAndDrawnWithTheMouse()
    {
        test::OpenWindow table;
        const QString car = optionThat(table.prompt(), true)->answer;
        const table::Answers answers = answersBeforeWays(table.session(), car);
        QCOMPARE(answers.size(), 3);
        table.desk().conversation()->setAnswers(answers);
        QVERIFY(table.waitFor(QStringLiteral("way")));
        const double fitted = table.board()->camera().scale();
        const table::Option way = table.prompt().options.last();
        table.desk().marshalPanel()->setHovered(way.answer);
        QVERIFY(table.board()->camera().scale() > fitted);
        // From the car over every space that it entered.
        QWidget* viewport = table.board()->viewport();
        const QPoint start = table.board()->viewPointOf(Choice::piece(car));
        QSignalSpy traced(table.board(), &BoardView::traced);
        QTest::mousePress(viewport, Qt::LeftButton, {}, start);
        for (const QString& place : way.preview->path()) {
            const QPoint point = table.board()->viewPointOf(Choice::place(place));
            QMouseEvent moved(QEvent::MouseMove, point, viewport->mapToGlobal(QPointF(point)), Qt::NoButton,
                              Qt::LeftButton, {});
            QApplication::sendEvent(viewport, &moved);
        }
        QVERIFY(traced.count() > 0);
        QCOMPARE(traced.last().first().toStringList(), way.preview->path());
        const int entries = table.session().last();
        QTest::mouseRelease(viewport, Qt::LeftButton, {},
                            table.board()->viewPointOf(Choice::place(way.preview->path().last())));
        // It is taken where all ways over these spaces come to the same, else the list says how many are
        // left.
        QTRY_VERIFY(table.session().last() > entries || !table.board()->explanation().isEmpty());
    }

    void whatIsTypedShowsBeforeItIsEntered()
    {
        test::DemoGame demo(7, {{QStringLiteral("grid"), QStringLiteral("table")}});
        const table::Asked asked = demo.session->game().ask(demo.session->now(), {});
        const auto* prompt = std::get_if<table::Prompt>(&asked);
        QVERIFY(prompt);
        QCOMPARE(prompt->id, QStringLiteral("grid"));
        const QString car = prompt->options.last().answer;
        demo.session.reset();
        MainWindow window;
        window.resize(1280, 800);
        window.show();
        QVERIFY(window.openGame(demo.path()));
        QTRY_COMPARE(window.desk()->conversation()->prompt().id, QStringLiteral("grid"));
        window.desk()->conversation()->follow({car});
        QTRY_VERIFY(window.desk()->conversation()->foreseen());
        QVERIFY(window.desk()->boardPanel()->view()->boardScene().foreseenArea().isValid());
    }
};

ONE_OF_MANY(TestBoardSigns)
#include "test_board_signs.moc"
