// How many answers are picked of those that are wanted, and the button that takes them.
#pragma once

#include "table/prompt.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace roadmarshal::views {

class SeveralBar : public QWidget
{
    Q_OBJECT
public:
    explicit SeveralBar(QWidget* parent = nullptr);

    void setWanted(const table::Several& wanted);
    void setPicked(int count);
    // No more can be picked: says so until something changes.
    void sayFull();
    bool isEnough() const;

    QPushButton* button() const { return m_take; }
    QString text() const;

signals:
    void taken();

private:
    void refresh();

    table::Several m_wanted;
    int m_picked = 0;
    QLabel* m_count;
    QPushButton* m_take;
};

} // namespace roadmarshal::views
