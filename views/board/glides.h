// Moves pieces to their new places, each in its own time.
#pragma once

#include "board/pose.h"

#include <QElapsedTimer>
#include <QPainterPath>
#include <QVariantAnimation>

#include <vector>

namespace roadmarshal::views {

class PieceItem;

struct Glide
{
    PieceItem* item = nullptr;
    QPainterPath way;
    double fromHeading = 0;
    double toHeading = 0;
    bool stays = false;                 // on the piece that carries it
    const PieceItem* carrier = nullptr; // goes with it instead of on its own way
    board::Pose seat = {};              // on the carrier, at the origin with its nose to the right
};

class Glides : public QObject
{
    Q_OBJECT
public:
    explicit Glides(QObject* parent = nullptr);

    static constexpr int normalTime = 350;
    // How long a glide takes, in milliseconds; at most `normalTime`.
    void setTime(int milliseconds);

    // Whatever moves already goes on.
    void start(std::vector<Glide> glides);
    void finish();
    // One piece goes to its end, or stays where it is and is not touched any more.
    void finish(const PieceItem* item);
    void forget(const PieceItem* item);
    bool isRunning() const { return !m_running.empty(); }

signals:
    void moved();

private:
    struct Running
    {
        Glide glide;
        qint64 begun = 0;
        int time = normalTime;
    };

    void show();

    QVariantAnimation m_frames; // ticks while anything moves
    QElapsedTimer m_clock;
    int m_time = normalTime;
    std::vector<Running> m_running;
};

} // namespace roadmarshal::views
