// The one button that everything else leads to, in the colour of what can be chosen now.
#pragma once

#include <QPushButton>

namespace roadmarshal::views {

class StartButton final : public QPushButton
{
    Q_OBJECT
public:
    using QPushButton::QPushButton;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace roadmarshal::views
