#include "show.h"

#include "support/toy/decks/deck.h"
#include "support/toy/turn/decide.h"
#include "support/toy/words/words.h"
#include "table/show_deck.h"

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;
using namespace table;

namespace {

Piece pieceOf(const State& state, const Vehicle& vehicle)
{
    return {.id = vehicle.id,
            .label = vehicle.isTruck() ? u"T"_s : u"C"_s,
            .team = state.teamOf(vehicle.id),
            .form = vehicle.isTruck() ? Form::Long : Form::Car,
            .places = vehicle.at,
            .wear = vehicle.wear,
            .mostWear = mostWear,
            .spent = state.teamOf(vehicle.id) != state.toAct};
}

Outcome outcomeOf(const State& state)
{
    if (state.end.isEmpty())
        return {};
    const bool won = state.end == u"won";
    return {.how = won ? Outcome::Won : Outcome::Lost,
            .why = {u"end-"_s + state.end, {}},
            .rule = {won                    ? u"6.1"_s
                     : state.end == u"worn" ? u"6.2"_s
                                            : u"6.3"_s,
                     {}}};
}

Message headlineOf(const State& state)
{
    if (!state.end.isEmpty())
        return message(state.end == u"won" ? "stage-won" : "stage-lost");
    return message("stage",
                   {{u"round"_s, state.camp.round}, {u"team"_s, state.setup->team(state.toAct).name}});
}

} // namespace

DeckShow deckOf(const State& state)
{
    using Sort = DeckShow::Place::Sort;
    const DeckOnTable deck{state.setup->deck, state.deck, cardName};
    DeckShow shown = showDeck(u"supplies"_s, message("deck"), deck);
    DeckShow::Place row = showRow(deck, u"row"_s, rowPlaces);
    row.name = message("place-row");
    shown.places.append(row);
    for (const Team& team : state.setup->teams) {
        DeckShow::Place hand = showPlace(deck, cards::handOf(team.id), Sort::Hand);
        hand.team = team.id;
        shown.places.append(hand);
    }
    DeckShow::Place slot = showPlace(deck, rack, Sort::Slot);
    slot.name = message("place-slot");
    DeckShow::Place box = showPlace(deck, cards::box, Sort::Box);
    box.name = message("place-box");
    shown.places += {slot, box, showPlace(deck, cards::discard, Sort::Discard)};
    shown.odds = showOdds(deck);
    return shown;
}

TableShow show(const State& state)
{
    TableShow table;
    table.board = boardOf(state.setup->yard, state.flooded);
    table.venue = {state.setup->yard.id, state.setup->yard.name};
    table.teams = state.setup->teams;
    for (const Vehicle& vehicle : state.vehicles)
        table.pieces.append(pieceOf(state, vehicle));
    // Nobody's, and carried.
    table.pieces.append(
        {.id = u"pilot"_s, .label = u"P"_s, .team = {}, .form = Form::Peg, .on = state.carrier});
    table.mats = matsOf(state);
    table.decks = {deckOf(state)};
    table.headline = headlineOf(state);
    if (!state.flooded.isEmpty())
        table.remarks.append(message("remark-flood", {{u"count"_s, state.flooded.size()}}));
    table.memos.append({u"marker"_s, u"to-act"_s, state.toAct,
                        message("memo-act", {{u"team"_s, state.setup->team(state.toAct).name}})});
    table.outcome = outcomeOf(state);
    return table;
}

} // namespace roadmarshal::test::toy
