#include "effects.h"

#include "games/rush_n_crush/table/names.h"
#include "games/rush_n_crush/table/read_acting.h"
#include "match.h"

#include <algorithm>

namespace roadmarshal::rush_n_crush {

namespace {

using Applied = std::expected<void, Problem>;

Applied wrong(const QString& what, const QString& why)
{
    return std::unexpected(Problem{what, why});
}

std::expected<Car*, Problem> carIn(State& state, const QString& id)
{
    const int car = state.carIndex(id);
    if (car < 0)
        return std::unexpected(Problem{id, QStringLiteral("is none of the cars")});
    return &state.car(car);
}

std::expected<int, Problem> spaceIn(const State& state, const QString& place)
{
    const int space = place.isEmpty() ? none : state.setup->course.indexOf(place);
    if (!place.isEmpty() && (space == none || state.setup->course.at(space).rock))
        return std::unexpected(Problem{place, QStringLiteral("is no space that a car can stand on")});
    return space;
}

std::expected<std::vector<int>, Problem> carsIn(const State& state, const QStringList& ids)
{
    std::vector<int> cars;
    for (const QString& id : ids) {
        const int car = state.carIndex(id);
        if (car < 0 || std::ranges::contains(cars, car))
            return std::unexpected(Problem{id, QStringLiteral("is none of the cars, or a second time")});
        cars.push_back(car);
    }
    return cars;
}

Applied move(State& state, const CarMoved& one)
{
    return carIn(state, one.car).and_then([&](Car* car) {
        return spaceIn(state, one.to).transform([&](int space) { car->at = space; });
    });
}

Applied move(State& state, const LeverMoved& one)
{
    const int bubble = state.setup->dashboard.indexOf(one.to);
    if (bubble < 0)
        return wrong(one.to, QStringLiteral("is no bubble of the dashboard"));
    return carIn(state, one.car).transform([&](Car* car) { car->lever = bubble; });
}

Applied setFate(State& state, const FateSet& one)
{
    const auto fate = enumFor<Fate>(fateWords, one.to);
    if (!fate)
        return wrong(one.to, QStringLiteral("is no state of a car"));
    return carIn(state, one.car).transform([&](Car* car) { car->fate = *fate; });
}

Applied setNails(State& state, const NailsSet& one)
{
    return spaceIn(state, one.place).and_then([&](int space) -> Applied {
        if (space == none || one.to < 0 || one.to > mostNails)
            return wrong(one.place, QStringLiteral("can't have so many nails"));
        std::erase(state.nails, space);
        state.nails.insert(state.nails.end(), static_cast<size_t>(one.to), space);
        std::ranges::sort(state.nails);
        return {};
    });
}

Applied draw(State& state, const OrderDrawn& one)
{
    return carsIn(state, one.cars).and_then([&](const std::vector<int>& cars) -> Applied {
        if (cars.size() != state.cars.size())
            return wrong(one.cars.join(u' '), QStringLiteral("are not all of the cars"));
        std::vector<Car> drawn;
        std::vector<int> nowAt(cars.size()); // by where it was
        for (const int car : cars) {
            nowAt[static_cast<size_t>(car)] = static_cast<int>(drawn.size());
            drawn.push_back(state.car(car));
        }
        const auto follow = [&](int& car) { car = nowAt[static_cast<size_t>(car)]; };
        state.cars = std::move(drawn);
        state.drawn = one.drawn;
        std::ranges::for_each(state.acted, follow);
        if (state.order)
            std::ranges::for_each(*state.order, follow);
        if (state.winner)
            follow(*state.winner);
        return {};
    });
}

Applied setOrder(State& state, const OrderSet& one)
{
    return carsIn(state, one.cars).transform([&](const std::vector<int>& cars) {
        state.order = one.settled ? std::optional(cars) : std::nullopt;
    });
}

Applied setActing(State& state, const ActingSet& one)
{
    if (one.acting.isEmpty()) {
        state.acting.reset();
        return {};
    }
    const json::Reader reader{QJsonValue(one.acting)};
    const Acting acting = readActing(reader, state);
    if (reader.problem())
        return std::unexpected(*reader.problem());
    state.acting = acting;
    return {};
}

Applied setWinner(State& state, const WinnerSet& one)
{
    const int car = state.carIndex(one.to);
    if (car < 0 && !one.to.isEmpty())
        return wrong(one.to, QStringLiteral("is none of the cars"));
    state.winner = car < 0 ? std::nullopt : std::optional(car);
    return {};
}

} // namespace

Applied apply(State& state, const Effect& effect)
{
    return std::visit(Match{[&](const table::Changed& one) { return table::apply(state, one); },
                            [&](const CarMoved& one) { return move(state, one); },
                            [&](const LeverMoved& one) { return move(state, one); },
                            [&](const FateSet& one) { return setFate(state, one); },
                            [&](const NailsSet& one) { return setNails(state, one); },
                            [&](const OrderDrawn& one) { return draw(state, one); },
                            [&](const OrderSet& one) { return setOrder(state, one); },
                            [&](const TurnSet& one) { return state.turn = one.to, Applied(); },
                            [&](const ActedSet& one) {
                                return carsIn(state, one.cars).transform([&](std::vector<int> cars) {
                                    state.acted = std::move(cars);
                                });
                            },
                            [&](const ActingSet& one) { return setActing(state, one); },
                            [&](const WinnerSet& one) { return setWinner(state, one); },
                            [](const auto&) { return Applied(); }},
                      effect);
}

QStringList idsOf(const State& state, const std::vector<int>& cars)
{
    QStringList ids;
    for (const int car : cars)
        ids.append(state.car(car).id);
    return ids;
}

QString placeOf(const State& state, const Car& car)
{
    return car.at == none ? QString() : toText(state.spaceOf(car).id);
}

namespace {

QString winnerOf(const State& state)
{
    return state.winner ? state.car(*state.winner).id : QString();
}

QStringList orderOf(const State& state)
{
    return idsOf(state, state.order.value_or(std::vector<int>()));
}

void differ(std::vector<Effect>& effects, const State& from, const State& to, const Car& now)
{
    const Car& before = from.car(from.carIndex(now.id));
    if (before.at != now.at)
        effects.push_back(CarMoved{now.id, placeOf(from, before), placeOf(to, now)});
    if (before.lever != now.lever)
        effects.push_back(LeverMoved{now.id, from.bubbleOf(before).id, to.bubbleOf(now).id});
    if (before.fate != now.fate)
        effects.push_back(FateSet{now.id, wordFor(fateWords, before.fate), wordFor(fateWords, now.fate)});
}

void differInNails(std::vector<Effect>& effects, const State& from, const State& to)
{
    std::vector<int> spaces = from.nails;
    spaces.insert(spaces.end(), to.nails.begin(), to.nails.end());
    std::ranges::sort(spaces);
    spaces.erase(std::ranges::unique(spaces).begin(), spaces.end());
    for (const int space : spaces) {
        if (from.nailsAt(space) != to.nailsAt(space))
            effects.push_back(
                NailsSet{toText(to.setup->course.at(space).id), from.nailsAt(space), to.nailsAt(space)});
    }
}

} // namespace

std::vector<Effect> difference(const State& from, const State& to)
{
    std::vector<Effect> effects;
    const bool actsOtherwise = storeActing(from) != storeActing(to);
    // Who acts depends on everything else: it is taken away first and comes last.
    if (from.acting && actsOtherwise)
        effects.push_back(ActingSet{});
    std::vector<QString> before;
    std::vector<QString> after;
    std::ranges::transform(from.cars, std::back_inserter(before), &Car::id);
    std::ranges::transform(to.cars, std::back_inserter(after), &Car::id);
    if (before != after || from.drawn != to.drawn)
        effects.push_back(OrderDrawn{QStringList(after.begin(), after.end()), to.drawn});
    for (const Car& car : to.cars)
        differ(effects, from, to, car);
    differInNails(effects, from, to);
    if (from.turn != to.turn)
        effects.push_back(TurnSet{from.turn, to.turn});
    if (orderOf(from) != orderOf(to) || from.order.has_value() != to.order.has_value())
        effects.push_back(OrderSet{orderOf(to), to.order.has_value()});
    if (idsOf(from, from.acted) != idsOf(to, to.acted))
        effects.push_back(ActedSet{idsOf(to, to.acted)});
    if (winnerOf(from) != winnerOf(to))
        effects.push_back(WinnerSet{winnerOf(from), winnerOf(to)});
    if (to.acting && actsOtherwise)
        effects.push_back(ActingSet{storeActing(to)});
    return effects;
}

} // namespace roadmarshal::rush_n_crush
