// Questions about what an action is about.
#include "games/highway_heist/actions/stunt_condition.h"
#include "games/highway_heist/actions/ways.h"
#include "games/highway_heist/turn/against.h"
#include "preview.h"
#include "prompts.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

using namespace Qt::StringLiterals;
using table::Asking;
using table::Odds;
using table::Option;
using table::Prompt;

namespace {

// One option for each answer, whatever pegs do then.
class Options
{
public:
    Options(const State& state, const TakeAction& action)
        : m_state(state), m_action(action), m_player(state.playerIndex(action.player))
    {
    }

    void add(const QString& answer, const table::Message& label, const Way& way)
    {
        if (std::ranges::contains(m_options, answer, &Option::answer))
            return;
        Option option{answer, label, {}, previewOf(m_state, way.after, m_player)};
        if (!way.path.empty() && !option.preview->moves.isEmpty()) {
            for (const Place& place : way.path)
                option.preview->moves.front().path.append(toText(place));
        }
        if (const auto trial = trialOf(m_state, m_action.player, m_action.action, way.target)) {
            const Chance chance = chanceOf(diceWith(trial->toss.rating, 0), trial->need);
            const bool canBoost = m_state.player(m_player).boost > 0;
            option.odds = Odds{chance.plain, canBoost ? chance.boosted : chance.plain};
            option.preview->odds = option.odds;
        }
        m_options.append(option);
    }
    void addNot(const QString& answer, const table::Message& label, const TakeAction& meant)
    {
        if (std::ranges::contains(m_options, answer, &Option::answer))
            return;
        Option option{answer, label, {}, {}};
        if (const auto wrong = against(m_state, meant))
            option.objections.append(*wrong);
        m_options.append(option);
    }
    QList<Option> take() { return std::move(m_options); }

private:
    const State& m_state;
    const TakeAction& m_action;
    int m_player;
    QList<Option> m_options;
};

table::Message toPlace(const QString& place)
{
    return message("option-to", {{u"place"_s, place}});
}

table::Message seatLabel(const Named& named)
{
    return message(named.seat == wheelWord ? "option-leap-wheel" : "option-leap-roof",
                   {{u"vehicle"_s, named.to}});
}

QString seatWord(const Named& named)
{
    return named.seat == wheelWord ? wheelWord : named.to;
}

table::Message stuntLabel(const State& state, const QString& card)
{
    const auto found = state.guide().stunts.find(card);
    const QString name = found == state.guide().stunts.end() ? QString() : found->second.name;
    return message("option-card", {{u"card"_s, name.isEmpty() ? card : card + u" "_s + name}});
}

// What its Condition asks for, and whether it seems to hold (HH-83): the table decides.
void describeStunt(const State& state, int player, Option& option)
{
    const auto found = state.guide().stunts.find(option.answer);
    if (found == state.guide().stunts.end())
        return;
    const StuntCard& card = found->second;
    if (!card.condition.isEmpty() || !card.reward.isEmpty())
        option.detail =
            message("detail-stunt", {{u"condition"_s, card.condition}, {u"reward"_s, card.reward}});
    if (const auto holds = conditionHolds(state, player, card); holds && option.objections.isEmpty())
        option.badge = message(*holds ? "badge-condition-holds" : "badge-condition-fails");
}

void fill(const State& state, const TakeAction& action, const Ways& ways, Options& options)
{
    const QString& what = action.action;
    for (const Way& way : ways.results) {
        if (what == u"drive")
            options.add(way.to, toPlace(way.to), way);
        else if (what == u"leap")
            options.add(seatWord(way), seatLabel(way), way);
        else if (what == u"stunt")
            options.add(way.target, stuntLabel(state, way.target), way);
        else
            options.add(way.target, message("option-target", {{u"vehicle"_s, way.target}}), way);
    }
    for (const NoWay& no : ways.no) {
        TakeAction meant = action;
        meant.target = what == u"leap" ? no.to : no.target;
        meant.to = what == u"leap" ? no.seat : no.to;
        // Wheels of others are not worth a word.
        if (what == u"drive")
            options.addNot(no.to, toPlace(no.to), meant);
        else if (what == u"leap" && no.seat == roofWord)
            options.addNot(no.to, seatLabel(no), meant);
        else if (what == u"stunt")
            options.addNot(no.target, stuntLabel(state, no.target), meant);
        else if (no.to.isEmpty())
            options.addNot(no.target, message("option-target", {{u"vehicle"_s, no.target}}), meant);
    }
}

Prompt made(const TakeAction& action, const char* id, Asking asking, const char* question)
{
    Prompt prompt;
    prompt.id = QLatin1StringView(id);
    prompt.asking = asking;
    prompt.question = message(question, {{u"player"_s, action.player}, {u"vehicle"_s, action.target}});
    prompt.active = action.player;
    prompt.asks = action.player;
    return prompt;
}

} // namespace

Prompt promptTarget(const State& state, const TakeAction& action)
{
    const QString& what = action.action;
    const Asking asking = what == u"drive" ? Asking::Place : what == u"stunt" ? Asking::Card : Asking::Piece;
    const char* question = what == u"drive"   ? "ask-drive"
                           : what == u"leap"  ? "ask-leap"
                           : what == u"ram"   ? "ask-ram"
                           : what == u"force" ? "ask-force"
                                              : "ask-which-stunt";
    Prompt prompt = made(action, "target", asking, question);
    Options options(state, action);
    fill(state, action, waysOf(state, state.playerIndex(action.player), what), options);
    prompt.options = options.take();
    if (what == u"stunt") {
        for (Option& option : prompt.options)
            describeStunt(state, state.playerIndex(action.player), option);
    }
    return prompt;
}

Prompt promptForceTo(const State& state, const TakeAction& action)
{
    Prompt prompt = made(action, "force-to", Asking::Place, "ask-force-to");
    const Ways ways = waysOf(state, state.playerIndex(action.player), action.action);
    TakeAction unrolled = action;
    unrolled.action = u"drive"_s; // no odds: it is rolled
    Options options(state, unrolled);
    for (const Way& way : ways.results) {
        if (way.target == action.target)
            options.add(way.to, toPlace(way.to), way);
    }
    prompt.options = options.take();
    return prompt;
}

Prompt promptFollow(const State& state, const TakeAction& action)
{
    Prompt prompt = made(action, "follow", Asking::Choice, "ask-follow");
    const Ways ways = waysOf(state, state.playerIndex(action.player), action.action);
    TakeAction unrolled = action;
    unrolled.action = u"drive"_s;
    Options options(state, unrolled);
    for (const Way& way : ways.results) {
        if (way.target != action.target || way.to != action.to || !way.follow)
            continue;
        options.add(*way.follow ? u"follow"_s : u"stay"_s,
                    message(*way.follow ? "option-follow" : "option-stay"), way);
    }
    if (prompt.options = options.take(); prompt.options.isEmpty())
        prompt.options = {{u"follow"_s, message("option-follow"), {}, {}},
                          {u"stay"_s, message("option-stay"), {}, {}}};
    return prompt;
}

} // namespace roadmarshal::highway_heist
