#include "carry_parts.h"
#include "games/apocalypse_trail/carrying/owner.h"
#include "games/apocalypse_trail/movement/eating.h"
#include "games/apocalypse_trail/table/names.h"
#include "games/apocalypse_trail/turn/using.h"
#include "prompts.h"

#include <algorithm>

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
    }

    QList<Carry> find()
    {
        for (const Crew& crew : m_state.crews) {
            for (const Survivor& survivor : crew.survivors) {
                if (m_taken.resource == Resource::Medicine)
                    addMedicine(survivor.card);
                else
                    addMeal(survivor.card);
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

    void add(const QString& survivor, QStringList answers, const Bill& bill, const table::Message& label,
             const Objections& objections)
    {
        if (!m_notNow.isEmpty()) {
            m_found.append({{.subject = survivor}, {}, {}, m_notNow});
            return;
        }
        if (needsSource(m_state, bill))
            answers.append(m_taken.from);
        m_found.append({{.subject = survivor}, answers, label, objections});
    }

    void addMedicine(const QString& survivor)
    {
        add(survivor, {u"medicine"_s, survivor}, oneMedicine,
            message("carry-medicine", {{u"survivor"_s, survivor}}), againstMedicine(m_state, survivor));
    }

    void addMeal(const QString& survivor)
    {
        addMealOf(survivor, {survivor});
        const QStringList others = hungryBeside(survivor);
        if (m_notNow.isEmpty() && !others.isEmpty())
            addMealOf(survivor, QStringList{survivor} + others);
    }
    void addMealOf(const QString& survivor, const QStringList& who)
    {
        add(survivor, {u"eat"_s, who.join(u',')}, rationsToEat(who),
            message("carry-eat", {{u"who"_s, QJsonArray::fromStringList(who)}, {u"count"_s, who.size()}}),
            againstEat(m_state, who));
    }
    // Whom the same ration feeds as well: those of the convoy who are hungriest.
    QStringList hungryBeside(const QString& survivor) const
    {
        if (!isOfConvoy(m_state.crewWith(survivor)->id))
            return {};
        QStringList others = peopleOf(m_state, m_state.turn.pawn);
        const auto counters = [&](const QString& one) { return m_state.survivor(one)->starvation; };
        others.removeIf([&](const QString& one) { return one == survivor || counters(one) == 0; });
        std::ranges::stable_sort(others, std::greater(), counters);
        return others.first(std::min<qsizetype>(others.size(), fedByRation - 1));
    }

    const State& m_state;
    const TakenTokens& m_taken;
    const Objections m_notNow;
    QList<Carry> m_found;
};

} // namespace

QList<Carry> carriesToSurvivors(const State& state, const TakenTokens& tokens)
{
    const bool isForThem = tokens.resource == Resource::Ration || tokens.resource == Resource::Medicine;
    return isForThem ? UsedTokens(state, tokens).find() : QList<Carry>();
}

} // namespace roadmarshal::apocalypse_trail
