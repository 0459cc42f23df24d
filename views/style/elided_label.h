// A label on one line; where there is no room for all of it, the rest is told to who points at it.
#pragma once

#include <QLabel>

namespace roadmarshal::views {

class ElidedLabel final : public QLabel
{
    Q_OBJECT
public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString shown() const;
};

} // namespace roadmarshal::views
