// A few words beside something on the track, painted without a window of their own.
#pragma once

#include <QWidget>

namespace roadmarshal::views {

class Bubble : public QWidget
{
    Q_OBJECT
public:
    explicit Bubble(QWidget* parent);

    // Beside `target`, inside the parent, off `avoided` if there is room; hidden if there is nothing to say.
    void say(const QString& text, const QRect& target, const QRect& avoided);
    const QString& text() const { return m_text; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QPoint spotBeside(const QRect& target, const QRect& avoided) const;

    QString m_text;
};

} // namespace roadmarshal::views
