#include "need.h"

#include "games/apocalypse_trail/carrying/stores.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

void addBonuses(const std::vector<Bonus>& bonuses, const QString& skill, int& toVehicle,
                std::vector<int>& toOne)
{
    for (const Bonus& bonus : bonuses) {
        if (bonus.skill != skill || bonus.n == 0)
            continue;
        if (bonus.toVehicle)
            toVehicle += bonus.n;
        else
            toOne.push_back(bonus.n);
    }
}

void addCrew(const State& state, const Crew& crew, const ScenarioCard& card, Admitted admitted, size_t place,
             Trial& trial)
{
    const Box& box = state.box();
    const QString& skill = trial.need.skill;
    int toVehicle = 0;
    for (const Mod& mod : crew.mods) {
        const ModCard& printed = *box.mod(mod.card);
        if (skill.isEmpty() || !isLoaded(printed, mod))
            continue;
        addBonuses(printed.inForce, skill, toVehicle, trial.helpToOne);
        Offer offer{mod.card, place};
        addBonuses(printed.spend, skill, offer.toVehicle, offer.toOne);
        if (offer.toVehicle > 0 || !offer.toOne.empty())
            trial.offers.push_back(offer);
    }
    for (const Survivor& survivor : crew.survivors) {
        if (admitted == Admitted::Everybody || survivor.isReady())
            trial.people.push_back({survivor.card, place,
                                    skill.isEmpty() ? 0 : rawSkill(box, survivor, skill) + toVehicle,
                                    countsAs(*box.person(survivor.card), card.kind)});
    }
}

// Gives bonuses to single people so that enough of them reach the minimum and the total is as high as it can
// be then.
class Sharing
{
public:
    Sharing(const Need& need, const std::vector<int>& bonuses, Effort& effort)
        : m_need(need), m_effort(effort)
    {
        for (const int bonus : bonuses) {
            m_sum += bonus;
            ++m_kinds[bonus];
        }
    }

    bool isEnough(const std::vector<std::pair<int, int>>& people) const // raw skill, counts as
    {
        int counted = 0;
        int total = 0;
        bool anyAtZero = false;
        std::vector<std::pair<int, int>> short_; // lack, counts as
        std::vector<int> below;                  // of those: how far under 0
        for (const auto& [raw, counts] : people) {
            total += std::max(0, raw);
            anyAtZero |= raw >= 0;
            if (!m_need.min || std::max(0, raw) >= *m_need.min) {
                counted += counts;
            } else {
                short_.emplace_back(*m_need.min - raw, counts);
                below.push_back(std::max(0, -raw));
            }
        }
        const int lacking = m_need.count.value_or(0) - counted;
        const int spare = m_need.total ? total + m_sum - *m_need.total : m_sum;
        if (people.empty())
            return lacking <= 0 && m_need.total.value_or(0) <= 0;
        if (spare < 0)
            return false;
        const int wasted = anyAtZero || total >= m_need.total.value_or(0) ? 0 : leastBelow(people);
        if (lacking <= 0)
            return wasted <= spare;
        if (m_sum == 0)
            return false;
        return canHelp(short_, below, lacking, m_need.total ? spare : mostTokens);
    }

private:
    static int leastBelow(const std::vector<std::pair<int, int>>& people)
    {
        return -std::ranges::max(people, {}, &std::pair<int, int>::first).first;
    }

    // Whether those who lack something can be brought up until `lacking` more count, and not more than
    // `spare` is lost on skills below 0.
    bool canHelp(const std::vector<std::pair<int, int>>& lacks, const std::vector<int>& below, int lacking,
                 int spare) const
    {
        const std::vector<std::pair<int, int>> kinds(m_kinds.begin(), m_kinds.end());
        return help(lacks, below, 0, kinds, lacking, spare);
    }

    bool help(const std::vector<std::pair<int, int>>& lacks, const std::vector<int>& below, size_t next,
              const std::vector<std::pair<int, int>>& kinds, int lacking, int spare) const
    {
        if (lacking <= 0)
            return true;
        ++m_effort.done;
        if (m_effort.isTooMuch())
            return false;
        int left = 0;
        for (size_t i = next; i < lacks.size(); ++i)
            left += lacks[i].second;
        if (left < lacking)
            return false;
        if (below[next] <= spare && helpOne(lacks, below, next, kinds, 0, lacks[next].first, lacking, spare))
            return true;
        return help(lacks, below, next + 1, kinds, lacking, spare);
    }

    // Ways to bring one person up, from the kinds of bonuses from `kind` on.
    bool helpOne(const std::vector<std::pair<int, int>>& lacks, const std::vector<int>& below, size_t next,
                 std::vector<std::pair<int, int>> kinds, size_t kind, int lack, int lacking, int spare) const
    {
        ++m_effort.done;
        if (m_effort.isTooMuch())
            return false;
        if (lack <= 0)
            return help(lacks, below, next + 1, kinds, lacking - lacks[next].second, spare - below[next]);
        if (kind == kinds.size())
            return false;
        const int most = std::min(kinds[kind].second, (lack + kinds[kind].first - 1) / kinds[kind].first);
        for (int used = 0; used <= most; ++used) {
            std::vector<std::pair<int, int>> rest = kinds;
            rest[kind].second -= used;
            if (helpOne(lacks, below, next, rest, kind + 1, lack - used * kinds[kind].first, lacking, spare))
                return true;
        }
        return false;
    }

    const Need& m_need;
    Effort& m_effort;
    int m_sum = 0;
    std::map<int, int> m_kinds;
};

} // namespace

Trial trialOf(const State& state, const QString& pawn, const ScenarioCard& card, const ScenarioOption& option,
              Admitted admitted)
{
    Trial trial{.need = option.need};
    const std::vector<int> convoy = state.convoyOf(pawn);
    trial.crews = convoy.size();
    for (size_t place = 0; place < convoy.size(); ++place)
        addCrew(state, state.crews[static_cast<size_t>(convoy[place])], card, admitted, place, trial);
    std::ranges::sort(trial.people, {}, &Candidate::card);
    std::ranges::sort(trial.offers, {}, &Offer::mod);
    return trial;
}

bool isMet(const Trial& trial, std::span<const size_t> people, std::span<const size_t> offers, Effort& effort)
{
    std::vector<int> toOne = trial.helpToOne;
    std::vector<std::pair<int, int>> seen;
    for (const size_t offer : offers)
        toOne.insert(toOne.end(), trial.offers[offer].toOne.begin(), trial.offers[offer].toOne.end());
    for (const size_t one : people) {
        const Candidate& person = trial.people[one];
        int raw = person.raw;
        for (const size_t offer : offers) {
            if (trial.offers[offer].crew == person.crew)
                raw += trial.offers[offer].toVehicle;
        }
        seen.emplace_back(raw, person.counts);
    }
    return Sharing(trial.need, toOne, effort).isEnough(seen);
}

int countOf(const Trial& trial, std::span<const size_t> people)
{
    int count = 0;
    for (const size_t one : people)
        count += trial.people[one].counts;
    return count;
}

bool isWithinCrews(const Trial& trial, std::span<const size_t> people)
{
    if (!trial.need.perCrew)
        return true;
    std::vector<int> heads(trial.crews, 0);
    return std::ranges::all_of(
        people, [&](size_t one) { return ++heads[trial.people[one].crew] <= *trial.need.perCrew; });
}

bool canPay(const State& state, const QString& pawn, const Need& need, const QStringList& spent)
{
    return std::ranges::all_of(allResources, [&](Resource one) {
        return need.pay[one] <= heldIn(state, storesWith(state, state.convoyOf(pawn), one, spent), one);
    });
}

} // namespace roadmarshal::apocalypse_trail
