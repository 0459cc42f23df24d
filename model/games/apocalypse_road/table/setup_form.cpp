#include "setup_form.h"

#include "games/apocalypse_road/show/car_facts.h"
#include "games/apocalypse_road/show/track_facts.h"
#include "games/apocalypse_road/turn/grid.h"
#include "names.h"
#include "rulings.h"
#include "setup.h"
#include "table/setup_choices.h"
#include "team_kind.h"
#include "track/load.h"
#include "track_kind.h"

#include <algorithm>

namespace roadmarshal::apocalypse_road {

using namespace table;

namespace {

const QString idKey = QStringLiteral("id");
const QString trackKey = QStringLiteral("track");
const QString tableWord = QStringLiteral("table");
const QString appWord = QStringLiteral("app");
constexpr int usualTeams = 4;
constexpr int longestPlayer = 40;

Message message(const QString& code, const QJsonObject& args = {})
{
    return {code, args};
}

Message named(const QString& name)
{
    return message(QStringLiteral("setup-name"), {{QStringLiteral("name"), name}});
}

// What is at hand, looked up once for a form.
struct Shelf
{
    std::vector<content::Item> teams;
    std::vector<content::Item> tracks;   // by name
    QHash<QString, QStringList> numbers; // of a team's cars, by its id

    static Shelf standard()
    {
        const content::Library library = content::Library::standard();
        Shelf shelf{library.list(teamKind()).items, library.list(trackKind()).items, {}};
        for (const content::Item& team : shelf.teams) {
            for (const CarSheet& car : sheetsOf(team.json))
                shelf.numbers[team.id].append(car.id);
        }
        std::ranges::sort(shelf.tracks, {}, &content::Item::name);
        return shelf;
    }

    const content::Item* team(const QString& id) const
    {
        const auto found = std::ranges::find(teams, id, &content::Item::id);
        return found == teams.end() ? nullptr : &*found;
    }
};

SetupField playerField()
{
    return {.key = QStringLiteral("player"),
            .label = message(QStringLiteral("setup-player")),
            .kind = WriteText{longestPlayer},
            .usual = QString()};
}

// No two cars on the table bear the same number.
std::optional<Message> sharedCar(const Shelf& shelf, const content::Item& team, const content::Item& other)
{
    const QStringList numbers = shelf.numbers.value(team.id);
    for (const QString& car : shelf.numbers.value(other.id)) {
        if (numbers.contains(car))
            return message(QStringLiteral("setup-shares-car"),
                           {{QStringLiteral("team"), other.name}, {QStringLiteral("car"), car}});
    }
    return std::nullopt;
}

// `others` sit at the table already.
SetupField teamField(const Shelf& shelf, const QStringList& others)
{
    PickOne pick{.options = {}, .unique = true};
    for (const content::Item& team : shelf.teams) {
        std::optional<Message> whyNot;
        for (const QString& id : others) {
            const content::Item* other = shelf.team(id);
            if (other && id != team.id && !whyNot)
                whyNot = sharedCar(shelf, team, *other);
        }
        pick.options.append({.word = team.id,
                             .text = named(team.name),
                             .whyNot = whyNot,
                             .livery = team.json[QStringLiteral("livery")].toInt()});
    }
    return {.key = idKey, .label = message(QStringLiteral("field-team")), .kind = pick};
}

std::optional<Message> wrongNumber(const QString& team, qsizetype picked, qsizetype wanted)
{
    if (picked == wanted)
        return std::nullopt;
    const qsizetype by = picked < wanted ? wanted - picked : picked - wanted;
    return message(picked < wanted ? QStringLiteral("setup-pick-more") : QStringLiteral("setup-leave-out"),
                   {{QStringLiteral("team"), team},
                    {QStringLiteral("wanted"), wanted},
                    {QStringLiteral("picked"), picked},
                    {QStringLiteral("by"), by}});
}

// AR-46: so many cars of the eight begin; the first ones unless the team chose.
SetupField startersField(const content::Item* team, int wanted, const QJsonValue& picked)
{
    PickSeveral pick{.options = {}, .least = wanted, .most = wanted};
    QJsonArray usual;
    for (const CarSheet& car : team ? sheetsOf(team->json) : std::vector<CarSheet>()) {
        pick.options.append({.word = car.id,
                             .text = named(car.id),
                             .livery = team->json[QStringLiteral("livery")].toInt(),
                             .detail = car.driver,
                             .facts = printedFacts(car)});
        if (usual.size() < wanted)
            usual.append(car.id);
    }
    return {.key = QStringLiteral("starters"),
            .label = message(QStringLiteral("setup-starters")),
            .kind = pick,
            .usual = usual,
            .problem = team && picked.isArray() ? wrongNumber(team->name, picked.toArray().size(), wanted)
                                                : std::nullopt};
}

// Where so many cars can't line up, nobody races.
std::optional<Message> tooSmall(const track::Track& track, int cars)
{
    const Setup probe{track, track::Graph(track), {}, {}, std::vector<int>(cars), shortPool, true, {}, {},
                      {}};
    const auto room = static_cast<int>(startingGrid(probe).size());
    if (room >= cars)
        return std::nullopt;
    return message(QStringLiteral("setup-grid-too-small"),
                   {{QStringLiteral("room"), room}, {QStringLiteral("cars"), cars}});
}

SetupField trackField(const Shelf& shelf, int cars, const QString& chosen)
{
    PickOne pick{.options = {}, .unique = false, .isBoard = true};
    QList<Message> remarks;
    for (const content::Item& item : shelf.tracks) {
        const auto track = track::load(item.json);
        if (!track)
            continue; // the library has checked it
        pick.options.append({.word = item.id, .text = named(item.name), .whyNot = tooSmall(*track, cars)});
        if (item.id == chosen)
            remarks = trackFacts(*track);
    }
    return {.key = trackKey,
            .label = message(QStringLiteral("field-track")),
            .kind = pick,
            .usual = QStringLiteral("rust-bowl"),
            .remarks = remarks};
}

SetupField lengthField()
{
    const auto option = [](const QString& word, int points) {
        const QJsonObject args{{QStringLiteral("points"), points}};
        return SetupOption{.word = word,
                           .text = message(QStringLiteral("setup-") + word, args),
                           .tip = message(QStringLiteral("setup-points-tip"), args)};
    };
    return {.key = QStringLiteral("length"),
            .label = message(QStringLiteral("setup-length")),
            .kind = PickOne{{option(QStringLiteral("short"), shortPool),
                             option(QStringLiteral("long"), longPool)}},
            .usual = QStringLiteral("short")};
}

SetupField gridField()
{
    const auto option = [](const QString& word) {
        return SetupOption{.word = word,
                           .text = message(QStringLiteral("setup-grid-") + word),
                           .tip = message(QStringLiteral("setup-grid-tip-") + word)};
    };
    return {.key = QStringLiteral("grid"),
            .label = message(QStringLiteral("field-grid")),
            .kind = PickOne{{option(appWord), option(tableWord)}},
            .usual = appWord};
}

// Whoever wants the app to draw has to say so: the box is on the table.
SetupField deckField(DeckId deck, bool isFull)
{
    const auto option = [](const QString& word) {
        return SetupOption{.word = word,
                           .text = message(QStringLiteral("setup-deck-") + word),
                           .tip = message(QStringLiteral("setup-deck-tip-") + word)};
    };
    PickOne pick{{option(tableWord)}};
    // Our own deck lies on the table only where the app can't know what the game's cards say.
    if (deck == DeckId::Combat) {
        const QString house = QStringLiteral("house");
        pick.options.append(option(house));
        pick.options.last().value =
            QJsonObject{{QStringLiteral("by"), tableWord}, {QStringLiteral("cards"), house}};
    }
    pick.options.append(option(appWord));
    if (deck == DeckId::Race && isFull)
        pick.options.last().whyNot = message(QStringLiteral("setup-full-deck"));
    const QString word = wordFor(deckWords, deck);
    return {.key = QStringLiteral("decks.") + word,
            .label = message(QStringLiteral("title-deck-") + word),
            .kind = pick,
            .usual = tableWord,
            .group = message(QStringLiteral("setup-decks"))};
}

SetupField revealField(const QString& word)
{
    return {.key = QStringLiteral("reveal.") + word,
            .label = message(QStringLiteral("setup-reveal-") + word),
            .kind = PickSwitch{},
            .usual = true,
            .tip = message(QStringLiteral("setup-reveal-tip-") + word),
            .group = message(QStringLiteral("setup-reveal"))};
}

} // namespace

SetupForm setupForm(const SetupChoices& soFar)
{
    const Shelf shelf = Shelf::standard();
    const int teams = std::max(fewestTeams, static_cast<int>(soFar.seats.size()));
    const int starters = carsInRace(teams);
    SetupForm form{.fewestSeats = fewestTeams,
                   .mostSeats =
                       std::min(mostTeams, std::max(fewestTeams, static_cast<int>(shelf.teams.size()))),
                   .usualSeats = usualTeams,
                   .seatsKey = QStringLiteral("teams"),
                   .seatsTitle = message(QStringLiteral("setup-seats")),
                   .detailTitle = message(QStringLiteral("setup-starters")),
                   .restTitle = message(QStringLiteral("setup-rest"))};
    QStringList seated;
    for (const QJsonObject& seat : soFar.seats)
        seated.append(seat[idKey].toString());
    for (qsizetype i = 0; i < seated.size(); ++i) {
        QStringList others = seated;
        others.removeAt(i);
        form.seats.append(
            {playerField(), teamField(shelf, others),
             startersField(shelf.team(seated[i]), starters, soFar.seats[i][QStringLiteral("starters")])});
    }
    const SetupFields rulings = rulingFields(rulingChoices());
    const QString fullDeck = rulingPrefix + QStringLiteral("AR-47");
    const bool isFull = soFar.forAll.contains(fullDeck) && soFar.forAll[fullDeck] != QStringLiteral("92");
    const QString track = soFar.forAll[trackKey].toString();
    form.forAll = {trackField(shelf, teams * starters, track),
                   lengthField(),
                   gridField(),
                   deckField(DeckId::Race, isFull),
                   deckField(DeckId::Event, isFull),
                   deckField(DeckId::Combat, isFull),
                   revealField(QStringLiteral("previews")),
                   revealField(QStringLiteral("threats")),
                   revealField(QStringLiteral("odds"))};
    form.rulings = rulings;
    const auto on = std::ranges::find(shelf.tracks, track, &content::Item::id);
    form.summary = message(QStringLiteral("setup-summary"),
                           {{QStringLiteral("name"), on == shelf.tracks.end() ? track : on->name}});
    return form;
}

} // namespace roadmarshal::apocalypse_road
