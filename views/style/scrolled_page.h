// What a dialog holds, to be scrolled where large text or a small screen leave no room for all of it.
#pragma once

#include <QScrollArea>

namespace roadmarshal::views {

class ScrolledPage final : public QScrollArea
{
    Q_OBJECT
public:
    // Takes the content over.
    explicit ScrolledPage(QWidget* content, QWidget* parent = nullptr);

    // As the content wants to be, but never more than the screen has.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return widget()->hasHeightForWidth(); }
    int heightForWidth(int width) const override;

protected:
    // Arrows are for what lies in it.
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

// Fills a widget with a page that scrolls; what was to lie on the widget goes on what comes back.
QWidget* scrolledOn(QWidget* host);
// Below that page, always on show: the buttons.
void putBelow(QWidget* host, QLayout* foot);

} // namespace roadmarshal::views
