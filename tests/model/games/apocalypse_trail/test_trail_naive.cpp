// Movements, commitments and odds of Apocalypse Trail against a second version that goes every way, on random
// convoys.
#include "games/apocalypse_trail/scenario/commitments.h"
#include "support/apocalypse_trail/naive.h"
#include "support/apocalypse_trail/table.h"
#include "support/one_of_many.h"

#include <QTest>

#include <random>

using namespace roadmarshal;
using namespace roadmarshal::test;
using namespace roadmarshal::test::trail;

namespace {

constexpr int convoys = 1500;

QString toQt(const std::string& latin)
{
    return QString::fromStdString(latin);
}

// A random table, and what the second version has to know of it.
class RandomConvoy
{
public:
    explicit RandomConvoy(unsigned seed) : m_random(seed) {}

    naive_trail::World world;
    naive_trail::Trial trial;
    std::vector<int> dice;
    std::vector<std::set<int>> outcomes;

    QJsonObject position()
    {
        world.race = chance(3);
        const int crewCount = world.race ? 1 : 1 + below(5);
        const QJsonObject road = randomTrail();
        QJsonArray vehicles;
        QJsonArray survivors;
        QJsonArray mods;
        QJsonArray crews;
        for (int i = 0; i < crewCount; ++i)
            crews.append(randomCrew(i, vehicles, survivors, mods));
        const QJsonObject box{{text("id"), text("random")},
                              {text("settings"), QJsonArray{QJsonObject{{text("id"), text("fever")}}}},
                              {text("scenarios"), QJsonArray{randomScenario()}},
                              {text("vehicles"), vehicles},
                              {text("survivors"), survivors},
                              {text("mods"), mods}};
        QJsonObject given{{text("mode"), world.race ? text("race") : text("survival")},
                          {text("trail"), road},
                          {text("box"), box},
                          {text("crews"), crews},
                          {text("pawns"), QJsonObject{{world.race ? text("c0") : text("convoy"), world.at}}}};
        return positionOf(given);
    }

private:
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    bool chance(int one) { return below(one) == 0; }

    QJsonObject randomTrail()
    {
        world.end = 6 + below(14);
        world.at = below(world.end);
        QJsonArray squares;
        int scenarios = 0;
        for (int at = 1; at <= world.end; ++at) {
            QJsonObject square{{text("at"), at}};
            if (at == world.end || chance(6)) {
                square[text("shelter")] = at;
                world.shelters.insert(at);
            } else if (chance(6)) {
                square[text("scenario")] = ++scenarios;
                world.halts.insert(at);
            }
            if (chance(4)) {
                square[text("eat")] = true;
                world.eats.insert(at);
            }
            squares.append(square);
        }
        return {{text("id"), text("random")}, {text("end"), world.end}, {text("squares"), squares}};
    }

    QJsonObject randomCrew(int number, QJsonArray& vehicles, QJsonArray& survivors, QJsonArray& mods)
    {
        const QString id = text("c") + QString::number(number);
        naive_trail::Car car{id.toStdString(), 4 + 2 * below(3), 1 + below(4), 0, 0};
        car.tank = chance(2) ? 0 : below(3);
        car.tracker = car.tank > 0 || !chance(2) ? 1 + below(car.most) : 0;
        world.cars.push_back(car);
        const QString vehicle = text("v") + id;
        vehicles.append(QJsonObject{{text("id"), vehicle},
                                    {text("cost"), 1},
                                    {text("speed"), car.speed},
                                    {text("modCapacity"), 9},
                                    {text("passengers"), 9},
                                    {text("cargo"), 9},
                                    {text("fuel"), 9},
                                    {text("tracker"), car.most}});
        const int ammo = below(2);
        trial.otherAmmo += ammo;
        QJsonArray people;
        for (int i = 0; i < 1 + below(3); ++i)
            people.append(randomPerson(number, id + text("p") + QString::number(i), survivors));
        QJsonArray own;
        if (chance(2) && trial.loads.size() < 3)
            own.append(randomMod(number, id + text("m"), mods));
        return {
            {text("id"), id},
            {text("vehicle"),
             QJsonObject{{text("card"), vehicle}, {text("tracker"), car.tracker}, {text("tank"), car.tank}}},
            {text("cargo"), QJsonObject{{text("ammo"), ammo}}},
            {text("mods"), own},
            {text("survivors"), people}};
    }

    QJsonObject randomPerson(int crew, const QString& id, QJsonArray& survivors)
    {
        naive_trail::Person person{id.toStdString(), crew, below(4), 1, {}};
        const int hunger = below(3);
        QJsonArray abilities;
        if (chance(4)) {
            person.counts = 2;
            abilities.append(
                QJsonObject{{text("kind"), text("countsAs")}, {text("n"), 2}, {text("in"), text("fightin")}});
        }
        if (chance(4)) {
            person.rerolls = {1 + below(3)};
            abilities.append(QJsonObject{{text("kind"), text("reroll")},
                                         {text("faces"), QJsonArray{*person.rerolls.begin()}}});
        }
        survivors.append(QJsonObject{{text("id"), id},
                                     {text("skills"), QJsonObject{{text("fightin"), person.raw}}},
                                     {text("abilities"), abilities}});
        person.raw -= hunger;
        const bool ready = !chance(6);
        if (ready)
            trial.people.push_back(person);
        return {{text("card"), id},
                {text("starvation"), hunger},
                {text("status"), ready ? text("ready") : text("injured")}};
    }

    QJsonArray gifts(int crew, std::vector<naive_trail::Gift>& list)
    {
        QJsonArray written;
        for (int i = 0; i < below(3); ++i) {
            const bool toVehicle = chance(2);
            const int n = 1 + below(2);
            list.push_back({n, toVehicle ? crew : -1});
            written.append(QJsonObject{{text("skill"), text("fightin")},
                                       {text("n"), n},
                                       {text("to"), toVehicle ? text("vehicle") : text("one")}});
        }
        return written;
    }
    QJsonObject randomMod(int crew, const QString& id, QJsonArray& mods)
    {
        const bool full = !chance(4);
        std::vector<naive_trail::Gift> always;
        naive_trail::Load load{id.toStdString(), 1, {}};
        QJsonObject card{{text("id"), id}, {text("cost"), 1}, {text("load"), QJsonObject{{text("ammo"), 1}}}};
        card[text("while")] = gifts(crew, always);
        card[text("spend")] = gifts(crew, load.spend);
        mods.append(card);
        if (full) {
            trial.always.insert(trial.always.end(), always.begin(), always.end());
            trial.loads.push_back(load);
        }
        return {{text("card"), id}, {text("load"), full ? QJsonObject{{text("ammo"), 1}} : QJsonObject()}};
    }

    QJsonObject randomScenario()
    {
        QJsonObject need;
        const auto ask = [&](const char* part, int& value, int most) {
            value = below(most + 1);
            need[text(part)] = value;
        };
        if (!chance(3)) {
            ask("count", trial.count, 4);
            if (chance(2))
                ask("min", trial.min, 4);
        }
        if (chance(2))
            ask("total", trial.total, 9);
        if (chance(3))
            ask("perCrew", trial.perCrew, 2);
        if (chance(3)) {
            trial.payAmmo = 1 + below(2);
            need[text("pay")] = QJsonObject{{text("ammo"), trial.payAmmo}};
        }
        if (trial.min >= 0 || trial.total >= 0)
            need[text("skill")] = text("fightin");
        QJsonArray sizes;
        int most = 0;
        for (int i = 0; i < 1 + below(3); ++i) {
            dice.push_back(4 + 2 * below(3));
            sizes.append(dice.back());
            most += dice.back();
        }
        outcomes.resize(1 + static_cast<size_t>(below(3)));
        for (int total = static_cast<int>(dice.size()); total <= most; ++total)
            outcomes[static_cast<size_t>(total) % outcomes.size()].insert(total);
        QJsonArray lists;
        for (const std::set<int>& on : outcomes) {
            QJsonArray totals;
            for (const int total : on)
                totals.append(total);
            lists.append(QJsonObject{{text("on"), totals}, {text("do"), QJsonArray()}});
        }
        const QJsonObject option{
            {text("id"), text("o")}, {text("need"), need}, {text("dice"), sizes}, {text("outcomes"), lists}};
        return {
            {text("id"), text("s")}, {text("kind"), text("fightin")}, {text("options"), QJsonArray{option}}};
    }

    std::mt19937 m_random;
};

naive_trail::Ends endsIn(const QJsonObject& answer, const naive_trail::World& world)
{
    const auto joined = [](const QJsonValue& numbers) {
        std::string words;
        for (const QJsonValue& number : numbers.toArray())
            words += " " + std::to_string(number.toInt());
        return words;
    };
    naive_trail::Ends ends;
    for (const QJsonValue& end : answer[text("ends")].toArray()) {
        std::string key = std::to_string(end[text("moved")].toInt()) + " " +
                          std::to_string(end[text("at")].toInt()) + " " +
                          end[text("stop")].toString().toStdString() + " |" + joined(end[text("eats")]) +
                          " |" + joined(end[text("shelters")]) + " |";
        for (const naive_trail::Car& car : world.cars) {
            const QJsonValue fuel = end[text("fuel")][toQt(car.crew)];
            key += " " + car.crew + ":" + std::to_string(fuel[text("tracker")].toInt()) + "/" +
                   std::to_string(fuel[text("tank")].toInt());
        }
        for (const QJsonValue& roll : end[text("rolls")].toArray())
            ends[key].insert(roll.toInt());
    }
    return ends;
}

naive_trail::Set setOf(const QJsonValue& commitment)
{
    naive_trail::Set set;
    for (const QJsonValue& one : commitment[text("survivors")].toArray())
        set.first.push_back(one.toString().toStdString());
    for (const QJsonValue& one : commitment[text("spend")].toArray())
        set.second.push_back(one.toString().toStdString());
    return set;
}

double toNumber(const QString& fraction)
{
    const QStringList parts = fraction.split(u'/');
    return parts.value(0).toDouble() / parts.value(1, text("1")).toDouble();
}

} // namespace

class TestTrailNaive : public QObject
{
    Q_OBJECT

private slots:
    void movements()
    {
        int some = 0;
        for (unsigned seed = 0; seed < convoys; ++seed) {
            RandomConvoy convoy(seed);
            const auto state = read(convoy.position());
            QVERIFY2(state, state ? "" : qPrintable(state.error().toLine()));
            const auto answer = ask(*state, text("preview --crew c0"));
            QVERIFY2(answer, answer ? "" : qPrintable(answer.error()));
            naive_trail::Ends expected;
            const int die = (*answer)[text("die")].toInt();
            for (int roll = 1; roll <= die; ++roll)
                naive_trail::walk(convoy.world, convoy.world.cars, roll, 0, 1, false, expected);
            std::erase_if(expected, [](const auto& end) { return end.first.starts_with("0 "); });
            const naive_trail::Ends found = endsIn(*answer, convoy.world);
            some += found.size() > 3 ? 1 : 0;
            QVERIFY2(found == expected, qPrintable(QString::number(seed)));
            checkOrder(*answer);
        }
        QVERIFY(some > convoys / 10);
    }

    void commitmentsAndOdds()
    {
        int some = 0;
        for (unsigned seed = 0; seed < convoys; ++seed) {
            RandomConvoy convoy(seed);
            const auto state = read(convoy.position());
            QVERIFY2(state, state ? "" : qPrintable(state.error().toLine()));
            const auto answer = ask(*state, text("preview --scenario s --crew c0"));
            QVERIFY2(answer, answer ? "" : qPrintable(answer.error()));
            const QJsonArray sets = (*answer)[text("options")][0][text("commitments")].toArray();
            std::set<naive_trail::Set> found;
            for (const QJsonValue& one : sets)
                found.insert(setOf(one));
            some += found.size() > 2 ? 1 : 0;
            QCOMPARE(static_cast<qsizetype>(found.size()), sets.size());
            QVERIFY2(found == naive_trail::commitments(convoy.trial), qPrintable(QString::number(seed)));
            checkSets(convoy, sets);
        }
        QVERIFY(some > convoys / 10);
    }

    // 18 who are ready, and far more ways than anybody wants: the first ones, at once.
    void bounded()
    {
        QJsonArray survivors;
        QJsonArray people;
        for (int i = 0; i < 18; ++i) {
            const QString id = QStringLiteral("p%1").arg(i, 2, 10, QChar(u'0'));
            survivors.append(
                QJsonObject{{text("id"), id}, {text("skills"), QJsonObject{{text("fightin"), 1}}}});
            people.append(id);
        }
        QJsonObject box = fileOf(text("plain.box.json"));
        box[text("survivors")] = survivors;
        const QJsonObject option{
            {text("id"), text("o")},
            {text("need"), QJsonObject{{text("total"), 9}, {text("skill"), text("fightin")}}},
            {text("dice"), QJsonArray()},
            {text("outcomes"),
             QJsonArray{QJsonObject{{text("on"), text("always")}, {text("do"), QJsonArray()}}}}};
        box[text("scenarios")] =
            QJsonArray{QJsonObject{{text("id"), text("s")}, {text("options"), QJsonArray{option}}}};
        const auto state = read(
            positionOf({{text("box"), box},
                        {text("pawns"), QJsonObject{{text("red"), 1}}},
                        {text("crews"),
                         QJsonArray{QJsonObject{{text("id"), text("red")}, {text("survivors"), people}}}}}));
        QVERIFY2(state, state ? "" : qPrintable(state.error().toLine()));
        const apocalypse_trail::ScenarioCard& card = *state->box().scenario(text("s"));
        apocalypse_trail::Commitments found;
        QBENCHMARK
        {
            found = apocalypse_trail::commitmentsTo(*state, text("red"), card, card.options.front());
        }
        QCOMPARE(found.sets.size(), apocalypse_trail::mostCommitments);
        QVERIFY(found.more);
        QCOMPARE(found.sets.front().commitment.survivors.join(u','),
                 text("p00,p01,p02,p03,p04,p05,p06,p07,p08"));
    }

private:
    static QByteArray compact(const QJsonObject& object)
    {
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    }
    static void checkOrder(const QJsonObject& answer)
    {
        std::pair<int, QByteArray> last(-1, {});
        for (const QJsonValue& end : answer[text("ends")].toArray()) {
            QJsonObject object = end.toObject();
            QCOMPARE(object[text("path")].toArray().size(), object[text("moved")].toInt());
            QCOMPARE(object[text("tows")].toArray().size(), object[text("moved")].toInt());
            for (const char* other : {"rolls", "path", "tows"})
                object.remove(text(other));
            const std::pair<int, QByteArray> key(object[text("moved")].toInt(), compact(object));
            QVERIFY(last < key);
            last = key;
        }
    }
    static void checkSets(const RandomConvoy& convoy, const QJsonArray& sets)
    {
        std::tuple<qsizetype, qsizetype, QByteArray> last(-1, -1, {});
        for (const QJsonValue& one : sets) {
            const QJsonArray survivors = one[text("survivors")].toArray();
            const QJsonArray spend = one[text("spend")].toArray();
            const std::tuple<qsizetype, qsizetype, QByteArray> key(
                survivors.size(), spend.size(),
                QJsonDocument(QJsonArray{survivors, spend}).toJson(QJsonDocument::Compact));
            QVERIFY(last < key);
            last = key;
            int counts = 0;
            std::set<int> rerolls;
            for (const naive_trail::Person& person : convoy.trial.people) {
                if (!survivors.contains(toQt(person.id)))
                    continue;
                counts += person.counts;
                rerolls.insert(person.rerolls.begin(), person.rerolls.end());
            }
            QCOMPARE(one[text("counts")].toInt(), counts);
            for (size_t i = 0; i < convoy.outcomes.size(); ++i) {
                const double found = toNumber(one[text("odds")][static_cast<qsizetype>(i)].toString());
                QVERIFY(std::abs(found - naive_trail::chance(convoy.dice, rerolls, convoy.outcomes[i])) <
                        1e-9);
            }
        }
    }
};

ONE_OF_MANY(TestTrailNaive)

#include "test_trail_naive.moc"
