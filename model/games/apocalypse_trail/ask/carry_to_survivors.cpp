#include "carry_parts.h"
#include "games/apocalypse_trail/carrying/owner.h"
#include "games/apocalypse_trail/movement/eating.h"
#include "games/apocalypse_trail/table/names.h"
#include "games/apocalypse_trail/turn/using.h"
#include "prompts.h"

#include <algorithm>
#include <ranges>

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

// A ration or a medicine, out of the store it was taken from.
class UsedTokens
{
public:
    UsedTokens(const State& state, const TakenTokens& taken)
        : m_state(state), m_taken(taken), m_notNow(whyNotFromThere())
    {
        if (!m_notNow.isEmpty())
            return;
        m_isSourceAsked = needsSource(state, {taken.resource, 1});
        if (taken.resource == Resource::Ration)
            m_hungry = hungriest();
    }

    QList<Carry> find()
    {
        for (const Crew& crew : m_state.crews) {
            for (const Survivor& survivor : crew.survivors) {
                if (m_taken.resource == Resource::Medicine)
                    addMedicine(survivor.card);
                else
                    addMeals(survivor.card, isOfConvoy(crew.id));
            }
        }
        return m_found;
    }

private:
    bool isOfConvoy(const QString& crew) const
    {
        return std::ranges::contains(m_state.convoyOf(m_state.turn.pawn), m_state.crewIndex(crew));
    }

    // ATR-49: what is used comes out of the stores of the convoy.
    Objections whyNotFromThere() const
    {
        Objections why = notNowForCards(m_state);
        const auto from = sourceIn(m_state, m_taken.from);
        if (!why.isEmpty() || !from)
            return why;
        if (from->kind != Spot::Kind::Store)
            return {against("used-out-of-stores", "AT-66", {}, "ATR-49")};
        return isOfConvoy(from->store.crew) ? Objections{} : againstOwner(m_state, from->store.crew);
    }

    void add(const QString& survivor, QStringList answers, const table::Message& label,
             const Objections& objections)
    {
        if (m_isSourceAsked)
            answers.append(m_taken.from);
        m_found.append({{.subject = survivor}, answers, label, objections});
    }
    bool isUnsaid(const QString& survivor)
    {
        if (!m_notNow.isEmpty())
            m_found.append({{.subject = survivor}, {}, {}, m_notNow});
        return !m_notNow.isEmpty();
    }

    void addMedicine(const QString& survivor)
    {
        if (!isUnsaid(survivor))
            add(survivor, {u"medicine"_s, survivor}, message("carry-medicine", {{u"survivor"_s, survivor}}),
                againstMedicine(m_state, survivor));
    }

    // Alone, and with whom the same ration feeds as well.
    void addMeals(const QString& survivor, bool isOfConvoy)
    {
        if (isUnsaid(survivor))
            return;
        addMealOf(survivor, {survivor});
        QStringList others = m_hungry;
        others.removeOne(survivor);
        if (isOfConvoy && !others.isEmpty())
            addMealOf(survivor, QStringList{survivor} +
                                    others.first(std::min<qsizetype>(others.size(), fedByRation - 1)));
    }
    void addMealOf(const QString& survivor, const QStringList& who)
    {
        add(survivor, {u"eat"_s, who.join(u',')},
            message("carry-eat", {{u"who"_s, QJsonArray::fromStringList(who)}, {u"count"_s, who.size()}}),
            againstEat(m_state, who));
    }
    // As many of the convoy as one ration feeds, the hungriest first.
    QStringList hungriest() const
    {
        std::vector<const Survivor*> hungry;
        for (const int crew : m_state.convoyOf(m_state.turn.pawn)) {
            for (const Survivor& survivor : m_state.crews[static_cast<size_t>(crew)].survivors) {
                if (survivor.starvation > 0)
                    hungry.push_back(&survivor);
            }
        }
        std::ranges::stable_sort(hungry, std::greater(), &Survivor::starvation);
        QStringList cards;
        for (const Survivor* survivor : hungry | std::views::take(fedByRation))
            cards.append(survivor->card);
        return cards;
    }

    const State& m_state;
    const TakenTokens& m_taken;
    const Objections m_notNow;
    bool m_isSourceAsked = false;
    QStringList m_hungry;
    QList<Carry> m_found;
};

} // namespace

QList<Carry> carriesToSurvivors(const State& state, const TakenTokens& tokens)
{
    const bool isForThem = tokens.resource == Resource::Ration || tokens.resource == Resource::Medicine;
    return isForThem ? UsedTokens(state, tokens).find() : QList<Carry>();
}

} // namespace roadmarshal::apocalypse_trail
