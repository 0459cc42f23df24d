#include "ask_action.h"

#include "games/highway_heist/actions/ways.h"
#include "games/highway_heist/turn/decide.h"
#include "prompts.h"
#include "said.h"
#include "table/short_forms.h"

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::Asked;
using table::misfit;

ActionWords::ActionWords(const State& state, const QString& player, const table::Answers& answers,
                         qsizetype used)
    : m_state(state), m_answers(answers), m_used(used + 1)
{
    m_action.player = player;
    m_action.action = answers[used];
}

ActionWords::ActionWords(const State& state, const table::Answers& answers)
    : m_state(state), m_answers(answers), m_goesOn(true)
{
    m_action.player = state.player(state.active).id;
    m_action.action = state.attempt->action;
    m_action.target = state.attempt->target;
    m_action.roll = state.attempt->roll;
    m_action.isRolled = state.attempt->isSettled;
}

bool ActionWords::isRefused() const
{
    const auto deed = tried(m_state, m_action);
    return deed && !deed->objections().isEmpty();
}

Asked ActionWords::ask()
{
    for (const auto take : {&ActionWords::takeTarget, &ActionWords::takeRolled, &ActionWords::takeForce,
                            &ActionWords::takePicks}) {
        if (auto next = (this->*take)())
            return *next;
    }
    return ready(m_action, m_used);
}

ActionWords::Next ActionWords::takeTarget()
{
    if (m_goesOn)
        return std::nullopt;
    if (wantsTarget(m_action.action)) {
        if (atEnd())
            return isRefused() ? Asked(ready(m_action, m_used)) : Asked(promptTarget(m_state, m_action));
        if (const auto wrong = takeTargetWord())
            return wrong;
        ++m_used;
    }
    // What the rules forbid is said before anybody throws dice for it.
    if (isRolled(m_action.action) && atEnd() && isRefused())
        return ready(m_action, m_used);
    return std::nullopt;
}

ActionWords::Next ActionWords::takeTargetWord()
{
    const QString& action = m_action.action;
    if (action == u"drive") {
        const auto place = parsePlace(word());
        if (!place || !m_state.guide().road.has(*place))
            return misfit(m_used, u"no-such-place"_s, word(), u"HH-17"_s);
        m_action.to = word();
    } else if (action == u"stunt") {
        if (!std::ranges::contains(m_state.stunts, word(), &StuntSpot::card))
            return misfit(m_used, u"no-such-stunt"_s, word(), u"HH-83"_s);
        m_action.target = word();
    } else if (action == u"leap" && word() == wheelWord) {
        const Vehicle* own = m_state.vehicleOf(m_state.playerIndex(m_action.player));
        m_action.target = own ? own->id : QString();
        m_action.to = wheelWord;
    } else {
        if (!m_state.find(word()))
            return misfit(m_used, u"no-such-vehicle"_s, word());
        m_action.target = word();
        if (action == u"leap")
            m_action.to = roofWord;
    }
    return std::nullopt;
}

ActionWords::Next ActionWords::takeRolled()
{
    if (!isRolled(m_action.action) || m_action.isRolled)
        return std::nullopt;
    if (m_goesOn) {
        const int player = m_state.active;
        if (atEnd())
            return promptBoost(m_state, player, m_state.attempt->roll);
        const auto roll = sameRoll(m_state.attempt->roll, word());
        if (!roll)
            return misfit(m_used, u"no-such-roll"_s, word(), u"HH-47"_s);
        m_action.roll = *roll;
        m_action.isRolled = true;
        ++m_used;
        return std::nullopt;
    }
    const RollWords words = takeRoll(m_state, m_answers, m_used);
    if (words.wrong)
        return *words.wrong;
    m_used = words.used;
    m_action.roll = words.roll;
    if (words.byApp)
        return ready(RollForAction{m_action.player, m_action.action, m_action.target, words.roll.assists},
                     m_used);
    if (!words.isComplete)
        return promptRoll(m_state, m_action);
    m_action.isRolled = true;
    return std::nullopt;
}

ActionWords::Next ActionWords::takeForce()
{
    if (m_action.action != u"force" || isSaid(m_state, m_action))
        return std::nullopt;
    if (atEnd())
        return isRefused() ? Asked(ready(m_action, m_used)) : Asked(promptForceTo(m_state, m_action));
    const auto place = parsePlace(word());
    if (!place || !m_state.guide().road.has(*place))
        return misfit(m_used, u"no-such-place"_s, word(), u"HH-17"_s);
    m_action.to = word();
    ++m_used;
    if (atEnd())
        return isRefused() ? Asked(ready(m_action, m_used)) : Asked(promptFollow(m_state, m_action));
    if (word() != u"follow" && word() != u"stay")
        return misfit(m_used, u"no-such-choice"_s, word(), u"HH-73"_s);
    m_action.follows = word() == u"follow";
    ++m_used;
    return std::nullopt;
}

ActionWords::Next ActionWords::takePicks()
{
    for (;;) {
        const auto deed = tried(m_state, m_action);
        const auto need = deed ? needOf(deed->state()) : std::nullopt;
        const auto* choice = need ? std::get_if<NeedChoice>(&*need) : nullptr;
        if (!choice)
            return std::nullopt;
        if (atEnd())
            return deed->objections().isEmpty() ? Asked(promptChoice(deed->state(), *choice))
                                                : Asked(ready(m_action, m_used));
        const auto way = wayIn(word());
        if (!way || !std::ranges::contains(choice->options, *way))
            return misfit(m_used, u"no-such-choice"_s, word(), QLatin1StringView(choice->rule));
        m_action.picks.append(word());
        ++m_used;
    }
}

} // namespace roadmarshal::highway_heist
