#include "move_variants.h"

#include "claims.h"
#include "ways.h"

#include "games/apocalypse_road/ask/ends.h"
#include "games/apocalypse_road/ask/parts.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using table::ClaimVariant;

namespace {

constexpr size_t mostOfAKind = 3; // so that another card is offered beside other ends
constexpr size_t mostCompared = 200;
constexpr int kindChange = 4; // another kind of card is further off than a few points
constexpr auto mostStates = 2 * std::uint64_t(tableLimits.states); // of all other cards together

struct Candidate
{
    int cost = 0;
    bool isOtherKind = false;
    QString end;
    ClaimVariant variant;
};

class Finder
{
public:
    Finder(const State& state, int car, const movement::Card& card, const Wanted& wanted,
           const std::stop_token& stop)
        : m_state(state), m_car(car), m_card(card), m_wanted(wanted), m_stop(stop)
    {
        const QString end = wanted.end.isEmpty() && !wanted.path.isEmpty() ? wanted.path.last() : wanted.end;
        if (const auto space = track::parseSpace(end))
            m_end = *space;
        else if (end.isEmpty())
            m_end = startOf(state, car);
    }

    QList<ClaimVariant> find()
    {
        if (!m_end || m_state.setup->graph.indexOf(*m_end) == track::none)
            return {};
        std::vector<Candidate> all = soundPart();
        std::ranges::move(otherEnds(all), std::back_inserter(all));
        std::ranges::move(otherCards(), std::back_inserter(all));
        std::ranges::stable_sort(all, {}, &Candidate::cost);
        constexpr auto most = static_cast<size_t>(table::mostVariants);
        // Another kind of card is worth knowing, however near the rest may be.
        const auto other = std::ranges::find_if(all, &Candidate::isOtherKind);
        if (other != all.end() && other - all.begin() >= static_cast<std::ptrdiff_t>(most))
            std::swap(all[most - 1], *other);
        QList<ClaimVariant> variants;
        for (size_t i = 0; i < std::min(all.size(), most); ++i)
            variants.append(all[i].variant);
        return variants;
    }

private:
    // How many steps of the claimed path a way has at its beginning.
    qsizetype shared(const QStringList& way) const
    {
        return std::ranges::mismatch(way, m_wanted.path).in1 - way.begin();
    }

    // Of the ways to one end the one that is most like what was claimed.
    int nearestWay(const Moving& moving, const std::vector<int>& ways) const
    {
        int best = ways.front();
        qsizetype likest = -1;
        for (size_t i = 0; i < std::min(ways.size(), mostCompared); ++i) {
            const qsizetype alike = shared(moving.pathOf(moving.outcome(ways[i])));
            if (alike > likest) {
                likest = alike;
                best = ways[i];
            }
        }
        return best;
    }

    // How the movement ends matters more than where: a ram, a collision, or none at all.
    QString labelOf(const movement::Outcome& outcome, const QString& code) const
    {
        if (outcome.ends == movement::Ending::Collision)
            return QStringLiteral("variant-collision");
        if (outcome.ends == movement::Ending::Ram)
            return m_state.cars[m_car].has(Token::Suppressed) ? QStringLiteral("variant-stops-behind")
                                                              : QStringLiteral("variant-ram");
        return outcome.path.empty() ? QStringLiteral("variant-stays") : code;
    }

    Candidate candidateOf(int cost, const Moving& moving, int way, const movement::Card& card,
                          const QString& code) const
    {
        const movement::Outcome outcome = moving.outcome(way);
        const QString id = m_state.sheet(m_car).id;
        const QString end = moving.movesOf(outcome).at(id);
        const QStringList path = moving.pathOf(outcome);
        QJsonObject args{
            {QStringLiteral("car"), id},
            {QStringLiteral("type"), typeCode(card)},
            {QStringLiteral("adjustment"), adjustmentOf({card, false})},
            {QStringLiteral("points"), moving.points()},
            {QStringLiteral("end"), end},
            {QStringLiteral("path"), path.isEmpty() ? QStringLiteral("@no-step") : path.join(u' ')}};
        if (outcome.ends == movement::Ending::Ram)
            args[QStringLiteral("target")] = m_state.sheet(moving.carOf(outcome.target)).id;
        return {cost,
                card.type != m_card.type || card.diagonal != m_card.diagonal,
                end,
                {toClaim(MoveClaim{id, toText(card), path}),
                 {labelOf(outcome, code), args},
                 previewOf(m_state, moving, outcome)}};
    }

    // The claimed way as far as it goes, if it can end there.
    std::vector<Candidate> soundPart() const
    {
        std::vector<track::Space> path;
        for (const QString& place : m_wanted.path.first(std::min(m_wanted.sound, m_wanted.path.size())))
            path.push_back(*track::parseSpace(place));
        if (path.empty())
            return {};
        const Moving moving(m_state, m_car, m_card, path, m_stop);
        if (moving.size() == 0)
            return {};
        return {candidateOf(0, moving, 0, m_card, QStringLiteral("variant-end"))};
    }

    // Sectors count twice, lanes once; along the way that cars drive.
    int distance(track::Space one, track::Space other) const
    {
        const int sectors = m_state.setup->graph.sectorCount();
        const int start = startOf(m_state, m_car).value_or(track::Space{}).sector;
        const auto ahead = [&](track::Space space) { return (space.sector - start + sectors) % sectors; };
        return 2 * std::abs(ahead(one) - ahead(other)) + std::abs(one.lane - other.lane);
    }

    // The same card, to the claimed end another way or to one near it.
    std::vector<Candidate> otherEnds(const std::vector<Candidate>& before) const
    {
        const Moving moving(m_state, m_car, m_card, m_stop);
        std::vector<std::pair<int, Moving::End>> ends;
        for (Moving::End& end : moving.ends()) {
            if (const auto space = track::parseSpace(end.place);
                space && !std::ranges::contains(before, end.place, &Candidate::end))
                ends.emplace_back(distance(*space, *m_end), std::move(end));
        }
        std::ranges::stable_sort(ends, {}, &std::pair<int, Moving::End>::first);
        std::vector<Candidate> found;
        for (size_t i = 0; i < std::min(ends.size(), mostOfAKind); ++i) {
            const auto& [cost, end] = ends[i];
            found.push_back(
                candidateOf(cost, moving, nearestWay(moving, end.ways), m_card,
                            cost == 0 ? QStringLiteral("variant-way") : QStringLiteral("variant-end")));
        }
        return found;
    }

    // Cards that the team can have, the likest first.
    std::vector<std::pair<int, movement::Card>> cards() const
    {
        std::vector<std::pair<int, movement::Card>> cards;
        for (const table::Option& option : cardOptions(m_state, m_car)) {
            const auto card = parseRaceCard(option.answer);
            if (!card || !option.objections.isEmpty() || card->movement == m_card ||
                std::ranges::contains(cards, card->movement, &std::pair<int, movement::Card>::second))
                continue;
            const bool sameKind =
                card->movement.type == m_card.type && card->movement.diagonal == m_card.diagonal;
            cards.emplace_back((sameKind ? 1 : kindChange) +
                                   std::abs(card->movement.adjustment - m_card.adjustment),
                               card->movement);
        }
        std::ranges::stable_sort(cards, {}, &std::pair<int, movement::Card>::first);
        return cards;
    }

    // Another card, to the claimed end: fewer or more points first, then another kind.
    std::vector<Candidate> otherCards() const
    {
        std::vector<Candidate> found;
        size_t sameKind = 0;
        std::uint64_t states = 0;
        for (const auto& [cost, card] : cards()) {
            const bool isSame = card.type == m_card.type && card.diagonal == m_card.diagonal;
            if (m_stop.stop_requested() || found.size() >= 2 * mostOfAKind || states >= mostStates)
                break;
            if (isSame ? sameKind >= mostOfAKind : found.size() - sameKind >= mostOfAKind)
                continue;
            const Moving moving(m_state, m_car, card, m_stop);
            states += moving.statesSeen();
            const std::vector<int> ways = moving.waysTo(toText(*m_end));
            if (ways.empty())
                continue;
            sameKind += isSame ? 1 : 0;
            found.push_back(
                candidateOf(cost, moving, nearestWay(moving, ways), card, QStringLiteral("variant-card")));
        }
        return found;
    }

    const State& m_state;
    int m_car;
    movement::Card m_card;
    const Wanted& m_wanted;
    std::optional<track::Space> m_end;
    std::stop_token m_stop;
};

} // namespace

QList<ClaimVariant> moveVariants(const State& state, int car, const movement::Card& card,
                                 const Wanted& wanted, const std::stop_token& stop)
{
    return Finder(state, car, card, wanted, stop).find();
}

} // namespace roadmarshal::apocalypse_road
