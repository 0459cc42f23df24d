// The mats dock: the teams, and of one of them every panel as a card.
#pragma once

#include "style/wording.h"
#include "table/show.h"

#include <QWidget>

class QLabel;
class QMenu;
class QScrollArea;

namespace roadmarshal::views {

class Card;
class CardGrid;
class MatsModel;
class PanelCard;
class TeamBar;
class TeamHeading;
class WearMatrix;

class MatsView final : public QWidget
{
    Q_OBJECT
public:
    explicit MatsView(QWidget* parent = nullptr);

    void setTable(const table::TableShow& table, const Wording& say);
    // Off for a game that is only looked at.
    void setCorrectable(bool on);
    // Shows the panel's team and marks its card; the keyboard stays where it is.
    void showPanel(const QString& subject);
    void showTeam(const QString& team);
    // Another game is opened: the next table shows who acts, whoever was looked at before.
    void startOver() { m_isNew = true; }
    WearMatrix* matrix() const { return m_matrix; }
    QString shownTeam() const;

    MatsModel& model() const { return *m_model; }
    QSize sizeHint() const override;

signals:
    void correctionWanted(const QString& subject, const QString& property, const QString& value);
    // A card got the focus.
    void panelPicked(const QString& subject);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectModel();
    void rebuild();
    void fitMatrix();
    void showCards();
    void keepCards();
    void refreshUnder(const QModelIndex& parent);
    void refreshTeams();
    void refreshPanel(const QModelIndex& panel);
    PanelCard* makeCard(const QModelIndex& panel);
    QMenu* newMenu();
    void mark(const QString& subject);
    int teamToAct() const;

    MatsModel* m_model;
    TeamBar* m_bar;
    TeamHeading* m_heading;
    WearMatrix* m_matrix;
    CardGrid* m_grid;
    QScrollArea* m_scroll;
    QLabel* m_empty;
    bool m_isNew = true;
    QString m_marked; // subject of a panel
};

} // namespace roadmarshal::views
