#include "printed.h"

#include "read_box.h"
#include "read_trail.h"

namespace roadmarshal::apocalypse_trail {

using namespace Qt::StringLiterals;

namespace {

// The scenario where the pawn stands, if it has such an option.
const ScenarioCard* openWith(const State& state, const QString& option)
{
    const Pawn* pawn = state.pawn(state.turn.pawn);
    const int here = pawn && state.trail().has(pawn->at) ? state.trail().at(pawn->at).scenario : 0;
    const ScenarioCard* card = here > 0 ? state.box().scenario(state.spot(here).card) : nullptr;
    return card && card->option(option) ? card : nullptr;
}

QString optionOf(const State& state, const ScenarioCard& card, const QString& option)
{
    const QString place =
        content::placeOfEntry(state.box().json, {u"scenarios"_s}, card.id).value_or(QString());
    for (size_t i = 0; i < card.options.size(); ++i) {
        if (card.options[i].id == option)
            return u"%1.options[%2]"_s.arg(place).arg(i);
    }
    return place;
}

// What lies there under another name.
QString cardBehind(const State& state, const QString& id)
{
    if (const Crew* crew = state.crew(id); crew && crew->vehicle)
        return crew->vehicle->card;
    static const QString scenario = u"scenario-"_s;
    bool isNumber = false;
    const int number = id.startsWith(scenario) ? id.sliced(scenario.size()).toInt(&isNumber) : 0;
    return isNumber ? state.spot(number).card : id;
}

} // namespace

std::optional<content::Printed> printed(const State& state, const QString& id)
{
    static const QStringList decks{u"vehicles"_s, u"leaders"_s,   u"survivors"_s,
                                   u"mods"_s,     u"scenarios"_s, u"settings"_s};
    const Box& box = state.box();
    const QString card = cardBehind(state, id);
    const bool isCard =
        box.vehicle(card) || box.person(card) || box.mod(card) || box.scenario(card) || box.setting(card);
    if (const auto place = isCard ? content::placeOfEntry(box.json, decks, card) : std::nullopt)
        return content::Printed{boxKind().id, box.id, *place};
    if (const ScenarioCard* open = openWith(state, id))
        return content::Printed{boxKind().id, box.id, optionOf(state, *open, id)};
    return std::nullopt;
}

QJsonObject contentOf(const State& state, const content::Printed& of)
{
    if (of.kind == boxKind().id && of.item == state.box().id)
        return state.box().json;
    if (of.kind == trailKind().id && of.item == state.trail().id)
        return state.trail().json;
    return {};
}

std::expected<void, Problem> setContent(State& state, const content::Printed& of, const QJsonObject& item)
{
    auto setup = std::make_shared<Setup>(*state.setup);
    const auto put = [&](auto read, auto& into) -> std::expected<void, Problem> {
        if (!read)
            return std::unexpected(read.error());
        into = *std::move(read);
        state.setup = setup;
        return {};
    };
    return of.kind == boxKind().id ? put(readBox(item), setup->box) : put(readTrail(item), setup->trail);
}

} // namespace roadmarshal::apocalypse_trail
