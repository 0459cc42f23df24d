#include "mats_view.h"

#include "mat_targets.h"
#include "mats_model.h"
#include "panel_card.h"
#include "panel_menu.h"
#include "team_bar.h"
#include "team_heading.h"
#include "wear_matrix.h"

#include "style/card_grid.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace roadmarshal::views {

MatsView::MatsView(QWidget* parent)
    : QWidget(parent),
      m_model(new MatsModel(this)),
      m_bar(new TeamBar),
      m_heading(new TeamHeading),
      m_matrix(new WearMatrix(*m_model)),
      m_grid(new CardGrid({156, 320, 4})),
      m_scroll(new QScrollArea),
      m_targets(new MatTargets(*m_model, m_bar, m_grid, m_scroll)),
      m_empty(new QLabel)
{
    m_scroll->setWidget(m_grid);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setForegroundRole(QPalette::PlaceholderText);
    m_grid->setMarginRight(gap);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(0, 0, gap, 0);
    head->addWidget(m_matrix);
    head->addWidget(m_bar);
    head->addWidget(m_heading);
    auto* layout = new QVBoxLayout(this);
    // The scroll bar takes the margin at the right.
    layout->setContentsMargins(gap, gap, 0, gap);
    layout->setSpacing(gap);
    layout->addLayout(head);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_empty, 1);
    connect(m_bar, &TeamBar::currentChanged, this, &MatsView::showCards);
    connect(m_matrix, &WearMatrix::picked, this, [this](const QString& subject) {
        showPanel(subject);
        emit panelPicked(subject);
    });
    connectModel();
    rebuild();
}

void MatsView::connectModel()
{
    connect(m_model, &MatsModel::correctionWanted, this, &MatsView::correctionWanted);
    connect(m_model, &MatsModel::modelReset, this, &MatsView::rebuild);
    connect(m_model, &MatsModel::rowsInserted, this, &MatsView::refreshUnder);
    connect(m_model, &MatsModel::rowsRemoved, this, &MatsView::refreshUnder);
    connect(m_model, &MatsModel::rowsMoved, this, &MatsView::keepCards);
    connect(m_model, &MatsModel::dataChanged, this, [this](const QModelIndex& from, const QModelIndex& to) {
        if (m_model->item(from))
            return refreshPanel(from.parent());
        for (int row = from.row(); m_model->panel(from) && row <= to.row(); ++row)
            refreshPanel(from.siblingAtRow(row));
    });
}

void MatsView::setTable(const table::TableShow& table, const Wording& say)
{
    const int before = teamToAct();
    m_model->setTable(table, say);
    m_matrix->refresh();
    fitMatrix();
    refreshTeams();
    // Who looks at the team to act goes on to the next one; who looks elsewhere stays there.
    const int now = teamToAct();
    const bool isNew = std::exchange(m_isNew, false);
    if (isNew || m_bar->current() < 0 || (now >= 0 && now != before && m_bar->current() == before))
        m_bar->setCurrent(std::max(0, now));
}

void MatsView::setCorrectable(bool on)
{
    m_model->setCorrectable(on);
}

void MatsView::showPanel(const QString& subject)
{
    const QModelIndex panel = m_model->panelIndex(subject);
    if (!panel.isValid())
        return;
    m_bar->setCurrent(panel.parent().row());
    mark(subject);
    m_scroll->ensureWidgetVisible(m_grid->cards()[panel.row()], 0, gap);
}

void MatsView::showTeam(const QString& team)
{
    const auto& owners = m_model->owners();
    const auto found = std::ranges::find_if(owners, [&](const auto& owner) { return owner.team.id == team; });
    if (found != owners.end())
        m_bar->setCurrent(static_cast<int>(found - owners.begin()));
}

QString MatsView::shownTeam() const
{
    const int team = m_bar->current();
    return team < 0 ? QString() : m_model->owners()[team].team.id;
}

QSize MatsView::sizeHint() const
{
    return {400, 600};
}

void MatsView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        rebuild();
}

void MatsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitMatrix();
}

// Above the cards of one team, where that leaves them room enough.
void MatsView::fitMatrix()
{
    m_matrix->setVisible(!m_matrix->isEmpty() && m_matrix->heightForWidth(width()) <= height() * 2 / 5);
}

void MatsView::rebuild()
{
    const bool empty = m_model->owners().isEmpty();
    m_empty->setText(tr("The mats lie here once a game is open."));
    m_empty->setVisible(empty);
    m_bar->setHidden(empty);
    m_heading->setHidden(empty);
    m_scroll->setHidden(empty);
    refreshTeams();
    showCards();
}

void MatsView::showCards()
{
    m_grid->setCards({});
    keepCards();
    refreshTeams();
    m_scroll->ensureVisible(0, 0);
}

// Cards of panels that are still there stay, with the focus.
void MatsView::keepCards()
{
    QList<Card*> cards;
    const QModelIndex owner = m_model->index(m_bar->current(), 0);
    for (int row = 0; owner.isValid() && row < m_model->rowCount(owner); ++row) {
        const QModelIndex panel = m_model->index(row, 0, owner);
        const auto kept = std::ranges::find_if(m_grid->cards(), [&](const Card* card) {
            return static_cast<const PanelCard*>(card)->index() == panel;
        });
        cards.append(kept == m_grid->cards().end() ? makeCard(panel) : *kept);
    }
    m_grid->setCards(cards);
    m_targets->mark();
}

// Panels came or went, or the items of one.
void MatsView::refreshUnder(const QModelIndex& parent)
{
    if (m_model->panel(parent))
        refreshPanel(parent);
    else
        keepCards();
}

void MatsView::refreshTeams()
{
    m_bar->setTeams(*m_model);
    if (m_bar->current() >= 0)
        m_heading->setTeam(m_model->owners()[m_bar->current()]);
}

void MatsView::refreshPanel(const QModelIndex& panel)
{
    for (Card* card : m_grid->cards()) {
        auto* shown = static_cast<PanelCard*>(card);
        if (shown->index() != panel)
            continue;
        shown->refresh();
        m_grid->arrange();
    }
}

PanelCard* MatsView::makeCard(const QModelIndex& panel)
{
    auto* card = new PanelCard(*m_model, panel, m_grid);
    card->setMarked(card->subject() == m_marked);
    connect(card, &Card::focused, this, [this](Card* focused) {
        m_scroll->ensureWidgetVisible(focused, 0, gap);
        mark(static_cast<PanelCard*>(focused)->subject());
        emit panelPicked(m_marked);
    });
    connect(card, &PanelCard::liftWanted, this, [this, card](const Grip& spots, const QPoint& position) {
        emit liftWanted(spots, card, position);
    });
    connect(card, &Card::menuWanted, this,
            [this, card](const QPoint& position) { openMenu(*card, {}, position); });
    connect(card, &PanelCard::tokenMenuWanted, this, [this, card](const QPoint& position) {
        QMenu* menu = newMenu();
        fillTokenMenu(*menu, *m_model, card->index());
        menu->popup(position);
    });
    connect(card, &PanelCard::itemMenuWanted, this,
            [this, card](const QString& property, const QPoint& position) {
                openMenu(*card, property, position);
            });
    return card;
}

// Of one property, or of the whole panel.
void MatsView::openMenu(const PanelCard& card, const QString& property, const QPoint& position)
{
    QMenu* menu = newMenu();
    if (property.isEmpty())
        fillPanelMenu(*menu, *m_model, card.index());
    else
        fillItemMenu(*menu, *m_model, card.index(), property);
    emit menuOpening(menu, gripsOn(*m_model, card.index(), property));
    emit cardMenuOpening(menu, property.isEmpty() ? idsOn(*m_model, card.index())
                                                  : idsIn(*m_model, card.index(), property));
    menu->popup(position);
}

QMenu* MatsView::newMenu()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}

void MatsView::mark(const QString& subject)
{
    m_marked = subject;
    for (Card* card : m_grid->cards())
        card->setMarked(static_cast<PanelCard*>(card)->subject() == subject);
}

int MatsView::teamToAct() const
{
    for (int row = 0; row < m_model->owners().size(); ++row) {
        if (m_model->owners()[row].toAct)
            return row;
    }
    return -1;
}

} // namespace roadmarshal::views
