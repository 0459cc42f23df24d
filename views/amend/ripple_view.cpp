#include "ripple_view.h"

#include "style/citation_link.h"
#include "style/theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSet>

namespace roadmarshal::views {

using log::RippleLine;
using table::Amendment;

RippleView::RippleView(QWidget* parent)
    : QListView(parent),
      m_model(new RippleModel(this)),
      m_delegate(new RippleDelegate(this)),
      m_lookUp(new QAction(this))
{
    setModel(m_model);
    setItemDelegate(m_delegate);
    setSelectionMode(ExtendedSelection);
    setResizeMode(Adjust);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setAccessibleName(tr("Later entries"));
    // The keys are listed in the menu, which shows them.
    const QString keys[] = {tr("K", "key for: keep as played"), tr("R", "key for: revise"),
                            tr("D", "key for: drop")};
    for (size_t i = 0; i < RippleDelegate::choices.size(); ++i) {
        auto* action = new QAction(RippleModel::toText(RippleDelegate::choices[i]), this);
        action->setShortcut(QKeySequence(keys[i]));
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, [this, i] { choose(RippleDelegate::choices[i]); });
        addAction(action);
        m_choices.append(action);
    }
    m_lookUp->setShortcut(QKeySequence(tr("L", "key for: look up the rule")));
    m_lookUp->setShortcutContext(Qt::WidgetShortcut);
    connect(m_lookUp, &QAction::triggered, this, [this] { emit rulesWanted(citedByCurrent()); });
    addAction(m_lookUp);
    connect(m_delegate, &RippleDelegate::rulesWanted, this, &RippleView::rulesWanted);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &RippleView::refreshActions);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &RippleView::refreshActions);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RippleView::refreshActions);
    refreshActions();
}

void RippleView::setLines(const QList<RippleLine>& lines)
{
    QSet<int> selected;
    for (const QModelIndex& index : selectionModel()->selectedIndexes()) {
        if (const RippleLine* line = m_model->lineAt(index))
            selected.insert(line->entry);
    }
    const RippleLine* current = m_model->lineAt(currentIndex());
    const int entry = current ? current->entry : 0;
    const int scrolled = verticalScrollBar()->value();
    m_model->setLines(lines);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row);
        const RippleLine* line = m_model->lineAt(index);
        if (!line)
            continue;
        if (line->entry == entry)
            selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
        if (selected.contains(line->entry))
            selectionModel()->select(index, QItemSelectionModel::Select);
    }
    doItemsLayout();
    verticalScrollBar()->setValue(scrolled);
}

void RippleView::setPlaceholder(const QString& text)
{
    m_placeholder = text;
    viewport()->update();
}

QRect RippleView::choiceRect(const QModelIndex& index, Amendment::Resolution resolution) const
{
    return m_delegate->choiceRect(index, visualRect(index), resolution);
}

QList<int> RippleView::selectedEntries(Amendment::Resolution allowed) const
{
    QList<int> entries;
    for (const QModelIndex& index : selectionModel()->selectedIndexes()) {
        const RippleLine* line = m_model->lineAt(index);
        if (line && RippleModel::allows(*line, allowed))
            entries.append(line->entry);
    }
    return entries;
}

void RippleView::refreshActions()
{
    for (size_t i = 0; i < RippleDelegate::choices.size(); ++i)
        m_choices[static_cast<qsizetype>(i)]->setEnabled(
            !selectedEntries(RippleDelegate::choices[i]).isEmpty());
    const QStringList cited = citedByCurrent();
    m_lookUp->setVisible(!cited.isEmpty());
    m_lookUp->setText(lookUpText(cited));
}

QStringList RippleView::citedByCurrent() const
{
    const RippleLine* line = m_model->lineAt(currentIndex());
    return line ? rulesIn(RippleModel::details(*line)) : QStringList();
}

void RippleView::choose(Amendment::Resolution resolution)
{
    if (const QList<int> entries = selectedEntries(resolution); !entries.isEmpty())
        emit chosen(entries, resolution);
}

bool RippleView::toggleFold(const QModelIndex& index)
{
    if (!index.isValid() || m_model->lineAt(index))
        return false;
    m_model->setOpen(!m_model->isOpen());
    return true;
}

std::optional<RippleView::Spot> RippleView::spotAt(QPoint point) const
{
    const QModelIndex index = indexAt(point);
    for (const auto resolution : RippleDelegate::choices) {
        if (index.isValid() && choiceRect(index, resolution).contains(point))
            return Spot{index, resolution};
    }
    return std::nullopt;
}

void RippleView::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton ? spotAt(event->position().toPoint()) : std::nullopt;
    if (!m_pressed)
        return QListView::mousePressEvent(event);
    // A choice on a selected line leaves the selection as it is: it is for all of them.
    const bool isSelected = selectionModel()->isSelected(m_pressed->index);
    selectionModel()->setCurrentIndex(m_pressed->index, isSelected ? QItemSelectionModel::NoUpdate
                                                                   : QItemSelectionModel::ClearAndSelect);
}

void RippleView::mouseReleaseEvent(QMouseEvent* event)
{
    const QPoint point = event->position().toPoint();
    if (const auto pressed = std::exchange(m_pressed, std::nullopt)) {
        if (spotAt(point) == pressed)
            choose(pressed->resolution);
        return;
    }
    QListView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton)
        toggleFold(indexAt(point));
}

void RippleView::keyPressEvent(QKeyEvent* event)
{
    const bool isSpace = event->key() == Qt::Key_Space;
    if ((isSpace && toggleFold(currentIndex())) ||
        (event->key() == Qt::Key_Right && !m_model->isOpen() && toggleFold(currentIndex())) ||
        (event->key() == Qt::Key_Left && m_model->isOpen() && toggleFold(currentIndex())))
        return event->accept();
    QListView::keyPressEvent(event);
}

void RippleView::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    if (m_model->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(coloursFor(palette()).faint);
    painter.drawText(viewport()->rect().adjusted(gap, gap, -gap, -gap),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_placeholder);
}

} // namespace roadmarshal::views
