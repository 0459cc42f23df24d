// The card of one deck; the chances of its next card fold away.
#pragma once

#include "deck_layout.h"

#include "style/card.h"

#include <QPersistentModelIndex>

namespace roadmarshal::views {

class DeckCard final : public Card
{
    Q_OBJECT
public:
    DeckCard(DecksModel& model, int row, bool unfolded, QWidget* parent = nullptr);

    QString deck() const;
    // After the row changed.
    void refresh();
    bool isUnfolded() const { return m_unfolded; }
    void setUnfolded(bool on);

    int heightForWidth(int width) const override;

signals:
    void folded(const QString& deck, bool unfolded);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void use(int spot) override;
    QString tip() const override;

private:
    DeckLayout layOut(int width) const;

    DecksModel& m_model;
    QPersistentModelIndex m_index;
    bool m_unfolded;
    DeckLayout m_layout;
};

} // namespace roadmarshal::views
