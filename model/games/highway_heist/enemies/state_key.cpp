#include "state_key.h"

#include "table/stored.h"

#include <algorithm>

namespace roadmarshal::highway_heist {

namespace {

class KeyWriter
{
public:
    void add(int value) { m_key.append(reinterpret_cast<const char*>(&value), sizeof value); }
    void add(const QString& text)
    {
        add(static_cast<int>(text.size()));
        m_key.append(reinterpret_cast<const char*>(text.constData()), text.size() * sizeof(QChar));
    }
    void add(const Place& place)
    {
        add(place.column);
        add(place.row);
    }
    void add(Heading heading) { add(static_cast<int>(heading)); }
    void add(const PegWay& way)
    {
        add(way.peg);
        add(way.to);
    }
    template <class T>
    void add(const std::vector<T>& values)
    {
        add(static_cast<int>(values.size()));
        for (const T& value : values)
            add(value);
    }
    void add(const QStringList& texts)
    {
        add(static_cast<int>(texts.size()));
        for (const QString& text : texts)
            add(text);
    }
    void add(const Step& step)
    {
        add(static_cast<int>(step.index()));
        std::visit([&](const auto& one) { addFields(one); }, step);
    }
    QByteArray take() { return std::move(m_key); }

private:
    template <class T>
    void addFields(const T& object)
    {
        std::apply([&](const auto&... field) { (add(object.*field.member), ...); }, T::fields());
    }
    QByteArray m_key;
};

// Each SUV under the number of its place among them; all others under their names.
std::map<QString, QString> nameless(const State& state)
{
    std::vector<const Vehicle*> suvs;
    for (const Vehicle& vehicle : state.vehicles) {
        if (vehicle.kind == Kind::Suv)
            suvs.push_back(&vehicle);
    }
    std::ranges::sort(suvs, {}, [](const Vehicle* suv) { return suv->at; });
    std::map<QString, QString> names;
    for (const Vehicle* suv : suvs)
        names[suv->id] = u'#' + QString::number(names.size()); // no id begins so
    return names;
}

void addVehicle(KeyWriter& key, const Vehicle& vehicle, const QString& name)
{
    key.add(name);
    key.add(static_cast<int>(vehicle.kind));
    key.add(vehicle.at);
    key.add(vehicle.owner);
    key.add(vehicle.strength);
    key.add(vehicle.enemies);
    key.add(vehicle.isWreck);
}

void addRest(KeyWriter& key, const State& state)
{
    key.add(state.cards);
    key.add(state.cardDiscard);
    for (const StuntSpot& spot : state.stunts) {
        key.add(spot.card);
        key.add(spot.tokens);
    }
    for (const int left : state.stuntDeck)
        key.add(left);
    for (const auto& [id, count] : state.counters)
        key.add(count);
    key.add(state.round);
    key.add(state.active);
    key.add(state.used);
    key.add(state.result ? state.result->rule : QString());
}

// `name` says what a vehicle is called.
template <class Name>
void addTable(KeyWriter& key, const State& state, Name name)
{
    for (const Player& player : state.players) {
        key.add(player.boost);
        key.add(player.tokens);
        key.add(player.isExhausted);
        key.add(static_cast<int>(player.peg.at));
        key.add(name(player.peg.vehicle));
        key.add(player.peg.left);
    }
    for (const auto& [token, at] : state.tokens)
        key.add(name(at));
    addRest(key, state);
}

} // namespace

Digest digestOf(const QByteArray& key)
{
    constexpr size_t one = 0x9E3779B97F4A7C15;
    constexpr size_t other = 0xC2B2AE3D27D4EB4F;
    return {qHash(key, one), qHash(key, other)};
}

QByteArray keyOf(const State& state)
{
    KeyWriter key;
    for (const Vehicle& vehicle : state.vehicles)
        addVehicle(key, vehicle, vehicle.id);
    addTable(key, state, [](const QString& name) { return name; });
    if (state.open) {
        key.add(state.open->roller);
        key.add(state.open->steps);
    }
    return key.take();
}

QByteArray namelessKeyOf(const State& state)
{
    const std::map<QString, QString> names = nameless(state);
    const auto name = [&](const QString& id) {
        const auto found = names.find(id);
        return found == names.end() ? id : found->second;
    };
    std::vector<std::pair<QString, const Vehicle*>> vehicles;
    for (const Vehicle& vehicle : state.vehicles)
        vehicles.emplace_back(name(vehicle.id), &vehicle);
    std::ranges::sort(vehicles);
    KeyWriter key;
    for (const auto& [called, vehicle] : vehicles)
        addVehicle(key, *vehicle, called);
    addTable(key, state, name);
    return key.take();
}

} // namespace roadmarshal::highway_heist
