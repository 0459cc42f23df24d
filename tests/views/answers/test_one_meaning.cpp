// One meaning for every key in the real window: nothing is recorded that nobody meant.
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/open_window.h"
#include "support/window/settings_sandbox.h"

#include "answers/answers_view.h"
#include "answers/option_matrix.h"
#include "settings/settings.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QListView>
#include <QPushButton>
#include <QTableView>
#include <QTimer>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::OpenWindow;

namespace {

QPushButton* insistButton(OpenWindow& set)
{
    for (QPushButton* button : set.desk().marshalPanel()->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("Record as played"))
            return button;
    }
    return nullptr;
}

// A line that the rules speak against: it is not its turn.
QString illegalLine(OpenWindow& set)
{
    return test::carOutOfTurn(set.prompt()) + QStringLiteral(" solo+2 20.0");
}

void enterIllegalLine(OpenWindow& set)
{
    set.typeLine(illegalLine(set));
    set.press(Qt::Key_Return);
    QTRY_VERIFY(insistButton(set)->isVisible());
}

} // namespace

class TestOneMeaning : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }
    void init() { test::failOnUnexpectedWarnings(); }

    void goingOnTypingAfterAnObjectionRecordsNothing()
    {
        OpenWindow set;
        enterIllegalLine(set);
        QCOMPARE(QApplication::focusWidget(), set.line());
        QCOMPARE(set.line()->text(), illegalLine(set));
        set.type(QStringLiteral("  and so on "));
        set.press(Qt::Key_Space);
        set.press(Qt::Key_Return); // it is not understood
        QTest::qWait(50);
        QCOMPARE(set.session().last(), 1);
    }

    void whoInsistsSaysSo_data()
    {
        QTest::addColumn<QString>("how");
        for (const char* how : {"bang", "click", "tab and enter"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void whoInsistsSaysSo()
    {
        QFETCH(const QString, how);
        OpenWindow set;
        enterIllegalLine(set);
        if (how == QStringLiteral("bang")) {
            set.type(QStringLiteral(" !"));
            set.press(Qt::Key_Return);
        } else if (how == QStringLiteral("click")) {
            QTest::mouseClick(insistButton(set), Qt::LeftButton);
        } else {
            set.activate();
            for (int i = 0; i < 20 && QApplication::focusWidget() != insistButton(set); ++i)
                set.press(Qt::Key_Backtab);
            QCOMPARE(QApplication::focusWidget(), insistButton(set));
            set.press(Qt::Key_Return);
        }
        QTRY_COMPARE(set.session().last(), 2);
        QVERIFY(!set.session().entries().last().objections.isEmpty());
        QTRY_COMPARE(set.keyboard(), set.line());
        QVERIFY(set.line()->text().isEmpty());
    }

    void aButtonBelongsToTheLineOnShow()
    {
        OpenWindow set;
        enterIllegalLine(set);
        // Something else is typed over it: the old line can't be recorded any more.
        set.typeLine(QStringLiteral("set 36 damage 4"));
        QTRY_VERIFY(!insistButton(set)->isVisible());
        QCOMPARE(set.session().last(), 1);
    }

    void keysReachTheGameFromAnEmptyLine()
    {
        OpenWindow set;
        set.typeLine(QStringLiteral("set 36 damage 4"));
        set.press(Qt::Key_Return);
        QTRY_COMPARE(set.session().last(), 2);
        QCOMPARE(QApplication::focusWidget(), set.line());
        set.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(set.session().last(), 3);
        QCOMPARE(set.session().entries().last().kind, table::EntryKind::Undo);
        set.press(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(set.session().entries().last().kind, table::EntryKind::Redo);
        for (const QString& text : {QString(), QStringLiteral("21 so")}) {
            set.typeLine(text);
            bool opened = false;
            QTimer closing;
            connect(&closing, &QTimer::timeout, this, [&] {
                if (QWidget* dialog = QApplication::activeModalWidget()) {
                    opened = true;
                    dialog->close();
                }
            });
            closing.start(10);
            set.press(Qt::Key_E, Qt::ControlModifier);
            QVERIFY(opened);
        }
    }

    void inALineWithTextUndoIsAboutTheText()
    {
        OpenWindow set;
        set.typeLine(QStringLiteral("set 36 damage 4"));
        set.press(Qt::Key_Return);
        QTRY_COMPARE(set.session().last(), 2);
        set.type(QStringLiteral("21 solo"));
        set.press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(set.line()->text() != QStringLiteral("21 solo"));
        set.press(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(set.line()->text(), QStringLiteral("21 solo"));
        QCOMPARE(set.session().last(), 2);
    }

    void noOldLineComesBack()
    {
        OpenWindow set;
        enterIllegalLine(set);
        set.typeLine(QStringLiteral("set 36 damage 4"));
        set.press(Qt::Key_Return);
        QTRY_COMPARE(set.session().last(), 2);
        for (int i = 0; i < 4; ++i) {
            set.press(Qt::Key_Z, Qt::ControlModifier);
            QVERIFY(set.line()->text().isEmpty());
        }
        QTRY_COMPARE(set.session().last(), 4); // the correction and the grid were taken back
    }

    void whatIsTypedBeforeTheAnswerIsTheNextLine()
    {
        OpenWindow set;
        const QString car = set.prompt().options.first().answer;
        set.typeLine(QStringLiteral("%1 solo+2 ").arg(car));
        QVERIFY(set.waitFor(QStringLiteral("end")));
        set.type(set.prompt().options.first().answer + QStringLiteral(" 1"));
        set.press(Qt::Key_Return);
        set.type(QStringLiteral("done")); // at once: nothing has been thought about yet
        QTRY_COMPARE(set.session().last(), 2);
        QCOMPARE(set.line()->text(), QStringLiteral("done"));
        QCOMPARE(set.session().entries().last().action.kind, QStringLiteral("activate"));
    }

    void theirKeysGoToDocksAndNeverHideThem()
    {
        OpenWindow set;
        const QWidgetList docks{set.desk().boardPanel(), set.desk().marshalPanel(), set.desk().matsView(),
                                set.desk().scoreView(),  set.desk().logPanel(),     set.desk().decksView(),
                                set.desk().rulesPanel()};
        for (int again = 0; again < 2; ++again) {
            for (int i = 0; i < docks.size(); ++i) {
                for (int twice = 0; twice < 2; ++twice) {
                    set.press(static_cast<Qt::Key>(Qt::Key_1 + i), Qt::ControlModifier);
                    QVERIFY2(docks[i]->isVisible(), qPrintable(QString::number(i + 1)));
                    QVERIFY2(docks[i]->isAncestorOf(QApplication::focusWidget()),
                             qPrintable(QString::number(i + 1)));
                }
            }
        }
    }

    void undoWorksFromEverywhere()
    {
        OpenWindow set;
        for (int i = 0; i < 7; ++i) {
            set.press(static_cast<Qt::Key>(Qt::Key_1 + i), Qt::ControlModifier);
            QVERIFY(set.session().annotate(1, QStringLiteral("x")));
            set.desk().correct(QStringLiteral("36"), QStringLiteral("damage"), QString::number(i % 2 + 1));
            QTRY_COMPARE(set.session().entries().last().kind, table::EntryKind::Correction);
            const int before = set.session().last();
            set.press(Qt::Key_Z, Qt::ControlModifier);
            QTRY_COMPARE(set.session().last(), before + 1);
            QCOMPARE(set.session().entries().last().kind, table::EntryKind::Undo);
        }
    }

    void typingInTheListGoesToTheLine()
    {
        OpenWindow set;
        QListView* list = set.desk().marshalPanel()->answersView()->list();
        list->setFocus(Qt::TabFocusReason);
        const QString car = set.prompt().options.last().answer;
        set.type(car);
        QCOMPARE(QApplication::focusWidget(), set.line());
        QCOMPARE(set.line()->text(), car);
    }

    void theKeyboardStaysWithTheAnswers()
    {
        OpenWindow set;
        AnswersView* answers = set.desk().marshalPanel()->answersView();
        set.desk().conversation()->answer(set.prompt().options.first().answer);
        QVERIFY(set.waitFor(QStringLiteral("card")));
        set.activate();
        answers->matrix()->setFocus(Qt::TabFocusReason);
        QVERIFY(answers->matrix()->currentIndex().isValid());
        set.press(Qt::Key_Return);
        QVERIFY(set.waitFor(QStringLiteral("end")));
        QCOMPARE(QApplication::focusWidget(), answers->list());
        set.press(Qt::Key_Return); // twice: that is not the answer to the next question
        QTest::qWait(50);
        QCOMPARE(set.prompt().id, QStringLiteral("end"));
        QCOMPARE(set.session().last(), 1);
    }

    void theKeyboardCanBeSeen_data()
    {
        QTest::addColumn<Appearance>("appearance");
        QTest::newRow("light") << Appearance::Light;
        QTest::newRow("dark") << Appearance::Dark;
    }
    void theKeyboardCanBeSeen()
    {
        QFETCH(const Appearance, appearance);
        Settings settings;
        settings.appearance = appearance;
        settings.save();
        OpenWindow set;
        for (int i = 0; i < 7; ++i) {
            set.press(static_cast<Qt::Key>(Qt::Key_1 + i), Qt::ControlModifier);
            QWidget* const first = QApplication::focusWidget();
            for (int stop = 0; stop < 12; ++stop) {
                QWidget* const widget = QApplication::focusWidget();
                QVERIFY(widget);
                set.board()->settle();
                const QImage with = set.window.grab().toImage();
                widget->clearFocus();
                const QImage without = set.window.grab().toImage();
                QVERIFY2(with != without,
                         qPrintable(QStringLiteral("dock %1: %2 %3")
                                        .arg(i + 1)
                                        .arg(QString::fromLatin1(widget->metaObject()->className()),
                                             widget->accessibleName())));
                widget->setFocus(Qt::TabFocusReason);
                if (widget == set.board())
                    break; // there the key goes through the choices
                set.press(Qt::Key_Tab);
                if (QApplication::focusWidget() == first)
                    break;
            }
        }
    }

private:
    test::SettingsSandbox m_sandbox;
};

ONE_OF_MANY(TestOneMeaning)
#include "test_one_meaning.moc"
