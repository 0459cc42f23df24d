// A dispute from Ctrl+D to the ledger, with the mouse and the keyboard in a real window.
#include "support/demo_game.h"
#include "support/one_of_many.h"
#include "support/window/settings_sandbox.h"

#include "answers/answers_view.h"
#include "answers/options_model.h"
#include "board/board_view.h"
#include "dispute/dispute_dialog.h"
#include "dispute/disputing.h"
#include "dispute/record_ruling_dialog.h"
#include "ledger/house.h"
#include "log/log_panel.h"
#include "marshal/marshal_panel.h"
#include "new_game/new_game_dialog.h"
#include "new_game/rulings_button.h"
#include "rules/rules_panel.h"
#include "style/citation_link.h"
#include "window/board_panel.h"
#include "window/desk.h"
#include "window/main_window.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::DemoGame;

namespace {

QString text(const char* latin)
{
    return QString::fromLatin1(latin);
}

struct Window
{
    DemoGame demo;
    MainWindow window;

    explicit Window(const QStringList& lines = {})
    {
        for (const QString& line : lines) {
            if (!demo.take(line))
                qFatal("%s", qPrintable(line));
        }
        demo.session.reset();
        window.resize(1280, 800);
        window.show();
        if (!QTest::qWaitForWindowActive(&window) || !window.openGame(demo.path()))
            qFatal("the game does not open");
    }
    Desk& desk() { return *window.desk(); }
    DisputeDialog* dialog() { return desk().disputing()->dialog(); }
    BoardView* board() { return desk().boardPanel()->view(); }
    table::Session& session() { return *desk().session(); }

    // By its key, as a person would.
    DisputeDialog* ask()
    {
        QTest::keyClick(&window, Qt::Key_D, Qt::ControlModifier);
        return dialog();
    }
    void type(const char* line)
    {
        dialog()->line()->clear();
        QTest::keyClicks(dialog()->line(), text(line));
        QTest::keyClick(dialog()->line(), Qt::Key_Return);
    }
    bool says(const QString& words)
    {
        return std::ranges::any_of(dialog()->findChildren<QLabel*>(),
                                   [&](const QLabel* label) { return label->text() == words; });
    }
    QString question() { return dialog()->claiming()->prompt().id; }
    void clickAnswer(const QString& answer)
    {
        QListView* list = dialog()->answersView()->list();
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            if (index.data(OptionsModel::AnswerRole) != answer)
                continue;
            list->scrollTo(index);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
            return;
        }
        QFAIL(qPrintable(answer));
    }
    void clickTrack(const Choice& what)
    {
        QTest::mouseClick(board()->viewport(), Qt::LeftButton, {}, board()->viewPointOf(what));
    }
};

// The first point of a text where a link of this kind lies.
std::optional<QPoint> linkIn(const QTextBrowser* browser, const QString& link)
{
    for (int y = 2; y < browser->viewport()->height(); y += 4) {
        for (int x = 2; x < browser->viewport()->width(); x += 4) {
            if (browser->anchorAt(QPoint(x, y)) == link)
                return QPoint(x, y);
        }
    }
    return std::nullopt;
}

} // namespace

class TestDisputeDialog : public QObject
{
    Q_OBJECT

    test::SettingsSandbox m_settings;

private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }
    void init()
    {
        QStandardPaths::setTestModeEnabled(true);
        QFile::remove(ledger::housePath());
    }
    void cleanupTestCase() { QFile::remove(ledger::housePath()); }

    // The three faces: clicks on answers, clicks on the board, and a typed line.
    void clickingAClaim()
    {
        Window window;
        QVERIFY(window.ask());
        QTRY_COMPARE(window.question(), text("claim"));
        window.clickAnswer(text("shot"));
        QTRY_COMPARE(window.question(), text("claim-car"));
        const QList<table::Option> cars = window.dialog()->claiming()->prompt().options;
        const QString car = cars.first().answer;
        window.clickTrack(Choice::piece(car));
        QTRY_COMPARE(window.question(), text("claim-target"));
        window.clickTrack(Choice::piece(cars.last().answer));
        QTRY_VERIFY(window.dialog()->verdict().has_value());
        QCOMPARE(window.dialog()->claim().kind, text("shot"));
        QCOMPARE(window.dialog()->claim().args[text("car")].toString(), car);
        QVERIFY(window.dialog()->verdictText()->toPlainText().contains(text("8.1")));
        // What was clicked is nobody's move.
        QCOMPARE(window.session().last(), 1);
        QVERIFY(window.desk().conversation()->answers().isEmpty());
        QPushButton* back = window.dialog()->findChild<QPushButton*>(text("back"));
        QTest::mouseClick(back, Qt::LeftButton);
        QTRY_VERIFY(!window.dialog()->verdict());
        QCOMPARE(window.question(), text("claim-target"));
    }

    // The way is drawn up to the step that fails, and that one is barred.
    void theFailingStepOnTheBoard()
    {
        Window window({text("set 36 at 6.1")});
        window.ask();
        window.type("move 36 solo-2 7.1,7.2,7.1");
        QTRY_VERIFY(window.dialog()->verdict().has_value());
        const table::Verdict verdict = *window.dialog()->verdict();
        QCOMPARE(verdict.stands, table::Stands::No);
        QCOMPARE(verdict.route.failsAt, 2);
        QVERIFY(window.dialog()->verdictText()->toPlainText().contains(text("No")));
        // A variant shows itself and is judged in turn.
        QListWidget* variants = window.dialog()->variants();
        QVERIFY(variants->count() > 0);
        const table::Claim first = verdict.variants.first().claim;
        QTest::mouseClick(variants->viewport(), Qt::LeftButton, {},
                          variants->visualItemRect(variants->item(0)).center());
        QTRY_COMPARE(window.dialog()->claim(), first);
        QCOMPARE(window.dialog()->verdict()->stands, table::Stands::Yes);
    }

    // What does not fit is said, and changes nothing.
    void nonsenseIsSaid()
    {
        Window window;
        window.ask();
        window.type("fly 36");
        QTRY_VERIFY(std::ranges::any_of(window.dialog()->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains(text("fly"));
        }));
        QVERIFY(!window.dialog()->recordButton()->isEnabled());
        window.type("first");
        QTRY_VERIFY(window.dialog()->verdict().has_value());
        QVERIFY(window.dialog()->recordButton()->isEnabled());
    }

    // A citation leads to the Rules dock.
    void citationsAreLinks()
    {
        Window window;
        window.ask();
        window.type("first");
        QTRY_VERIFY(window.dialog()->verdict().has_value());
        QTextBrowser* browser = window.dialog()->verdictText();
        const auto point = linkIn(browser, text("rule:AR-45"));
        QVERIFY(point);
        QTest::mouseClick(browser->viewport(), Qt::LeftButton, {}, *point);
        const QTextBrowser* rules = window.desk().rulesPanel()->text();
        QTRY_VERIFY(rules->isVisible());
        QVERIFY(rules->toPlainText().startsWith(text("AR-45")));
    }

    // The same from an objection in Marshal.
    void objectionsAreLinks()
    {
        Window window;
        Desk& desk = window.desk();
        QTRY_COMPARE(desk.conversation()->prompt().id, text("car"));
        QString wrong;
        for (const table::Option& option : desk.conversation()->prompt().options) {
            if (wrong.isEmpty() && !option.objections.isEmpty())
                wrong = option.answer;
        }
        QVERIFY(!wrong.isEmpty());
        desk.conversation()->setAnswers({wrong, text("solo-3")});
        QTRY_COMPARE(desk.conversation()->prompt().id, text("end"));
        const QString end = desk.conversation()->prompt().options.last().answer;
        const auto isLinked = [&desk] {
            return std::ranges::any_of(desk.marshalPanel()->findChildren<QLabel*>(), [](QLabel* label) {
                return label->isVisible() && label->text().contains(text("href=\"rule:4.4\""));
            });
        };
        desk.conversation()->answer(end);
        QTRY_VERIFY(isLinked() || desk.conversation()->prompt().id == text("way"));
        if (!isLinked())
            desk.conversation()->answer(text("1"));
        QTRY_VERIFY(isLinked());
        QSignalSpy wanted(&desk, &Desk::rulesWanted);
        for (QLabel* label : desk.marshalPanel()->findChildren<QLabel*>()) {
            if (label->text().contains(text("href=\"rule:4.4\"")))
                emit label->linkActivated(text("rule:4.4"));
        }
        QCOMPARE(wanted.size(), 1);
        QVERIFY(window.desk().rulesPanel()->text()->toPlainText().startsWith(text("4.4")));
    }

    void markupInTextStaysText()
    {
        const QString html = linked(text("<b>x</b> (7.13, AR-16)\n(36) & (12.5.)"), QPalette());
        QVERIFY(html.startsWith(text("&lt;b&gt;x&lt;/b&gt; (<a href=\"rule:7.13\"")));
        QVERIFY(html.contains(text("href=\"rule:AR-16\"")));
        QVERIFY(html.contains(text("(36) &amp; (12.5.)")));
        QCOMPARE(rulesIn(text("a (7.13, AR-16) b (7.13)")), QStringList({text("7.13"), text("AR-16")}));
        QVERIFY(rulesOf(QUrl(text("https://example.org/7.13"))).isEmpty());
    }

    // What the table decided is an entry, stands in the log and in the Rules dock, and goes to the house.
    void recordingARuling()
    {
        Window window;
        window.ask();
        window.type("first");
        QTRY_VERIFY(window.dialog()->verdict().has_value());
        QTimer::singleShot(0, &window.window, [] {
            auto* asking = qobject_cast<RecordRulingDialog*>(QApplication::activeModalWidget());
            QVERIFY(asking);
            asking->findChild<QComboBox*>(text("decision"))->setCurrentIndex(1);
            QTest::keyClicks(asking->findChild<QLineEdit*>(text("text")), text("the oldest begins"));
            asking->findChild<QComboBox*>(text("scope"))->setCurrentIndex(1);
            QCheckBox* ann = asking->findChildren<QCheckBox*>().first();
            QTest::mouseClick(ann, Qt::LeftButton, {}, QPoint(8, ann->height() / 2));
            QTest::mouseClick(asking->findChild<QPushButton*>(text("record")), Qt::LeftButton);
        });
        QTest::mouseClick(window.dialog()->recordButton(), Qt::LeftButton);
        QTRY_COMPARE(window.session().last(), 2);
        const table::Ruling ruling = window.session().rulings().first();
        QCOMPARE(ruling.decision, table::Ruled::Overruled);
        QCOMPARE(ruling.text, text("the oldest begins"));
        QCOMPARE(ruling.agreed, QStringList({text("Ben"), text("Cleo"), text("Dan")}));
        QVERIFY(window.dialog()); // it stays open
        QCOMPARE(window.desk().logPanel()->model()->rowCount(), 2);

        QTRY_COMPARE(ledger::House::load()->rulings().size(), 1);
        RulesPanel* rules = window.desk().rulesPanel();
        rules->searchLine()->setText(text("oldest begins"));
        QVERIFY(rules->text()->toPlainText().contains(text("Overruled")));
        // Withdrawn, the house forgets it; the game does not. Somebody who clicked by mistake is asked first.
        rules->show();
        const auto withdraw = [&](QMessageBox::ButtonRole role) {
            QTimer::singleShot(0, &window.window, [&ruling, role] {
                auto* asking = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                QVERIFY(asking);
                QCOMPARE(asking->informativeText(), ruling.words);
                for (QAbstractButton* button : asking->buttons()) {
                    if (asking->buttonRole(button) == role)
                        button->click();
                }
            });
            emit rules->text()->anchorClicked(QUrl(text("withdraw:") + ruling.id));
        };
        withdraw(QMessageBox::RejectRole);
        QCOMPARE(ledger::House::load()->rulings().size(), 1);
        withdraw(QMessageBox::DestructiveRole);
        QVERIFY(ledger::House::load()->rulings().isEmpty());
        QVERIFY(rules->text()->toPlainText().contains(text("Table 1")));
    }

    // On a branch nothing is recorded, so neither is a ruling; in the past it is about that entry.
    void onOtherTables()
    {
        Window window({text("set 36 damage 3"), text("set 36 damage 4")});
        window.desk().lookAt(2);
        window.ask();
        window.type("first");
        QTRY_VERIFY(window.dialog()->verdict().has_value());
        const auto damage = [&window](int most) {
            return window.dialog()->verdictText()->toPlainText().contains(text("Cinder Kings %1").arg(most));
        };
        QVERIFY2(damage(3), qPrintable(window.dialog()->verdictText()->toPlainText()));
        QVERIFY(window.says(text("On the table after entry 2")));
        QVERIFY(window.dialog()->recordButton()->isEnabled());
        window.desk().backToNow();
        QTRY_VERIFY(damage(4));
        QVERIFY(window.says(text("On the table as it is now")));
        window.desk().startWhatIf();
        QVERIFY(!window.dialog()->recordButton()->isEnabled());
        QTRY_VERIFY(window.dialog()->exportButton()->isEnabled());
        QVERIFY(!window.dialog()->recordButton()->isEnabled());
        QVERIFY(window.says(text("On a table that is only tried")));
        window.dialog()->close();
        QTRY_VERIFY(!window.desk().disputing()->isOpen());
    }

    void aCarOnTheBoardHasAMenu()
    {
        Window window;
        QTRY_COMPARE(window.desk().conversation()->prompt().id, text("car"));
        QMenu menu;
        emit window.board()->menuOpening(&menu, text("36"));
        // Two for claims; behind a line, two for what is printed on its mat.
        QCOMPARE(menu.actions().size(), 5);
        QVERIFY(menu.actions()[2]->isSeparator());
        const QList<QAction*> claims = menu.actions().first()->menu()->actions();
        QVERIFY(claims.size() >= 4);
        claims.first()->trigger(); // it moves there with this card
        QTRY_COMPARE(window.question(), text("claim-card"));
        QCOMPARE(window.dialog()->claiming()->answers().value(1), text("36"));
        window.dialog()->close();
        // By hand the same as on its mat.
        QMenu* damage = menu.actions().at(1)->menu()->actions().at(1)->menu();
        damage->actions().at(2)->trigger();
        QTRY_COMPARE(window.session().last(), 2);
        QCOMPARE(window.session().entries().last().kind, table::EntryKind::Correction);
    }

    // The board is given back to Marshal when the dialog closes.
    void closingGivesTheTrackBack()
    {
        Window window;
        QTRY_COMPARE(window.desk().conversation()->prompt().id, text("car"));
        const QString car = window.desk().conversation()->prompt().options.first().answer;
        window.ask();
        QTRY_COMPARE(window.question(), text("claim"));
        window.clickTrack(Choice::piece(car));
        QTest::qWait(50);
        QVERIFY(window.desk().conversation()->answers().isEmpty());
        QTest::keyClick(window.dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!window.desk().disputing()->isOpen());
        QTest::qWait(50);
        window.clickTrack(Choice::piece(car));
        QTRY_COMPARE(window.desk().conversation()->prompt().id, text("card"));
    }

    // Position, picture and paragraph: what somebody elsewhere needs to answer.
    void exporting()
    {
        Window window({text("set 36 at 6.1")});
        window.ask();
        window.type("move 36 solo-2 7.1,7.2,7.1");
        QTRY_VERIFY(window.dialog()->verdict().has_value());
        QTemporaryDir folder;
        window.desk().disputing()->exportTo(folder.path(), text("quarrel"));
        const QList<QLabel*> labels = window.dialog()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().contains(text("quarrel.position.json"));
        }));
        QFile position(folder.filePath(text("quarrel.position.json")));
        QVERIFY(position.open(QIODevice::ReadOnly));
        const QJsonObject object = QJsonDocument::fromJson(position.readAll()).object();
        const table::Game& game = window.session().game();
        const auto state = game.fromPosition(object, {});
        QVERIFY(state.has_value());
        const table::Claim claim = table::restoreClaim(object[text("claim")].toObject());
        QCOMPARE(game.judge(*state, claim)->route.failsAt, 2);
        QFile picture(folder.filePath(text("quarrel.svg")));
        QVERIFY(picture.open(QIODevice::ReadOnly));
        QVERIFY(picture.readAll().contains("car-36"));
        QFile paragraph(folder.filePath(text("quarrel.txt")));
        QVERIFY(paragraph.open(QIODevice::ReadOnly));
        const QString said = QString::fromUtf8(paragraph.readAll());
        QVERIFY(said.contains(text("AR-2")));
        QVERIFY(said.contains(text("What would be legal")));
        // Somebody else opens it: the same table on the desk, the same verdict, and nothing to record.
        window.dialog()->close();
        QTRY_VERIFY(!window.desk().disputing()->isOpen());
        QVERIFY(window.session().game().show(window.session().now()).pieces.size() > 0);
        QVERIFY(window.desk().session()->undo().has_value()); // here the car has gone elsewhere since
        QVERIFY(window.window.openFile(position.fileName()));
        QTRY_VERIFY(window.desk().disputing()->isOpen() && window.dialog()->verdict().has_value());
        QVERIFY(window.desk().isTrying());
        QVERIFY(window.says(text("On the position in quarrel.position.json")));
        QCOMPARE(window.dialog()->verdict()->route.failsAt, 2);
        QVERIFY(!window.dialog()->recordButton()->isEnabled());
        const auto& pieces = window.board()->boardScene();
        const QPointF there = pieces.item(text("36"))->pos();
        window.desk().backToNow();
        QVERIFY(!window.desk().isTrying());
        QTRY_VERIFY(pieces.item(text("36"))->pos() != there);
        QVERIFY(!window.says(text("On the position in quarrel.position.json")));
    }

    void aFileThatIsNoPositionIsRefused()
    {
        Window window;
        QTemporaryDir folder;
        QFile file(folder.filePath(text("mine.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"game": "apocalypse-road", "track": "nowhere", "cars": []})");
        file.close();
        QVERIFY(window.window.openFile(file.fileName()));
        QTRY_VERIFY(window.window.statusBar()->currentMessage().contains(text("mine.json: ")));
        QVERIFY(!window.desk().isTrying());
        QVERIFY(!window.desk().disputing()->isOpen());
    }

    // House rulings come along to the next game, and into its file.
    void newGame()
    {
        ledger::House house = *ledger::House::load();
        table::Ruling ruling;
        ruling.id = text("1");
        ruling.game = text("apocalypse-road");
        ruling.words = text("Missed Jump kills score");
        ruling.claim = {text("first"), {}};
        ruling.date = QDateTime::currentDateTimeUtc();
        ruling.scope = table::RulingScope::House;
        ruling.turns = text("AR-51");
        ruling.turnsTo = text("no-points");
        QVERIFY(house.add(ruling).has_value());
        const table::Game& game = *games::find(text("apocalypse-road"));
        NewGameDialog dialog(game, nullptr);
        dialog.show();
        QCOMPARE(dialog.rulings()->text(), text("House rulings: 1"));
        QCOMPARE(dialog.setup()[text("rulings")].toObject(),
                 (QJsonObject{{text("AR-51"), text("no-points")}}));
        QCOMPARE(dialog.setup()[text("house")].toArray().size(), 1);
        // One more by a click.
        QTimer::singleShot(0, &dialog, [&dialog] {
            QMenu* menu = dialog.rulings()->menu();
            QCheckBox* box = dialog.rulings()->boxes().first();
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
            menu->close();
        });
        QTest::mouseClick(dialog.rulings(), Qt::LeftButton);
        QTRY_COMPARE(dialog.rulings()->text(), text("House rulings: 2"));
        QCOMPARE(dialog.setup()[text("rulings")].toObject().size(), 2);
        dialog.accept();
        QCOMPARE(NewGameDialog(game, nullptr).rulings()->text(), text("House rulings: 2"));
    }
};

ONE_OF_MANY(TestDisputeDialog)
#include "test_dispute_dialog.moc"
