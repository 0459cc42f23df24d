#include "steps.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::movement {

using track::Index;
using track::none;
using track::Side;
using track::Surface;

namespace {

constexpr std::size_t mostMoves = 4'000'000;
constexpr std::uint32_t mostLines = 2'000'000;

} // namespace

StepFinder::StepFinder(const Pack& pack, const Activation& activation, Effort& effort)
    : m_pack(&pack),
      m_graph(pack.graph),
      m_activation(activation),
      m_effort(&effort),
      m_moving(pack.cars.size())
{
}

void StepFinder::find(const Situation& situation)
{
    m_now = &situation;
    m_board = &situation.board;
    m_from = m_board->at(m_activation.car);
    m_steps.clear();
    m_moves.clear();
    std::ranges::fill(m_moving, false);
    setMoving(m_activation.car, true);
    if (situation.left < 1)
        return;
    if (m_from == none) {
        enter();
        return;
    }
    forward();
    // AR-7: no step displaces a pulled car.
    for (const Car car : situation.link.line)
        setMoving(car, true);
    // 7.13, AR-16: no lane change on rough or jump track. 7.6, 7.7: none once linked.
    if (m_graph->surface(m_from) != Surface::Paved || situation.link.linked)
        return;
    sideways(Side::In);
    sideways(Side::Out);
    if (m_activation.diagonal)
        diagonal();
}

void StepFinder::enter()
{
    const track::Place& place = m_pack->cars[m_activation.car];
    if (std::holds_alternative<track::InChute>(place)) {
        if (m_pack->chute)
            enterAt(m_graph->indexOf(m_pack->chute->entry),
                    m_pack->chute->side == Side::In ? Side::Out : Side::In);
    } else if (const auto* beside = std::get_if<track::Beside>(&place)) {
        if (beside->side == Side::In)
            enterAt(m_graph->indexOf({beside->sector, 0}), Side::Out);
        else
            enterAt(m_graph->indexOf({beside->sector, m_graph->laneCount(beside->sector) - 1}), Side::In);
    } else if (const auto* trough = std::get_if<track::Space>(&place)) {
        // AR-17: to either side.
        enterAt(m_graph->indexOf({trough->sector, track::troughLane - 1}), Side::In);
        enterAt(m_graph->indexOf({trough->sector, track::troughLane + 1}), Side::Out);
    }
}

void StepFinder::enterAt(Index to, Side push)
{
    // 7.12: an entering step into a held cell is illegal.
    if (to == none || m_board->across(to, m_activation.car) != nobody)
        return;
    begin(to, {});
    if (m_board->on(to) == nobody)
        commit(1);
    else
        displace(to, push);
}

void StepFinder::forward()
{
    const Link& link = m_now->link;
    if (m_activation.type != Type::Line || !link.line.empty()) {
        forwardWith(link.line);
        return;
    }
    // AR-12: Line looks behind at each forward step while none is linked there.
    for (const std::vector<Car>& line : linesBehind(*m_board, m_from))
        forwardWith(line);
}

void StepFinder::forwardWith(const std::vector<Car>& line)
{
    if (!lineIsPermitted(line))
        return;
    for (const Car car : line)
        setMoving(car, true);
    for (const Index to : m_graph->next(m_from)) {
        // AR-2: nor does it ram or collide into a space that it has entered.
        if (m_now->trails.contains(m_now->trail, to) || !m_now->link.permits(m_from, to))
            continue;
        begin(to, line);
        forwardTo(to);
    }
    for (const Car car : line)
        setMoving(car, false);
}

void StepFinder::forwardTo(Index to)
{
    const Car active = m_activation.car;
    const Car ahead = m_board->on(to);
    if (const Car holder = m_board->across(to, active); holder != nobody) {
        // AR-14: Ram rams a perpendicular car.
        if (rams(m_activation.type))
            commitEnd(Step::Kind::Ram, holder, nobody);
        else
            commitEnd(Step::Kind::Collision, active, holder);
    } else if (ahead == nobody) {
        commit(1);
    } else if (rams(m_activation.type)) {
        commitEnd(Step::Kind::Ram, ahead, nobody);
    } else {
        push(to, Barred::Collides, 1);
        if (m_activation.type == Type::Overtake)
            swap(to, ahead);
    }
}

void StepFinder::swap(Index to, Car ahead)
{
    begin(to, {});
    m_drafted.push_back({ahead, m_from});
    commit(1);
}

void StepFinder::sideways(Side side)
{
    const Index to = m_graph->beside(m_from, side);
    if (to == none || m_now->trails.contains(m_now->trail, to) ||
        m_board->across(to, m_activation.car) != nobody)
        return;
    begin(to, m_now->link.line);
    if (m_board->on(to) == nobody)
        commit(1);
    else
        displace(to, side);
}

void StepFinder::diagonal()
{
    for (const Index to : m_graph->diagonal(m_from)) {
        // AR-3: only into an empty space, never into a Trough.
        if (m_board->on(to) != nobody || m_board->across(to, m_activation.car) != nobody ||
            m_graph->isTrough(to) || m_now->trails.contains(m_now->trail, to))
            continue;
        begin(to, m_now->link.line);
        commit(1);
    }
}

void StepFinder::displace(Index to, Side side)
{
    if (m_now->left < 2)
        return;
    const std::size_t drafted = m_drafted.size();
    Index space = to;
    while (m_effort->goOn()) {
        const Car car = m_board->on(space);
        // AR-9: a car on a crossover cell can't be displaced. AR-7: nor can a pulled car.
        if (m_graph->twin(space) != none || m_moving[car])
            break;
        // AR-8: on rough or jump track it goes forward, as on the last lane.
        const Index aside =
            m_graph->surface(space) == Surface::Paved ? m_graph->beside(space, side) : Index{none};
        if (aside == none) {
            push(space, Barred::Illegal, 2);
            break;
        }
        if (m_board->across(aside, car) != nobody)
            break;
        m_drafted.push_back({car, aside});
        if (m_board->on(aside) == nobody) {
            commit(2);
            break;
        }
        setMoving(car, true);
        space = aside;
    }
    for (std::size_t i = drafted; i < m_drafted.size(); ++i)
        setMoving(m_drafted[i].car, false);
}

// Every chain that the car on `first` can push ahead of it, itself included: depth first through the choices
// where lanes diverge (AR-4, AR-6).
void StepFinder::push(Index first, Barred barred, int cost)
{
    if (m_moving[m_board->on(first)])
        return;
    m_chain.assign(1, {first});
    setMoving(m_board->on(first), true);
    while (!m_chain.empty()) {
        ChainLink& last = m_chain.back();
        const Car mover = m_board->on(last.space);
        const auto ways = m_graph->next(last.space);
        if (last.ways == ways.size() || !m_effort->goOn()) {
            setMoving(mover, false);
            m_chain.pop_back();
            continue;
        }
        const Index from = last.space;
        const Index to = ways[last.ways++];
        if (!m_now->link.permits(from, to))
            continue;
        if (const Car holder = m_board->across(to, mover); holder != nobody) {
            if (barred == Barred::Collides)
                commitEnd(Step::Kind::Collision, mover, holder);
            continue;
        }
        const Car ahead = m_board->on(to);
        if (ahead == nobody) {
            const std::size_t drafted = m_drafted.size();
            for (const ChainLink& link : m_chain)
                m_drafted.push_back({m_board->on(link.space), m_graph->next(link.space)[link.ways - 1]});
            commit(cost);
            m_drafted.resize(drafted);
        } else if (!m_moving[ahead]) {
            setMoving(ahead, true);
            m_chain.push_back({to});
        }
    }
}

bool StepFinder::lineIsPermitted(const std::vector<Car>& line) const
{
    Index vacated = m_from;
    for (const Car car : line) {
        if (!m_now->link.permits(m_board->at(car), vacated))
            return false;
        vacated = m_board->at(car);
    }
    return true;
}

void StepFinder::begin(Index to, const std::vector<Car>& line)
{
    m_drafted.assign(1, {m_activation.car, to});
    Index vacated = m_from;
    for (const Car car : line) {
        m_drafted.push_back({car, vacated});
        vacated = m_board->at(car);
    }
    m_followers = static_cast<std::uint16_t>(line.size());
}

void StepFinder::commit(int cost)
{
    // Where every lane diverges a full pack can be pushed in more ways than memory holds.
    if (m_moves.size() > mostMoves)
        m_effort->giveUp();
    Step step;
    step.to = m_drafted.front().to;
    step.cost = static_cast<std::uint8_t>(cost);
    // AR-10: a displacement costs 2 and links nobody.
    step.links = keepsLinks(m_activation.type) && cost == 1 && m_drafted.size() > 1;
    step.followers = m_followers;
    step.firstMove = static_cast<std::uint32_t>(m_moves.size());
    step.moves = static_cast<std::uint32_t>(m_drafted.size());
    m_moves.insert(m_moves.end(), m_drafted.begin(), m_drafted.end());
    m_steps.push_back(step);
}

void StepFinder::commitEnd(Step::Kind kind, Car one, Car other)
{
    if (m_steps.size() > mostMoves)
        m_effort->giveUp();
    Step step;
    step.kind = kind;
    step.to = m_drafted.front().to;
    step.one = one;
    step.other = other;
    m_steps.push_back(step);
}

std::vector<std::vector<Car>> StepFinder::linesBehind(const Board& board, Index space)
{
    struct Node
    {
        Index space;
        std::size_t ways = 0;
        bool ends = false; // an empty space was picked: the line ends here
    };
    std::vector<std::vector<Car>> lines;
    std::vector<Car> line;
    std::vector<Node> nodes(1, {space});
    std::uint32_t weight = 0;
    while (!nodes.empty() && m_effort->goOn()) {
        Node& node = nodes.back();
        const auto behind = m_graph->behind(node.space);
        if (node.ways == behind.size()) {
            if (node.ends || behind.empty()) {
                lines.push_back(line);
                weight += weightOfList(line.size());
                if (weight > mostLines)
                    m_effort->giveUp();
            }
            nodes.pop_back();
            if (!line.empty())
                line.pop_back();
            continue;
        }
        const Index from = behind[node.ways++];
        const Car car = board.on(from);
        // On a full ring the line ends at the active car, and a car follows only once.
        if (car == nobody || car == m_activation.car || std::ranges::contains(line, car)) {
            node.ends = true;
        } else {
            line.push_back(car);
            nodes.push_back({from});
        }
    }
    return lines;
}

} // namespace roadmarshal::apocalypse_road::movement
