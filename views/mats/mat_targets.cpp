#include "mat_targets.h"

#include "mats_model.h"
#include "panel_card.h"
#include "team_bar.h"

#include "style/card_grid.h"
#include "style/scaled.h"

#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace roadmarshal::views {

using table::CarrySpot;

namespace {

constexpr int lingerTime = 400; // milliseconds
constexpr int scrollInterval = 25;
constexpr int scrollStep = 8;

int edge()
{
    return scaled(28);
}

} // namespace

MatTargets::MatTargets(const MatsModel& model, TeamBar* bar, CardGrid* grid, QScrollArea* scroll)
    : QObject(bar), m_model(model), m_bar(bar), m_grid(grid), m_scroll(scroll)
{
    m_lingering.setSingleShot(true);
    m_lingering.setInterval(lingerTime);
    connect(&m_lingering, &QTimer::timeout, this, [this] { m_bar->setCurrent(m_tab); });
    m_scrolling.setInterval(scrollInterval);
    connect(&m_scrolling, &QTimer::timeout, this, [this] {
        QScrollBar* scrollBar = m_scroll->verticalScrollBar();
        scrollBar->setValue(scrollBar->value() + m_step);
    });
}

void MatTargets::setTargets(const QList<CarryTarget>& targets)
{
    m_targets = targets;
    m_hot.reset();
    m_tab = -1;
    m_lingering.stop();
    m_scrolling.stop();
    mark();
}

void MatTargets::mark()
{
    for (Card* card : m_grid->cards())
        static_cast<PanelCard*>(card)->setTargets(m_targets, m_hot);
    QList<std::optional<TargetLook>> looks;
    for (int team = 0; team < m_model.owners().size(); ++team)
        looks.append(lookOf(team));
    m_bar->setTargets(looks);
}

std::optional<CarrySpot> MatTargets::pointAt(const QPoint& globalPosition)
{
    if (m_targets.isEmpty())
        return std::nullopt;
    lingerOn(m_bar->tabAt(globalPosition));
    scrollAt(globalPosition);
    const auto below = targetBelow(globalPosition);
    if (std::exchange(m_hot, below) != below)
        mark();
    return below;
}

std::optional<CarrySpot> MatTargets::targetBelow(const QPoint& globalPosition) const
{
    if (m_tab >= 0) {
        const CarryTarget* target = targetOf(m_tab);
        return target ? std::optional(target->spot) : std::nullopt;
    }
    const QWidget* window = m_grid->window();
    const QWidget* below = window->childAt(window->mapFromGlobal(globalPosition));
    for (Card* card : m_grid->cards()) {
        if (card == below)
            return static_cast<PanelCard*>(card)->targetAt(card->mapFromGlobal(globalPosition));
    }
    return std::nullopt;
}

const CarryTarget* MatTargets::targetOf(int team) const
{
    const CarryTarget* found = nullptr;
    for (const mats::Panel& panel : m_model.owners()[team].panels) {
        const CarrySpot whole{.subject = panel.subject};
        const auto target = std::ranges::find(m_targets, whole, &CarryTarget::spot);
        if (target != m_targets.end() && (!found || (target->open && !found->open)))
            found = &*target;
    }
    return found;
}

std::optional<TargetLook> MatTargets::lookOf(int team) const
{
    std::optional<TargetLook> look;
    for (const mats::Panel& panel : m_model.owners()[team].panels) {
        for (const CarryTarget& target : m_targets) {
            if (target.spot.subject == panel.subject && look != TargetLook::Open)
                look = views::lookOf(target);
        }
    }
    return look;
}

void MatTargets::lingerOn(int tab)
{
    if (tab == m_tab)
        return;
    m_tab = tab;
    if (tab >= 0 && tab != m_bar->current())
        m_lingering.start();
    else
        m_lingering.stop();
}

void MatTargets::scrollAt(const QPoint& globalPosition)
{
    const QWidget* viewport = m_scroll->viewport();
    const QPoint point = viewport->mapFromGlobal(globalPosition);
    const bool inside = viewport->isVisible() && viewport->rect().contains(point);
    m_step = !inside                                   ? 0
             : point.y() < edge()                      ? -scrollStep
             : point.y() > viewport->height() - edge() ? scrollStep
                                                       : 0;
    if (m_step == 0)
        m_scrolling.stop();
    else if (!m_scrolling.isActive())
        m_scrolling.start();
}

} // namespace roadmarshal::views
