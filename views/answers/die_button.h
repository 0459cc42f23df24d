// One face of a die, to be clicked: pips where a die of six has them, else its word.
#pragma once

#include <QAbstractButton>

namespace roadmarshal::views {

class DieButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit DieButton(QWidget* parent = nullptr);

    // A face; 0 pips: the text is drawn.
    void setFace(const QString& text, int pips);
    // A die that has not fallen yet.
    void setBlank();

    QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintPips(QPainter& painter, const QRectF& face, const QColor& colour) const;

    int m_pips = 0;
};

} // namespace roadmarshal::views
