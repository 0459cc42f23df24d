// Somebody at the table with a mouse or a keyboard: answers Marshal's questions in a real window, legally and
// with some sense, and amends what was entered wrong.
#pragma once

#include "amend/amend_dialog.h"
#include "answers/answer_chart.h"
#include "answers/answers_view.h"
#include "answers/dice_bar.h"
#include "answers/die_button.h"
#include "answers/option_matrix.h"
#include "answers/options_model.h"
#include "board/board_view.h"
#include "dice/parse.h"
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
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <random>

namespace roadmarshal::test {

// How somebody chooses: so many times of ten what appeals most, else anything that the rules allow.
struct Manners
{
    int (*appeal)(const table::Prompt& prompt, const table::Option& option);
    unsigned carefulInTen = 4;
};

// How far along the track it leads; shots rather than anything that could be said instead, and as many
// misses as combat cards have.
inline int appealToShooters(const table::Prompt&, const table::Option& option)
{
    if (option.answer.startsWith(u'@') || option.answer == QStringLiteral("miss"))
        return 1;
    QSet<QString> sectors;
    for (const QString& place : option.preview ? option.preview->path() : QStringList())
        sectors.insert(place.section(u'.', 0, 0));
    return static_cast<int>(sectors.size());
}

class WindowPlayer
{
public:
    WindowPlayer(views::Desk& desk, unsigned seed, const Manners& manners = {appealToShooters})
        : m_desk(desk),
          m_asked(desk.conversation(), &views::Conversation::asked),
          m_random(seed),
          m_manners(manners)
    {
    }

    const table::Prompt& prompt() const { return m_desk.conversation()->prompt(); }
    bool isOver() const { return prompt().id == QStringLiteral("over"); }
    int clicks() const { return m_clicks; }
    int keys() const { return m_keys; }

    // One answer with the mouse: on the board if it lies there, else in the list; dice by their faces. False
    // if nothing came of it.
    bool click()
    {
        if (const auto* dice = std::get_if<table::Dice>(&prompt().takes)) {
            const qsizetype before = m_asked.count();
            return clickDice(m_desk.marshalPanel()->findChild<views::AnswersView*>(), thrown(dice->ask)) &&
                   waitForQuestion(before);
        }
        const table::Option* option = choose();
        return option && clickOn(*option);
    }

    bool clickOn(const table::Option& option)
    {
        const qsizetype before = m_asked.count();
        ++m_clicks;
        auto* answers = m_desk.marshalPanel()->findChild<views::AnswersView*>();
        if (!clickOnTrack(option) && !clickOnChart(answers->chart(), option.answer))
            clickInList(answers, option.answer);
        return waitForQuestion(before);
    }

    // A whole entry as one typed line.
    bool type()
    {
        table::Answers line;
        table::Rehearsal rehearsal = rehearse(line);
        while (const auto* prompt = std::get_if<table::Prompt>(&rehearsal.end)) {
            const QString answer = oneOf(*prompt);
            if (answer.isEmpty())
                return false;
            line.append(inShort(answer));
            rehearsal = rehearse(line);
        }
        return rehearsal.isComplete() && type(line.join(u' '));
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
                    return QTest::qWaitFor(isAsked, patience) && clickDice(answers, right);
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

    table::Rehearsal rehearse(const table::Answers& answers) const
    {
        const table::Session& session = *m_desk.session();
        return table::rehearse(session.game(), session.now(), answers, session.trialSource());
    }

    // Mostly as people play, now and then anything that the rules allow.
    QString oneOf(const table::Prompt& prompt)
    {
        if (const auto* dice = std::get_if<table::Dice>(&prompt.takes))
            return thrown(dice->ask);
        QList<const table::Option*> open;
        for (const table::Option& option : prompt.options) {
            if (option.objections.isEmpty())
                open.append(&option);
        }
        if (open.isEmpty())
            return {};
        const bool carefully = m_random() % 10 < m_manners.carefulInTen;
        int most = std::numeric_limits<int>::min();
        for (const table::Option* option : std::as_const(open))
            most = std::max(most, m_manners.appeal(prompt, *option));
        if (carefully)
            open.removeIf(
                [&](const table::Option* option) { return m_manners.appeal(prompt, *option) < most; });
        return open[static_cast<qsizetype>(m_random() % open.size())]->answer;
    }

    const table::Option* choose()
    {
        const QString answer = oneOf(prompt());
        const auto found = std::ranges::find(prompt().options, answer, &table::Option::answer);
        return found == prompt().options.end() ? nullptr : &*found;
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

    // A face for each die, as they fell on the table.
    QString thrown(const dice::Ask& ask)
    {
        QStringList faces;
        for (const dice::Die& die : ask.dice)
            faces.append(die.faces[static_cast<qsizetype>(m_random() % die.faces.size())].name);
        return faces.join(QString());
    }

    bool clickDice(views::AnswersView* answers, const QString& word)
    {
        for (const QChar face : word) {
            const QList<views::DieButton*> faces = answers->diceBar()->faces();
            const int number = face.digitValue();
            if (number < 1 || number > faces.size())
                return false;
            ++m_clicks;
            QTest::mouseClick(faces[number - 1], Qt::LeftButton);
        }
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
    std::mt19937 m_random;
    Manners m_manners;
    int m_clicks = 0;
    int m_keys = 0;
};

} // namespace roadmarshal::test
