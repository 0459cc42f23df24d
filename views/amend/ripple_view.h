// The list of later entries with a choice on each line; a choice made on one of several selected is for all.
#pragma once

#include "ripple_delegate.h"
#include "ripple_model.h"

#include <QListView>

#include <optional>

namespace roadmarshal::views {

class RippleView : public QListView
{
    Q_OBJECT
public:
    explicit RippleView(QWidget* parent = nullptr);

    const RippleModel& ripples() const { return *m_model; }
    // Stays where it was, on the same entries.
    void setLines(const QList<log::RippleLine>& lines);
    // What to read while there are no lines.
    void setPlaceholder(const QString& text);
    // Where a choice lies on the viewport.
    QRect choiceRect(const QModelIndex& index, table::Amendment::Resolution resolution) const;

signals:
    void chosen(const QList<int>& entries, roadmarshal::table::Amendment::Resolution resolution);
    void rulesWanted(const QStringList& rules);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    // A choice under the cursor, allowed or not.
    struct Spot
    {
        QPersistentModelIndex index;
        table::Amendment::Resolution resolution;
        bool operator==(const Spot&) const = default;
    };
    std::optional<Spot> spotAt(QPoint point) const;
    void choose(table::Amendment::Resolution resolution);
    void refreshActions();
    QList<int> selectedEntries(table::Amendment::Resolution allowed) const;
    QStringList citedByCurrent() const;
    bool toggleFold(const QModelIndex& index);

    RippleModel* m_model;
    RippleDelegate* m_delegate;
    QString m_placeholder;
    QAction* m_lookUp;
    QList<QAction*> m_choices; // in the order of the delegate's
    std::optional<Spot> m_pressed;
};

} // namespace roadmarshal::views
