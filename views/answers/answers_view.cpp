#include "answers_view.h"

#include "chip_delegate.h"
#include "option_delegate.h"
#include "option_matrix.h"
#include "options_model.h"
#include "style/citation_link.h"
#include "style/enter_key.h"
#include "style/theme.h"

#include <QHeaderView>
#include <QListView>
#include <QMenu>
#include <QTableView>
#include <QVBoxLayout>

namespace roadmarshal::views {

using namespace table;

AnswersView::AnswersView(QWidget* parent)
    : QWidget(parent),
      m_options(new OptionsModel(this)),
      m_groups(new OptionMatrix(this)),
      m_list(new QListView(this)),
      m_delegate(new OptionDelegate(m_list)),
      m_matrix(new QTableView(this))
{
    m_list->setModel(m_options);
    m_list->setItemDelegate(m_delegate);
    connect(m_delegate, &OptionDelegate::rulesWanted, this, &AnswersView::rulesWanted);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setAccessibleName(tr("Answers"));
    m_matrix->setModel(m_groups);
    m_matrix->setItemDelegate(new ChipDelegate(m_matrix));
    m_matrix->setShowGrid(false);
    m_matrix->horizontalHeader()->hide();
    m_matrix->verticalHeader()->setSectionsClickable(false);
    m_matrix->verticalHeader()->setFont(font());
    m_matrix->verticalHeader()->setStyleSheet(
        QStringLiteral("QHeaderView, QHeaderView::section { border: 0; background: transparent; }"));
    m_matrix->setCornerButtonEnabled(false);
    m_matrix->setSelectionMode(QAbstractItemView::SingleSelection);
    m_matrix->setTabKeyNavigation(false);
    m_matrix->setAccessibleName(tr("Answers in groups"));
    prepare(m_list);
    prepare(m_matrix);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    layout->addWidget(m_matrix, 1);
    layout->addWidget(m_list, 1);
    m_matrix->hide();
}

void AnswersView::prepare(QAbstractItemView* view)
{
    view->setFrameShape(QFrame::NoFrame);
    view->setMouseTracking(true);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->viewport()->setAutoFillBackground(false);
    const auto choose = [this](const QModelIndex& index) {
        if (const QString answer = index.data(OptionsModel::AnswerRole).toString(); !answer.isEmpty())
            emit chosen(answer);
    };
    const auto show = [this](const QModelIndex& index) {
        const Option* option = optionAt(index);
        emit previewChanged(option ? option->preview : std::nullopt);
    };
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(view, &QWidget::customContextMenuRequested, this,
            [this, view](const QPoint& position) { showMenu(view, position); });
    connect(view, &QAbstractItemView::clicked, this, choose);
    onEnter(view, choose);
    connect(view, &QAbstractItemView::entered, this, show);
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this, show);
}

const Option* AnswersView::optionAt(const QModelIndex& index) const
{
    return index.model() == m_groups ? m_groups->option(index)
           : index.isValid()         ? &m_options->option(index.row())
                                     : nullptr;
}

void AnswersView::showMenu(QAbstractItemView* view, const QPoint& position)
{
    const Option* option = optionAt(view->indexAt(position));
    QStringList rules;
    for (const Objection& objection : option ? option->objections : Objections())
        rules += rulesOf(objection.citation);
    rules.removeDuplicates();
    if (rules.isEmpty())
        return;
    QMenu menu;
    menu.addAction(lookUpText(rules), this, [this, rules] { emit rulesWanted(rules); });
    menu.exec(view->viewport()->mapToGlobal(position));
}

void AnswersView::setPrompt(const Game* game, const Prompt& prompt)
{
    m_groups->setPrompt(game, prompt);
    Prompt rest = prompt;
    rest.options.removeIf([](const Option& option) { return !option.group.code.isEmpty(); });
    const bool tiles = prompt.asking == Asking::Card && !rest.options.isEmpty() && m_groups->rowCount() == 0;
    QStringList labels;
    for (const Option& option : rest.options)
        labels.append(game->say(option.label));
    if (tiles)
        m_delegate->setTiles(labels, m_list->font());
    else
        m_delegate->setRows();
    m_list->setFlow(tiles ? QListView::LeftToRight : QListView::TopToBottom);
    m_list->setWrapping(tiles);
    m_options->setPrompt(game, rest);
    m_list->scrollToTop();
    m_list->setVisible(!rest.options.isEmpty() || m_groups->rowCount() == 0);
    m_matrix->setVisible(m_groups->rowCount() > 0);
    fitMatrix();
}

void AnswersView::fitMatrix()
{
    m_matrix->resizeColumnsToContents();
    int widest = 0;
    for (int column = 0; column < m_groups->columnCount(); ++column)
        widest = std::max(widest, m_matrix->columnWidth(column));
    for (int column = 0; column < m_groups->columnCount(); ++column)
        m_matrix->setColumnWidth(column, widest);
    m_matrix->resizeRowsToContents();
    m_matrix->scrollToTop();
    // As tall as its rows where there is room, so that what stands below comes right after.
    m_matrix->setMaximumHeight(m_matrix->verticalHeader()->length() + smallGap);
    int listed = smallGap;
    for (int row = 0; row < m_options->rowCount(); ++row)
        listed += m_list->sizeHintForRow(row);
    m_list->setMaximumHeight(m_matrix->isHidden() ? QWIDGETSIZE_MAX : std::min(listed, height() / 2));
}

bool AnswersView::setHovered(const QString& answer)
{
    if (const QModelIndex index = m_groups->indexOf(answer); index.isValid()) {
        m_matrix->setCurrentIndex(index);
        return true;
    }
    const int row = m_options->rowOf(answer);
    if (row < 0)
        return false;
    m_list->setCurrentIndex(m_options->index(row));
    emit previewChanged(m_options->option(row).preview);
    return true;
}

} // namespace roadmarshal::views
