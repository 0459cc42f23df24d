#include "outcomes.h"

#include "state_key.h"

#include <algorithm>
#include <unordered_set>

namespace roadmarshal::highway_heist {

namespace {

constexpr size_t mostNodes = 40'000;

// A table in the middle of it, and how it came about.
struct Node
{
    State state;
    std::vector<Dealt> damage;
    std::shared_ptr<const Trail> trail;
};

struct DigestHash
{
    size_t operator()(const Digest& digest) const { return digest.first; }
};

QByteArray keyOf(const Node& node)
{
    QByteArray key = keyOf(node.state);
    for (const Dealt& dealt : node.damage) {
        key += dealt.vehicle.toUtf8();
        for (const int number : {dealt.amount, dealt.dice, dealt.taken})
            key += ',' + QByteArray::number(number);
    }
    return key;
}

class Exploration
{
public:
    Exploration(const Supposed& supposed, const TakeOutcome& take) : m_supposed(supposed), m_take(take) {}

    Explored run(Node first, const std::stop_token& stop)
    {
        visit(std::move(first));
        while (!m_left.empty()) {
            if (stop.stop_requested())
                return Explored::Stopped;
            if (m_seen.size() > mostNodes)
                return Explored::TooMuch;
            Node node = std::move(m_left.back());
            m_left.pop_back();
            goOn(std::move(node));
        }
        return Explored::All;
    }

private:
    void visit(Node node)
    {
        if (m_seen.insert(digestOf(keyOf(node))).second)
            m_left.push_back(std::move(node));
    }

    void end(const Node& node, const QString& open = {})
    {
        m_take({node.state, node.damage, open, node.trail});
    }

    void goOn(Node node)
    {
        const auto need = needOf(node.state);
        if (!need)
            return end(node);
        std::visit([&](const auto& one) { answer(std::move(node), one); }, *need);
    }

    void answer(Node node, const NeedDefense& need)
    {
        const int successes = m_supposed.successes ? std::min(*m_supposed.successes, need.dice) : need.amount;
        node.damage.push_back(
            {need.vehicle, need.owner, need.amount, need.dice, std::max(0, need.amount - successes)});
        give(std::move(node), Successes{successes});
    }

    void answer(const Node& node, const NeedCard& need)
    {
        const bool comesUp =
            need.cards.contains(m_supposed.drawn) || (!need.isStunt && m_supposed.drawn == unseenCard);
        if (comesUp)
            give(node, Drawn{m_supposed.drawn});
        else
            end(node, need.isStunt ? QStringLiteral("stunt") : QStringLiteral("card"));
    }

    void answer(const Node& node, const NeedChoice& need)
    {
        if (need.about == NeedChoice::About::Token)
            return end(node, need.options.front().peg);
        for (const PegWay& option : need.options)
            give(node, option);
    }

    void give(Node node, const Answer& answer)
    {
        highway_heist::give(node.state, answer, [&](const State&, const Event& event) {
            if (event.does != Event::Does::Takes || m_supposed.successes)
                node.trail = std::make_shared<Trail>(event, node.trail);
        });
        visit(std::move(node));
    }

    const Supposed& m_supposed;
    const TakeOutcome& m_take;
    std::vector<Node> m_left;
    std::unordered_set<Digest, DigestHash> m_seen;
};

} // namespace

Explored exploreOutcomes(const State& state, const Begin& begin, const Supposed& supposed,
                         const TakeOutcome& take, const std::stop_token& stop)
{
    Node first{state, {}, {}};
    begin(first.state, [&](const State&, const Event& event) {
        first.trail = std::make_shared<Trail>(event, first.trail);
    });
    return Exploration(supposed, take).run(std::move(first), stop);
}

} // namespace roadmarshal::highway_heist
