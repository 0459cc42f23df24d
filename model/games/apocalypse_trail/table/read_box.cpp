#include "read_box.h"

#include "box_fields.h"
#include "names.h"
#include "read_content.h"
#include "read_scenarios.h"

#include <algorithm>

namespace roadmarshal::apocalypse_trail {

namespace {

constexpr int mostSettings = 50;
constexpr int mostAilments = 50;
constexpr int mostAbilities = 20;
constexpr int mostSkills = 50;
constexpr int mostBonuses = 20;
constexpr int mostSpeed = 100;
constexpr int mostFaces = 100;

// Goes once through the file, deck by deck; what is wrong is a problem of the reader.
class BoxReader
{
public:
    explicit BoxReader(const json::Reader& reader) : m_reader(reader) {}

    Box read()
    {
        m_box.json = m_reader.object();
        m_box.id = readContentId(m_reader, boxKind());
        m_box.name = m_reader[QStringLiteral("name")].text(longestName, m_box.id);
        readAilmentIds();
        each("settings", mostSettings, [&](const json::Reader& from) { readSetting(from); });
        each("scenarios", mostCards, [&](const json::Reader& from) {
            const QString id = newId(from);
            m_box.scenarios.push_back(readScenario(from, id, m_box, m_ailments));
        });
        each("vehicles", mostCards, [&](const json::Reader& from) { readVehicle(from); });
        each("leaders", mostCards,
             [&](const json::Reader& from) { m_box.leaders.push_back(readPerson(from, true)); });
        each("survivors", mostCards,
             [&](const json::Reader& from) { m_box.survivors.push_back(readPerson(from, false)); });
        each("mods", mostCards, [&](const json::Reader& from) { readMod(from); });
        readValues(m_reader[QStringLiteral("values")]);
        m_box.index();
        return std::move(m_box);
    }

private:
    template <class Read>
    void each(const char* deck, int most, Read read)
    {
        const json::Reader list = m_reader[QLatin1StringView(deck)];
        if (!isGiven(list))
            return;
        const qsizetype count = list.size(most);
        for (qsizetype i = 0; i < count && !m_reader.problem(); ++i) {
            (void)list[i].object();
            read(list[i]);
        }
    }

    // Of a card that has not been there yet, in any deck.
    QString newId(const json::Reader& from)
    {
        const json::Reader field = from[QStringLiteral("id")];
        const QString id = readId(field);
        if (!m_reader.problem() && !m_ids.insert(id).second)
            field.fail(QStringLiteral("is \"%1\" a second time").arg(id));
        return id;
    }

    // Effects may name ailments of any setting.
    void readAilmentIds()
    {
        each("settings", mostSettings, [&](const json::Reader& setting) {
            const json::Reader ailments = setting[QStringLiteral("ailments")];
            if (!isGiven(ailments))
                return;
            const qsizetype count = ailments.size(mostAilments);
            for (qsizetype i = 0; i < count; ++i) {
                (void)ailments[i].object();
                m_ailments.insert(readId(ailments[i][QStringLiteral("id")]));
            }
        });
    }

    void readSetting(const json::Reader& from)
    {
        Setting setting;
        setting.id = newId(from);
        setting.name = from[QStringLiteral("name")].text(longestName, setting.id);
        if (const json::Reader prices = from[QStringLiteral("prices")]; isGiven(prices)) {
            (void)prices.object();
            setting.prices = readStock(prices);
            std::ranges::copy_if(allResources, std::back_inserter(setting.sold),
                                 [&](Resource one) { return prices.has(wordFor(resourceWords, one)); });
        }
        setting.effects = readEffects(from[QStringLiteral("effects")], m_ailments);
        setting.global = readEffects(from[QStringLiteral("global")], m_ailments);
        setting.catastrophe = readEffects(from[QStringLiteral("catastrophe")], m_ailments);
        if (const json::Reader ailments = from[QStringLiteral("ailments")]; isGiven(ailments)) {
            for (qsizetype i = 0; i < ailments.size(mostAilments) && !m_reader.problem(); ++i)
                readAilment(ailments[i], setting);
        }
        m_box.settings.push_back(std::move(setting));
    }

    static void readAilment(const json::Reader& from, Setting& setting)
    {
        Ailment ailment{.id = from[QStringLiteral("id")].text(longestId)};
        if (std::ranges::contains(setting.ailments, ailment.id, &Ailment::id))
            from[QStringLiteral("id")].fail(QStringLiteral("is \"%1\" a second time").arg(ailment.id));
        ailment.skill = from[QStringLiteral("skill")].integer(-mostNumber, 0, 0);
        ailment.medicine = from[QStringLiteral("medicine")].integer(0, mostNumber, 0);
        if (const json::Reader deathAt = from[QStringLiteral("deathAt")]; isGiven(deathAt))
            ailment.deathAt = deathAt.integer(1, mostNumber);
        setting.ailments.push_back(ailment);
    }

    void readVehicle(const json::Reader& from)
    {
        VehicleCard card;
        card.id = newId(from);
        card.name = from[QStringLiteral("name")].text(longestName, card.id);
        card.cost = from[QStringLiteral("cost")].integer(0, mostNumber);
        card.speed = from[QStringLiteral("speed")].integer(1, mostSpeed);
        card.modCapacity = from[QStringLiteral("modCapacity")].integer(0, mostNumber);
        card.passengers = from[QStringLiteral("passengers")].integer(0, mostNumber);
        card.cargo = from[QStringLiteral("cargo")].integer(0, mostNumber);
        card.fuel = from[QStringLiteral("fuel")].integer(0, mostNumber);
        card.tracker = from[QStringLiteral("tracker")].integer(1, mostNumber);
        card.push = from[QStringLiteral("push")].integer(1, mostSpeed, 1);
        m_box.vehicles.push_back(std::move(card));
    }

    PersonCard readPerson(const json::Reader& from, bool leader)
    {
        PersonCard card;
        card.id = newId(from);
        card.name = from[QStringLiteral("name")].text(longestName, card.id);
        card.leader = leader;
        if (const json::Reader skills = from[QStringLiteral("skills")]; isGiven(skills)) {
            (void)skills.object();
            if (skills.keys().size() > mostSkills)
                skills.fail(QStringLiteral("has more than %1 entries").arg(mostSkills));
            for (const QString& skill : skills.keys())
                card.skills[skill] = skills[skill].integer(0, mostNumber);
        }
        const json::Reader abilities = from[QStringLiteral("abilities")];
        for (qsizetype i = 0; isGiven(abilities) && i < abilities.size(mostAbilities); ++i)
            card.abilities.push_back(readAbility(abilities[i]));
        return card;
    }

    static Ability readAbility(const json::Reader& from)
    {
        (void)from.object();
        Ability ability;
        ability.kind = static_cast<Ability::Kind>(from[QStringLiteral("kind")].word(abilityWords));
        ability.text = from[QStringLiteral("text")].text(longestText, {});
        if (const json::Reader in = from[QStringLiteral("in")]; isGiven(in))
            ability.in = in.text(longestId);
        if (ability.kind == Ability::Kind::CountsAs)
            ability.n = from[QStringLiteral("n")].integer(0, mostNumber);
        const json::Reader faces = from[QStringLiteral("faces")];
        for (qsizetype i = 0; ability.kind == Ability::Kind::Reroll && i < faces.size(mostFaces); ++i)
            ability.faces.push_back(faces[i].integer(1, mostFaces));
        return ability;
    }

    void readMod(const json::Reader& from)
    {
        ModCard card;
        card.id = newId(from);
        card.name = from[QStringLiteral("name")].text(longestName, card.id);
        card.cost = from[QStringLiteral("cost")].integer(0, mostNumber);
        card.size = from[QStringLiteral("size")].integer(0, mostNumber, 1);
        const json::Reader load = from[QStringLiteral("load")];
        if (isGiven(load))
            (void)load.object();
        card.load = readStock(load);
        card.inForce = readBonuses(from[QStringLiteral("while")]);
        card.spend = readBonuses(from[QStringLiteral("spend")]);
        if (!card.spend.empty() && card.load.isEmpty())
            from[QStringLiteral("spend")].fail(QStringLiteral("is there, but no load to give up"));
        card.cargo = from[QStringLiteral("cargo")].integer(0, mostNumber, 0);
        card.fuel = from[QStringLiteral("fuel")].integer(0, mostNumber, 0);
        card.passengers = from[QStringLiteral("passengers")].integer(0, mostNumber, 0);
        if (const json::Reader push = from[QStringLiteral("push")]; isGiven(push))
            card.push = push.integer(1, mostSpeed);
        m_box.mods.push_back(std::move(card));
    }

    static std::vector<Bonus> readBonuses(const json::Reader& from)
    {
        std::vector<Bonus> bonuses;
        for (qsizetype i = 0; isGiven(from) && i < from.size(mostBonuses); ++i) {
            (void)from[i].object();
            Bonus bonus;
            bonus.skill = from[i][QStringLiteral("skill")].text(longestId);
            bonus.n = from[i][QStringLiteral("n")].integer(0, mostNumber, 1);
            bonus.toVehicle =
                from[i][QStringLiteral("to")].word({QStringLiteral("one"), QStringLiteral("vehicle")}) == 1;
            bonuses.push_back(bonus);
        }
        return bonuses;
    }

    void readValues(const json::Reader& from)
    {
        if (!isGiven(from))
            return;
        (void)from.object();
        const Stock given = readStock(from);
        for (const Resource one : allResources) {
            if (from.has(wordFor(resourceWords, one)))
                m_box.values[one] = given[one];
        }
    }

    json::Reader m_reader;
    Box m_box;
    std::set<QString> m_ids;
    std::set<QString> m_ailments;
};

std::optional<Problem> problemOf(const QJsonObject& object)
{
    const auto read = readBox(object);
    return read ? std::nullopt : std::optional(read.error());
}

} // namespace

std::expected<Box, Problem> readBox(const QJsonObject& object)
{
    const json::Reader reader{QJsonValue(object)};
    checkHeader(reader, boxKind());
    Box box = BoxReader(reader).read();
    if (reader.problem())
        return std::unexpected(*reader.problem());
    return box;
}

std::expected<Box, Problem> boxAt(const json::Reader& reader, const content::Library& library)
{
    return contentAt(reader, boxKind(), library).and_then([](const Content& found) {
        return readBox(found.json).transform_error([&](const Problem& problem) {
            return found.placed(problem);
        });
    });
}

const content::Kind& boxKind()
{
    static const content::Kind kind{.id = QStringLiteral("box"),
                                    .label = QStringLiteral("field-box"),
                                    .game = gameId,
                                    .format = QStringLiteral("roadmarshal-box/1"),
                                    .folder = QStringLiteral("boxes"),
                                    .ending = QStringLiteral(".box.json"),
                                    .fields = boxFields(),
                                    .check = problemOf};
    return kind;
}

} // namespace roadmarshal::apocalypse_trail
