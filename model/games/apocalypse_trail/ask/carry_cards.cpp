#include "carry_parts.h"
#include "games/apocalypse_trail/record/places.h"
#include "games/apocalypse_trail/table/spots.h"
#include "games/apocalypse_trail/turn/outfitting.h"
#include "games/apocalypse_trail/turn/using.h"
#include "prompts.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

// A survivor, a mod or a vehicle, to every other crew and onto the square.
class CardCarries
{
public:
    CardCarries(const State& state, const QString& card)
        : m_state(state), m_card(card), m_goods(findGoods(state, card)), m_notNow(whyNot())
    {
    }

    QList<Carry> find()
    {
        for (const Crew& crew : m_state.crews) {
            if (!m_goods || m_goods->crew != crew.id)
                addTake(crew);
        }
        if (m_goods && !m_goods->crew.isEmpty() && m_state.pawn(m_state.turn.pawn))
            addLeave();
        return m_found;
    }

private:
    Objections whyNot() const
    {
        const Objections why = notNowForCards(m_state);
        if (!why.isEmpty() || m_goods)
            return why;
        return {liesElsewhere(squareOf(placeOf(m_state, m_card).value_or(QString())).value_or(0))};
    }

    bool isUnsaid(const CarrySpot& spot)
    {
        if (!m_notNow.isEmpty())
            m_found.append({spot, {}, {}, m_notNow});
        return !m_notNow.isEmpty();
    }

    void addTake(const Crew& crew)
    {
        const CarrySpot spot{.subject = crew.id};
        if (isUnsaid(spot))
            return;
        // AT-72
        const bool isSwap = m_goods->what == Goods::Vehicle && crew.vehicle;
        const table::Message label = message(isSwap ? "carry-swap" : "carry-take",
                                             {{u"card"_s, m_card},
                                              {u"crew"_s, crew.id},
                                              {u"other"_s, isSwap ? crew.vehicle->card : QString()}});
        m_found.append(
            {spot, {u"take"_s, m_card, crew.id}, label, againstTake(m_state, m_card, *m_goods, crew.id)});
    }

    // AT-70: with a ration out of any store, where several have one.
    void addLeave()
    {
        const CarrySpot spot{.subject = pileSubject(m_state.acting().at)};
        if (isUnsaid(spot))
            return;
        const Objections objections = againstLeave(m_state, *m_goods);
        const Bill bill = rationToLeave(m_state, m_card);
        const auto addFrom = [&](const QString& store) {
            QStringList answers{u"leave"_s, m_card};
            if (!store.isEmpty())
                answers.append(store);
            m_found.append({spot, answers,
                            message(store.isEmpty() ? "carry-leave" : "carry-leave-with",
                                    {{u"card"_s, m_card}, {u"from"_s, store}}),
                            objections});
        };
        if (!needsSource(m_state, bill))
            return addFrom({});
        for (const Store& store : storesFor(m_state, bill))
            addFrom(toText(store));
    }

    const State& m_state;
    const QString& m_card;
    const std::optional<Found> m_goods;
    const Objections m_notNow;
    QList<Carry> m_found;
};

} // namespace

QList<Carry> carriesOf(const State& state, const TakenCard& card)
{
    return CardCarries(state, card.card).find();
}

QList<Carry> carriesOf(const State& state, const TakenFromRow& card)
{
    const Outfit& outfit = *state.outfit;
    QList<Carry> found;
    for (const Crew& crew : state.crews) {
        const CarrySpot spot{.subject = crew.id};
        if (crew.id == outfit.crew)
            found.append({spot,
                          {card.card},
                          message("carry-choose", {{u"card"_s, card.card}, {u"crew"_s, crew.id}}),
                          againstChoosing(state, crew.id, card.card)});
        else
            found.append(
                {spot, {}, {}, {against("others-choice", ruleOf(outfit.stage), {{u"crew"_s, outfit.crew}})}});
    }
    return found;
}

} // namespace roadmarshal::apocalypse_trail
