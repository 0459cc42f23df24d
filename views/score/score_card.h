// The card of one team's score.
#pragma once

#include "score_layout.h"
#include "score_model.h"

#include "style/card.h"

#include <QPersistentModelIndex>

class QMenu;

namespace roadmarshal::views {

class ScoreCard final : public Card
{
    Q_OBJECT
public:
    ScoreCard(ScoreModel& model, int row, QWidget* parent = nullptr);

    // After the row changed.
    void refresh();
    // Nothing but who it is and how they stand.
    void setSlim(bool slim);
    void fillMenu(QMenu& menu) const;

    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void use(int spot) override;
    QString tip() const override;

private:
    // Empty once the model has dropped the row.
    const ScoreModel::Row& row() const;
    const table::Figure& figureOf(const ScorePart& token) const;
    static int valueAfter(const ScorePart& token);
    QString tipFor(const ScorePart& token) const;
    void submit(const table::Figure& figure, int value) const;
    void addFigure(QMenu& menu, const table::Figure& figure) const;
    void addMarker(QMenu& menu, const QString& icon, const QString& text, int column) const;

    ScoreModel& m_model;
    QPersistentModelIndex m_index;
    ScoreLayout m_layout;
    bool m_slim = false;
    QList<int> m_usable; // parts that are spots, in the order of the spots
};

} // namespace roadmarshal::views
