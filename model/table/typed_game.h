// A game written in its own types: states, actions and effects become stored ones and back in this one place.
#pragma once

#include "properties.h"
#include "text/one_line.h"
#include "typed_content.h"

namespace roadmarshal::table {

// What a game has to bring is a struct `Rules` of types and static functions:
//
//   State, Action, Effect            its own; Action and Effect are variants of structs with kind and STORED
//   sheet()                          -> const GameSheet&
//   completeSetup(setup, folder)     -> expected JSON
//   begin(setup)                     -> expected State
//   ask(state, answers, stop)        -> Asked
//   decide(state, action, random)    -> expected Decision; for the variant or for each of its alternatives;
//                                       with a stop token behind it where deciding may take long
//   apply(state&, effect)            -> expected void; likewise. Changed is applied by itself
//   difference(from, to)             -> vector of Effect, without properties
//   correct(state&, correction)      -> expected void; changes the state, which is all
//   show(state), say(message)
//
// and, where it has any: printed, contentOf and setContent (what stands on its cards, typed_content.h),
// carries, standing, opening, consequences, nonsense, imbalance, rulingsOf,
// fromPosition, layOut, askClaim, judge, fact, ways, passage, say for effects, actions and claims (otherwise
// the phrase of their kind), tell for them on a table (otherwise what is said), tell for an action with its
// effects (otherwise one after the other), steps (otherwise what is told of effects that need hands), store
// and restore (otherwise the STORED fields of the state). An effect for which hands do nothing has `isHandsOn
// = false`; one that nobody has to be told has `isRoutine = true`, or a function isRoutineEffect(effect,
// citation) beside it.
//
// No game has to say that it was stopped: a search that was looks like one that found nothing, so whatever
// comes back after the stop was asked for is no answer.
template <class Rules>
class TypedGame : public Game
{
    using Own = typename Rules::State;
    using OwnAction = typename Rules::Action;
    using OwnEffect = typename Rules::Effect;

    static const Own& in(const State& state) { return state.as<Own>(); }
    static State toState(Own state) { return State::of(std::move(state)); }
    using Content = TypedContent<Rules>;

    static constexpr bool hasProperties =
        requires(Own& state) { eachSubject(state, [](const auto&, auto&) {}); };

public:
    const GameSheet& sheet() const override { return Rules::sheet(); }

    std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup,
                                                      const QString& folder) const override
    {
        return Rules::completeSetup(setup, folder);
    }
    std::expected<State, Problem> begin(const QJsonObject& setup) const override
    {
        return Rules::begin(setup).transform(toState);
    }
    State standing(const State& begun) const override
    {
        if constexpr (requires { Rules::standing(in(begun)); })
            return State::of(Rules::standing(in(begun)), begun.originals());
        else
            return begun;
    }
    std::optional<Action> opening(const State& state) const override
    {
        if constexpr (requires { Rules::opening(in(state)); })
            return Rules::opening(in(state)).transform(
                [](const OwnAction& action) { return stored<Action>(action); });
        else
            return std::nullopt;
    }

    Asked ask(const State& state, const Answers& answers, std::stop_token stop) const override
    {
        Asked asked = Rules::ask(in(state), answers, stop);
        return stop.stop_requested() ? Stopped{} : std::move(asked);
    }
    QList<Carry> carries(const State& state, const Answers& answers, const CarrySpot& taken) const override
    {
        if constexpr (requires { Rules::carries(in(state), answers, taken); })
            return Rules::carries(in(state), answers, taken);
        else
            return {};
    }
    std::expected<Decision, Undecided> decide(const State& state, const Action& action, Random& random,
                                              std::stop_token stop) const override
    {
        const auto own = typed<OwnAction>(action);
        if (!own)
            return std::unexpected(impossible(own.error().toLine()));
        auto decided =
            std::visit([&](const auto& one) { return decideOne(in(state), one, random, stop); }, *own);
        if (stop.stop_requested())
            return std::unexpected(Stopped{});
        return std::move(decided).transform_error(
            [](const Objection& objection) { return Undecided(objection); });
    }
    std::expected<void, Problem> recognise(const Action& action) const override
    {
        return typed<OwnAction>(action).transform([](const OwnAction&) {});
    }
    std::expected<State, Problem> evolve(const State& state, const Effect& effect) const override
    {
        if (Content::isChange(effect))
            return Content::evolve(state, effect);
        const auto own = typed<OwnEffect>(effect);
        if (!own)
            return std::unexpected(own.error());
        Own next = in(state);
        return std::visit([&](const auto& one) { return applyTo(next, one); }, *own).transform([&] {
            return State::of(std::move(next), state.originals());
        });
    }
    std::optional<Problem> misfit(const State& state) const override { return Content::misfit(in(state)); }
    Effects difference(const State& from, const State& to) const override
    {
        const auto change = Content::difference(from, to);
        if (!change)
            return between(in(from), in(to));
        if (const auto changed = Content::evolve(from, *change))
            return Effects{*change} + between(in(*changed), in(to));
        // What lies in the way of it goes first.
        const auto back = Content::difference(to, from);
        const auto cleared = back ? Content::evolve(to, *back) : from;
        return between(in(from), in(cleared ? *cleared : from)) + Effects{*change};
    }
    std::expected<Effects, Objection> correct(const State& state, const Correction& correction) const override
    {
        Own corrected = in(state);
        const auto done = correctIn(corrected, correction);
        if (!done) {
            const auto typed = Content::correct(*this, state, correction, done.error());
            return typed ? *typed : std::unexpected(done.error());
        }
        if (const auto objection = nonsenseIn(corrected))
            return std::unexpected(*objection);
        return between(in(state), corrected);
    }
    std::optional<content::Printed> printed(const State& state, const QString& id) const override
    {
        return Content::printed(state, id);
    }
    QJsonObject contentOf(const State& state, const content::Printed& of) const override
    {
        return Content::of(in(state), of);
    }
    std::expected<Effects, Problem> changeContent(const State& state, const content::Printed& of,
                                                  const QJsonObject& item) const override
    {
        return Content::change(*this, state, of, item);
    }
    Effects consequences(const State& state) const override
    {
        if constexpr (requires { Rules::consequences(in(state)); })
            return Rules::consequences(in(state));
        else
            return {};
    }
    std::optional<Objection> nonsense(const State& state) const override { return nonsenseIn(in(state)); }
    std::optional<QString> imbalance(const State& state) const override
    {
        if constexpr (requires { Rules::imbalance(in(state)); })
            return Rules::imbalance(in(state));
        else
            return std::nullopt;
    }

    AskedClaim askClaim(const State& state, const Answers& answers, std::stop_token stop) const override
    {
        if constexpr (requires { Rules::askClaim(in(state), answers, stop); }) {
            AskedClaim asked = Rules::askClaim(in(state), answers, stop);
            return stop.stop_requested() ? Stopped{} : std::move(asked);
        } else {
            return Misfit{0, {QStringLiteral("no-claims"), {}}, {}};
        }
    }
    std::expected<Verdict, Stopped> judge(const State& state, const Claim& claim,
                                          std::stop_token stop) const override
    {
        if constexpr (requires { Rules::judge(in(state), claim, stop); }) {
            Verdict verdict = Rules::judge(in(state), claim, stop);
            if (stop.stop_requested())
                return std::unexpected(Stopped{});
            return verdict;
        } else {
            return refusal({QStringLiteral("no-claims"), {}});
        }
    }
    std::expected<State, Problem> fromPosition(const QJsonObject& position,
                                               const QString& folder) const override
    {
        if constexpr (requires { Rules::fromPosition(position, folder); })
            return Rules::fromPosition(position, folder).transform(toState).and_then([&](const State& read) {
                return Content::laid(read, position);
            });
        else
            return std::unexpected(Problem{QStringLiteral("game"), QStringLiteral("has no position files")});
    }
    std::expected<LaidTable, Problem> layOut(const QJsonObject& position,
                                             const QString& folder) const override
    {
        if constexpr (requires { Rules::layOut(position, folder); })
            return Rules::layOut(position, folder).and_then([&](const LaidTable& laid) {
                return Content::laid(laid.state, position).transform([&](const State& state) {
                    return LaidTable{laid.setup, state};
                });
            });
        else
            return std::unexpected(Problem{QStringLiteral("game"), QStringLiteral("has no position files")});
    }
    QJsonObject rulingsOf(const State& state) const override
    {
        if constexpr (requires { Rules::rulingsOf(in(state)); })
            return Rules::rulingsOf(in(state));
        else
            return {};
    }

    QJsonObject store(const State& state) const override
    {
        if constexpr (requires { Rules::store(in(state)); })
            return Content::withChanges(Rules::store(in(state)), state);
        else
            return Content::withChanges(storeFields(in(state)), state);
    }
    std::expected<State, Problem> restore(const QJsonObject& setup, const QJsonObject& stored) const override
    {
        return restored(setup, stored).and_then([&](Own state) -> std::expected<State, Problem> {
            if constexpr (hasProperties) {
                if (const auto problem = outOfBounds(state))
                    return std::unexpected(*problem);
            }
            return Content::restored(toState(std::move(state)), stored);
        });
    }

    TableShow show(const State& state) const override { return Rules::show(in(state)); }
    Fact fact(const State& before, const Action& action, const Effect& effect) const override
    {
        if (Content::isChange(effect))
            return {};
        if constexpr (requires { Rules::fact(in(before), action, effect); })
            return Rules::fact(in(before), action, effect);
        else
            return {};
    }
    Ways ways(const Action& action, const Effects& effects) const override
    {
        if constexpr (requires { Rules::ways(action, effects); })
            return Rules::ways(action, effects);
        else
            return {};
    }
    Passage passage(const State& before, const Action& action) const override
    {
        if constexpr (requires { Rules::passage(in(before), action); })
            return Rules::passage(in(before), action);
        else
            return {};
    }
    bool isHandsOn(const Effect& effect) const override
    {
        return visit(effect, []<class One>(const One&) {
            if constexpr (requires { One::isHandsOn; })
                return One::isHandsOn;
            else
                return true;
        });
    }
    bool isRoutine(const Effect& effect) const override
    {
        return visit(effect, [&]<class One>(const One& one) { return routine(one, effect.citation); });
    }

    // Names and ids come from anywhere, and sentences go everywhere: a sentence is one harmless line.
    QString say(const Message& message) const override { return text::onOneLine(Rules::say(message)); }
    QString say(const Effect& effect) const override
    {
        return Content::isChange(effect) ? Content::say(*this, effect, {}) : sayStored(effect);
    }
    QString say(const Action& action) const override { return sayStored(action); }
    QString say(const Claim& claim) const override { return sayStored(claim); }

    QString tell(const State& table, const Effect& effect) const override
    {
        return Content::isChange(effect) ? Content::say(*this, effect, table) : tellStored(table, effect);
    }
    QString tell(const State& table, const Action& action) const override
    {
        return tellStored(table, action);
    }
    QString tell(const State& table, const Claim& claim) const override { return tellStored(table, claim); }
    Telling tell(const State& before, const Action& action, const Effects& effects) const override
    {
        if constexpr (requires { Rules::tell(in(before), action, effects); }) {
            return harmless(Rules::tell(in(before), action, effects));
        } else {
            Telling telling{tell(before, action)};
            for (const Effect& effect : effects) {
                if (const QString text = tell(before, effect); !text.isEmpty())
                    telling.then.append({text, effect.citation, !isRoutine(effect)});
            }
            return telling;
        }
    }
    QStringList steps(const State& table, const Effects& effects) const override
    {
        QStringList steps;
        if constexpr (requires { Rules::steps(in(table), effects); }) {
            for (const QString& step : Rules::steps(in(table), effects))
                steps.append(text::onOneLine(step));
        } else {
            for (const Effect& effect : effects) {
                if (const QString text = tell(table, effect); isHandsOn(effect) && !text.isEmpty())
                    steps.append(text);
            }
        }
        return steps;
    }

private:
    template <class One>
    static std::expected<Decision, Objection> decideOne(const Own& state, const One& one, Random& random,
                                                        const std::stop_token& stop)
    {
        if constexpr (requires { Rules::decide(state, one, random, stop); })
            return Rules::decide(state, one, random, stop);
        else
            return Rules::decide(state, one, random);
    }
    // False for what is no effect of this game.
    template <class Visit>
    static bool visit(const Effect& effect, Visit visit)
    {
        const auto own = typed<OwnEffect>(effect);
        return own && std::visit(visit, *own);
    }
    template <class One>
    static bool routine(const One& one, const Citation& citation)
    {
        if constexpr (requires { isRoutineEffect(one, citation); })
            return isRoutineEffect(one, citation);
        else if constexpr (requires { One::isRoutine; })
            return One::isRoutine;
        else
            return false;
    }

    template <class One>
    static std::expected<void, Problem> applyTo(Own& state, const One& one)
    {
        if constexpr (std::same_as<One, Changed> && hasProperties)
            return apply(state, one);
        else
            return Rules::apply(state, one);
    }
    static Effects between(const Own& from, const Own& to)
    {
        Effects effects;
        if constexpr (hasProperties) {
            for (const Changed& changed : changedProperties(from, to))
                effects.append(stored<Effect>(OwnEffect(changed)));
        }
        for (const OwnEffect& effect : Rules::difference(from, to))
            effects.append(stored<Effect>(effect));
        return effects;
    }
    static std::expected<void, Objection> correctIn(Own& state, const Correction& correction)
    {
        if constexpr (hasProperties) {
            if (const auto corrected = correctProperty(state, correction))
                return *corrected;
        }
        return Rules::correct(state, correction);
    }
    static std::optional<Objection> nonsenseIn(const Own& state)
    {
        if constexpr (requires { Rules::nonsense(state); })
            return Rules::nonsense(state);
        else
            return std::nullopt;
    }
    static std::expected<Own, Problem> restored(const QJsonObject& setup, const QJsonObject& stored)
    {
        if constexpr (requires { Rules::restore(setup, stored); }) {
            return Rules::restore(setup, stored);
        } else {
            const json::Reader reader{QJsonValue(stored)};
            Own state = restoreFields<Own>(reader);
            if (reader.problem())
                return std::unexpected(*reader.problem());
            return state;
        }
    }
    template <class Stored>
    static QString sayStored(const Stored& stored)
    {
        if constexpr (requires { Rules::say(stored); })
            return text::onOneLine(Rules::say(stored));
        else
            return text::onOneLine(Rules::say(Message{stored.kind, stored.args}));
    }
    template <class Stored>
    static QString tellStored(const State& table, const Stored& stored)
    {
        if constexpr (requires { Rules::tell(in(table), stored); })
            return text::onOneLine(Rules::tell(in(table), stored));
        else
            return sayStored(stored);
    }
    static Telling harmless(Telling telling)
    {
        telling.title = text::onOneLine(telling.title);
        for (Told& told : telling.then)
            told.text = text::onOneLine(told.text);
        return telling;
    }
};

} // namespace roadmarshal::table
