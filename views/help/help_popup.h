// A small card with help on one dock; a click elsewhere or Esc closes it, F1 goes on to the manual.
#pragma once

#include "dock_help.h"

#include <QFrame>

class QPushButton;
class QScrollArea;

namespace roadmarshal::views {

class HelpPopup final : public QFrame
{
    Q_OBJECT
public:
    HelpPopup(const QString& title, const DockHelp& help, QWidget* parent);

    // Hangs from that point of the screen by its right corner, but never off it; deletes itself when closed.
    void openAt(const QPoint& corner);
    QPushButton* more() const { return m_more; }

signals:
    void manualWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QScrollArea* m_scroll; // for large text on a small screen
    QPushButton* m_more;
};

} // namespace roadmarshal::views
