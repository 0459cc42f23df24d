#include "log_model.h"

#include "log/chronicle.h"
#include "style/citation_link.h"
#include "style/text.h"
#include "style/theme.h"

#include <QGuiApplication>
#include <QLocale>

#include <algorithm>

namespace roadmarshal::views {

using namespace table;

namespace {

// A child row carries the row of its entry, counted from one; an entry carries nothing.
constexpr quintptr topLevel = 0;

// With a mark if the rules object, and with what it reads since it was amended.
QString textOf(const log::Line& line)
{
    const QString told = line.inOne();
    const QString title = line.objections.isEmpty() ? told : QStringLiteral("⚠ ") + told;
    return line.reads.isEmpty() ? title : QStringLiteral("%1 → %2").arg(title, line.reads);
}

} // namespace

void LogModel::setSession(Session* session)
{
    beginResetModel();
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    m_rows.clear();
    m_teams.clear();
    if (m_session) {
        m_teams = m_session->game().show(m_session->now()).teams;
        m_story = log::Story(m_session->game(), m_session->at(0).value_or(State()));
        m_rows.reserve(m_session->last());
        for (const Entry& entry : m_session->entries())
            m_rows.append(makeRow(entry));
        readStanding();
        connect(m_session, &Session::recorded, this, &LogModel::add);
    }
    endResetModel();
}

// Of the next entry.
LogModel::Row LogModel::makeRow(const Entry& entry)
{
    const log::Line line = log::toldLine(*m_session, entry, m_story.now());
    const log::About about = m_story.follow(entry);
    Row row{line, {}, log::inShort(line.title), about.passage, traitsOf(about)};
    for (const log::Consequence& consequence : line.consequences)
        row.details.append(log::inShort(log::withCitation(consequence)));
    for (const QString& objection : line.objections)
        row.details.append(tr("Against the rules: %1").arg(log::inShort(objection)));
    if (!line.note.isEmpty())
        row.details.append(tr("Note: %1").arg(log::inShort(line.note)));
    row.search += u'\n' + row.details.join(u'\n') + u'\n' + log::titleOf(m_session->game(), row.passage);
    return row;
}

void LogModel::add(const Transition& transition)
{
    const int row = static_cast<int>(m_rows.size());
    beginInsertRows({}, row, row);
    m_rows.append(makeRow(transition.entry));
    endInsertRows();
    const EntryKind kind = transition.entry.kind;
    if (kind != EntryKind::Action && kind != EntryKind::Correction && kind != EntryKind::Note &&
        kind != EntryKind::Ruling)
        refreshStanding();
}

QList<int> LogModel::readStanding()
{
    const log::Standing standing = log::standingIn(*m_session);
    const log::Voice voice(m_session->game(), m_session->now());
    QList<int> changed;
    for (int row = 0; row < m_rows.size(); ++row) {
        if (log::refresh(m_rows[row].line, voice, m_session->entries()[row], standing))
            changed.append(row);
    }
    return changed;
}

void LogModel::refreshStanding()
{
    for (const int row : readStanding())
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

QModelIndex LogModel::indexOf(int entry) const
{
    return entry >= 1 && entry <= m_rows.size() ? index(entry - 1, 0) : QModelIndex();
}

bool LogModel::canBeAmended(int entry) const
{
    if (entry < 1 || entry > m_rows.size())
        return false;
    const log::Line& line = m_rows[entry - 1].line;
    return line.stands && (line.kind == EntryKind::Action || line.kind == EntryKind::Correction);
}

int LogModel::liveryOf(const QString& team) const
{
    const auto found = std::ranges::find(m_teams, team, &Team::id);
    return found == m_teams.end() ? -1 : found->livery;
}

QString LogModel::told(int entry) const
{
    return entry >= 1 && entry <= m_rows.size() ? log::inShort(m_rows[entry - 1].line.inOne()) : QString();
}

bool LogModel::accepts(int entry, const LogFilter& filter) const
{
    const Row& row = m_rows[entry - 1];
    return views::accepts(filter, row.traits, row.line, row.search);
}

QModelIndex LogModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : topLevel);
}

QModelIndex LogModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == topLevel)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, topLevel);
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_rows.size());
    if (parent.internalId() != topLevel || parent.column() != 0)
        return 0;
    return static_cast<int>(m_rows[parent.row()].details.size());
}

int LogModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() == topLevel)
        return entryData(m_rows[index.row()], index.column(), role);
    const Row& row = m_rows[static_cast<int>(index.internalId()) - 1];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == TextColumn ? QVariant(row.details[index.row()]) : QVariant();
    case Qt::ToolTipRole:
        return tipOf(row.details[index.row()]);
    case EntryRole:
        return row.line.number;
    case CitationRole:
        return rulesIn(row.details[index.row()]);
    case Qt::ForegroundRole:
        return coloursFor(QGuiApplication::palette()).faint;
    default:
        return {};
    }
}

QVariant LogModel::entryData(const Row& row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return column == NumberColumn ? QVariant(row.line.number) : textOf(row.line);
    case Qt::ToolTipRole:
        return tipOf(tr("%1, %2").arg(QLocale().toString(row.line.time.toLocalTime(), QLocale::ShortFormat),
                                      row.line.title));
    case Qt::FontRole: {
        QFont font;
        font.setStrikeOut(!row.line.stands && column == TextColumn);
        return font;
    }
    case Qt::ForegroundRole:
        return row.line.stands && column == TextColumn ? QVariant()
                                                       : coloursFor(QGuiApplication::palette()).faint;
    case Qt::TextAlignmentRole:
        return column == NumberColumn ? QVariant(Qt::AlignRight | Qt::AlignTop) : QVariant();
    case EntryRole:
        return row.line.number;
    case KindRole:
        return static_cast<int>(row.line.kind);
    case StandsRole:
        return row.line.stands;
    case ObjectedRole:
        return !row.line.objections.isEmpty();
    default:
        return {};
    }
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == NumberColumn ? tr("No.") : tr("What happened");
}

} // namespace roadmarshal::views
