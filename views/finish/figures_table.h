// A small table of teams and figures that grows with the type: names at the left, numbers in even columns.
#pragma once

#include <QList>
#include <QWidget>

#include <optional>

namespace roadmarshal::views {

class FiguresTable final : public QWidget
{
    Q_OBJECT
public:
    struct Cell
    {
        QString text = {};
        std::optional<int> livery = {}; // a swatch before the text
        bool bold = false;
        bool faint = false;
        double heat = 0; // how much there is of it: 0 to 1
    };
    using Row = QList<Cell>;

    explicit FiguresTable(QWidget* parent = nullptr);

    // The first row is the head; all have as many cells.
    void setRows(const QList<Row>& rows);
    const QList<Row>& rows() const { return m_rows; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    double rowHeight() const;
    double nameWidth() const;
    QRectF cellRect(qsizetype row, qsizetype cell) const;
    // Where there is no room for all of it: what stands in the cell there.
    QString cutAt(QPointF point) const;
    void paintCell(QPainter& painter, const QRectF& rect, const Cell& cell, bool isHead, bool isName) const;

    QList<Row> m_rows;
};

} // namespace roadmarshal::views
