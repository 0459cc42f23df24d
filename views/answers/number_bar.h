// A number to type or to spin, and the button that takes it.
#pragma once

#include "table/prompt.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;

namespace roadmarshal::views {

class NumberBar : public QWidget
{
    Q_OBJECT
public:
    explicit NumberBar(QWidget* parent = nullptr);

    void setNumber(const table::Number& number);
    QSpinBox* box() const { return m_box; }
    QPushButton* button() const { return m_take; }

signals:
    void taken(int number);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QSpinBox* m_box;
    QLabel* m_bounds;
    QPushButton* m_take;
};

} // namespace roadmarshal::views
