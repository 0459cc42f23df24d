// Changing the past through the window, from the log to the hands-on steps.
#include "support/demo_game.h"
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
using enum Amendment::Verdict;
using enum Amendment::Resolution;

namespace {

// A move that leaves nobody in range, so that it is a segment of its own; as a line.
QString plainMove(const table::Session& session)
{
    const auto rehearsed = [&](const QString& line) {
        return table::rehearse(session.game(), session.now(), line.split(u' ', Qt::SkipEmptyParts),
                               session.trialSource());
    };
    const auto options = [&](const QString& line) {
        const table::Rehearsal rehearsal = rehearsed(line);
        const auto* prompt = std::get_if<table::Prompt>(&rehearsal.end);
        QStringList answers;
        for (const table::Option& option : prompt ? prompt->options : QList<table::Option>()) {
            if (option.objections.isEmpty() && !option.answer.startsWith(u'@'))
                answers.append(option.answer);
        }
        return answers;
    };
    const QString car = options({}).first();
    const QString start = car + u' ' + options(car).first();
    for (const QString& end : options(start)) {
        const QString line = start + u' ' + end;
        for (const QString& whole : {line, line + QStringLiteral(" 1")}) {
            const table::Rehearsal rehearsal = rehearsed(whole);
            const auto next = session.game().ask(rehearsal.state, {});
            const auto* prompt = std::get_if<table::Prompt>(&next);
            if (rehearsal.isComplete() && rehearsal.steps.size() == 1 && prompt &&
                prompt->id == QStringLiteral("car"))
                return whole;
        }
    }
    return {};
}

// Cards without stars, dealt by the app, so that nothing follows from a move.
QJsonObject plainCards()
{
    const QJsonObject card{{QStringLiteral("card"), QStringLiteral("solo+4")}, {QStringLiteral("count"), 60}};
    return {
        {QStringLiteral("decks"),
         QJsonObject{{QStringLiteral("race"), QJsonObject{{QStringLiteral("by"), QStringLiteral("app")},
                                                          {QStringLiteral("cards"), QJsonArray{card}}}}}}};
}

// An evening of five entries: the grid, a marker of damage, two moves, another marker.
struct Evening
{
    static constexpr int damage = 2;
    static constexpr int firstMove = 3;
    static constexpr int secondMove = 4;
    static constexpr int last = 5;

    DemoGame game{7, plainCards()};
    QString firstLine;

    Evening()
    {
        take(QStringLiteral("set 36 damage 1"));
        firstLine = plainMove(*game.session);
        take(firstLine);
        take(plainMove(*game.session));
        take(QStringLiteral("set 36 suppressed on"));
    }
    void take(const QString& line) { QVERIFY(game.take(line)); }
    table::Session& session() { return *game.session; }
};

struct Opened
{
    AmendDialog dialog;

    Opened(table::Session& session, int entry) : dialog(session, session.pastOf(entry).value(), nullptr)
    {
        dialog.show();
    }
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
    bool stands(int entry, Amendment::Verdict verdict, Amendment::Resolution resolution) const
    {
        const log::RippleLine* line = ripple(entry);
        return line && line->verdict == verdict && line->resolution == resolution;
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
        const Opened opened(evening.session(), Evening::firstMove);
        const auto& game = evening.session().game();
        const auto past = evening.session().pastOf(Evening::firstMove).value();
        const auto question = [&](const table::Answers& answers) {
            return game.say(std::get<table::Prompt>(game.ask(past.before, answers)).question);
        };
        QTRY_COMPARE(opened.verdict(), question({}));
        QVERIFY(!opened.amend()->isEnabled());

        const QString car = evening.firstLine.section(u' ', 0, 0);
        QTest::keyClicks(opened.line(), car);
        QTRY_COMPARE(opened.verdict(), question({car}));
        QTest::keyClicks(opened.line(), QStringLiteral(" so")); // the beginning of an answer
        QTest::qWait(300);
        QCOMPARE(opened.verdict(), question({car}));
        QTest::keyClicks(opened.line(), QStringLiteral("nonsense"));
        QTRY_VERIFY(opened.verdict() != question({car}));
        QVERIFY(!opened.amend()->isEnabled());

        // What it says already changes nothing.
        opened.line()->setText(evening.firstLine);
        QTRY_VERIFY(opened.verdict().contains(QStringLiteral("stands already")));
        QVERIFY(!opened.amend()->isEnabled());
        QCOMPARE(evening.session().last(), Evening::last);
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
        QVERIFY(opened.stands(Evening::secondMove, Same, KeepAsPlayed));
        QTest::keyClick(list, Qt::Key_Space);
        QCOMPARE(list->ripples().rowCount(), 1);
        QVERIFY(opened.steps().contains(QStringLiteral("36 takes 2 damage")));
    }

    void theChoiceIsMadeOnTheLine()
    {
        Evening evening;
        const Opened opened(evening.session(), Evening::firstMove);
        opened.remove();
        // Without the first move it was not the second team's turn.
        QTRY_VERIFY(opened.stands(Evening::secondMove, Objected, KeepAsPlayed));
        const log::RippleLine* line = opened.ripple(Evening::secondMove);
        QVERIFY(RippleModel::details(*line).contains(QStringLiteral("4.4")));
        QVERIFY(!opened.line()->isEnabled());

        opened.click(Evening::secondMove, Drop);
        QTRY_VERIFY(opened.stands(Evening::secondMove, Objected, Drop));
        QTRY_VERIFY(opened.amend()->isEnabled());
        const int cars = static_cast<int>(opened.steps().count(u'\n')) + 1;
        QVERIFY(cars >= 2); // both go back

        opened.part<QLineEdit>("note")->setText(QStringLiteral("we dreamt it"));
        QTest::mouseClick(opened.amend(), Qt::LeftButton);
        QCOMPARE(opened.dialog.result(), int(QDialog::Accepted));
        const table::Entry entry = evening.session().entries().last();
        QCOMPARE(entry.kind, table::EntryKind::Amendment);
        QCOMPARE(entry.target, Evening::firstMove);
        QCOMPARE(entry.note, QStringLiteral("we dreamt it"));
        QCOMPARE(entry.amended.size(), 1); // the last correction
        const auto show = evening.session().game().show(evening.session().now());
        const auto then = evening.session().game().show(evening.session().at(Evening::damage).value());
        for (qsizetype i = 0; i < show.pieces.size(); ++i)
            QCOMPARE(show.pieces[i].place, then.pieces[i].place);
    }

    void aChoiceIsForAllSelectedLines()
    {
        Evening evening;
        evening.take(plainMove(evening.session()));
        const Opened opened(evening.session(), Evening::firstMove);
        opened.remove();
        QTRY_VERIFY(opened.row(Evening::secondMove).isValid());
        opened.click(Evening::secondMove, Drop);
        const int thirdMove = Evening::last + 1; // was right only after the second
        QTRY_VERIFY(opened.stands(thirdMove, Objected, KeepAsPlayed));
        opened.ripples()->selectAll();
        QTest::keyClick(opened.ripples(), Qt::Key_D);
        QTRY_VERIFY(opened.stands(thirdMove, Objected, Drop));
        QVERIFY(opened.stands(Evening::secondMove, Objected, Drop));
        // Clicked on one of them, it is for all of them too.
        opened.click(thirdMove, KeepAsPlayed);
        QTRY_VERIFY(opened.stands(Evening::secondMove, Objected, KeepAsPlayed));
        // Its turn has come again.
        const log::RippleLine* third = opened.ripple(thirdMove);
        QVERIFY(!third || !RippleModel::details(*third).contains(QStringLiteral("is to act")));
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
        const Opened opened(evening.session(), Evening::firstMove);
        opened.line()->setText(evening.firstLine + u' ' + evening.firstLine);
        QTRY_VERIFY(opened.verdict().contains(QStringLiteral("One entry is replaced by one")));
        QVERIFY(!opened.amend()->isEnabled());
    }

    void anObjectionDoesNotForbid()
    {
        Evening evening;
        const Opened opened(evening.session(), Evening::firstMove);
        const auto past = evening.session().pastOf(Evening::firstMove).value();
        const auto asked = evening.session().game().ask(past.before, {});
        const QString stranger = std::get<table::Prompt>(asked).options.last().answer; // not its turn
        opened.line()->setText(stranger + QStringLiteral(" solo+2 20.0 // so it was"));
        QTRY_VERIFY(opened.verdict().contains(QStringLiteral("Against the rules")));
        QVERIFY(opened.verdict().contains(QStringLiteral("4.4")));
        QVERIFY(opened.amend()->isEnabled());
        QTest::keyClick(opened.line(), Qt::Key_Return);
        const table::Entry entry = evening.session().entries().last();
        QCOMPARE(entry.kind, table::EntryKind::Amendment);
        QCOMPARE(entry.note, QStringLiteral("so it was"));
        QVERIFY(!entry.amended.first().objections.isEmpty());
    }

    void itCanBeClosedWhileItThinks()
    {
        Evening evening;
        for (int i = 0; i < 20; ++i) {
            const Opened opened(evening.session(), Evening::firstMove);
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
        const auto line = [](int entry, Amendment::Verdict verdict, Amendment::Resolution resolution) {
            log::RippleLine ripple;
            ripple.entry = entry;
            ripple.verdict = verdict;
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
    }

    void theLogOffersItForWhatStands()
    {
        Evening evening;
        evening.game.session.reset();
        Desk desk;
        desk.setSession(table::Session::open(evening.game.path(), table::Access::ReadWrite).value());
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
            const QModelIndex index = tree->model()->index(entry - 1, 1);
            emit tree->customContextMenuRequested(tree->visualRect(index).center());
            return offered;
        };
        QVERIFY(!choose(Evening::last));     // taken back
        QVERIFY(!choose(Evening::last + 1)); // says that it was
        QVERIFY(choose(Evening::damage));
        auto* dialog = QApplication::activeModalWidget();
        QVERIFY(qobject_cast<AmendDialog*>(dialog));

        // Afterwards Marshal says what hands have to do, and the log what became of it.
        dialog->findChild<QCheckBox*>(QStringLiteral("removed"))->click();
        auto* amend = dialog->findChild<QPushButton*>(QStringLiteral("amend"));
        QTRY_VERIFY(amend->isEnabled());
        amend->click();
        const auto labels = desk.marshalPanel()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral("1 damage comes off 36"));
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
        desk.setSession(table::Session::open(evening.game.path(), table::Access::ReadWrite).value());
        desk.amend(Evening::damage);
        const QPointer<QWidget> dialog = QApplication::activeModalWidget();
        QVERIFY(dialog);
        desk.setSession(nullptr);
        QVERIFY(!dialog);
    }

    void whatNoLongerStandsIsRefusedWithTheReason()
    {
        Evening evening;
        evening.game.session.reset();
        Desk desk;
        desk.setSession(table::Session::open(evening.game.path(), table::Access::ReadWrite).value());
        desk.undo();
        const QSignalSpy problem(&desk, &Desk::problem);
        desk.amend(Evening::last);
        QCOMPARE(problem.size(), 1);
        QVERIFY(!QApplication::activeModalWidget());
    }
};

QTEST_MAIN(TestAmend)
#include "test_amend.moc"
