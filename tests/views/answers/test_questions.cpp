// Questions of any game in the real window: several answers, a number, dice, chances, and who is asked.
#include "support/made_up_game.h"
#include "support/one_of_many.h"
#include "support/strict.h"
#include "support/window/settings_sandbox.h"

#include "answers/answers_view.h"
#include "answers/dice_bar.h"
#include "answers/die_button.h"
#include "answers/number_bar.h"
#include "answers/options_model.h"
#include "answers/several_bar.h"
#include "marshal/asked_strip.h"

#include <kddockwidgets/KDDockWidgets.h>

#include <QCompleter>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

using namespace roadmarshal;
using namespace roadmarshal::views;
using test::MadeUpWindow;
using test::option;
using test::words;

namespace {

table::Prompt crew(int least, int most)
{
    table::Prompt prompt;
    prompt.question = words(QStringLiteral("Who is committed to the fight?"));
    prompt.options = {option(QStringLiteral("ann")), option(QStringLiteral("bo")),
                      option(QStringLiteral("cy"))};
    prompt.takes = table::Several{least, most};
    return prompt;
}

table::Prompt fuel()
{
    table::Prompt prompt;
    prompt.takes = table::Number{1, 12, 3};
    return prompt;
}

table::Prompt armour(int count)
{
    table::Prompt prompt;
    prompt.question = words(QStringLiteral("Armour: what was rolled?"));
    prompt.takes = table::Dice{dice::ask(QStringLiteral("armour"), dice::plain(6), count)};
    return prompt;
}

void clickRow(MadeUpWindow& set, int row)
{
    QListView* list = set.answers()->list();
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(row, 0)).center());
}

void clickFace(MadeUpWindow& set, int face)
{
    QTest::mouseClick(set.answers()->diceBar()->faces().at(face - 1), Qt::LeftButton);
}

// Tab goes on from the list or the line to what is to be pressed.
bool tabTo(MadeUpWindow& set, const QWidget* wanted)
{
    for (int i = 0; i < 40 && set.keyboard() != wanted; ++i)
        set.press(Qt::Key_Tab);
    return set.keyboard() == wanted;
}

} // namespace

class TestQuestions : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets); }
    void init() { test::failOnUnexpectedWarnings(); }

    void severalArePickedWithTheMouse()
    {
        MadeUpWindow set;
        set.ask(crew(2, 2));
        SeveralBar* bar = set.answers()->severalBar();
        QVERIFY(bar->isVisible());
        QVERIFY(!bar->button()->isEnabled());
        clickRow(set, 0);
        QCOMPARE(bar->text(), QStringLiteral("1 of 2"));
        clickRow(set, 1);
        clickRow(set, 2);
        QVERIFY(bar->text().contains(QStringLiteral("leave one out")));
        clickRow(set, 0);
        clickRow(set, 2);
        QCOMPARE(set.answers()->picked().join(u' '), QStringLiteral("bo cy"));
        QVERIFY(set.said.isEmpty());
        QTest::mouseClick(bar->button(), Qt::LeftButton);
        QTRY_COMPARE(set.said, QStringList{QStringLiteral("bo,cy")});
        QTRY_VERIFY(set.answers()->picked().isEmpty());
    }

    void severalArePickedWithTheKeyboard()
    {
        MadeUpWindow set;
        set.ask(crew(1, 3));
        QVERIFY(tabTo(set, set.answers()->list()));
        set.press(Qt::Key_Space);
        set.press(Qt::Key_Down);
        set.press(Qt::Key_Down);
        set.press(Qt::Key_Space);
        QCOMPARE(set.answers()->picked().join(u' '), QStringLiteral("ann cy"));
        set.press(Qt::Key_Return);
        QTRY_COMPARE(set.said, QStringList{QStringLiteral("ann,cy")});
    }

    void tooFewAreNotTaken()
    {
        MadeUpWindow set;
        set.ask(crew(2, 3));
        QVERIFY(tabTo(set, set.answers()->list()));
        set.press(Qt::Key_Space);
        set.press(Qt::Key_Return);
        QTest::qWait(50);
        QVERIFY(set.said.isEmpty());
        QCOMPARE(set.answers()->picked().size(), 1);
    }

    void noneMayBeEnough()
    {
        MadeUpWindow set;
        set.ask(crew(0, 3));
        QCOMPARE(set.answers()->severalBar()->button()->text(), QStringLiteral("Take none"));
        QTest::mouseClick(set.answers()->severalBar()->button(), Qt::LeftButton);
        QTRY_COMPARE(set.said, QStringList{QStringLiteral("none")});
    }

    void piecesOfSeveralArePickedOnTheBoard()
    {
        MadeUpWindow set;
        const QString car = set.desk().session()->game().show(set.session().now()).pieces.first().id;
        table::Prompt prompt = crew(1, 2);
        prompt.asking = table::Asking::Piece;
        prompt.options.append(option(car));
        set.ask(prompt);
        const auto click = [&] {
            QTest::mouseClick(set.board()->viewport(), Qt::LeftButton, {},
                              set.board()->viewPointOf(Choice::piece(car)));
        };
        click();
        QCOMPARE(set.answers()->picked(), QStringList{car});
        const auto& choices = set.board()->boardScene().choices();
        QVERIFY(std::ranges::any_of(choices, [&](const Choice& choice) {
            return choice.name == car && choice.kind == Choice::Kind::Picked;
        }));
        click();
        QVERIFY(set.answers()->picked().isEmpty());
        QVERIFY(set.said.isEmpty());
    }

    void severalAreTypedAndCompleted()
    {
        MadeUpWindow set;
        set.ask(crew(1, 2));
        set.typeLine(QStringLiteral("ann,"));
        const auto* completions = set.line()->completer()->model();
        QTRY_COMPARE(completions->rowCount(), 2);
        QCOMPARE(completions->index(0, 0).data().toString(), QStringLiteral("ann,bo"));
        set.typeLine(QStringLiteral("bo,ann"));
        set.press(Qt::Key_Return);
        QTRY_COMPARE(set.said, QStringList{QStringLiteral("bo,ann")});
        set.typeLine(QStringLiteral("ann,bo,cy"));
        set.press(Qt::Key_Return);
        QTest::qWait(50);
        QCOMPARE(set.said.size(), 1);
        QCOMPARE(set.line()->text(), QStringLiteral("ann,bo,cy"));
    }

    void aNumberIsSpunTypedAndTaken()
    {
        MadeUpWindow set;
        set.ask(fuel());
        NumberBar* bar = set.answers()->numberBar();
        QVERIFY(bar->isVisible());
        QVERIFY(!set.answers()->list()->isVisible());
        QCOMPARE(bar->box()->value(), 3);
        QVERIFY(tabTo(set, bar->box()));
        set.press(Qt::Key_Up);
        set.press(Qt::Key_Return);
        QTRY_COMPARE(set.said, QStringList{QStringLiteral("4")});
        QTRY_COMPARE(bar->box()->value(), 3);
        QTest::mouseClick(bar->button(), Qt::LeftButton);
        QTRY_COMPARE(set.said.size(), 2);
        set.typeLine(QStringLiteral("12"));
        set.press(Qt::Key_Return);
        QTRY_COMPARE(set.said.last(), QStringLiteral("12"));
        set.typeLine(QStringLiteral("13"));
        set.press(Qt::Key_Return);
        QTest::qWait(50);
        QCOMPARE(set.said.size(), 3);
    }

    void theGameIsNotOverWhileANumberIsAskedFor()
    {
        MadeUpWindow set;
        set.ask(fuel());
        QVERIFY(set.prompt().isOpen());
    }

    void diceAreClickedFaceByFace()
    {
        MadeUpWindow set;
        set.ask(armour(3));
        DiceBar* bar = set.answers()->diceBar();
        QCOMPARE(bar->faces().size(), 6);
        clickFace(set, 3);
        clickFace(set, 6);
        bar->takeBack();
        clickFace(set, 5);
        QVERIFY(set.said.isEmpty());
        clickFace(set, 2);
        QTRY_COMPARE(set.said, QStringList{QStringLiteral("3,5,2")});
        QTRY_VERIFY(bar->entered().isEmpty());
    }

    void theSecondHalfOfADoubleClickIsForTheSameDice()
    {
        MadeUpWindow set;
        set.ask(armour(1));
        DieButton* four = set.answers()->diceBar()->faces().at(3);
        QTest::mouseClick(four, Qt::LeftButton);
        QTRY_COMPARE(set.said.size(), 1);
        QTest::qWait(50);
        test::clickAgain(four, four->rect().center());
        QTest::qWait(50);
        QCOMPARE(set.said.size(), 1);
    }

    void diceAreEnteredWithTheKeyboard()
    {
        MadeUpWindow set;
        set.ask(armour(2));
        const QList<DieButton*> faces = set.answers()->diceBar()->faces();
        QVERIFY(tabTo(set, faces.first()));
        set.press(Qt::Key_Right);
        set.press(Qt::Key_Return);
        set.press(Qt::Key_Right);
        set.press(Qt::Key_Space);
        QTRY_COMPARE(set.said, QStringList{QStringLiteral("2,3")});
    }

    void diceAreTyped_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : {"3,5,2", "3 5 2", "352", "app"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void diceAreTyped()
    {
        QFETCH(const QString, line);
        MadeUpWindow set;
        set.ask(armour(3));
        set.typeLine(line);
        set.press(Qt::Key_Return);
        QTRY_COMPARE(set.said, QStringList{line});
    }

    void diceThatWereTypedStandInTheirSlots()
    {
        MadeUpWindow set;
        set.ask(armour(3));
        set.typeLine(QStringLiteral("3 5 "));
        QTRY_COMPARE(std::get<table::Dice>(set.prompt().takes).fallen.size(), 2);
        QVERIFY(!set.answers()->diceBar()->appButton()->isVisible());
        clickFace(set, 2);
        QTRY_COMPARE(set.said, QStringList{QStringLiteral("3 5 2")});
    }

    void theAppRollsOrATotalIsEnough()
    {
        MadeUpWindow set;
        table::Prompt prompt = armour(2);
        std::get<table::Dice>(prompt.takes).ask.totals = true;
        set.ask(prompt);
        DiceBar* bar = set.answers()->diceBar();
        QTest::mouseClick(bar->appButton(), Qt::LeftButton);
        QTRY_COMPARE(set.said, QStringList{QStringLiteral("app")});
        QCOMPARE(bar->totalBox()->minimum(), 2);
        QCOMPARE(bar->totalBox()->maximum(), 12);
        QVERIFY(tabTo(set, bar->totalBox()));
        bar->totalBox()->setValue(9);
        set.press(Qt::Key_Return);
        QTRY_COMPARE(set.said.last(), QStringLiteral("=9"));
    }

    void aDieThatBringsAnotherAsksForIt()
    {
        MadeUpWindow set;
        const dice::Die hits{
            QStringLiteral("hits"),
            {{QStringLiteral("0"), 0, 3}, {QStringLiteral("1"), 1, 2}, {QStringLiteral("2"), 2, 1, true}}};
        table::Prompt prompt;
        prompt.takes = table::Dice{dice::ask(QStringLiteral("shot"), hits, 1)};
        prompt.options.append(option(QStringLiteral("pay")));
        set.ask(prompt);
        QTest::mouseClick(set.answers()->diceBar()->faces().at(2), Qt::LeftButton);
        QVERIFY(set.said.isEmpty());
        QTest::mouseClick(set.answers()->diceBar()->faces().at(1), Qt::LeftButton);
        QTRY_COMPARE(set.said, QStringList{QStringLiteral("2,1")});
        QTRY_VERIFY(set.answers()->list()->isVisible());
        clickRow(set, 0); // instead of dice
        QTRY_COMPARE(set.said.last(), QStringLiteral("pay"));
    }

    void chancesAndBadgesStandOnAnswers()
    {
        MadeUpWindow set;
        table::Prompt prompt;
        prompt.options = {option(QStringLiteral("drive")), option(QStringLiteral("brake"))};
        prompt.options[0].badge = words(QStringLiteral("2 dice"));
        prompt.options[0].odds = table::Odds::exactly(0.72);
        prompt.options[1].odds = table::Odds{0.4, 0.6};
        prompt.options.append(option(QStringLiteral("turbo")));
        prompt.options.last().group = words(QStringLiteral("Lever"));
        prompt.options.last().chip = words(QStringLiteral("T"));
        prompt.options.last().odds = table::Odds::exactly(0.05);
        set.ask(prompt);
        const QAbstractItemModel* rows = set.answers()->list()->model();
        QCOMPARE(rows->index(0, 0).data(OptionsModel::BadgeRole).toString(), QStringLiteral("2 dice"));
        QCOMPARE(rows->index(0, 0).data(OptionsModel::OddsRole).toString(), QStringLiteral("72 %"));
        QCOMPARE(rows->index(1, 0).data(OptionsModel::OddsRole).toString(), QStringLiteral("40–60 %"));
        QVERIFY(rows->index(0, 0).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("72 %")));
        const QAbstractItemModel* chips = set.answers()->matrix()->model();
        QCOMPARE(chips->index(0, 0).data(OptionsModel::OddsRole).toString(), QStringLiteral("5.0 %"));
    }

    void whoIsAskedInWhoseTurnIsSaid()
    {
        MadeUpWindow set;
        const AskedStrip* strip = set.desk().marshalPanel()->askedStrip();
        QVERIFY(!strip->isVisible());
        const auto teams = set.desk().session()->game().show(set.session().now()).teams;
        table::Prompt prompt = armour(1);
        prompt.asks = teams[1].id;
        prompt.interrupts = teams[0].id;
        set.ask(prompt);
        QTRY_VERIFY(strip->isVisible());
        QCOMPARE(strip->text(),
                 QStringLiteral("%1 is asked, in %2's turn").arg(teams[1].name, teams[0].name));
        prompt.interrupts.clear();
        set.ask(prompt);
        QTRY_COMPARE(strip->text(), QStringLiteral("%1 is asked").arg(teams[1].name));
        prompt.asks.clear();
        set.ask(prompt);
        QTRY_VERIFY(!strip->isVisible());
    }

    void theActivePieceHasTheRing()
    {
        MadeUpWindow set;
        table::Prompt prompt = armour(1);
        prompt.active = set.desk().session()->game().show(set.session().now()).pieces.first().id;
        set.ask(prompt);
        QTRY_COMPARE(set.board()->boardScene().selected(), prompt.active);
    }

    void aPreviewMovesSeveralPiecesAndWarns()
    {
        MadeUpWindow set;
        const auto pieces = set.desk().session()->game().show(set.session().now()).pieces;
        table::Preview preview;
        preview.moves = {{pieces[0].id,
                          {QStringLiteral("12.0")},
                          {},
                          {QStringLiteral("10.0"), QStringLiteral("11.0"), QStringLiteral("12.0")}},
                         {pieces[1].id, {QStringLiteral("14.1")}},
                         {pieces[2].id, {}, pieces[0].id}};
        preview.marks = {{{QStringLiteral("11.0")},
                          table::Preview::Tone::Dice,
                          words(QStringLiteral("2 dice")),
                          table::Odds::exactly(0.5)},
                         {{QStringLiteral("13.0"), QStringLiteral("13.1")}, table::Preview::Tone::Unknown}};
        table::Prompt prompt;
        prompt.options = {option(QStringLiteral("go"))};
        prompt.options[0].preview = preview;
        set.ask(prompt);
        const QImage before = set.board()->grab().toImage();
        test::hoverAt(
            set.answers()->list()->viewport(),
            set.answers()->list()->visualRect(set.answers()->list()->model()->index(0, 0)).center());
        const auto& marks = set.board()->boardScene().previewMarks();
        QTRY_COMPARE(marks.size(), size_t(3));
        QCOMPARE(marks[0].text, QStringLiteral("2 dice · 50 %"));
        QVERIFY(set.board()->grab().toImage() != before);
        set.board()->setPreview(std::nullopt);
        QVERIFY(marks.empty());
    }

private:
    test::SettingsSandbox m_sandbox;
};

ONE_OF_MANY(TestQuestions)
#include "test_questions.moc"
