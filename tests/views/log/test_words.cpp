// What the window says: events with what they do, one complaint at a time, a log that tells the story.
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/open_window.h"
#include "support/window/settings_sandbox.h"

#include "answers/answers_view.h"
#include "answers/options_model.h"
#include "log/log_panel.h"
#include "log/replay.h"
#include "log/replay_bar.h"
#include "style/reserved_text.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QListView>
#include <QPushButton>
#include <QTreeView>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::OpenWindow;

namespace {

QString w(const char* words)
{
    return QString::fromUtf8(words);
}

// The first car that may act, driven to an end with a star: an event is due.
bool driveToAnEvent(OpenWindow& open)
{
    const QString car = open.prompt().options.first().answer;
    for (const char* end : {"", " 1"}) {
        const auto asked = open.session().game().ask(open.session().now(), {car, w("solo+3*")});
        const auto* prompt = std::get_if<table::Prompt>(&asked);
        if (!prompt || prompt->options.isEmpty())
            return false;
        open.typeLine(car + w(" solo+3* ") + prompt->options.first().answer + w(end));
        open.press(Qt::Key_Return);
        if (open.waitFor(w("event")))
            return true;
    }
    return false;
}

QFrame* noticeOf(OpenWindow& open)
{
    return open.desk().marshalPanel()->findChild<QFrame*>(w("notice"));
}

} // namespace

class TestWords : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;

private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }
    void init() { test::failOnUnexpectedWarnings(); }

    void eventsStandInTwoColumnsWithWhatTheyDo()
    {
        OpenWindow open;
        QVERIFY(driveToAnEvent(open));
        QListView* list = open.desk().marshalPanel()->findChild<AnswersView*>()->list();
        QCOMPARE(list->model()->rowCount(), 28);
        QTRY_VERIFY(list->visualRect(list->model()->index(1, 0)).isValid());
        const QRect first = list->visualRect(list->model()->index(0, 0));
        const QRect second = list->visualRect(list->model()->index(1, 0));
        const QRect third = list->visualRect(list->model()->index(2, 0));
        QCOMPARE(second.top(), first.top());
        QVERIFY(second.left() >= first.right());
        QVERIFY(third.top() >= first.bottom());
        QVERIFY(second.right() <= list->viewport()->width());
        QVERIFY(!list->model()->index(0, 0).data(OptionsModel::DetailRole).toString().isEmpty());
    }

    void eventsAreFoundWhileTyping()
    {
        OpenWindow open;
        QVERIFY(driveToAnEvent(open));
        QListView* list = open.desk().marshalPanel()->findChild<AnswersView*>()->list();
        const auto shown = [&] {
            int count = 0;
            for (int row = 0; row < list->model()->rowCount(); ++row)
                count += list->isRowHidden(row) ? 0 : 1;
            return count;
        };
        open.typeLine(w("blown"));
        QTRY_COMPARE(shown(), 2);
        open.typeLine(w("zeppelin")); // nobody is left alone with an empty list
        QTRY_COMPARE(shown(), 28);
        open.typeLine(w("trough"));
        QTRY_COMPARE(shown(), 3);
    }

    void oneComplaintAtATime()
    {
        OpenWindow open;
        const QString barred = test::carOutOfTurn(open.prompt());
        const auto complaints = [&] {
            QStringList texts;
            if (noticeOf(open)->isVisible())
                texts.append(noticeOf(open)->findChild<ReservedText*>()->text());
            for (const ReservedText* text : open.desk().marshalPanel()->findChildren<ReservedText*>()) {
                if (text->parent() == open.desk().marshalPanel() && text->text().contains(w("✗")))
                    texts.append(text->text());
            }
            return texts;
        };
        // Both lines are on their way before the first is refused.
        open.typeLine(barred + w(" solo+9"));
        open.press(Qt::Key_Return);
        open.type(w("zeppelin"));
        open.press(Qt::Key_Return);
        QTest::qWait(400);
        QVERIFY2(complaints().size() <= 1, qPrintable(complaints().join(w(" | "))));
    }

    void noButtonLiesOnAnObjection()
    {
        OpenWindow open;
        for (const int height : {300, 360, 420, 520, 800}) {
            open.desk().marshalPanel()->window()->resize(1280, std::max(height, 480));
            MarshalPanel* panel = open.desk().marshalPanel();
            const QString barred = test::carOutOfTurn(open.prompt());
            const auto asked = open.session().game().ask(open.session().now(), {barred, w("solo+1")});
            const auto* prompt = std::get_if<table::Prompt>(&asked);
            QVERIFY(prompt && !prompt->options.isEmpty());
            open.typeLine(barred + w(" solo+1 ") + prompt->options.first().answer);
            open.press(Qt::Key_Return);
            QTRY_VERIFY(noticeOf(open)->isVisible());
            panel->resize(panel->width(), height);
            QTest::qWait(20);
            const auto* text = noticeOf(open)->findChild<ReservedText*>();
            for (const QPushButton* button : noticeOf(open)->findChildren<QPushButton*>()) {
                if (button->isVisible())
                    QVERIFY2(!button->geometry().intersects(text->geometry()),
                             qPrintable(QString::number(height)));
            }
            QVERIFY(noticeOf(open)->rect().contains(text->geometry()));
            for (QPushButton* button : noticeOf(open)->findChildren<QPushButton*>()) {
                if (button->text() == w("Take it back"))
                    QTest::mouseClick(button, Qt::LeftButton);
            }
            QVERIFY(open.waitFor(w("car")) || open.waitFor(w("end")));
            open.press(Qt::Key_Escape);
            open.press(Qt::Key_Escape);
            open.press(Qt::Key_Escape);
            open.line()->clear();
            QVERIFY(open.waitFor(w("car")));
        }
    }

    void whatWasTakenBackIsFoldedAway()
    {
        test::DemoGame game;
        LogPanel panel;
        panel.setSession(game.session.get());
        QVERIFY(game.take(w("set 36 damage 2")));
        const QModelIndex before = panel.tree()->indexOf(2);
        QCOMPARE(before.parent().data(LogTree::LevelRole).toInt(), static_cast<int>(LogTree::Level::Group));
        QVERIFY(game.session->undo());
        const QModelIndex undone = panel.tree()->indexOf(2);
        const QModelIndex undo = panel.tree()->indexOf(3);
        QCOMPARE(undone.parent().data(LogTree::LevelRole).toInt(), static_cast<int>(LogTree::Level::Folded));
        QCOMPARE(undo.parent(), undone.parent());
        const auto* view = panel.findChild<QTreeView*>();
        QVERIFY(!view->isExpanded(undone.parent()));
        QVERIFY(view->isExpanded(undone.parent().parent()));
        // Who looks for it finds it at once.
        LogFilter filter;
        filter.kind = LogFilter::Kind::TakenBack;
        panel.tree()->setFilter(filter);
        QCOMPARE(panel.tree()->indexOf(2).parent().data(LogTree::LevelRole).toInt(),
                 static_cast<int>(LogTree::Level::Group));
    }

    void theReplaySaysWhatHappens()
    {
        test::DemoGame game(7, test::cardsOnTheTable());
        QVERIFY(game.take(w("set 17 damage 1")));
        LogPanel panel;
        panel.setSession(game.session.get());
        panel.resize(400, 500);
        panel.show();
        const auto* told = panel.findChild<ReplayBar*>()->findChild<ReservedText*>(w("told"));
        QVERIFY(told);
        panel.showPoint(2);
        QVERIFY(told->isHidden()); // that is now
        QVERIFY(game.take(w("set 17 damage 2")));
        panel.showPoint(2);
        QVERIFY(!told->isHidden());
        QVERIFY2(told->text().contains(w("17 takes 1 damage")), qPrintable(told->text()));
    }
};

ONE_OF_MANY(TestWords)
#include "test_words.moc"
