// The card in somebody's hand says otherwise: from the question, a mat and a deck, with the mouse and with
// the keyboard, into the library and into the game.
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/open_window.h"
#include "support/window/settings_sandbox.h"

#include "answers/answers_view.h"
#include "content/marks.h"
#include "content/owners_library.h"
#include "content/place.h"
#include "games/apocalypse_trail/table/state.h"
#include "library/card_says.h"
#include "library/item_dialog.h"
#include "library/record_page.h"
#include "log/log_panel.h"
#include "marshal/conversation.h"
#include "mats/mats_view.h"
#include "table/content_words.h"

#include <QDir>
#include <QLabel>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTimer>
#include <QToolButton>

#include <kddockwidgets/KDDockWidgets.h>

using namespace roadmarshal;
using namespace roadmarshal::views;
using namespace Qt::StringLiterals;

namespace {

// A journey whose crews look for vehicles.
struct Outfitting : test::WindowOn<test::DemoGame>
{
    Outfitting() : WindowOn(u"row"_s, 7, QJsonObject{}, *games::find(u"apocalypse-trail"_s))
    {
        int asked = 0; // behind which entry
        const auto listening =
            QObject::connect(desk().conversation(), &Conversation::asked, &window,
                             [&](const table::Prompt&) { asked = desk().session()->last(); });
        for (int i = 0; i < 12 && !(prompt().id == u"choose" && isVehicle(prompt().options.front().answer));
             ++i) {
            const int before = session().last();
            desk().take(prompt().id == u"row" ? u"app"_s : prompt().options.front().answer);
            (void)QTest::qWaitFor([&] { return asked > before; });
        }
        QObject::disconnect(listening);
    }
    const apocalypse_trail::Box& box() { return session().now().as<apocalypse_trail::State>().box(); }
    bool isVehicle(const QString& id) { return box().vehicle(id) != nullptr; }
    QString vehicle() { return prompt().options.front().answer; }
    content::Item inLibrary()
    {
        const auto kind = table::kindOf(session().game(), u"box"_s);
        return content::Library::standard().find(*kind, box().id).value();
    }
    ItemDialog* dialog() { return window.findChild<ItemDialog*>(); }
    // What a menu that is about to open is to do, by the beginning of an entry's text.
    static void pickSoon(const QString& text)
    {
        QTimer::singleShot(50, [text] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (QAction* action : menu->actions()) {
                if (!action->text().startsWith(text))
                    continue;
                if (action->menu())
                    action = action->menu()->actions().front();
                menu->close();
                return action->trigger();
            }
            menu->close();
            QFAIL(qPrintable(u"no "_s + text));
        });
    }
    // Without a window manager nobody hands the keyboard to a new dialog.
    void pressSave()
    {
        dialog()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog()));
        QTest::keyClick(dialog(), Qt::Key_S, Qt::ControlModifier);
    }
    void clickSave()
    {
        for (QPushButton* button : dialog()->findChildren<QPushButton*>()) {
            if (button->text() == u"&Save")
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL("no button");
    }
    void typeInto(const QString& place, const QString& text)
    {
        QWidget* editor = dialog()->page()->editorAt(place);
        QVERIFY(editor);
        editor->setFocus();
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
    }
};

const QString otherwise = u"This card says otherwise"_s;

} // namespace

class TestCardSays : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_sandbox;

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    }
    void init()
    {
        test::failOnUnexpectedWarnings();
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/boxes"_s)
            .removeRecursively();
    }
    void cleanupTestCase() { init(); }

    void fromTheQuestionWithTheMouse()
    {
        Outfitting set;
        QVERIFY(set.isVehicle(set.vehicle()));
        const QString card = set.vehicle();
        const int cost = set.box().vehicle(card)->cost;
        const int last = set.session().last();
        QListView* list = set.desk().marshalPanel()->answersView()->list();
        Outfitting::pickSoon(otherwise);
        emit list->customContextMenuRequested(list->visualRect(list->model()->index(0, 0)).center());
        QTRY_VERIFY(set.dialog());
        const QString place = set.session().game().printed(set.session().now(), card)->place;
        // A wrong value is answered at its field, and nothing is saved.
        set.typeInto(place + u".cost"_s, u"lots"_s);
        set.pressSave();
        QVERIFY(set.dialog());
        QCOMPARE(set.session().last(), last);
        set.typeInto(place + u".cost"_s, QString::number(cost + 3));
        set.clickSave();
        QTRY_COMPARE(set.session().last(), last + 1);
        QTRY_VERIFY(!set.dialog());
        QCOMPARE(set.box().vehicle(card)->cost, cost + 3);
        // The question says so at once, and so does the log.
        QTRY_COMPARE(set.prompt().options.front().badge.args[u"cost"_s].toInt(), cost + 3);
        const QString told =
            set.session().game().tell(set.session().now(), set.session().entries().last().effects.front());
        QVERIFY2(told.contains(QString::number(cost + 3)), qPrintable(told));
        // It is the owner's word now; all else is still ours.
        const content::Item item = set.inLibrary();
        QCOMPARE(item.source, content::Source::Owner);
        QCOMPARE(content::valueAt(item.json, place + u".cost"_s).toInt(), cost + 3);
        QVERIFY(!item.invented.contains(place + u".cost"_s));
        QVERIFY(!item.invented.isEmpty());
        set.desk().undo();
        QTRY_COMPARE(set.box().vehicle(card)->cost, cost);
    }

    void fromTheQuestionWithTheKeyboard()
    {
        Outfitting set;
        const QString card = set.vehicle();
        const int last = set.session().last();
        const int speed = set.box().vehicle(card)->speed;
        QListView* list = set.desk().marshalPanel()->answersView()->list();
        list->setFocus();
        list->setCurrentIndex(list->model()->index(0, 0));
        QVERIFY(set.desk().marshalPanel()->cardButton()->isVisible());
        QTimer::singleShot(50, [] {
            QWidget* menu = QApplication::activePopupWidget();
            QVERIFY(menu);
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QTest::keyClick(&set.window, Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(set.dialog());
        const QString place = set.session().game().printed(set.session().now(), card)->place;
        set.typeInto(place + u".speed"_s, QString::number(speed + 2));
        set.pressSave();
        QTRY_COMPARE(set.session().last(), last + 1);
        QCOMPARE(set.box().vehicle(card)->speed, speed + 2);
        // Nothing of it is lost with the program.
        set.desk().setSession(nullptr);
        const auto again =
            table::Session::open(games::find, set.demo.path(), table::Access::ReadOnly).value();
        QCOMPARE(again->now().as<apocalypse_trail::State>().box().vehicle(card)->speed, speed + 2);
    }

    void asOnMyCardTakesTheMarksAway()
    {
        Outfitting set;
        const QString card = set.vehicle();
        const content::Printed printed = *set.session().game().printed(set.session().now(), card);
        const qsizetype before = set.inLibrary().invented.size();
        const int last = set.session().last();
        QMenu menu;
        set.desk().cards()->fill(menu, {card});
        QCOMPARE(menu.actions().size(), 2);
        if (!menu.actions()[1]->isEnabled())
            QSKIP("the rulebook prints this one");
        menu.actions()[1]->trigger();
        QVERIFY(set.inLibrary().invented.size() < before);
        for (const QString& place : set.inLibrary().invented)
            QVERIFY(!content::isAtOrIn(place, printed.place));
        QCOMPARE(set.session().last(), last); // the game plays with it already
        QMenu again;
        set.desk().cards()->fill(again, {card});
        QVERIFY(!again.actions()[1]->isEnabled());
    }

    void whatTheGameCanNotTakeOverGoesToTheLibraryAlone()
    {
        Outfitting set;
        const QString card = set.vehicle();
        const int last = set.session().last();
        const content::Printed printed = *set.session().game().printed(set.session().now(), card);
        ItemDialog* dialog = set.desk().cards()->open(printed);
        QVERIFY(dialog);
        // Another id: the table knows the card by the old one.
        set.typeInto(printed.place + u".id"_s, u"hearse"_s);
        bool asked = false;
        const auto answerBox = [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box);
            asked = true;
            QVERIFY(!box->text().contains(u"field-"));
            for (QAbstractButton* button : box->buttons()) {
                if (button->text() == u"Library alone")
                    return button->click();
            }
        };
        QTimer::singleShot(50, answerBox);
        set.clickSave();
        QVERIFY(asked);
        QTRY_VERIFY(!set.dialog());
        QCOMPARE(set.session().last(), last);
        QVERIFY(set.isVehicle(card));
        QCOMPARE(content::valueAt(set.inLibrary().json, printed.place + u".id"_s).toString(), u"hearse"_s);
    }

    void noEntryWhereNothingIsPrinted()
    {
        Outfitting set;
        QMenu menu;
        set.desk().cards()->fill(menu, {u"app"_s, u"pass"_s, u"nobody"_s});
        QVERIFY(menu.isEmpty());
        // A past or a branch has none that could be used.
        set.desk().startWhatIf();
        QTRY_VERIFY(set.desk().isTrying());
        QMenu trying;
        set.desk().cards()->fill(trying, {set.vehicle()});
        QVERIFY(!trying.actions().front()->isEnabled());
        set.desk().backToNow();
    }

    void severalCardsAreCalledAsTheyAre()
    {
        Outfitting set;
        const QString card = set.vehicle();
        const QString other = set.prompt().options[1].answer;
        const table::Game& game = set.session().game();
        const table::State now = set.session().now();
        const content::Printed printed = *game.printed(now, card);
        const auto effects = game.changeContent(
            now, printed,
            content::withValue(game.contentOf(now, printed), printed.place + u".name"_s, u"Salt & Rust"_s));
        QVERIFY(effects);
        const auto renamed = game.evolve(now, effects->front());
        QVERIFY(renamed);
        CardSays says(&set.window);
        says.setTable(&game, *renamed, true);
        says.confirm(printed);
        QMenu menu;
        says.fill(menu, {card, other});
        QCOMPARE(menu.actions()[0]->menu()->actions()[0]->text(), u"Salt && Rust"_s);
        // What is confirmed already can't be confirmed again.
        QMenu* same = menu.actions()[1]->menu();
        emit same->aboutToShow();
        QVERIFY(!same->actions()[0]->isEnabled());
        const QString place = game.printed(now, other)->place;
        QCOMPARE(same->actions()[1]->isEnabled(),
                 std::ranges::any_of(set.inLibrary().invented,
                                     [&](const QString& each) { return content::isAtOrIn(each, place); }));
    }

    // The game knows it by its place in the deck that comes with the program.
    void aCardIsFoundWhereTheOwnersDeckHasIt()
    {
        const test::DemoGame demo(7, {}, *games::find(u"apocalypse-road"_s));
        const table::Game& game = demo.session->game();
        const content::Printed printed = *game.printed(demo.session->now(), u"solo+3"_s);
        QCOMPARE(printed.place, u"cards[1]"_s);
        const content::Kind kind = *table::kindOf(game, printed.kind);
        QJsonObject deck = content::Library::builtIn().find(kind, printed.item).value().json;
        QJsonArray reversed;
        for (const QJsonValue& each : deck[u"cards"_s].toArray())
            reversed.prepend(each);
        deck[u"cards"_s] = reversed;
        QVERIFY(content::OwnersLibrary().save(kind, deck));
        CardSays says(nullptr);
        says.setTable(&game, demo.session->now(), true);
        says.confirm(printed);
        const QStringList left = content::Library::standard().find(kind, printed.item).value().invented;
        QVERIFY(QDir(content::Library::ownersFolder(kind)).removeRecursively());
        QVERIFY(left.contains(u"cards[1].stars"_s));
        QVERIFY(!left.contains(u"cards[%1].stars"_s.arg(reversed.size() - 2)));
    }

    void fromAMatAndADeck()
    {
        Outfitting set;
        QMenu several;
        set.desk().cards()->fill(several, {set.vehicle(), set.prompt().options[1].answer});
        QCOMPARE(several.actions().size(), 2);
        QVERIFY(several.actions().front()->menu());
        QCOMPARE(several.actions().front()->menu()->actions().size(), 2);
        QMenu deck;
        emit set.desk().decksView()->menuOpening(&deck, {set.vehicle()});
        QCOMPARE(deck.actions().size(), 2);
        QMenu mat;
        emit set.desk().matsView()->cardMenuOpening(&mat, {set.vehicle()});
        QCOMPARE(mat.actions().size(), 2);
    }
};

ONE_OF_MANY(TestCardSays)
#include "test_card_says.moc"
