// Journeys of Apocalypse Trail of people who think a little and differ in what they like: how well the box of
// our own plays is measured with them.
#pragma once

#include "support/apocalypse_trail/journey.h"

#include "games/apocalypse_trail/movement/fuel.h"
#include "games/apocalypse_trail/movement/square.h"
#include "games/apocalypse_trail/scenario/commitments.h"
#include "games/apocalypse_trail/scenario/odds.h"
#include "games/apocalypse_trail/scenario/people.h"

namespace roadmarshal::test::trail {

class CarefulJourney : public RandomJourney
{
    using State = apocalypse_trail::State;
    using Crew = apocalypse_trail::Crew;
    using Resource = apocalypse_trail::Resource;

public:
    CarefulJourney(unsigned seed, bool race, int crews, QStringList settings)
        : RandomJourney(seed, race), m_crews(crews), m_settings(std::move(settings))
    {
    }

private:
    QJsonObject randomSetup() override
    {
        static const QStringList colours{QStringLiteral("red"),   QStringLiteral("blue"),
                                         QStringLiteral("green"), QStringLiteral("yellow"),
                                         QStringLiteral("white"), QStringLiteral("black")};
        QJsonObject setup = m_game.demoSetup();
        setup[QStringLiteral("mode")] = m_race ? QStringLiteral("race") : QStringLiteral("survival");
        setup[QStringLiteral("settings")] = QJsonArray::fromStringList(m_settings);
        setup[QStringLiteral("crews")] = QJsonArray::fromStringList(colours.first(m_crews));
        return setup;
    }
    // Random journeys look at all of this.
    QString lookOver(const table::State&, const table::Action&) const override { return {}; }
    QString lookBack() override { return {}; }

    // The rest of a line that was begun, or what they like best; at random where nothing is at stake.
    QString wordFor(const table::Prompt& prompt) override
    {
        if (prompt.id == u"before" || prompt.id == u"after" || prompt.id == u"shop" || prompt.id == u"option")
            m_plan = m_hurries ? QStringList() : planFor(prompt);
        if (!m_plan.isEmpty())
            return m_plan.takeFirst();
        if (prompt.id == u"scenario" && offers(prompt, u"app"))
            return QStringLiteral("app");
        if (prompt.id == u"choose")
            return bestCard(prompt);
        if (prompt.id == u"feed" && offers(prompt, u"all") && isPlenty())
            return QStringLiteral("all");
        if (prompt.id == u"feed" && std::holds_alternative<table::Several>(prompt.takes))
            return hungriest();
        if (prompt.id == u"stop")
            return shelterWord();
        return RandomJourney::wordFor(prompt);
    }
    static bool offers(const table::Prompt& prompt, QStringView word)
    {
        return std::ranges::any_of(prompt.options, [&](const table::Option& option) {
            return option.answer == word && option.objections.isEmpty();
        });
    }

    QStringList planFor(const table::Prompt& prompt)
    {
        if (prompt.id == u"shop")
            return shopping();
        if (prompt.id == u"option")
            return scenarioWords();
        if (const QStringList goods = usefulGoods(); !goods.isEmpty())
            return goods;
        return {prompt.id == u"after" ? QStringLiteral("done") : movementWord(prompt)};
    }

    // --- Outfitting
    double worth(const QString& card)
    {
        const apocalypse_trail::Box& box = own().box();
        const double whim = below(100) / 40.0;
        if (const auto* vehicle = box.vehicle(card))
            return whim + vehicle->cargo * .8 + vehicle->fuel + std::min(vehicle->passengers, 5) * .8 +
                   vehicle->speed * .9 - vehicle->cost * .25;
        if (const auto* mod = box.mod(card)) {
            double helps = 2.0 * mod->cargo + 1.5 * mod->fuel + mod->passengers - mod->cost;
            for (const auto& bonus : mod->inForce)
                helps += 2.0 * bonus.n;
            return helps + whim;
        }
        double skills = whim;
        if (const auto* person = box.person(card)) {
            for (const auto& [skill, value] : person->skills)
                skills += value;
        }
        return skills;
    }
    QString bestCard(const table::Prompt& prompt)
    {
        const Crew* crew = own().crew(own().outfit ? own().outfit->crew : QString());
        QString best;
        double most = 0;
        for (const table::Option& option : prompt.options) {
            if (!option.objections.isEmpty() || option.answer == u"pass" || option.answer == u"app")
                continue;
            const auto* mod = own().box().mod(option.answer);
            const bool isLuxury = mod && (!crew || crew->mods.size() > 2 || crew->currency - mod->cost < 18);
            const double value = worth(option.answer);
            if (!isLuxury && (!mod || value > 1) && (best.isEmpty() || value > most)) {
                best = option.answer;
                most = value;
            }
        }
        return best.isEmpty() && offers(prompt, u"pass") ? QStringLiteral("pass") : best;
    }
    // Full tanks, then food, fuel and medicine as long as money and room last.
    QStringList shopping()
    {
        const auto& prices = own().setup->settings.front();
        const auto& stock = own().box().setting(prices)->prices;
        for (const Crew& crew : own().crews) {
            const auto rooms = apocalypse_trail::roomsOf(own(), crew);
            const auto buys = [&](Resource one) {
                const bool fits = (one == Resource::Fuel && rooms.fuel.left() > 0) || rooms.cargo.left() > 0;
                return fits && crew.currency >= stock[one];
            };
            const auto line = [&](Resource one) {
                return QStringList{QStringLiteral("buy"), crew.id,
                                   apocalypse_trail::wordFor(apocalypse_trail::resourceWords, one),
                                   QStringLiteral("1")};
            };
            if (rooms.fuel.left() > 0 && buys(Resource::Fuel))
                return line(Resource::Fuel);
            if (rooms.cargo.left() <= 0)
                continue;
            const bool isShort = crew.cargo.ration <= 2 * (crew.cargo.fuel + crew.cargo.medicine);
            for (const Resource one : {isShort                   ? Resource::Ration
                                       : crew.cargo.medicine > 0 ? Resource::Fuel
                                                                 : Resource::Medicine,
                                       Resource::Ration}) {
                if (buys(one))
                    return line(one);
            }
        }
        return {QStringLiteral("done")};
    }

    // --- On the way
    std::vector<const Crew*> convoy() const
    {
        std::vector<const Crew*> crews;
        for (const int crew : own().convoyOf(own().turn.pawn))
            crews.push_back(&own().crews[static_cast<size_t>(crew)]);
        return crews;
    }
    int stock(Resource one) const
    {
        const auto stores = apocalypse_trail::storesWith(own(), own().convoyOf(own().turn.pawn), one);
        return apocalypse_trail::heldIn(own(), stores, one);
    }
    int people() const { return apocalypse_trail::survivorsOf(own(), own().turn.pawn); }
    // Half of what is still to be eaten: two meals of three may be left out.
    bool isPlenty() const
    {
        int meals = 1;
        for (int square = own().acting().at + 1; square <= own().trail().end(); ++square)
            meals += own().trail().at(square).eat ? 1 : 0;
        return 2 * stock(Resource::Ration) >= (people() + 2) / 3 * meals;
    }
    QString hungriest()
    {
        QStringList who;
        for (const Crew* crew : convoy()) {
            for (const auto& survivor : crew->survivors) {
                if (survivor.starvation >= apocalypse_trail::mostStarvation &&
                    who.size() < 3 * stock(Resource::Ration))
                    who.append(survivor.card);
            }
        }
        return who.isEmpty() ? QStringLiteral("none") : who.join(u',');
    }
    int squaresWithFuel() const
    {
        int least = 9999;
        for (const auto& rig : apocalypse_trail::rigsOf(own(), own().turn.pawn))
            least = std::min(least, rig.left());
        return least;
    }
    QString shelterWord()
    {
        int next = 9999;
        for (const int square : own().trail().shelters()) {
            if (square > own().acting().at && own().isFreeShelter(square))
                next = std::min(next, square);
        }
        const bool reachesMore = next - own().acting().at <= squaresWithFuel();
        return reachesMore && below(4) > 0 ? QStringLiteral("on") : QStringLiteral("stop");
    }
    // Pushing costs no fuel: while nothing follows, now and then with a good lead, and onto a scenario.
    QString movementWord(const table::Prompt& prompt)
    {
        for (const char* back : {"drive-back", "push-back"}) {
            if (const auto word = QString::fromLatin1(back);
                offers(prompt, word) && !offers(prompt, u"drive"))
                return word;
        }
        if (!offers(prompt, u"drive") || !offers(prompt, u"push"))
            return offers(prompt, u"drive") ? QStringLiteral("drive") : QStringLiteral("push");
        const int at = own().acting().at;
        const int lead = at - own().catastrophe.at;
        bool pushes = false;
        if (!own().catastrophe.started && !own().isRace())
            pushes = below(2) == 0;
        else if (own().halts(own().turn.pawn, at + 1))
            pushes = below(10) < 7;
        else if (!own().isRace() && lead > 12 && squaresWithFuel() < own().trail().end() - at)
            pushes = below(4) == 0;
        return pushes ? QStringLiteral("push") : QStringLiteral("drive");
    }

    static QStringList stow(Resource one, const QString& from, const QString& to)
    {
        return {QStringLiteral("stow"), apocalypse_trail::wordFor(apocalypse_trail::resourceWords, one),
                QStringLiteral("1"), from, to};
    }
    // One thing that is worth doing before going on; nothing if there is none.
    QStringList usefulGoods()
    {
        if (const QStringList line = treat(); !line.isEmpty())
            return line;
        for (const Crew* crew : convoy()) {
            const auto rooms = apocalypse_trail::roomsOf(own(), *crew);
            if (const QStringList line = load(*crew, rooms); !line.isEmpty())
                return line;
        }
        return evenedOut();
    }
    // The convoy goes as far as its emptiest tank.
    QStringList evenedOut() const
    {
        const Crew* fullest = nullptr;
        const Crew* emptiest = nullptr;
        for (const Crew* crew : convoy()) {
            if (!crew->vehicle)
                continue;
            if (!fullest || crew->vehicle->tank > fullest->vehicle->tank)
                fullest = crew;
            if (!emptiest || squaresOf(*crew) < squaresOf(*emptiest))
                emptiest = crew;
        }
        const bool helps = fullest && fullest->vehicle->tank >= emptiest->vehicle->tank + 2 &&
                           apocalypse_trail::roomsOf(own(), *emptiest).fuel.left() > 0;
        return helps ? stow(Resource::Fuel, fullest->id + QStringLiteral(".tank"),
                            emptiest->id + QStringLiteral(".tank"))
                     : QStringList();
    }
    int squaresOf(const Crew& crew) const
    {
        return crew.vehicle->tracker + crew.vehicle->tank * own().box().vehicle(crew.vehicle->card)->tracker;
    }
    QStringList treat() const
    {
        if (stock(Resource::Medicine) == 0)
            return {};
        for (const Crew* crew : convoy()) {
            for (const auto& survivor : crew->survivors) {
                bool isIll = survivor.status == apocalypse_trail::Status::Injured;
                for (const auto& [ailment, tokens] : survivor.ailments)
                    isIll = isIll || tokens >= 2;
                if (isIll)
                    return {QStringLiteral("medicine"), survivor.card};
            }
        }
        return {};
    }
    QStringList load(const Crew& crew, const apocalypse_trail::Rooms& rooms) const
    {
        if (!crew.vehicle)
            return {};
        const QString tank = crew.id + QStringLiteral(".tank");
        if (rooms.fuel.left() > 0) {
            for (const Crew* other : convoy()) {
                if (other->cargo.fuel > 0)
                    return stow(Resource::Fuel, other->id, tank);
            }
        }
        const int at = own().acting().at;
        const auto* pile = own().pileAt(at);
        const auto& shows = own().trail().at(at).resource;
        const bool mayTake = own().turn.step == apocalypse_trail::Step::AfterMove && shows &&
                             !own().turn.collected.contains(crew.id);
        for (const Resource one : {Resource::Fuel, Resource::Ration, Resource::Medicine}) {
            const bool toTank = one == Resource::Fuel && rooms.fuel.left() > 0;
            const bool isHere = (mayTake && *shows == one) || (pile && pile->resources[one] > 0);
            if (!toTank && rooms.cargo.left() <= 0) {
                const Resource least = crew.cargo.gear > 0 ? Resource::Gear : Resource::Ammo;
                if (isHere && crew.cargo[least] > 0)
                    return stow(least, crew.id, QStringLiteral("here"));
                continue;
            }
            const QString to = toTank ? tank : crew.id;
            if (mayTake && *shows == one)
                return stow(one, QStringLiteral("icon"), to);
            if (pile && pile->resources[one] > 0)
                return stow(one, QStringLiteral("here"), to);
        }
        if (pile && !pile->survivors.empty() && rooms.passengers.left() > 0)
            return {QStringLiteral("take"), pile->survivors.front().card, crew.id};
        return {};
    }

    // --- Scenarios
    static double valueOf(const apocalypse_trail::CardEffect& effect, int counts)
    {
        using apocalypse_trail::Verb;
        static const std::map<Resource, double> worths{{Resource::Ration, 1.0},
                                                       {Resource::Fuel, 1.6},
                                                       {Resource::Medicine, 1.2},
                                                       {Resource::Ammo, .5},
                                                       {Resource::Gear, .5}};
        const int struck =
            effect.number.value_or(effect.who == apocalypse_trail::Who::All ? 3 : 1) * effect.n;
        switch (effect.verb) {
        case Verb::Gain:
            return worths.at(effect.resource) * effect.n * (effect.perCommitted ? counts : 1);
        case Verb::Lose:
            return -worths.at(effect.resource) * effect.n;
        case Verb::Find:
            return 1.5 * effect.n;
        case Verb::Injure:
            return -1.8 * struck;
        case Verb::Kill:
            return -6.0 * struck;
        case Verb::Rest:
            return -.6 * struck;
        case Verb::Starve:
            return -1.0 * struck;
        case Verb::Ailment:
            return -2.0 * struck;
        case Verb::Cure:
            return 1;
        case Verb::Text:
            break;
        }
        return 0;
    }
    // The option that promises most, with those it takes.
    QStringList scenarioWords()
    {
        const int number = own().trail().at(own().acting().at).scenario;
        const auto* card = own().box().scenario(own().spot(number).card);
        if (!card)
            return {};
        QStringList best;
        double most = 0;
        for (const auto& option : card->options) {
            const auto found = apocalypse_trail::commitmentsTo(own(), own().turn.pawn, *card, option,
                                                               apocalypse_trail::Admitted::Ready, 200);
            if (found.sets.empty())
                continue;
            // With pay for each who takes part the more the better.
            const auto& set = option.need.perCrew ? widest(*card, option, found) : found.sets.front();
            const auto odds = apocalypse_trail::oddsOf(
                option, apocalypse_trail::rerolledFaces(own(), *card, set.commitment.survivors));
            double value = below(100) / 170.0 - .4 * static_cast<double>(set.commitment.spent.size()) -
                           (own().isRace() ? 0 : .25) * static_cast<double>(set.commitment.survivors.size()) -
                           1.2 * option.need.pay.total();
            for (size_t i = 0; i < odds.size(); ++i) {
                for (const auto& effect : option.outcomes[i].effects)
                    value += dice::toDouble(odds[i]) * valueOf(effect, set.counts);
            }
            if (best.isEmpty() || value > most) {
                most = value;
                best = wordsOf(option, set.commitment);
            }
        }
        return best;
    }
    QStringList wordsOf(const apocalypse_trail::ScenarioOption& option,
                        const apocalypse_trail::Commitment& commitment) const
    {
        const auto list = [](const QStringList& ids) {
            return ids.isEmpty() ? QStringLiteral("none") : ids.join(u',');
        };
        QStringList words{option.id, list(commitment.survivors)};
        const bool isLoaded = std::ranges::any_of(convoy(), [&](const Crew* crew) {
            return std::ranges::any_of(crew->mods, [&](const auto& mod) {
                const auto* card = own().box().mod(mod.card);
                return !card->spend.empty() && mod.load.covers(card->load);
            });
        });
        if (isLoaded)
            words.append(list(commitment.spent));
        return words;
    }
    // One of each crew, as far as the option lets them.
    apocalypse_trail::CountedCommitment widest(const apocalypse_trail::ScenarioCard& card,
                                               const apocalypse_trail::ScenarioOption& option,
                                               const apocalypse_trail::Commitments& found) const
    {
        apocalypse_trail::CountedCommitment all = found.sets.front();
        for (const auto& set : found.sets) {
            apocalypse_trail::Commitment more = all.commitment;
            for (const QString& one : set.commitment.survivors) {
                if (!more.survivors.contains(one))
                    more.survivors.append(one);
            }
            if (apocalypse_trail::whyNotCommit(own(), own().turn.pawn, card, option, more).isEmpty())
                all.commitment = more;
        }
        all.counts = apocalypse_trail::countOf(own(), card, all.commitment.survivors);
        return all;
    }

    int m_crews;
    QStringList m_settings;
    QStringList m_plan;
};

} // namespace roadmarshal::test::trail
