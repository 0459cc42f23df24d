#include "explore.h"

#include <algorithm>
#include <map>

namespace roadmarshal::road_kill_rally {

namespace {

// The best of what leads somewhere, without the path: only where it came from.
struct Label
{
    int dice = 0;
    int chances = 0;
    int before = -1; // another label
    Entered entered = {};
};

// Where the car is: over an occupied space, the last empty one matters.
struct Node
{
    int space = none;
    int lastEmpty = none;
    auto operator<=>(const Node&) const = default;

    int standsOn() const { return lastEmpty == none ? space : lastEmpty; }
};

struct End
{
    Ends ends = Ends::End;
    int at = none;
    int steps = 0;
    int into = none;
    auto operator<=>(const End&) const = default;
};

// Layer by layer, one for each step: of all paths to a node only those live on that no other betters in both
// dice and chances, because all that follows adds the same to each.
class Explorer
{
public:
    explicit Explorer(const Drive& drive) : m_drive(drive) {}

    std::vector<Outcome> all()
    {
        Layer layer;
        m_labels.push_back({});
        layer[{m_drive.from(), m_drive.lastEmpty()}] = {0};
        for (m_step = 0; m_step < m_drive.steps() && !layer.empty(); ++m_step) {
            m_next.clear();
            for (const auto& [node, labels] : layer)
                goOn(node, labels);
            layer = std::move(m_next);
        }
        m_step = m_drive.steps();
        for (const auto& [node, labels] : layer)
            end({Ends::End, node.space, m_step}, labels);
        return outcomes();
    }

private:
    using Labels = std::vector<int>;
    using Layer = std::map<Node, Labels>;

    void goOn(const Node& node, const Labels& labels)
    {
        const Space& space = m_drive.road().at(node.space);
        if (space.beforeLine) // A47: every step from here leads over the line
            end({Ends::Finish, node.space, m_step}, labels);
        else if (!space.leadsAnywhere())
            end({Ends::Unknown, node.space, m_step}, labels);
        if (space.straight != none)
            step(node, labels, {space.straight, false});
        for (const int diagonal : space.diagonals) {
            if (diagonal != none)
                step(node, labels, {diagonal, true});
        }
    }

    void step(const Node& node, const Labels& labels, Entered to)
    {
        if (m_drive.traffic().carAt(to.space) < 0) {
            enter({to.space}, labels, to);
            return;
        }
        // RKR-44, 45: the last empty space is where it stays (A37).
        end({Ends::Collision, node.standsOn(), m_step, to.space}, labels);
        to.isJump = m_drive.hasJets() && m_step + 1 < m_drive.steps();
        if (to.isJump)
            enter({to.space, node.standsOn()}, labels, to);
    }

    void enter(const Node& node, const Labels& labels, Entered entered)
    {
        const int dice = m_drive.diceAt(entered.space, entered.isDiagonal);
        const int chances = m_drive.traffic().chances(entered.space);
        Labels& there = m_next[node];
        for (const int before : labels)
            add(there, {m_labels[before].dice + dice, m_labels[before].chances + chances, before, entered});
    }

    // Unless there is one as good.
    void add(Labels& labels, const Label& label)
    {
        const auto betters = [](const Label& one, const Label& other) {
            return one.dice <= other.dice && one.chances >= other.chances;
        };
        if (std::ranges::any_of(labels, [&](int known) { return betters(m_labels[known], label); }))
            return;
        std::erase_if(labels, [&](int known) { return betters(label, m_labels[known]); });
        labels.push_back(static_cast<int>(m_labels.size()));
        m_labels.push_back(label);
    }

    void end(const End& end, const Labels& labels)
    {
        Labels& known = m_ends[end];
        for (const int label : labels)
            add(known, m_labels[label]);
    }

    Way wayOf(int label) const
    {
        Way way{m_labels[label].dice, m_labels[label].chances};
        for (int at = label; m_labels[at].before >= 0; at = m_labels[at].before)
            way.entered.push_back(m_labels[at].entered);
        std::ranges::reverse(way.entered);
        return way;
    }

    // Spaces of the road are numbered by row and lane, so the map has the order that is asked for.
    std::vector<Outcome> outcomes() const
    {
        std::vector<Outcome> list;
        for (const auto& [end, labels] : m_ends) {
            const bool isShort = end.ends == Ends::Collision || end.ends == Ends::Unknown;
            Outcome outcome{end.ends, end.at, end.steps, end.into, isShort ? m_drive.steps() - end.steps : 0};
            for (const int label : labels)
                outcome.ways.push_back(wayOf(label));
            std::ranges::sort(outcome.ways, {}, &Way::dice);
            list.push_back(std::move(outcome));
        }
        return list;
    }

    const Drive& m_drive;
    int m_step = 0;
    std::vector<Label> m_labels;
    Layer m_next;
    std::map<End, Labels> m_ends;
};

} // namespace

std::vector<Outcome> explore(const Drive& drive)
{
    return Explorer(drive).all();
}

} // namespace roadmarshal::road_kill_rally
