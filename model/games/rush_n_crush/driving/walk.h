// A move made step by step, with what speaks against each step. Dice fall as well as they can.
#pragma once

#include "explore.h"
#include "games/rush_n_crush/crash/push.h"
#include "path.h"
#include "text/message.h"

#include <map>

namespace roadmarshal::rush_n_crush {

// RNC-24, 38: a wreck does nothing.
std::optional<table::Objection> againstActing(const Car& car);

class Walk
{
public:
    Walk(const State& state, const Start& start);

    // The first rule against it; nothing if it is legal.
    std::optional<table::Objection> objectionTo(const PathStep& step) const;
    // RNC-25, A8: all points are spent, unless something stops the car, or the house lets it stop.
    std::optional<table::Objection> objectionToStopping() const;
    // Whether it can be done at all, whatever speaks against it: the space is there and nobody stands on it.
    bool isPossible(const PathStep& step) const;
    // A step that is possible.
    void take(const PathStep& step);

    int at() const { return m_at; }
    int mpLeft() const { return m_mpLeft; }
    const Toll& toll() const { return m_toll; }
    int crossed() const { return m_crossed; }
    bool isAfterHeadOn() const { return m_freeChange; }
    // RNC-44: since the last push.
    bool hasMoved() const { return m_moved; }
    // How the move ends if it ends here.
    Ends ends() const;
    int target() const { return m_target; }
    // Cars that were moved, and where they are now.
    const std::map<int, int>& pushed() const { return m_pushed; }

private:
    using Against = std::optional<table::Objection>;

    Against againstAny(bool isPush) const;
    Against againstStep(const StepAhead& step) const;
    Against againstStep(const StepTo& step) const;
    Against againstStep(const Crash& step) const;
    Against againstStep(const Push& step) const;
    Against againstStraight() const;
    Against againstChange(int to) const;
    Against againstResult(const Push& push) const;
    // What the push can be meant to lead to.
    std::vector<PushResult> resultsOf(const Push& push) const;
    bool canPayChange() const;

    void takeStep(const StepAhead& step);
    void takeStep(const StepTo& step);
    void takeStep(const Crash& step);
    void takeStep(const Push& step);
    void goTo(int space);
    void payChange();

    // Which of the three ahead a named space is.
    std::optional<StepAhead::Where> whereIs(SpaceId space) const;
    int spaceAt(StepAhead::Where where) const;
    const Space& here() const { return m_course.at(m_at); }

    const State& m_state;
    const Course& m_course;
    Start m_start;
    Traffic m_traffic;
    int m_at;
    int m_mpLeft;
    Toll m_toll;
    int m_crossed = 0;
    bool m_moved;
    bool m_freeChange;
    std::vector<int> m_resisted;
    int m_target = -1; // rammed
    bool m_won = false;
    std::map<int, int> m_pushed;
};

} // namespace roadmarshal::rush_n_crush
