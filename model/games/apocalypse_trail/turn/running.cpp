#include "running.h"

#include "games/apocalypse_trail/table/names.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

constexpr qsizetype longestTold = 180; // of what a card says

bool isAsked(const Question& question)
{
    return !std::holds_alternative<AskNothing>(question);
}

const char* ruleOf(Cause cause)
{
    switch (cause) {
    case Cause::Scenario:
        return "AT-66";
    case Cause::Catastrophe:
        return "AT-38";
    case Cause::Setting:
    case Cause::Global:
        break;
    }
    return "AT-33";
}

void carry(Deed& deed, const DueEffect& due, const Choice& choice)
{
    const char* rule = ruleOf(due.running.cause);
    if (due.effect->verb == Verb::Text)
        deed.add(CardSays{due.running.card, due.effect->text.left(longestTold)}, rule);
    deed.apply(rule, [&](State& state) {
        carryOut(state, due.running, *due.effect, choice);
        if (!state.turn.open.running.empty())
            ++state.turn.open.running.front().next;
    });
}

// Whatever stands in front with nothing left to do, several lists at once: the front is the one that goes on.
void dropDone(Deed& deed)
{
    const auto isDone = [&] {
        const std::vector<Running>& running = deed.turn().open.running;
        return !running.empty() && !nextEffect(deed.state().box(), running.front());
    };
    while (isDone())
        deed.setTurn(ruleOf(deed.turn().open.running.front().cause),
                     [](Turn& turn) { turn.open.running.erase(turn.open.running.begin()); });
}

bool areAll(const QStringList& candidates, const QStringList& picked)
{
    std::set<QString> once(picked.begin(), picked.end());
    return std::ssize(once) == picked.size() &&
           std::ranges::all_of(picked, [&](const QString& one) { return candidates.contains(one); });
}

// The app draws what came up.
std::optional<Choice> drawn(Deed& deed, const DueEffect& due)
{
    const auto* cards = std::get_if<AskCards>(&due.question);
    if (!cards)
        return std::nullopt;
    QStringList left = cards->candidates;
    Choice choice;
    for (int i = 0; i < cards->most && !left.isEmpty(); ++i) {
        const QString name = QStringLiteral("find %1 %2").arg(due.running.card).arg(i + 1);
        const auto card = deed.draw(static_cast<int>(left.size()), name);
        if (!card)
            return std::nullopt;
        choice.ids.append(left.takeAt(*card));
    }
    return choice;
}

} // namespace

std::optional<DueEffect> dueEffect(const State& state)
{
    for (const Running& running : state.turn.open.running) {
        if (const CardEffect* effect = nextEffect(state.box(), running))
            return DueEffect{running, effect, questionOf(state, scopeOf(state, running), *effect)};
    }
    return std::nullopt;
}

std::optional<Choice> choiceIn(const State& state, const Question& question, const QStringList& picked)
{
    using Chosen = std::optional<Choice>;
    return std::visit(Match{[](const AskNothing&) { return Chosen(); },
                            [&](const AskPeople& ask) {
                                const auto count = picked.size();
                                const bool fits =
                                    areAll(ask.candidates, picked) && count >= ask.least && count <= ask.most;
                                return fits ? Chosen(Choice{picked, {}}) : Chosen();
                            },
                            [&](const AskCards& ask) {
                                const bool fits = areAll(ask.candidates, picked) && picked.size() <= ask.most;
                                return fits ? Chosen(Choice{picked, {}}) : Chosen();
                            },
                            [&](const AskSource& ask) {
                                const auto shares = sharesIn(state, ask.stores, picked.join(u','));
                                int tokens = 0;
                                bool isThere = shares.has_value();
                                for (const Share& share : shares.value_or(Shares())) {
                                    tokens += share.tokens;
                                    isThere =
                                        isThere && share.tokens <= held(state, share.store, ask.resource);
                                }
                                return isThere && tokens == ask.due ? Chosen(Choice{{}, *shares}) : Chosen();
                            }},
                      question);
}

bool runOn(Deed& deed)
{
    dropDone(deed);
    while (const auto due = dueEffect(deed.state())) {
        if (isAsked(due->question)) {
            const bool byApp = deed.state().setup->inApp;
            const auto choice = byApp ? drawn(deed, *due) : std::nullopt;
            if (!choice)
                return false;
            carry(deed, *due, *choice);
        } else {
            carry(deed, *due, {});
        }
        dropDone(deed);
    }
    return true;
}

bool answerEffect(Deed& deed, const AnswerEffect& one)
{
    const auto due = dueEffect(deed.state());
    if (!due)
        return false;
    const auto choice = one.byApp ? drawn(deed, *due) : choiceIn(deed.state(), due->question, one.picked);
    if (!choice)
        return false;
    carry(deed, *due, *choice);
    return true;
}

} // namespace roadmarshal::apocalypse_trail
