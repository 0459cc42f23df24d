// One statistic: its title, a chart, and the same figures in a table beside it.
#pragma once

#include <QFrame>

class QLabel;
class QTableWidget;

namespace roadmarshal::views {

class Chart;

struct StatisticTable
{
    QStringList head;
    QList<QVariantList> rows; // texts and numbers
};

class StatisticCard : public QFrame
{
    Q_OBJECT
public:
    StatisticCard(const QString& title, const QString& explanation, Chart* chart, QWidget* parent = nullptr);

    void setTable(const StatisticTable& table);
    QTableWidget* table() const { return m_table; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void dress();

    QLabel* m_title;
    QLabel* m_explanation;
    QTableWidget* m_table;
};

} // namespace roadmarshal::views
