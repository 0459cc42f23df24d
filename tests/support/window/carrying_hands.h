// Hands that carry things about in the window of Nine Yards, and the menus that do it without a mouse.
#pragma once

#include "support/window/toy_window.h"

#include "mats/mats_view.h"
#include "mats/panel_card.h"
#include "mats/team_bar.h"
#include "window/carry_label.h"

#include <QLabel>

namespace roadmarshal::test {

using table::CarrySpot;

inline const CarrySpot truck{.subject = QStringLiteral("truck")};
inline const CarrySpot truckFuel{.subject = QStringLiteral("truck"), .property = QStringLiteral("fuel")};
inline const CarrySpot cart{.subject = QStringLiteral("cart")};
inline const CarrySpot cartFuel{.subject = QStringLiteral("cart"), .property = QStringLiteral("fuel")};
inline const CarrySpot tank{.subject = QStringLiteral("camp"), .property = QStringLiteral("tank")};
inline const CarrySpot northHand{.subject = QStringLiteral("north"), .property = QStringLiteral("hand")};
inline const CarrySpot rope{
    .subject = QStringLiteral("north"), .property = QStringLiteral("hand"), .card = QStringLiteral("rope")};

inline CarrySpot space(const char* name)
{
    return {.place = QString::fromLatin1(name)};
}

inline QMenu* openMenu()
{
    return qobject_cast<QMenu*>(QApplication::activePopupWidget());
}

// As a tree, greyed out ones in brackets.
inline QStringList linesOf(const QMenu& menu, const QString& indent = {})
{
    QStringList lines;
    for (const QAction* action : menu.actions()) {
        const QString text = action->text().replace(QStringLiteral("&&"), QStringLiteral("&"));
        if (action->isSeparator() && !text.isEmpty())
            lines.append(indent + QStringLiteral("# ") + text);
        else if (!action->isSeparator())
            lines.append(indent + (action->isEnabled() ? text : QStringLiteral("[%1]").arg(text)));
        if (action->menu())
            lines += linesOf(*action->menu(), indent + QStringLiteral("  "));
    }
    return lines;
}

inline QMenu* carryMenuIn(const QMenu& menu)
{
    for (const QAction* action : menu.actions()) {
        if (action->text() == u"Carry")
            return action->menu();
    }
    return nullptr;
}

inline QAction* actionFor(const QMenu& menu, const QStringList& answers)
{
    for (QAction* action : menu.findChildren<QAction*>()) {
        if (action->data().toStringList() == answers)
            return action;
    }
    return nullptr;
}

// With hands that carry: what they press, drag over and let go of is found where it is painted.
class CarryingHands : public ToyWindow
{
public:
    explicit CarryingHands(QSize size = {1500, 950})
    {
        window.resize(size);
        press(Qt::Key_3, Qt::ControlModifier); // the mats
        QTest::qWait(20);
        enter("plank rope");
        waitFor(QStringLiteral("piece"));
    }
    ~CarryingHands()
    {
        if (m_held)
            release();
    }

    views::MatsView& mats() { return *desk().matsView(); }
    const table::Answers& answers() { return desk().conversation()->answers(); }
    // Played to its end, so that somebody else is to act.
    void play(const char* line, const char* next)
    {
        enter(line);
        QVERIFY(QTest::qWaitFor([&] { return now().toAct == QLatin1StringView(next); }));
        QVERIFY(QTest::qWaitFor(
            [&] { return prompt().id == u"piece" && prompt().asks == QLatin1StringView(next); }));
    }

    views::PanelCard* card(const QString& subject)
    {
        return mats().findChild<views::PanelCard*>(QStringLiteral("panel-") + subject);
    }
    QPoint pointOf(const CarrySpot& spot)
    {
        if (!spot.place.isEmpty())
            return board()->viewport()->mapToGlobal(board()->viewPointOf(views::Choice::place(spot.place)));
        views::PanelCard* on = card(spot.subject);
        const QRectF area = on->areaOf(spot);
        // Of a whole panel a point where nothing else is.
        const QPointF point = spot.property.isEmpty() ? area.bottomRight() - QPointF(4, 4) : area.center();
        return on->mapToGlobal(point).toPoint();
    }
    QPoint pointOfTab(int team)
    {
        views::TeamTab* tab = mats().findChildren<views::TeamTab*>().at(team);
        return tab->mapToGlobal(tab->rect().center());
    }

    // Takes it up and moves so far that it is no click any more.
    void take(const CarrySpot& spot)
    {
        views::PanelCard* on = card(spot.subject);
        const QPoint from = on->mapFromGlobal(pointOf(spot));
        QTest::mousePress(on, Qt::LeftButton, {}, from);
        m_held = true;
        QTest::mouseMove(on, from + QPoint(QApplication::startDragDistance(), 1));
    }
    void takePiece(const char* piece)
    {
        const QPoint from = board()->viewPointOf(views::Choice::piece(QLatin1StringView(piece)));
        QTest::mousePress(board()->viewport(), Qt::LeftButton, {}, from);
        m_held = true;
        QTest::mouseMove(board()->viewport(), from + QPoint(6, 6));
        QTest::mouseMove(board()->viewport(), from + QPoint(12, 12));
    }
    void moveTo(QPoint point, QWidget* receiver = nullptr)
    {
        m_at = point;
        QWidget* to = receiver ? receiver : &window;
        QTest::mouseMove(to, to->mapFromGlobal(point));
    }
    void moveTo(const CarrySpot& spot) { moveTo(pointOf(spot)); }
    void release()
    {
        m_held = false;
        QTest::mouseRelease(&window, Qt::LeftButton, {}, window.mapFromGlobal(m_at));
    }
    void carry(const CarrySpot& from, const CarrySpot& to)
    {
        take(from);
        moveTo(to);
        release();
    }
    // What stands beside the pointer; nothing if nothing is carried.
    QString label()
    {
        for (QWidget* top : QApplication::topLevelWidgets()) {
            if (const auto* label = top->findChild<views::CarryLabel*>())
                return label->text();
        }
        return {};
    }
    // What Marshal says instead of a question.
    QString notice()
    {
        const auto* frame = desk().marshalPanel()->findChild<QFrame*>(QStringLiteral("notice"));
        return frame->isVisible() ? frame->findChild<QLabel*>()->text() : QString();
    }

private:
    bool m_held = false;
    QPoint m_at;
};

} // namespace roadmarshal::test
