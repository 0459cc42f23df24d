// The score dock: every team's figures and markers, how it ended, and what the table should know now.
#pragma once

#include "style/wording.h"
#include "table/show.h"

#include <QWidget>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace roadmarshal::views {

class CardGrid;
class ScoreCard;
class ScoreModel;

class ScoreView final : public QWidget
{
    Q_OBJECT
public:
    explicit ScoreView(QWidget* parent = nullptr);

    void setTable(const table::TableShow& table, const Wording& say);
    // Off for a game that is only looked at.
    void setCorrectable(bool on);

    ScoreModel& model() const { return *m_model; }
    QSize sizeHint() const override;

signals:
    void correctionWanted(const QString& subject, const QString& property, const QString& value);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void rebuild();
    void refreshRows(int from, int to);
    void showRemarks();
    // Where there is little height, the cards say no more than they must.
    void fitHeight();
    ScoreCard* makeCard(int row);

    ScoreModel* m_model;
    CardGrid* m_grid;
    QScrollArea* m_scroll;
    QLabel* m_headline;
    QVBoxLayout* m_remarks;
    table::Message m_headlineMessage;
    QList<table::Message> m_remarkMessages;
    table::Outcome m_outcome;
    Wording m_say;
};

} // namespace roadmarshal::views
