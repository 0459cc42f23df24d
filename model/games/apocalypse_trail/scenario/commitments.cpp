#include "commitments.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

using Chosen = std::vector<size_t>;

constexpr int mostSteps = 2'000'000; // of the whole search; what lies beyond is only said to be there
constexpr size_t mostOfferings = 1024;

// Sums of the best or worst so many entries from each one on.
class Extremes
{
public:
    template <class Better>
    Extremes(const std::vector<int>& values, Better better) : m_sums(values.size() + 1)
    {
        std::vector<int> sorted;
        m_sums.back() = {0};
        for (size_t i = values.size(); i-- > 0;) {
            sorted.insert(std::ranges::upper_bound(sorted, values[i], better), values[i]);
            m_sums[i] = {0};
            for (const int value : sorted)
                m_sums[i].push_back(m_sums[i].back() + value);
        }
    }

    // There are as many from there on.
    int of(size_t from, size_t count) const { return m_sums[from][count]; }

private:
    std::vector<std::vector<int>> m_sums;
};

// With certain loads given up: what everybody brings, at least and at best.
struct Offering
{
    Offering(const Trial& trial, Chosen which) : offers(std::move(which))
    {
        helps = std::ranges::fold_left(trial.helpToOne, 0, std::plus());
        for (const size_t offer : offers)
            helps = std::ranges::fold_left(trial.offers[offer].toOne, helps, std::plus());
        const Need& need = trial.need;
        for (const Candidate& person : trial.people) {
            int raw = person.raw;
            for (const size_t offer : offers)
                raw += trial.offers[offer].crew == person.crew ? trial.offers[offer].toVehicle : 0;
            const bool isEnough = !need.min || std::max(0, raw) >= *need.min;
            const bool mayBeEnough = isEnough || raw + helps >= *need.min;
            counted.push_back(isEnough ? person.counts : 0);
            hoped.push_back(mayBeEnough ? person.counts : 0);
            skills.push_back(std::max(0, raw));
        }
        mostHoped.emplace(hoped, std::greater());
        mostSkill.emplace(skills, std::greater());
        leastCounted.emplace(counted, std::less());
        leastSkill.emplace(skills, std::less());
    }

    Chosen offers;
    int helps = 0;
    std::vector<int> counted;
    std::vector<int> hoped;
    std::vector<int> skills;
    std::optional<Extremes> mostHoped, mostSkill, leastCounted, leastSkill;
};

struct Found
{
    Chosen people;
    Chosen offers;
    auto operator<=>(const Found&) const = default;
};

class Search
{
public:
    Search(const Trial& trial, size_t most, const std::stop_token& stop)
        : m_trial(trial),
          m_count(trial.need.count.value_or(0)),
          m_total(trial.need.total.value_or(0)),
          m_most(most),
          m_stop(stop)
    {
    }

    // So many people, with these loads: in the order of their ids, and no more than anybody wants.
    void run(const Offering& offering, size_t size, std::vector<Found>& found)
    {
        m_offering = &offering;
        m_found = &found;
        m_limit = found.size() + m_most + 1;
        m_people.clear();
        m_heads.assign(m_trial.crews, 0);
        m_hoped = m_counted = m_skill = 0;
        choose(0, size);
    }
    bool isTired() const { return m_effort.isTooMuch() || m_stop.stop_requested(); }

private:
    void choose(size_t from, size_t left)
    {
        ++m_effort.done;
        if (isTired() || m_found->size() >= m_limit || isHopeless(from, left))
            return;
        if (left == 0) {
            settle();
            return;
        }
        if (isMetAlready() || canAlwaysSpareOne(from, left))
            return;
        for (size_t one = from; one + left <= m_trial.people.size(); ++one) {
            const size_t crew = m_trial.people[one].crew;
            if (m_trial.need.perCrew && m_heads[crew] >= *m_trial.need.perCrew)
                continue;
            add(one, 1);
            m_people.push_back(one);
            choose(one + 1, left - 1);
            m_people.pop_back();
            add(one, -1);
        }
    }

    void add(size_t one, int sign)
    {
        m_heads[m_trial.people[one].crew] += sign;
        m_hoped += sign * m_offering->hoped[one];
        m_counted += sign * m_offering->counted[one];
        m_skill += sign * m_offering->skills[one];
    }

    bool isHopeless(size_t from, size_t left) const
    {
        if (m_trial.people.size() - from < left)
            return true;
        return m_hoped + m_offering->mostHoped->of(from, left) < m_count ||
               m_skill + m_offering->mostSkill->of(from, left) + m_offering->helps < m_total;
    }
    // Whoever joins now could be left out.
    bool isMetAlready() const
    {
        if (m_counted >= m_count && m_skill >= m_total)
            return true;
        if (m_hoped < m_count || m_skill + m_offering->helps < m_total)
            return false;
        return isMetNow();
    }
    // Somebody chosen can be left out, whoever joins.
    bool canAlwaysSpareOne(size_t from, size_t left) const
    {
        const int counted = m_counted + m_offering->leastCounted->of(from, left);
        const int skill = m_skill + m_offering->leastSkill->of(from, left);
        return std::ranges::any_of(m_people, [&](size_t one) {
            return counted - m_offering->counted[one] >= m_count &&
                   skill - m_offering->skills[one] >= m_total;
        });
    }

    void settle()
    {
        const bool isMinimal = isMetNow() && !canSparePerson() && !canSpareOffer();
        if (isMinimal && !isTired()) // what was not tried to the end proves nothing
            m_found->push_back({m_people, m_offering->offers});
    }
    // Where nothing helps single people, adding up is all.
    bool isMetNow() const
    {
        if (m_offering->helps == 0)
            return m_counted >= m_count && m_skill >= m_total;
        return isMet(m_trial, m_people, m_offering->offers, m_effort);
    }
    bool canSparePerson() const
    {
        if (m_offering->helps == 0)
            return std::ranges::any_of(m_people, [&](size_t one) {
                return m_counted - m_offering->counted[one] >= m_count &&
                       m_skill - m_offering->skills[one] >= m_total;
            });
        for (size_t i = 0; i < m_people.size(); ++i) {
            Chosen fewer = m_people;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (isMet(m_trial, fewer, m_offering->offers, m_effort))
                return true;
        }
        return false;
    }
    bool canSpareOffer() const
    {
        for (size_t i = 0; i < m_offering->offers.size(); ++i) {
            Chosen fewer = m_offering->offers;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (isMet(m_trial, m_people, fewer, m_effort))
                return true;
        }
        return false;
    }

    const Trial& m_trial;
    int m_count;
    int m_total;
    size_t m_most;
    std::stop_token m_stop;
    mutable Effort m_effort{.most = mostSteps};

    const Offering* m_offering = nullptr;
    std::vector<Found>* m_found = nullptr;
    size_t m_limit = 0;
    Chosen m_people;
    std::vector<int> m_heads;
    int m_hoped = 0;
    int m_counted = 0;
    int m_skill = 0;
};

// Sets of loads that leave enough to pay with, fewest first.
std::vector<Offering> offeringsOf(const State& state, const QString& pawn, const Trial& trial, bool& more)
{
    std::vector<Offering> offerings;
    std::vector<Chosen> layer{{}};
    for (size_t next = 0; next < layer.size(); ++next) {
        if (layer.size() > mostOfferings) {
            more = true;
            break;
        }
        const Chosen chosen = layer[next];
        QStringList spent;
        for (const size_t offer : chosen)
            spent.append(trial.offers[offer].mod);
        if (!canPay(state, pawn, trial.need, spent))
            continue; // nor can who gives up more
        offerings.emplace_back(trial, chosen);
        for (size_t offer = chosen.empty() ? 0 : chosen.back() + 1; offer < trial.offers.size(); ++offer) {
            layer.push_back(chosen);
            layer.back().push_back(offer);
        }
    }
    return offerings;
}

CountedCommitment commitmentOf(const Trial& trial, const Found& found)
{
    CountedCommitment counted{.counts = countOf(trial, found.people)};
    counted.commitment.survivors.reserve(std::ssize(found.people));
    for (const size_t one : found.people)
        counted.commitment.survivors.append(trial.people[one].card);
    for (const size_t offer : found.offers)
        counted.commitment.spent.append(trial.offers[offer].mod);
    return counted;
}

// Where there are too many sets to go through: everybody and every load, and then without what is not needed.
std::optional<Found> oneOf(const State& state, const QString& pawn, const Trial& trial)
{
    Found all;
    QStringList spent;
    for (size_t i = 0; i < trial.people.size(); ++i)
        all.people.push_back(i);
    for (size_t i = 0; i < trial.offers.size(); ++i) {
        all.offers.push_back(i);
        spent.append(trial.offers[i].mod);
    }
    const auto isEnough = [&](const Found& found) {
        Effort effort;
        return isMet(trial, found.people, found.offers, effort);
    };
    if (!canPay(state, pawn, trial.need, spent) || !isWithinCrews(trial, all.people) || !isEnough(all))
        return std::nullopt;
    for (Chosen Found::* part : {&Found::people, &Found::offers}) {
        for (size_t i = (all.*part).size(); i-- > 0;) {
            Found fewer = all;
            (fewer.*part).erase((fewer.*part).begin() + static_cast<std::ptrdiff_t>(i));
            if (isEnough(fewer))
                all = fewer;
        }
    }
    return all;
}

} // namespace

Commitments commitmentsTo(const State& state, const QString& pawn, const ScenarioCard& card,
                          const ScenarioOption& option, Admitted admitted, size_t most,
                          const std::stop_token& stop)
{
    const Trial trial = trialOf(state, pawn, card, option, admitted);
    Commitments commitments;
    const std::vector<Offering> offerings = offeringsOf(state, pawn, trial, commitments.more);
    Search search(trial, most, stop);
    for (size_t size = 0; size <= trial.people.size(); ++size) {
        for (size_t next = 0; next < offerings.size();) {
            // All with as many loads together: people come before loads in the order.
            std::vector<Found> found;
            const size_t loads = offerings[next].offers.size();
            for (; next < offerings.size() && offerings[next].offers.size() == loads; ++next)
                search.run(offerings[next], size, found);
            if (!std::ranges::is_sorted(found))
                std::ranges::sort(found);
            commitments.sets.reserve(std::min(most, commitments.sets.size() + found.size()));
            for (const Found& one : found) {
                if (commitments.sets.size() == most) {
                    commitments.more = true;
                    return commitments;
                }
                commitments.sets.push_back(commitmentOf(trial, one));
            }
        }
        commitments.more |= search.isTired();
        if (search.isTired())
            break;
    }
    if (commitments.sets.empty() && commitments.more && !stop.stop_requested()) {
        if (const auto found = oneOf(state, pawn, trial))
            commitments.sets.push_back(commitmentOf(trial, *found));
    }
    return commitments;
}

} // namespace roadmarshal::apocalypse_trail
