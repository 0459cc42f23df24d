#include "setup.h"

#include "support/toy/words/words.h"
#include "table/setup_choices.h"

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;
using namespace table;

namespace {

SetupFields seatFields()
{
    PickOne teams{.unique = true};
    for (const Team& team : knownTeams())
        teams.options.append(
            {.word = team.id, .text = message("team-name", {{u"name"_s, team.name}}), .livery = team.livery});
    return {{.key = u"player"_s, .label = message("field-player"), .kind = WriteText{40}, .usual = QString()},
            {.key = u"id"_s, .label = message("field-team"), .kind = teams}};
}

SetupField deckField()
{
    const PickOne pick{{{.word = u"app"_s, .text = message("deck-by-app")},
                        {.word = u"table"_s, .text = message("deck-by-table")}}};
    return {.key = u"deck"_s, .label = message("field-deck"), .kind = pick, .usual = u"app"_s};
}

SetupField yardField()
{
    const PickOne pick{.options = {{.word = u"pond"_s, .text = message("yard-pond")}}, .isBoard = true};
    return {.key = u"yard"_s,
            .label = message("field-yard"),
            .kind = pick,
            .usual = u"pond"_s,
            .remarks = {message("yard-remark")}};
}

SetupField extrasField()
{
    return {.key = u"extras"_s,
            .label = message("field-extras"),
            .kind = PickSeveral{{{.word = u"oil"_s, .text = message("card-oil")}}, 0, 1},
            .usual = QJsonArray()};
}

} // namespace

SetupForm setupForm(const SetupChoices& soFar)
{
    SetupForm form{.fewestSeats = 2,
                   .mostSeats = 2,
                   .usualSeats = 2,
                   .seatsKey = u"teams"_s,
                   .seatsTitle = message("field-seats"),
                   .restTitle = message("field-rest")};
    for (qsizetype seat = 0; seat < soFar.seats.size(); ++seat)
        form.seats.append(seatFields());
    form.forAll = {
        yardField(),
        deckField(),
        {.key = u"rounds"_s, .label = message("field-rounds"), .kind = PickNumber{2, 9}, .usual = 8},
        {.key = u"calm"_s, .label = message("field-calm"), .kind = PickSwitch{}, .usual = false},
        extrasField()};
    form.rulings = rulingFields(rulingChoices());
    form.summary = message("setup-summary");
    return form;
}

} // namespace roadmarshal::test::toy
