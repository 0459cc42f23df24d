// What is carried by hand, beside the pointer, and what letting go of it there would do.
#pragma once

#include "style/cited_text.h"

#include <QWidget>

namespace roadmarshal::views {

class CarryLabel : public QWidget
{
    Q_OBJECT
public:
    // Lets everything through to what lies below it.
    explicit CarryLabel(QWidget* window);

    // In the window that the pointer is over.
    void say(const QString& carried, const QString& below, QWidget* window, const QPoint& globalPosition);
    QString text() const;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void place(const QPoint& pointer);

    QString m_carried;
    QString m_below;
    std::optional<CitedText> m_title;
    std::optional<CitedText> m_words; // of what is below
};

} // namespace roadmarshal::views
