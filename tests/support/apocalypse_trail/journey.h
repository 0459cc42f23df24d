// Whole journeys of Apocalypse Trail, made by people who answer every question at random; after every entry
// the table is looked over, and every token and card on it.
#pragma once

#include "games/apocalypse_trail/carrying/room.h"
#include "games/apocalypse_trail/carrying/stores.h"
#include "games/apocalypse_trail/table/names.h"
#include "games/apocalypse_trail/table/state.h"
#include "games/games.h"
#include "table/entry.h"
#include "table/random.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <random>

namespace roadmarshal::test::trail {

class RandomJourney
{
    using State = apocalypse_trail::State;
    using Step = apocalypse_trail::Step;
    using Stock = apocalypse_trail::Stock;

public:
    RandomJourney(unsigned seed, bool race) : m_random(seed), m_seed(seed), m_race(race) {}
    virtual ~RandomJourney() = default;

    struct Outcome
    {
        int entries = 0;
        int turns = 0;
        QString over = {};
        QString problem = {}; // the first thing that was wrong, with the entry where
    };

    Outcome play()
    {
        const auto setup = m_game.completeSetup(randomSetup(), {});
        if (!setup)
            return {.over = {}, .problem = setup.error().toLine()};
        m_setup = *setup;
        m_state = m_game.begin(m_setup).value();
        m_start = m_state;
        Outcome outcome;
        constexpr int mostEntries = 6000;
        while (!isOver() && outcome.problem.isEmpty() && outcome.entries < mostEntries) {
            outcome.problem = playEntry();
            ++outcome.entries;
        }
        if (outcome.problem.isEmpty() && !isOver())
            outcome.problem = QStringLiteral("the journey does not end");
        if (outcome.problem.isEmpty())
            outcome.problem = lookBack();
        outcome.turns = own().turn.number;
        outcome.over = apocalypse_trail::wordFor(apocalypse_trail::overWords, own().over);
        if (!outcome.problem.isEmpty())
            outcome.problem =
                QStringLiteral("entry %1 (%2): %3").arg(outcome.entries).arg(m_line, outcome.problem);
        return outcome;
    }

    const State& table() const { return own(); }

protected:
    struct Played
    {
        table::Action action;
        table::Draws draws;
    };

    int below(qsizetype count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    bool chance(int one) { return below(one) == 0; }
    const State& own() const { return m_state.as<State>(); }
    bool isOver() const { return own().over != apocalypse_trail::Over::No; }

    virtual QJsonObject randomSetup()
    {
        static const QStringList colours{QStringLiteral("red"),   QStringLiteral("blue"),
                                         QStringLiteral("green"), QStringLiteral("yellow"),
                                         QStringLiteral("white"), QStringLiteral("black")};
        QJsonArray crews;
        const int count = 1 + below(6);
        for (int i = 0; i < count; ++i)
            crews.append(colours[i]);
        QJsonObject setup = m_game.demoSetup();
        QJsonArray settings = setup[QStringLiteral("settings")].toArray();
        if (const QJsonArray more = QJsonArray{QStringLiteral("dead-roads")}; chance(3))
            settings.append(more.first());
        setup[QStringLiteral("settings")] = settings;
        setup[QStringLiteral("mode")] = m_race ? QStringLiteral("race") : QStringLiteral("survival");
        setup[QStringLiteral("crews")] = crews;
        setup[QStringLiteral("dice")] = chance(2) ? QStringLiteral("app") : QStringLiteral("table");
        if (chance(2))
            setup[QStringLiteral("trail")] = shortTrail();
        if (chance(4))
            setup[QStringLiteral("rulings")] =
                QJsonObject{{QStringLiteral("ATR-15"), QStringLiteral("always")},
                            {QStringLiteral("ATR-17"), QStringLiteral("level")},
                            {QStringLiteral("ATR-36"), QStringLiteral("always")}};
        return setup;
    }

    // One that people who do everything at random may see the end of.
    static QJsonObject shortTrail()
    {
        QJsonArray squares;
        const auto add = [&](int at, const char* kind, const QJsonValue& value) {
            squares.append(QJsonObject{{QStringLiteral("at"), at}, {QLatin1StringView(kind), value}});
        };
        add(2, "resource", QStringLiteral("ration"));
        add(3, "scenario", 1);
        add(4, "eat", true);
        add(5, "scenario", 2);
        add(6, "resource", QStringLiteral("fuel"));
        for (int number = 3; number <= 5; ++number)
            add(4 + number, "scenario", number);
        for (int at = 11; at <= 14; ++at)
            add(at, "shelter", at);
        return {{QStringLiteral("format"), QStringLiteral("roadmarshal-trail/1")},
                {QStringLiteral("id"), QStringLiteral("short-road")},
                {QStringLiteral("name"), QStringLiteral("Short Road")},
                {QStringLiteral("system"), QStringLiteral("apocalypse-trail")},
                {QStringLiteral("end"), 14},
                {QStringLiteral("squares"), squares}};
    }

    // The table with the changes between two others made to it.
    table::State after(const table::State& from, const table::State& to) const
    {
        table::State state = from;
        for (const table::Effect& effect : m_game.difference(from, to)) {
            if (const auto next = m_game.evolve(state, effect))
                state = *next;
        }
        return state;
    }

    // Undone it is where it began; decided again with the same draws it is where it ended.
    virtual QString lookBack()
    {
        if (m_game.store(after(m_state, m_start)) != m_game.store(m_start))
            return QStringLiteral("undone, it is not where it began");
        table::State state = m_start;
        for (const Played& played : m_played) {
            table::Random random(m_seed + 1, 0, played.draws);
            const auto decided = m_game.decide(state, played.action, random);
            if (!decided || !random.fresh().isEmpty())
                return QStringLiteral("decided again, it is otherwise: ") + played.action.kind;
            for (const table::Effect& effect : decided->effects)
                state = m_game.evolve(state, effect).value();
        }
        return m_game.store(state) == m_game.store(m_state)
                   ? QString()
                   : QStringLiteral("decided again, it ends on another table");
    }

    // A third of the doings moves things about; the rest goes on.
    virtual QString wordFor(const table::Prompt& prompt)
    {
        QStringList legal;
        static const QStringList doings{QStringLiteral("stow"), QStringLiteral("take"),
                                        QStringLiteral("leave"), QStringLiteral("eat"),
                                        QStringLiteral("medicine")};
        const bool hurries = m_hurries || m_idle > 6 || below(3) > 0;
        for (const table::Option& option : prompt.options) {
            const bool isDoing = doings.contains(option.answer);
            if (option.objections.isEmpty() && !(hurries && isDoing && prompt.options.size() > 1))
                legal.append(option.answer);
        }
        if (const auto* dice = std::get_if<table::Dice>(&prompt.takes)) {
            int total = 0;
            for (const dice::Die& die : dice->ask.dice)
                total += 1 + below(die.faces.size());
            return chance(8) ? QStringLiteral("app") : QString::number(total);
        }
        if (const auto* number = std::get_if<table::Number>(&prompt.takes))
            return QString::number(number->least + below(4));
        if (const auto* several = std::get_if<table::Several>(&prompt.takes))
            return someOf(legal, *several);
        return legal.isEmpty() ? QString() : legal[below(legal.size())];
    }
    QString someOf(QStringList legal, const table::Several& several)
    {
        legal.removeAll(QStringLiteral("app"));
        if (legal.removeAll(QStringLiteral("all")) > 0 && !chance(3))
            return QStringLiteral("all");
        std::shuffle(legal.begin(), legal.end(), m_random);
        const int most = std::min(several.most, static_cast<int>(legal.size()));
        if (most < several.least)
            return {};
        // A row of cards is turned up in full.
        const int count = several.least == 1 && m_asked == QStringLiteral("row")
                              ? most
                              : several.least + below(most - several.least + 1);
        return count == 0 ? QStringLiteral("none") : legal.first(count).join(u',');
    }

    QString playEntry()
    {
        for (int tries = 0; tries < 40; ++tries) {
            m_hurries = tries > 3;
            const auto played = tryEntry();
            if (played)
                return *played;
        }
        return QStringLiteral("a dead end at ") + m_asked;
    }

    // Nothing if these words lead nowhere.
    std::optional<QString> tryEntry()
    {
        table::Answers answers;
        for (int asked = 0; asked < 20; ++asked) {
            const table::Asked now = m_game.ask(m_state, answers, {});
            m_line = answers.join(u' ');
            if (const auto* ready = std::get_if<table::Ready>(&now)) {
                if (ready->used != answers.size())
                    return QStringLiteral("not all words were used");
                return isAllowed(ready->action) ? std::optional(carryOut(ready->action)) : std::nullopt;
            }
            const auto* prompt = std::get_if<table::Prompt>(&now);
            if (!prompt)
                return m_isNumber ? std::nullopt
                                  : std::optional(QStringLiteral("an answer that was offered does not fit"));
            m_asked = prompt->id;
            m_isNumber = m_isNumber || std::holds_alternative<table::Number>(prompt->takes);
            if (asked == 0)
                m_isNumber = false;
            const QString word = wordFor(*prompt);
            if (word.isEmpty())
                return std::nullopt;
            answers.append(word);
        }
        return QStringLiteral("questions without end");
    }

    bool isAllowed(const table::Action& action) const
    {
        table::Random random(m_seed, m_drawn);
        const auto decided = m_game.decide(m_state, action, random);
        if (!decided)
            return true; // and told
        table::State next = m_state;
        for (const table::Effect& effect : decided->effects)
            next = m_game.evolve(next, effect).value_or(next);
        // Who leaves a vehicle or a mod may have too much of everything else.
        const auto fits = [&](const apocalypse_trail::Crew& crew) {
            return apocalypse_trail::surplusOf(next.as<State>(), crew).empty();
        };
        return decided->objections.isEmpty() && std::ranges::all_of(next.as<State>().crews, fits);
    }

    QString carryOut(const table::Action& action)
    {
        table::Random random(m_seed, m_drawn);
        const auto decided = m_game.decide(m_state, action, random);
        if (!decided)
            return QStringLiteral("can't be decided: ") + action.kind;
        m_drawn += static_cast<std::uint64_t>(random.fresh().size());
        m_played.push_back({action, random.drawn()});
        const bool isIdle = action.kind == u"stow" || action.kind == u"take" || action.kind == u"leave" ||
                            action.kind == u"eat" || action.kind == u"buy";
        m_idle = isIdle ? m_idle + 1 : 0;
        const table::State before = m_state;
        for (const table::Effect& effect : decided->effects) {
            const auto next = m_game.evolve(m_state, effect);
            if (!next)
                return next.error().toLine();
            m_state = *next;
        }
        return lookOver(before, action);
    }

    virtual QString lookOver(const table::State& before, const table::Action& action) const
    {
        if (m_game.nonsense(m_state))
            return QStringLiteral("nonsense: ") + m_game.nonsense(m_state)->message.code;
        if (after(before, m_state).as<State>() != own())
            return QStringLiteral("the difference does not lead there");
        if (after(m_state, before).as<State>() != before.as<State>())
            return QStringLiteral("the difference does not lead back");
        // It takes long to read a whole box.
        if (const QString wrong = m_played.size() % 16 == 0 || isOver() ? readBack() : QString();
            !wrong.isEmpty())
            return wrong;
        const QString wrong = lookAtLimits();
        return wrong.isEmpty() ? countTokens(before.as<State>(), action) : wrong;
    }

    QString readBack() const
    {
        const QJsonObject stored = m_game.store(m_state);
        const auto restored = m_game.restore(m_setup, stored);
        if (!restored)
            return QStringLiteral("can't be read back: ") + restored.error().toLine();
        if (m_game.store(*restored) != stored)
            return QStringLiteral("read back, it is another table: ") +
                   firstDifference(stored, m_game.store(*restored));
        return {};
    }
    static QString toText(const QJsonValue& value)
    {
        return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
    }
    static QString firstDifference(const QJsonObject& one, const QJsonObject& other)
    {
        for (const QString& key : one.keys()) {
            if (one[key] != other[key])
                return toText(one[key]) + QStringLiteral(" is read as ") + toText(other[key]);
        }
        return QStringLiteral("a field more");
    }

    // Section 1.7 of the rules page.
    QString lookAtLimits() const
    {
        std::set<QString> cards;
        const auto isTwice = [&](const QString& card) { return !cards.insert(card).second; };
        for (const apocalypse_trail::Crew& crew : own().crews) {
            for (const auto& surplus : apocalypse_trail::surplusOf(own(), crew))
                return QStringLiteral("too much %1 in %2").arg(surplus.what, crew.id);
            if (crew.vehicle && isTwice(crew.vehicle->card))
                return QStringLiteral("twice: ") + crew.vehicle->card;
            for (const auto& mod : crew.mods) {
                if (isTwice(mod.card))
                    return QStringLiteral("twice: ") + mod.card;
            }
            for (const auto& survivor : crew.survivors) {
                if (isTwice(survivor.card) || survivor.starvation > 2 ||
                    own().discard.contains(survivor.card))
                    return QStringLiteral("twice, or dead: ") + survivor.card;
                if (own().isRace() && survivor.status == apocalypse_trail::Status::Resting)
                    return QStringLiteral("rests in a Race: ") + survivor.card;
            }
        }
        for (const auto& [square, pile] : own().piles) {
            for (const auto& survivor : pile.survivors) {
                if (isTwice(survivor.card))
                    return QStringLiteral("twice: ") + survivor.card;
            }
        }
        return {};
    }

    // A token on a tracker counts.
    static Stock tokensOf(const State& state)
    {
        Stock all;
        const auto addVehicle = [&](const apocalypse_trail::Vehicle& vehicle) {
            all.fuel += vehicle.tank + (vehicle.tracker > 0 ? 1 : 0);
        };
        for (const apocalypse_trail::Crew& crew : state.crews) {
            all += crew.cargo;
            if (crew.vehicle)
                addVehicle(*crew.vehicle);
            for (const auto& mod : crew.mods)
                all += mod.load;
        }
        for (const auto& [square, pile] : state.piles) {
            all += pile.resources;
            for (const auto& vehicle : pile.vehicles)
                addVehicle(vehicle);
            for (const auto& mod : pile.mods)
                all += mod.load;
        }
        return all;
    }

    // Tokens come from and go to the supply only where a rule says so; all others stay on the table.
    QString countTokens(const State& before, const table::Action& action) const
    {
        const Stock then = tokensOf(before);
        const Stock now = tokensOf(own());
        const auto says = [&](const char* kind) { return action.kind == QLatin1StringView(kind); };
        const auto same = [&](auto... kinds) { return ((then.*kinds == now.*kinds) && ...); };
        bool fits = true;
        if (says("take") || says("leave") || says("choose") || says("set-out") || says("turn-over") ||
            says("roll-off") || says("turn-up"))
            fits = then == now;
        else if (says("set-off") || says("tow") || says("at-shelter") || says("feed"))
            fits = same(&Stock::medicine, &Stock::ammo, &Stock::gear) && now.fuel <= then.fuel;
        else if (says("eat"))
            fits = same(&Stock::fuel, &Stock::medicine, &Stock::ammo, &Stock::gear) &&
                   then.ration - now.ration == (action.args[QStringLiteral("who")].toArray().size() + 2) / 3;
        else if (says("medicine"))
            fits = same(&Stock::fuel, &Stock::ration, &Stock::ammo, &Stock::gear) &&
                   then.medicine - now.medicine == 1;
        else if (says("stow"))
            fits = stowFits(then, now, action);
        return fits ? QString() : QStringLiteral("tokens came or went: ") + action.kind;
    }
    static bool stowFits(const Stock& then, const Stock& now, const table::Action& action)
    {
        const int more = action.args[QStringLiteral("from")] == QStringLiteral("icon") ? 1 : 0;
        const int less = action.args[QStringLiteral("to")].toString().endsWith(u".tracker") ? 1 : 0;
        return now.total() - then.total() == more - less;
    }

    const table::Game& m_game = *games::find(QStringLiteral("apocalypse-trail"));
    std::mt19937 m_random;
    std::uint64_t m_seed;
    bool m_race;
    std::uint64_t m_drawn = 0;
    QJsonObject m_setup;
    table::State m_state;
    table::State m_start;
    std::vector<Played> m_played;
    QString m_line;
    QString m_asked;
    bool m_hurries = false;
    bool m_isNumber = false;
    int m_idle = 0;
};

} // namespace roadmarshal::test::trail
