// The smallest game that a kernel can play: two cars with armour and boost, a die for each, and a test that
// is owed.
#pragma once

#include "table/owed.h"
#include "table/recorder.h"
#include "table/short_forms.h"
#include "table/typed_game.h"

#include <array>

namespace roadmarshal::test::tiny {

struct Car
{
    QString id;
    QString at;
    int armour = 3;
    int boost = 1;
    STORED(Car, id, at, armour, boost);
    static constexpr auto properties()
    {
        return std::array{table::prop("armour", &Car::armour, 0, 6), table::prop("boost", &Car::boost, 0, 3)};
    }
    bool operator==(const Car&) const = default;
};

struct State
{
    std::vector<Car> cars;
    table::OwedSteps owed;
    STORED(State, cars, owed);
    bool operator==(const State&) const = default;

    int indexOf(const QString& car) const
    {
        const auto found = std::ranges::find(cars, car, &Car::id);
        return found == cars.end() ? -1 : static_cast<int>(found - cars.begin());
    }
};

template <class Of, class Visit>
    requires std::same_as<std::remove_const_t<Of>, State>
void eachSubject(Of& state, Visit visit)
{
    for (auto& car : state.cars)
        visit(car.id, car);
}

// A car goes somewhere with a boost, and a test is owed.
struct Drive
{
    static constexpr auto kind = "drive";
    QString car;
    QString to;
    STORED(Drive, car, to);
};

// The app rolls a die for each of these cars; on 1 and 2 armour is lost.
struct Test
{
    static constexpr auto kind = "test";
    QStringList cars;
    STORED(Test, cars);
};

using Action = std::variant<Drive, Test>;

struct CarPlaced
{
    static constexpr auto kind = "car-placed";
    static constexpr bool isRoutine = true;
    QString car;
    QString from;
    QString to;
    STORED(CarPlaced, car, from, to);
};

using Effect = std::variant<table::Changed, CarPlaced, table::OwedChanged>;

inline std::expected<void, Problem> apply(State& state, const Effect& effect)
{
    if (const auto* changed = std::get_if<table::Changed>(&effect))
        return table::apply(state, *changed);
    if (const auto* owed = std::get_if<table::OwedChanged>(&effect)) {
        state.owed = owed->steps;
        return {};
    }
    const auto& placed = std::get<CarPlaced>(effect);
    const int car = state.indexOf(placed.car);
    if (car < 0)
        return std::unexpected(Problem{placed.car, QStringLiteral("is no car of this game")});
    state.cars[static_cast<size_t>(car)].at = placed.to;
    return {};
}

struct Rules
{
    using State = tiny::State;
    using Action = tiny::Action;
    using Effect = tiny::Effect;
    using Recorder = table::Recorder<State, Effect>;
    using Decided = std::expected<table::Decision, table::Objection>;

    static const table::GameSheet& sheet()
    {
        static const table::GameSheet sheet{.id = QStringLiteral("tiny"), .name = QStringLiteral("Tiny")};
        return sheet;
    }
    static std::expected<QJsonObject, Problem> completeSetup(const QJsonObject& setup, const QString&)
    {
        return setup;
    }
    static std::expected<State, Problem> begin(const QJsonObject&)
    {
        return State{
            {{QStringLiteral("21"), QStringLiteral("a1")}, {QStringLiteral("36"), QStringLiteral("b1")}}, {}};
    }

    static table::Asked ask(const State& state, const table::Answers&, std::stop_token)
    {
        table::Prompt prompt;
        prompt.id = state.owed.isEmpty() ? QStringLiteral("drive") : state.owed.first()->what;
        return prompt;
    }
    static Decided decide(const State& state, const Drive& drive, table::Random&)
    {
        const int car = state.indexOf(drive.car);
        if (car < 0)
            return std::unexpected(table::impossible(QStringLiteral("no such car")));
        const Car& before = state.cars[static_cast<size_t>(car)];
        table::Objections objections;
        Recorder recorder(state);
        if (before.boost > 0)
            recorder.add(table::Changed{drive.car, QStringLiteral("boost"), before.boost, before.boost - 1},
                         {QStringLiteral("2"), {}});
        else
            objections.append(table::objection(QStringLiteral("no-boost"), {}, QStringLiteral("2")));
        recorder.add(CarPlaced{drive.car, before.at, drive.to}, {QStringLiteral("1"), {}});
        table::OwedSteps owed = state.owed;
        owed.add({QString::fromLatin1(Test::kind), drive.car});
        recorder.add(table::OwedChanged{owed}, {QStringLiteral("3"), {}});
        return table::Decision{recorder.effects(), objections};
    }
    static Decided decide(const State& state, const Test& test, table::Random& random)
    {
        Recorder recorder(state);
        for (const QString& car : test.cars) {
            const int index = state.indexOf(car);
            if (index < 0)
                return std::unexpected(table::impossible(QStringLiteral("no such car")));
            const int armour = state.cars[static_cast<size_t>(index)].armour;
            if (random.below(6, QStringLiteral("test ") + car) < 2 && armour > 0)
                recorder.add(table::Changed{car, QStringLiteral("armour"), armour, armour - 1},
                             {QStringLiteral("3"), {}});
        }
        recorder.add(table::OwedChanged{}, {QStringLiteral("3"), {}});
        return table::Decision{recorder.effects(), {}};
    }
    static std::expected<void, Problem> apply(State& state, const Effect& effect)
    {
        return tiny::apply(state, effect);
    }
    static std::vector<Effect> difference(const State& from, const State& to)
    {
        std::vector<Effect> effects;
        for (size_t i = 0; i < from.cars.size(); ++i) {
            if (from.cars[i].at != to.cars[i].at)
                effects.push_back(CarPlaced{from.cars[i].id, from.cars[i].at, to.cars[i].at});
        }
        if (from.owed != to.owed)
            effects.push_back(table::OwedChanged{to.owed});
        return effects;
    }
    static std::expected<void, table::Objection> correct(State& state, const table::Correction& correction)
    {
        const int car = state.indexOf(correction.subject);
        if (car < 0)
            return std::unexpected(table::wrongCorrection(QStringLiteral("no-such-subject"), correction));
        if (correction.property != QStringLiteral("at"))
            return std::unexpected(table::wrongCorrection(QStringLiteral("no-such-property"), correction));
        state.cars[static_cast<size_t>(car)].at = correction.value;
        return {};
    }
    // Two cars never stand on one space.
    static std::optional<table::Objection> nonsense(const State& state)
    {
        if (state.cars[0].at == state.cars[1].at)
            return table::objection(QStringLiteral("two-on-one"), {}, QStringLiteral("1"));
        return std::nullopt;
    }
    static table::TableShow show(const State&) { return {}; }
    static QString say(const table::Message& message)
    {
        return message.code + u'\n' + message.args[QStringLiteral("car")].toString();
    }
};

using Game = table::TypedGame<Rules>;

} // namespace roadmarshal::test::tiny
