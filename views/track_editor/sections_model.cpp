#include "sections_model.h"

#include "track/draft/sections.h"

#include <QLocale>

namespace roadmarshal::views {

namespace {

constexpr int surfaces = 3;

QString number(double value)
{
    return QLocale().toString(value, 'f', QLocale::FloatingPointShortest);
}

} // namespace

QString inWords(track::Surface surface)
{
    switch (surface) {
    case track::Surface::Paved:
        return SectionsModel::tr("Paved");
    case track::Surface::Rough:
        return SectionsModel::tr("Rough");
    case track::Surface::Jump:
        return SectionsModel::tr("Jump");
    }
    return {};
}

SectionsModel::SectionsModel(TrackEditing& editing, QObject* parent)
    : QAbstractTableModel(parent), m_editing(editing), m_rows(editing.draft().sectionCount())
{
    connect(&m_editing, &TrackEditing::changed, this, [this] {
        const int rows = m_editing.draft().sectionCount();
        if (rows > m_rows) {
            beginInsertRows({}, m_rows, rows - 1);
            m_rows = rows;
            endInsertRows();
        } else if (rows < m_rows) {
            beginRemoveRows({}, rows, m_rows - 1);
            m_rows = rows;
            endRemoveRows();
        }
        emit dataChanged(index(0, 0), index(m_rows - 1, ColumnCount - 1));
        emit headerDataChanged(Qt::Vertical, 0, m_rows - 1);
    });
}

int SectionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int SectionsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SectionsModel::shown(const track::Section& section, int column) const
{
    switch (column) {
    case Sectors:
        return number(section.sectors);
    case Lanes:
        return number(section.lanes);
    case Surface:
        return inWords(section.surface);
    case Turn:
        return tr("%1°", "degrees").arg(number(section.turn));
    default:
        return section.length > 0 ? number(section.length) : tr("as fits", "length of a sector");
    }
}

QVariant SectionsModel::edited(const track::Section& section, int column) const
{
    switch (column) {
    case Sectors:
        return section.sectors;
    case Lanes:
        return section.lanes;
    case Surface:
        return static_cast<int>(section.surface);
    case Turn:
        return section.turn;
    default:
        return section.length;
    }
}

QVariant SectionsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_editing.draft().sectionCount())
        return {};
    const track::Section& section = m_editing.draft().track.sections[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return shown(section, index.column());
    case Qt::EditRole:
        return edited(section, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Surface ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                         : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        return headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString() + u' ' +
               shown(section, index.column()).toString();
    default:
        return {};
    }
}

QVariant SectionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical) {
        if (section >= m_editing.draft().sectionCount())
            return {};
        const int first = m_editing.draft().firstSectorOf(section);
        const int last = first + m_editing.draft().track.sections[section].sectors - 1;
        //: The first and the last sector of a section
        return first == last ? QString::number(first) : tr("%1–%2").arg(first).arg(last);
    }
    switch (section) {
    case Sectors:
        return tr("Sectors");
    case Lanes:
        return tr("Lanes");
    case Surface:
        return tr("Surface");
    case Turn:
        return tr("Turn");
    default:
        return tr("Length");
    }
}

Qt::ItemFlags SectionsModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid() || index.row() >= m_editing.draft().sectionCount())
        return flags;
    const bool isJump = m_editing.draft().track.sections[index.row()].surface == track::Surface::Jump;
    return isJump && index.column() == Lanes ? flags : flags | Qt::ItemIsEditable;
}

bool SectionsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    const track::Draft before = m_editing.draft();
    const int row = index.row();
    switch (index.column()) {
    case Sectors:
        m_editing.change(track::withSectors(before, row, value.toInt()));
        break;
    case Lanes:
        m_editing.change(track::withLanes(before, row, value.toInt(), track::Side::Out));
        break;
    case Surface:
        if (value.toInt() >= 0 && value.toInt() < surfaces)
            m_editing.change(track::withSurface(before, row, static_cast<track::Surface>(value.toInt())));
        break;
    case Turn:
        m_editing.change(track::withTurn(before, row, value.toDouble()));
        break;
    default:
        m_editing.change(track::withLength(before, row, value.toDouble()));
    }
    return m_editing.draft() != before;
}

} // namespace roadmarshal::views
