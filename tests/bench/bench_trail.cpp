// The preview budgets of Apocalypse Trail: eighteen ready survivors before a scenario, a convoy of six with
// two dry vehicles; and the widest choice of places for a ration.
#include "games/apocalypse_trail/ask/carries.h"
#include "games/apocalypse_trail/queries/movement_report.h"
#include "games/apocalypse_trail/scenario/commitments.h"
#include "games/apocalypse_trail/table/position.h"

#include <benchmark/benchmark.h>

namespace roadmarshal {

namespace {

QString text(const char* latin)
{
    return QString::fromLatin1(latin);
}

apocalypse_trail::State tableOf(const QJsonObject& box, const QJsonObject& more)
{
    QJsonObject position{{text("format"), text("roadmarshal-position/1")},
                         {text("mode"), text("survival")},
                         {text("trail"), text("long-road")},
                         {text("box"), box},
                         {text("settings"), QJsonArray{text("plain")}},
                         {text("pawns"), QJsonObject{{text("convoy"), 0}}}};
    for (auto field = more.begin(); field != more.end(); ++field)
        position[field.key()] = field.value();
    return apocalypse_trail::tableFrom(position, content::Library::standard()).value();
}

QJsonObject boxOf(const QJsonObject& decks)
{
    QJsonObject box = decks;
    box[text("settings")] = QJsonArray{QJsonObject{{text("id"), text("plain")}}};
    return box;
}

QJsonObject optionOf(const QJsonObject& need)
{
    const QJsonArray outcomes{QJsonObject{{text("on"), QJsonArray{1, 2}}},
                              QJsonObject{{text("on"), QJsonArray{3, 4, 5, 6}}}};
    return {{text("id"), text("option")},
            {text("need"), need},
            {text("dice"), QJsonArray{6}},
            {text("outcomes"), outcomes}};
}

// Skills from 0 to 3, two of whom count as two; a gun that helps one.
apocalypse_trail::State crowd(const QJsonObject& need)
{
    QJsonArray cards;
    QJsonArray people;
    for (int i = 0; i < 18; ++i) {
        const QString id = QStringLiteral("p%1").arg(i, 2, 10, QChar(u'0'));
        QJsonArray abilities;
        if (i % 9 == 0)
            abilities.append(QJsonObject{{text("kind"), text("countsAs")}, {text("n"), 2}});
        cards.append(QJsonObject{{text("id"), id},
                                 {text("skills"), QJsonObject{{text("fightin"), i % 4}}},
                                 {text("abilities"), abilities}});
        people.append(id);
    }
    const QJsonObject help{{text("skill"), text("fightin")}, {text("n"), 2}, {text("to"), text("one")}};
    const QJsonObject gun{{text("id"), text("gun")}, {text("cost"), 3}, {text("while"), QJsonArray{help}}};
    const QJsonObject scenario{{text("id"), text("s")}, {text("options"), QJsonArray{optionOf(need)}}};
    const QJsonObject crew{
        {text("id"), text("red")}, {text("mods"), QJsonArray{text("gun")}}, {text("survivors"), people}};
    return tableOf(boxOf({{text("survivors"), cards},
                          {text("mods"), QJsonArray{gun}},
                          {text("scenarios"), QJsonArray{scenario}}}),
                   {{text("crews"), QJsonArray{crew}}});
}

void commitments(benchmark::State& state, const QJsonObject& need)
{
    const apocalypse_trail::State table = crowd(need);
    const apocalypse_trail::ScenarioCard& card = *table.box().scenario(text("s"));
    size_t sets = 0;
    for (auto _ : state) {
        const auto found =
            apocalypse_trail::commitmentsTo(table, apocalypse_trail::convoyId, card, card.options.front());
        sets = found.sets.size();
    }
    state.counters["sets"] = static_cast<double>(sets);
}

// The two fastest are dry.
void convoy(benchmark::State& state)
{
    QJsonArray vehicles;
    QJsonArray survivors;
    QJsonArray crews;
    for (int i = 0; i < 6; ++i) {
        const QString number = QString::number(i);
        const bool dry = i >= 4;
        vehicles.append(QJsonObject{{text("id"), text("v") + number},
                                    {text("cost"), 1},
                                    {text("speed"), 8 + 2 * (i / 2)},
                                    {text("modCapacity"), 1},
                                    {text("passengers"), 1},
                                    {text("cargo"), 1},
                                    {text("fuel"), 9},
                                    {text("tracker"), 4}});
        survivors.append(QJsonObject{{text("id"), text("s") + number}});
        crews.append(QJsonObject{{text("id"), text("c") + number},
                                 {text("vehicle"), QJsonObject{{text("card"), text("v") + number},
                                                               {text("tracker"), dry ? 0 : 4},
                                                               {text("tank"), dry ? 0 : 3}}},
                                 {text("survivors"), QJsonArray{text("s") + number}}});
    }
    const apocalypse_trail::State table = tableOf(
        boxOf({{text("vehicles"), vehicles}, {text("survivors"), survivors}}), {{text("crews"), crews}});
    qsizetype bytes = 0;
    for (auto _ : state)
        bytes = apocalypse_trail::movementReport(table, apocalypse_trail::convoyId, {}, {}).value().size();
    state.counters["bytes"] = static_cast<double>(bytes);
}

// Eight crews with as many mods and hungry survivors as they have room for.
void carries(benchmark::State& state)
{
    QJsonArray vehicles;
    QJsonArray people;
    QJsonArray mods;
    QJsonArray crews;
    const auto cards = [](QJsonArray& deck, QJsonObject card, const QString& crew, const char* kind) {
        QJsonArray ids;
        for (int i = 0; i < 8; ++i) {
            card[text("id")] = crew + text(kind) + QString::number(i);
            deck.append(card);
            ids.append(card[text("id")]);
        }
        return ids;
    };
    for (int i = 0; i < 8; ++i) {
        const QString crew = QStringLiteral("c%1").arg(i);
        vehicles.append(QJsonObject{{text("id"), text("v") + crew},
                                    {text("cost"), 1},
                                    {text("speed"), 8},
                                    {text("modCapacity"), 8},
                                    {text("passengers"), 8},
                                    {text("cargo"), 20},
                                    {text("fuel"), 9},
                                    {text("tracker"), 4}});
        QJsonArray hungry;
        for (const QJsonValue& who : cards(people, {}, crew, "s"))
            hungry.append(QJsonObject{{text("card"), who}, {text("starvation"), 1}});
        crews.append(QJsonObject{
            {text("id"), crew},
            {text("vehicle"),
             QJsonObject{{text("card"), text("v") + crew}, {text("tracker"), 4}, {text("tank"), 3}}},
            {text("cargo"), QJsonObject{{text("ration"), 9}}},
            {text("mods"),
             cards(mods, {{text("cost"), 1}, {text("load"), QJsonObject{{text("ration"), 3}}}}, crew, "m")},
            {text("survivors"), hungry}});
    }
    const apocalypse_trail::State table =
        tableOf(boxOf({{text("vehicles"), vehicles}, {text("survivors"), people}, {text("mods"), mods}}),
                {{text("crews"), crews}});
    qsizetype ways = 0;
    for (auto _ : state)
        ways = apocalypse_trail::carries(table, {.subject = text("c0"), .property = text("ration")}).size();
    state.counters["ways"] = static_cast<double>(ways);
}

} // namespace

BENCHMARK_CAPTURE(commitments, trail_total_of_18,
                  QJsonObject{{text("total"), 14}, {text("skill"), text("fightin")}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(commitments, trail_count_of_18,
                  QJsonObject{{text("count"), 5}, {text("skill"), text("fightin")}, {text("min"), 2}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(carries)->Name("trail_ration_among_64_mods")->Unit(benchmark::kMillisecond);
BENCHMARK(convoy)->Name("trail_six_vehicles_two_dry")->Unit(benchmark::kMillisecond);

} // namespace roadmarshal
