#include "statistic_card.h"

#include "charts/chart.h"
#include "style/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

namespace roadmarshal::views {

namespace {

constexpr int mostRowsOnShow = 10; // the others are scrolled to

QTableWidgetItem* itemOf(const QVariant& value)
{
    const bool isText = value.typeId() == QMetaType::QString;
    const bool isWhole = value.typeId() == QMetaType::Int;
    const QString text = isText    ? value.toString()
                         : isWhole ? QLocale().toString(value.toInt())
                                   : QLocale().toString(value.toDouble(), 'f', 1);
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignVCenter | (isText ? Qt::AlignLeft : Qt::AlignRight));
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

} // namespace

StatisticCard::StatisticCard(const QString& title, const QString& explanation, Chart* chart, QWidget* parent)
    : QFrame(parent),
      m_title(new QLabel(title, this)),
      m_explanation(new QLabel(explanation, this)),
      m_table(new QTableWidget(this))
{
    m_explanation->setWordWrap(true);
    chart->setAccessibleName(title);
    m_table->setAccessibleName(title);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);

    auto* side = new QHBoxLayout;
    side->setSpacing(gap * 3);
    side->addWidget(chart, 3, Qt::AlignTop);
    side->addWidget(m_table, 2, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap * 2, gap * 2, gap * 2, gap * 2);
    layout->setSpacing(smallGap);
    layout->addWidget(m_title);
    layout->addWidget(m_explanation);
    layout->addLayout(side);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    dress();
}

void StatisticCard::dress()
{
    m_title->setFont(boldFont());
    m_explanation->setFont(captionFont());
    QPalette faint = palette();
    faint.setColor(QPalette::WindowText, coloursFor(palette()).faint);
    m_explanation->setPalette(faint);
    m_table->setFont(captionFont());
    m_table->verticalHeader()->setDefaultSectionSize(QFontMetrics(captionFont()).height() + gap);
}

void StatisticCard::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        dress();
}

void StatisticCard::setTable(const StatisticTable& table)
{
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(table.head.size()));
    m_table->setRowCount(static_cast<int>(table.rows.size()));
    m_table->setHorizontalHeaderLabels(table.head);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        for (int column = 0; column < m_table->columnCount(); ++column)
            m_table->setItem(row, column, itemOf(table.rows[row].value(column)));
    }
    for (int column = 0; column < m_table->columnCount(); ++column) {
        const bool number =
            m_table->rowCount() > 0 && table.rows.first().value(column).typeId() != QMetaType::QString;
        m_table->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignVCenter |
                                                                (number ? Qt::AlignRight : Qt::AlignLeft));
        m_table->horizontalHeader()->setSectionResizeMode(
            column, column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    }
    const int rows = std::min(m_table->rowCount(), mostRowsOnShow);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            rows * m_table->verticalHeader()->defaultSectionSize() + smallGap);
}

} // namespace roadmarshal::views
