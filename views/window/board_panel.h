// The board with a strip above it for what must not be overlooked, and a frame while things are only tried.
#pragma once

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;

namespace roadmarshal::views {

class BoardView;

class BoardPanel : public QWidget
{
    Q_OBJECT
public:
    explicit BoardPanel(QWidget* parent = nullptr);

    BoardView* view() const { return m_view; }
    enum class Tone { Notice, Present, Trying };
    // Without a button text there is no button.
    void showBanner(const QString& text, const QString& button, Tone tone = Tone::Notice);
    void hideBanner();

signals:
    void bannerPressed();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void setTone(Tone tone);
    void colourBanner();

    Tone m_tone = Tone::Notice;
    QFrame* m_banner;
    QLabel* m_text;
    QPushButton* m_button;
    BoardView* m_view;
};

} // namespace roadmarshal::views
