#include "explorer.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road::movement {

using track::Index;

Explorer::Explorer(const Pack& pack, const Activation& activation, Effort& effort, const Route* route)
    : m_pack(pack),
      m_activation(activation),
      m_effort(&effort),
      m_route(route),
      m_graph(pack.graph),
      m_start(pack),
      m_board(pack),
      m_trails(*pack.graph, activation.points),
      m_finder(m_pack, activation, effort),
      m_states(m_start.carCount(), pack.graph->size()),
      m_layers(activation.points + 1),
      m_line(pack.graph->size())
{
    for (int space = 0; space < m_graph->size(); ++space) {
        const int sector = m_graph->spaceAt(static_cast<Index>(space)).sector;
        m_line[space] = sector == 0 ? 2 : sector == m_graph->sectorCount() - 1 ? 1 : 0;
    }
    addRoots();
}

void Explorer::addRoots()
{
    const Index from = m_start.at(m_activation.car);
    const int points = m_activation.points;
    if (points == 0 && !mayEndAt(from))
        return;
    const auto addRoot = [&](Links::Id link) {
        const States::Meta root{.trail = m_trails.start(from, points), .link = link};
        m_states.draft(m_start, root);
        keepDraftIfNew(hashOf(root), points);
    };
    // 7.8: Lead's line is settled before any movement; a car that comes onto the track leads nobody.
    if (!leads(m_activation.type) || from == track::none || points == 0) {
        addRoot(Links::unlinked);
        return;
    }
    for (const std::vector<Car>& line : m_finder.linesBehind(m_start, from))
        addRoot(m_links.idOf({.linked = false, .line = line, .bound = {}}));
}

void Explorer::explore()
{
    for (int left = m_activation.points; left > 0; --left) {
        while (m_layers[left].explored < m_layers[left].states.size() && !m_effort->isEnded())
            exploreNext(left);
        m_layers[left].table.release();
    }
}

bool Explorer::exploreToFirstEnd()
{
    const auto ended = [&] { return !m_layers[0].states.empty() || !m_ends.empty(); };
    int left = m_activation.points;
    while (left > 0 && !ended() && !m_effort->isEnded()) {
        if (m_layers[left].explored < m_layers[left].states.size()) {
            exploreNext(left);
            // What is nearest to its end first.
            left = 1;
        }
        while (left <= m_activation.points && m_layers[left].explored == m_layers[left].states.size())
            ++left;
        if (left > m_activation.points)
            break;
    }
    return ended();
}

void Explorer::exploreNext(int left)
{
    const StateId state = m_layers[left].states[m_layers[left].explored++];
    m_states.load(state, m_board);
    const States::Meta meta = m_states.meta(state);
    const Situation situation{m_board, m_trails, meta.trail, m_links.link(meta.link), left};
    m_finder.find(situation);
    const Index from = m_board.at(m_activation.car);
    m_children.clear();
    for (const Step& step : m_finder.steps()) {
        if (step.kind != Step::Kind::Go) {
            if (mayEndAt(from))
                addEnd(state, step);
        } else if (!m_route || m_route->permits(from, step.to)) {
            const int after = left - step.cost;
            if (after == 0 && !mayEndAt(step.to))
                continue;
            const States::Meta child = metaAfter(state, meta, step, after);
            m_children.push_back({&step, after, child, hashOf(child)});
            m_layers[after].table.prefetch(m_children.back().hash);
        }
    }
    addChildren(state);
}

States::Meta Explorer::metaAfter(StateId parent, const States::Meta& before, const Step& step, int left)
{
    States::Meta meta = before;
    meta.parent = parent;
    for (const Move& move : m_finder.moves(step)) {
        const Index from = m_board.at(move.car);
        meta.hash += m_states.hashChange(move.car, from, move.to);
        // AR-5: by any means, and backward for a car that was overtaken.
        if (from != track::none && m_line[from] + m_line[move.to] == 3)
            meta.crossings = m_states.crossings().add(meta.crossings, move.car, m_line[from] == 2);
    }
    meta.trail = m_trails.after(before.trail, m_board.at(m_activation.car), step.to, left);
    meta.link = linkAfter(before.link, step, left);
    return meta;
}

void Explorer::addChildren(StateId parent)
{
    for (const Child& child : m_children) {
        m_states.draft(parent, child.meta);
        for (const Move& move : m_finder.moves(*child.step))
            m_states.place(move.car, move.to);
        keepDraftIfNew(child.hash, child.left);
    }
}

std::uint32_t Explorer::hashOf(const States::Meta& meta)
{
    const std::uint64_t rest =
        std::uint64_t{meta.crossings} << 40 ^ std::uint64_t{meta.trail} << 20 ^ meta.link;
    return static_cast<std::uint32_t>(scramble(meta.hash ^ rest * 0x9e3779b97f4a7c15) >> 32);
}

void Explorer::keepDraftIfNew(std::uint32_t hash, int left)
{
    const StateId fresh = m_states.size();
    const StateId found = m_layers[left].table.findOrAdd(
        hash, fresh, [&](StateId state) { return m_states.draftEquals(state); });
    if (found != fresh)
        return;
    m_states.keepDraft();
    m_layers[left].states.push_back(fresh);
    m_effort->goOn(m_states.size() + m_states.crossings().weight() + m_trails.weight() + m_links.weight());
}

void Explorer::addEnd(StateId state, const Step& step)
{
    const States::Meta& meta = m_states.meta(state);
    // `nobody` is the highest number. Of two cars that collide it makes no difference who ran into whom.
    const Outcomes::Entry entry{.state = state,
                                .ends = step.kind == Step::Kind::Ram ? Ending::Ram : Ending::Collision,
                                .one = std::min(step.one, step.other),
                                .other = std::max(step.one, step.other)};
    const std::uint64_t rest = std::uint64_t{meta.crossings} << 32 ^ std::uint64_t{entry.one} << 16 ^
                               std::uint64_t{entry.other} << 8 ^ static_cast<std::uint64_t>(entry.ends);
    const auto fresh = static_cast<std::uint32_t>(m_ends.size());
    const auto hash = static_cast<std::uint32_t>(scramble(meta.hash ^ scramble(rest)));
    const auto found = m_endTable.findOrAdd(hash, fresh, [&](std::uint32_t number) {
        const Outcomes::Entry& known = m_ends[number];
        return known.ends == entry.ends && known.one == entry.one && known.other == entry.other &&
               m_states.meta(known.state).crossings == meta.crossings &&
               m_states.samePlaces(known.state, state);
    });
    if (found == fresh)
        m_ends.push_back(entry);
}

Links::Id Explorer::linkAfter(Links::Id before, const Step& step, int left)
{
    // What is remembered of links makes no difference to an outcome.
    if (left == 0)
        return Links::unlinked;
    if (!step.links)
        return before;
    Link link = m_links.link(before);
    link.linked = true;
    const auto moves = m_finder.moves(step);
    for (std::size_t i = 1; i < moves.size(); ++i) {
        const Index from = m_board.at(moves[i].car);
        // AR-12: the line is fixed when its first car is linked.
        if (i <= step.followers && link.line.size() < step.followers)
            link.line.push_back(moves[i].car);
        if (m_graph->next(from).size() > 1)
            link.bind(from, moves[i].to);
    }
    return m_links.idOf(link);
}

Outcomes Explorer::takeOutcomes()
{
    std::vector<Outcomes::Entry> entries;
    entries.reserve(m_layers[0].states.size() + m_ends.size());
    for (const StateId state : m_layers[0].states)
        entries.push_back({.state = state});
    entries.insert(entries.end(), m_ends.begin(), m_ends.end());
    if (entries.empty() && !m_route)
        entries.push_back({.state = 0});
    return {m_pack, m_activation.car, std::move(m_states), std::move(entries)};
}

} // namespace roadmarshal::apocalypse_road::movement
