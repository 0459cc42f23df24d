// The decks dock: piles, discards, open cards, hands and chances, as far as the table knows them.
#pragma once

#include "deck_menu.h"

#include "table/game.h"

#include <QSet>
#include <QWidget>

class QLabel;
class QMenu;
class QScrollArea;

namespace roadmarshal::views {

class CardGrid;
class DeckCard;

class DecksView final : public QWidget
{
    Q_OBJECT
public:
    explicit DecksView(QWidget* parent = nullptr);

    void setTable(const table::TableShow& table, const Wording& say);

    // Whether numbers can be set by hand; the menu still says them.
    void setCorrectable(bool on) { m_isCorrectable = on; }

    DecksModel& model() const { return *m_model; }
    QSize sizeHint() const override;

signals:
    void correctionWanted(const QString& subject, const QString& property, const QString& value);
    // A menu of a deck with these cards is about to open.
    void menuOpening(QMenu* menu, const QStringList& ids);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void refreshRows(int from, int to);
    DeckCard* makeCard(int row);
    void openMenu(int row, const QPoint& position);
    void addMoves(QMenu& menu, const DecksModel::Row& row);
    void addCards(QMenu& cards, const QString& deck, const DeckSpot& from, const QList<DeckSpot>& spots);
    void addCorrection(QMenu& menu, const QString& text, const table::Correction& correction);
    void remember(const QString& deck, bool unfolded);

    DecksModel* m_model;
    CardGrid* m_grid;
    QScrollArea* m_scroll;
    QLabel* m_empty;
    QSet<QString> m_unfolded; // decks whose chances are shown
    bool m_hasTable = false;
    bool m_isCorrectable = true;
};

} // namespace roadmarshal::views
