#include "content/library.h"
#include "names.h"
#include "read_box.h"
#include "read_trail.h"
#include "setup_file.h"
#include "table/setup_choices.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;
using namespace table;

namespace {

constexpr int usualSeats = 3;

Message message(const char* code, const QJsonObject& args = {})
{
    return {QLatin1StringView(code), args};
}

Message named(const QString& name)
{
    return {u"as-named"_s, {{u"name"_s, name}}};
}

SetupFields seatFields()
{
    PickOne colours{.unique = true};
    for (const Team& crew : knownCrews())
        colours.options.append(
            {.word = crew.id, .text = {u"colour-"_s + crew.id, {}}, .livery = crew.livery});
    return {{.key = u"player"_s, .label = message("setup-player"), .kind = WriteText{40}, .usual = QString()},
            {.key = u"id"_s, .label = message("setup-crew"), .kind = colours}};
}

SetupField pickField(const char* key, const char* label, const QList<std::pair<QString, const char*>>& words)
{
    PickOne pick;
    for (const auto& [word, text] : words)
        pick.options.append({.word = word, .text = message(text)});
    return {
        .key = QLatin1StringView(key), .label = message(label), .kind = pick, .usual = words.front().first};
}

// What the library has of a kind; what can't be read is offered with its reason.
SetupField contentField(const char* key, const char* label, const content::Kind& kind, const QString& usual)
{
    PickOne pick{.isBoard = kind.id == u"trail"};
    const content::Listing listing = content::Library::standard().list(kind);
    for (const content::Item& item : listing.items)
        pick.options.append({.word = item.id, .text = named(item.name)});
    return {.key = QLatin1StringView(key), .label = message(label), .kind = pick, .usual = usual};
}

// Of the box that is chosen.
SetupField settingsField(const QJsonValue& chosenBox)
{
    PickSeveral pick{.least = 1, .ordered = true};
    const json::Reader reader(chosenBox.isUndefined() ? QJsonValue(u"home"_s) : chosenBox);
    const auto box = boxAt(reader, content::Library::standard());
    SetupField field{.key = u"settings"_s, .label = message("setup-settings"), .kind = pick};
    if (!box) {
        field.problem = message("setup-content-bad", {{u"text"_s, box.error().toLine()}});
        return field;
    }
    for (const Setting& setting : box->settings)
        pick.options.append({.word = setting.id, .text = named(setting.name)});
    pick.most = static_cast<int>(box->settings.size());
    field.kind = pick;
    if (!box->settings.empty())
        field.usual = QJsonArray{box->settings.front().id};
    return field;
}

} // namespace

SetupForm setupForm(const SetupChoices& soFar)
{
    SetupForm form{.fewestSeats = 1,
                   .mostSeats = static_cast<int>(knownCrews().size()),
                   .usualSeats = usualSeats,
                   .seatsKey = u"crews"_s,
                   .seatsTitle = message("setup-crews"),
                   .restTitle = message("setup-journey")};
    for (qsizetype seat = 0; seat < soFar.seats.size(); ++seat)
        form.seats.append(seatFields());
    form.forAll = {pickField("mode", "setup-mode",
                             {{modeWords[0], "setup-mode-survival"}, {modeWords[1], "setup-mode-race"}}),
                   contentField("trail", "setup-trail", trailKind(), u"long-road"_s),
                   contentField("box", "setup-box", boxKind(), u"home"_s),
                   settingsField(soFar.forAll[u"box"_s]),
                   pickField("dice", "setup-dice",
                             {{diceWords[0], "setup-dice-table"}, {diceWords[1], "setup-dice-app"}})};
    form.rulings = rulingFields(rulingChoices());
    form.summary = message("setup-summary");
    return form;
}

} // namespace roadmarshal::apocalypse_trail
