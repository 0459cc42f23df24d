#include "sections_table.h"

#include "track/draft/sections.h"
#include "track/load.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStyledItemDelegate>

namespace roadmarshal::views {

namespace {

// Editors with the bounds of the format.
class SectionDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex& index) const override
    {
        if (index.column() == SectionsModel::Surface) {
            auto* box = new QComboBox(parent);
            for (const auto surface : {track::Surface::Paved, track::Surface::Rough, track::Surface::Jump})
                box->addItem(inWords(surface));
            return box;
        }
        if (index.column() == SectionsModel::Sectors || index.column() == SectionsModel::Lanes) {
            auto* box = new QSpinBox(parent);
            box->setFrame(false);
            box->setRange(1, index.column() == SectionsModel::Lanes ? track::mostLanes : track::mostSectors);
            return box;
        }
        auto* box = new QDoubleSpinBox(parent);
        box->setFrame(false);
        box->setDecimals(index.column() == SectionsModel::Turn ? 1 : 2);
        if (index.column() == SectionsModel::Turn)
            box->setRange(-track::sharpestTurn, track::sharpestTurn);
        else
            box->setRange(0, track::longestLength);
        return box;
    }

    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        if (auto* box = qobject_cast<QComboBox*>(editor))
            box->setCurrentIndex(index.data(Qt::EditRole).toInt());
        else
            QStyledItemDelegate::setEditorData(editor, index);
    }

    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        if (const auto* box = qobject_cast<QComboBox*>(editor))
            model->setData(index, box->currentIndex());
        else
            QStyledItemDelegate::setModelData(editor, model, index);
    }
};

} // namespace

SectionsTable::SectionsTable(TrackEditing& editing, QWidget* parent) : QTableView(parent), m_editing(editing)
{
    setModel(new SectionsModel(editing, this));
    setItemDelegate(new SectionDelegate(this));
    setAccessibleName(tr("Sections"));
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setWordWrap(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setHighlightSections(true);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { m_editing.setSection(current.row()); });
    connect(&m_editing, &TrackEditing::sectionChanged, this, &SectionsTable::showCurrent);
    connect(&m_editing, &TrackEditing::changed, this, &SectionsTable::showCurrent);
    showCurrent();
}

void SectionsTable::showCurrent()
{
    if (currentIndex().row() == m_editing.section())
        return;
    const QModelIndex index = model()->index(m_editing.section(), std::max(0, currentIndex().column()));
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

void SectionsTable::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && state() != EditingState)
        emit removalWanted();
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && state() != EditingState)
        edit(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

} // namespace roadmarshal::views
