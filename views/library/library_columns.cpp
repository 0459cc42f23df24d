#include "library_columns.h"

#include "style/theme.h"

#include <QEvent>
#include <QSet>
#include <QTableView>

#include <algorithm>
#include <numeric>

namespace roadmarshal::views {

namespace {

// Those that give way, the first first: what tells least is cut first.
constexpr std::array givingWay{LibraryModel::SourceColumn, LibraryModel::GameColumn, LibraryModel::KindColumn,
                               LibraryModel::OursColumn};
constexpr int fewestLetters = 9; // that say anything, with what is cut out of their middle

} // namespace

LibraryColumns::LibraryColumns(QTableView* table, const LibraryModel* model)
    : QObject(table), m_table(table), m_model(model)
{
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->viewport()->installEventFilter(this);
    connect(model, &QAbstractItemModel::modelReset, this, &LibraryColumns::measure);
    measure();
}

void LibraryColumns::measure()
{
    const QFontMetrics metrics = m_table->fontMetrics();
    for (int column = 0; column < LibraryModel::ColumnCount; ++column) {
        QSet<QString> texts{m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() +
                            QStringLiteral(" ▾")};
        for (int row = 0; row < m_model->rowCount(); ++row)
            texts.insert(m_model->data(m_model->index(row, column), Qt::DisplayRole).toString());
        int widest = 0;
        for (const QString& text : std::as_const(texts))
            widest = std::max(widest, metrics.horizontalAdvance(text));
        m_wanted[static_cast<size_t>(column)] = widest + 3 * gap;
    }
    share();
}

void LibraryColumns::showGame(bool on)
{
    m_table->setColumnHidden(LibraryModel::GameColumn, !on);
    share();
}

void LibraryColumns::share()
{
    const int fewest = m_table->fontMetrics().averageCharWidth() * fewestLetters + 3 * gap;
    Widths widths = m_wanted;
    if (m_table->isColumnHidden(LibraryModel::GameColumn))
        widths[LibraryModel::GameColumn] = 0;
    int left = m_table->viewport()->width() - std::reduce(widths.begin(), widths.end());
    for (const int column : givingWay) {
        int& width = widths[static_cast<size_t>(column)];
        const int given = std::clamp(-left, 0, std::max(0, width - fewest));
        width -= given;
        left += given;
    }
    widths[LibraryModel::NameColumn] += left;
    for (int column = 0; column < LibraryModel::ColumnCount; ++column) {
        if (!m_table->isColumnHidden(column))
            m_table->setColumnWidth(column, widths[static_cast<size_t>(column)]);
    }
}

bool LibraryColumns::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        measure();
    else if (event->type() == QEvent::Resize)
        share();
    return QObject::eventFilter(watched, event);
}

} // namespace roadmarshal::views
