// The track with a strip above it for what must not be overlooked.
#pragma once

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;

namespace roadmarshal::views {

class TrackView;

class TrackPanel : public QWidget
{
    Q_OBJECT
public:
    explicit TrackPanel(QWidget* parent = nullptr);

    TrackView* view() const { return m_view; }
    // Without a button text there is no button.
    void showBanner(const QString& text, const QString& button);
    void hideBanner();

signals:
    void backToNow();

protected:
    void changeEvent(QEvent* event) override;

private:
    void paintBanner();

    QFrame* m_banner;
    QLabel* m_text;
    QPushButton* m_button;
    TrackView* m_view;
};

} // namespace roadmarshal::views
