#include "ask.h"

#include "drive_options.h"
#include "games/rush_n_crush/crash/push.h"
#include "games/rush_n_crush/dashboard/driving_dice.h"
#include "games/rush_n_crush/turn/decide.h"
#include "games/rush_n_crush/turn/equipment.h"
#include "games/rush_n_crush/turn/grid.h"
#include "games/rush_n_crush/turn/order.h"
#include "prompts.h"
#include "table/reading.h"
#include "table/short_forms.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using table::Answers;
using table::Asked;
using table::Misfit;
using table::misfit;
using table::Ready;

namespace {

Ready ready(const rush_n_crush::Action& action, qsizetype used)
{
    return {table::stored<table::Action>(action), used};
}

bool isAppWord(const QString& word)
{
    return word == u"app" || word == u"roll";
}

QString asDiceWord(const QString& word)
{
    return isAppWord(word) ? u"app"_s : word;
}

bool isDiceWord(const QString& word)
{
    return isAppWord(word) || std::ranges::all_of(word, [](QChar c) { return c.isDigit() || c == u','; });
}

// An action whose dice are said one throw after the other, and where to push in between.
class WithThrows
{
public:
    WithThrows(const State& state, Action action, const Answers& answers, qsizetype used)
        : m_state(state), m_action(std::move(action)), m_answers(answers), m_used(used)
    {
    }

    Asked ask()
    {
        for (;;) {
            const auto deed = tried(m_state, m_action);
            if (!deed)
                return misfit(0, u"stray"_s, m_answers.value(0));
            const auto next = takeNext(*deed);
            if (next)
                return *next;
        }
    }

private:
    // Nothing if a word was taken.
    std::optional<Asked> takeNext(const Deed& deed)
    {
        if (const auto places = placesToChoose(deed))
            return choose(deed, *places);
        if (!deed.thrower().due()) {
            // That the app rolls may be said too.
            if (deed.thrower().waitsForApp() && m_used < m_answers.size() && isAppWord(m_answers[m_used]))
                ++m_used;
            // Dice for what the rules forbid belong to it, and to nothing else.
            while (!deed.objections().isEmpty() && m_used < m_answers.size() && isDiceWord(m_answers[m_used]))
                ++m_used;
            return ready(m_action, m_used);
        }
        // What the rules forbid is said before anybody throws dice for it.
        if (m_used >= m_answers.size())
            return deed.objections().isEmpty() ? Asked(promptDice(deed.state(), *deed.thrower().due()))
                                               : Asked(ready(m_action, m_used));
        return takeDice(askOf(*deed.thrower().due()));
    }

    std::optional<Asked> takeDice(const dice::Ask& due)
    {
        const auto roll = dice::parse(due, asDiceWord(m_answers[m_used]));
        if (!roll)
            return Misfit{m_used, table::toMessage(roll.error()), {}};
        ++m_used;
        std::visit(
            [&](auto& one) {
                if constexpr (requires { one.throws; })
                    one.throws.push_back(*roll);
            },
            m_action);
        return std::nullopt;
    }

    // Where it has to be said: after the throw, or before the app rolls.
    std::optional<std::vector<int>> placesToChoose(const Deed& deed) const
    {
        if (deed.choices())
            return deed.choices();
        const auto* push = std::get_if<PushCar>(&m_action);
        if (!push || !push->to.isEmpty())
            return std::nullopt;
        const std::vector<int> places = resultsOf(deed, *push);
        if (deed.thrower().waitsForApp())
            return places.size() > 1 && !isRolled(*push) ? std::optional(places) : std::nullopt;
        // The only place may be said too.
        const bool isSaid =
            isRolled(*push) && m_used < m_answers.size() &&
            std::ranges::any_of(
                places, [&](int place) { return m_answers[m_used] == pushWord(m_state, place); });
        return isSaid ? std::optional(places) : std::nullopt;
    }

    // Whether it is known who won the push.
    static bool isRolled(const PushCar& push)
    {
        const auto fallen = std::ranges::count_if(
            push.throws, [](const dice::Roll& roll) { return !std::holds_alternative<dice::ByApp>(roll); });
        return fallen >= 2;
    }

    std::vector<int> resultsOf(const Deed& deed, const PushCar& push) const
    {
        const State& state = deed.state();
        const int other = state.carIndex(push.other);
        if (!state.acting || other < 0 || other == state.acting->car)
            return {};
        const auto side = contact(*state.setup, state.car(state.acting->car).at, m_state.car(other).at);
        std::vector<int> places;
        if (side) {
            for (const PushResult& result : pushResults(*m_state.setup, Traffic(m_state, state.acting->car),
                                                        m_state.car(other).at, *side))
                places.push_back(result.space);
        }
        return places;
    }

    std::optional<Asked> choose(const Deed& deed, const std::vector<int>& places)
    {
        auto& push = std::get<PushCar>(m_action);
        if (m_used >= m_answers.size())
            return promptPushTo(deed.state(), m_state.carIndex(push.other), places);
        const QString& word = m_answers[m_used];
        if (std::ranges::none_of(places, [&](int place) { return pushWord(m_state, place) == word; }))
            return misfit(m_used, u"no-such-place"_s, word, u"RNC-42"_s);
        push.to = word;
        ++m_used;
        return std::nullopt;
    }

    const State& m_state;
    Action m_action;
    const Answers& m_answers;
    qsizetype m_used;
};

Asked askDraw(const State& state, const Answers& answers)
{
    if (answers.isEmpty())
        return promptDraw(state, {});
    if (isAppWord(answers[0]))
        return ready(DrawOrder{}, 1);
    const auto count = std::min<qsizetype>(answers.size(), std::ssize(state.cars));
    QStringList drawn;
    for (qsizetype i = 0; i < count; ++i) {
        if (state.carIndex(answers[i]) < 0 || drawn.contains(answers[i]))
            return misfit(i, u"no-such-car"_s, answers[i], u"RNC-9"_s);
        drawn.append(answers[i]);
    }
    if (drawn.size() < std::ssize(state.cars))
        return promptDraw(state, drawn);
    return ready(DrawOrder{drawn}, count);
}

Asked askPlace(const State& state, const Answers& answers)
{
    if (answers.isEmpty())
        return promptPlace(state);
    int car = nextToPlace(state);
    qsizetype used = 0;
    // Who is placed may be said.
    if (const int named = state.carIndex(answers[0]); named >= 0) {
        car = named;
        used = 1;
        if (answers.size() == 1)
            return promptPlace(state);
    }
    const QString& word = answers[used];
    if (word == u"rest" && used == 0)
        return ready(PlaceRest{}, 1);
    const int space = state.setup->course.indexOf(word);
    if (space == none || state.setup->course.at(space).rock)
        return misfit(used, u"no-such-place"_s, word, u"RNC-10"_s);
    if (std::ranges::contains(state.cars, space, &Car::at))
        return misfit(used, u"place-taken"_s, word, u"RNC-10"_s);
    return ready(PlaceCar{state.car(car).id, word}, used + 1);
}

Asked askPush(const State& state, const QString& car, const Answers& answers)
{
    const QString other = answers[0].sliced(1);
    if (state.carIndex(other) < 0)
        return misfit(0, u"no-such-car"_s, other);
    return WithThrows(state, PushCar{car, other, {}, {}}, answers, 1).ask();
}

Asked askCard(const QString& car, const QString& word)
{
    const QString card = word.section(u':', 1);
    const bool isKnown = card.isEmpty() ? word == u"card" : equipmentCard(card) != nullptr;
    return isKnown ? Asked(ready(PlayCard{car, card}, 1)) : misfit(0, u"no-such-card"_s, card);
}

// A space further on, alone, means that the move ends there.
QString pathMeant(const State& state, int car, const QString& word, const Path& path)
{
    const auto* to = path.size() == 1 ? std::get_if<StepTo>(&path.front()) : nullptr;
    if (!to)
        return word;
    const int space = state.setup->course.indexOf(to->space);
    const Space& here = state.spaceOf(state.car(car));
    const bool isNext =
        std::ranges::any_of(aheadLinks, [&](const AheadLink& link) { return here.*link.member == space; });
    if (space == none || isNext)
        return word;
    return pathToEnd(state, car, space).value_or(word);
}

Asked askWay(const State& state, int car, const Answers& answers)
{
    const QString& word = answers[0];
    const auto path = parsePath(state, word);
    const bool hasPush = path && std::ranges::any_of(*path, [](const PathStep& step) {
                             return std::holds_alternative<Push>(step);
                         });
    if (!path || hasPush || path->empty())
        return misfit(0, u"stray"_s, word);
    return WithThrows(state, DriveWay{state.car(car).id, pathMeant(state, car, word, *path), {}}, answers, 1)
        .ask();
}

bool isTestDue(const State& state, int car)
{
    const Acting* acting = state.actingOf(car);
    return testIsDue(state.bubbleOf(state.car(car)).speed) && !(acting && acting->drive);
}

Asked askTest(const State& state, int index, const QString& word)
{
    const Car& car = state.car(index);
    const Toss toss{"roll-driving", drivingDice(state.bubbleOf(car).speed), car.id};
    const auto roll = dice::parse(askOf(toss), asDiceWord(word));
    if (!roll)
        return Misfit{0, table::toMessage(roll.error()), {}};
    return ready(TestDriving{car.id, {*roll}}, 1);
}

// What the car does whose turn it is, or would be.
Asked askDeed(const State& state, int car, const Answers& answers)
{
    const QString& id = state.car(car).id;
    const QString& word = answers[0];
    const Acting* acting = state.actingOf(car);
    if (word == u"done")
        return acting ? Asked(ready(EndTurn{id}, 1)) : table::Said{1};
    if (word == u"card" || word.startsWith(u"card:"))
        return askCard(id, word);
    if (word.startsWith(u'@'))
        return askPush(state, id, answers);
    if (const auto moves = parseLeverMoves(word)) {
        if (moves->empty() && acting && acting->lever && !acting->drive)
            return table::Said{1};
        return WithThrows(state, MoveLever{id, word, {}}, answers, 1).ask();
    }
    if (isTestDue(state, car) && isDiceWord(word))
        return askTest(state, car, word);
    return askWay(state, car, answers);
}

// The same with one word more in front.
Asked behindName(Asked asked)
{
    if (auto* done = std::get_if<Ready>(&asked))
        ++done->used;
    if (auto* wrong = std::get_if<Misfit>(&asked))
        ++wrong->answer;
    if (auto* said = std::get_if<table::Said>(&asked))
        ++said->used;
    return asked;
}

// Who acts is said together with what it does; alone only if a rule is against it.
Asked askNamed(const State& state, int car, const Answers& answers)
{
    if (state.actingOf(car))
        return table::Said{1};
    const QString& id = state.car(car).id;
    const Action begins = BeginTurn{id};
    const auto deed = tried(state, begins);
    if (!deed || !deed->objections().isEmpty() || !deed->state().actingOf(car))
        return ready(begins, 1);
    return answers.size() == 1 ? Asked(promptActing(deed->state()))
                               : behindName(askDeed(state, car, answers.sliced(1)));
}

Asked askTurn(const State& state, const Answers& answers)
{
    if (answers.isEmpty())
        return state.acting ? promptActing(state) : promptCar(state);
    const int next = state.acting ? state.acting->car : nextToAct(state);
    if (answers[0] == u"declare" && next >= 0)
        return ready(DeclareWinner{state.car(next).id}, 1);
    if (const int named = state.carIndex(answers[0]); named >= 0)
        return askNamed(state, named, answers);
    if (state.acting)
        return askDeed(state, next, answers);
    return answers[0] == u"done" ? Asked(table::Said{1}) : misfit(0, u"stray"_s, answers[0]);
}

Asked askOrder(const State& state, const Answers& answers)
{
    // Where the app has the dice, it waits to be told.
    if (answers.isEmpty() && state.setup->diceInApp)
        return promptDice(state, {"roll-order", static_cast<int>(std::ssize(state.cars)), {}});
    return WithThrows(state, SettleOrder{}, answers, 0).ask();
}

// What nobody has to roll for is known, also before it is written down.
State withOrder(State state)
{
    if (!state.order) {
        state.order.emplace();
        for (const auto& group : groupsOf(state))
            state.order->push_back(group.front());
    }
    return state;
}

} // namespace

Asked ask(const State& state, const Answers& answers)
{
    if (state.winner || !isAnybodyRacing(state)) {
        if (answers.isEmpty())
            return promptOver();
        return answers[0] == u"done"
                   ? Asked(table::Said{1})
                   : misfit(0, u"ask-over"_s, answers[0], state.winner ? u"RNC-58"_s : u"RNC-A23"_s);
    }
    if (!state.drawn)
        return askDraw(state, answers);
    if (!state.isGridLaid())
        return askPlace(state, answers);
    if (!state.order && needsDice(groupsOf(state)))
        return askOrder(state, answers);
    return askTurn(withOrder(state), answers);
}

} // namespace roadmarshal::rush_n_crush
