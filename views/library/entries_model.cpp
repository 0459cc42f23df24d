#include "entries_model.h"

#include "content/owners_library.h"
#include "content/place.h"
#include "field_text.h"
#include "style/swatch_icon.h"
#include "style/theme.h"

#include <QApplication>
#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::views {

using content::Field;

namespace {

int countOf(const QJsonValue& value)
{
    return static_cast<int>(value.isObject() ? value.toObject().size() : value.toArray().size());
}

} // namespace

EntriesModel::EntriesModel(ItemDocument& document, QString place, const Field& field, QObject* parent)
    : QAbstractTableModel(parent),
      m_document(document),
      m_place(std::move(place)),
      m_field(field),
      m_idField{QStringLiteral("id"), {}, content::Text{}},
      m_entries(countOf(document.at(m_place)))
{
    if (isMap())
        m_columns.push_back({{}, &m_idField, tr("Id")});
    if (content::holdsPlain(m_field))
        m_columns.push_back({{}, &m_field.fields.front(), labelOf(document.game(), m_field.fields.front())});
    else
        addColumns(m_field.fields, {}, {});
    connect(&document, &ItemDocument::changed, this, &EntriesModel::follow);
}

// A record inside an entry is shown in columns of its own.
void EntriesModel::addColumns(const std::vector<Field>& fields, const QString& below, const QString& before)
{
    for (const Field& field : fields) {
        const QString place = content::placeOf(below, field.key);
        const QString header = before + labelOf(m_document.game(), field);
        if (std::holds_alternative<content::Record>(field.type) && !field.fields.empty())
            addColumns(field.fields, place, header + QStringLiteral(" · "));
        else
            m_columns.push_back({place, &field, header});
    }
}

bool EntriesModel::isMap() const
{
    return std::holds_alternative<content::Map>(m_field.type);
}

int EntriesModel::most() const
{
    if (const auto* list = std::get_if<content::List>(&m_field.type))
        return list->most;
    return std::get<content::Map>(m_field.type).most;
}

QString EntriesModel::idOf(int row) const
{
    return m_document.at(m_place).toObject().keys().value(row);
}

int EntriesModel::rowOf(const QString& id) const
{
    return static_cast<int>(m_document.at(m_place).toObject().keys().indexOf(id));
}

QString EntriesModel::placeOf(int row) const
{
    return isMap() ? content::placeOf(m_place, idOf(row)) : content::placeOf(m_place, row);
}

QString EntriesModel::placeOf(const QModelIndex& index) const
{
    const QString entry = placeOf(index.row());
    const QString& below = m_columns[static_cast<size_t>(index.column())].below;
    return below.isEmpty() ? entry : content::placeOf(entry, below);
}

const Field& EntriesModel::fieldOf(int column) const
{
    return *m_columns[static_cast<size_t>(column)].field;
}

QModelIndex EntriesModel::indexOf(const QString& place) const
{
    for (int row = 0; row < m_entries; ++row) {
        if (!content::isAtOrIn(place, placeOf(row)))
            continue;
        for (int column = 0; column < columnCount(); ++column) {
            const QModelIndex cell = index(row, column);
            if (!isId(column) && content::isAtOrIn(place, placeOf(cell)))
                return cell;
        }
        return index(row, 0);
    }
    return {};
}

bool EntriesModel::isOpened(const QModelIndex& index) const
{
    return index.isValid() && !isNewRow(index.row()) && !isOneLine(fieldOf(index.column()));
}

int EntriesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_entries + (m_entries < most() ? 1 : 0);
}

int EntriesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

bool EntriesModel::isWrong(const QModelIndex& index) const
{
    const auto& problem = m_document.problem();
    return problem && !problem->place.isEmpty() && indexOf(problem->place) == index;
}

QVariant EntriesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || isNewRow(index.row()))
        return role == Qt::DisplayRole && index.isValid() && index.column() == 0
                   ? QVariant(QStringLiteral("…"))
                   : QVariant();
    const bool id = isId(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return id ? idOf(index.row())
                  : textOf(m_document.game(), fieldOf(index.column()), m_document.at(placeOf(index)));
    case Qt::FontRole: {
        QFont font = bodyFont();
        font.setItalic(!id && m_document.isInvented(placeOf(index)));
        return font;
    }
    case Qt::ForegroundRole:
        if (!id && m_document.isInvented(placeOf(index)))
            return coloursFor(QApplication::palette()).accent;
        return {};
    case Qt::DecorationRole:
        if (const int livery = m_document.at(placeOf(index)).toInt(-1);
            livery >= 0 && std::holds_alternative<content::Livery>(fieldOf(index.column()).type))
            return swatchIcon(livery);
        return {};
    case Qt::BackgroundRole:
        return isWrong(index) ? QVariant(coloursFor(QApplication::palette()).warning) : QVariant();
    case Qt::ToolTipRole:
        if (isWrong(index))
            return m_document.problem()->reason;
        return !id && m_document.isInvented(placeOf(index))
                   ? tr("Ours, in the place of what is printed. Ctrl+K: as on my card")
                   : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (std::holds_alternative<content::Number>(fieldOf(index.column()).type)
                                        ? Qt::AlignRight
                                        : Qt::AlignLeft));
    default:
        return {};
    }
}

bool EntriesModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    const QString text = value.toString();
    if (isNewRow(index.row()) && text.trimmed().isEmpty())
        return true;
    if (isId(index.column())) {
        rename(index.row(), text.trimmed());
        return true;
    }
    QString place = placeOf(index);
    QString newId;
    if (isMap() && isNewRow(index.row())) {
        newId = content::freeId(tr("new"), m_document.at(m_place).toObject().keys());
        const QString& below = m_columns[static_cast<size_t>(index.column())].below;
        const QString entry = content::placeOf(m_place, newId);
        place = below.isEmpty() ? entry : content::placeOf(entry, below);
    }
    m_document.set(tr("Type"), place, valueOf(m_document.game(), fieldOf(index.column()), text));
    if (!newId.isEmpty())
        emit entryMoved(rowOf(newId));
    return true;
}

// An id that is there already, typed into the empty row, leads to its entry.
void EntriesModel::rename(int row, const QString& typed)
{
    const QString id = content::asKey(typed);
    QJsonObject map = m_document.at(m_place).toObject();
    if (map.contains(id) && isNewRow(row))
        emit entryMoved(rowOf(id));
    if (id.isEmpty() || map.contains(id))
        return;
    const bool isNew = isNewRow(row);
    const QJsonValue plain =
        content::holdsPlain(m_field) && !std::holds_alternative<content::Number>(m_field.fields.front().type)
            ? QJsonValue(QString())
            : QJsonValue(0);
    const QJsonValue fresh = content::holdsPlain(m_field) ? plain : QJsonValue(QJsonObject());
    map[id] = isNew ? fresh : map.take(idOf(row));
    m_document.replace(tr("Name"), m_place, map);
    emit entryMoved(rowOf(id));
}

void EntriesModel::remove(int first, int last)
{
    QJsonValue entries = m_document.at(m_place);
    QJsonObject map = entries.toObject();
    QJsonArray list = entries.toArray();
    const QStringList ids = map.keys();
    for (int row = std::min(last, m_entries - 1); row >= first; --row) {
        if (isMap())
            map.remove(ids.value(row));
        else
            list.removeAt(row);
    }
    m_document.replace(tr("Remove"), m_place, isMap() ? QJsonValue(map) : QJsonValue(list));
}

void EntriesModel::repeat(int row)
{
    if (isMap() || row >= m_entries || m_entries >= most())
        return;
    QJsonArray list = m_document.at(m_place).toArray();
    list.insert(row + 1, list[row]);
    m_document.replace(tr("Repeat"), m_place, list);
}

// Rows come and go behind the last entry; what is in them is told anew.
void EntriesModel::follow()
{
    const int now = countOf(m_document.at(m_place));
    const int before = m_entries;
    const int rowsNow = now + (now < most() ? 1 : 0);
    const int rowsBefore = rowCount();
    if (rowsNow > rowsBefore)
        beginInsertRows({}, rowsBefore, rowsNow - 1);
    else if (rowsNow < rowsBefore)
        beginRemoveRows({}, rowsNow, rowsBefore - 1);
    m_entries = now;
    if (rowsNow > rowsBefore)
        endInsertRows();
    else if (rowsNow < rowsBefore)
        endRemoveRows();
    if (rowsNow > 0)
        emit dataChanged(index(0, 0), index(rowsNow - 1, columnCount() - 1));
    if (before != now)
        emit headerDataChanged(Qt::Vertical, 0, std::max(0, rowsNow - 1));
}

QVariant EntriesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) {
        if (role != Qt::DisplayRole)
            return {};
        return isNewRow(section) ? QVariant(QStringLiteral("+")) : QVariant(section + 1);
    }
    const Column& column = m_columns[static_cast<size_t>(section)];
    if (role == Qt::DisplayRole)
        return column.header;
    if (role == Qt::ToolTipRole)
        return boundsOf(*column.field);
    return {};
}

Qt::ItemFlags EntriesModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    if (index.isValid() && !isOpened(index) && (isOneLine(fieldOf(index.column()))))
        flags |= Qt::ItemIsEditable;
    return flags;
}

} // namespace roadmarshal::views
