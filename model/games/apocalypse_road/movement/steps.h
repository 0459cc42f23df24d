// Every step the active car can make from one position, with all that moves in it.
#pragma once

#include "board.h"
#include "effort.h"
#include "links.h"
#include "trails.h"

#include <span>

namespace roadmarshal::apocalypse_road::movement {

struct Move
{
    Car car = 0;
    track::Index to = track::none;
};

struct Step
{
    enum class Kind : std::uint8_t { Go, Ram, Collision };

    Kind kind = Kind::Go;
    std::uint8_t cost = 1;
    bool links = false; // Line, Pursuit: moves another car by linking
    Car one = nobody;   // Ram: the target; Collision: who would have entered
    Car other = nobody; // Collision: who is in the cell
    // Where the active car goes, or would have gone.
    track::Index to = track::none;
    std::uint16_t followers = 0; // the moves that belong to the line behind, right after the active car's
    std::uint32_t firstMove = 0; // Go: the active car's
    std::uint32_t moves = 0;
};

// Where the search stands when a step begins.
struct Situation
{
    const Board& board;
    const Trails& trails;
    Trails::Id trail = Trails::clear;
    const Link& link;
    int left = 0; // movement points
};

class StepFinder
{
public:
    StepFinder(const Pack& pack, const Activation& activation, Effort& effort);

    // Replaces what was found before.
    void find(const Situation& situation);
    std::span<const Step> steps() const { return m_steps; }
    std::span<const Move> moves(const Step& step) const
    {
        return {m_moves.data() + step.firstMove, step.moves};
    }

    // AR-11: the lines that may be linked behind a space, one for each set of the player's picks.
    std::vector<std::vector<Car>> linesBehind(const Board& board, track::Index space);

private:
    // What a forward chain may do where a perpendicular car bars its way.
    enum class Barred { Collides, Illegal };
    struct ChainLink
    {
        track::Index space;
        std::size_t ways = 0; // tried so far
    };

    void enter();
    void enterAt(track::Index to, track::Side push);
    void forward();
    void forwardWith(const std::vector<Car>& line);
    void forwardTo(track::Index to);
    void swap(track::Index to, Car ahead);
    void sideways(track::Side side);
    void diagonal();
    void displace(track::Index to, track::Side side);
    void push(track::Index first, Barred barred, int cost);

    bool lineIsPermitted(const std::vector<Car>& line) const;
    void begin(track::Index to, const std::vector<Car>& line);
    void commit(int cost);
    void commitEnd(Step::Kind kind, Car one, Car other);
    void setMoving(Car car, bool moving) { m_moving[car] = moving; }

    const Pack* m_pack;
    const track::Graph* m_graph;
    Activation m_activation;
    Effort* m_effort;

    const Situation* m_now = nullptr;
    const Board* m_board = nullptr;
    track::Index m_from = track::none;
    std::vector<std::uint8_t> m_moving; // AR-7: cars that no chain may run into
    std::vector<Move> m_drafted;
    std::uint16_t m_followers = 0;
    std::vector<ChainLink> m_chain;

    std::vector<Step> m_steps;
    std::vector<Move> m_moves;
};

} // namespace roadmarshal::apocalypse_road::movement
