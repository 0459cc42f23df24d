// Cards in as many columns as the width allows; arrow keys walk between them.
#pragma once

#include "card.h"

namespace roadmarshal::views {

class CardGrid final : public QWidget
{
    Q_OBJECT
public:
    struct Columns
    {
        int least = 160; // width of a card
        int best = 420;
        int most = 4; // columns
    };
    explicit CardGrid(const Columns& columns, QWidget* parent = nullptr);

    // Takes the cards over and deletes those it had, but for those that stay.
    void setCards(const QList<Card*>& cards);
    const QList<Card*>& cards() const { return m_cards; }
    // Keeps cards off a scroll bar.
    void setMarginRight(int margin);
    // After a card's content changed.
    void arrange();

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Plan
    {
        int columns = 1;
        int cardWidth = 0;
        QList<int> rowHeights;
    };
    Plan plan(int width) const;
    int neighbour(int card, int key) const;
    // One stop for the Tab key, the card that had the focus last.
    void makeTabStop(const Card* card);

    Columns m_limits;
    QList<Card*> m_cards;
    int m_columns = 1;
    int m_marginRight = 0;
};

} // namespace roadmarshal::views
