#include "read_crews.h"

#include "names.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostThings = 1000;

void noSuch(const json::Reader& field, const QString& card, const QString& what)
{
    field.fail(u"is \"%1\", the box has no such %2"_s.arg(card, what));
}

// A thing is an object with its card, or the card alone.
json::Reader cardField(const json::Reader& from)
{
    return from.isString() ? from : from[u"card"_s];
}

bool isPlain(const json::Reader& from)
{
    return from.isString();
}

// Once the card is known, what lies on it is read.
class ThingReader
{
public:
    ThingReader(const State& state, CardsMet& met) : m_state(state), m_met(met) {}

    std::optional<Vehicle> vehicle(const json::Reader& from)
    {
        const QString id = cardField(from).text(longestId);
        const VehicleCard* card = m_state.box().vehicle(id);
        if (!card) {
            noSuch(cardField(from), id, u"vehicle"_s);
            return std::nullopt;
        }
        m_met.meet(cardField(from), id);
        Vehicle vehicle{.card = id};
        if (isPlain(from))
            return vehicle;
        const json::Reader tracker = from[u"tracker"_s];
        vehicle.tank = from[u"tank"_s].integer(0, mostTokens, 0);
        vehicle.tracker = tracker.integer(0, mostTokens, 0);
        if (vehicle.tracker > card->tracker)
            tracker.fail(u"is %1, the highest spot is %2"_s.arg(vehicle.tracker).arg(card->tracker));
        if (vehicle.tracker == 0 && vehicle.tank > 0 && m_state.turn.step != Step::Outfit)
            tracker.fail(u"is 0, with %1 in the tank"_s.arg(vehicle.tank));
        return vehicle;
    }

    std::optional<Mod> mod(const json::Reader& from)
    {
        const QString id = cardField(from).text(longestId);
        const ModCard* card = m_state.box().mod(id);
        if (!card) {
            noSuch(cardField(from), id, u"mod"_s);
            return std::nullopt;
        }
        m_met.meet(cardField(from), id);
        Mod mod{.card = id};
        if (const json::Reader load = from.isString() ? from : from[u"load"_s];
            !isPlain(from) && isGiven(load)) {
            (void)load.object();
            mod.load = readStock(load);
            for (const Resource one : allResources) {
                if (mod.load[one] > card->load[one])
                    load[wordFor(resourceWords, one)].fail(
                        u"is %1, \"%2\" takes %3"_s.arg(mod.load[one]).arg(id).arg(card->load[one]));
            }
        }
        return mod;
    }

    std::optional<Survivor> survivor(const json::Reader& from)
    {
        const QString id = cardField(from).text(longestId);
        if (!m_state.box().person(id)) {
            noSuch(cardField(from), id, u"survivor"_s);
            return std::nullopt;
        }
        m_met.meet(cardField(from), id);
        Survivor survivor{.card = id};
        if (isPlain(from))
            return survivor;
        const json::Reader status = from[u"status"_s];
        survivor.status = static_cast<Status>(status.word(statusWords, 0));
        if (survivor.status == Status::Resting && m_state.isRace())
            status.fail(u"is \"resting\", which is not in a Race"_s); // AT-80
        survivor.starvation = from[u"starvation"_s].integer(0, mostStarvation, 0);
        readAilments(from[u"ailments"_s], survivor);
        readFresh(from[u"fresh"_s], survivor);
        return survivor;
    }

private:
    const Ailment* ailmentAt(const json::Reader& field, const QString& id) const
    {
        const Ailment* ailment = m_state.box().ailment(id);
        if (!ailment)
            noSuch(field, id, u"ailment"_s);
        return ailment;
    }

    void readAilments(const json::Reader& from, Survivor& survivor) const
    {
        if (!isGiven(from))
            return;
        (void)from.object();
        for (const QString& id : from.keys()) {
            const json::Reader field = from[id];
            const Ailment* ailment = ailmentAt(field, id);
            const int tokens = field.integer(0, mostTokens);
            if (ailment && ailment->deathAt && tokens >= *ailment->deathAt)
                field.fail(u"is %1, which kills"_s.arg(tokens));
            if (ailment && tokens > 0)
                survivor.ailments[id] = tokens;
        }
    }

    void readFresh(const json::Reader& from, Survivor& survivor) const
    {
        if (!isGiven(from))
            return;
        for (qsizetype i = 0; i < from.size(mostThings) && !from.problem(); ++i) {
            const QString id = from[i].text(longestId);
            if (ailmentAt(from[i], id))
                survivor.fresh.insert(id);
        }
    }

    const State& m_state;
    CardsMet& m_met;
};

template <class Thing, class Read>
void readList(const json::Reader& from, std::vector<Thing>& things, Read read)
{
    if (!isGiven(from))
        return;
    const qsizetype count = from.size(mostThings);
    for (qsizetype i = 0; i < count && !from.problem(); ++i) {
        if (auto thing = read(from[i]))
            things.push_back(std::move(*thing));
    }
}

Stock readTokens(const json::Reader& from)
{
    if (isGiven(from))
        (void)from.object();
    return readStock(from);
}

} // namespace

void CardsMet::meet(const json::Reader& field, const QString& card)
{
    if (!field.problem() && !m_met.insert(card).second)
        field.fail(u"is \"%1\", which is in another place already"_s.arg(card));
}

void readCrews(const json::Reader& from, State& state, CardsMet& met)
{
    ThingReader things(state, met);
    for (qsizetype i = 0; i < state.setup->crews.size() && !from.problem(); ++i) {
        Crew crew{.id = state.setup->crews[i].id};
        if (from[i].isObject()) {
            const json::Reader entry = from[i];
            crew.currency = entry[u"currency"_s].integer(0, mostMoney, 0);
            if (const json::Reader vehicle = entry[u"vehicle"_s]; isGiven(vehicle))
                crew.vehicle = things.vehicle(vehicle);
            crew.cargo = readTokens(entry[u"cargo"_s]);
            readList(entry[u"mods"_s], crew.mods, [&](const json::Reader& one) { return things.mod(one); });
            readList(entry[u"survivors"_s], crew.survivors,
                     [&](const json::Reader& one) { return things.survivor(one); });
        }
        state.crews.push_back(std::move(crew));
    }
}

void readPiles(const json::Reader& from, State& state, CardsMet& met)
{
    if (!isGiven(from))
        return;
    (void)from.object();
    ThingReader things(state, met);
    for (const QString& key : from.keys()) {
        bool isNumber = false;
        const int square = key.toInt(&isNumber);
        const json::Reader entry = from[key];
        if (!isNumber || !state.trail().has(square) || QString::number(square) != key)
            entry.fail(u"is no square of the trail"_s);
        if (from.problem())
            return;
        (void)entry.object();
        Pile& pile = state.pile(square);
        pile.resources = readTokens(entry[u"resources"_s]);
        readList(entry[u"survivors"_s], pile.survivors,
                 [&](const json::Reader& one) { return things.survivor(one); });
        readList(entry[u"mods"_s], pile.mods, [&](const json::Reader& one) { return things.mod(one); });
        readList(entry[u"vehicles"_s], pile.vehicles,
                 [&](const json::Reader& one) { return things.vehicle(one); });
    }
    state.sweep();
}

void readDiscard(const json::Reader& from, State& state, CardsMet& met)
{
    if (!isGiven(from))
        return;
    const qsizetype count = from.size(2 * mostThings);
    for (qsizetype i = 0; i < count && !from.problem(); ++i) {
        const QString id = from[i].text(longestId);
        if (!state.box().person(id))
            noSuch(from[i], id, u"survivor"_s);
        met.meet(from[i], id);
        state.discard.append(id);
    }
}

} // namespace roadmarshal::apocalypse_trail
