// HH-61 to 87: may the player do this?
#include "games/highway_heist/actions/reach.h"
#include "games/highway_heist/actions/ways.h"
#include "games/highway_heist/ask/preview.h"
#include "games/highway_heist/record/difference.h"
#include "games/highway_heist/road/geometry.h"
#include "games/highway_heist/turn/act.h"
#include "games/highway_heist/turn/against.h"
#include "games/highway_heist/turn/turns.h"
#include "judge.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::objection;
using table::Stands;
using table::Verdict;

namespace {

class ActionJudge
{
public:
    ActionJudge(const State& state, const ActionClaim& claim)
        : m_state(state),
          m_claim(claim),
          m_player(state.playerIndex(claim.player)),
          m_action(actionOf(claim.player, claim.action, claim.target)),
          m_ways(waysOf(state, m_player, claim.action))
    {
        m_action.to = claim.to;
    }

    Verdict judge()
    {
        if (const auto wrong = against(m_state, m_action))
            refuse(*wrong);
        else
            allow();
        tellMoment();
        return m_verdict;
    }

private:
    QJsonObject args() const
    {
        return {{u"player"_s, m_claim.player},
                {u"target"_s, m_claim.target},
                {u"place"_s, m_claim.to},
                {u"what"_s, u"@option-action-"_s + m_claim.action}};
    }

    bool isMeant(const Way& way) const
    {
        const bool isLeap = m_claim.action == u"leap";
        if (isLeap)
            return way.to == m_claim.target && way.seat == m_claim.to;
        return way.target == m_claim.target && (m_claim.to.isEmpty() || way.to == m_claim.to);
    }

    void allow()
    {
        m_verdict.stands = Stands::Yes;
        m_verdict.title = {u"verdict-action"_s, args()};
        m_verdict.reasons = {objection(u"why-"_s + m_claim.action, args(), ruleOfAction())};
        const auto meant = std::ranges::find_if(m_ways.results, [&](const Way& way) { return isMeant(way); });
        if (meant == m_ways.results.end())
            return;
        if (!meant->ruling.isEmpty())
            m_verdict.reasons.append(objection(u"why-full-roof"_s, args(), u"HH-67"_s, meant->ruling));
        m_verdict.route.moves = previewOf(m_state, meant->after, m_player).moves;
        if (!meant->path.empty()) {
            m_verdict.route.piece = m_state.vehicleOf(m_player)->id;
            for (const Place& place : meant->path)
                m_verdict.route.path.append(toText(place));
        }
        tellRoll();
        for (const Effect& effect : allBetween(m_state, meant->after))
            m_verdict.effects.append(table::stored<table::Effect>(effect));
    }

    QString ruleOfAction() const
    {
        static const QHash<QString, QString> rules{
            {u"drive"_s, u"HH-61"_s},  {u"leap"_s, u"HH-64"_s},  {u"ram"_s, u"HH-69"_s},
            {u"force"_s, u"HH-71"_s},  {u"shake"_s, u"HH-76"_s}, {u"brawl"_s, u"HH-77"_s},
            {u"hijack"_s, u"HH-78"_s}, {u"boost"_s, u"HH-82"_s}, {u"stunt"_s, u"HH-83"_s}};
        return rules.value(m_claim.action);
    }

    void tellRoll()
    {
        const auto trial = trialOf(m_state, m_claim.player, m_claim.action, m_claim.target);
        if (!trial)
            return;
        const int dice = diceWith(trial->toss.rating, 0);
        const Chance chance = chanceOf(dice, trial->need);
        m_verdict.reasons.append(objection(u"why-roll-odds"_s,
                                           {{u"dice"_s, dice},
                                            {u"need"_s, trial->need},
                                            {u"percent"_s, qRound(100 * chance.plain)},
                                            {u"boosted"_s, qRound(100 * chance.boosted)}},
                                           u"HH-38"_s));
    }

    void refuse(const table::Objection& wrong)
    {
        m_verdict.stands = Stands::No;
        m_verdict.title = {u"verdict-no-action"_s, args()};
        m_verdict.reasons = {wrong};
        offer();
    }

    // What is nearest to it among what can be done.
    void offer()
    {
        std::vector<const Way*> ways;
        for (const Way& way : m_ways.results)
            ways.push_back(&way);
        if (const auto wanted = parsePlace(m_claim.to))
            std::ranges::stable_sort(ways, {}, [&](const Way* way) {
                const auto to = parsePlace(way->to);
                return to ? distance(*to, *wanted) : mostColumns;
            });
        for (const Way* way : ways) {
            const bool isLeap = m_claim.action == u"leap";
            const ActionClaim claim{m_claim.player, m_claim.action, isLeap ? way->to : way->target,
                                    isLeap ? way->seat : way->to};
            const table::Claim stored = toClaim(claim);
            if (m_verdict.variants.size() >= table::mostVariants ||
                std::ranges::contains(m_verdict.variants, stored, &table::ClaimVariant::claim))
                continue;
            m_verdict.variants.append({stored, labelOf(claim), previewOf(m_state, way->after, m_player)});
        }
    }

    table::Message labelOf(const ActionClaim& claim) const
    {
        const QString code = claim.to == u"wheel"       ? u"variant-leap-wheel"_s
                             : claim.action == u"force" ? u"variant-force"_s
                                                        : u"act-"_s + claim.action;
        return {code, {{u"player"_s, claim.player}, {u"target"_s, claim.target}, {u"to"_s, claim.to}}};
    }

    // HH-57, HH-59: what can be done is judged at any time; that it is not the moment is said as well.
    void tellMoment()
    {
        if (m_verdict.stands == Stands::No)
            return;
        auto wrong = againstTurn(m_state, m_player);
        if (!wrong && m_state.active == m_player)
            wrong = againstAnotherAction(m_state);
        if (wrong)
            m_verdict.reasons.append(objection(u"why-in-principle"_s, args(), wrong->citation.rule));
    }

    const State& m_state;
    const ActionClaim& m_claim;
    int m_player;
    TakeAction m_action;
    Ways m_ways;
    Verdict m_verdict;
};

} // namespace

Verdict judgeAction(const State& state, const ActionClaim& claim)
{
    return ActionJudge(state, claim).judge();
}

} // namespace roadmarshal::highway_heist
