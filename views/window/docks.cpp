#include "docks.h"

#include "board_panel.h"
#include "decks/decks_view.h"
#include "desk.h"
#include "log/log_panel.h"
#include "marshal/marshal_panel.h"
#include "mats/mats_view.h"
#include "rules/rules_panel.h"
#include "score/score_view.h"
#include "settings/layout_check.h"
#include "settings/settings.h"
#include "style/scaled.h"

#include <kddockwidgets/DockWidget.h>
#include <kddockwidgets/LayoutSaver.h>
#include <kddockwidgets/MainWindow.h>
#include <kddockwidgets/core/DockWidget.h>

#include <QAction>
#include <QApplication>
#include <QScreen>
#include <QTimer>

#include <exception>

namespace roadmarshal::views {

using KDDockWidgets::InitialOption;
using KDDockWidgets::InitialVisibilityOption;
using KDDockWidgets::QtWidgets::DockWidget;

namespace {

constexpr QSize least{200, 120};
constexpr QSize leastStrip{200, 64};
// What a layout breaks may show only when it is painted.
constexpr std::chrono::seconds settled(1);
constexpr int stripHeight = 124;      // of the score, with its title
constexpr QSize largeFrom{1700, 900}; // windows, at the usual size of text

// Where it was the last time, where the dock wants it, or at the first thing that takes it.
void takeKeyboard(QWidget& content)
{
    const auto takes = [&](const QWidget* widget) {
        return content.isAncestorOf(widget) && widget->isVisible() && widget->isEnabled() &&
               widget->focusPolicy() & Qt::TabFocus;
    };
    QWidget* target = content.focusWidget();
    if (!target || !takes(target))
        target = content.focusProxy();
    for (QWidget* next = content.nextInFocusChain(); !(target && takes(target)) && next != &content;
         next = next->nextInFocusChain())
        target = next;
    if (target && takes(target))
        target->setFocus(Qt::ShortcutFocusReason);
}

bool isOnTop(DockWidget* dock)
{
    return dock->isOpen() && dock->dockWidget()->isCurrentTab();
}

} // namespace

Docks::Docks(KDDockWidgets::QtWidgets::MainWindow* window, Desk* desk)
    : QObject(window),
      m_window(window),
      // Saved layouts know this dock by its first name.
      m_board(add(QStringLiteral("track"), tr("Board"), desk->boardPanel())),
      m_marshal(add(QStringLiteral("marshal"), tr("Marshal"), desk->marshalPanel())),
      m_mats(add(QStringLiteral("mats"), tr("Mats"), desk->matsView())),
      m_score(add(QStringLiteral("score"), tr("Score"), desk->scoreView())),
      m_log(add(QStringLiteral("log"), tr("Log"), desk->logPanel())),
      m_decks(add(QStringLiteral("decks"), tr("Decks"), desk->decksView())),
      m_rules(add(QStringLiteral("rules"), tr("Rules"), desk->rulesPanel()))
{
    for (DockWidget* dock : all())
        m_visits.append(makeVisit(dock));
    for (DockWidget* dock : drawer())
        m_drawerActions.append(makeDrawerAction(dock));
    connect(qApp, &QApplication::focusChanged, this, &Docks::passKeyboardOn);
}

Docks::~Docks()
{
    for (const QPointer<QWidget>& dock : std::as_const(m_made)) {
        if (dock && !dock->parentWidget())
            delete dock;
    }
}

// The frames round the docks take the keyboard too, and nobody sees that they have it.
void Docks::passKeyboardOn(const QWidget*, QWidget* now)
{
    if (!now || !now->inherits("QTabWidget") || !m_window->isAncestorOf(now))
        return;
    now->setFocusPolicy(Qt::NoFocus);
    takeKeyboard(*now);
}

DockWidget* Docks::add(const QString& id, const QString& title, QWidget* content)
{
    // However much there is to say in it, a dock keeps the size that it was given.
    const bool isStrip = id == QLatin1StringView("score");
    content->setMinimumSize(content->minimumSize().expandedTo(isStrip ? leastStrip : least));
    auto* dock = new DockWidget(id);
    dock->setTitle(title);
    dock->setWidget(content);
    m_made.append(dock);
    // Its window comes about after the signal.
    connect(dock, &DockWidget::isFloatingChanged, this, [this, dock](bool floats) {
        if (floats)
            QTimer::singleShot(0, dock, [this, dock] { placeFloating(dock); });
    });
    return dock;
}

QAction* Docks::makeVisit(DockWidget* dock)
{
    auto* visit = new QAction(dock->title(), this);
    connect(visit, &QAction::triggered, dock, [dock] {
        dock->show();
        dock->setAsCurrentTab();
        dock->activateWindow();
        takeKeyboard(*dock->widget());
    });
    return visit;
}

QList<QAction*> Docks::toggles() const
{
    QList<QAction*> toggles;
    for (DockWidget* dock : all())
        toggles.append(dock->toggleAction());
    return toggles;
}

void Docks::arrange()
{
    for (DockWidget* dock : all())
        dock->forceClose();
    if (m_arrangement == Arrangement::Large)
        arrangeLarge();
    else
        arrangeLaptop();
    m_isLaid = true;
    emit arrangementChanged();
}

// The board has what there is, who talks is at the right hand with room for every card. What is looked up is
// in a drawer at the left.
void Docks::arrangeLaptop()
{
    using enum KDDockWidgets::Location;
    const QSize window = m_window->size();
    const int strip = std::min(scaled(stripHeight), window.height() / 4);
    m_window->addDockWidget(m_board, Location_OnLeft);
    // The drawer is put away before the others come, or it would have taken its room from them.
    m_window->addDockWidget(m_mats, Location_OnLeft, nullptr,
                            InitialOption(QSize(window.width() * 30 / 100, window.height())));
    for (DockWidget* dock : drawer().sliced(1))
        m_mats->addDockWidgetAsTab(dock);
    m_mats->setAsCurrentTab();
    for (DockWidget* dock : drawer())
        dock->forceClose();
    m_window->addDockWidget(m_marshal, Location_OnRight, nullptr,
                            InitialOption(QSize(window.width() * 31 / 100, window.height())));
    m_window->addDockWidget(m_score, Location_OnBottom, m_board,
                            InitialOption(QSize(window.width() * 69 / 100, strip)));
}

// All that is on the table lies open: the board, who talks, every team's pieces, and what happened.
void Docks::arrangeLarge()
{
    using enum KDDockWidgets::Location;
    const QSize window = m_window->size();
    const QSize column(window.width() * 23 / 100, window.height() / 2);
    m_window->addDockWidget(m_board, Location_OnLeft);
    m_window->addDockWidget(m_marshal, Location_OnRight, nullptr, InitialOption(column));
    // Beside the board, whose room it takes: beside all it would take Marshal's too.
    m_window->addDockWidget(m_mats, Location_OnRight, m_board, InitialOption(column));
    m_window->addDockWidget(m_score, Location_OnBottom, m_board,
                            InitialOption(QSize(window.width() * 54 / 100, window.height() * 23 / 100)));
    m_window->addDockWidget(m_log, Location_OnBottom, m_mats,
                            InitialOption(QSize(column.width(), window.height() * 36 / 100)));
    m_window->addDockWidget(m_decks, Location_OnBottom, m_marshal,
                            InitialOption(QSize(column.width(), window.height() * 36 / 100)));
    m_decks->addDockWidgetAsTab(m_rules);
    m_decks->setAsCurrentTab();
}

Arrangement Docks::fitting() const
{
    if (m_choice != LayoutChoice::BySize)
        return m_choice == LayoutChoice::Large ? Arrangement::Large : Arrangement::Laptop;
    // Who reads large text has less room on the same screen.
    const bool isLarge =
        m_window->width() >= scaled(largeFrom.width()) && m_window->height() >= scaled(largeFrom.height());
    return isLarge ? Arrangement::Large : Arrangement::Laptop;
}

void Docks::setLayoutChoice(LayoutChoice choice)
{
    m_choice = choice;
    followSize();
}

void Docks::followSize()
{
    if (m_isLaid && fitting() != m_arrangement)
        switchTo(fitting());
}

void Docks::switchTo(Arrangement arrangement)
{
    save();
    m_arrangement = arrangement;
    const SavedLayout layout = savedLayout(arrangement);
    setRestoringLayout(true);
    QTimer::singleShot(settled, this, [] { setRestoringLayout(false); });
    // The window keeps the size that it has.
    if (layout.arrangement.isEmpty() ||
        !takes(layout.arrangement, KDDockWidgets::RestoreOption_RelativeToMainWindow))
        return arrange();
    placeNewcomers(layout.docks);
    emit arrangementChanged();
}

QAction* Docks::makeDrawerAction(DockWidget* dock)
{
    auto* action = new QAction(dock->title(), this);
    action->setCheckable(true);
    // Each about itself alone: when the window goes, others may be gone already.
    const auto tick = [action, dock] { action->setChecked(isOnTop(dock)); };
    connect(dock, &DockWidget::isOpenChanged, action, tick);
    connect(dock, &DockWidget::isCurrentTabChanged, action, tick);
    connect(action, &QAction::triggered, this, [this, dock] {
        toggleDrawer(dock);
        tickDrawer();
    });
    return action;
}

void Docks::tickDrawer()
{
    const QList<DockWidget*> docks = drawer();
    for (qsizetype i = 0; i < m_drawerActions.size(); ++i)
        m_drawerActions[i]->setChecked(isOnTop(docks[i]));
}

void Docks::toggleDrawer(DockWidget* dock)
{
    if (isOnTop(dock)) {
        for (DockWidget* other : drawer()) {
            if (!other->isFloating())
                other->forceClose();
        }
        return;
    }
    for (DockWidget* other : drawer())
        other->show();
    dock->setAsCurrentTab();
    takeKeyboard(*dock->widget());
}

// Beside the window's middle, whole on its screen: not where nobody looks.
void Docks::placeFloating(DockWidget* dock)
{
    QWidget* window = dock->QWidget::window();
    if (!dock->isFloating() || window == m_window || !m_window->screen())
        return;
    const QRect room = m_window->screen()->availableGeometry();
    const QRect before = window->geometry();
    if (room.contains(before) && before.intersects(m_window->geometry()))
        return;
    const QSize size = before.size().boundedTo(room.size() * 0.8);
    QRect place(m_window->geometry().center() - QPoint(size.width() / 2, size.height() / 2), size);
    place.moveLeft(std::clamp(place.left(), room.left(), room.right() - size.width()));
    place.moveTop(std::clamp(place.top(), room.top(), room.bottom() - size.height()));
    window->setGeometry(place);
}

QStringList Docks::ids() const
{
    QStringList ids;
    for (const DockWidget* dock : all())
        ids.append(dock->uniqueName());
    return ids;
}

void Docks::placeNewcomers(const QStringList& known)
{
    for (DockWidget* dock : all()) {
        if (known.contains(dock->uniqueName()) || dock->isOpen())
            continue;
        // Behind the mats, so that the person still sees what was seen before.
        if (m_mats->isOpen())
            m_mats->addDockWidgetAsTab(dock, InitialVisibilityOption::PreserveCurrentTab);
        else
            m_window->addDockWidget(dock, KDDockWidgets::Location_OnBottom);
    }
}

bool Docks::takes(const QByteArray& arrangement, KDDockWidgets::RestoreOptions options)
{
    if (whyNotRestored(arrangement, ids()))
        return false;
    try {
        return KDDockWidgets::LayoutSaver(options).restoreLayout(arrangement);
    } catch (const std::exception&) { // of the JSON reader in there
        return false;
    }
}

bool Docks::restore()
{
    m_arrangement = fitting();
    const SavedLayout layout = savedLayout(m_arrangement);
    const bool died = diedRestoringLayout();
    if (layout.arrangement.isEmpty() && !layout.damaged) {
        arrange();
        return true;
    }
    setRestoringLayout(true);
    const bool taken = !died && !layout.damaged && takes(layout.arrangement);
    if (taken) {
        placeNewcomers(layout.docks);
        m_isLaid = true;
        emit arrangementChanged();
    } else {
        forgetLayout(m_arrangement);
        arrange();
    }
    QTimer::singleShot(settled, this, [] { setRestoringLayout(false); });
    return taken;
}

void Docks::save() const
{
    setRestoringLayout(false); // it was survived
    saveLayout({KDDockWidgets::LayoutSaver().serializeLayout(), ids()}, m_arrangement);
}

void Docks::setTrying(bool on)
{
    const std::pair<DockWidget*, QString> titles[] = {{m_board, tr("Board")},
                                                      {m_marshal, tr("Marshal")},
                                                      {m_mats, tr("Mats")},
                                                      {m_score, tr("Score")},
                                                      {m_decks, tr("Decks")}};
    for (const auto& [dock, title] : titles)
        dock->setTitle(on ? tr("%1 – what if", "title of a dock").arg(title) : title);
}

void Docks::showRules()
{
    m_rules->show();
    m_rules->setAsCurrentTab();
}

void Docks::showLog()
{
    m_log->show();
    m_log->setAsCurrentTab();
}

void Docks::showMarshal()
{
    m_marshal->show();
    m_marshal->setAsCurrentTab();
}

} // namespace roadmarshal::views
