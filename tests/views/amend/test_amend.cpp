// Changing the past through the window, from the log to the hands-on steps.
#include "games/games.h"
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/strict.h"

#include "amend/amend_dialog.h"
#include "amend/ripple_view.h"
#include "window/desk.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

using namespace roadmarshal;
using namespace roadmarshal::views;
using table::Amendment;
using test::DemoGame;
using enum Amendment::Fate;
using enum Amendment::Resolution;

namespace {

// A line that answers every question with the first option that the rules allow.
QString plainMove(const table::Session& session)
{
    table::Answers answers;
    for (;;) {
        const table::Asked asked = session.game().ask(session.now(), answers);
        const auto* prompt = std::get_if<table::Prompt>(&asked);
        if (!prompt)
            return answers.join(u' ');
        const auto open = std::ranges::find_if(
            prompt->options, [](const table::Option& option) { return option.objections.isEmpty(); });
        answers.append(open->answer);
    }
}

// An evening of five entries: the grid, a marker of damage, another team's turn, its move, a token.
struct Evening
{
    static constexpr int damage = 2;
    static constexpr int turn = 3;
    static constexpr int move = 4;
    static constexpr int last = 5;

    DemoGame game;
    QString line; // of the move

    Evening()
    {
        take(QStringLiteral("set 36 damage 1"));
        const auto standings = session().game().show(session().now()).standings;
        const auto waiting = std::ranges::find(standings, false, &table::Standing::toAct);
        take(QStringLiteral("set marker to-act %1").arg(waiting->team));
        line = plainMove(session());
        take(line);
        take(QStringLiteral("set 36 suppressed on"));
    }
    void take(const QString& words) { QVERIFY(game.take(words)); }
    table::Session& session() { return *game.session; }
};

struct Opened
{
    AmendDialog dialog;

    Opened(table::Session& session, int entry) : dialog(session, session.pastOf(entry).value(), nullptr)
    {
        dialog.show();
    }
    // It starts with what was recorded.
    void waitForOldLine() const { QTRY_VERIFY(!line()->text().isEmpty()); }
    template <class Part>
    Part* part(const char* name) const
    {
        return dialog.findChild<Part*>(QLatin1StringView(name));
    }
    QLineEdit* line() const { return part<QLineEdit>("line"); }
    QPushButton* amend() const { return part<QPushButton>("amend"); }
    QString verdict() const { return part<QLabel>("verdict")->text(); }
    QString steps() const { return part<QPlainTextEdit>("steps")->toPlainText(); }
    void remove() const { part<QCheckBox>("removed")->click(); }
    RippleView* ripples() const { return dialog.findChild<RippleView*>(); }
    QModelIndex row(int entry) const
    {
        for (int i = 0; i < ripples()->ripples().rowCount(); ++i) {
            const QModelIndex index = ripples()->ripples().index(i);
            const log::RippleLine* line = ripples()->ripples().lineAt(index);
            if (line && line->entry == entry)
                return index;
        }
        return {};
    }
    const log::RippleLine* ripple(int entry) const { return ripples()->ripples().lineAt(row(entry)); }
    bool stands(int entry, Amendment::Fate fate, Amendment::Resolution resolution) const
    {
        const log::RippleLine* line = ripple(entry);
        return line && line->fate == fate && line->resolution == resolution;
    }
    void click(int entry, Amendment::Resolution resolution) const
    {
        ripples()->scrollTo(row(entry));
        QTest::mouseClick(ripples()->viewport(), Qt::LeftButton, {},
                          ripples()->choiceRect(row(entry), resolution).center());
    }
};

} // namespace

class TestAmend : public QObject
{
    Q_OBJECT
private slots:
    void init() { test::failOnUnexpectedWarnings(); }

    void aLineIsJudgedWhileItIsTyped()
    {
        Evening evening;
        const Opened opened(evening.session(), Evening::move);
        const auto& game = evening.session().game();
        const auto past = evening.session().pastOf(Evening::move).value();
        const auto question = [&](const table::Answers& answers) {
            return game.say(std::get<table::Prompt>(game.ask(past.before, answers)).question);
        };
        opened.waitForOldLine();
        opened.line()->clear();
        QTRY_COMPARE(opened.verdict(), question({}));
        QVERIFY(!opened.amend()->isEnabled());

        const QString car = evening.line.section(u' ', 0, 0);
        QTest::keyClicks(opened.line(), car);
        QTRY_COMPARE(opened.verdict(), question({car}));
        QTest::keyClicks(opened.line(), QStringLiteral(" so")); // the beginning of an answer
        QTest::qWait(300);
        QCOMPARE(opened.verdict(), question({car}));
        QTest::keyClicks(opened.line(), QStringLiteral("nonsense"));
        QTRY_VERIFY(opened.verdict() != question({car}));
        QVERIFY(!opened.amend()->isEnabled());

        // What it says already changes nothing.
        opened.line()->setText(evening.line);
        QTRY_VERIFY(opened.verdict().contains(QStringLiteral("stands already")));
        QVERIFY(!opened.amend()->isEnabled());
        QCOMPARE(evening.session().last(), Evening::last);
    }

    void itStartsWithTheOldLine()
    {
        Evening evening;
        const QStringList lines{QStringLiteral("set 36 damage 1"), QString(), evening.line,
                                QStringLiteral("set 36 suppressed on")};
        for (const int entry : {Evening::damage, Evening::move, Evening::last}) {
            const Opened opened(evening.session(), entry);
            QTRY_COMPARE(opened.line()->text(), lines[entry - Evening::damage]);
            QCOMPARE(opened.line()->cursorPosition(), opened.line()->text().size());
            QTRY_VERIFY(opened.verdict().contains(QStringLiteral("stands already")));
        }
    }

    void enterShowsTheReportAndRewritesNothing()
    {
        Evening evening;
        Opened opened(evening.session(), Evening::damage);
        opened.dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&opened.dialog));
        opened.waitForOldLine();
        QTest::keyClick(opened.line(), Qt::Key_Backspace);
        QTest::keyClicks(opened.line(), QStringLiteral("3"));
        // However often and fast it is pressed, and wherever the keyboard is by then.
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(opened.line(), Qt::Key_Return);
        QTRY_VERIFY(opened.ripples()->hasFocus());
        QVERIFY(opened.amend()->isEnabled());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Enter);
        QTest::keyClick(&opened.dialog, Qt::Key_Return);
        QCOMPARE(evening.session().last(), Evening::last);
        QVERIFY(opened.dialog.isVisible());
        QTest::keyClick(opened.ripples(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(evening.session().last(), Evening::last + 1);
    }

    void backTakesTheLastWordAway()
    {
        Evening evening;
        const Opened opened(evening.session(), Evening::move);
        opened.waitForOldLine();
        QTest::mouseClick(opened.part<QPushButton>("back"), Qt::LeftButton);
        QCOMPARE(opened.line()->text(), evening.line.section(u' ', 0, -2) + u' ');
    }

    void laterEntriesThatStayAreFoldedUp()
    {
        Evening evening;
        const Opened opened(evening.session(), Evening::damage);
        opened.line()->setText(QStringLiteral("set 36 damage 3"));
        QTRY_VERIFY(opened.amend()->isEnabled());
        RippleView* list = opened.ripples();
        QCOMPARE(list->ripples().rowCount(), 1);
        const QModelIndex fold = list->ripples().index(0);
        QCOMPARE(fold.data().toString(), QStringLiteral("3 entries stay as they are"));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(fold).center());
        QCOMPARE(list->ripples().rowCount(), 4);
        QVERIFY(opened.stands(Evening::move, Same, KeepAsPlayed));
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(list->ripples().rowCount(), 1);
        QVERIFY(opened.steps().contains(QStringLiteral("Put 2 damage markers on 36")));
    }

    void theChoiceIsMadeOnTheLine()
    {
        Evening evening;
        const Opened opened(evening.session(), Evening::turn);
        opened.remove();
        QTRY_VERIFY(opened.stands(Evening::move, Objected, KeepAsPlayed));
        const log::RippleLine* line = opened.ripple(Evening::move);
        QVERIFY(RippleModel::details(*line).contains(QStringLiteral("4.4")));
        QVERIFY(!opened.line()->isEnabled());

        // The rule that it breaks is a click or a key away, and neither decides anything.
        QSignalSpy wanted(&opened.dialog, &AmendDialog::rulesWanted);
        opened.ripples()->scrollTo(opened.row(Evening::move));
        opened.ripples()->setCurrentIndex(opened.row(Evening::move));
        opened.ripples()->setFocus();
        QTest::keyClick(opened.ripples(), Qt::Key_L);
        QCOMPARE(wanted.size(), 1);
        const QRect row = opened.ripples()->visualRect(opened.row(Evening::move));
        for (int y = row.top(); y < row.bottom() && wanted.size() < 2; y += 4) {
            for (int x = row.left(); x < row.right() && wanted.size() < 2; x += 4) {
                QTest::mouseMove(opened.ripples()->viewport(), {x, y});
                if (opened.ripples()->viewport()->cursor().shape() == Qt::PointingHandCursor)
                    QTest::mouseClick(opened.ripples()->viewport(), Qt::LeftButton, {}, {x, y});
            }
        }
        QCOMPARE(wanted.size(), 2);
        QVERIFY(wanted.last().first().toStringList().contains(QStringLiteral("4.4")));
        QVERIFY(opened.stands(Evening::move, Objected, KeepAsPlayed));

        opened.click(Evening::move, Drop);
        QTRY_VERIFY(opened.stands(Evening::move, Objected, Drop));
        QTRY_VERIFY(opened.amend()->isEnabled());
        const QString car = evening.line.section(u' ', 0, 0);
        QVERIFY(opened.steps().contains(QStringLiteral("Put %1 on ").arg(car))); // back

        opened.part<QLineEdit>("note")->setText(QStringLiteral("we dreamt it"));
        QTest::mouseClick(opened.amend(), Qt::LeftButton);
        QCOMPARE(opened.dialog.result(), int(QDialog::Accepted));
        const table::Entry entry = evening.session().entries().last();
        QCOMPARE(entry.kind, table::EntryKind::Amendment);
        QCOMPARE(entry.target, Evening::turn);
        QCOMPARE(entry.note, QStringLiteral("we dreamt it"));
        QCOMPARE(entry.amended.size(), 1); // the last correction
        const auto show = evening.session().game().show(evening.session().now());
        const auto then = evening.session().game().show(evening.session().at(Evening::damage).value());
        for (qsizetype i = 0; i < show.pieces.size(); ++i)
            QCOMPARE(show.pieces[i].place(), then.pieces[i].place());
    }

    void aChoiceIsForAllSelectedLines()
    {
        DemoGame game;
        QVERIFY(game.take(QStringLiteral("set 36 damage 1")));
        QVERIFY(game.take(QStringLiteral("set 36 suppressed on")));
        QVERIFY(game.take(QStringLiteral("set 17 suppressed on")));
        const Opened opened(*game.session, 2);
        opened.remove();
        QTRY_COMPARE(opened.ripples()->ripples().rowCount(), 1);
        QTest::mouseClick(opened.ripples()->viewport(), Qt::LeftButton, {}, QPoint(20, 10));
        opened.ripples()->selectAll();
        QTest::keyClick(opened.ripples(), Qt::Key_D);
        QTRY_VERIFY(opened.stands(4, Same, Drop));
        QVERIFY(opened.stands(3, Same, Drop));
        // Clicked on one of them, it is for all of them too.
        opened.click(4, KeepAsPlayed);
        QTRY_VERIFY(opened.stands(4, Same, KeepAsPlayed));
        QVERIFY(opened.stands(3, Same, KeepAsPlayed));
    }

    void whatIsImpossibleCanOnlyBeDropped()
    {
        Evening evening;
        evening.take(QStringLiteral("set 36 at 10.0"));
        evening.take(QStringLiteral("set 17 at 12.0"));
        const int placed = Evening::last + 1;
        const Opened opened(evening.session(), placed);
        opened.line()->setText(QStringLiteral("set 36 at 12.0"));
        QTRY_VERIFY(opened.stands(placed + 1, Impossible, Drop));
        QVERIFY(!RippleModel::allows(*opened.ripple(placed + 1), KeepAsPlayed));
        const QSignalSpy chosen(opened.ripples(), &RippleView::chosen);
        opened.click(placed + 1, KeepAsPlayed);
        opened.click(placed + 1, Revise);
        QCOMPARE(chosen.size(), 0);
        QVERIFY(opened.stands(placed + 1, Impossible, Drop));
    }

    void oneEntryIsReplacedByOne()
    {
        Evening evening;
        const Opened opened(evening.session(), Evening::move);
        opened.line()->setText(evening.line + u' ' + evening.line);
        QTRY_VERIFY(opened.verdict().contains(QStringLiteral("One entry is replaced by one")));
        QVERIFY(!opened.amend()->isEnabled());
    }

    void anObjectionDoesNotForbid()
    {
        Evening evening;
        const Opened opened(evening.session(), Evening::move);
        const auto past = evening.session().pastOf(Evening::move).value();
        const auto asked = evening.session().game().ask(past.before, {});
        const auto& cars = std::get<table::Prompt>(asked).options;
        const auto stranger = std::ranges::find_if(
            cars, [](const table::Option& option) { return !option.objections.isEmpty(); }); // not its turn
        opened.line()->setText(stranger->answer + QStringLiteral(" solo+2 20.0 // so it was"));
        QTRY_VERIFY(opened.verdict().contains(QStringLiteral("Against the rules")));
        QVERIFY(opened.verdict().contains(QStringLiteral("4.4")));
        QVERIFY(opened.amend()->isEnabled());
        QTest::keyClick(opened.line(), Qt::Key_Return);
        QTRY_VERIFY(opened.amend()->isEnabled());
        QTest::keyClick(opened.line(), Qt::Key_Return, Qt::ControlModifier);
        const table::Entry entry = evening.session().entries().last();
        QCOMPARE(entry.kind, table::EntryKind::Amendment);
        QCOMPARE(entry.note, QStringLiteral("so it was"));
        QVERIFY(!entry.amended.first().objections.isEmpty());
    }

    void itCanBeClosedWhileItThinks()
    {
        Evening evening;
        for (int i = 0; i < 20; ++i) {
            const Opened opened(evening.session(), Evening::move);
            opened.remove();
            opened.line()->setText(QStringLiteral("%1 overtake+2").arg(i));
        }
        QTest::qWait(50);
        QCOMPARE(evening.session().last(), Evening::last);
    }

    void theListKeepsItsPromises()
    {
        RippleModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto line = [](int entry, Amendment::Fate fate, Amendment::Resolution resolution) {
            log::RippleLine ripple;
            ripple.entry = entry;
            ripple.fate = fate;
            ripple.resolution = resolution;
            return ripple;
        };
        model.setOpen(true);
        model.setLines({line(2, Same, KeepAsPlayed), line(3, Differs, Revise), line(4, Same, Drop)});
        QCOMPARE(model.rowCount(), 4); // two that change, the fold, one that stays
        QCOMPARE(model.index(2).data().toString(), QStringLiteral("1 entry stays as it is"));
        QCOMPARE(model.lineAt(model.index(1))->entry, 4);
        QCOMPARE(model.lineAt(model.index(3))->entry, 2);
        model.setOpen(false);
        QCOMPARE(model.rowCount(), 3);
        model.setLines({});
        QCOMPARE(model.rowCount(), 0);
        model.setOpen(true);
        // A line that changes always says something about it.
        log::RippleLine wordless = line(5, Differs, Revise);
        QVERIFY(RippleModel::details(wordless).contains(QStringLiteral("keeps book")));
        wordless.cleared = true;
        QVERIFY(RippleModel::details(wordless).contains(QStringLiteral("no longer speak against it")));
    }

    void theLogOffersItForWhatStands()
    {
        Evening evening;
        evening.game.session.reset();
        Desk desk;
        desk.setSession(
            table::Session::open(games::find, evening.game.path(), table::Access::ReadWrite).value());
        desk.undo();
        LogPanel* log = desk.logPanel();
        log->show();
        auto* tree = log->findChild<QTreeView*>();
        const auto choose = [&](int entry) {
            bool offered = false;
            QTimer::singleShot(0, log, [&] {
                auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                QVERIFY(menu);
                for (QAction* action : menu->actions()) {
                    if (action->text() == QStringLiteral("Amend…") && action->isEnabled()) {
                        offered = true;
                        action->trigger();
                    }
                }
                menu->close();
            });
            const QModelIndex index = log->tree()->indexOf(entry);
            emit tree->customContextMenuRequested(tree->visualRect(index).center());
            return offered;
        };
        QTRY_COMPARE(log->tree()->indexOf(Evening::last + 1).isValid(), true);
        QVERIFY(!choose(Evening::last));     // taken back
        QVERIFY(!choose(Evening::last + 1)); // says that it was
        QVERIFY(choose(Evening::damage));
        auto* dialog = desk.amending();
        QVERIFY(dialog);

        // Afterwards Marshal says what hands have to do, and the log what became of it.
        dialog->findChild<QCheckBox*>(QStringLiteral("removed"))->click();
        auto* amend = dialog->findChild<QPushButton*>(QStringLiteral("amend"));
        QTRY_VERIFY(amend->isEnabled());
        amend->click();
        QTRY_COMPARE(desk.session()->last(), Evening::last + 2);
        const auto labels = desk.marshalPanel()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral("Take 1 damage marker off 36"));
        }));
        QCOMPARE(log->model()->rowCount(), Evening::last + 2);
        const QModelIndex told = log->model()->indexOf(Evening::last + 2);
        QCOMPARE(log->model()->index(0, 1, told).data().toString(), QStringLiteral("2 did not happen"));
        QCOMPARE(log->model()->rowCount(told), 2); // and the marker; nothing about entries that stayed
        QVERIFY(!log->model()->canBeAmended(Evening::damage));
    }

    void theLogSaysWhatStandsInstead()
    {
        Evening evening;
        LogModel model;
        model.setSession(&evening.session());
        const auto text = [&] { return model.index(Evening::damage - 1, 1).data().toString(); };
        const QString recorded = text();
        const Opened opened(evening.session(), Evening::damage);
        opened.line()->setText(QStringLiteral("set 36 damage 3"));
        QTRY_VERIFY(opened.amend()->isEnabled());
        opened.amend()->click();
        QCOMPARE(text(), recorded + QStringLiteral(" → Set by hand: 36 takes 3 damage"));
        QVERIFY(model.canBeAmended(Evening::damage));
        LogModel again; // read from the start
        again.setSession(&evening.session());
        QCOMPARE(again.index(Evening::damage - 1, 1).data().toString(), text());
        QVERIFY(evening.session().undo());
        QCOMPARE(text(), recorded);
    }

    void theDialogGoesWithTheGame()
    {
        Evening evening;
        evening.game.session.reset();
        Desk desk;
        desk.setSession(
            table::Session::open(games::find, evening.game.path(), table::Access::ReadWrite).value());
        desk.amend(Evening::damage);
        const QPointer<QWidget> dialog = desk.amending();
        QVERIFY(dialog);
        desk.setSession(nullptr);
        QVERIFY(!dialog);
    }

    void whatNoLongerStandsIsRefusedWithTheReason()
    {
        Evening evening;
        evening.game.session.reset();
        Desk desk;
        desk.setSession(
            table::Session::open(games::find, evening.game.path(), table::Access::ReadWrite).value());
        desk.undo();
        desk.session()->settle();
        const QSignalSpy problem(&desk, &Desk::problem);
        desk.amend(Evening::last);
        QCOMPARE(problem.size(), 1);
        QVERIFY(!desk.amending());
    }
};

ONE_OF_MANY(TestAmend)
#include "test_amend.moc"
