// The floor of a canyon with its walls, rocks and what the wind left: how a stretch of a course looks.
#pragma once

#include "board/patch.h"
#include "games/rush_n_crush/course/plan.h"

#include <cmath>
#include <random>

namespace roadmarshal::rush_n_crush {

// What is drawn of a stretch, with its entry at the origin.
struct Canyon
{
    struct Ground
    {
        tiles::Run::Area area;
        bool rock = false;
    };
    tiles::Run run;
    std::vector<Ground> grounds;
    std::vector<int> ranks; // by row
    std::vector<char> lanes;
    double heading = 0; // of its entry on the board: numbers stand upright
    unsigned seed = 0;
};

// In lanes beside the road: where walls and numbers end.
inline constexpr double canyonVerge = 1.6;

std::shared_ptr<const board::Picture> canyonPicture(const Canyon& canyon);

// What is strewn, always the same for the same seed.
class Strewing
{
public:
    explicit Strewing(unsigned seed) : m_random(seed % 65'521 + 1) {}
    double within(double low, double high)
    {
        constexpr unsigned steps = 4096;
        return std::lerp(low, high, static_cast<double>(m_random() % steps) / steps);
    }

private:
    std::minstd_rand m_random;
};

// Layers, from below.
void drawWalls(const Canyon& canyon, board::SvgPen& pen, const board::Theme& theme);
void drawFloor(const Canyon& canyon, board::SvgPen& pen, const board::Theme& theme);
void drawWind(const Canyon& canyon, board::SvgPen& pen, const board::Theme& theme);
void drawBorders(const Canyon& canyon, board::SvgPen& pen, const board::Theme& theme);
void drawRocks(const Canyon& canyon, board::SvgPen& pen, const board::Theme& theme);
void drawNumbers(const Canyon& canyon, board::SvgPen& pen, const board::Theme& theme);

} // namespace roadmarshal::rush_n_crush
