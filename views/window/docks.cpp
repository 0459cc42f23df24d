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

#include <kddockwidgets/DockWidget.h>
#include <kddockwidgets/LayoutSaver.h>
#include <kddockwidgets/MainWindow.h>
#include <kddockwidgets/core/DockWidget.h>

#include <QAction>
#include <QApplication>
#include <QTimer>

#include <exception>

namespace roadmarshal::views {

using KDDockWidgets::InitialOption;
using KDDockWidgets::InitialVisibilityOption;
using KDDockWidgets::QtWidgets::DockWidget;

namespace {

constexpr QSize least{200, 120};

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
    connect(qApp, &QApplication::focusChanged, this, &Docks::passKeyboardOn);
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
    content->setMinimumSize(content->minimumSize().expandedTo(least));
    auto* dock = new DockWidget(id);
    dock->setTitle(title);
    dock->setWidget(content);
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
    using enum KDDockWidgets::Location;
    for (DockWidget* dock : all())
        dock->forceClose();
    const QSize window = m_window->size();
    // The board has the middle; who talks is at the right hand, what is looked up lies below and behind.
    m_window->addDockWidget(m_board, Location_OnLeft);
    m_window->addDockWidget(m_marshal, Location_OnRight, nullptr,
                            InitialOption(QSize(window.width() * 3 / 10, window.height() * 6 / 10)));
    m_window->addDockWidget(m_score, Location_OnBottom, m_board,
                            InitialOption(QSize(window.width() * 7 / 10, window.height() * 28 / 100)));
    m_window->addDockWidget(m_mats, Location_OnBottom, m_marshal,
                            InitialOption(QSize(window.width() * 3 / 10, window.height() * 4 / 10)));
    m_mats->addDockWidgetAsTab(m_decks);
    m_mats->addDockWidgetAsTab(m_log);
    m_mats->addDockWidgetAsTab(m_rules);
    m_mats->setAsCurrentTab();
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

bool Docks::takes(const QByteArray& arrangement)
{
    if (whyNotRestored(arrangement, ids()))
        return false;
    try {
        return KDDockWidgets::LayoutSaver().restoreLayout(arrangement);
    } catch (const std::exception&) { // of the JSON reader in there
        return false;
    }
}

bool Docks::restore()
{
    const SavedLayout layout = savedLayout();
    const bool died = diedRestoringLayout();
    if (layout.arrangement.isEmpty() && !layout.damaged) {
        arrange();
        return true;
    }
    setRestoringLayout(true);
    const bool taken = !died && !layout.damaged && takes(layout.arrangement);
    if (taken) {
        placeNewcomers(layout.docks);
    } else {
        forgetLayout();
        arrange();
    }
    // What it breaks may show only when it is painted.
    constexpr std::chrono::seconds settled(1);
    QTimer::singleShot(settled, this, [] { setRestoringLayout(false); });
    return taken;
}

void Docks::save() const
{
    setRestoringLayout(false); // it was survived
    saveLayout({KDDockWidgets::LayoutSaver().serializeLayout(), ids()});
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
