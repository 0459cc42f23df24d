// The card of one panel: a car, a survivor, a dashboard.
#pragma once

#include "mats_model.h"
#include "panel_layout.h"

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

    int heightForWidth(int width) const override;

signals:
    void tokenMenuWanted(const QPoint& globalPosition);
    // Of cards or a slot that was clicked.
    void itemMenuWanted(const QString& property, const QPoint& globalPosition);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
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
};

} // namespace roadmarshal::views
