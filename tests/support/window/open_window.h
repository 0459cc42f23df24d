// The real window with a demo game in it, and hands on its keys: they go to whatever has the keyboard.
#pragma once

#include "support/demo_game.h"

#include "board/board_view.h"
#include "marshal/marshal_panel.h"
#include "window/board_panel.h"
#include "window/desk.h"
#include "window/main_window.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QTest>

namespace roadmarshal::test {

// Every card comes from a box on the table, so that what a line brings about is known beforehand.
inline QJsonObject cardsOnTheTable()
{
    const QString table = QStringLiteral("table");
    return {{QStringLiteral("decks"), QJsonObject{{QStringLiteral("race"), table},
                                                  {QStringLiteral("event"), table},
                                                  {QStringLiteral("combat"), table}}}};
}

// The cursor comes to a point of a view.
inline void hoverAt(QWidget* view, QPoint point)
{
    QMouseEvent moved(QEvent::MouseMove, point, view->mapToGlobal(QPointF(point)), Qt::NoButton, Qt::NoButton,
                      {});
    QApplication::sendEvent(view, &moved);
}

// The second half of a double click.
inline void clickAgain(QWidget* view, QPoint point)
{
    const QPointF global = view->mapToGlobal(QPointF(point));
    QMouseEvent down(QEvent::MouseButtonDblClick, point, global, Qt::LeftButton, Qt::LeftButton, {});
    QMouseEvent up(QEvent::MouseButtonRelease, point, global, Qt::LeftButton, Qt::NoButton, {});
    QApplication::sendEvent(view, &down);
    QApplication::sendEvent(view, &up);
}

// As hands do it, with so many milliseconds between its halves.
inline void doubleClick(QWidget* view, QPoint point, int between = 0)
{
    QTest::mouseClick(view, Qt::LeftButton, {}, point);
    QTest::qWait(between);
    clickAgain(view, point);
}

// `Table` has a session, which is handed over to the window, in a file at path().
template <class Table>
class WindowOn
{
public:
    template <class... Setup>
    explicit WindowOn(const QString& firstQuestion, const Setup&... setup) : demo(setup...)
    {
        demo.session.reset();
        window.resize(1280, 800);
        window.show();
        activate();
        window.openGame(demo.path());
        board()->setAnimated(false);
        waitFor(firstQuestion);
    }

    views::Desk& desk() { return *window.desk(); }
    // With nothing under way to the disk any more.
    table::Session& session()
    {
        desk().session()->settle();
        return *desk().session();
    }
    views::BoardView* board() { return desk().boardPanel()->view(); }
    QLineEdit* line() { return desk().marshalPanel()->line(); }
    const table::Prompt& prompt() { return desk().conversation()->prompt(); }
    bool waitFor(const QString& question)
    {
        return QTest::qWaitFor([&] { return prompt().id == question; });
    }

    void activate()
    {
        window.activateWindow();
        (void)QTest::qWaitForWindowActive(&window);
    }
    // Without a window manager nobody gives the keyboard back after a menu or a list of completions.
    QWidget* keyboard()
    {
        if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget()))
            return menu;
        if (QApplication::activeWindow() != &window)
            activate();
        return window.focusWidget() ? window.focusWidget() : &window;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(keyboard(), key, modifiers);
    }
    void type(const QString& text)
    {
        for (const QChar letter : text)
            QTest::keyClicks(keyboard(), QString(letter));
    }
    // Over whatever stands in the line.
    void typeLine(const QString& text)
    {
        press(Qt::Key_L, Qt::ControlModifier);
        type(text);
    }

    Table demo;
    views::MainWindow window;
};

class OpenWindow : public WindowOn<DemoGame>
{
public:
    explicit OpenWindow(const QJsonObject& changes = cardsOnTheTable())
        : WindowOn(QStringLiteral("car"), 7, changes)
    {
    }
};

} // namespace roadmarshal::test
