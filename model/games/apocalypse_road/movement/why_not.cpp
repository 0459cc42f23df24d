#include "why_not.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::movement {

using track::Index;
using track::none;
using track::Place;
using track::Side;
using track::Surface;

namespace {

constexpr int displacementCost = 2;

class Judge
{
public:
    Judge(const Pack& pack, const Activation& activation, const Situation& situation, Index to)
        : m_pack(pack),
          m_graph(*pack.graph),
          m_activation(activation),
          m_now(situation),
          m_board(situation.board),
          m_from(situation.board.at(activation.car)),
          m_to(to)
    {
    }

    std::vector<Reason> reasons()
    {
        if (m_now.left == 0)
            add(Why::PointsSpent, {place(m_to), m_activation.points});
        else if (m_graph.isTrough(m_to))
            add(Why::IntoTrough, {place(m_to)});
        else if (m_now.trails.contains(m_now.trail, m_to) || m_to == m_from)
            add(Why::EnteredBefore, {place(m_to)});
        else if (m_from == none)
            judgeEntry();
        else if (std::ranges::contains(m_graph.next(m_from), m_to))
            judgeForward();
        else if (m_graph.beside(m_from, Side::In) == m_to)
            judgeSideways(Side::In);
        else if (m_graph.beside(m_from, Side::Out) == m_to)
            judgeSideways(Side::Out);
        else if (std::ranges::contains(m_graph.diagonal(m_from), m_to))
            judgeDiagonal();
        else
            judgeDistance();
        return m_reasons;
    }

private:
    void add(Why why, std::initializer_list<Argument> arguments) { m_reasons.push_back({why, arguments}); }
    Place place(Index index) const { return m_graph.spaceAt(index); }
    Car carThere() const { return m_board.on(m_to); }
    bool isPulled(Car car) const { return std::ranges::contains(m_now.link.line, car); }

    // The steps there, if points were no object.
    std::vector<Step> stepsThere() const { return stepsThere(m_now.link); }

    std::vector<Step> stepsThere(const Link& link) const
    {
        Effort effort({}, {});
        StepFinder finder(m_pack, m_activation, effort);
        finder.find({m_board, m_now.trails, m_now.trail, link, std::max(m_now.left, displacementCost)});
        std::vector<Step> there;
        std::ranges::copy_if(finder.steps(), std::back_inserter(there),
                             [this](const Step& step) { return step.to == m_to; });
        return there;
    }

    // A step that can be made is only wrong because of what it costs or because nothing follows it.
    bool judgePossible(const std::vector<Step>& steps)
    {
        const auto goes = [](const Step& step) { return step.kind == Step::Kind::Go; };
        const auto step = std::ranges::find_if(steps, goes);
        if (step == steps.end())
            return false;
        if (step->cost > m_now.left)
            add(Why::CostsMore, {place(m_to), int{step->cost}, m_now.left, carThere()});
        else
            add(Why::NoWayOn, {place(m_to)});
        return true;
    }

    void judgeEntry()
    {
        struct Entry
        {
            Index space;
            Side push;
        };
        std::vector<Entry> entries;
        const Place& from = m_pack.cars[m_activation.car];
        if (std::holds_alternative<track::InChute>(from)) {
            if (m_pack.chute)
                entries.push_back({m_graph.indexOf(m_pack.chute->entry),
                                   m_pack.chute->side == Side::In ? Side::Out : Side::In});
        } else if (const auto* beside = std::get_if<track::Beside>(&from)) {
            const bool inside = beside->side == Side::In;
            const int lane = inside ? 0 : m_graph.laneCount(beside->sector) - 1;
            entries.push_back({m_graph.indexOf({beside->sector, lane}), inside ? Side::Out : Side::In});
        } else {
            const int sector = std::get<track::Space>(from).sector;
            entries.push_back({m_graph.indexOf({sector, track::troughLane - 1}), Side::In});
            entries.push_back({m_graph.indexOf({sector, track::troughLane + 1}), Side::Out});
        }
        for (const Entry& entry : entries) {
            if (entry.space == m_to)
                return judgeAside(entry.push);
        }
        const Why why = std::holds_alternative<track::InChute>(from)  ? Why::MustLeaveChute
                        : std::holds_alternative<track::Beside>(from) ? Why::MustReturn
                                                                      : Why::MustLeaveTrough;
        for (const Entry& entry : entries)
            add(why, {place(m_to), from, place(entry.space)});
        if (entries.empty())
            add(Why::NoEntry, {from});
    }

    void judgeForward()
    {
        const auto steps = stepsThere();
        if (judgePossible(steps))
            return;
        if (!m_now.link.permits(m_from, m_to))
            return addBound(m_from);
        for (const Step& step : steps) {
            const Reason reason = step.kind == Step::Kind::Ram
                                      ? Reason{Why::Rams, {place(m_to), step.one}}
                                      : Reason{Why::Collides, {place(m_to), step.one, step.other}};
            if (!std::ranges::contains(m_reasons, reason))
                m_reasons.push_back(reason);
        }
        if (!steps.empty())
            return;
        Link unbound = m_now.link;
        unbound.bound.clear();
        if (!stepsThere(unbound).empty())
            add(Why::LineCannotBeSplit, {place(m_to)});
        else
            add(Why::RunsIntoItself, {place(m_to)});
    }

    void addBound(Index from)
    {
        for (const auto& [space, way] : m_now.link.bound) {
            if (space == from)
                add(Why::BoundLane, {place(space), place(way)});
        }
    }

    void judgeSideways(Side side)
    {
        if (m_graph.surface(m_from) == Surface::Rough)
            add(Why::RoughLaneChange, {place(m_from)});
        else if (m_graph.surface(m_from) == Surface::Jump)
            add(Why::JumpLaneChange, {place(m_from)});
        else if (m_now.link.linked)
            addLinked();
        else
            judgeAside(side);
    }

    void addLinked() { add(m_activation.type == Type::Line ? Why::LinkedInLine : Why::LinkedInPursuit, {}); }

    // Sideways, also onto the track: into an empty space, or displacing.
    void judgeAside(Side side)
    {
        if (judgePossible(stepsThere()))
            return;
        const Car holder = m_board.across(m_to, m_activation.car);
        if (holder != nobody)
            add(Why::CellHeld, {place(m_to), holder});
        else if (carThere() != nobody)
            judgeDisplacement(side);
    }

    void judgeDisplacement(Side side)
    {
        std::vector<Index> displaced;
        for (Index space = m_to; space != none;) {
            const Car car = m_board.on(space);
            displaced.push_back(space);
            if (isPulled(car))
                return add(Why::PulledCarInTheWay, {car});
            if (m_graph.twin(space) != none)
                return add(Why::OnCrossover, {car, place(space)});
            const Index aside = m_graph.surface(space) == Surface::Paved ? m_graph.beside(space, side) : none;
            if (aside == none)
                return judgeDisplacedForward(car, std::move(displaced));
            if (const Car holder = m_board.across(aside, car); holder != nobody)
                return add(Why::CellHeld, {place(aside), holder});
            if (m_board.on(aside) == nobody)
                return;
            space = aside;
        }
    }

    // Every way forward ends at a held cell, or comes to a car that moves already: AR-7, none is pushed
    // beyond it.
    void judgeDisplacedForward(Car car, std::vector<Index> moving)
    {
        Car pulled = nobody;
        for (std::size_t i = moving.size() - 1; i < moving.size(); ++i) {
            for (const Index to : m_graph.next(moving[i])) {
                if (m_board.across(to, m_board.on(moving[i])) != nobody)
                    return add(Why::DisplacedIntoCell, {car});
                const Car there = m_board.on(to);
                if (isPulled(there))
                    pulled = there;
                else if (there != nobody && there != m_activation.car && !std::ranges::contains(moving, to))
                    moving.push_back(to);
            }
        }
        if (pulled != nobody)
            add(Why::PulledCarInTheWay, {pulled});
        else
            add(Why::RunsIntoItself, {place(m_to)});
    }

    void judgeDiagonal()
    {
        if (m_graph.surface(m_from) == Surface::Rough)
            add(Why::RoughLaneChange, {place(m_from)});
        else if (m_graph.surface(m_from) == Surface::Jump)
            add(Why::JumpLaneChange, {place(m_from)});
        else
            judgeDiagonalInto(carThere(), m_board.across(m_to, m_activation.car));
    }

    void judgeDiagonalInto(Car car, Car holder)
    {
        const bool isEmpty = car == nobody && holder == nobody;
        if (!m_activation.diagonal)
            add(isEmpty ? Why::CardNotDiagonal : Why::NoDiagonal, {place(m_to), place(m_from)});
        else if (isEmpty)
            add(Why::NoWayOn, {place(m_to)});
        if (car != nobody)
            add(Why::DiagonalOccupied, {place(m_to), car});
        else if (holder != nobody)
            add(Why::DiagonalHeld, {place(m_to), holder});
    }

    void judgeDistance()
    {
        const int sectors = m_graph.sectorCount();
        const int ahead = (m_graph.spaceAt(m_to).sector - m_graph.spaceAt(m_from).sector + sectors) % sectors;
        if (ahead == 0)
            add(Why::NotBeside, {place(m_to), place(m_from)});
        else if (ahead > sectors / 2)
            add(Why::Backward, {place(m_to), place(m_from)});
        else
            add(Why::NotAhead, {place(m_to), place(m_from)});
    }

    const Pack& m_pack;
    const track::Graph& m_graph;
    const Activation& m_activation;
    const Situation& m_now;
    const Board& m_board;
    Index m_from;
    Index m_to;
    std::vector<Reason> m_reasons;
};

} // namespace

std::vector<Reason> whyNot(const Pack& pack, const Activation& activation, const Situation& situation,
                           Index to)
{
    return Judge(pack, activation, situation, to).reasons();
}

} // namespace roadmarshal::apocalypse_road::movement
