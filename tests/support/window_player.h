// Somebody at the table with a mouse or a keyboard: answers Marshal's questions in a real window, legally and
// with some sense, and amends what was entered wrong.
#pragma once

#include "amend/amend_dialog.h"
#include "answers/answers_view.h"
#include "answers/option_matrix.h"
#include "answers/options_model.h"
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
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include <random>

namespace roadmarshal::test {

class WindowPlayer
{
public:
    WindowPlayer(views::Desk& desk, unsigned seed)
        : m_desk(desk), m_asked(desk.conversation(), &views::Conversation::asked), m_random(seed)
    {
    }

    const table::Prompt& prompt() const { return m_desk.conversation()->prompt(); }
    bool isOver() const { return prompt().id == QStringLiteral("over"); }
    int clicks() const { return m_clicks; }
    int keys() const { return m_keys; }

    // One answer with the mouse: on the board if it lies there, else in the list. False if nothing came of
    // it.
    bool click()
    {
        const table::Option* option = choose();
        return option && clickOn(*option);
    }

    bool clickOn(const table::Option& option)
    {
        const qsizetype before = m_asked.count();
        ++m_clicks;
        if (!clickOnTrack(option))
            clickInList(m_desk.marshalPanel()->findChild<views::AnswersView*>(), option.answer);
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

    // What the combat card of an old shot really said, with the mouse: in the log, its menu, the dialog.
    bool amendWithTheMouse(const table::Entry& shot, const QString& result)
    {
        QTreeView* log = m_desk.logPanel()->findChild<QTreeView*>();
        const QModelIndex row = selectInLog(log, shot.number);
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
                m_clicks += 2;
                return QTest::qWaitFor([&] { return clickInList(answers, result); }, patience);
            },
            [&](QDialog*, QPushButton* amend) {
                QTest::mouseClick(amend, Qt::LeftButton);
                ++m_clicks;
            });
    }

    // The same from the keyboard.
    bool amendWithTheKeyboard(const table::Entry& shot, const QString& result)
    {
        QTreeView* log = m_desk.logPanel()->findChild<QTreeView*>();
        selectInLog(log, shot.number);
        // Without a window manager nobody gives the focus back after a list of completions.
        log->window()->activateWindow();
        if (!QTest::qWaitForWindowActive(log->window()))
            return false;
        QTest::keyClick(log->window(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        return fillInAmendment(
            [&](QDialog* dialog) {
                auto* line = dialog->findChild<QLineEdit*>(QStringLiteral("line"));
                QTest::keyClick(line, Qt::Key_Backspace, Qt::ControlModifier); // the last word
                QTest::keyClicks(line, result);
                m_keys += static_cast<int>(result.size()) + 4;
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

    // How far along the track it leads; shots rather than anything that could be said instead, and as many
    // misses as combat cards have.
    static int appeal(const table::Option& option)
    {
        if (option.answer.startsWith(u'@') || option.answer == QStringLiteral("miss"))
            return 1;
        QSet<QString> sectors;
        for (const QString& place : option.preview ? option.preview->path() : QStringList())
            sectors.insert(place.section(u'.', 0, 0));
        return static_cast<int>(sectors.size());
    }

    // Mostly as people play, now and then anything that the rules allow.
    QString oneOf(const table::Prompt& prompt)
    {
        QList<const table::Option*> open;
        for (const table::Option& option : prompt.options) {
            if (option.objections.isEmpty())
                open.append(&option);
        }
        if (open.isEmpty())
            return {};
        const bool carefully = m_random() % 5 < 2;
        int most = 0;
        for (const table::Option* option : std::as_const(open))
            most = std::max(most, appeal(*option));
        if (carefully)
            open.removeIf([&](const table::Option* option) { return appeal(*option) < most; });
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
        for (QAbstractItemView* view : {static_cast<QAbstractItemView*>(answers->matrix()),
                                        static_cast<QAbstractItemView*>(answers->list())}) {
            const QAbstractItemModel* model = view->model();
            for (int row = 0; row < model->rowCount(); ++row) {
                for (int column = 0; column < model->columnCount(); ++column) {
                    const QModelIndex index = model->index(row, column);
                    if (index.data(views::OptionsModel::AnswerRole) != answer)
                        continue;
                    view->scrollTo(index);
                    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
                    return true;
                }
            }
        }
        return false;
    }

    bool waitForQuestion(qsizetype before)
    {
        return QTest::qWaitFor([&] { return m_asked.count() > before; }, patience);
    }

    views::Desk& m_desk;
    QSignalSpy m_asked;
    std::mt19937 m_random;
    int m_clicks = 0;
    int m_keys = 0;
};

} // namespace roadmarshal::test
