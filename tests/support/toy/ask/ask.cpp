#include "ask.h"

#include "cards/odds.h"
#include "support/toy/decks/deck.h"
#include "support/toy/dice/weather.h"
#include "support/toy/movement/ways.h"
#include "support/toy/record/actions.h"
#include "support/toy/turn/decide.h"
#include "support/toy/words/words.h"
#include "table/reading.h"
#include "table/short_forms.h"
#include "table/show_deck.h"

namespace roadmarshal::test::toy {

using namespace Qt::StringLiterals;
using namespace table;

namespace {

Ready ready(const toy::Action& action, qsizetype used)
{
    return {stored<table::Action>(action), used};
}

const Option* picked(const Prompt& prompt, const QString& word)
{
    const auto found = std::ranges::find(prompt.options, word, &Option::answer);
    return found == prompt.options.end() ? nullptr : &*found;
}

Prompt prompt(const char* id, Asking asking, const Message& question, QList<Option> options = {})
{
    Prompt made;
    made.id = QLatin1StringView(id);
    made.asking = asking;
    made.question = question;
    made.options = std::move(options);
    return made;
}

// What is asked of a vehicle once it is chosen, word by word.
class Deed
{
public:
    Deed(const State& state, const Vehicle& vehicle, const Answers& answers)
        : m_state(state), m_vehicle(vehicle), m_answers(answers)
    {
    }

    Asked ask() const
    {
        const Prompt what = acts();
        if (m_answers.size() < 2)
            return what;
        const QString& act = m_answers[1];
        if (!picked(what, act))
            return misfit(1, u"stray"_s, act);
        if (act == u"hand")
            return ready(HandOver{m_vehicle.id}, 2);
        return act == u"drive"     ? askWhere()
               : act == u"take"    ? askCard()
               : act == u"discard" ? askCards()
               : act == u"refuel"  ? askFuel()
                                   : askRepair();
    }

private:
    QJsonObject named() const { return {{u"vehicle"_s, u"@vehicle-"_s + m_vehicle.id}}; }
    QString hand() const { return cards::handOf(m_state.teamOf(m_vehicle.id)); }
    Prompt about(Prompt made) const
    {
        made.active = m_vehicle.id;
        made.asks = m_state.teamOf(m_vehicle.id);
        return made;
    }

    Prompt acts() const
    {
        Option drive{u"drive"_s, message("act-drive"), whyNotDrive(m_state, m_vehicle, {}), {}};
        drive.badge = message("badge-fuel", {{u"fuel"_s, m_vehicle.fuel}});
        drive.odds = Odds::exactly(dice::sum(weatherAsk(m_state.setup->calm)).atMost(0));
        QList<Option> options{drive};
        if (m_state.carrier == m_vehicle.id)
            options.append({u"hand"_s, message("act-hand"), {}, {}, u"pilot"_s});
        options.append({u"take"_s, message("act-take"), {}, {}});
        if (!cardsAt(m_state.setup->deck, m_state.deck, hand()).isEmpty())
            options.append({u"discard"_s, message("act-discard"), {}, {}});
        const auto work = [](const char* answer, const char* label, const char* chip) {
            Option option{QLatin1StringView(answer), message(label), {}, {}};
            option.group = message("group-work");
            option.chip = message(chip);
            return option;
        };
        if (m_state.camp.tank > 0 && m_vehicle.fuel < 4)
            options.append(work("refuel", "act-refuel", "chip-refuel"));
        options.append(work("repair", "act-repair", "chip-repair"));
        Prompt made = about(prompt("act", Asking::Choice, message("ask-act", named()), options));
        made.reminders = {message("remind-siren")};
        return made;
    }

    Asked askWhere() const
    {
        std::map<QString, QList<Way>> ways;
        for (const Way& way : waysOf(m_state, m_vehicle))
            ways[way.last()].append(way);
        Prompt where = about(prompt("where", Asking::Place, message("ask-where", named())));
        for (const auto& [place, there] : ways) {
            const Way& best = *std::ranges::min_element(there, {}, [&](const Way& way) {
                return std::pair(whyNotDrive(m_state, m_vehicle, way).size(), way.size());
            });
            Option option{place, message("place", {{u"place"_s, place}}),
                          whyNotDrive(m_state, m_vehicle, best), previewOf(m_state, m_vehicle, best)};
            if (place == m_state.setup->yard.landing)
                option.badge = message("badge-landing");
            where.options.append(option);
        }
        if (m_answers.size() < 3)
            return where;
        const auto found = ways.find(m_answers[2]);
        return found == ways.end() ? Asked(misfit(2, u"too-far"_s, m_answers[2], u"3.1"_s))
                                   : askWay(found->second);
    }

    Asked askWay(const QList<Way>& ways) const
    {
        if (ways.size() == 1)
            return ready(Drive{m_vehicle.id, ways.front()}, 3);
        Prompt way = about(prompt("way", Asking::Way, message("ask-way")));
        for (const Way& one : ways)
            way.options.append({one.join(u'-'), message("way", {{u"way"_s, one.join(u", "_s)}}),
                                whyNotDrive(m_state, m_vehicle, one), previewOf(m_state, m_vehicle, one)});
        if (m_answers.size() < 4)
            return way;
        if (!picked(way, m_answers[3]))
            return misfit(3, u"stray"_s, m_answers[3]);
        return ready(Drive{m_vehicle.id, m_answers[3].split(u'-')}, 4);
    }

    Asked askCard() const
    {
        Prompt which = about(prompt("take", Asking::Card, message("ask-take")));
        for (const QString& place : rowPlaces) {
            for (const QString& card : cardsAt(m_state.setup->deck, m_state.deck, place)) {
                if (!picked(which, card))
                    which.options.append({card, cardName(card), {}, {}});
            }
        }
        if (m_answers.size() < 3)
            return which;
        return picked(which, m_answers[2]) ? Asked(ready(Take{m_vehicle.id, m_answers[2]}, 3))
                                           : misfit(2, u"stray"_s, m_answers[2]);
    }

    Asked askCards() const
    {
        Prompt which = about(prompt("discard", Asking::Card, message("ask-discard")));
        for (const QString& card : cardsAt(m_state.setup->deck, m_state.deck, hand())) {
            if (!picked(which, card))
                which.options.append({card, cardName(card), {}, {}});
        }
        which.takes = Several{1, static_cast<int>(which.options.size())};
        if (m_answers.size() < 3)
            return which;
        const auto several = severalIn(which, m_answers[2]);
        if (!several)
            return Misfit{2, several.error(), {}};
        Discard discard{m_vehicle.id, {}};
        for (const Option& option : *several)
            discard.cards.append(option.answer);
        return ready(discard, 3);
    }

    Asked askFuel() const
    {
        const Number number{1, std::min(m_state.camp.tank, 4 - m_vehicle.fuel), 1};
        Prompt much = about(prompt("refuel", Asking::Choice, message("ask-refuel")));
        much.takes = number;
        if (m_answers.size() < 3)
            return much;
        const auto amount = numberIn(number, m_answers[2]);
        return amount ? Asked(ready(Refuel{m_vehicle.id, *amount}, 3)) : Misfit{2, amount.error(), {}};
    }

    Asked askRepair() const
    {
        Prompt which = about(prompt("repair", Asking::Piece, message("ask-repair")));
        for (const Vehicle& one : m_state.vehicles)
            which.options.append({one.id, {u"vehicle-"_s + one.id, {}}, {}, {}});
        if (m_answers.size() < 3)
            return which;
        return picked(which, m_answers[2]) ? Asked(ready(Repair{m_vehicle.id, m_answers[2]}, 3))
                                           : misfit(2, u"stray"_s, m_answers[2]);
    }

    const State& m_state;
    const Vehicle& m_vehicle;
    const Answers& m_answers;
};

Asked askWeather(const State& state, const Answers& answers)
{
    const dice::Ask due = weatherAsk(state.setup->calm);
    Prompt what = prompt("weather", Asking::Choice, message("ask-weather"));
    what.takes = Dice{due};
    what.asks = state.toAct;
    what.active = state.vehicleOf(state.toAct).id;
    if (answers.isEmpty())
        return what;
    const auto taken = dice::take(due, answers);
    if (const auto* roll = std::get_if<dice::Taken>(&taken))
        return ready(Weather{roll->roll}, roll->used);
    if (const auto* wrong = std::get_if<dice::Wrong>(&taken))
        return Misfit{0, toMessage(*wrong), {}};
    return what;
}

// Put to the other team in the middle of somebody's turn.
Asked askAccept(const State& state, const OwedStep& step, const Answers& answers)
{
    Prompt may = prompt("accept", Asking::Choice, message("ask-accept"),
                        {{u"yes"_s, message("yes"), {}, {}}, {u"no"_s, message("no"), {}, {}}});
    may.asks = step.whom;
    may.interrupts = state.toAct;
    may.active = u"pilot"_s;
    if (answers.isEmpty())
        return may;
    return picked(may, answers[0]) ? Asked(ready(Answer{answers[0] == u"yes"}, 1))
                                   : misfit(0, u"stray"_s, answers[0]);
}

Asked askRefill(const State& state, const Answers& answers)
{
    Prompt which = prompt("refill", Asking::Card, message("ask-refill"));
    const DeckOnTable deck{state.setup->deck, state.deck, cardName};
    for (size_t kind = 0; kind < state.setup->deck.kinds.size(); ++kind) {
        if (!cards::canComeNext(state.setup->deck, state.deck, static_cast<int>(kind)))
            continue;
        const QString& card = state.setup->deck.kinds[kind].card;
        const DeckShow::Odds chance = showOdds(deck, cardName(card), {static_cast<int>(kind)});
        Option option{card, cardName(card), {}, {}};
        option.odds = Odds{chance.least, chance.most};
        which.options.append(option);
    }
    if (answers.isEmpty())
        return which;
    return picked(which, answers[0]) ? Asked(ready(Refill{answers[0]}, 1))
                                     : misfit(0, u"stray"_s, answers[0]);
}

} // namespace

Asked ask(const State& state, const Answers& answers)
{
    if (!state.end.isEmpty())
        return answers.isEmpty() ? Asked(prompt("over", Asking::Choice, message("ask-over")))
                                 : misfit(0, u"stray"_s, answers[0]);
    if (const OwedStep* step = state.owed.first())
        return step->what == u"weather"  ? askWeather(state, answers)
               : step->what == u"accept" ? askAccept(state, *step, answers)
                                         : askRefill(state, answers);
    Prompt which = prompt("piece", Asking::Piece, message("ask-piece"));
    which.asks = state.toAct;
    for (const Vehicle& vehicle : state.vehicles)
        which.options.append(
            {vehicle.id, {u"vehicle-"_s + vehicle.id, {}}, outOfTurn(state, vehicle.id), {}});
    if (answers.isEmpty())
        return which;
    const Vehicle* vehicle = state.find(answers[0]);
    return vehicle ? Deed(state, *vehicle, answers).ask() : misfit(0, u"stray"_s, answers[0]);
}

} // namespace roadmarshal::test::toy
