#include "printed.h"

#include "games/apocalypse_road/decks/deck_kind.h"
#include "names.h"
#include "table/shared_words.h"
#include "team_kind.h"

#include <QJsonArray>

#include <algorithm>

namespace roadmarshal::apocalypse_road {

namespace {

const QString carsKey = QStringLiteral("cars");
const QString cardsKey = QStringLiteral("cards");
const QString cardKey = QStringLiteral("card");
const QString nameKey = QStringLiteral("name");
const QString liveryKey = QStringLiteral("livery");

QJsonObject written(const CarSheet& car)
{
    return {{QStringLiteral("id"), car.id},
            {QStringLiteral("driver"), car.driver},
            {QStringLiteral("speed"), car.speed},
            {QStringLiteral("defense"), car.defense},
            {QStringLiteral("weapon"), wordFor(weaponWords, car.weapon)},
            {QStringLiteral("mount"), wordFor(mountWords, car.mount)},
            {QStringLiteral("targeting"), car.targeting}};
}

// As its mat prints it; empty where not all eight cars are known.
QJsonObject written(const Setup& setup, int team)
{
    QJsonArray cars;
    for (const int car : setup.carsOf(team)) {
        if (!setup.cars[car].missing)
            cars.append(written(setup.cars[car]));
    }
    if (cars.size() != carsPerTeam)
        return {};
    return {{QStringLiteral("format"), teamKind().format},
            {QStringLiteral("id"), setup.teams[team].id},
            {nameKey, setup.teams[team].name},
            {liveryKey, setup.teams[team].livery},
            {carsKey, cars}};
}

// Where nobody has said what its cards say, they are read off the drawn one.
QJsonObject writtenCombat(const DeckSheets& decks)
{
    if (decks.combat.empty())
        return {};
    QJsonArray cards;
    for (size_t i = 0; i < decks.combat.size(); ++i) {
        const combat::CombatCard& card = decks.combat[i];
        QJsonObject entry{{cardKey, card.id},
                          {QStringLiteral("count"), decks.of(DeckId::Combat).kinds[i].copies},
                          {QStringLiteral("value"), card.value},
                          {QStringLiteral("collision"), combat::toText(card.crash)}};
        for (qsizetype weapon = 0; weapon < weaponWords.size(); ++weapon)
            entry[weaponWords[weapon]] = combat::toText(card.hits[static_cast<size_t>(weapon)]);
        cards.append(entry);
    }
    return {{QStringLiteral("format"), deckKind().format},
            {QStringLiteral("game"), deckKind().game},
            {QStringLiteral("deck"), wordFor(deckWords, DeckId::Combat)},
            {cardsKey, cards}};
}

// In the deck that comes with the program: somebody's own may have it elsewhere, or not at all. "ram-lead+2*"
// stands among "ram+2": stars and leads are counted there.
std::optional<content::Printed> ofRaceCard(QString card)
{
    if (!card.contains(u'+'))
        return std::nullopt;
    static const QJsonArray race = printedCards(DeckId::Race);
    card.remove(u'*').replace(QStringLiteral("ram-lead+"), QStringLiteral("ram+"));
    for (qsizetype i = 0; i < race.size(); ++i) {
        if (race[i][cardKey] == card)
            return content::Printed{deckKind().id, wordFor(deckWords, DeckId::Race),
                                    QStringLiteral("cards[%1]").arg(i)};
    }
    return std::nullopt;
}

Problem refused(const QString& place, const QString& code, const QJsonObject& args = {})
{
    return {place, table::sayShared({code, args}).value_or(code)};
}

std::expected<void, Problem> setTeam(Setup& setup, int team, const QJsonObject& item)
{
    if (const auto problem = problemOfTeam(item))
        return std::unexpected(*problem);
    const std::vector<CarSheet> sheets = sheetsOf(item);
    for (int i = 0; i < carsPerTeam; ++i) {
        CarSheet& car = setup.cars[team * setup.carsPerSeat + i];
        const CarSheet& wanted = sheets[static_cast<size_t>(i)];
        if (car.id != wanted.id)
            return std::unexpected(refused(QStringLiteral("cars[%1].id").arg(i),
                                           QStringLiteral("content-car-races"),
                                           {{QStringLiteral("what"), car.id}}));
        car = wanted;
        car.team = team;
    }
    setup.teams[team].name = item[nameKey].toString(setup.teams[team].id);
    setup.teams[team].livery = item[liveryKey].toInt(setup.teams[team].livery);
    return {};
}

// The same cards in the same number, so that what lies anywhere stays what it is.
std::expected<void, Problem> setCombat(DeckSheets& decks, const QJsonObject& item)
{
    if (const auto problem = problemOfDeck(item))
        return std::unexpected(*problem);
    const QJsonArray cards = item[cardsKey].toArray();
    const std::vector<cards::Kind>& kinds = decks.of(DeckId::Combat).kinds;
    if (cards.size() != std::ssize(decks.combat))
        return std::unexpected(refused(cardsKey, QStringLiteral("content-cards-lie")));
    for (qsizetype i = 0; i < cards.size(); ++i) {
        const cards::Kind& kind = kinds[static_cast<size_t>(i)];
        if (cards[i][cardKey] != kind.card || cards[i][QStringLiteral("count")].toInt(1) != kind.copies)
            return std::unexpected(
                refused(QStringLiteral("cards[%1]").arg(i), QStringLiteral("content-card-lies"),
                        {{QStringLiteral("what"), kind.card}, {QStringLiteral("count"), kind.copies}}));
    }
    decks.combat = combatCardsOf(cards);
    return {};
}

} // namespace

std::optional<content::Printed> printed(const State& state, const QString& id)
{
    const Setup& setup = *state.setup;
    if (const int car = setup.carIndex(id); car >= 0 && !setup.cars[car].missing) {
        const int team = setup.cars[car].team;
        return content::Printed{teamKind().id, setup.teams[team].id,
                                QStringLiteral("cars[%1]").arg(car - team * setup.carsPerSeat)};
    }
    const int kind = setup.decks.combat.empty() ? -1 : setup.decks.of(DeckId::Combat).kindOf(id);
    if (kind >= 0)
        return content::Printed{deckKind().id, wordFor(deckWords, DeckId::Combat),
                                QStringLiteral("cards[%1]").arg(kind)};
    return ofRaceCard(id);
}

QJsonObject contentOf(const State& state, const content::Printed& of)
{
    const Setup& setup = *state.setup;
    const int team = of.kind == teamKind().id ? setup.teamIndex(of.item) : -1;
    if (team >= 0)
        return written(setup, team);
    const bool isCombat = of.kind == deckKind().id && of.item == wordFor(deckWords, DeckId::Combat);
    return isCombat ? writtenCombat(setup.decks) : QJsonObject();
}

std::expected<void, Problem> setContent(State& state, const content::Printed& of, const QJsonObject& item)
{
    auto setup = std::make_shared<Setup>(*state.setup);
    const auto done = of.kind == teamKind().id ? setTeam(*setup, setup->teamIndex(of.item), item)
                                               : setCombat(setup->decks, item);
    return done.transform([&] { state.setup = setup; });
}

} // namespace roadmarshal::apocalypse_road
