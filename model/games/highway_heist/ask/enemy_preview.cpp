#include "enemy_preview.h"

#include "dice/distribution.h"
#include "games/highway_heist/dice/effort.h"
#include "games/highway_heist/enemies/defense.h"
#include "preview.h"
#include "prompts.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::Preview;

namespace {

using Begin = std::function<void(State&, const Watch&)>;

class Foreseen
{
public:
    explicit Foreseen(const State& state) : m_before(state), m_after(state)
    {
        m_after.open.reset();
        m_after.attempt.reset();
    }

    Preview run(const Begin& begin)
    {
        begin(m_after, watch());
        while (const auto need = needOf(m_after)) {
            if (const auto* defense = std::get_if<NeedDefense>(&*need)) {
                m_hits[defense->vehicle].append(defense->amount);
                give(m_after, Successes{defense->amount}, watch());
            } else if (const auto* choice = std::get_if<NeedChoice>(&*need)) {
                m_teamChooses = true;
                if (choice->about == NeedChoice::About::Token)
                    break;
                give(m_after, choice->options.front(), watch());
            } else {
                break; // nobody knows which card comes up
            }
        }
        addMoves();
        addHits();
        if (m_teamChooses)
            m_preview.remarks.append(message("remark-team-chooses"));
        if (m_after.result && !m_before.result)
            m_preview.remarks.append(message(m_after.result->isWon ? "remark-wins" : "remark-loses"));
        return m_preview;
    }

private:
    Watch watch()
    {
        return [this](const State& after, const Event& event) { see(after, event); };
    }

    void see(const State& after, const Event& event)
    {
        if (event.does == Event::Does::Removed) {
            if (const Vehicle* gone = m_before.find(event.who); gone && !gone->isWreck)
                mark(*gone, Preview::Tone::Danger, "mark-swept");
        } else if (event.does == Event::Does::Placed) {
            if (const auto place = parsePlace(event.target))
                m_preview.marks.append({{event.target}, Preview::Tone::Stop, message("mark-placed")});
            else if (const Vehicle* under = after.find(event.target))
                mark(*under, Preview::Tone::Stop, "mark-boarded");
        }
    }

    void mark(const Vehicle& vehicle, Preview::Tone tone, const char* text)
    {
        m_preview.marks.append({placesOf(m_before, vehicle), tone, message(text)});
    }

    void addMoves()
    {
        for (const Vehicle& now : m_after.vehicles) {
            const Vehicle* then = m_before.find(now.id);
            if (then && then->at != now.at)
                m_preview.moves.append(
                    {.piece = now.id, .to = placesOf(m_after, now), .on = {}, .path = pathOf(*then, now)});
        }
        for (size_t i = 0; i < m_after.players.size(); ++i) {
            const Player& now = m_after.players[i];
            if (now.peg != m_before.players[i].peg && !now.peg.vehicle.isEmpty())
                m_preview.moves.append({.piece = now.id, .to = {}, .on = now.peg.vehicle, .path = {}});
        }
    }

    // Space by space in its row, as a Wreck goes.
    QStringList pathOf(const Vehicle& then, const Vehicle& now) const
    {
        QStringList path;
        if (then.at.row != now.at.row)
            return path;
        const int step = now.at.column < then.at.column ? -1 : 1;
        for (int column = then.at.column; column != now.at.column;)
            path.append(toText(Place{column += step, then.at.row}));
        return path;
    }

    // HH-42: all that hits a vehicle, and the chance that it lasts without a Boost.
    void addHits()
    {
        for (auto hit = m_hits.cbegin(); hit != m_hits.cend(); ++hit) {
            const Vehicle* vehicle = m_before.find(hit.key());
            if (!vehicle || !vehicle->isPlayerVehicle())
                continue;
            const int sum = std::accumulate(hit->cbegin(), hit->cend(), 0);
            const int percent = qRound(100 * lasting(*vehicle, *hit));
            m_preview.marks.append({placesOf(m_before, *vehicle), Preview::Tone::Danger,
                                    message("mark-hits", {{u"amount"_s, sum}})});
            if (percent < 100)
                m_preview.remarks.append(
                    message("remark-hits",
                            {{u"vehicle"_s, vehicle->id}, {u"amount"_s, sum}, {u"percent"_s, percent}}));
        }
    }

    double lasting(const Vehicle& vehicle, const QList<int>& hits) const
    {
        const int dice = defenseDice(m_before, vehicle);
        std::vector<double> taken{1};
        for (const int amount : hits) {
            std::vector<double> next(taken.size() + static_cast<size_t>(amount));
            for (size_t so = 0; so < taken.size(); ++so) {
                for (int more = 0; more <= amount; ++more)
                    next[so + static_cast<size_t>(more)] += taken[so] * chanceOfTaking(dice, amount, more);
            }
            taken = std::move(next);
        }
        const auto last = std::min(taken.size(), static_cast<size_t>(std::max(0, vehicle.strength)));
        return std::accumulate(taken.begin(), taken.begin() + static_cast<std::ptrdiff_t>(last), 0.0);
    }

    static double chanceOfTaking(int dice, int amount, int taken)
    {
        const auto atLeast = [&](int successes) { return chanceOf(dice, successes).plain; };
        return taken == 0 ? atLeast(amount) : atLeast(amount - taken) - atLeast(amount - taken + 1);
    }

    const State& m_before;
    State m_after;
    Preview m_preview;
    QMap<QString, QList<int>> m_hits;
    bool m_teamChooses = false;
};

} // namespace

Preview previewOfDie(const State& state, Symbol symbol, int roller)
{
    return Foreseen(state).run(
        [&](State& next, const Watch& watch) { beginDie(next, symbol, roller, false, watch); });
}

Preview previewOfRound(const State& state)
{
    return Foreseen(state).run([](State& next, const Watch& watch) { beginEndOfRound(next, watch); });
}

Preview previewOfChoice(const State& state, const PegWay& way)
{
    Preview preview;
    const Vehicle* to = state.find(way.to);
    if (parsePlace(way.to))
        preview.moves.append({.piece = way.peg, .to = {way.to}, .on = {}, .path = {way.to}});
    else if (to && state.playerIndex(way.peg) >= 0)
        preview.moves.append({.piece = way.peg, .to = {}, .on = way.to, .path = {}});
    else if (to)
        preview.marks.append({placesOf(state, *to), Preview::Tone::Danger, {}});
    return preview;
}

} // namespace roadmarshal::highway_heist
