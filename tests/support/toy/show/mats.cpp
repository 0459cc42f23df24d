#include "show.h"

#include "support/toy/decks/deck.h"
#include "support/toy/words/words.h"

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;
using namespace mats;

namespace {

Card cardOf(const QString& card)
{
    return {card, cardName(card)};
}

QList<Card> choicesOf(const State& state)
{
    QList<Card> choices;
    for (const cards::Kind& kind : state.setup->deck.kinds)
        choices.append(cardOf(kind.card));
    return choices;
}

Token tokenOf(const State& state, const QString& subject, const char* property, const char* label)
{
    const QString name = QLatin1StringView(property);
    return {name, message(label), state.tokens.contains(subject + u'.' + name)};
}

Slots rackOf(const State& state)
{
    const QStringList there = cardsAt(state.setup->deck, state.deck, rack);
    Slots::Slot slot{.property = u"rack"_s,
                     .label = message("label-rack"),
                     .tone = u"yellow"_s,
                     .takes = message("rack-takes"),
                     .card = there.isEmpty() ? Card() : cardOf(there.front()),
                     .damage = tokenOf(state, u"truck"_s, "cracked", "label-cracked"),
                     .choices = choicesOf(state)};
    return {message("label-rack"), {slot}};
}

Panel panelOf(const State& state, const Vehicle& vehicle)
{
    Panel panel{.subject = vehicle.id,
                .title = toy::say(Message{u"vehicle-"_s + vehicle.id, {}}),
                .subtitle = {},
                .where = message("where", {{u"place"_s, vehicle.at.join(u", "_s)}}),
                .items = {}};
    panel.items = {Gauge{.property = u"wear"_s,
                         .label = message("label-wear"),
                         .value = vehicle.wear,
                         .most = mostWear,
                         .isWear = true},
                   Counter{u"fuel"_s, message("property-fuel"), vehicle.fuel, 4},
                   Fact{message("label-length"), message(vehicle.isTruck() ? "length-2" : "length-1")}};
    if (vehicle.isTruck())
        panel.items.append(rackOf(state));
    return panel;
}

Mat teamMat(const State& state, const QString& team)
{
    Cards hand{u"hand"_s, message("label-hand"), {}, 0, choicesOf(state)};
    for (const QString& card : cardsAt(state.setup->deck, state.deck, cards::handOf(team)))
        hand.cards.append(cardOf(card));
    return {team, {hand}, {panelOf(state, state.vehicleOf(team))}};
}

Mat playerMat(const State& state, const QString& team, const QString& player, int number)
{
    Mat mat{team, {}, {}, player};
    mat.subject = team + u'-' + QString::number(number);
    mat.items = {tokenOf(state, mat.subject, "whistle", "label-whistle")};
    return mat;
}

Chart waterChart(const State& state)
{
    Chart chart{u"water"_s, message("label-water"), state.water, {}};
    const std::array tones{u"green"_s, u"yellow"_s, u"red"_s};
    const std::array levels{u"low"_s, u"rising"_s, u"high"_s};
    for (size_t i = 0; i < levels.size(); ++i)
        chart.nodes.append({levels[i], {u"water-"_s + levels[i], {}}, static_cast<double>(i), 0, tones[i]});
    chart.edges = {{u"low"_s, u"rising"_s}, {u"rising"_s, u"high"_s, true}};
    return chart;
}

Mat campMat(const State& state)
{
    Mat mat{{}, table::countersOf(state.camp), {}};
    mat.title = message("title-camp");
    mat.subject = u"camp"_s;
    mat.items.append(waterChart(state));
    return mat;
}

} // namespace

QList<Mat> matsOf(const State& state)
{
    QList<Mat> mats;
    for (const table::Team& team : state.setup->teams) {
        mats.append(teamMat(state, team.id));
        int number = 0;
        for (const QString& player : playersOf(team))
            mats.append(playerMat(state, team.id, player, ++number));
    }
    mats.append(campMat(state));
    return mats;
}

} // namespace roadmarshal::test::toy
