#include "games/road_kill_rally/table/setup_form.h"

#include "names.h"
#include "rulings.h"
#include "setup_file.h"
#include "table/setup_choices.h"

namespace roadmarshal::road_kill_rally {

using namespace Qt::StringLiterals;
using namespace table;

namespace {

constexpr int usualSeats = 4;

Message message(const char* code, const QJsonObject& args = {})
{
    return {QLatin1StringView(code), args};
}

SetupField teamField()
{
    PickOne pick{{{.word = u"none"_s, .text = message("setup-no-team"), .value = QString()}}};
    for (const QString& team : {u"1"_s, u"2"_s, u"3"_s})
        pick.options.append({.word = team, .text = message("setup-team-number", {{u"number"_s, team}})});
    return {.key = u"team"_s, .label = message("setup-team"), .kind = pick, .usual = u"none"_s};
}

SetupField skillField()
{
    PickOne pick{{{.word = u"none"_s, .text = message("setup-no-skill"), .value = QString()}}};
    for (const Skill& skill : readData(json::Reader{QJsonValue(QJsonObject())}).skills)
        pick.options.append({.word = skill.id, .text = {u"skill-"_s + skill.id, {}}});
    return {.key = u"skill"_s, .label = message("setup-skill"), .kind = pick, .usual = u"none"_s};
}

SetupFields seatFields(const QJsonObject& forAll)
{
    PickOne colours{.unique = true};
    for (const Team& driver : knownDrivers())
        colours.options.append(
            {.word = driver.id, .text = {u"colour-"_s + driver.id, {}}, .livery = driver.livery});
    SetupFields fields{
        {.key = u"player"_s, .label = message("setup-player"), .kind = WriteText{40}, .usual = QString()},
        {.key = u"id"_s, .label = message("setup-car"), .kind = colours}};
    const auto plays = [&](const QString& variant) {
        return forAll[u"variants"_s].toArray().contains(QJsonValue(variant));
    };
    if (plays(u"teams"_s))
        fields.append(teamField());
    if (plays(u"skills"_s))
        fields.append(skillField());
    return fields;
}

SetupField byWhomField(const char* key, const char* label)
{
    const PickOne pick{{{.word = byWhomWords()[0], .text = message("setup-by-table")},
                        {.word = byWhomWords()[1], .text = message("setup-by-app")}}};
    return {.key = QLatin1StringView(key), .label = message(label), .kind = pick, .usual = byWhomWords()[0]};
}

SetupField openHandsField()
{
    return {.key = u"reveal.hands"_s,
            .label = message("setup-open-hands"),
            .kind = PickSwitch{},
            .usual = false,
            .tip = message("setup-open-hands-tip")};
}

SetupField variantsField()
{
    PickSeveral pick{.least = 0, .most = static_cast<int>(variantWords().size())};
    for (const QString& variant : variantWords())
        pick.options.append({.word = variant,
                             .text = {u"variant-"_s + variant, {}},
                             .tip = {u"variant-"_s + variant + u"-tip"_s, {}}});
    return {.key = u"variants"_s, .label = message("setup-variants"), .kind = pick, .usual = QJsonArray()};
}

} // namespace

QJsonObject demoSetup()
{
    QJsonArray cars;
    const QStringList players{u"Ann"_s, u"Bo"_s, u"Cleo"_s, u"Dan"_s};
    for (qsizetype seat = 0; seat < players.size(); ++seat)
        cars.append(QJsonObject{{u"id"_s, knownDrivers()[seat].id}, {u"player"_s, players[seat]}});
    return {{u"cars"_s, cars}, {u"dice"_s, byWhomWords()[1]}, {u"tileDeck"_s, byWhomWords()[1]}};
}

SetupForm setupForm(const SetupChoices& soFar)
{
    SetupForm form{.fewestSeats = 2,
                   .mostSeats = mostCars,
                   .usualSeats = usualSeats,
                   .seatsKey = u"cars"_s,
                   .seatsTitle = message("setup-drivers"),
                   .restTitle = message("setup-rally")};
    for (qsizetype seat = 0; seat < soFar.seats.size(); ++seat)
        form.seats.append(seatFields(soFar.forAll));
    form.forAll = {{.key = u"beneath"_s,
                    .label = message("setup-beneath"),
                    .kind = PickNumber{fewestBeneath, mostBeneath},
                    .usual = 3,
                    .tip = message("setup-beneath-tip")},
                   byWhomField("dice", "setup-dice"),
                   byWhomField("tileDeck", "setup-tiles"),
                   byWhomField("rallyDeck", "setup-rally-deck"),
                   byWhomField("accessoryDeck", "setup-accessory-deck"),
                   variantsField()};
    const auto isByApp = [&](const QString& deck) { return soFar.forAll[deck] == byWhomWords()[1]; };
    if (isByApp(u"rallyDeck"_s) || isByApp(u"accessoryDeck"_s))
        form.forAll.append(openHandsField());
    form.rulings = rulingFields(rulingChoices());
    form.summary = message("setup-summary");
    return form;
}

} // namespace roadmarshal::road_kill_rally
