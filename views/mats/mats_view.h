// The mats dock: the teams, and of one of them every panel as a card.
#pragma once

#include "spot_names.h"

#include "style/wording.h"
#include "table/show.h"

#include <QWidget>

class QLabel;
class QMenu;
class QScrollArea;

namespace roadmarshal::views {

class Card;
class CardGrid;
class MatTargets;
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
    // What takes that which is carried by hand.
    MatTargets& targets() const { return *m_targets; }
    QSize sizeHint() const override;

signals:
    void correctionWanted(const QString& subject, const QString& property, const QString& value);
    // A menu is about to open for what has these ids on the table: a panel, the cards on it.
    void cardMenuOpening(QMenu* menu, const QStringList& ids);
    // A card got the focus.
    void panelPicked(const QString& subject);
    // Something that lies on a mat is dragged away; the nearest first that hands can have meant.
    void liftWanted(const roadmarshal::views::Grip& spots, QWidget* card, const QPoint& globalPosition);
    // A menu is about to open; whoever knows where these can be carried adds to it at once.
    void menuOpening(QMenu* menu, const QList<roadmarshal::views::Grip>& grips);

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
    void openMenu(const PanelCard& card, const QString& property, const QPoint& position);
    QMenu* newMenu();
    void mark(const QString& subject);
    int teamToAct() const;

    MatsModel* m_model;
    TeamBar* m_bar;
    TeamHeading* m_heading;
    WearMatrix* m_matrix;
    CardGrid* m_grid;
    QScrollArea* m_scroll;
    MatTargets* m_targets;
    QLabel* m_empty;
    bool m_isNew = true;
    QString m_marked; // subject of a panel
};

} // namespace roadmarshal::views
