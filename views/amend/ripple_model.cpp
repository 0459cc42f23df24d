#include "ripple_model.h"

namespace roadmarshal::views {

using log::RippleLine;
using table::Amendment;
using enum Amendment::Fate;
using enum Amendment::Resolution;

namespace {

// Longer lists say how long they are.
constexpr qsizetype mostTold = 12;

// All of it in one line, if there is anything.
void tell(QStringList& told, const QString& pattern, const QStringList& what)
{
    if (what.isEmpty())
        return;
    QStringList parts = what.first(std::min(what.size(), mostTold));
    if (what.size() > mostTold)
        parts.append(RippleModel::tr("and %1 more").arg(what.size() - mostTold));
    told.append(pattern.arg(parts.join(QStringLiteral(" · "))));
}

} // namespace

void RippleModel::setLines(const QList<RippleLine>& lines)
{
    beginResetModel();
    m_changed.clear();
    m_same.clear();
    for (const RippleLine& line : lines) {
        const bool stays = line.fate == Same && line.resolution == KeepAsPlayed;
        (stays ? m_same : m_changed).append(line);
    }
    endResetModel();
}

void RippleModel::setOpen(bool open)
{
    if (open == m_open)
        return;
    const int fold = static_cast<int>(m_changed.size());
    const int last = fold + static_cast<int>(m_same.size());
    if (m_same.isEmpty()) {
        m_open = open;
    } else if (open) {
        beginInsertRows({}, fold + 1, last);
        m_open = true;
        endInsertRows();
    } else {
        beginRemoveRows({}, fold + 1, last);
        m_open = false;
        endRemoveRows();
    }
    if (!m_same.isEmpty())
        emit dataChanged(index(fold), index(fold));
}

const RippleLine* RippleModel::lineAt(const QModelIndex& index) const
{
    const qsizetype row = index.row();
    if (!index.isValid() || row == m_changed.size())
        return nullptr;
    return row < m_changed.size() ? &m_changed[row] : &m_same[row - m_changed.size() - 1];
}

int RippleModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    const qsizetype folded = m_same.isEmpty() ? 0 : 1 + (m_open ? m_same.size() : 0);
    return static_cast<int>(m_changed.size() + folded);
}

QVariant RippleModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RippleLine* line = lineAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return line ? line->title : foldText();
    case Qt::AccessibleTextRole:
        return line ? tr("Entry %1, %2: %3. %4 Choice: %5")
                          .arg(QString::number(line->entry), toText(line->fate), line->title, details(*line),
                               toText(line->resolution))
                    : foldText();
    default:
        return {};
    }
}

QString RippleModel::foldText() const
{
    const auto count = static_cast<int>(m_same.size());
    return count == 1 ? tr("1 entry stays as it is") : tr("%n entries stay as they are", nullptr, count);
}

QString RippleModel::toText(Amendment::Fate fate)
{
    switch (fate) {
    case Same:
        return tr("Same", "what becomes of a later entry");
    case Differs:
        return tr("Differs", "what becomes of a later entry");
    case Objected:
        return tr("Objected", "what becomes of a later entry");
    case Impossible:
        return tr("Impossible", "what becomes of a later entry");
    }
    return {};
}

QString RippleModel::toText(Amendment::Resolution resolution)
{
    switch (resolution) {
    case KeepAsPlayed:
        return tr("Keep as played");
    case Revise:
        return tr("Revise", "let the rules decide a later entry anew");
    case Drop:
        return tr("Drop", "a later entry");
    }
    return {};
}

bool RippleModel::allows(const RippleLine& line, Amendment::Resolution resolution)
{
    return resolution == Drop || (resolution == Revise ? line.canRevise : line.canKeep);
}

QString RippleModel::details(const RippleLine& line)
{
    QStringList told;
    if (line.fate == Impossible)
        tell(told, tr("Cannot happen any more: %1"), line.objections);
    else if (line.fate == Objected)
        tell(told, tr("Against the rules: %1"), line.objections);
    else if (line.cleared)
        told.append(tr("The rules no longer speak against it."));
    tell(told, tr("By the rules now: %1"), line.becomes);
    tell(told, tr("No longer: %1"), line.ceases);
    if (line.fate == Differs && told.isEmpty())
        told.append(tr("Only what the app keeps book of is different."));
    return told.join(u'\n');
}

} // namespace roadmarshal::views
