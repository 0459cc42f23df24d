// A few words beside something on the board, painted without a window of their own.
#pragma once

#include "style/cited_text.h"

#include <QWidget>

namespace roadmarshal::views {

class Bubble : public QWidget
{
    Q_OBJECT
public:
    // Lets clicks through: who owns it asks what was meant.
    explicit Bubble(QWidget* parent);

    // Beside `target`, inside the parent, off `avoided` if there is room; hidden if there is nothing to say.
    void say(const QString& text, const QRect& target, const QRect& avoided);
    const QString& text() const { return m_text; }
    // On show, with a link in it.
    bool cites() const { return !isHidden() && m_words && m_words->cites(); }
    // What it cites at a point of the parent.
    QStringList rulesAt(QPoint point) const;
    // Such a point, on its first link.
    QPoint linkPoint() const { return pos() + wordsAt() + m_words->linkPoint(0); }
    // Whether who goes on from one point of the parent through another gets to it.
    bool isAhead(QPoint from, QPoint point) const;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QPoint spotBeside(const QRect& target, const QRect& avoided) const;

    QPoint wordsAt() const;

    QString m_text;
    std::optional<CitedText> m_words;
};

} // namespace roadmarshal::views
