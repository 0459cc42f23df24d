// Moves cars to their new places, several at once.
#pragma once

#include <QPainterPath>
#include <QVariantAnimation>

#include <vector>

namespace roadmarshal::views {

class CarItem;

struct Glide
{
    CarItem* car = nullptr;
    QPainterPath way;
    double fromHeading = 0;
    double toHeading = 0;
};

class Glides : public QObject
{
    Q_OBJECT
public:
    explicit Glides(QObject* parent = nullptr);

    static constexpr int normalTime = 350;
    // How long a glide takes, in milliseconds; at most `normalTime`.
    void setTime(int milliseconds);

    // At most one set runs; whatever still moves goes to its end first.
    void start(std::vector<Glide> glides);
    void finish();
    bool isRunning() const { return !m_glides.empty(); }

signals:
    void moved();
    void finished();

private:
    void show(double part);

    QVariantAnimation m_clock;
    std::vector<Glide> m_glides;
};

} // namespace roadmarshal::views
