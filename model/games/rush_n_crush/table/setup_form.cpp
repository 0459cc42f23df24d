#include "course_field.h"
#include "names.h"
#include "setup_file.h"
#include "table/setup_choices.h"

namespace roadmarshal::rush_n_crush {

using namespace Qt::StringLiterals;
using namespace table;

namespace {

constexpr int usualSeats = 4;

Message message(const char* code, const QJsonObject& args = {})
{
    return {QLatin1StringView(code), args};
}

SetupFields seatFields()
{
    PickOne colours{.unique = true};
    for (const Team& driver : knownDrivers())
        colours.options.append(
            {.word = driver.id, .text = {u"colour-"_s + driver.id, {}}, .livery = driver.livery});
    return {{.key = u"player"_s, .label = message("setup-player"), .kind = WriteText{40}, .usual = QString()},
            {.key = u"id"_s, .label = message("setup-car"), .kind = colours}};
}

SetupField diceField()
{
    const PickOne pick{{{.word = diceWords[0], .text = message("setup-dice-table")},
                        {.word = diceWords[1], .text = message("setup-dice-app")}}};
    return {.key = u"dice"_s, .label = message("setup-dice"), .kind = pick, .usual = diceWords[0]};
}

} // namespace

SetupForm setupForm(const SetupChoices& soFar)
{
    SetupForm form{.fewestSeats = 2,
                   .mostSeats = mostCars,
                   .usualSeats = usualSeats,
                   .seatsKey = u"cars"_s,
                   .seatsTitle = message("setup-drivers"),
                   .restTitle = message("setup-race")};
    for (qsizetype seat = 0; seat < soFar.seats.size(); ++seat)
        form.seats.append(seatFields());
    const QJsonValue course = soFar.forAll[u"course"_s];
    form.forAll = {courseField(course)};
    if (const auto laps = lapsField(course))
        form.forAll.append(*laps);
    form.forAll += SetupFields{diceField(),
                               {.key = u"thermometer"_s,
                                .label = message("setup-thermometer"),
                                .kind = PickNumber{1, hottest},
                                .usual = 6}};
    form.rulings = rulingFields(rulingChoices());
    form.summary = message("setup-summary");
    return form;
}

} // namespace roadmarshal::rush_n_crush
