// What a game written in its own types does where its cards say otherwise than its set-up: the same for all
// games that tell what is printed where.
#pragma once

#include "content_changed.h"
#include "content_words.h"

#include "content/shelf.h"

namespace roadmarshal::table {

// What a game has to bring for it:
//
//   printed(state, id)               -> optional Printed: the item, and where in it, by an id on the table
//   contentOf(state, printed)        -> the item's JSON as the table plays with it; empty for what it has not
//   setContent(state&, printed, item) -> expected void: it plays with that instead; the item is sound
//   misfit(state)                    -> optional Problem: what lies there and is printed nowhere any more;
//                                       left out by games whose setContent takes nothing away
template <class Rules>
struct TypedContent
{
    using Own = typename Rules::State;
    using Items = std::map<std::pair<QString, QString>, QJsonObject>;

    static constexpr bool has = requires(Own& own, const content::Printed& of, const QJsonObject& item) {
        Rules::setContent(own, of, item);
    };

    static const Own& in(const State& state) { return state.as<Own>(); }
    static bool isChange(const Effect& effect)
    {
        return has && effect.kind == QLatin1StringView(ContentChanged::kind);
    }

    static std::optional<content::Printed> printed(const State& state, const QString& id)
    {
        if constexpr (has)
            return id.isEmpty() ? std::nullopt : Rules::printed(in(state), id);
        else
            return std::nullopt;
    }
    static QJsonObject of(const Own& own, const content::Printed& of)
    {
        if constexpr (has)
            return Rules::contentOf(own, of);
        else
            return {};
    }

    static std::optional<Problem> misfit(const Own& own)
    {
        if constexpr (requires { Rules::misfit(own); })
            return Rules::misfit(own);
        else
            return std::nullopt;
    }

    static std::expected<State, Problem> evolve(const State& state, const Effect& effect)
    {
        const auto changed = typed<std::variant<ContentChanged>>(effect);
        if (!changed)
            return std::unexpected(changed.error());
        return evolve(state, std::get<ContentChanged>(*changed).changes);
    }

    // One effect for all of it: what one card says may need what another one does.
    static std::optional<Effect> difference(const State& from, const State& to)
    {
        std::vector<content::Change> changes;
        for (const content::Printed& item : corrected({from, to}))
            changes.append_range(content::changesBetween(item, of(in(from), item), of(in(to), item)));
        return changes.empty() ? std::nullopt : std::optional(effectOf(changes));
    }

    static std::expected<Effects, Problem> change(const Game& game, const State& state,
                                                  const content::Printed& of, const QJsonObject& wanted)
    {
        const QJsonObject before = TypedContent::of(in(state), of);
        const auto problem = problemOf(game, of, before, wanted);
        if (problem)
            return std::unexpected(*problem);
        const auto changes = content::changesBetween({of.kind, of.item}, before, wanted);
        if (changes.empty())
            return Effects();
        return evolve(state, changes).and_then([&](const State& after) -> std::expected<Effects, Problem> {
            const auto left = content::changesBetween(of, TypedContent::of(in(after), of), wanted);
            if (!left.empty())
                return std::unexpected(Problem{left.front().at, notHere()});
            if (const auto nonsense = game.nonsense(after))
                return std::unexpected(Problem{{}, game.say(nonsense->message)});
            if (const auto lies = misfit(in(after)))
                return std::unexpected(Problem{{}, lies->toLine()});
            return Effects{effectOf(changes)};
        });
    }

    // A value of a card, typed: "set van cargo 7". Nothing where there is none of that name.
    static std::optional<std::expected<Effects, Objection>>
    correct(const Game& game, const State& state, const Correction& correction, const Objection& otherwise)
    {
        if (!otherwise.message.code.startsWith(QStringLiteral("no-such-")) ||
            otherwise.message.code == QStringLiteral("no-such-value"))
            return std::nullopt;
        const auto at = printed(state, correction.subject);
        if (!at)
            return std::nullopt;
        const QJsonObject item = of(in(state), *at);
        const auto wanted = withTyped(game, *at, item, correction);
        if (!wanted)
            return std::nullopt;
        return change(game, state, *at, *wanted).transform_error([](const Problem& problem) {
            return impossible(problem.toLine());
        });
    }

    static QString say(const Game& game, const Effect& effect, const State& table)
    {
        const auto changed = typed<std::variant<ContentChanged>>(effect);
        if (!changed)
            return {};
        const auto itemOf = [&](const content::Printed& printed) {
            return table ? of(in(table), printed) : QJsonObject();
        };
        return text::onOneLine(sayContentChanged(game, std::get<ContentChanged>(*changed).changes, itemOf));
    }

    // In snapshots and positions: from the set-up's content to the table's.
    static QJsonObject withChanges(QJsonObject stored, const State& state)
    {
        std::vector<content::Change> changes;
        for (const content::Printed& item : corrected({state}))
            changes.append_range(content::changesBetween(item, original(state, item), of(in(state), item)));
        if (!changes.empty())
            stored[correctedKey] = storeValue(changes);
        return stored;
    }
    static std::expected<State, Problem> restored(const State& state, const QJsonObject& stored)
    {
        if (!has || !stored.contains(correctedKey))
            return state;
        const json::Reader reader{QJsonValue(stored)};
        std::vector<content::Change> changes;
        restoreValue(reader[correctedKey], changes);
        if (reader.problem())
            return std::unexpected(*reader.problem());
        return evolve(state, changes).and_then([](const State& after) -> std::expected<State, Problem> {
            if (const auto lies = misfit(in(after)))
                return std::unexpected(*lies);
            return after;
        });
    }
    // What a position brings along by itself is as it says already.
    static std::expected<State, Problem> laid(const State& state, QJsonObject position)
    {
        QJsonArray changes;
        for (const QJsonValue& change : position[correctedKey].toArray()) {
            const content::Printed item{change[QStringLiteral("kind")].toString(),
                                        change[QStringLiteral("item")].toString()};
            if (!of(in(state), item).isEmpty())
                changes.append(change);
        }
        if (changes.isEmpty())
            return state;
        position[correctedKey] = changes;
        return restored(state, position);
    }

private:
    static inline const QString correctedKey = QStringLiteral("corrected");

    static Effect effectOf(const std::vector<content::Change>& changes)
    {
        return stored<Effect>(std::variant<ContentChanged>(ContentChanged{changes}));
    }

    static std::vector<content::Printed> corrected(std::initializer_list<State> states)
    {
        std::map<std::pair<QString, QString>, content::Printed> items;
        for (const State& state : states) {
            for (const auto& [key, item] : state.originals() ? state.originals()->items : Items())
                items[key] = {key.first, key.second};
        }
        std::vector<content::Printed> all;
        for (const auto& [key, item] : items)
            all.push_back(item);
        return all;
    }
    static QJsonObject original(const State& state, const content::Printed& item)
    {
        return state.originals()->items.at({item.kind, item.item});
    }

    static std::expected<State, Problem> evolve(const State& state,
                                                const std::vector<content::Change>& changes)
    {
        Own next = in(state);
        auto originals = std::make_shared<Originals>(state.originals() ? *state.originals() : Originals());
        std::map<std::pair<QString, QString>, std::vector<content::Change>> byItem;
        for (const content::Change& one : changes)
            byItem[{one.kind, one.item}].push_back(one);
        for (const auto& [key, ofItem] : byItem) {
            const content::Printed item{key.first, key.second};
            const QJsonObject before = of(next, item);
            if (before.isEmpty())
                return std::unexpected(Problem{{}, notHere()});
            if constexpr (has) {
                if (auto done = Rules::setContent(next, item, content::withChanges(before, ofItem)); !done)
                    return std::unexpected(done.error());
            }
            const QJsonObject first = originals->items.emplace(key, before).first->second;
            if (content::changesBetween(item, first, of(next, item)).empty())
                originals->items.erase(key);
        }
        if (originals->items.empty())
            originals = nullptr;
        return State::of(std::move(next), std::move(originals));
    }
};

} // namespace roadmarshal::table
