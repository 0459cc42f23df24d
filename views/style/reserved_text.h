// A text in a room of its own: what is longer scrolls, so that nothing beside it moves.
#pragma once

#include "label.h"

#include <QScrollArea>

namespace roadmarshal::views {

class ReservedText : public QScrollArea
{
    Q_OBJECT
public:
    // As tall as its text, but never less than `least` lines nor more than `most`.
    ReservedText(Type type, int least, int most, QWidget* parent = nullptr);

    void setText(const QString& text);
    QString text() const { return m_label->text(); }
    void clear() { setText({}); }
    QLabel* label() const { return m_label; }
    // Instead of a number of lines: so many pixels at most.
    void setMostHeight(int pixels);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    QLabel* m_label;
    int m_least;
    int m_most;
    int m_mostHeight = 0; // 0: as the lines say
};

} // namespace roadmarshal::views
