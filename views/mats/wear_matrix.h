// All pieces of all teams at a glance: a row for each team, each piece with how worn it is. A click goes to
// its card.
#pragma once

#include "mats_model.h"

#include <QWidget>

namespace roadmarshal::views {

class WearMatrix : public QWidget
{
    Q_OBJECT
public:
    explicit WearMatrix(const MatsModel& model, QWidget* parent = nullptr);

    // After the model changed.
    void refresh();
    bool isEmpty() const { return m_rows.isEmpty(); }
    // The piece at a point; empty where there is none.
    QString subjectAt(QPointF point) const;
    QRectF cellOf(const QString& subject) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void picked(const QString& subject);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Cell
    {
        QString subject;
        QString title;
        int wear = 0;
        int most = 0;
        bool gone = false;
        bool inPlay = true;
        QRectF rect = {};
    };
    struct Row
    {
        table::Team team;
        bool toAct = false;
        QList<Cell> cells;
        QRectF rect = {};
    };
    // Gives the height of all.
    double layOut(QList<Row>& rows, double width) const;
    double cellWidth(const QList<Row>& rows) const;
    void paintCell(QPainter& painter, const Cell& cell) const;
    QString words(const Row& row, const Cell& cell) const;

    const MatsModel& m_model;
    QList<Row> m_rows;
};

} // namespace roadmarshal::views
