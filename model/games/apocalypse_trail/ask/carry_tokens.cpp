#include "carry_parts.h"
#include "games/apocalypse_trail/table/names.h"
#include "games/apocalypse_trail/table/spots.h"
#include "games/apocalypse_trail/turn/using.h"
#include "prompts.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

// Tokens from one place to every other.
class TokenCarries
{
public:
    TokenCarries(const State& state, const TakenTokens& taken)
        : m_state(state), m_taken(taken), m_notNow(notNowForTokens(state))
    {
    }

    QList<Carry> find()
    {
        for (const TokenPlace& place : tokenPlaces(m_state, m_taken.resource)) {
            if (place.word != m_taken.from)
                add(place);
        }
        return m_found;
    }

private:
    StowTokens said(int n, const QString& to) const
    {
        return {wordFor(resourceWords, m_taken.resource), n, m_taken.from, to};
    }
    Objections against(Stow stow, int n) const
    {
        stow.tokens = n;
        return againstStow(m_state, stow);
    }

    void add(const TokenPlace& place)
    {
        const auto stow = m_notNow.isEmpty() ? stowOf(m_state, said(1, place.word)) : std::nullopt;
        if (!stow)
            return addUnsaid(place);
        const Objections one = against(*stow, 1);
        const int most = mostWith(one, *stow);
        const bool isAll = most == m_taken.there;
        addSaid(place, 1, isAll || most > 1 ? word("carry-one") : some(1), one);
        if (most > 1)
            addSaid(place, most, isAll ? word("carry-all") : some(most), one);
    }

    // As many as nothing more speaks against than against one.
    int mostWith(const Objections& objections, const Stow& stow) const
    {
        int fits = 1;
        int tooMany = m_taken.there;
        if (tooMany == 1 || against(stow, tooMany) == objections)
            return tooMany;
        while (tooMany - fits > 1) {
            const int n = fits + (tooMany - fits) / 2;
            (against(stow, n) == objections ? fits : tooMany) = n;
        }
        return fits;
    }

    table::Message word(const char* code) const
    {
        return {QLatin1StringView(code) + u'-' + wordFor(resourceWords, m_taken.resource),
                {{u"count"_s, m_taken.there}}};
    }
    table::Message some(int n) const
    {
        return m_taken.there == 1 ? word("carry-one")
                                  : message("carry-some", {{u"count"_s, n}, {u"of"_s, m_taken.there}});
    }

    void addSaid(const TokenPlace& place, int n, const table::Message& label, const Objections& objections)
    {
        const StowTokens stow = said(n, place.word);
        m_found.append({place.spot,
                        {u"stow"_s, stow.resource, QString::number(n), stow.from, stow.to},
                        label,
                        objections});
    }
    // The wrong kind of place, or the wrong time.
    void addUnsaid(const TokenPlace& place)
    {
        Objections why = m_notNow;
        const auto from = sourceIn(m_state, m_taken.from);
        const auto to = targetIn(m_state, place.word);
        if (why.isEmpty() && from && to)
            why = againstStow(m_state, {m_taken.resource, 1, *from, *to});
        if (!why.isEmpty())
            m_found.append({place.spot, {}, {}, why});
    }

    const State& m_state;
    const TakenTokens& m_taken;
    const Objections m_notNow;
    QList<Carry> m_found;
};

} // namespace

std::vector<TokenPlace> tokenPlaces(const State& state, Resource resource)
{
    const QString own = wordFor(resourceWords, resource);
    std::vector<TokenPlace> places;
    for (const Crew& crew : state.crews) {
        const auto add = [&](const QString& place, const QString& property) {
            const QString word = place.isEmpty() ? crew.id : crew.id + u'.' + place;
            places.push_back({word, {.subject = crew.id, .property = property}});
        };
        add({}, own);
        add({}, {}); // anywhere else on the card, or on the crew's tab: into the cargo
        if (crew.vehicle)
            add(tankWord, tankWord);
        if (crew.vehicle && resource == Resource::Fuel && !state.outfit)
            add(trackerWord, trackerWord);
        for (const Mod& mod : crew.mods) {
            const Stock& load = state.box().mod(mod.card)->load;
            for (const Resource one : allResources) {
                if (load[one] > 0 && (one == resource || load[resource] == 0))
                    add(mod.card, loadProperty({mod.card, one}));
            }
        }
    }
    if (const Pawn* pawn = state.pawn(state.turn.pawn))
        places.push_back({u"here"_s, {.subject = pileSubject(pawn->at), .property = own}});
    return places;
}

QList<Carry> carriesOf(const State& state, const TakenTokens& tokens)
{
    return TokenCarries(state, tokens).find() + carriesToSurvivors(state, tokens);
}

QList<Carry> carriesOf(const State& state, const FixedTokens& tokens)
{
    QList<Carry> found;
    for (const TokenPlace& place : tokenPlaces(state, tokens.resource))
        found.append({place.spot, {}, {}, {tokens.why}});
    return found;
}

} // namespace roadmarshal::apocalypse_trail
