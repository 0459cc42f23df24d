// Room round a view for the ring that shows that it has the keyboard.
#pragma once

#include <QWidget>

namespace roadmarshal::views {

class FocusFrame : public QWidget
{
    Q_OBJECT
public:
    // Takes the view over.
    explicit FocusFrame(QWidget* view, QWidget* parent = nullptr);

    static constexpr int room = 4;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* m_view;
};

} // namespace roadmarshal::views
