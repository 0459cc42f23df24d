// All ends of a move in which nobody is pushed: stage B before the driving test, stage C after it.
#pragma once

#include "games/rush_n_crush/table/traffic.h"
#include "start.h"
#include "toll.h"

namespace roadmarshal::rush_n_crush {

// Spent: the car stands where it wanted to, with points left only where the house allows that (A8).
enum class Ends { Spent, Finish, Ram, HeadOn };
QString toText(Ends ends);

struct DriveEnd
{
    Ends ends = Ends::Spent;
    int target = -1; // of a ram
    int at = 0;
    int mpLeft = 0;
    Toll toll = {};
    int crossed = 0;         // finish lines
    int node = 0;            // the way there
    bool drivesInto = false; // what lies straight ahead is behind the end of the way
};

// A place on the way from which a push is possible, as far as spacing (RNC-44) and points (A12) go.
struct Stop
{
    int at = 0;
    int mpLeft = 0;
};

// `none` stands for driving on into what lies straight ahead.
using Way = std::vector<int>;

class Exploration
{
public:
    std::vector<DriveEnd> ends;
    std::vector<Stop> stops;

    Way wayTo(const DriveEnd& end) const;

private:
    friend class Explorer;
    struct Node
    {
        int space = 0;
        Toll toll = {};
        int crossed = 0;
        int parent = -1;
        bool headOn = false; // reached by driving into rock, not by a step
    };
    std::vector<Node> m_nodes;
};

// Where the test is due, ways end at the first obstacle and lane changes are counted; otherwise they are
// paid, and a head-on may be survived. Ends that another beats are left out.
Exploration explore(const State& state, const Start& start);

} // namespace roadmarshal::rush_n_crush
