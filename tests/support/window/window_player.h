// Somebody at the table with a mouse or a keyboard: answers Marshal's questions in a real window, legally and
// with some sense, and amends what was entered wrong.
#pragma once

#include "line_planner.h"

#include "amend/amend_dialog.h"
#include "answers/answer_chart.h"
#include "answers/answers_view.h"
#include "answers/dice_bar.h"
#include "answers/die_button.h"
#include "answers/number_bar.h"
#include "answers/option_matrix.h"
#include "answers/options_model.h"
#include "answers/several_bar.h"
#include "board/board_view.h"
#include "marshal/conversation.h"
#include "marshal/marshal_panel.h"
#include "window/board_panel.h"
#include "window/desk.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyleOptionSpinBox>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QTreeView>

namespace roadmarshal::test {

class WindowPlayer
{
public:
    WindowPlayer(views::Desk& desk, unsigned seed, const Manners& manners = {appealToShooters})
        : m_desk(desk), m_asked(desk.conversation(), &views::Conversation::asked), m_planner(seed, manners)
    {
    }

    const table::Prompt& prompt() const { return m_desk.conversation()->prompt(); }
    bool isOver() const { return prompt().id == QStringLiteral("over"); }
    int clicks() const { return m_clicks; }
    int keys() const { return m_keys; }
    // Clicks that the board took.
    int clicksOnBoard() const { return m_clicksOnBoard; }
    // The question and the words before it where no legal answer was found.
    const QString& deadEnd() const { return m_planner.lastQuestion(); }

    // One answer with the mouse: on the board if it lies there, else in the list; dice by their faces. False
    // if nothing came of it.
    bool click()
    {
        const table::Answers said = m_desk.conversation()->answers();
        const int entry = m_desk.session()->last();
        if (m_entry != entry || said.size() >= m_line.size() || said != m_line.first(said.size()))
            m_line = m_planner.lineFrom(*m_desk.session(), said);
        m_entry = entry;
        return said.size() < m_line.size() && clickWord(m_line[said.size()]);
    }

    bool clickOn(const table::Option& option)
    {
        const qsizetype before = m_asked.count();
        ++m_clicks;
        if (!clickOnTrack(option) && !clickOnChart(answers()->chart(), option.answer))
            clickInList(answers(), option.answer);
        return waitForQuestion(before);
    }

    // A whole entry as one typed line.
    bool type()
    {
        QStringList line;
        for (const QString& word : m_planner.lineFrom(*m_desk.session(), {}))
            line.append(inShort(word));
        return !line.isEmpty() && type(line.join(u' '));
    }

    bool type(const QString& line)
    {
        const qsizetype before = m_asked.count();
        const int entries = m_desk.session()->last();
        QLineEdit* edit = m_desk.marshalPanel()->line();
        edit->setFocus();
        edit->clear();
        QTest::keyClicks(edit, line);
        QTest::keyClick(edit, Qt::Key_Return);
        m_keys += static_cast<int>(line.size()) + 1;
        return QTest::qWaitFor([&] { return m_desk.session()->last() > entries; }, patience) &&
               waitForQuestion(before);
    }

    // What the last answer of an old entry should have been, with the mouse: in the log, its menu, the
    // dialog.
    bool amendWithTheMouse(const table::Entry& wrong, const QString& right)
    {
        QTreeView* log = m_desk.logPanel()->findChild<QTreeView*>();
        const QModelIndex row = selectInLog(log, wrong.number);
        QTimer::singleShot(0, log, [] { clickInMenu(QStringLiteral("Amend…")); });
        const QPoint point = log->visualRect(row).center();
        QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, point);
        QContextMenuEvent asked(QContextMenuEvent::Mouse, point, log->viewport()->mapToGlobal(point));
        QApplication::sendEvent(log->viewport(), &asked);
        return fillInAmendment(
            [&](QDialog* dialog) {
                // Back from what it said, and what it really said instead.
                QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("back")), Qt::LeftButton);
                auto* answers = dialog->findChild<views::AnswersView*>();
                ++m_clicks;
                const auto isAsked = [&] { return answers->diceBar()->isVisible(); };
                if (right.front().isDigit())
                    return QTest::qWaitFor(isAsked, patience) &&
                           clickFace(answers->diceBar(), right.toInt() - 1);
                ++m_clicks;
                return QTest::qWaitFor([&] { return clickInList(answers, right); }, patience);
            },
            [&](QDialog*, QPushButton* amend) {
                QTest::mouseClick(amend, Qt::LeftButton);
                ++m_clicks;
            });
    }

    // The same from the keyboard.
    bool amendWithTheKeyboard(const table::Entry& wrong, const QString& right)
    {
        QTreeView* log = m_desk.logPanel()->findChild<QTreeView*>();
        selectInLog(log, wrong.number);
        // Without a window manager nobody gives the focus back after a list of completions.
        log->window()->activateWindow();
        if (!QTest::qWaitForWindowActive(log->window()))
            return false;
        QTest::keyClick(log->window(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        return fillInAmendment(
            [&](QDialog* dialog) {
                auto* line = dialog->findChild<QLineEdit*>(QStringLiteral("line"));
                QTest::keyClick(line, Qt::Key_Backspace, Qt::ControlModifier); // the last word
                QTest::keyClicks(line, right);
                m_keys += static_cast<int>(right.size()) + 4;
                QTest::keyClick(line, Qt::Key_Return);
                return true;
            },
            [](QDialog* dialog, QPushButton*) {
                QTest::keyClick(dialog, Qt::Key_Return, Qt::ControlModifier);
            });
    }

private:
    static constexpr int patience = 20'000;

    QModelIndex selectInLog(QTreeView* log, int entry) const
    {
        const QModelIndex index = m_desk.logPanel()->tree()->indexOf(entry);
        log->setFocus();
        log->scrollTo(index);
        log->setCurrentIndex(index);
        return index;
    }

    static void clickInMenu(const QString& text)
    {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (QAction* action : menu ? menu->actions() : QList<QAction*>()) {
            if (action->text() == text)
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        }
    }

    template <class Fill, class Confirm>
    bool fillInAmendment(const Fill& fill, const Confirm& confirm)
    {
        const qsizetype before = m_asked.count();
        const QPointer<QDialog> dialog = m_desk.amending();
        // It starts with the old line, once that is found.
        const auto* line = dialog ? dialog->findChild<QLineEdit*>(QStringLiteral("line")) : nullptr;
        if (!line || !QTest::qWaitFor([&] { return !line->text().isEmpty(); }, patience) || !fill(dialog))
            return false;
        auto* amend = dialog->findChild<QPushButton*>(QStringLiteral("amend"));
        if (!QTest::qWaitFor([&] { return amend->isEnabled(); }, patience))
            return false;
        confirm(dialog, amend);
        return QTest::qWaitFor([&] { return !dialog; }, patience) && waitForQuestion(before);
    }

    // Cards as people in a hurry type them.
    static QString inShort(QString answer)
    {
        static const QList<std::pair<QString, QString>> forms{
            {QStringLiteral("diagonal-"), QStringLiteral("d")},
            {QStringLiteral("ram-lead+"), QStringLiteral("rl")},
            {QStringLiteral("ram+"), QStringLiteral("r")},
            {QStringLiteral("lead+"), QStringLiteral("le")},
            {QStringLiteral("solo+"), QStringLiteral("s")},
            {QStringLiteral("overtake+"), QStringLiteral("o")},
            {QStringLiteral("line+"), QStringLiteral("l")},
            {QStringLiteral("pursuit+"), QStringLiteral("p")}};
        for (const auto& [word, letters] : forms)
            answer.replace(word, letters);
        return answer;
    }

    bool clickWord(const QString& word)
    {
        const table::Prompt asked = prompt(); // the next one takes its place
        const auto option = std::ranges::find(asked.options, word, &table::Option::answer);
        const qsizetype before = m_asked.count();
        if (std::holds_alternative<table::Several>(asked.takes))
            return clickSeveral(word) && waitForQuestion(before);
        if (option != asked.options.end())
            return clickOn(*option);
        if (const auto* dice = std::get_if<table::Dice>(&asked.takes))
            return clickDice(*dice, word) && waitForQuestion(before);
        return std::holds_alternative<table::Number>(asked.takes) && clickNumber(word.toInt()) &&
               waitForQuestion(before);
    }

    views::AnswersView* answers() const { return m_desk.marshalPanel()->answersView(); }

    bool clickSeveral(const QString& word)
    {
        for (const QString& answer : word == table::noneWord ? QStringList() : word.split(u',')) {
            ++m_clicks;
            if (!clickInList(answers(), answer) || !answers()->picked().contains(answer))
                return false;
        }
        return clickButton(answers()->severalBar()->button());
    }

    bool clickNumber(int number)
    {
        views::NumberBar* bar = answers()->numberBar();
        return clickTo(bar->box(), number) && clickButton(bar->button());
    }

    bool clickButton(QPushButton* button)
    {
        ++m_clicks;
        QTest::mouseClick(button, Qt::LeftButton);
        return true;
    }

    // By its arrows.
    bool clickTo(QSpinBox* box, int number)
    {
        QStyleOptionSpinBox option;
        option.initFrom(box);
        option.frame = box->hasFrame();
        option.buttonSymbols = box->buttonSymbols();
        option.subControls = QStyle::SC_All;
        option.stepEnabled = QAbstractSpinBox::StepUpEnabled | QAbstractSpinBox::StepDownEnabled;
        const auto arrow = number > box->value() ? QStyle::SC_SpinBoxUp : QStyle::SC_SpinBoxDown;
        const QRect place = box->style()->subControlRect(QStyle::CC_SpinBox, &option, arrow, box);
        for (int steps = std::abs(number - box->value()); steps > 0; --steps) {
            ++m_clicks;
            QTest::mouseClick(box, Qt::LeftButton, {}, place.center());
        }
        return box->value() == number;
    }

    bool clickOnTrack(const table::Option& option)
    {
        views::BoardView* view = m_desk.boardPanel()->view();
        const QString name = option.piece.isEmpty() ? option.answer : option.piece;
        const bool isPlace = prompt().asking == table::Asking::Place;
        const views::Choice choice = isPlace ? views::Choice::place(name) : views::Choice::piece(name);
        if (!view->boardScene().isChoice(choice.of, choice.name))
            return false;
        QSignalSpy clicked(view, isPlace ? &views::BoardView::placeClicked : &views::BoardView::pieceClicked);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->viewPointOf(choice));
        // Cars that stand on one another hide what is below: that one is found in the list.
        if (clicked.isEmpty() || clicked.first().first().toString() != name)
            return false;
        clickWhichIsMeant(option.answer);
        ++m_clicksOnBoard;
        return true;
    }

    static bool clickOnChart(views::AnswerChart* chart, const QString& answer)
    {
        const QRectF place = chart->isVisible() ? chart->placeOf(answer) : QRectF();
        if (place.isNull())
            return false;
        QTest::mouseClick(chart, Qt::LeftButton, {}, place.center().toPoint());
        return true;
    }

    // Faces one by one, those that others brought behind; or the total, by its arrows.
    bool clickDice(const table::Dice& dice, const QString& word)
    {
        views::DiceBar* bar = answers()->diceBar();
        if (word.startsWith(u'='))
            return clickTo(bar->totalBox(), word.sliced(1).toInt()) && clickButton(bar->takeTotalButton());
        QStringList fallen = dice.fallen;
        for (const QString& face : word.split(u',')) {
            const QList<dice::Die> due = dice::stillDue(dice.ask, fallen).value_or(QList<dice::Die>());
            const auto& faces = due.isEmpty() ? QList<dice::Face>() : due.front().faces;
            const auto found = std::ranges::find(faces, face, &dice::Face::name);
            if (found == faces.end() || !clickFace(bar, found - faces.begin()))
                return false;
            fallen.append(face);
        }
        return true;
    }

    bool clickFace(views::DiceBar* bar, qsizetype number)
    {
        const QList<views::DieButton*> faces = bar->faces();
        if (number < 0 || number >= faces.size())
            return false;
        ++m_clicks;
        QTest::mouseClick(faces[number], Qt::LeftButton);
        return true;
    }

    // Where a car stands for more than one answer, the board asks which.
    void clickWhichIsMeant(const QString& answer)
    {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (QAction* action : menu ? menu->actions() : QList<QAction*>()) {
            if (action->data().toString() != answer)
                continue;
            ++m_clicks;
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            return;
        }
    }

    static bool clickInList(views::AnswersView* answers, const QString& answer)
    {
        // One row may stand for several ways that come to the same.
        const auto* options = static_cast<const views::OptionsModel*>(answers->list()->model());
        if (const int row = options->rowOf(answer); row >= 0) {
            const QModelIndex index = options->index(row);
            answers->list()->scrollTo(index);
            QTest::mouseClick(answers->list()->viewport(), Qt::LeftButton, {},
                              answers->list()->visualRect(index).center());
            return true;
        }
        QTableView* chips = answers->matrix();
        const QModelIndex chip = static_cast<const views::OptionMatrix*>(chips->model())->indexOf(answer);
        if (!chip.isValid())
            return false;
        chips->scrollTo(chip);
        QTest::mouseClick(chips->viewport(), Qt::LeftButton, {}, chips->visualRect(chip).center());
        return true;
    }

    bool waitForQuestion(qsizetype before)
    {
        return QTest::qWaitFor([&] { return m_asked.count() > before; }, patience);
    }

    views::Desk& m_desk;
    QSignalSpy m_asked;
    LinePlanner m_planner;
    table::Answers m_line; // planned, for after this entry
    int m_entry = -1;
    int m_clicks = 0;
    int m_clicksOnBoard = 0;
    int m_keys = 0;
};

} // namespace roadmarshal::test
