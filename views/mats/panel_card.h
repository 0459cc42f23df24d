// The card of one panel: a car, a survivor, a dashboard.
#pragma once

#include "carry_target.h"
#include "mats_model.h"
#include "spot_areas.h"

#include "style/card.h"

#include <QPersistentModelIndex>

namespace roadmarshal::views {

class PanelCard final : public Card
{
    Q_OBJECT
public:
    PanelCard(MatsModel& model, const QModelIndex& panel, QWidget* parent = nullptr);

    QString subject() const;
    const QPersistentModelIndex& index() const { return m_index; }
    // After the panel's rows changed.
    void refresh();

    // What takes that which is carried; the hot one is below it.
    void setTargets(const QList<CarryTarget>& targets, const std::optional<table::CarrySpot>& hot);
    // The smallest one there.
    std::optional<table::CarrySpot> targetAt(QPointF point) const;
    // What hands can take up there, the smallest first.
    QList<table::CarrySpot> spotsAt(QPointF point) const;
    // Where a spot is; null for one of another panel.
    QRectF areaOf(const table::CarrySpot& spot) const;

    int heightForWidth(int width) const override;

signals:
    // Something that lies here is dragged away.
    void liftWanted(const QList<roadmarshal::table::CarrySpot>& spots, const QPoint& globalPosition);
    void tokenMenuWanted(const QPoint& globalPosition);
    // Of cards or a slot that was clicked.
    void itemMenuWanted(const QString& property, const QPoint& globalPosition);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void use(int spot) override;
    QString tip() const override;

private:
    // Empty once the model has dropped the panel.
    const mats::Panel& panel() const;
    void submit(const QString& property, const QString& value);
    void nudge(int by);
    QString tipFor(const Part& part) const;
    QString tipFor(const Part& part, const mats::Slots& item) const;
    const Part* hoveredPart() const;

    MatsModel& m_model;
    QPersistentModelIndex m_index;
    PanelLayout m_layout;
    QList<int> m_usable; // parts that are spots, in the order of the spots
    QList<SpotArea> m_areas;
    QList<CarryTarget> m_targets; // of this panel
    std::optional<table::CarrySpot> m_hot;
    std::optional<QPoint> m_pressed; // until it is dragged away from there
};

} // namespace roadmarshal::views
